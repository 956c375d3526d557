"""`freeze_scorer` and `score` as people type them."""

from io import StringIO
from pathlib import Path

import pytest
from django.conf import LazySettings
from django.core.management import CommandError, call_command
from django.core.management.base import SystemCheckError

from scoring import tasks
from scoring.management.commands import score as command
from scoring.models import ScoringRun, Verdict
from studies.models import Study

from .conftest import Freeze
from .scorers import write_scorer


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Keep what is put on the queue instead of sending it: nobody answers."""
    messages: list[int] = []
    monkeypatch.setattr(tasks.work_chunk, "delay", lambda *, chunk_id: messages.append(chunk_id))
    return messages


def type_score(study: Study, revision_id: str, **options: object) -> tuple[str, str]:
    """Run the command; returns stdout and stderr."""
    out, err = StringIO(), StringIO()
    call_command("score", study=study.slug, revision=revision_id, stdout=out, stderr=err, **options)
    return out.getvalue(), err.getvalue()


def test_freeze_scorer_prints_the_id(db: None, tmp_path: Path, settings: LazySettings) -> None:
    settings.DATA_DIR = tmp_path / "data"
    out = StringIO()

    call_command("freeze_scorer", name="mine", path=write_scorer(tmp_path / "mine"), stdout=out)

    [archive] = (tmp_path / "data" / "revisions").iterdir()
    assert out.getvalue().strip() == archive.stem


def test_freeze_scorer_refuses_a_folder_without_a_scorer(db: None, tmp_path: Path) -> None:
    with pytest.raises(CommandError, match=r"holds neither scorer.py"):
        call_command("freeze_scorer", name="mine", path=tmp_path)


def test_score_puts_each_chunk_on_the_queue_once(
    study: Study,
    frozen: Freeze,
    sent: list[int],
    settings: LazySettings,
    django_capture_on_commit_callbacks: object,
) -> None:
    settings.SCORING_CHUNK_SIZE = 5

    with django_capture_on_commit_callbacks(execute=True):
        out, _ = type_score(study, frozen().pk[:12])

    run = ScoringRun.objects.get()
    assert out == f"run {run.pk}: running, 0 of 12\n"
    assert sorted(sent) == sorted(run.chunks.values_list("pk", flat=True))
    assert run.woken_at is not None


def test_score_with_wait_works_the_run_itself_where_no_worker_answers(
    study: Study, frozen: Freeze, sent: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "PATIENCE_S", 0.1)

    out, err = type_score(study, frozen().pk, wait=True)

    assert "No worker answers; this command works the run itself." in err
    assert "done, 12 of 12" in out
    assert Verdict.objects.count() == 12


def test_score_of_a_run_that_is_done_says_so_at_once(
    study: Study, frozen: Freeze, sent: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "PATIENCE_S", 0.1)
    revision = frozen()
    type_score(study, revision.pk, wait=True)
    sent.clear()

    out, err = type_score(study, revision.pk, wait=True)

    assert "done, 12 of 12" in out
    assert "No worker answers" not in err
    assert sent == []


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"study": "nowhere"}, "There is no study 'nowhere'"),
        ({"revision": "0" * 12}, "no revision begins with this id"),
        ({"references": 7}, "There is no reference version 7"),
    ],
)
def test_score_refuses_what_is_not_there(
    study: Study, frozen: Freeze, options: dict[str, object], message: str
) -> None:
    given = {"study": study.slug, "revision": frozen().pk} | options

    with pytest.raises(CommandError, match=message):
        call_command("score", **given)


def test_a_broker_that_is_away_does_not_lose_the_run(
    study: Study,
    frozen: Freeze,
    monkeypatch: pytest.MonkeyPatch,
    django_capture_on_commit_callbacks: object,
) -> None:
    def away(*, chunk_id: int) -> None:
        raise tasks.OperationalError("connection refused")

    monkeypatch.setattr(tasks.work_chunk, "delay", away)

    with django_capture_on_commit_callbacks(execute=True):
        out, _ = type_score(study, frozen().pk)

    assert "running, 0 of 12" in out
    assert ScoringRun.objects.get().woken_at is None, "the next sweep takes it"


def test_settings_that_do_not_fit_stop_the_command(settings: LazySettings) -> None:
    settings.SCORING_LEASE_S = 1

    with pytest.raises(SystemCheckError, match="SCORING_LEASE_S is 1"):
        call_command("score", study="s", revision="r", skip_checks=False)
