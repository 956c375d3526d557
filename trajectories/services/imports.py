"""Imports: staged in short transactions, so that nobody waits, and published by one update."""

import json
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from django.conf import settings
from django.db import transaction
from django.utils import timezone

from studies.rules import Refused
from trajectories import records
from trajectories.models import Event, ImportBatch, Reference, Task, Trajectory
from trajectories.services import arrivals
from trajectories.services.arrivals import Rejected
from trajectories.services.storing import (
    Importing,
    ImportSummary,
    Progress,
    store_tasks,
    store_trajectories,
)

ABANDONED_AFTER = timedelta(seconds=20)
# How many warnings and rejects the import's page lists; the rejects file holds them all.
SHOWN = 1000


def import_study(
    *,
    study_id: int,
    tasks: Sequence[Path],
    trajectories: Sequence[Path],
    at: datetime,
    reading: arrivals.Reading = arrivals.DEFAULT,
    on_error: str = "stop",
    progress: Progress | None = None,
) -> ImportSummary:
    """Import files; all of it, or (with `on_error="skip"`) all that can be read.

    Importing the same files again adds nothing. Raises `BadInput` naming file, line and field,
    after which the study is as it was.
    """
    return _import(
        study_id=study_id,
        tasks=(arrival for path in tasks for arrival in arrivals.task_file(path)),
        trajectories=(
            arrival for path in trajectories for arrival in arrivals.trace_file(path, reading)
        ),
        sources=[path.name for path in (*tasks, *trajectories)],
        source_format=reading.source_format,
        on_error=on_error,
        at=at,
        progress=progress,
    )


def import_records(
    *,
    study_id: int,
    tasks: Iterable[dict[str, Any]],
    trajectories: Iterable[dict[str, Any]],
    sources: Sequence[str],
    at: datetime,
    progress: Progress | None = None,
) -> ImportSummary:
    """Import native records that are in memory already; as `import_study`."""
    return _import(
        study_id=study_id,
        tasks=arrivals.native(tasks, records.parse_task, f"{sources[0]} (task"),
        trajectories=arrivals.native(
            trajectories, records.parse_trajectory, f"{sources[0]} (trajectory"
        ),
        sources=list(sources),
        source_format="native",
        on_error="stop",
        at=at,
        progress=progress,
    )


def _import(
    *,
    study_id: int,
    tasks: Iterable[arrivals.Arrival],
    trajectories: Iterable[arrivals.Arrival],
    sources: list[str],
    source_format: str,
    on_error: str,
    at: datetime,
    progress: Progress | None,
) -> ImportSummary:
    batch = open_batch(study_id=study_id, sources=sources, source_format=source_format, at=at)
    importing = Importing(batch, on_error, progress)
    try:
        importing.stage(tasks, store_tasks)
        importing.stage(trajectories, store_trajectories)
        publish(importing, at=at)
    except BaseException:
        discard(batch.pk)
        raise
    return importing.summary


@transaction.atomic
def open_batch(
    *, study_id: int, sources: list[str], source_format: str, at: datetime
) -> ImportBatch:
    """Begin an import; what a killed one left behind is removed first.

    Raises `Refused` while another import into the study is alive.
    """
    for stale in ImportBatch.objects.filter(study=study_id, published_at=None):
        # A beat from the future is one from before the clock was put back.
        if abs(timezone.now() - stale.beat_at) < ABANDONED_AFTER:
            raise Refused(
                "Another import into this study is running, or was killed a moment ago; "
                f"try again in {ABANDONED_AFTER.seconds} seconds."
            )
        discard(stale.pk)
    return ImportBatch.objects.create(
        study_id=study_id,
        sources=sources,
        source_format=source_format,
        started_at=at,
        beat_at=timezone.now(),
    )


@transaction.atomic
def publish(importing: Importing, *, at: datetime) -> None:
    """Make the staged rows part of the study, by one update; an import of nothing leaves no row."""
    summary = importing.summary
    if importing.rejects:
        summary.rejects_path = _write_rejects(importing)
    if not (summary.tasks or summary.trajectories or summary.skipped):
        ImportBatch.objects.filter(pk=importing.batch.pk).delete()
        return
    ImportBatch.objects.filter(pk=importing.batch.pk).update(
        published_at=at,
        n_tasks=summary.tasks,
        n_trajectories=summary.trajectories,
        n_skipped=summary.skipped,
        n_duplicates=summary.duplicates,
        warnings=summary.warnings[:SHOWN],
        rejects=[reject_row(reject) for reject in importing.rejects[:SHOWN]],
        rejects_path=str(summary.rejects_path or ""),
    )


@transaction.atomic
def discard(batch_pk: int) -> None:
    """Remove an import that was not published, rows and all."""
    Event.objects.filter(trajectory__batch=batch_pk)._raw_delete("default")
    Trajectory.objects.filter(batch=batch_pk)._raw_delete("default")
    Reference.objects.filter(task__batch=batch_pk)._raw_delete("default")
    Task.objects.filter(batch=batch_pk)._raw_delete("default")
    ImportBatch.objects.filter(pk=batch_pk, published_at=None).delete()


def _write_rejects(importing: Importing) -> Path:
    folder = settings.DATA_DIR / "rejects"
    folder.mkdir(exist_ok=True)
    path = folder / f"import-{importing.batch.pk}.jsonl"
    with path.open("w") as out:
        for reject in importing.rejects:
            out.write(json.dumps(reject_row(reject), ensure_ascii=False) + "\n")
    return path


def reject_row(reject: Rejected) -> dict[str, Any]:
    """One line of a rejects file: where the record stands and why it was refused."""
    file, _, line = reject.place.rpartition(":")
    return {"file": file, "line": int(line), "reason": reject.reason}
