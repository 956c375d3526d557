"""Which runs of a study a packet could hold, and what has to be kept from its readers."""

from collections.abc import Collection, Sequence
from typing import Any

from django.db.models import Count

from studies.rules import BadInput
from trajectories.models import Event, Trajectory
from trajectories.queries import published

SAMPLING_FIELDS = {
    "suite": "task__suite",
    "dataset": "task__dataset",
    "template": "task__template",
    "task_id": "task__task_id",
    "environment": "environment",
    "method": "method",
    "adapter": "adapter",
    "model": "model",
    "operator": "operator",
    "poison_probability": "poison_probability",
    "stratum": "stratum",
    "repetition": "repetition",
    "exposed": "exposed",
    "status": "status",
}
# Runs are a pair when they have all of these but the paired ones in common.
PAIRABLE = ("environment", "method", "adapter", "model", "repetition")
METADATA = "metadata."


def candidates(
    study_id: int,
    *,
    stratify: Sequence[str] = (),
    pairs: Sequence[str] = (),
    excluded_tasks: Collection[str] = frozenset(),
    trajectory_ids: Sequence[str] | None = None,
) -> list[tuple[int, str, str]]:
    """The study's published runs as (pk, stratum, pair group), by trajectory id."""
    _check_fields(stratify, pairs)
    rows = published(study_id)
    if trajectory_ids is not None:
        rows = rows.filter(trajectory_id__in=trajectory_ids)
    columns = {
        "pk", "trajectory_id", "task__task_id", *(PAIRABLE if pairs else ()),
        *(("metadata",) if any(name.startswith(METADATA) for name in stratify) else ()),
        *(SAMPLING_FIELDS[name] for name in stratify if name in SAMPLING_FIELDS),
    }  # fmt: skip
    found = [row for row in rows.values(*columns) if row["task__task_id"] not in excluded_tasks]
    _check_found(found, trajectory_ids)
    return [(row["pk"], _stratum(row, stratify), _group(row, pairs)) for row in found]


def _check_fields(stratify: Sequence[str], pairs: Sequence[str]) -> None:
    for name in stratify:
        if name not in SAMPLING_FIELDS and not name.startswith(METADATA):
            raise BadInput(
                f"Cannot stratify by {name!r}; choose from {', '.join(SAMPLING_FIELDS)} or "
                "metadata.KEY."
            )
        if name in pairs:
            raise BadInput(f"{name} is paired, so it cannot stratify too.")
    for name in pairs:
        if name not in PAIRABLE:
            raise BadInput(f"Cannot pair by {name!r}; choose from {', '.join(PAIRABLE)}.")


def _check_found(found: list[dict[str, Any]], trajectory_ids: Sequence[str] | None) -> None:
    if trajectory_ids is None:
        return
    missing = sorted(set(trajectory_ids) - {row["trajectory_id"] for row in found})
    if missing:
        raise BadInput(
            f"{len(missing)} of the listed trajectories cannot be taken: not in the study, or of "
            f"an excluded task. The first is {missing[0]!r}."
        )


def _stratum(row: dict[str, Any], stratify: Sequence[str]) -> str:
    """The cell's name, `field=value` joined by ` | `; empty where nothing stratifies."""
    return " | ".join(f"{name}={_value(row, name)}" for name in stratify)


def _value(row: dict[str, Any], name: str) -> Any:
    if name.startswith(METADATA):
        return row["metadata"].get(name.removeprefix(METADATA))
    return row[SAMPLING_FIELDS[name]]


def _group(row: dict[str, Any], pairs: Sequence[str]) -> str:
    if not pairs:
        return row["trajectory_id"]
    kept = [f"{name}={row[name]}" for name in PAIRABLE if name not in pairs]
    return " | ".join([row["task__task_id"], *kept])


def secrets(study_id: int, trajectory_pks: Sequence[int]) -> dict[str, frozenset[str]]:
    """The masked values of the study's runs, and the prompts that the sampled ones share.

    Returns the sets `models`, `adapters`, `methods` and `prompts`.

    A user turn that runs of two tasks have word for word is a prompt of the protocol, not part
    of a question.
    """
    rows = published(study_id).order_by()
    prompts = (
        Event.objects.filter(trajectory__in=trajectory_pks, tool=None, role="user")
        .exclude(message="")
        .values("message")
        .annotate(n_tasks=Count("trajectory__task", distinct=True))
        .filter(n_tasks__gte=2)
    )
    return {
        "models": _distinct(rows, "model"),
        "adapters": _distinct(rows, "adapter"),
        "methods": _distinct(rows, "method"),
        "prompts": frozenset(row["message"] for row in prompts.order_by()),
    }


def _distinct(rows: Any, column: str) -> frozenset[str]:
    return frozenset(rows.values_list(column, flat=True).distinct()) - {""}


def withheld(trajectory_pks: Sequence[int]) -> dict[int, dict[str, Any]]:
    """For each run what its document must not say; for the scan at the freeze."""
    rows = Trajectory.objects.filter(pk__in=trajectory_pks).order_by("pk")
    columns = ("trajectory_id", "model", "method", "adapter", "environment", "metadata")
    return {row.pop("pk"): row for row in rows.values("pk", *columns)}
