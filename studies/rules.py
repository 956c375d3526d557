"""Refusals that a person can act on, and the checks of the ground floor."""

from datetime import datetime


class Refused(Exception):
    """What was asked is not allowed now; the text says why and what to do."""


class BadInput(Refused):
    """A file or a value that cannot be taken; the text names file, line and field."""


class MustNotUnmask(Refused):
    """The person still has blinded work in this study."""


def check_invitation_open(*, taken_at: datetime | None, expires_at: datetime, at: datetime) -> None:
    """Raise `Refused` unless the link is unused and still valid at `at`."""
    if taken_at is not None:
        raise Refused("This invitation was used already; ask the study's owner for a new one.")
    if expires_at <= at:
        raise Refused("This invitation has expired; ask the study's owner for a new one.")
