"""Checks over plain values: what is refused, and in which words."""

from typing import Any

import pytest

from annotation import rules
from studies.rules import BadInput, Refused

FIELDS = ("correct", "detected")


@pytest.mark.parametrize(
    ("mark", "kept"),
    [
        ({"field": "correct"}, (None, None, None)),
        ({"field": "detected", "event": 3}, (3, None, None)),
        ({"field": "detected", "event": None, "start": 0, "end": 5}, (None, 0, 5)),
    ],
)
def test_a_mark_names_a_field_and_perhaps_an_event_or_a_span(
    mark: dict[str, Any], kept: tuple
) -> None:
    (found,) = rules.check_evidence(evidence=[mark], fields=FIELDS)

    assert (found["event"], found["start"], found["end"]) == kept


@pytest.mark.parametrize(
    ("evidence", "says"),
    [
        ("correct", "must be a list"),
        ([{"field": "correct"}] * 51, "at most 50"),
        ([5], "field must be one of"),
        ([{"field": "colour"}], "field must be one of"),
        ([{"field": "correct", "event": -1}], "index of an event"),
        ([{"field": "correct", "event": True}], "index of an event"),
        ([{"field": "correct", "start": 1}], "given together"),
        ([{"field": "correct", "start": 5, "end": 5}], "start before end"),
        ([{"field": "correct", "start": "0", "end": "5"}], "start before end"),
    ],
)
def test_another_mark_is_refused(evidence: Any, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        rules.check_evidence(evidence=evidence, fields=FIELDS)


@pytest.mark.parametrize(
    ("facts", "kind"),
    [
        ({"locked": True, "current": 1}, rules.Locked),
        ({"current": 2}, rules.StaleTab),
        ({"codebook_now": 2}, rules.NewCodebook),
        ({}, Refused),
    ],
)
def test_a_save_that_changed_nothing_is_explained(facts: dict, kind: type) -> None:
    now = {"locked": False, "current": 1, "based_on": 1, "codebook_now": 1, "codebook_shown": 1}

    assert type(rules.why_not_saved(**now | facts)) is kind


@pytest.mark.parametrize(("seen", "may"), [(set(), True), ({"verdicts"}, False)])
def test_buttons_ask_the_same_check(seen: set[str], may: bool) -> None:
    assert rules.allowed(rules.check_may_assign, username="a1", seen=seen) is may


def test_one_unfinished_item_is_told_in_the_singular() -> None:
    with pytest.raises(rules.Incomplete, match="1 item is not finished"):
        rules.check_statement(n_unfinished=1, used_llm=False, statement="")
