"""The delivery audit: mechanical flags, exposure gates, and classes of later checks."""

from typing import Any

import pytest

from audits.reports.delivery import (
    audit_run,
    checks_after,
    delivery_report,
    flags_of,
    normalised,
    shows,
)
from tests.factories import event_record, poisoned_event, task_record, toxic_record

REFERENCE = task_record()["reference"]
LABEL = {"type": "label", "clean": "Ferro & Sons", "aliases": ["Ferro"]}


def event(clean: str, received: str, operator: str = "scale", **changes: Any) -> dict[str, Any]:
    return poisoned_event(clean_observation=clean) | {
        "observation": received, "operator": operator
    } | changes  # fmt: skip


@pytest.mark.parametrize(
    ("clean", "received", "operator", "flags"),
    [
        ("total 1,000", "total 1,250", "scale", ()),
        ("total 1,000", "total -1,000", "sign_flip", ()),
        ("5 rows; total 1000", "-5 rows; total 1000", "sign_flip", ("wrong_target",)),
        ("total 1,000", "total 1.25,000", "scale", ("partial_token",)),
        ("2024-01-05 | 1000", "-2024-01-05 | 1000", "scale", ("partial_token",)),
        ("H100 | 1000", "H125 | 1000", "scale", ("partial_token",)),
        ("delta 0", "delta -0.0", "scale", ("no_change",)),
        ("total 1000", "total 1,000.0", "scale", ("no_change",)),
        ("Error: no such column 3", "Error: no such column 4", "scale", ("tool_error",)),
        ("on hold: Ferro", "on hold: Palisade", "label_swap", ()),
    ],
)
def test_flags_name_what_was_certainly_no_delivery(
    clean: str, received: str, operator: str, flags: tuple[str, ...]
) -> None:
    assert flags_of(event(clean, received, operator), REFERENCE) == flags


def test_recorded_error_is_flagged_whatever_its_text() -> None:
    assert "tool_error" in flags_of(event("1000", "1250", error=True), REFERENCE)


def test_normal_form_keeps_words_and_different_numbers_apart() -> None:
    assert normalised("a 1,000.50 b") == normalised("a 1000.5 b")
    assert normalised("a 1000.5") != normalised("a 1000.6")


@pytest.mark.parametrize(
    ("text", "is_shown"), [("FERRO is on hold", True), ("Ferrosol is not", False)]
)
def test_labels_are_found_as_whole_words(text: str, is_shown: bool) -> None:
    assert shows(text, LABEL) is is_shown


def test_gates_tell_target_bearing_from_residual_clean_values() -> None:
    run = toxic_record(
        events=[
            event("rate 5, total 1000", "rate 6, total 1000") | {"index": 0},
            event("total 1000", "total 1250") | {"index": 1},
            event("rows 12", "rows 15") | {"index": 2},
        ]
    )

    found = audit_run(task_record(), run)

    assert [(e.is_target_bearing, e.has_residual) for e in found.events] == [
        (True, True),
        (True, False),
        (False, False),
    ]


@pytest.mark.parametrize(
    ("later", "expected"),
    [
        ([], ""),
        ([event_record(1, error=True)], ""),
        ([poisoned_event(1)], "only_corrupted"),
        ([poisoned_event(1), event_record(2)], "some_unmodified"),
    ],
    ids=["no call", "failed call", "poisoned again", "one honest"],
)
def test_checks_after_poison_are_classed(later: list, expected: str) -> None:
    assert checks_after([poisoned_event(0), *later]) == expected


def test_rates_without_flagged_events_leave_runs_out_but_hold_answers() -> None:
    flagged = toxic_record("t-1", events=[event("delta 0", "delta -0.0")])
    valid = toxic_record("t-2", events=[event("total 1000", "total 1250")])
    runs = [audit_run(task_record(), run) for run in (flagged, valid)]

    found = delivery_report(runs, {"t-1": {"PAR": False}, "t-2": {"PAR": True}})

    assert found["n_flagged_events"] == 1
    assert found["rates"]["PAR"]["recorded"]["value"] == 0.5
    assert found["rates"]["PAR"]["unflagged"]["value"] == 1.0
    assert found["rates"]["PAR"]["unflagged"]["n"] == 1
