"""Reads of the corpus; only what a published import brought is ever seen."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from django.db.models import Count, Max, QuerySet

from trajectories.models import Event, ImportBatch, Reference, Task, Trajectory

BLOCK = 500


@dataclass(frozen=True)
class TrajectoryFacts:
    """What a table is sliced by; no text of the run."""

    pk: int
    trajectory_id: str
    task_id: str
    suite: str
    dataset: str
    template: str
    environment: str
    method: str
    adapter: str
    model: str
    operator: str
    poison_probability: float | None
    stratum: str
    repetition: int
    exposed: bool
    status: str
    eligible: bool
    reference_version: int


def published(study_id: int) -> QuerySet[Trajectory]:
    """The study's trajectories, by id."""
    rows = Trajectory.objects.filter(study=study_id, batch__published_at__isnull=False)
    return rows.order_by("trajectory_id", "pk")


def batches(study_id: int) -> QuerySet[ImportBatch]:
    """The study's finished imports, newest first."""
    rows = ImportBatch.objects.filter(study=study_id, published_at__isnull=False)
    return rows.order_by("-published_at", "-pk")


def newest_reference_version(study_id: int) -> int:
    """The greatest reference version of the study; 1 where nothing was corrected."""
    rows = Reference.objects.filter(task__study=study_id)
    return rows.aggregate(newest=Max("version"))["newest"] or 1


def references_at(task_pks: Iterable[int], version: int | None) -> dict[int, Reference]:
    """For each task, the row that answers it at `version` (the newest where None)."""
    rows = Reference.objects.filter(task__in=set(task_pks))
    if version is not None:
        rows = rows.filter(version__lte=version)
    return {row.task_id: row for row in rows.order_by("version", "pk")}


def task_record(task: Task, reference: Reference) -> dict[str, Any]:
    """The interface's task object, as of one reference."""
    return {
        "task_id": task.task_id,
        "suite": task.suite,
        "query": task.query,
        "dataset": task.dataset,
        "template": task.template,
        "reference": reference.document,
        "eligible": reference.eligible,
        "ineligible_reason": reference.ineligible_reason,
        "source": task.source,
        **task.extra,
    }


RUN_KEYS = (
    "environment", "method", "adapter", "model", "repetition", "poison_probability", "answer",
    "first_answer", "status", "latency_s", "requests", "metadata",
)  # fmt: skip
EVENT_KEYS = (
    "index", "route", "tool", "arguments", "message", "observation", "clean_observation",
    "poisoned", "operator", "error",
)  # fmt: skip


def event_records(trajectory_pks: Sequence[int]) -> dict[int, list[dict[str, Any]]]:
    """The ordered events of each trajectory in the interface's form, in one query."""
    by_run: dict[int, list[dict[str, Any]]] = defaultdict(list)
    rows = Event.objects.filter(trajectory__in=trajectory_pks).order_by("trajectory_id", "index")
    # Rows, not models: a worker reads as many events as its scorer does.
    for pk, role, extra, *values in rows.values_list("trajectory", "role", "extra", *EVENT_KEYS):
        by_run[pk].append(_event_record(values, role, extra))
    return by_run


def _event_record(values: Sequence[Any], role: str, extra: dict[str, Any]) -> dict[str, Any]:
    """The interface's event object; a text turn has no tool."""
    known = dict(zip(EVENT_KEYS, values, strict=True))
    known["operator"] = known["operator"] or None
    if role:
        known["role"] = role
    return known | extra


def pairs(
    trajectory_pks: Sequence[int], *, references: int | None = None
) -> Iterator[tuple[int, dict[str, Any], dict[str, Any]]]:
    """Yield (pk, task record, trajectory record) in the given order, four queries a block.

    `references` is the reference version that tasks are given at; the newest where None.
    """
    for start in range(0, len(trajectory_pks), BLOCK):
        block = trajectory_pks[start : start + BLOCK]
        rows = Trajectory.objects.filter(pk__in=block)
        runs = {pk: run for pk, *run in rows.values_list("pk", "task", "trajectory_id", *RUN_KEYS)}
        tasks = {
            row.pk: row for row in Task.objects.filter(pk__in={run[0] for run in runs.values()})
        }
        answers = references_at(tasks, references)
        events = event_records(block)
        for pk in block:
            task_pk, trajectory_id, *values = runs[pk]
            task = tasks[task_pk]
            run = {"trajectory_id": trajectory_id, "task_id": task.task_id}
            run |= zip(RUN_KEYS, values, strict=True)
            yield pk, task_record(task, answers[task_pk]), run | {"events": events[pk]}


def facts(
    study_id: int, trajectory_pks: Sequence[int] | None = None, *, references: int | None = None
) -> dict[int, TrajectoryFacts]:
    """Slice facts by trajectory pk, for all of the study's published runs or the given ones."""
    rows = published(study_id)
    if trajectory_pks is not None:
        rows = rows.filter(pk__in=trajectory_pks)
    found = list(
        rows.values_list(
            "pk", "trajectory_id", "task_id", "task__task_id", "task__suite", "task__dataset",
            "task__template", "environment", "method", "adapter", "model", "operator",
            "poison_probability", "stratum", "repetition", "exposed", "status",
        )
    )  # fmt: skip
    answers = references_at({row[2] for row in found}, references)
    return {row[0]: _facts(row, answers[row[2]]) for row in found}


def _facts(row: tuple[Any, ...], reference: Reference) -> TrajectoryFacts:
    pk, trajectory_id, _, *slices = row
    found = (pk, trajectory_id, *slices, reference.eligible, reference.version)
    return TrajectoryFacts(*found)


def tool_calls(trajectory_pks: Sequence[int]) -> dict[int, int]:
    """How many tool calls each of the runs made, in one query; a run without any is left out."""
    rows = Event.objects.filter(trajectory__in=trajectory_pks, tool__isnull=False)
    return dict(rows.order_by().values_list("trajectory_id").annotate(n=Count("pk")))


CELLS = ("task__suite", "environment", "method", "exposed")


def counts(study_id: int) -> list[dict[str, Any]]:
    """Trajectories per suite × environment × method × exposure, one GROUP BY."""
    rows = published(study_id).order_by().values(*CELLS).annotate(n=Count("pk"))
    return list(rows.order_by(*CELLS))


def tasks(study_id: int) -> QuerySet[Task]:
    """The study's tasks, by id."""
    rows = Task.objects.filter(study=study_id, batch__published_at__isnull=False)
    return rows.order_by("task_id", "pk")


def listed(study_id: int) -> QuerySet[Trajectory]:
    """Published runs with their tasks, without their texts: for lists."""
    rows = published(study_id).select_related("task")
    return rows.defer("answer", "first_answer", "metadata", "warnings", "task__query")


SLICES = {
    "suite": "task__suite",
    "environment": "environment",
    "method": "method",
    "adapter": "adapter",
    "model": "model",
    "operator": "operator",
}


def slice_values(study_id: int) -> dict[str, list[str]]:
    """The values that occur in the study for each field that a table is sliced by."""
    rows = published(study_id).order_by()
    return {
        name: sorted(value for value in rows.values_list(path, flat=True).distinct() if value)
        for name, path in SLICES.items()
    }
