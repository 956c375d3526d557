"""Sessions in the database, as Django keeps them, read by one hand-written statement."""

from typing import Any

from django.contrib.sessions.backends import db
from django.db import InterfaceError, OperationalError, connection
from django.utils import timezone

from studies.statements import prepared

READ = "SELECT session_data FROM django_session WHERE session_key = %s AND expire_date > %s"


class SessionStore(db.SessionStore):
    """Django's own store. Every request reads a session, which the ORM makes four times as slow."""

    def load(self) -> dict[str, Any]:
        """What the session holds; empty, and without a key, where it is unknown or over."""
        stored = self._stored()
        if stored is None:
            self._session_key = None
            return {}
        return self.decode(stored)

    def _stored(self) -> str | None:
        """The session's text; the read is itself the check of a kept connection."""
        connection.health_check_done = True
        try:
            return _read(self.session_key)
        except (InterfaceError, OperationalError):
            if connection.in_atomic_block:
                raise
            connection.close()
            return _read(self.session_key)


def _read(key: str | None) -> str | None:
    now = connection.ops.adapt_datetimefield_value(timezone.now())
    with prepared() as cursor:
        cursor.execute(READ, [key, now])
        row = cursor.fetchone()
    return row[0] if row else None
