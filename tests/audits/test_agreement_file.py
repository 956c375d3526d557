"""`agreement_file`: labels in three forms, figures in one."""

import json
import math
import time
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

PUBLISHED = Path(__file__).parents[2] / "fixtures" / "published"
FIGURES = (
    "raw_agreement",
    "cohen_kappa",
    "fleiss_kappa",
    "krippendorff_alpha",
    "gwet_ac1",
    "pabak",
)
ROWS = """item,annotator,correct,adopted,note
i1,a,1,,"looks, right"
i2,a,0,no,
i3,a,TRUE,Yes,
i4,a,0,0,
i1,b,yes,,
i2,b,0,0,
i3,b,1,1,
i4,b,1,,
"""


def agreement(*paths: Path, **options: Any) -> dict[str, Any]:
    out = StringIO()
    call_command("agreement_file", *paths, stdout=out, **options)
    found: dict[str, Any] = json.loads(out.getvalue())["fields"]
    return found


def written(folder: Path, text: str, name: str = "labels.csv") -> Path:
    path = folder / name
    path.write_text(text)
    return path


def test_label_rows_give_each_field_its_figures(tmp_path: Path) -> None:
    fields = agreement(written(tmp_path, ROWS))

    assert list(fields) == ["correct", "adopted"]
    correct = fields["correct"]
    counts = {name: correct[name] for name in ("n_items", "n_annotators", "n_ratings", "n_dropped")}
    assert counts == {"n_items": 4, "n_annotators": 2, "n_ratings": 8, "n_dropped": 0}
    assert correct["raw_agreement"]["value"] == 0.75
    assert correct["cohen_kappa"]["value"] == pytest.approx(0.5)
    assert correct["pabak"]["value"] == pytest.approx(0.5)
    for name in FIGURES:
        assert {"value", "ci_low", "ci_high", "undefined"} <= set(correct[name])
    assert correct["pairs"][0]["annotators"] == ["a", "b"]


def test_blank_labels_are_dropped_and_counted(tmp_path: Path) -> None:
    adopted = agreement(written(tmp_path, ROWS))["adopted"]

    assert (adopted["n_items"], adopted["n_ratings"], adopted["n_dropped"]) == (4, 5, 2)
    assert adopted["raw_agreement"]["value"] == 1


def test_long_form_and_jsonl_give_the_same_figures(tmp_path: Path) -> None:
    long = "item,annotator,field,value\n" + "\n".join(
        f"i{i},{who},correct,{value}"
        for who, values in (("a", "1010"), ("b", "1011"))
        for i, value in enumerate(values, 1)
    )
    jsonl = "\n".join(
        json.dumps({"item": f"i{i}", "annotator": who, "correct": value == "1"})
        for who, values in (("a", "1010"), ("b", "1011"))
        for i, value in enumerate(values, 1)
    )

    ways = [
        agreement(written(tmp_path, ROWS), fields=["correct"]),
        agreement(written(tmp_path, long, "long.csv")),
        agreement(written(tmp_path, jsonl, "labels.jsonl")),
    ]

    assert ways[0] == ways[1] == ways[2]


def test_sheets_of_several_annotators_can_be_given_together(tmp_path: Path) -> None:
    header, *rows = ROWS.splitlines()
    first = written(tmp_path, "\n".join([header, *rows[:4]]), "a.csv")
    second = written(tmp_path, "\n".join([header, *rows[4:]]), "b.csv")

    assert agreement(first, second) == agreement(written(tmp_path, ROWS))


def test_a_task_column_makes_intervals_resample_tasks(tmp_path: Path) -> None:
    rows = "\n".join(
        f"i{i},{who},t{i // 5},{int((i % 3 == 0) ^ (who == 'b' and i // 5 == 1))}"
        for who in "ab"
        for i in range(30)
    )

    field = agreement(written(tmp_path, "item,annotator,task_id,correct\n" + rows))["correct"]

    assert field["resampled"] == "tasks"
    assert "over tasks" in field["cohen_kappa"]["method"]


def test_a_task_may_be_called_0(tmp_path: Path) -> None:
    rows = [
        {"item": i, "annotator": who, "task": i // 5, "correct": i % 3 == 0}
        for who in "ab"
        for i in range(30)
    ]
    path = written(tmp_path, "\n".join(map(json.dumps, rows)), "labels.jsonl")

    assert agreement(path)["correct"]["resampled"] == "tasks"


def test_the_index_column_of_a_data_frame_is_no_field(tmp_path: Path) -> None:
    path = written(tmp_path, ",item,annotator,tone\n0,1,a,good\n1,1,b,bad\n")

    assert list(agreement(path)) == ["tone"]


def test_not_a_number_is_a_missing_label(tmp_path: Path) -> None:
    rows = [{"item": i, "annotator": who, "tone": 1} for who in "ab" for i in range(3)]
    rows[0]["tone"] = math.nan
    path = written(tmp_path, "\n".join(map(json.dumps, rows)), "labels.jsonl")

    assert agreement(path)["tone"]["n_ratings"] == 5


def test_nominal_labels_of_three_annotators_are_averaged_over_pairs(tmp_path: Path) -> None:
    field = agreement(PUBLISHED / "judge200.jsonl")["label"]

    assert field["n_annotators"] == 3
    assert len(field["pairs"]) == 3
    mean = sum(pair["cohen_kappa"]["value"] for pair in field["pairs"]) / 3
    assert field["cohen_kappa"]["value"] == pytest.approx(mean)


def test_declared_labels_count_where_they_are_not_used(tmp_path: Path) -> None:
    text = "item,annotator,tone\n1,a,good\n2,a,bad\n1,b,good\n2,b,good\n"
    path = written(tmp_path, text)

    seen = agreement(path)["tone"]["pabak"]["value"]
    declared = agreement(path, labels=["tone=good,bad,ugly,other"])["tone"]["pabak"]["value"]

    assert seen == pytest.approx(0)
    assert declared == pytest.approx((4 * 0.5 - 1) / 3)


def test_the_same_seed_gives_the_same_output_and_another_may_not(tmp_path: Path) -> None:
    path = PUBLISHED / "judge200.jsonl"

    once = agreement(path, draws=300, seed=4)

    assert once == agreement(path, draws=300, seed=4)
    assert once != agreement(path, draws=300, seed=5)


def test_notes_may_hold_any_line_break(tmp_path: Path) -> None:
    note = "first\u2028second\x85third"
    sheet = f'item,annotator,correct,note\n1,a,1,"{note}\nmore"\n1,b,1,{note}\n'
    lines = "\n".join(
        json.dumps({"item": 1, "annotator": a, "correct": True, "note": note}, ensure_ascii=False)
        for a in "ab"
    )

    for path in (written(tmp_path, sheet), written(tmp_path, lines, "labels.jsonl")):
        assert agreement(path)["correct"]["n_ratings"] == 2


def test_fields_may_be_given_apart_or_with_commas(tmp_path: Path) -> None:
    path = written(tmp_path, ROWS)

    assert agreement(path, fields=["correct,adopted"]) == agreement(path)
    assert list(agreement(path, fields=["adopted"])) == ["adopted"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("item,annotator,correct\ni1,a,maybe\n", r"labels\.csv:2: correct: must be 1/0"),
        ("item,annotator,correct\ni1,a,1\ni1,a,0\n", r"labels\.csv:3: correct: a labels item 'i1'"),
        ("item,annotator,correct\ni1,,1\n", r"labels\.csv:2: annotator: must not be empty"),
        ("item,annotator,correct\ni1,a\n", r"labels\.csv:2: the row does not have 3 columns"),
        ("item,annotator,correct\ni1,a,1,2\n", r"labels\.csv:2: the row does not have 3 columns"),
        ("i1,a,1\n", r"labels\.csv:1: the header needs item and annotator"),
        ("", r"labels\.csv:1: the header needs item and annotator; got nothing"),
        (
            "item,annotator,correct,correct\n1,a,1,0\n",
            r"labels\.csv:1: the header has 'correct' twice",
        ),
        ('item,"annotator"x,correct\n', r"labels\.csv:1: not CSV"),
        ("item,annotator,correct\n", r"labels\.csv: no labels"),
        ("item,annotator,task,correct\n1,a,t,1\n1,b,u,1\n", r"labels\.csv:3: correct: item '1'"),
    ],
)
def test_bad_input_is_named_by_file_line_and_field(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(CommandError, match=message):
        agreement(written(tmp_path, text))


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("{", r"labels\.jsonl:2: not JSON"),
        ("[1]", r"labels\.jsonl:2: expected an object"),
        ("1" * 5_000, r"labels\.jsonl:2: not JSON: Exceeds the limit"),
        ("[" * 100_000, r"labels\.jsonl:2: not JSON: maximum recursion depth"),
        ('{"item": "x", "annotator": "a", "tone": 0.5}', r"labels\.jsonl:2: tone: labels are"),
        ('{"item": "x", "annotator": "a", "tone": [1]}', r"labels\.jsonl:2: tone: labels are"),
        ('{"item": "x", "annotator": "a", "correct": "perhaps"}', r"labels\.jsonl:2: correct"),
    ],
)
def test_bad_json_lines_are_named_by_line(tmp_path: Path, line: str, message: str) -> None:
    good = '{"item": "i", "annotator": "a", "correct": true}\n'

    with pytest.raises(CommandError, match=message):
        agreement(written(tmp_path, good + line, "labels.jsonl"))


def test_a_field_that_does_not_occur_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="no field 'corect'; there are: correct, adopted"):
        agreement(written(tmp_path, ROWS), fields=["corect"])


def test_a_file_of_bytes_is_refused_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "labels.csv"
    path.write_bytes(b"\xff\xfe\x00")

    with pytest.raises(CommandError, match="cannot be read"):
        agreement(path)


def test_two_thousand_items_take_no_time(tmp_path: Path) -> None:
    rows = "\n".join(
        f"i{i},{who},{(i * 7 + (who == 'b') * (i % 11 == 0)) % 2}"
        for who in "ab"
        for i in range(2_000)
    )
    path = written(tmp_path, "item,annotator,correct\n" + rows)

    start = time.perf_counter()
    agreement(path)

    # Generous for a busy machine; on a free one it is about a tenth of a second.
    assert time.perf_counter() - start < 2
