"""Annotators' diagnostics, blinding guesses, adjudicated references, planning."""

from pathlib import Path

import pytest

from annotation.queries import packet_by_slug
from audits.queries import audit_table
from audits.reports import Options, figures
from audits.reports.annotators import annotator_report
from audits.reports.blinding import blinding_report
from audits.stats.planning import items_for_kappa
from tests.audits.factories import small_packet, take_labels
from tests.audits.tables import item, label, table, verdict
from tests.factories import make_user

CODES = [f"I{k}" for k in range(9)]


def at(minute: int) -> str:
    return f"2026-02-01T10:{minute:02}:00.000000+00:00"


def test_drift_is_agreement_over_an_annotators_own_time() -> None:
    made = table(
        [item(code) for code in CODES],
        labels=[label(code, "a1", at=at(k), correct=k > 5) for k, code in enumerate(CODES)]
        + [label(code, "a2") for code in CODES],
    )

    drift = annotator_report(made)["a1"]["drift"]

    assert [part["agreement"]["value"] for part in drift] == [1.0, 1.0, pytest.approx(5 / 6)]


def test_pace_leaves_breaks_out() -> None:
    minutes = [0, 2, 4, 50, 52]
    made = table(
        [item(code) for code in CODES[:5]],
        labels=[label(code, "a1", at=at(minutes[k])) for k, code in enumerate(CODES[:5])],
    )

    assert annotator_report(made)["a1"]["median_seconds"] == 120


def test_rows_that_contradict_the_codebook_are_named() -> None:
    made = table([item("A")], labels=[label("A", "a1", correct=True, adopted=True)])

    assert annotator_report(made)["a1"]["hints"] == [{"say": "Never both.", "items": ["A"]}]


def test_guesses_are_compared_with_chance() -> None:
    made = table(
        [item(code) for code in CODES[:4]],
        guesses=[
            {"item": code, "annotator": "a1", "attribute": "method", "guess": guess, "truth": truth}
            for code, guess, truth in zip(
                CODES, ("base", "base", "", "other"), ("base", "other", "base", "other"),
                strict=False,
            )
        ],
    )  # fmt: skip

    found = blinding_report(made, Options(draws=50))["a1"]

    assert (found["n"], found["n_unsure"], found["chance"]) == (4, 1, 0.5)
    assert found["share_right"]["value"] == pytest.approx(2 / 3)
    assert found["bang"]["value"] == pytest.approx((2 - 1) / 4)
    # A quarter cannot tell; of the rest two thirds are right, where 4/9 would be by chance.
    kappa = (2 / 3 - 4 / 9) / (1 - 4 / 9)
    assert found["james"]["value"] == pytest.approx((1 + 1 / 4 - 3 / 4 * kappa) / 2)


def test_plan_grows_as_positives_get_rare() -> None:
    made = table(
        [item(code, correct=k == 0) for k, code in enumerate(CODES)],
        verdicts=[verdict(code, correct=k == 0) for k, code in enumerate(CODES)],
    )

    plan = figures(made, Options(draws=20))["planning"]["metrics"]["r1"]["TSR"]

    assert plan["for_recall"] == 9 * plan["positives_for_recall"]
    assert plan["for_kappa"] is None


def test_plan_for_kappa_is_made_at_the_kappa_seen_so_far() -> None:
    made = table(
        [item(code, correct=k < 4) for k, code in enumerate(CODES)],
        verdicts=[verdict(code, correct=k < 3) for k, code in enumerate(CODES)],
    )

    found = figures(made, Options(draws=20))

    kappa = found["scorer"]["revisions"]["r1"]["TSR"]["overall"]["kappa"]["value"]
    planned = found["planning"]["metrics"]["r1"]["TSR"]["for_kappa"]
    assert planned == items_for_kappa(kappa, 4 / len(CODES), 0.1)


@pytest.mark.django_db
def test_adjudicated_row_becomes_the_reference_and_agreement_stays(tmp_path: Path) -> None:
    packet, revision = small_packet(tmp_path)
    before = figures(audit_table(packet_by_slug("small"), [revision.pk]), Options(draws=20))
    said = {"correct": False, "ambiguous": True} | dict.fromkeys(
        ("adopted", "detected", "validated", "recovered")
    )

    take_labels(packet, make_user(), {"small-0-clean-base": said}, adjudicated=True)

    after = figures(audit_table(packet_by_slug("small"), [revision.pk]), Options(draws=20))
    assert before["reference"]["by_source"] == {"shared": 7, "unresolved": 1}
    assert after["reference"]["by_source"] == {"adjudicated": 1, "shared": 7}
    assert after["agreement"] == before["agreement"]
    assert after["reference"]["fields"]["ambiguous"]["true"] == 1
