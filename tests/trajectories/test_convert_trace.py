"""`convert_trace`: native records on stdout, refusals on stderr, no database."""

import io
import json
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from tests.trajectories.importers.reading import FIXTURES
from trajectories.records import parse_trajectory

EXTRA = {"question", "source_file", "source_format", "line", "warnings", "error_inferred"}


def convert(*args: Any) -> tuple[list[dict[str, Any]], str, int]:
    out, err = io.StringIO(), io.StringIO()
    code = 0
    try:
        call_command("convert_trace", *map(str, args), stdout=out, stderr=err)
    except SystemExit as stop:
        code = int(stop.code or 0)
    return [json.loads(line) for line in out.getvalue().splitlines()], err.getvalue(), code


def test_a_run_is_one_line_with_the_native_keys_and_the_extra_ones():
    path = FIXTURES / "formats" / "anthropic_messages.json"

    rows, err, code = convert(path)

    assert (len(rows), err, code) == (1, "", 0)
    assert set(rows[0]) >= EXTRA
    assert rows[0]["source_file"] == str(path)
    assert rows[0]["source_format"] == "anthropic"
    assert rows[0]["error_inferred"] is False


def test_what_is_printed_can_be_imported_as_native_records():
    rows, _, _ = convert(FIXTURES / "formats" / "langsmith_runs.jsonl")

    record = parse_trajectory(rows[0])

    assert record.metadata["source_format"] == "langsmith"
    assert record.events[1].tool == "count_rows"


def test_refused_lines_are_named_on_stderr_and_the_exit_code_says_so():
    path = FIXTURES / "pitfalls" / "s14_broken_lines.jsonl"

    rows, err, code = convert(path)

    assert [row["line"] for row in rows] == [1, 4]
    assert [line.split(": ")[0] for line in err.splitlines()] == [f"{path}:{n}" for n in (2, 3, 5)]
    assert code == 1


def test_lines_are_not_broken_by_unicode_line_ends_in_texts():
    rows, _, _ = convert(FIXTURES / "pitfalls" / "s24_active_content.json")

    assert "\u2028" in rows[0]["events"][1]["observation"]


def test_duplicates_within_a_file_are_settled_as_an_import_does():
    rows, err, code = convert(FIXTURES / "pitfalls" / "s21_duplicate_ids.jsonl")

    assert [row["trajectory_id"].split("-")[0] for row in rows] == ["a", "a", "b"]
    assert len({row["trajectory_id"] for row in rows}) == 3
    assert "duplicate-identical:a" in err
    assert code == 0


def test_files_are_told_apart_even_if_their_ids_are_equal():
    pitfalls = FIXTURES / "pitfalls"

    rows, _, code = convert(pitfalls / "s11_bom.jsonl", pitfalls / "s12_crlf_blank_lines.jsonl")

    assert [row["trajectory_id"] for row in rows] == ["a", "b", "a", "b"]
    assert code == 0


def test_a_saved_mapping_says_which_field_is_what(tmp_path: Path):
    data, mapping = tmp_path / "runs.csv", tmp_path / "mapping.json"
    data.write_text("frage,antwort\nHow many?,124\n")
    mapping.write_text(json.dumps({"question": "frage", "answer": "antwort"}))

    rows, _, code = convert("--mapping", mapping, data)

    assert (rows[0]["question"], rows[0]["answer"], code) == ("How many?", "124", 0)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("absent.json",), "absent.json"),
        (("--format", "nonsense", FIXTURES / "formats" / "openai_chat.json"), "no known format"),
    ],
)
def test_bad_input_is_one_clear_sentence(args, said):
    with pytest.raises(CommandError, match=said):
        convert(*args)
