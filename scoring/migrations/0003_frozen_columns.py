from django.db import migrations

from studies.triggers import guard_columns


class Migration(migrations.Migration):
    dependencies = [("scoring", "0002_run_progress"), ("studies", "0002_append_only_records")]

    operations = [
        guard_columns(
            "scoring_revision",
            ["id", "name", "kind", "parent_id", "archive", "python_version", "packages", "frozen_at"],
        ),
        guard_columns(
            "scoring_verdict",
            [
                "run_id", "trajectory_id", "correct", "adopted", "detected", "validated", "recovered",
                "ambiguous", "label", "warned", "unresolvable", "exposed", "eligible", "status",
                "reason", "claims", "details",
            ],
        ),
        guard_columns(
            "scoring_judgeanswer",
            ["key", "model", "text", "prompt_tokens", "completion_tokens", "cost", "latency_s"],
        ),
    ]
