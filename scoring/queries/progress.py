"""Runs: how far they are, and what waits for a worker."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from django.db.models import Count, Max, Min, Q, QuerySet, Sum
from django.utils import timezone

from scoring.models import Chunk, ScoringRun, Verdict, WorkerBeat

RATE_WINDOW = timedelta(seconds=30)


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
            n_recent_chunks=Count("pk", filter=recent),
            first_recent=Min("finished_at", filter=recent),
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
    rate = _rate(run, sums, at)
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


def _rate(run: ScoringRun, sums: Mapping[str, Any], at: datetime) -> float | None:
    """Trajectories a second of late; from the end of the first chunk on, where there are more."""
    n, n_chunks = sums.get("recent") or 0, sums.get("n_recent_chunks") or 0
    if run.state != ScoringRun.State.RUNNING or not n:
        return None
    since = max(run.woken_at or run.created_at, at - RATE_WINDOW)
    if n_chunks > 1:
        n, since = n * (n_chunks - 1) / n_chunks, sums["first_recent"]
    return n / max(1.0, (at - since).total_seconds())


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
