"""Verdicts: rows for audits, rates for pages, and where two runs differ."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.db.models import Count, Q, QuerySet

from scoring.models import ScoringRun, Verdict
from scoring.rules import FIELDS

# An annotation named as a field would hide it from the annotations after it.
COUNT_OF = "count_of_"
SLICES = {
    "suite": "trajectory__task__suite",
    "environment": "trajectory__environment",
    "method": "trajectory__method",
    "adapter": "trajectory__adapter",
    "model": "trajectory__model",
    "operator": "trajectory__operator",
    "poison_probability": "trajectory__poison_probability",
    "stratum": "trajectory__stratum",
}


@dataclass(frozen=True)
class VerdictRow:
    """What a revision decided on one trajectory; null means not judged."""

    correct: bool | None
    adopted: bool | None
    detected: bool | None
    validated: bool | None
    recovered: bool | None
    ambiguous: bool | None
    label: str
    warned: bool | None
    unresolvable: bool | None
    exposed: bool
    eligible: bool
    status: str
    reason: str
    claims: list[dict[str, Any]]
    details: dict[str, Any]
    reference_version: int


@dataclass(frozen=True)
class RateRow:
    """Counts of a run's verdicts in one slice; each metric's denominator stands beside it."""

    slice: str
    value: Any
    n: int
    n_eligible: int
    n_exposed: int
    n_failed: int
    n_unreferenced: int
    correct: int
    detected: int
    validated: int
    recovered: int
    adopted: int
    blind: int
    validated_adopted: int
    ambiguous: int


@dataclass(frozen=True)
class ChangedDecision:
    """One trajectory on which two runs decided differently: field → (first, second)."""

    trajectory_pk: int
    fields: Mapping[str, tuple[bool | None, bool | None]]
    first_status: str
    second_status: str


@dataclass(frozen=True)
class DecisionsDiff:
    """Two runs' decisions on the trajectories that both judged.

    `counts` holds, per field, how often each pair (first, second) occurred.
    """

    n_compared: int
    counts: Mapping[str, Mapping[tuple[bool | None, bool | None], int]]
    changed: Sequence[ChangedDecision]


def verdict_table(
    *,
    study_id: int,
    revision_id: str,
    trajectory_pks: Sequence[int],
    reference_version: int | None = None,
) -> dict[int, VerdictRow]:
    """Verdicts by trajectory pk, for the given trajectories that have one.

    Of the run at `reference_version`, or of the newest reference version that the revision was
    run at.
    """
    rows = ScoringRun.objects.filter(study=study_id, revision=revision_id)
    if reference_version is not None:
        rows = rows.filter(reference_version=reference_version)
    run = rows.order_by("-reference_version", "-pk").first()
    return run_verdicts(run.pk, trajectory_pks) if run else {}


def run_verdicts(run_id: int, trajectory_pks: Sequence[int] | None = None) -> dict[int, VerdictRow]:
    """A run's verdicts by trajectory pk; all of them where no trajectories are named."""
    rows = Verdict.objects.filter(run=run_id)
    version = ScoringRun.objects.values_list("reference_version", flat=True).get(pk=run_id)
    if trajectory_pks is None:
        return {row.trajectory_id: _verdict_row(row, version) for row in rows.order_by("pk")}
    found: dict[int, VerdictRow] = {}
    for start in range(0, len(trajectory_pks), 5000):
        block = rows.filter(trajectory__in=trajectory_pks[start : start + 5000])
        found |= {row.trajectory_id: _verdict_row(row, version) for row in block.order_by("pk")}
    return found


_COPIED = tuple(n for n in VerdictRow.__dataclass_fields__ if n != "reference_version")


def _verdict_row(row: Verdict, reference_version: int) -> VerdictRow:
    values = {name: getattr(row, name) for name in _COPIED}
    return VerdictRow(**values, reference_version=reference_version)


def study_rates(run_id: int, by: str | None = None) -> list[RateRow]:
    """Counts over a whole run, overall or for each value of one slice field; one GROUP BY.

    `correct` counts eligible trajectories only, the behaviours exposed ones only. Failed
    verdicts stay in every denominator.
    """
    rows = Verdict.objects.filter(run=run_id).order_by()
    if by is None:
        return [_rate_row("overall", "", rows.aggregate(**_counts()))]
    path = SLICES[by]
    grouped = rows.values(path).annotate(**_counts()).order_by(path)
    return [_rate_row(by, row.pop(path), row) for row in grouped]


def label_counts(run_id: int) -> dict[str, int]:
    """How often a run gave each nominal label; empty where its scorer gives none."""
    rows = Verdict.objects.filter(run=run_id).exclude(label="").order_by()
    return dict(rows.values_list("label").annotate(n=Count("pk")).order_by("label"))


CELL = ("suite", "environment", "method", "adapter", "model", "stratum")


def cell_counts(run_id: int) -> list[dict[str, Any]]:
    """The counts of `study_rates` for every task in every cell of CELL; one GROUP BY.

    What a population is estimated from: as many rows as the run has tasks and cells, no texts.
    """
    paths = {"task_id": "trajectory__task__task_id"} | {name: SLICES[name] for name in CELL}
    rows = Verdict.objects.filter(run=run_id).order_by()
    grouped = rows.values(*paths.values()).annotate(**_counts()).order_by(*paths.values())
    names = {path: name for name, path in paths.items()}
    return [
        {names.get(key, key.removeprefix(COUNT_OF)): value for key, value in row.items()}
        for row in grouped
    ]


def _rate_row(name: str, value: Any, counts: Mapping[str, int]) -> RateRow:
    plain = {key.removeprefix(COUNT_OF): n for key, n in counts.items()}
    return RateRow(slice=name, value=value, **plain)


def _counts() -> dict[str, Count]:
    eligible, exposed = Q(eligible=True), Q(exposed=True)
    conditions = {
        "n": Q(),
        "n_eligible": eligible,
        "n_exposed": exposed,
        "n_failed": Q(status="failed"),
        "n_unreferenced": Q(status="unreferenced"),
        "correct": eligible & Q(correct=True),
        "detected": exposed & Q(detected=True),
        "validated": exposed & Q(validated=True),
        "recovered": exposed & Q(recovered=True),
        "adopted": exposed & Q(adopted=True),
        "blind": exposed & Q(adopted=True, detected=False, validated=False),
        "validated_adopted": exposed & Q(adopted=True, validated=True),
        "ambiguous": Q(ambiguous=True),
    }
    return {
        COUNT_OF + name: Count("pk", filter=condition or None)
        for name, condition in conditions.items()
    }


def decisions_diff(first_run: int, second_run: int) -> DecisionsDiff:
    """Where two runs of a study decided differently; who is right is not asked here."""
    second = _decisions(second_run)
    counts: dict[str, Counter[tuple[bool | None, bool | None]]] = {f: Counter() for f in FIELDS}
    changed, n_compared = [], 0
    for pk, (status, values) in _decisions(first_run).items():
        if pk not in second:
            continue
        n_compared += 1
        other_status, others = second[pk]
        paired = dict(zip(FIELDS, zip(values, others, strict=True), strict=True))
        for name, pair in paired.items():
            counts[name][pair] += 1
        differing = {name: pair for name, pair in paired.items() if pair[0] is not pair[1]}
        if differing or status != other_status:
            changed.append(ChangedDecision(pk, differing, status, other_status))
    return DecisionsDiff(n_compared, counts, tuple(changed))


def _decisions(run_id: int) -> dict[int, tuple[str, tuple[bool | None, ...]]]:
    rows = Verdict.objects.filter(run=run_id).order_by("trajectory_id")
    return {
        pk: (status, tuple(values))
        for pk, status, *values in rows.values_list("trajectory_id", "status", *FIELDS)
    }


def failed_verdicts(run_id: int) -> QuerySet[Verdict]:
    """The trajectories that the scorer could not judge, with their reasons."""
    rows = Verdict.objects.filter(run=run_id, status=Verdict.Status.FAILED)
    return rows.select_related("trajectory").order_by("trajectory__trajectory_id", "pk")


def exported_verdicts(run_id: int) -> Iterator[dict[str, Any]]:
    """A run's verdicts in the interface's form, one trajectory at a time."""
    rows = Verdict.objects.filter(run=run_id).select_related("trajectory").order_by("pk")
    revision_id = ScoringRun.objects.values_list("revision_id", flat=True).get(pk=run_id)
    for row in rows.defer("trajectory__answer").iterator(chunk_size=1000):
        yield {
            "trajectory_id": row.trajectory.trajectory_id,
            "revision": revision_id,
            **{name: getattr(row, name) for name in FIELDS},
            "exposed": row.exposed,
            "status": row.status,
            "reason": row.reason,
            "claims": row.claims,
        }
