"""Accounts as Django keeps them; who asks is read by one hand-written statement."""

import json

from django.contrib.auth.backends import ModelBackend

from studies.models import User
from studies.statements import prepared

# In the order of the model, as `from_db` takes them; what else there is about a person is read
# when something asks for it.
COLUMNS = ("id", "password", "username", "is_active", "preferences")
READ = f"SELECT {', '.join(COLUMNS)} FROM studies_user WHERE id = %s"


class AccountBackend(ModelBackend):
    """Django's own. Every request reads its person, which the ORM makes four times as slow."""

    def get_user(self, user_id: int) -> User | None:
        """The person of a session, if they may still sign in."""
        with prepared() as cursor:
            cursor.execute(READ, [user_id])
            row = cursor.fetchone()
        if row is None:
            return None
        *facts, is_active, preferences = row
        person = User.from_db(
            "default", COLUMNS, [*facts, bool(is_active), json.loads(preferences)]
        )
        return person if self.user_can_authenticate(person) else None
