"""The reference audit: two routes, what is wrong, and what is proposed instead."""

from typing import Any

import pytest

from audits.reports.references import audit_reference, audit_references, corrections
from tests.factories import task_record

CHANNELS = [
    {"channel": "Email", "impressions": 12000, "clicks": 900, "orders": 182, "revenue": 20},
    {"channel": "Search", "impressions": 9000, "clicks": 1240, "orders": 205, "revenue": 20},
    {"channel": "Display", "impressions": 800, "clicks": 430, "orders": 28, "revenue": 9},
]


def task(spec: dict[str, Any], clean: Any, **reference: Any) -> dict[str, Any]:
    kind = "label" if isinstance(clean, str) else "numeric"
    made = task_record(source={"tables": {"channels": CHANNELS}, "spec": spec})
    made["reference"] |= {"type": kind, "clean": clean} | reference
    made["query"] = reference.pop("query", "What is the rate of orders per click?")
    return made


RATIO = {"op": "ratio", "column": "orders", "over": "clicks", "scale": 100}
TOP = {"op": "argmax", "column": "revenue", "over": "channel"}


@pytest.mark.parametrize(
    ("spec", "clean"),
    [
        (RATIO, 16.15),
        ({"op": "sum", "column": "orders"}, 415),
        ({"op": "mean", "column": "clicks"}, 856.667),
        ({"op": "count", "column": "orders", "where": {"channel": "Email"}}, 1),
        ({"op": "lookup", "column": "orders", "where": {"channel": "Email"}}, 182),
        ({"op": "argmin", "column": "revenue", "over": "channel"}, "Display"),
    ],
    ids=lambda value: value["op"] if isinstance(value, dict) else "",
)
def test_right_reference_is_confirmed_by_both_routes(spec: dict, clean: Any) -> None:
    assert audit_reference(task(spec, clean)).status == "ok"


def test_reference_out_of_tolerance_is_replaced() -> None:
    found = audit_reference(task(RATIO, 22.8))

    assert found.status == "out_of_tolerance"
    assert found.proposed["clean"] == pytest.approx(16.147860)


def test_omitted_tie_is_added_to_what_is_accepted() -> None:
    found = audit_reference(task(TOP, "Email"))

    assert found.status == "omitted_ties"
    assert found.proposed["accept_any_of"] == ["Email", "Search"]


def test_tie_that_is_accepted_already_is_fine() -> None:
    assert audit_reference(task(TOP, "Email", accept_any_of=["Email", "Search"])).status == "ok"


def test_wrong_winner_is_replaced_by_the_right_one() -> None:
    found = audit_reference(task(TOP | {"column": "orders"}, "Email"))

    assert (found.status, found.proposed["clean"]) == ("wrong_label", "Search")


def test_ranking_by_a_rate_with_an_unnamed_denominator_is_ambiguous() -> None:
    spec = {"op": "argmax", "column": "orders", "over": "channel", "per": "clicks"}

    found = audit_reference(
        task(spec, "Email", query="Which channel has the best conversion rate?")
    )

    assert found.status == "ambiguous_denominator"
    assert found.alternatives == {"impressions": "Display"}
    assert not found.eligible


def test_named_denominator_is_not_ambiguous() -> None:
    spec = {"op": "argmax", "column": "orders", "over": "channel", "per": "clicks"}

    found = audit_reference(task(spec, "Email", query="Which channel has most orders per click?"))

    assert found.status == "ok"


@pytest.mark.parametrize(
    "spec",
    [
        {"op": "median", "column": "orders"},
        {"op": "mean", "column": "nowhere"},
        {"op": "ratio", "column": "orders", "over": "clicks", "where": {"channel": "Nobody"}},
    ],
    ids=["unknown operation", "unknown column", "no row"],
)
def test_source_without_an_answer_is_said_so(spec: dict) -> None:
    assert audit_reference(task(spec, 1)).status == "not_computable"


def test_tasks_without_source_are_not_audited() -> None:
    assert audit_references([task_record()]) == []


def test_only_what_is_wrong_is_corrected() -> None:
    findings = audit_references([task(RATIO, 16.15), task(RATIO, 22.8)])

    [only] = corrections(findings)

    assert only["reference"]["clean"] == pytest.approx(16.147860)
    assert "eligible" not in only
