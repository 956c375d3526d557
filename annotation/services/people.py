"""Finding, and where asked making, the people of a packet."""

from collections.abc import Sequence

from django.core.exceptions import ValidationError
from django.db import transaction

from studies.models import User
from studies.rules import BadInput


@transaction.atomic
def people_named(usernames: Sequence[str], *, create: bool = False) -> list[int]:
    """The ids of these people, in this order.

    With `create`, who is unknown becomes a person without a password: labels can be imported in
    their name, and an owner can invite them. Raises `BadInput` for an unknown name otherwise.
    """
    if twice := sorted({name for name in usernames if usernames.count(name) > 1}):
        raise BadInput(f"{twice[0]} is named twice.")
    known = dict(User.objects.filter(username__in=usernames).values_list("username", "pk"))
    if (unknown := [name for name in usernames if name not in known]) and not create:
        raise BadInput(
            f"There is no person {', '.join(unknown)}; use --create-annotators to make them."
        )
    return [known.get(name) or _make(name).pk for name in usernames]


def _make(username: str) -> User:
    try:
        User.username_validator(username)
    except ValidationError:
        raise BadInput(
            f"{username!r} is not a name: letters, digits and @ . + - _ are allowed."
        ) from None
    return User.objects.create_user(username=username)
