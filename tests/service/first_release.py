"""A database of the first schema, with rows in it, brought up to the newest; by `test_upgrade`.

Runs on an empty database of its own, and prints what came through as JSON.
"""

import json
import sys
from datetime import UTC, datetime

import django

django.setup()

from django.core.management import call_command  # noqa: E402
from django.db import connection  # noqa: E402
from django.db.migrations.executor import MigrationExecutor  # noqa: E402
from django.db.migrations.state import StateApps  # noqa: E402

AT = datetime(2026, 1, 5, 9, 0, tzinfo=UTC)
FLOORS = ("studies", "trajectories", "annotation", "scoring", "audits")


def first_release() -> list[tuple[str, str]]:
    """The first migration of each floor."""
    known = MigrationExecutor(connection).loader.disk_migrations
    return [(app, min(name for label, name in known if label == app)) for app in FLOORS]


def fill(apps: StateApps) -> None:
    """A row in the tables that everything hangs on, as the first release would store it."""
    user = apps.get_model("studies", "User").objects.create(username="ada", password="!")
    study = apps.get_model("studies", "Study").objects.create(slug="s", title="S", created_at=AT)
    apps.get_model("studies", "Membership").objects.create(
        study=study, user=user, role="owner", created_at=AT
    )
    apps.get_model("studies", "ActionRecord").objects.create(
        study=study, user=user, action="import", subject="x", at=AT
    )
    batch = apps.get_model("trajectories", "ImportBatch").objects.create(
        study=study, started_at=AT, beat_at=AT, published_at=AT
    )
    task = apps.get_model("trajectories", "Task").objects.create(
        study=study, batch=batch, task_id="t", query="How many?", content_hash="0" * 64
    )
    run = apps.get_model("trajectories", "Trajectory").objects.create(
        study=study, batch=batch, task=task, trajectory_id="r", answer="7", content_hash="1" * 64
    )
    revision = apps.get_model("scoring", "Revision").objects.create(
        id="a" * 64, name="outside", kind="outside", frozen_at=AT
    )
    scored = apps.get_model("scoring", "ScoringRun").objects.create(
        study=study, revision=revision, reference_version=1, state="done",
        created_at=AT, finished_at=AT,
    )  # fmt: skip
    apps.get_model("scoring", "Verdict").objects.create(
        run=scored, trajectory=run, correct=True, exposed=False, eligible=True, status="ok"
    )


def kept() -> dict[str, object]:
    """The same rows, read by the code of today."""
    from scoring.models import Verdict
    from studies.models import ActionRecord, Membership

    verdict = Verdict.objects.select_related("trajectory__task", "run__revision").get()
    return {
        "correct": verdict.correct,
        "answer": verdict.trajectory.answer,
        "query": verdict.trajectory.task.query,
        "state": verdict.run.state,
        "revision": verdict.run.revision.name,
        "owner": Membership.objects.get().user.username,
        "action": ActionRecord.objects.get().action,
    }


def main() -> None:
    executor = MigrationExecutor(connection)
    state = executor.migrate(first_release())
    fill(state.apps)
    call_command("migrate", verbosity=0)
    json.dump(kept(), sys.stdout)


if __name__ == "__main__":
    main()
