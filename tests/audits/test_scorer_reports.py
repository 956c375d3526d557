"""Scorer against reference: who is compared, who is left out, and what is counted."""

from collections.abc import Callable

import pytest

from audits.records import SEVEN_METRICS
from audits.reports import Options
from audits.reports.band import band_report
from audits.reports.disagreements import disagreement_report
from audits.reports.fields import field_report
from audits.reports.revisions import flip_flops, revision_report
from audits.reports.scorer import baselines, excluded_counts, scorer_tables
from tests.audits.tables import item, label, table, verdict

FEW = Options(draws=50)
METRICS = {metric.key: metric for metric in SEVEN_METRICS}


def overall(found: dict, metric: str, revision: str = "r1") -> list[int]:
    row = found[revision][metric]["overall"]
    return [row[cell] for cell in ("tp", "tn", "fp", "fn")]


def test_behaviours_of_unexposed_runs_are_not_compared() -> None:
    made = table(
        [item("A", exposed=True, detected=True), item("B", detected=True)],
        verdicts=[verdict("A", detected=True), verdict("B")],
    )

    assert overall(scorer_tables(made, FEW), "ADR") == [1, 0, 0, 0]


def test_ineligible_tasks_are_left_out_of_success_and_counted() -> None:
    made = table(
        [item("A", correct=True), item("B", correct=True, eligible=False)],
        verdicts=[verdict("A", correct=True), verdict("B")],
    )

    assert overall(scorer_tables(made, FEW), "TSR") == [1, 0, 0, 0]
    assert excluded_counts(made)["r1"]["TSR"]["ineligible"] == 1


def test_ambiguous_answer_is_no_success_whatever_its_correct_field() -> None:
    made = table(
        [item("A", correct=True, ambiguous=True)],
        verdicts=[verdict("A", correct=False, ambiguous=True)],
    )

    assert overall(scorer_tables(made, FEW), "TSR") == [0, 1, 0, 0]


def test_failed_scorer_counts_as_not_correct_and_is_null_elsewhere() -> None:
    nothing = dict.fromkeys(("correct", "adopted", "detected", "validated", "recovered"))
    made = table(
        [item("A", exposed=True, correct=True, detected=True)],
        verdicts=[verdict("A", status="failed", **nothing)],
    )

    found = scorer_tables(made, FEW)

    assert overall(found, "TSR") == [0, 0, 0, 1]
    assert overall(found, "ADR") == [0, 0, 0, 0]
    assert excluded_counts(made)["r1"]["ADR"] == {"scorer_failed": 1, "failed_counted_as_no": 0}
    assert excluded_counts(made)["r1"]["TSR"] == {"failed_counted_as_no": 1}


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        (verdict("A", status="absent", correct=None), "no_verdict"),
        (verdict("A", status="unreferenced", correct=None), "unreferenced"),
        (verdict("A", same=False, correct=True), "other_reference_version"),
        (verdict("A", correct=None), "scorer_not_judged"),
    ],
    ids=["no verdict", "nothing to compare with", "other references", "null"],
)
def test_rows_that_cannot_be_compared_are_counted_by_reason(row: dict, reason: str) -> None:
    made = table([item("A", correct=True)], verdicts=[row])

    assert excluded_counts(made)["r1"]["TSR"][reason] == 1
    assert overall(scorer_tables(made, FEW), "TSR") == [0, 0, 0, 0]


def test_disputed_and_ambiguous_items_are_slices_of_their_own() -> None:
    made = table(
        [item("A", correct=True), item("B", correct=True)],
        labels=[
            label("A", "a1", correct=True),
            label("A", "a2", correct=False),
            label("B", "a1", correct=True),
            label("B", "a2", correct=True),
        ],
        verdicts=[verdict("A"), verdict("B", correct=True)],
    )

    found = scorer_tables(made, FEW)["r1"]["TSR"]

    assert found["disputed=true"]["fn"] == 1
    assert found["disputed=false"]["tp"] == 1


def test_unasked_fields_dispute_nothing() -> None:
    made = table(
        [item("A", correct=True)],
        labels=[label("A", "a1", adopted=True), label("A", "a2", adopted=None)],
        verdicts=[verdict("A")],
    )

    assert "disputed=true" not in scorer_tables(made, FEW)["r1"]["TSR"]


def test_constant_answers_are_scored_on_the_same_items() -> None:
    made = table(
        [item("A", correct=True), item("B", correct=True), item("C")],
        verdicts=[verdict(code) for code in "ABC"],
    )

    found = baselines(made, scorer_tables(made, FEW))["r1"]["TSR"]

    assert found["always_yes"]["value"] == pytest.approx(2 / 3)
    assert found["always_no"]["value"] == pytest.approx(1 / 3)


def test_inventory_names_each_trajectory_once_with_all_its_metrics() -> None:
    made = table(
        [item("A", exposed=True, correct=True, detected=True, recovered=True), item("B")],
        verdicts=[verdict("A"), verdict("B", correct=True)],
    )

    found = disagreement_report(made)["r1"]

    assert found["n_trajectories"] == 2
    assert [row["metrics"] for row in found["rows"]] == [
        {"TSR": "missed", "ADR": "missed", "RR": "missed"},
        {"TSR": "false_alarm"},
    ]


def test_revisions_are_compared_by_what_they_fixed_and_broke() -> None:
    made = table(
        [item("A", correct=True), item("B", correct=True), item("C", correct=True)],
        verdicts=[
            verdict("A", "r1"),
            verdict("B", "r1", correct=True),
            verdict("C", "r1"),
            verdict("A", "r2", correct=True),
            verdict("B", "r2"),
            verdict("C", "r2"),
        ],
    )

    found = revision_report(made)[0]["metrics"]["TSR"]

    assert (found["fixed"], found["broken"], found["still_wrong"]) == (1, 1, 1)
    assert found["items"]["broken"] == ["B"]
    assert found["mcnemar"]["value"] == 1.0


def test_item_fixed_and_broken_again_is_a_flip_flop() -> None:
    made = table(
        [item("A", correct=True), item("B", correct=True)],
        verdicts=[
            verdict(code, revision, correct=right)
            for revision, right in (("r1", True), ("r2", False), ("r3", True))
            for code in "AB"
            if not (code == "B" and revision == "r3")
        ]
        + [verdict("B", "r3", correct=False)],
    )

    assert flip_flops(made)["TSR"] == ["A"]


def test_band_judges_annotator_and_scorer_by_the_same_others() -> None:
    said = {"A": (True, True, False), "B": (True, False, False), "C": (True, True, True)}
    made = table(
        [item(code, correct=True) for code in said],
        labels=[
            label(code, f"a{j}", correct=each)
            for code, row in said.items()
            for j, each in enumerate(row)
        ],
        verdicts=[verdict(code, correct=True) for code in said],
    )

    found = band_report(made)["TSR"]

    by_name = {row["annotator"]: row for row in found["annotators"]}
    # Of a1 and a2, a0's judges, only C is no tie; both say yes, as a0 and the scorer do.
    assert (by_name["a0"]["n"], by_name["a0"]["tp"]) == (2, 1)
    assert by_name["a0"]["scorers"]["r1"]["n"] == by_name["a0"]["n"]


def test_band_reaches_from_the_lowest_to_the_highest_annotator() -> None:
    said = {"A": (True, True, True), "B": (True, True, False), "C": (False, False, True)}
    made = table(
        [item(code) for code in said],
        labels=[
            label(code, f"a{j}", correct=each)
            for code, row in said.items()
            for j, each in enumerate(row)
        ],
    )

    found = band_report(made)["TSR"]

    third = {row["annotator"]: row for row in found["annotators"]}["a2"]
    assert [third[cell] for cell in ("tp", "fn", "fp", "tn")] == [1, 1, 1, 0]
    assert found["agreement_range"] == [pytest.approx(1 / 3), 1.0]


def test_one_annotator_has_no_band() -> None:
    found = band_report(table([item("A")], labels=[label("A")]))["TSR"]

    assert (found["annotators"], found["agreement_range"]) == ([], None)


def test_band_is_wider_where_rows_share_tasks() -> None:
    def width(task_of_row: Callable[[int], int]) -> float:
        rows = [f"I{k}" for k in range(40)]
        made = table(
            [item(code, task_id=f"t{task_of_row(k)}") for k, code in enumerate(rows)],
            labels=[
                label(code, name, correct=name == "a0" or k < 24)
                for k, code in enumerate(rows)
                for name in ("a0", "a1")
            ],
        )
        low, high = band_report(made)["TSR"]["agreement_band"]
        return high - low

    assert width(lambda k: k // 4) > 1.5 * width(lambda k: k)


def test_fields_are_compared_label_by_label() -> None:
    made = table(
        [item("A", correct=True), item("B")],
        verdicts=[verdict("A", correct=True), verdict("B", correct=True)],
    )

    found = field_report(made, Options(draws=50))["r1"]["correct"]

    assert found["agreement"]["value"] == 0.5
    assert found["labels"]["true"]["precision"]["value"] == 0.5
    assert found["labels"]["false"]["recall"]["value"] == 0.0
