"""Binomial intervals against their definitions and against libraries."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import binomtest
from statsmodels.stats.proportion import proportion_confint

from audits.stats import intervals
from audits.stats.estimates import Estimate, InputRefused, defined
from tests.audits.stats import oracles

FEW = settings(max_examples=40, deadline=None)
COUNTS = st.integers(1, 60).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n)))


@FEW
@given(counts=COUNTS)
def test_wilson_equals_scipy(counts: tuple[int, int]) -> None:
    ours = intervals.wilson_interval(*counts)

    theirs = binomtest(*counts).proportion_ci(method="wilson")
    assert ours is not None
    assert (ours.low, ours.high) == pytest.approx((theirs.low, theirs.high), abs=1e-12)


@FEW
@given(counts=COUNTS)
def test_clopper_pearson_equals_statsmodels(counts: tuple[int, int]) -> None:
    ours = intervals.clopper_pearson_interval(*counts)

    assert ours is not None
    theirs = proportion_confint(*counts, method="beta")
    assert (ours.low, ours.high) == pytest.approx(theirs, abs=1e-10)


@FEW
@given(counts=COUNTS)
def test_an_interval_mirrors_when_successes_and_failures_swap(counts: tuple[int, int]) -> None:
    k, n = counts
    one, other = intervals.wilson_interval(k, n), intervals.wilson_interval(n - k, n)

    assert one is not None
    assert other is not None
    assert one.low == pytest.approx(1 - other.high, abs=1e-12)
    assert 0 <= one.low <= k / n <= one.high <= 1


@FEW
@given(counts=COUNTS)
def test_the_one_sided_bound_leaves_five_percent_below_it(counts: tuple[int, int]) -> None:
    k, n = counts
    upper = intervals.binomial_upper_bound(k, n).value

    assert upper is not None
    if k < n:
        assert oracles.clopper_pearson_upper_tail(k, n, upper) == pytest.approx(0.05, abs=1e-9)
    else:
        assert upper == 1


@pytest.mark.parametrize("k", [0, 7])
def test_ends_are_exactly_0_and_1(k: int) -> None:
    bounds = [intervals.wilson_interval(k, 7), intervals.clopper_pearson_interval(k, 7)]

    ends = [each.low if k == 0 else each.high for each in bounds if each]
    assert ends == [0, 0] if k == 0 else [1, 1]


@pytest.mark.parametrize("level", [0, 1, -0.5, True, "0.95"])
def test_a_level_outside_0_and_1_is_refused(level: object) -> None:
    with pytest.raises(InputRefused, match="between 0 and 1"):
        intervals.wilson_interval(1, 2, level=level)  # type: ignore[arg-type]


def test_a_rate_of_nothing_is_undefined_with_its_reason() -> None:
    assert intervals.binomial_rate(0, 0).undefined == "zero_denominator"


def test_an_estimate_has_a_value_or_a_reason_never_both_or_neither() -> None:
    with pytest.raises(ValueError, match="value or a reason"):
        Estimate(value=1.0, undefined="no_items")
    with pytest.raises(ValueError, match="value or a reason"):
        Estimate()


@pytest.mark.parametrize("number", [float("nan"), float("inf")])
def test_an_estimate_refuses_nan_and_infinity(number: float) -> None:
    with pytest.raises(ValueError, match="finite"):
        defined(number)


def test_rows_of_a_task_count_for_less_where_they_are_alike() -> None:
    k_by_task, n_by_task = np.array([5.0, 5, 0, 5]), np.full(4, 5.0)

    alike = intervals.clustered_rate(k_by_task, n_by_task)
    alone = intervals.binomial_rate(15, 20)

    # Each task is all or nothing: four tasks tell about as much as four rows.
    assert alike.value == alone.value == 0.75
    four = intervals.wilson_interval(3, 4)
    assert four is not None
    assert alike.ci_low < four.low
    assert alike.ci_low < alone.ci_low


@FEW
@given(counts=COUNTS)
def test_one_row_a_task_is_the_plain_interval(counts: tuple[int, int]) -> None:
    k, n = counts
    rows = np.repeat([1.0, 0.0], [k, n - k])

    assert intervals.clustered_rate(rows, np.ones(n)) == intervals.binomial_rate(k, n)


def test_tasks_that_differ_less_than_chance_do_not_narrow_an_interval() -> None:
    balanced = intervals.clustered_rate(np.full(10, 2.0), np.full(10, 4.0))

    plain = intervals.binomial_rate(20, 40)
    assert (balanced.ci_low, balanced.ci_high) == (plain.ci_low, plain.ci_high)


def test_the_clustered_interval_covers_about_as_often_as_it_says() -> None:
    rng = np.random.default_rng(3)
    hits = plain_hits = 0
    for _ in range(400):
        shares = rng.beta(2, 2, 40)
        k_by_task = rng.binomial(10, shares).astype(float)
        rate = intervals.clustered_rate(k_by_task, np.full(40, 10.0))
        plain = intervals.binomial_rate(int(k_by_task.sum()), 400)
        hits += rate.ci_low <= 0.5 <= rate.ci_high
        plain_hits += plain.ci_low <= 0.5 <= plain.ci_high

    assert hits / 400 > 0.92
    assert plain_hits / 400 < 0.85


@pytest.mark.parametrize("k", [0.0, 3.0, 5.0])
def test_rows_of_a_single_task_have_no_interval(k: float) -> None:
    rate = intervals.clustered_rate(np.array([k]), np.array([5.0]))

    assert (rate.value, rate.ci_undefined) == (k / 5, "too_few_clusters")
