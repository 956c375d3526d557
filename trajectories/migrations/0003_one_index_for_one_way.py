"""Indexes that others begin with, dropped: each costs an import, and none serves a query."""

import django.db.models.deletion
from django.db import migrations, models

# In place, since altering the columns would copy the tables on SQLite, and lose their triggers.
DROPPED = {
    "trajectories_event_trajectory_id_91f741d7": ("trajectories_event", "trajectory_id"),
    "trajectories_trajectory_study_id_0742861c": ("trajectories_trajectory", "study_id"),
}


class Migration(migrations.Migration):
    dependencies = [("trajectories", "0002_frozen_columns")]

    operations = [
        migrations.SeparateDatabaseAndState(
            database_operations=[
                migrations.RunSQL(
                    f'DROP INDEX IF EXISTS "{name}"',
                    f'CREATE INDEX "{name}" ON "{table}" ("{column}")',
                )
                for name, (table, column) in DROPPED.items()
            ],
            state_operations=[
                migrations.AlterField(
                    "event",
                    "trajectory",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="events",
                        to="trajectories.trajectory",
                    ),
                ),
                migrations.AlterField(
                    "trajectory",
                    "study",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="trajectories",
                        to="studies.study",
                    ),
                ),
            ],
        ),
    ]
