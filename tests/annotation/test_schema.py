"""Schemas as data: what ships, what is refused, what a row lacks and what it hints at."""

import json
from pathlib import Path
from typing import Any

import pytest

from annotation.rules import parse_schema
from studies.rules import BadInput

SHIPPED = Path(__file__).resolve().parents[2] / "fixtures" / "schemas"
SIX = json.loads((SHIPPED / "six-fields.json").read_text())
ONE = {"key": "one", "title": "One", "fields": [{"key": "ok", "title": "OK", "kind": "binary"}]}
ALL_NO = dict.fromkeys(
    ("correct", "adopted", "detected", "validated", "recovered", "ambiguous"), False
)


def test_the_six_fields_and_their_seven_metrics_ship() -> None:
    schema = parse_schema(SIX)

    assert schema.names == tuple(ALL_NO)
    assert [metric.key for metric in schema.metrics] == [
        "TSR", "ADR", "VR", "RR", "PAR", "BCR", "VPA",
    ]  # fmt: skip


def test_the_reliance_schema_ships() -> None:
    schema = parse_schema(json.loads((SHIPPED / "reliance.json").read_text()))

    assert schema.options == {
        "label": ("CORRECT", "ADOPT", "BLEND", "ABSTAIN", "OTHER"),
        "warned": None,
        "unresolvable": None,
    }


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"key": ""}, "key must be a text"),
        ({"title": 5}, "title must be a text"),
        ({"version": "two"}, "version must be a whole number"),
        ({"version": True}, "version must be a whole number"),
        ({"references": "all"}, "references must be one of"),
        ({"fields": []}, "fields must be a list with an entry"),
        ({"fields": "correct"}, "fields must be a list"),
        ({"fields": ["correct"]}, "key must be a text"),
        ({"fields": [{"key": "a", "title": "A", "kind": "scale"}]}, "kind must be one of"),
        ({"fields": [{"key": "a", "title": "A", "kind": "nominal"}]}, "nominal field has options"),
        ({"fields": [{"key": "a", "title": "A", "options": ["x"]}]}, "nominal field has options"),
        ({"fields": [{"key": "a", "title": "A", "options": 5}]}, "nominal field has options"),
        ({"fields": [{"key": "a", "title": "A", "asked": "often"}]}, "asked must be one of"),
        ({"fields": ONE["fields"] * 2}, "same key"),
        ({"hints": [{"where": {"no": True}, "say": "x"}]}, "names 'no'"),
        ({"hints": [{"where": {"ok": "yes"}, "say": "x"}]}, "ok must be true, false or null"),
        ({"hints": [{"where": {}, "say": "x"}]}, "where must be an object"),
        ({"metrics": [{"key": "M", "title": "M", "where": {"ok": True}}]}, "denominator"),
    ],
)
def test_a_schema_that_does_not_hold_is_refused(change: dict[str, Any], says: str) -> None:
    with pytest.raises(BadInput, match=says):
        parse_schema(ONE | change)


def test_no_object_is_no_schema() -> None:
    with pytest.raises(BadInput, match="JSON object"):
        parse_schema([])  # type: ignore[arg-type]


def test_a_row_is_completed_with_what_it_leaves_out() -> None:
    assert parse_schema(SIX).check_values({"correct": True}) == {
        **dict.fromkeys(ALL_NO), "correct": True,
    }  # fmt: skip


def test_what_is_missing_depends_on_exposure() -> None:
    schema = parse_schema(SIX)
    row = {"correct": True, "ambiguous": False}

    assert schema.missing(row, exposed=False) == ()
    assert schema.missing(row, exposed=True) == ("adopted", "detected", "validated", "recovered")


@pytest.mark.parametrize(
    ("row", "n_hints"),
    [
        (ALL_NO, 0),
        ({**ALL_NO, "correct": True}, 0),
        ({**ALL_NO, "correct": True, "adopted": True}, 1),
        ({**ALL_NO, "recovered": True}, 2),
        ({**ALL_NO, "correct": True, "detected": True, "recovered": True}, 0),
        ({**ALL_NO, "ambiguous": True, "correct": True}, 1),
    ],
)
def test_hints_follow_the_fields(row: dict[str, bool], n_hints: int) -> None:
    assert len(parse_schema(SIX).hints_for(row)) == n_hints
