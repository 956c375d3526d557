"""Majority labels, judge against majority, and the rates of reliance on tools."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from audits.stats.reliance import (
    LABELS,
    Calls,
    Runs,
    ToolCallRatio,
    judge_against_majority,
    majority_labels,
    reliance_rates,
    tool_call_ratio,
    unanimity,
)
from tests.audits.stats import oracles

CORRECT, ADOPT, BLEND, ABSTAIN, OTHER = range(5)


@settings(max_examples=40, deadline=None)
@given(rows=st.lists(st.lists(st.integers(-1, 3), min_size=3, max_size=5), min_size=1, max_size=1))
def test_the_majority_is_what_more_than_half_say(rows: list[list[int]]) -> None:
    found = majority_labels(np.array(rows), n_categories=4)

    wanted = oracles.majority([None if code < 0 else code for code in rows[0]])
    assert found.labels[0] == (-1 if wanted is None else wanted)


def test_a_three_way_split_has_no_majority_and_is_counted() -> None:
    codes = np.array([[0, 1, 2], [0, 0, 1], [3, 3, 3], [-1, -1, -1]])

    found = majority_labels(codes, n_categories=5)

    assert found.labels.tolist() == [-1, 0, 3, -1]
    assert (found.n_split, found.n_unanimous) == (1, 1)
    assert unanimity(codes, n_categories=5).value == pytest.approx(1 / 3)


def test_agreement_is_reweighted_by_the_judges_labels_and_recall_is_not() -> None:
    judge = np.array([CORRECT, CORRECT, ADOPT, ADOPT])
    majority = np.array([CORRECT, ADOPT, ADOPT, ADOPT])

    report = judge_against_majority(
        judge,
        majority,
        deployed=np.array([10, 90, 0, 0, 0]),
        items=np.arange(4),
        draws=200,
        rng=np.random.default_rng(1),
    )

    assert report.agreement.value == 0.75
    assert report.reweighted.weighted.value == pytest.approx(0.1 * 0.5 + 0.9)
    assert report.recall[ADOPT].value == pytest.approx(2 / 3)
    assert report.precision[ADOPT].value == 1
    assert report.recall[BLEND].undefined == "zero_denominator"


def test_reweighted_agreement_is_less_certain_where_runs_share_items() -> None:
    rng = np.random.default_rng(2)
    judge = np.tile([CORRECT, ADOPT], 100)
    majority = np.where(np.repeat(rng.random(20) < 0.7, 10), judge, BLEND)

    def width(items: np.ndarray) -> float:
        figure = judge_against_majority(
            judge,
            majority,
            deployed=np.array([400, 600, 0, 0, 0]),
            items=items,
            draws=2_000,
            rng=np.random.default_rng(3),
        ).reweighted.weighted
        assert "over items" in figure.method
        return figure.ci_high - figure.ci_low

    assert width(np.repeat(np.arange(20), 10)) > 2 * width(np.arange(200))


def runs(*rows: tuple[int, str, int, int, int], models: list[int] | None = None) -> Runs:
    """Rows of item, condition ("none", "clean" or "bad"), label, warned and tool calls."""
    items, conditions, labels, warned, calls = zip(*rows, strict=True)
    condition = np.array(conditions)
    return Runs(
        items=np.array(items),
        models=np.array(models or [0] * len(rows)),
        labels=np.array(labels),
        no_tool=condition == "none",
        control=condition == "clean",
        exposed=condition == "bad",
        warned=np.array(warned, dtype=np.int8),
        tool_calls=np.array(calls),
    )


def rates(given_runs: Runs) -> dict[str, float | None]:
    found = reliance_rates(given_runs, draws=200, rng=np.random.default_rng(1))
    return {name: figure.value for name, figure in found.items()}


def test_override_is_adoption_on_items_answered_correctly_without_a_tool() -> None:
    known = [(0, "none", label, -1, 0) for label in (CORRECT, CORRECT, OTHER)]
    unknown = [(1, "none", label, -1, 0) for label in (CORRECT, OTHER, OTHER)]
    exposed = [(0, "bad", CORRECT, 0, 3), (0, "bad", ADOPT, 1, 5), (1, "bad", ADOPT, 0, 1)]

    found = rates(runs(*known, *unknown, *exposed))

    assert found["adoption"] == pytest.approx(2 / 3)
    assert found["override"] == 0.5
    assert found["warning"] == 0.5
    assert found["base_accuracy"] == 0.5


def test_a_run_that_nobody_judged_does_not_speak_against_an_item() -> None:
    alone = [(0, "none", CORRECT, -1, 0), (0, "none", -1, -1, 0), (1, "none", -1, -1, 0)]

    figure = reliance_rates(runs(*alone), draws=50, rng=np.random.default_rng(1))["base_accuracy"]

    assert (figure.value, figure.n) == (1.0, 1)


def calls(given_runs: Runs) -> ToolCallRatio:
    return tool_call_ratio(given_runs, draws=200, rng=np.random.default_rng(1))


def test_mean_calls_under_corruption_are_divided_by_those_without() -> None:
    exposed = [(0, "bad", CORRECT, 0, 3), (0, "bad", -1, 1, 5), (1, "bad", ADOPT, 0, 1)]
    control = [(0, "clean", CORRECT, -1, 2), (1, "clean", CORRECT, -1, 1)]
    others = [(0, "none", CORRECT, -1, 0), (1, "bad", ADOPT, 0, -1)]

    found = calls(runs(*exposed, *control, *others))

    assert found.ratio.value == pytest.approx((9 / 3) / (3 / 2))
    assert found.ratio.n == 3
    assert (found.exposed, found.control) == (Calls(3, 9), Calls(2, 3))
    assert "over items" in found.ratio.method


def test_the_ratio_is_the_mean_over_models_with_runs_of_both_kinds() -> None:
    rows = [(0, "bad", ADOPT, 0, 4), (0, "clean", CORRECT, -1, 1)] * 3
    rows += [(0, "bad", ADOPT, 0, 2), (0, "clean", CORRECT, -1, 1), (0, "bad", ADOPT, 0, 9)]

    found = calls(runs(*rows, models=[0] * 6 + [1, 1, 2]))

    assert found.ratio.value == pytest.approx((4 + 2) / 2)
    assert found.ratio.n == 4
    assert found.exposed == Calls(5, 23)


def test_the_interval_of_the_ratio_resamples_items_with_all_their_runs() -> None:
    # Item 0 doubles its calls, item 1 keeps them: every resample is 2, 1.5 or 1.
    rows = [(0, "bad", ADOPT, 0, 2), (1, "bad", ADOPT, 0, 1)] * 5
    rows += [(0, "clean", CORRECT, -1, 1), (1, "clean", CORRECT, -1, 1)]

    found = calls(runs(*rows)).ratio

    assert (found.value, found.ci_low, found.ci_high) == (1.5, 1.0, 2.0)


def test_models_weigh_alike_however_many_runs_they_have() -> None:
    rows = [(0, "bad", ADOPT, 0, 1)] * 9 + [(0, "bad", CORRECT, 0, 1)]

    found = rates(runs(*rows, models=[0] * 9 + [1]))

    assert found["adoption"] == 0.5


def test_a_rate_without_runs_is_undefined() -> None:
    alone = runs((0, "none", CORRECT, -1, 0))

    found = reliance_rates(alone, draws=50, rng=np.random.default_rng(1))

    assert found["adoption"].undefined == "zero_denominator"
    assert calls(alone).ratio.undefined == "zero_denominator"


def test_all_runs_of_an_item_are_resampled_together() -> None:
    rng = np.random.default_rng(3)
    adopts = rng.integers(0, 2, 50)
    rows = [(i, "bad", ADOPT if adopts[i] else CORRECT, 0, 1) for i in range(50) for _ in range(20)]

    adoption = reliance_rates(runs(*rows), draws=2_000, rng=rng)["adoption"]

    assert adoption.se == pytest.approx(float(adopts.std()) / np.sqrt(50), rel=0.06)


def test_there_are_five_labels() -> None:
    assert LABELS == ("CORRECT", "ADOPT", "BLEND", "ABSTAIN", "OTHER")
