"""Count the finished items of each person and round, and let the database keep the counts."""

from django.apps.registry import Apps
from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor

COUNT = """
INSERT INTO annotation_progress (round_id, annotator_id, n_done)
SELECT round_id, annotator_id, COUNT(*) FROM annotation_assignment WHERE is_complete
GROUP BY round_id, annotator_id
"""

KEEP = """
INSERT INTO annotation_progress (round_id, annotator_id, n_done)
VALUES (NEW.round_id, NEW.annotator_id, CASE WHEN NEW.is_complete THEN 1 ELSE -1 END)
ON CONFLICT (round_id, annotator_id)
DO UPDATE SET n_done = annotation_progress.n_done + excluded.n_done;
"""

NAME = "annotation_assignment_is_counted"
WHEN = (
    f"CREATE TRIGGER {NAME} AFTER UPDATE OF is_complete ON annotation_assignment FOR EACH ROW "
    "WHEN (OLD.is_complete <> NEW.is_complete)"
)
TRIGGER = {
    "sqlite": (f"{WHEN} BEGIN {KEEP} END",),
    "postgresql": (
        f"CREATE FUNCTION {NAME}() RETURNS trigger LANGUAGE plpgsql AS "
        f"$$ BEGIN {KEEP} RETURN NULL; END $$",
        f"{WHEN} EXECUTE FUNCTION {NAME}()",
    ),
}
DROP = {
    "sqlite": (f"DROP TRIGGER {NAME}",),
    "postgresql": (f"DROP FUNCTION {NAME} CASCADE",),
}


def count(apps: Apps, editor: BaseDatabaseSchemaEditor) -> None:
    """The trigger first: it holds off saves until the count is stored."""
    for statement in (*TRIGGER[editor.connection.vendor], COUNT):
        editor.execute(statement, params=None)


def forget(apps: Apps, editor: BaseDatabaseSchemaEditor) -> None:
    for statement in (*DROP[editor.connection.vendor], "DELETE FROM annotation_progress"):
        editor.execute(statement, params=None)


class Migration(migrations.Migration):
    dependencies = [("annotation", "0004_progress")]

    operations = [migrations.RunPython(count, forget)]
