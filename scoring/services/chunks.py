"""Chunks: claimed by one conditional update, scored in no transaction, written under the lease."""

import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID, uuid4

from django.conf import settings
from django.db import transaction
from django.db.models import Exists, F, OuterRef, Q, QuerySet
from django.utils import timezone

from scoring.models import Chunk, ScoringRun, Verdict
from scoring.rules import LostLease, Outcome
from studies.statements import insert_rows
from trajectories.queries import pairs, published
from trajectories.records import compact_json

from .runs import finish_if_done
from .scorers import borrowed_scorer

MAX_ATTEMPTS = 8
VERDICT_COLUMNS = ("run_id", "trajectory_id", "eligible", *Outcome.__dataclass_fields__)

log = logging.getLogger(__name__)
Clock = Callable[[], datetime]


@dataclass(frozen=True)
class Lease:
    """The right to write one chunk's verdicts, until it expires or is taken away."""

    chunk_id: int
    token: UUID


@dataclass(frozen=True)
class Judged:
    """One trajectory's outcome, with whether its reference can decide."""

    trajectory_pk: int
    eligible: bool
    outcome: Outcome


def claim_chunk(*, chunk_id: int, at: datetime) -> Lease | None:
    """Take a chunk that nobody holds; None where someone was quicker or it is done."""
    free = Q(state=Chunk.State.PENDING) | _expired(at)
    token = uuid4()
    taken = Chunk.objects.filter(free, pk=chunk_id).update(
        state=Chunk.State.LEASED,
        lease_token=token,
        lease_expires_at=at + lease_time(),
        n_attempts=F("n_attempts") + 1,
    )
    return Lease(chunk_id, token) if taken else None


def _expired(at: datetime) -> Q:
    """Leases that have run out, or that no clock of today can have given: it was put back."""
    too_late = Q(lease_expires_at__gt=at + 2 * lease_time())
    return Q(state=Chunk.State.LEASED) & (Q(lease_expires_at__lt=at) | too_late)


def lease_time() -> timedelta:
    """How long a worker may hold a chunk without a sign of life."""
    return timedelta(seconds=settings.SCORING_LEASE_S)


def renew_lease(lease: Lease, *, at: datetime) -> None:
    """Hold the chunk for longer; raises `LostLease` where it was taken away."""
    if not _held(lease).update(lease_expires_at=at + lease_time()):
        raise LostLease(f"Chunk {lease.chunk_id} was taken away while it was worked.")


def work_chunk(*, chunk_id: int, clock: Clock = timezone.now) -> int:
    """Claim a chunk, score it and write its verdicts; returns how many were written.

    A second call, or a second worker, finds nothing to do. Whatever goes wrong outside the
    scorer puts the chunk back and is raised.
    """
    lease = claim_chunk(chunk_id=chunk_id, at=clock())
    if lease is None:
        return 0
    try:
        judged = list(_judge(lease, clock))
        complete_chunk(lease, judged, at=clock())
    except LostLease as lost:
        log.warning("%s", lost)
        return 0
    except Exception as error:
        release_chunk(lease, error=str(error) or type(error).__name__, at=clock())
        raise
    return len(judged)


def _judge(lease: Lease, clock: Clock) -> Iterator[Judged]:
    chunk = Chunk.objects.select_related("run__revision").get(pk=lease.chunk_id)
    run = chunk.run
    renew_at = clock() + lease_time() / 3
    rows = list(pairs(_share(chunk), references=run.reference_version))
    with borrowed_scorer(run.revision) as scorer:
        outcomes = scorer.score_all((task, trajectory) for _, task, trajectory in rows)
        for (pk, task, _), outcome in zip(rows, outcomes, strict=True):
            yield Judged(pk, task["eligible"], outcome)
            if (now := clock()) >= renew_at:
                renew_lease(lease, at=now)
                renew_at = now + lease_time() / 3


def _share(chunk: Chunk) -> list[int]:
    judged = Verdict.objects.filter(run=chunk.run_id, trajectory=OuterRef("pk"))
    rows = published(chunk.run.study_id).filter(pk__range=(chunk.first_pk, chunk.last_pk))
    return list(rows.filter(~Exists(judged)).order_by("pk").values_list("pk", flat=True))


@transaction.atomic
def complete_chunk(lease: Lease, judged: list[Judged], *, at: datetime) -> None:
    """Write a chunk's verdicts and its completion together; raises `LostLease` without a lease."""
    done = _held(lease).update(
        state=Chunk.State.DONE,
        lease_token=None,
        lease_expires_at=None,
        n_trajectories=len(judged),
        n_failed=sum(row.outcome.status == Verdict.Status.FAILED for row in judged),
        finished_at=at,
        last_error="",
    )
    if not done:
        raise LostLease(f"Chunk {lease.chunk_id} was taken away before it was written.")
    run_id = Chunk.objects.values_list("run_id", flat=True).get(pk=lease.chunk_id)
    insert_rows(Verdict, VERDICT_COLUMNS, (_verdict_values(run_id, row) for row in judged))
    finish_if_done(run_id, at)


def _verdict_values(run_id: int, judged: Judged) -> tuple[Any, ...]:
    decided = vars(judged.outcome)
    texts = {name: compact_json(decided[name]) for name in ("claims", "details")}
    return (run_id, judged.trajectory_pk, judged.eligible, *(decided | texts).values())


@transaction.atomic
def release_chunk(lease: Lease, *, error: str, at: datetime) -> None:
    """Put a chunk back with the error that stopped it; after many attempts it has failed."""
    if not _held(lease).update(last_error=error[:500]):
        return
    _put_back(Chunk.objects.filter(pk=lease.chunk_id))
    finish_if_done(Chunk.objects.values_list("run_id", flat=True).get(pk=lease.chunk_id), at)


@transaction.atomic
def sweep(*, at: datetime) -> list[int]:
    """Take expired leases back, and return the chunks that nobody will come for.

    Those are the ones just taken back, and the pending ones of runs on which nothing moves
    although they were put on the queue long ago: their messages are lost.
    """
    expired = Chunk.objects.filter(_expired(at))
    found = dict(expired.values_list("pk", "run_id"))
    expired.exclude(last_error__gt="").update(last_error="its worker stopped without a word")
    _put_back(Chunk.objects.filter(_expired(at), pk__in=list(found)))
    for run_id in sorted(set(found.values())):
        finish_if_done(run_id, at)
    forgotten = _forgotten_runs(at)
    # Woken now: where all workers are busy elsewhere, each sweep must not send all of it again.
    ScoringRun.objects.filter(pk__in=forgotten).update(woken_at=at)
    waiting = Chunk.objects.filter(Q(pk__in=list(found)) | Q(run__in=forgotten))
    return list(
        waiting.filter(state=Chunk.State.PENDING).order_by("pk").values_list("pk", flat=True)
    )


def _forgotten_runs(at: datetime) -> list[int]:
    """Runs that were woken a lease ago or more, or never, and on which nothing moves."""
    moving = Chunk.objects.filter(run=OuterRef("pk")).filter(
        Q(state=Chunk.State.LEASED) | Q(finished_at__range=(at - lease_time(), at))
    )
    idle = ScoringRun.objects.filter(
        Q(woken_at=None) | Q(woken_at__lte=at - lease_time()) | Q(woken_at__gt=at),
        ~Exists(moving),
        state=ScoringRun.State.RUNNING,
    )
    return list(idle.order_by("pk").values_list("pk", flat=True))


def _put_back(chunks: QuerySet[Chunk]) -> None:
    free = {"lease_token": None, "lease_expires_at": None}
    spent = chunks.filter(n_attempts__gte=MAX_ATTEMPTS)
    spent.update(state=Chunk.State.FAILED, **free)
    chunks.filter(state=Chunk.State.LEASED).update(state=Chunk.State.PENDING, **free)


def _held(lease: Lease) -> QuerySet[Chunk]:
    return Chunk.objects.filter(
        pk=lease.chunk_id, state=Chunk.State.LEASED, lease_token=lease.token
    )
