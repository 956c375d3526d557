"""Runs and their chunks: who may write what, and that nothing is written twice."""

from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest
from django.conf import LazySettings

from scoring.models import Chunk, ScoringRun, Verdict
from scoring.queries import pending_chunks, run_progress
from scoring.rules import LostLease
from scoring.services import (
    cancel_run,
    claim_chunk,
    complete_chunk,
    release_chunk,
    renew_lease,
    resume_run,
    start_run,
    sweep,
    work_chunk,
)
from scoring.services.chunks import MAX_ATTEMPTS
from scoring.services.runs import _shares
from studies.models import Study
from studies.rules import Refused
from tests.factories import AT, make_study, trajectory_record
from trajectories.services import correct_references, import_records

from .conftest import Freeze

LATER = AT + timedelta(hours=1)


def at() -> datetime:
    """A clock that stands still."""
    return AT


def work_all(run: ScoringRun) -> None:
    """Work every pending chunk of the run."""
    for chunk_id in pending_chunks(run.pk):
        work_chunk(chunk_id=chunk_id, clock=at)


def add_trajectories(study: Study, *names: str) -> None:
    """Import more runs of the first task."""
    import_records(
        study_id=study.pk,
        tasks=[],
        trajectories=[trajectory_record(name) for name in names],
        sources=["more"],
        at=AT,
    )


def test_a_run_covers_each_trajectory_in_one_chunk(run: ScoringRun) -> None:
    chunks = Chunk.objects.filter(run=run).order_by("first_pk")

    assert [chunk.n_trajectories for chunk in chunks] == [5, 5, 2]
    assert run.state == ScoringRun.State.RUNNING


def test_working_all_chunks_gives_one_verdict_each_and_ends_the_run(run: ScoringRun) -> None:
    work_all(run)

    run.refresh_from_db()
    assert (run.state, run.finished_at) == (ScoringRun.State.DONE, AT)
    verdicts = Verdict.objects.filter(run=run)
    assert verdicts.count() == verdicts.values("trajectory").distinct().count() == 12
    assert set(verdicts.values_list("status", flat=True)) == {"ok"}
    assert verdicts.filter(exposed=True).count() == 6
    assert verdicts.filter(exposed=False, detected=None).count() == 6


def test_the_same_run_twice_is_the_same_run(run: ScoringRun, study: Study) -> None:
    again = start_run(study_id=study.pk, revision_id=run.revision_id, at=LATER)

    assert again.pk == run.pk
    assert Chunk.objects.filter(run=run).count() == 3


def test_a_done_run_started_again_has_nothing_to_do(run: ScoringRun, study: Study) -> None:
    work_all(run)

    again = start_run(study_id=study.pk, revision_id=run.revision_id, at=LATER)

    assert again.state == ScoringRun.State.DONE
    assert pending_chunks(run.pk) == []


def test_a_run_started_again_takes_up_what_was_imported_since(
    run: ScoringRun, study: Study
) -> None:
    work_all(run)
    add_trajectories(study, "new-1", "new-2")

    again = start_run(study_id=study.pk, revision_id=run.revision_id, at=LATER)
    assert again.state == ScoringRun.State.RUNNING
    work_all(run)

    assert Verdict.objects.filter(run=run).count() == 14


def test_another_reference_version_is_another_run(run: ScoringRun, study: Study) -> None:
    correct_references(
        study_id=study.pk,
        corrections=[
            {
                "task_id": "num-01",
                "reference": None,
                "eligible": False,
                "ineligible_reason": "two readings",
                "note": "",
            }
        ],
        at=AT,
    )

    other = start_run(study_id=study.pk, revision_id=run.revision_id, at=AT)
    old = start_run(study_id=study.pk, revision_id=run.revision_id, reference_version=1, at=AT)
    work_all(other)
    work_all(old)

    assert (other.reference_version, old.pk) == (2, run.pk)
    assert Verdict.objects.filter(run=other, status="unreferenced", eligible=False).count() == 4
    assert Verdict.objects.filter(run=old, eligible=False).count() == 0


def test_a_reference_version_that_is_not_there_is_refused(run: ScoringRun, study: Study) -> None:
    with pytest.raises(Refused, match=r"no reference version 2; the study has 1 … 1"):
        start_run(study_id=study.pk, revision_id=run.revision_id, reference_version=2, at=AT)


def test_a_study_without_trajectories_is_refused(frozen: Freeze) -> None:
    with pytest.raises(Refused, match="no trajectories"):
        start_run(study_id=make_study().pk, revision_id=frozen().pk, at=AT)

    assert not ScoringRun.objects.exists()


def test_only_one_of_two_workers_gets_a_chunk(run: ScoringRun) -> None:
    [chunk_id, *_] = pending_chunks(run.pk)

    assert claim_chunk(chunk_id=chunk_id, at=AT) is not None
    assert claim_chunk(chunk_id=chunk_id, at=AT) is None


def test_a_second_delivery_of_the_same_message_writes_nothing(run: ScoringRun) -> None:
    [chunk_id, *_] = pending_chunks(run.pk)

    assert work_chunk(chunk_id=chunk_id, clock=at) == 5
    assert work_chunk(chunk_id=chunk_id, clock=at) == 0
    assert Verdict.objects.filter(run=run).count() == 5


def test_a_worker_that_lost_its_lease_cannot_write(run: ScoringRun) -> None:
    [chunk_id, *_] = pending_chunks(run.pk)
    late = claim_chunk(chunk_id=chunk_id, at=AT)
    quick = claim_chunk(chunk_id=chunk_id, at=LATER)
    assert late is not None
    assert quick is not None

    with pytest.raises(LostLease):
        complete_chunk(late, [], at=LATER)
    with pytest.raises(LostLease):
        renew_lease(late, at=LATER)
    release_chunk(late, error="too late", at=LATER)

    assert Chunk.objects.get(pk=chunk_id).lease_token == quick.token


def test_the_sweep_gives_an_expired_lease_back_and_wakes_it(run: ScoringRun) -> None:
    [chunk_id, *_] = pending_chunks(run.pk)
    claim_chunk(chunk_id=chunk_id, at=AT)
    ScoringRun.objects.filter(pk=run.pk).update(woken_at=LATER)

    assert sweep(at=AT + timedelta(seconds=1)) == []
    assert sweep(at=LATER) == [chunk_id]

    chunk = Chunk.objects.get(pk=chunk_id)
    assert (chunk.state, chunk.last_error) == ("pending", "its worker stopped without a word")


def test_the_sweep_wakes_a_run_whose_messages_were_lost(run: ScoringRun) -> None:
    ScoringRun.objects.filter(pk=run.pk).update(woken_at=AT)

    assert sweep(at=AT + timedelta(seconds=1)) == []
    assert sweep(at=LATER) == pending_chunks(run.pk)
    assert sweep(at=LATER) == [], "they were only just sent"


def test_the_sweep_wakes_a_run_at_once_that_never_reached_the_queue(run: ScoringRun) -> None:
    assert run.woken_at is None

    assert sweep(at=AT) == pending_chunks(run.pk)


def test_the_sweep_leaves_a_run_alone_on_which_something_moves(run: ScoringRun) -> None:
    [chunk_id, *_] = pending_chunks(run.pk)
    claim_chunk(chunk_id=chunk_id, at=LATER)

    assert sweep(at=LATER) == []


def test_a_chunk_that_fails_again_and_again_fails_its_run_with_the_reason(
    run: ScoringRun, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*args: object, **kwargs: object) -> Iterator[None]:
        raise OSError("disk full")

    chunks = pending_chunks(run.pk)
    for chunk_id in chunks[1:]:
        work_chunk(chunk_id=chunk_id, clock=at)
    with monkeypatch.context() as patched:
        patched.setattr("scoring.services.chunks.borrowed_scorer", broken)
        for _ in range(MAX_ATTEMPTS):
            with pytest.raises(OSError, match="disk full"):
                work_chunk(chunk_id=chunks[0], clock=at)

    assert run_progress(run.pk, at=AT).last_error == "disk full"
    run.refresh_from_db()
    assert run.state == ScoringRun.State.FAILED

    resume_run(run_id=run.pk, at=AT)
    work_all(run)
    run.refresh_from_db()
    assert run.state == ScoringRun.State.DONE
    assert Verdict.objects.filter(run=run).count() == 12


def test_cancelling_stops_what_workers_hold_and_resuming_goes_on(run: ScoringRun) -> None:
    first, second, _ = pending_chunks(run.pk)
    work_chunk(chunk_id=first, clock=at)
    held = claim_chunk(chunk_id=second, at=AT)
    assert held is not None

    cancel_run(run_id=run.pk, at=AT)
    with pytest.raises(LostLease):
        complete_chunk(held, [], at=AT)
    assert pending_chunks(run.pk) == []
    assert Verdict.objects.filter(run=run).count() == 5

    resume_run(run_id=run.pk, at=AT)
    work_all(run)
    run.refresh_from_db()
    assert run.state == ScoringRun.State.DONE
    assert Verdict.objects.filter(run=run).count() == 12


def test_only_a_running_run_can_be_cancelled_and_only_a_stopped_one_resumed(
    run: ScoringRun,
) -> None:
    with pytest.raises(Refused, match="is running; only a cancelled or failed one"):
        resume_run(run_id=run.pk, at=AT)
    work_all(run)
    with pytest.raises(Refused, match="is done; only a running one"):
        cancel_run(run_id=run.pk, at=AT)


def test_a_long_chunk_keeps_its_lease_while_it_is_worked(
    run: ScoringRun, settings: LazySettings
) -> None:
    settings.SCORING_LEASE_S = 30
    [chunk_id, *_] = pending_chunks(run.pk)
    ticks = iter(range(0, 10_000, 12))

    assert work_chunk(chunk_id=chunk_id, clock=lambda: AT + timedelta(seconds=next(ticks))) == 5


def test_a_crash_of_the_scorer_is_one_failed_verdict(
    study: Study, frozen: Freeze, settings: LazySettings
) -> None:
    crash = (
        'def score(task, trajectory):\n    if trajectory["trajectory_id"] == "num-01-toxic-base":'
    )
    crash += '\n        import os; os._exit(9)\n    return {"correct": True}\n'
    run = start_run(study_id=study.pk, revision_id=frozen(crash).pk, at=AT)

    work_all(run)

    [failed] = Verdict.objects.filter(run=run, status="failed")
    assert failed.trajectory.trajectory_id == "num-01-toxic-base"
    assert failed.reason == "ended its process with exit status 9"
    assert (failed.correct, failed.adopted, failed.exposed) == (False, None, True)
    assert run_progress(run.pk, at=AT).n_failed == 1


def test_progress_gives_rate_and_time_left(run: ScoringRun) -> None:
    [chunk_id, *_] = pending_chunks(run.pk)
    ScoringRun.objects.filter(pk=run.pk).update(woken_at=AT)
    work_chunk(chunk_id=chunk_id, clock=lambda: AT + timedelta(seconds=5))

    progress = run_progress(run.pk, at=AT + timedelta(seconds=10))

    assert (progress.n_done, progress.n_total) == (5, 12)
    assert progress.rate == pytest.approx(0.5)
    assert progress.seconds_left == pytest.approx(14)


def test_the_rate_leaves_out_the_wait_before_the_first_chunk(run: ScoringRun) -> None:
    first, second, _ = pending_chunks(run.pk)
    ScoringRun.objects.filter(pk=run.pk).update(woken_at=AT)
    work_chunk(chunk_id=first, clock=lambda: AT + timedelta(seconds=20))
    work_chunk(chunk_id=second, clock=lambda: AT + timedelta(seconds=22))

    progress = run_progress(run.pk, at=AT + timedelta(seconds=22))

    assert progress.rate == pytest.approx(2.5)


@pytest.mark.parametrize(
    ("ranges", "shares"),
    [
        ([], [[1, 2, 3], [7, 8, 9], [20]]),
        ([(4, 6)], [[1, 2, 3], [7, 8, 9], [20]]),
        ([(2, 8)], [[1], [9, 20]]),
        ([(1, 1), (9, 30)], [[2, 3, 7], [8]]),
        ([(0, 99)], []),
    ],
)
def test_new_shares_never_overlap_open_ones(
    ranges: list[tuple[int, int]], shares: list[list[int]]
) -> None:
    assert list(_shares([1, 2, 3, 7, 8, 9, 20], ranges, 3)) == shares
