"""Reads of the scoring floor: revisions, runs with their progress, verdicts, rates."""

import difflib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from django.db.models import Count, Max, Q, QuerySet, Sum
from django.utils import timezone

from scoring.models import Chunk, Revision, ScoringRun, Verdict, WorkerBeat
from scoring.revisions import archive_files
from scoring.rules import FIELDS
from studies.rules import BadInput

RATE_WINDOW = timedelta(seconds=30)
SHORTEST_PREFIX = 6
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
class RunProgress:
    """How far a run is; `rate` (trajectories a second) and `seconds_left` None where unknown."""

    run_id: int
    state: str
    n_done: int
    n_total: int
    n_failed: int
    rate: float | None
    seconds_left: float | None
    last_error: str

    @property
    def is_open(self) -> bool:
        """Whether it still changes by itself."""
        return self.state == ScoringRun.State.RUNNING


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


@dataclass(frozen=True)
class FileDiff:
    """One file of two archives: unified diff lines, "" names where a side has no such file."""

    name: str
    status: str
    lines: Sequence[str]


def all_revisions() -> QuerySet[Revision]:
    """Every revision that can be run on any study, newest first; archives are not loaded."""
    rows = Revision.objects.exclude(kind=Revision.Kind.OUTSIDE).defer("archive")
    return rows.order_by("-frozen_at", "name", "pk")


def revisions(study_id: int) -> QuerySet[Revision]:
    """The revisions with a run in the study, newest first; archives are not loaded."""
    rows = Revision.objects.filter(runs__study=study_id).distinct().defer("archive")
    return rows.order_by("-frozen_at", "name", "pk")


def revision(prefix_or_id: str) -> Revision:
    """The revision with this id or with this beginning of one; raises `BadInput`."""
    if len(prefix_or_id) < SHORTEST_PREFIX:
        raise BadInput(f"revision {prefix_or_id!r}: give six digits of its id or more")
    rows = Revision.objects.filter(pk__startswith=prefix_or_id.lower())
    found = list(rows.defer("archive").order_by("pk")[:2])
    if len(found) != 1:
        count = "no revision" if not found else "more than one revision"
        raise BadInput(f"revision {prefix_or_id}: {count} begins with this id")
    return found[0]


def lineage(revision_id: str) -> list[Revision]:
    """The revision and what it was made from, newest first."""
    by_id = {row.pk: row for row in Revision.objects.defer("archive").order_by("pk")}
    chain: list[Revision] = []
    current = by_id.get(revision_id)
    while current is not None and current not in chain:
        chain.append(current)
        current = by_id.get(current.parent_id or "")
    return chain


def children(revision_id: str) -> QuerySet[Revision]:
    """The revisions made from this one."""
    return Revision.objects.filter(parent=revision_id).defer("archive").order_by("frozen_at", "pk")


def source_files(revision_id: str) -> dict[str, str]:
    """The archive's files as text; none for an outside revision."""
    archive = Revision.objects.values_list("archive", flat=True).get(pk=revision_id)
    return archive_files(bytes(archive)) if archive is not None else {}


def source_diff(first_id: str, second_id: str) -> list[FileDiff]:
    """What changed from one archive to another, file by file; unchanged files are left out."""
    first, second = source_files(first_id), source_files(second_id)
    names = sorted(first.keys() | second.keys())
    return [
        _file_diff(name, first.get(name), second.get(name))
        for name in names
        if first.get(name) != second.get(name)
    ]


def _file_diff(name: str, first: str | None, second: str | None) -> FileDiff:
    status = "added" if first is None else "removed" if second is None else "changed"
    lines = difflib.unified_diff(
        (first or "").splitlines(),
        (second or "").splitlines(),
        "" if first is None else f"a/{name}",
        "" if second is None else f"b/{name}",
        lineterm="",
    )
    return FileDiff(name, status, tuple(lines))


def runs(study_id: int) -> QuerySet[ScoringRun]:
    """The study's runs with their revisions, newest first."""
    rows = ScoringRun.objects.filter(study=study_id).select_related("revision")
    return rows.defer("revision__archive").order_by("-created_at", "-pk")


def run_progress(run_id: int, *, at: datetime | None = None) -> RunProgress:
    """How far the run is, at which rate of the last half minute, and how long it still takes."""
    return progress_of([run_id], at=at)[run_id]


def progress_of(run_ids: Sequence[int], *, at: datetime | None = None) -> dict[int, RunProgress]:
    """`run_progress` of several runs, in three queries."""
    at = at or timezone.now()
    done = Q(state=Chunk.State.DONE)
    recent = done & Q(finished_at__gte=at - RATE_WINDOW)
    chunks = Chunk.objects.filter(run__in=run_ids).order_by().values("run")
    sums = {
        row["run"]: row
        for row in chunks.annotate(
            total=Sum("n_trajectories"),
            done=Sum("n_trajectories", filter=done),
            recent=Sum("n_trajectories", filter=recent),
            failed=Sum("n_failed"),
            error=Max("last_error"),
        )
    }
    imported = _imported_counts([run_id for run_id in run_ids if run_id not in sums])
    rows = ScoringRun.objects.filter(pk__in=run_ids).order_by("pk")
    return {row.pk: _progress(row, sums.get(row.pk) or imported[row.pk], at) for row in rows}


def _imported_counts(run_ids: Sequence[int]) -> dict[int, dict[str, Any]]:
    """An outside scorer's run has no chunks: its verdicts are counted."""
    rows = Verdict.objects.filter(run__in=run_ids).order_by().values("run")
    counted = rows.annotate(total=Count("pk"), failed=Count("pk", filter=Q(status="failed")))
    found = {row["run"]: row | {"done": row["total"]} for row in counted}
    return {run_id: found.get(run_id, {}) for run_id in run_ids}


def _progress(run: ScoringRun, sums: Mapping[str, Any], at: datetime) -> RunProgress:
    total, done = sums.get("total") or 0, sums.get("done") or 0
    rate = _rate(run, sums.get("recent") or 0, at)
    return RunProgress(
        run_id=run.pk,
        state=run.state,
        n_done=done,
        n_total=total,
        n_failed=sums.get("failed") or 0,
        rate=rate,
        seconds_left=(total - done) / rate if rate else None,
        last_error=sums.get("error") or "",
    )


def _rate(run: ScoringRun, n_recent: int, at: datetime) -> float | None:
    if run.state != ScoringRun.State.RUNNING or not n_recent:
        return None
    since = max(run.woken_at or run.created_at, at - RATE_WINDOW)
    return n_recent / max(1.0, (at - since).total_seconds())


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
        counts = rows.aggregate(**_counts())
        return [RateRow(slice="overall", value="", **counts)]
    path = SLICES[by]
    grouped = rows.values(path).annotate(**_counts()).order_by(path)
    return [RateRow(slice=by, value=row.pop(path), **row) for row in grouped]


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
    return {name: Count("pk", filter=condition or None) for name, condition in conditions.items()}


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


def pending_chunks(run_id: int) -> list[int]:
    """The chunks of a run that wait for a worker."""
    rows = Chunk.objects.filter(run=run_id, state=Chunk.State.PENDING)
    return list(rows.order_by("pk").values_list("pk", flat=True))


def is_leased(run_id: int) -> bool:
    """Whether a worker holds a chunk of the run now."""
    return Chunk.objects.filter(run=run_id, state=Chunk.State.LEASED).exists()


def newest_beat() -> datetime | None:
    """When any worker last gave a sign of life."""
    return WorkerBeat.objects.aggregate(newest=Max("seen_at"))["newest"]


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
