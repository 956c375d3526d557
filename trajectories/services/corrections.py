"""Corrected references: a new version, never an edit."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from django.db import transaction

from studies.rules import BadInput
from trajectories import queries, records
from trajectories.models import Reference, Task
from trajectories.services.storing import unknown_task


@transaction.atomic
def correct_references(
    *, study_id: int, corrections: Sequence[dict[str, Any]], at: datetime
) -> int:
    """Add one reference version that holds the corrections; earlier versions stay as they are.

    Each correction has `task_id` and any of `reference`, `eligible`, `ineligible_reason`, `note`;
    what it leaves out stays as before. Returns the new version's number. Raises `BadInput`.
    """
    version = queries.newest_reference_version(study_id) + 1
    tasks = {row.task_id: row for row in queries.tasks(study_id)}
    current = queries.references_at([row.pk for row in tasks.values()], None)
    for correction in corrections:
        task = tasks.get(correction["task_id"])
        if task is None:
            raise BadInput(unknown_task(correction["task_id"]))
        _correct(task, current[task.pk], correction, version, at)
    return version


def _correct(
    task: Task, held: Reference, correction: dict[str, Any], version: int, at: datetime
) -> None:
    record = queries.task_record(task, held) | {
        key: correction[key]
        for key in ("reference", "eligible", "ineligible_reason")
        if key in correction
    }
    try:
        parsed = records.parse_task(record)
    except records.RecordError as error:
        raise BadInput(f"task {task.task_id}: {error}") from None
    Reference.objects.create(
        task=task,
        version=version,
        document=record["reference"],
        eligible=parsed.eligible,
        ineligible_reason=parsed.ineligible_reason,
        note=correction.get("note", ""),
        created_at=at,
        content_hash=records.content_hash(parsed),
    )
