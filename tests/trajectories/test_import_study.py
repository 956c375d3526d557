"""`import_study`: all or nothing, or skip and list; twice is once."""

import io
import json
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from studies.models import Study
from tests import factories
from trajectories import queries
from trajectories.models import Event, ImportBatch, Reference, Task, Trajectory
from trajectories.services import correct_references, import_records, storing
from trajectories.services.imports import open_batch

pytestmark = pytest.mark.django_db


def write(path: Path, rows: list[Any]) -> Path:
    path.write_text(
        "".join(f"{row if isinstance(row, str) else json.dumps(row)}\n" for row in rows)
    )
    return path


@pytest.fixture
def tasks(tmp_path: Path) -> Path:
    return write(tmp_path / "tasks.jsonl", [factories.task_record("a"), factories.task_record("b")])


@pytest.fixture
def runs(tmp_path: Path) -> Path:
    rows = [factories.trajectory_record("t-1", "a"), factories.toxic_record("t-2", "b")]
    return write(tmp_path / "runs.jsonl", rows)


def run_import(*, tasks: Path | None, runs: Path | None, **options: Any) -> dict[str, int]:
    out = io.StringIO()
    call_command(
        "import_study",
        study="s",
        tasks=[str(tasks)] if tasks else [],
        trajectories=[str(runs)] if runs else [],
        stdout=out,
        stderr=io.StringIO(),
        **options,
    )
    return json.loads(out.getvalue())


def test_import_stores_every_record_and_says_how_many(tasks: Path, runs: Path) -> None:
    printed = run_import(tasks=tasks, runs=runs)

    assert printed == {"tasks": 2, "trajectories": 2, "skipped": 0, "duplicates": 0}
    assert Trajectory.objects.get(trajectory_id="t-2").exposed
    assert Event.objects.count() == 2


def test_import_twice_changes_nothing(tasks: Path, runs: Path) -> None:
    run_import(tasks=tasks, runs=runs)

    printed = run_import(tasks=tasks, runs=runs)

    assert printed == {"tasks": 0, "trajectories": 0, "skipped": 0, "duplicates": 4}
    assert (Task.objects.count(), Trajectory.objects.count(), ImportBatch.objects.count()) == (
        2,
        2,
        1,
    )


def test_records_come_back_as_they_went_in(tasks: Path, runs: Path) -> None:
    run_import(tasks=tasks, runs=runs)
    pk = Trajectory.objects.get(trajectory_id="t-2").pk

    [(_, task, run)] = queries.pairs([pk])

    assert task == factories.task_record("b")
    assert run == factories.toxic_record("t-2", "b")


def test_unknown_keys_are_kept(tasks: Path, tmp_path: Path) -> None:
    event = factories.event_record(0) | {"span": "s-9"}
    row = factories.trajectory_record("t-1", "a", events=[event]) | {"colour": "blue"}
    run_import(tasks=tasks, runs=write(tmp_path / "more.jsonl", [row]))

    [(_, _, run)] = queries.pairs([Trajectory.objects.get().pk])

    assert run["metadata"] == {"colour": "blue"}
    assert run["events"][0]["span"] == "s-9"


def test_bad_record_stops_the_import_naming_file_line_and_field(
    tasks: Path, tmp_path: Path
) -> None:
    bad = factories.trajectory_record("t-2", "a", status="finished")
    runs = write(tmp_path / "runs.jsonl", [factories.trajectory_record("t-1", "a"), bad])

    with pytest.raises(CommandError, match=r"^runs\.jsonl:2: status: .*finished"):
        run_import(tasks=tasks, runs=runs)

    assert not Study.objects.exists()
    assert not Task.objects.exists()
    assert not ImportBatch.objects.exists()


def test_failed_import_leaves_an_older_study_as_it_was(
    tasks: Path, runs: Path, tmp_path: Path
) -> None:
    run_import(tasks=tasks, runs=runs)
    bad = write(tmp_path / "bad.jsonl", [factories.trajectory_record("t-9", "a"), "{"])

    with pytest.raises(CommandError, match=r"^bad\.jsonl:2: "):
        run_import(tasks=None, runs=bad)

    assert sorted(Trajectory.objects.values_list("trajectory_id", flat=True)) == ["t-1", "t-2"]


def test_skip_lists_what_was_refused(tasks: Path, tmp_path: Path, settings: Any) -> None:
    settings.DATA_DIR = tmp_path
    rows = ["{", factories.trajectory_record("t-1", "a"), factories.trajectory_record("t-2", "no")]
    runs = write(tmp_path / "runs.jsonl", rows)

    printed = run_import(tasks=tasks, runs=runs, on_error="skip")

    assert printed == {"tasks": 2, "trajectories": 1, "skipped": 2, "duplicates": 0}
    rejects = Path(ImportBatch.objects.get().rejects_path).read_text().splitlines()
    assert [json.loads(row)["line"] for row in rejects] == [1, 3]


def test_skipping_every_record_says_that_the_new_study_is_empty(
    tmp_path: Path, settings: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    settings.DATA_DIR = tmp_path
    runs = write(tmp_path / "runs.jsonl", [factories.trajectory_record("t-1", "no such task")])

    call_command("import_study", study="s", trajectories=[str(runs)], on_error="skip")

    assert "the study was made, and holds nothing but the list" in capsys.readouterr().err


def test_same_id_with_other_content_is_refused(tasks: Path, runs: Path, tmp_path: Path) -> None:
    run_import(tasks=tasks, runs=runs)
    other = factories.trajectory_record("t-1", "a", answer="42")

    with pytest.raises(CommandError, match="t-1.*other content"):
        run_import(tasks=None, runs=write(tmp_path / "other.jsonl", [other]))


def test_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match=r"nowhere\.jsonl: there is no such file"):
        run_import(tasks=None, runs=tmp_path / "nowhere.jsonl")


def test_staged_rows_are_not_seen_before_they_are_published() -> None:
    study = factories.make_study()
    factories.make_corpus(study, n_tasks=1)

    ImportBatch.objects.update(published_at=None)

    assert not queries.published(study.pk).exists()


def test_what_a_killed_import_left_is_removed_by_the_next() -> None:
    study = factories.make_study()
    factories.make_corpus(study, n_tasks=1)
    ImportBatch.objects.update(published_at=None, beat_at=factories.AT)

    open_batch(study_id=study.pk, sources=[], source_format="native", at=factories.AT)

    assert not Trajectory.objects.exists()
    assert ImportBatch.objects.count() == 1


def test_interrupted_import_leaves_nothing() -> None:
    study = factories.make_study()

    def interrupted():
        yield factories.trajectory_record("t-1", "a")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        import_records(
            study_id=study.pk,
            tasks=[factories.task_record("a")],
            trajectories=interrupted(),
            sources=["test"],
            at=factories.AT,
        )

    assert not Task.objects.exists()
    assert not ImportBatch.objects.exists()


def test_ctrl_c_is_one_line_and_leaves_no_study(
    tasks: Path, runs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(storing.Importing, "_beat", interrupted)

    with pytest.raises(CommandError, match="stopped: nothing was imported") as stopped:
        run_import(tasks=tasks, runs=runs)

    assert stopped.value.returncode == 130
    assert not Study.objects.exists()


@pytest.mark.parametrize(
    ("limit", "value", "ends"),
    [
        pytest.param("BLOCK_CHARACTERS", 100, [0, 2, 5], id="long"),
        pytest.param("BLOCK_SECONDS", 0, [0, 1, 2, 3, 4, 5], id="slow"),
    ],
)
def test_records_that_are_long_or_slow_to_read_are_stored_in_shorter_blocks(
    limit: str, value: float, ends: list[int], monkeypatch: Any
) -> None:
    monkeypatch.setattr(storing, limit, value)
    study = factories.make_study()
    runs = [factories.trajectory_record(f"t-{n}", "a") for n in range(5)]
    runs[1]["events"][0]["observation"] = "x" * 200
    blocks: list[int] = []

    import_records(
        study_id=study.pk,
        tasks=[factories.task_record("a")],
        trajectories=runs,
        sources=["test"],
        at=factories.AT,
        progress=blocks.append,
    )

    assert blocks == ends


def test_corrected_reference_is_a_new_version_and_the_old_one_stays() -> None:
    study = factories.make_study()
    factories.make_corpus(study, n_tasks=2)
    pks = list(queries.published(study.pk).values_list("pk", flat=True))
    reference = factories.task_record()["reference"] | {"clean": 990}

    version = correct_references(
        study_id=study.pk,
        corrections=[{"task_id": "num-01", "reference": reference, "note": "counted again"}],
        at=factories.AT,
    )

    assert version == 2
    assert Reference.objects.count() == 3
    now = {task["task_id"]: task["reference"]["clean"] for _, task, _ in queries.pairs(pks)}
    then = {t["task_id"]: t["reference"]["clean"] for _, t, _ in queries.pairs(pks, references=1)}
    assert now == {"num-01": 990, "num-02": 1000}
    assert then == {"num-01": 1000, "num-02": 1000}


def test_pairs_take_the_same_number_of_queries_for_3_and_30(django_assert_num_queries) -> None:
    study = factories.make_study()
    factories.make_corpus(study, n_tasks=8)
    pks = list(queries.published(study.pk).values_list("pk", flat=True))

    for n in (3, 30):
        with django_assert_num_queries(4):
            assert len(list(queries.pairs(pks[:n]))) == n


def test_question_can_be_the_last_user_turn(tmp_path: Path) -> None:
    path = Path(__file__).resolve().parents[2] / "fixtures/pitfalls/s17_many_user_turns.json"

    run_import(tasks=None, runs=path, question="last")

    [(_, task, _)] = queries.pairs([Trajectory.objects.get().pk])
    turns = [m["content"] for m in json.loads(path.read_text())["messages"] if m["role"] == "user"]
    assert task["query"] == turns[-1]


@pytest.mark.django_db(transaction=True)
def test_events_that_another_connection_stores_are_there_when_the_import_ends(
    monkeypatch: Any,
) -> None:
    monkeypatch.setattr(storing, "BLOCK_SIZES", dict.fromkeys(storing.BLOCK_SIZES, 2))
    study = factories.make_study()
    runs = [factories.trajectory_record(f"t-{n}", "a") for n in range(7)]

    import_records(
        study_id=study.pk,
        tasks=[factories.task_record("a")],
        trajectories=[*runs, *runs[:3]],
        sources=["test"],
        at=factories.AT,
    )

    assert Trajectory.objects.count() == 7
    assert Event.objects.count() == 7
    assert ImportBatch.objects.get().n_duplicates == 3


@pytest.mark.django_db(transaction=True)
def test_events_that_cannot_be_stored_undo_the_import(monkeypatch: Any) -> None:
    def broken(*_: Any) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(storing, "_event_values", broken)
    study = factories.make_study()

    with pytest.raises(OSError, match="the disk is full"):
        import_records(
            study_id=study.pk,
            tasks=[factories.task_record("a")],
            trajectories=[factories.trajectory_record("t-1", "a")],
            sources=["test"],
            at=factories.AT,
        )

    assert not Trajectory.objects.exists()
    assert not ImportBatch.objects.exists()
