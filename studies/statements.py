"""The database's side of statements that are written by hand: of every request, or of many rows."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from django.db import connection
from django.db.backends.utils import CursorWrapper
from django.db.models import Model


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


def insert_rows(
    model: type[Model], columns: Sequence[str], rows: Iterable[tuple[Any, ...]]
) -> None:
    """Insert rows past the ORM, which would cost more than the rest of the work together.

    The values are the database's own: JSON as text, and one for each column without a default.
    """
    quoted = ", ".join(connection.ops.quote_name(column) for column in columns)
    table = f"{connection.ops.quote_name(model._meta.db_table)} ({quoted})"
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            with cursor.copy(f"COPY {table} FROM STDIN") as copy:
                for row in rows:
                    copy.write_row(row)
        else:
            marks = ", ".join(["%s"] * len(columns))
            cursor.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)  # type: ignore[arg-type]
