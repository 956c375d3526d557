from django.db import migrations

from studies.triggers import guard_columns


class Migration(migrations.Migration):
    dependencies = [("trajectories", "0001_initial")]

    operations = [
        guard_columns(
            "trajectories_event",
            [
                "trajectory_id", "index", "route", "role", "tool", "arguments", "message",
                "observation", "clean_observation", "poisoned", "operator", "error", "extra",
            ],
        ),
        guard_columns(
            "trajectories_trajectory",
            [
                "study_id", "task_id", "trajectory_id", "environment", "method", "adapter", "model",
                "answer", "first_answer", "status", "exposed", "metadata", "content_hash",
            ],
        ),
        guard_columns(
            "trajectories_reference",
            ["task_id", "version", "document", "eligible", "content_hash"],
        ),
    ]
