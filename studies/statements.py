"""The database's side of statements that are written by hand, for what every request asks."""

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import connection
from django.db.backends.utils import CursorWrapper


@contextmanager
def prepared() -> Iterator[CursorWrapper]:
    """A cursor for statements that are the same each time but for their parameters.

    PostgreSQL plans them once a connection; Django's own cursor writes the parameters into the
    text, so that planning a join takes longer than running it, every time.
    """
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            # Imported here: it loads the driver, which SQLite does without.
            from django.db.backends.postgresql.base import ServerBindingCursor

            cursor.cursor = ServerBindingCursor(connection.connection)  # type: ignore[call-arg]
        yield cursor
