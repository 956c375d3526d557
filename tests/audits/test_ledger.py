"""The independence ledger: from timestamps and records, never from wishes."""

import pytest

from audits.reports.ledger import ledger_report

EARLY = "2026-01-01T00:00:00.000000+00:00"
LABEL = "2026-02-01T00:00:00.000000+00:00"
LATE = "2026-03-01T00:00:00.000000+00:00"


def standing(frozen_at: str, **facts: object) -> dict:
    found = ledger_report({"first_label_at": LABEL} | facts, [("r1", "scorer", frozen_at)])
    return found["r1"]


def test_scorer_frozen_before_the_first_label_is_independent() -> None:
    assert standing(EARLY)["standing"] == "independent"


@pytest.mark.parametrize("frozen_at", [LATE, LABEL])
def test_scorer_frozen_at_or_after_the_first_label_is_informed(frozen_at: str) -> None:
    found = standing(frozen_at)

    assert found["standing"] == "informed"
    assert "after the first label" in found["reasons"][0]


def test_labels_of_unknown_time_make_every_scorer_informed() -> None:
    assert standing(EARLY, n_labels_of_unknown_time=3)["standing"] == "informed"


def test_declared_knowledge_lowers_a_figure() -> None:
    declared = {"revision": "", "statement": "I read the pilot labels.", "by": "ann"}

    found = standing(EARLY, declarations=[declared])

    assert found["standing"] == "informed"
    assert found["reasons"] == ["ann declared prior knowledge: I read the pilot labels"]


def test_declaration_about_another_scorer_leaves_this_one_alone() -> None:
    declared = {"revision": "r2", "statement": "Tuned on it.", "by": "ann"}

    assert standing(EARLY, declarations=[declared])["standing"] == "independent"


def test_opening_labels_before_the_freeze_is_told_with_the_person() -> None:
    peek = {"user": "ben", "kind": "audit", "subject": "packet", "at": EARLY}

    found = standing(LATE, peeks=[peek])

    assert found["opened_before_freeze"] == [peek]
    assert "ben" in found["reasons"][-1]


def test_packet_without_labels_has_no_standing_yet() -> None:
    assert standing(EARLY, first_label_at=None)["standing"] == "unlabelled"
