"""Runs: a revision over a study's trajectories, as chunks that any worker may take."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import groupby

from django.conf import settings
from django.db import transaction
from django.db.models import Exists, OuterRef

from scoring import queries, rules
from scoring.models import Chunk, Revision, ScoringRun, Verdict
from studies.models import WebhookEvent
from studies.rules import Refused
from studies.services import announce, record_action
from trajectories.queries import newest_reference_version, published

OPEN = (Chunk.State.PENDING, Chunk.State.LEASED)
# A judge's reply takes seconds: a small share is done well within a lease.
JUDGE_CHUNK_SIZE = 10
SMALLEST_CHUNK = 10
CHUNKS_OF_A_SMALL_STUDY = 12


@transaction.atomic
def start_run(
    *,
    study_id: int,
    revision_id: str,
    at: datetime,
    reference_version: int | None = None,
    user_id: int | None = None,
) -> ScoringRun:
    """Start the run of a revision over a study; asked again, it is the run that there is.

    A run that was done takes up trajectories imported since; one that was cancelled goes on.
    `reference_version` is the newest where None. The caller puts the run on the queue.
    """
    revision = queries.revision(revision_id)
    version = _checked_version(study_id, reference_version)
    if revision.kind == Revision.Kind.OUTSIDE:
        raise Refused("An outside scorer's verdicts are imported; there is nothing to run.")
    run, made = ScoringRun.objects.select_for_update().get_or_create(
        study_id=study_id,
        revision=revision,
        reference_version=version,
        defaults={"created_at": at},
    )
    if run.state in (ScoringRun.State.CANCELLED, ScoringRun.State.FAILED):
        _reopen(run)
    added = _add_chunks(run, _chunk_size(revision, published(study_id).count()))
    if made and not added:
        raise Refused("The study has no trajectories; import some first.")
    if added and run.state == ScoringRun.State.DONE:
        _set_state(run, ScoringRun.State.RUNNING, None)
    if made:
        _record(run, "score", user_id, at)
    run.refresh_from_db()
    return run


@transaction.atomic
def cancel_run(*, run_id: int, at: datetime, user_id: int | None = None) -> None:
    """Stop a run; what workers hold now is not written. Raises `Refused` unless it works."""
    # Chunks before their run, as a worker does that completes one: no two wait for each other.
    open_chunks = Chunk.objects.filter(run=run_id, state__in=OPEN)
    open_chunks.update(state=Chunk.State.CANCELLED, lease_token=None, lease_expires_at=None)
    run = _locked(run_id)
    rules.check_can_cancel(run.state)
    _set_state(run, ScoringRun.State.CANCELLED, at)
    _record(run, "cancel run", user_id, at)


@transaction.atomic
def resume_run(*, run_id: int, at: datetime, user_id: int | None = None) -> None:
    """Go on with a cancelled or failed run where it stopped; the caller puts it on the queue."""
    run = _locked(run_id)
    rules.check_can_resume(run.state)
    _reopen(run)
    _record(run, "resume run", user_id, at)


def mark_woken(*, run_id: int, at: datetime | None) -> None:
    """Note when the run's pending chunks were put on the queue; None: they could not be."""
    ScoringRun.objects.filter(pk=run_id).update(woken_at=at)


def finish_if_done(run_id: int, at: datetime) -> None:
    """Close a run that has no open chunk; called within the transaction that closed its last.

    The run's row is locked first: of two workers that close the last two chunks at once, the
    second sees what the first has done.
    """
    run = _locked(run_id)
    chunks = Chunk.objects.filter(run=run)
    if run.state != ScoringRun.State.RUNNING or chunks.filter(state__in=OPEN).exists():
        return
    failed = chunks.filter(state=Chunk.State.FAILED).exists()
    _set_state(run, ScoringRun.State.FAILED if failed else ScoringRun.State.DONE, at)
    announce(study_id=run.study_id, event=WebhookEvent.RUN_COMPLETE, subject=str(run.pk), at=at)


def _locked(run_id: int) -> ScoringRun:
    # No key lock: verdicts that others insert hold a share of the run's key.
    return ScoringRun.objects.select_for_update(no_key=True).get(pk=run_id)


def _set_state(run: ScoringRun, state: str, finished_at: datetime | None) -> None:
    run.state, run.finished_at = state, finished_at
    run.save(update_fields=["state", "finished_at"])


def _reopen(run: ScoringRun) -> None:
    stopped = (Chunk.State.CANCELLED, Chunk.State.FAILED)
    Chunk.objects.filter(run=run, state__in=stopped).update(
        state=Chunk.State.PENDING, n_attempts=0, last_error=""
    )
    _set_state(run, ScoringRun.State.RUNNING, None)


def _checked_version(study_id: int, version: int | None) -> int:
    newest = newest_reference_version(study_id)
    if version is None:
        return newest
    if not 1 <= version <= newest:
        raise Refused(f"There is no reference version {version}; the study has 1 … {newest}.")
    return version


def _chunk_size(revision: Revision, n_trajectories: int) -> int:
    """Small studies are cut finer, so that two workers share them and progress is seen."""
    if revision.kind == Revision.Kind.JUDGE:
        return JUDGE_CHUNK_SIZE
    finer = max(SMALLEST_CHUNK, n_trajectories // CHUNKS_OF_A_SMALL_STUDY)
    return min(settings.SCORING_CHUNK_SIZE, finer)


def _add_chunks(run: ScoringRun, size: int) -> int:
    """Cover what is published, has no verdict and lies in no open chunk; returns how many."""
    judged = Verdict.objects.filter(run=run, trajectory=OuterRef("pk"))
    rows = published(run.study_id).filter(~Exists(judged)).order_by("pk")
    ranges = list(
        Chunk.objects.filter(run=run, state__in=OPEN)
        .order_by("first_pk")
        .values_list("first_pk", "last_pk")
    )
    chunks = [
        Chunk(run=run, first_pk=share[0], last_pk=share[-1], n_trajectories=len(share))
        for share in _shares(list(rows.values_list("pk", flat=True)), ranges, size)
    ]
    Chunk.objects.bulk_create(chunks, batch_size=1000)
    return len(chunks)


def _shares(
    pks: Sequence[int], ranges: Sequence[tuple[int, int]], size: int
) -> Iterator[list[int]]:
    """Split sorted pks into shares of at most `size` that no range of `ranges` overlaps."""
    firsts, lasts = [first for first, _ in ranges], [last for _, last in ranges]

    def gap(pk: int) -> int:
        """Which gap between the ranges the pk lies in; -1 inside one of them."""
        before = bisect_right(firsts, pk)
        return -1 if before and pk <= lasts[before - 1] else before

    for place, group in groupby(pks, key=gap):
        if place >= 0:
            share = list(group)
            yield from (share[start : start + size] for start in range(0, len(share), size))


def _record(run: ScoringRun, action: str, user_id: int | None, at: datetime) -> None:
    record_action(
        study_id=run.study_id, user_id=user_id, action=action, subject=run.revision_id, at=at
    )
