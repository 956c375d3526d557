"""Rows of labels and verdicts, from CSV and JSON Lines."""

import csv
import io

import pytest

from trajectories.records import (
    RELIANCE_FIELDS,
    SIX_FIELDS,
    RecordError,
    parse_label_row,
    parse_verdict_row,
)

ROW = {
    "item": "item-001",
    "annotator": "a1",
    "correct": "1",
    "adopted": "FALSE",
    "detected": "Yes",
    "validated": "no",
    "recovered": "",
    "ambiguous": " true ",
    "note": "see event 3",
}


def test_values_are_read_in_any_spelling_and_case():
    row = parse_label_row(ROW)

    assert row.values == {
        "correct": True,
        "adopted": False,
        "detected": True,
        "validated": False,
        "recovered": None,
        "ambiguous": True,
    }
    assert (row.item, row.annotator, row.note) == ("item-001", "a1", "see event 3")


def test_typed_values_of_json_lines_are_read():
    values = dict.fromkeys(SIX_FIELDS, True) | {"recovered": None, "adopted": 0}

    row = parse_label_row({"item": "i", "annotator": "a", **values})

    assert row.values["adopted"] is False
    assert row.values["recovered"] is None


@pytest.mark.parametrize("value", ["maybe", "2", 2, 1.0, "on", "N/A"])
def test_other_words_are_refused_with_the_allowed_ones(value):
    with pytest.raises(RecordError, match="1, 0, true, false, yes, no or empty") as refused:
        parse_label_row(ROW | {"detected": value})

    assert refused.value.field == "detected"


def test_a_missing_column_is_named_and_an_extra_one_is_kept():
    without = {key: value for key, value in ROW.items() if key != "recovered"}

    with pytest.raises(RecordError, match="recovered: is required"):
        parse_label_row(without)
    assert parse_label_row(ROW | {"minutes": "3"}).extra == {"minutes": "3"}


def test_a_row_longer_than_the_header_is_refused():
    header = "item,annotator,correct,adopted,detected,validated,recovered,ambiguous,note"
    text = f"{header}\ni,a,1,0,0,0,0,0,seen, twice\n"

    (row,) = csv.DictReader(io.StringIO(text))

    with pytest.raises(RecordError, match="more cells than the header"):
        parse_label_row(row)


def test_the_annotator_may_be_given_beside_the_sheet():
    row = parse_label_row(ROW | {"annotator": ""}, annotator="a2")

    assert row.annotator == "a2"


def test_rows_may_be_keyed_by_trajectory():
    row = parse_label_row({**ROW, "trajectory_id": "t-1"}, key="trajectory_id")

    assert row.item == "t-1"


def test_a_nominal_field_takes_its_options_in_any_case():
    row = {"item": "i", "annotator": "a", "label": "adopt", "warned": "1", "unresolvable": ""}

    assert parse_label_row(row, fields=RELIANCE_FIELDS).values["label"] == "ADOPT"
    with pytest.raises(RecordError, match="CORRECT, ADOPT, BLEND"):
        parse_label_row(row | {"label": "WRONG"}, fields=RELIANCE_FIELDS)


def test_a_verdict_needs_only_the_fields_that_its_scorer_judges():
    verdict = parse_verdict_row({"trajectory_id": "t-1", "correct": "true", "score": 0.9})

    assert verdict.status == "ok"
    assert verdict.values["correct"] is True
    assert verdict.values["adopted"] is None
    assert verdict.extra == {"score": 0.9}


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"trajectory_id": ""}, "trajectory_id"),
        ({"status": "crashed"}, "status"),
        ({"status": "failed"}, "reason"),
        ({"claims": "16.2"}, "claims"),
        ({"exposed": "perhaps"}, "exposed"),
    ],
)
def test_a_bad_verdict_is_refused_by_field(changes, field):
    with pytest.raises(RecordError) as refused:
        parse_verdict_row({"trajectory_id": "t-1", "correct": True} | changes)

    assert refused.value.field == field


def test_a_row_without_any_field_is_refused():
    with pytest.raises(RecordError, match="none of the fields"):
        parse_verdict_row({"trajectory_id": "t-1", "label": "CORRECT"})


def test_claims_of_a_csv_cell_are_json():
    verdict = parse_verdict_row({"trajectory_id": "t", "correct": "1", "claims": '[{"start": 1}]'})

    assert verdict.claims == [{"start": 1}]
