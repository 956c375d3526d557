"""Awkward files: each behaves as expected.json and its README say."""

import json
from datetime import datetime
from typing import Any

import pytest

from tests.trajectories.importers.reading import FIXTURES, calls, kinds, same, split
from trajectories.importers import Duplicate, Imported, Refused, read, settled

FOLDER = FIXTURES / "pitfalls"
EXPECTED = json.loads((FOLDER / "expected.json").read_text())
COUNTED_OVER_A_FILE = ("no-final-answer", "naive-time", "bad-time")


def settled_runs(name: str) -> list[Imported]:
    return [o for o in settled(read(FOLDER / name)) if isinstance(o, Imported)]


def having(key: str) -> list[str]:
    return sorted(name for name, facts in EXPECTED.items() if key in facts)


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_as_many_runs_come_in_as_the_file_holds(name):
    assert len(settled_runs(name)) == EXPECTED[name]["imported"]


@pytest.mark.parametrize("name", having("rejected"))
def test_bad_lines_are_refused_by_number_and_others_come_in(name):
    refused = split(read(FOLDER / name))[1]

    assert [r.line for r in refused] == EXPECTED[name]["rejected"]
    assert all(r.reason for r in refused)


@pytest.mark.parametrize("name", having("tool_calls"))
def test_calls_are_counted_as_they_were_made(name):
    assert [len(calls(run)) for run in settled_runs(name)] == EXPECTED[name]["tool_calls"]


@pytest.mark.parametrize("name", having("observations"))
def test_results_stand_with_their_calls_and_a_missing_one_is_none(name):
    runs = settled_runs(name)

    for run, wanted in zip(runs, EXPECTED[name]["observations"], strict=True):
        assert all(
            same(call["observation"], text) for call, text in zip(calls(run), wanted, strict=True)
        )


@pytest.mark.parametrize("name", having("question"))
def test_questions_are_read(name):
    assert [run.question for run in settled_runs(name)] == EXPECTED[name]["question"]


@pytest.mark.parametrize("name", having("final_answer"))
def test_no_answer_and_an_empty_answer_differ(name):
    assert [run.record.answer for run in settled_runs(name)] == EXPECTED[name]["final_answer"]


@pytest.mark.parametrize("name", having("user_turns"))
def test_user_turns_stay_in_their_place(name):
    counts = [
        sum(event.role == "user" for event in run.record.events) for run in settled_runs(name)
    ]

    assert counts == EXPECTED[name]["user_turns"]


def warned(name: str) -> set[str]:
    """The kinds of a file's warnings; those that a file counts, with their number."""
    found: set[str] = set()
    counts = dict.fromkeys(COUNTED_OVER_A_FILE, 0)
    for outcome in settled(read(FOLDER / name)):
        if isinstance(outcome, Duplicate):
            found.add(outcome.warning.split(" (")[0])
        elif isinstance(outcome, Imported):
            for kind in kinds(outcome):
                found.add(kind)
                for counted in counts:
                    counts[counted] += kind.startswith(counted)
    return found | {f"{kind}:{count}" for kind, count in counts.items()}


@pytest.mark.parametrize("name", [n for n in having("warn") if EXPECTED[n]["warn"]])
def test_the_report_names_what_is_odd(name):
    found = warned(name)

    for kind in EXPECTED[name]["warn"]:
        if kind.startswith("non-finite"):
            named = {n for w in found if w.startswith("non-finite:") for n in w[11:].split(",")}
            assert set(kind.split(":")[1].split(",")) <= named
        else:
            assert kind in found


@pytest.mark.parametrize("name", [n for n in having("warn") if not EXPECTED[n]["warn"]])
def test_ordinary_files_give_no_warning(name):
    assert not [run.warnings for run in settled_runs(name) if run.warnings]


@pytest.mark.parametrize("name", having("must_show"))
def test_numbers_are_kept_digit_for_digit(name):
    shown = json.dumps([run.record.to_dict() for run in settled_runs(name)])

    for text in EXPECTED[name]["must_show"]:
        assert text in shown


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_what_was_read_can_be_written_as_strict_json(name):
    for run in settled_runs(name):
        text = json.dumps(run.record.to_dict(), allow_nan=False, ensure_ascii=False)

        assert json.loads(text.encode("utf-8")) == run.record.to_dict()


def test_the_same_moment_is_read_from_every_way_to_write_it():
    moments = {
        run.record.trajectory_id: run.record.metadata for run in settled_runs("s20_timestamps.json")
    }

    wanted = EXPECTED["s20_timestamps.json"]["same_instant"]
    read_as = {datetime.fromisoformat(moments[name]["started_at"]) for name in wanted}
    assert len(read_as) == 1
    assert "started_at" not in moments["junk"]
    assert moments["junk"]["created_at"] == "yesterday"


def test_broken_arguments_keep_their_text_and_are_marked():
    broken, empty, none = calls(settled_runs("s06_bad_arguments.json")[0])

    assert broken["arguments"] == '{"species": "Gen'
    assert broken["arguments_invalid"] is True
    assert (empty["arguments"], none["arguments"]) == ({}, {})


def test_a_picture_is_kept_out_of_the_text():
    run = settled_runs("s16_images.json")[0]

    assert calls(run)[0]["observation"] == "plot saved\n[image/png, 69 bytes]"
    assert "iVBOR" not in json.dumps(run.record.to_dict())
    assert run.record.metadata["attachments"][0]["type"] == "image/png"


def test_active_content_is_stored_unchanged():
    source = json.loads((FOLDER / "s24_active_content.json").read_text())

    run = settled_runs("s24_active_content.json")[0]

    assert calls(run)[0]["observation"] == source["messages"][2]["content"]
    assert run.record.answer == source["messages"][3]["content"]


def test_the_penguin_survives_beside_lone_surrogates():
    run = settled_runs("s08_lone_surrogates.json")[0]

    assert (run.question or "").endswith("\N{PENGUIN}")
    assert calls(run)[0]["observation"] == "bad byte \ufffd here"


def test_side_chains_are_set_apart_and_kept():
    run = settled_runs("s23_claude_code_lines.jsonl")[0]

    assert "999" not in json.dumps([event.to_dict() for event in run.record.events])
    assert "999" in json.dumps(run.record.metadata["sidechain"])


def test_the_question_may_be_the_last_user_turn_or_all_of_them():
    last = next(iter(read(FOLDER / "s17_many_user_turns.json", question="last")))
    joined = next(iter(read(FOLDER / "s17_many_user_turns.json", question="joined")))

    assert isinstance(last, Imported)
    assert last.question == "No, thanks. ###STOP###"
    assert isinstance(joined, Imported)
    assert (joined.question or "").startswith("Hi\n\nHow many")


def test_an_empty_file_says_so():
    outcomes: list[Any] = list(read(FOLDER / "s26_empty.jsonl"))

    assert outcomes == [Refused(1, "is empty: it holds no record")]


def test_row_numbers_of_a_csv_count_the_lines_inside_cells():
    assert [run.line for run in settled_runs("s19_wide_field.csv")] == [2, 10503]
