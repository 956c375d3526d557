"""Columns that the database itself keeps from changing: used by migrations of every floor.

A table that a migration remakes (SQLite does so for most changes) loses its triggers; repeat
the operation after such a migration. `tests/architecture` lists those that must exist.
"""

from collections.abc import Sequence

from django.apps.registry import Apps
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations import RunPython


def guard_columns(table: str, columns: Sequence[str]) -> RunPython:
    """A migration operation: an UPDATE that sets one of the columns fails from now on."""

    def make(apps: Apps, editor: BaseDatabaseSchemaEditor) -> None:
        quoted = ", ".join(f'"{column}"' for column in columns)
        name = f"{table}_is_frozen"
        for statement in _STATEMENTS[editor.connection.vendor]:
            editor.execute(statement.format(name=name, table=table, columns=quoted), params=None)

    def drop(apps: Apps, editor: BaseDatabaseSchemaEditor) -> None:
        on = f' ON "{table}"' if editor.connection.vendor == "postgresql" else ""
        editor.execute(f'DROP TRIGGER IF EXISTS "{table}_is_frozen"{on}', params=None)

    return RunPython(make, drop)


_STATEMENTS = {
    "sqlite": (
        'CREATE TRIGGER IF NOT EXISTS "{name}" BEFORE UPDATE OF {columns} ON "{table}" '
        "BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END",
    ),
    "postgresql": (
        'CREATE OR REPLACE FUNCTION "{name}"() RETURNS trigger LANGUAGE plpgsql AS '
        "$$ BEGIN RAISE EXCEPTION '{table} is append-only'; END $$",
        'CREATE OR REPLACE TRIGGER "{name}" BEFORE UPDATE OF {columns} ON "{table}" '
        'FOR EACH ROW EXECUTE FUNCTION "{name}"()',
    ),
}
