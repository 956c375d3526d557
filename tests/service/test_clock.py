"""A clock that jumps: leases and heartbeats of the other time do not hold anything up."""

from datetime import timedelta

import pytest
from django.conf import LazySettings
from django.test import Client
from django.utils import timezone

from scoring.models import Chunk, ScoringRun, Verdict
from scoring.services import (
    claim_chunk,
    freeze,
    mark_woken,
    record_beat,
    start_run,
    sweep,
    work_chunk,
)
from tests.factories import AT, make_corpus, make_study
from tests.scoring.scorers import write_scorer
from trajectories.models import ImportBatch

pytestmark = pytest.mark.django_db
DAY = timedelta(days=1)


@pytest.fixture
def run(tmp_path, settings: LazySettings) -> ScoringRun:
    settings.DATA_DIR, settings.SCORING_CHUNK_SIZE = tmp_path, 6
    study = make_study()
    make_corpus(study)
    revision = freeze(name="exact", path=write_scorer(tmp_path / "source"), at=AT)
    return start_run(study_id=study.pk, revision_id=revision.pk, at=AT)


@pytest.mark.parametrize("jump", [-DAY, DAY], ids=["back", "forward"])
def test_a_chunk_whose_worker_died_before_the_jump_is_given_to_another(run, jump) -> None:
    chunk = Chunk.objects.first()
    claim_chunk(chunk_id=chunk.pk, at=AT)

    assert chunk.pk in sweep(at=AT + jump)
    work_chunk(chunk_id=chunk.pk, clock=lambda: AT + jump)

    assert Verdict.objects.filter(run=run).count() == 6


def test_a_worker_that_lives_keeps_its_chunk_through_a_small_jump(run, settings) -> None:
    chunk = Chunk.objects.first()
    claim_chunk(chunk_id=chunk.pk, at=AT)
    minute = timedelta(seconds=settings.SCORING_LEASE_S / 2)

    for jump in (-minute, minute):
        assert chunk.pk not in sweep(at=AT + jump)
        assert claim_chunk(chunk_id=chunk.pk, at=AT + jump) is None


def test_messages_lost_before_the_clock_was_put_back_are_sent_again(run) -> None:
    mark_woken(run_id=run.pk, at=AT)

    assert len(sweep(at=AT - DAY)) == 2


def test_a_heartbeat_from_the_future_is_no_sign_of_life(client: Client) -> None:
    record_beat(hostname="worker-1", at=timezone.now() + DAY)

    assert client.get("/healthz").json()["worker"] == "away"


def test_an_import_that_died_before_the_jump_makes_way_for_the_next(run) -> None:
    study = run.study
    for jump in (-DAY, DAY):
        now = timezone.now() + jump
        ImportBatch.objects.create(study=study, started_at=now, beat_at=now)

    make_corpus(study, n_tasks=4)

    assert study.trajectories.count() == 16
