"""Weighted and prediction-powered figures: worked examples, second routes, simulations."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from statsmodels.stats.weightstats import DescrStatsW

from audits.stats.estimates import InputRefused
from audits.stats.prediction_powered import population_mean, ppi_mean
from audits.stats.weighting import (
    Stratum,
    inverse_probability_means,
    rogan_gladen,
    rogan_gladen_interval,
    stratified_rate,
)

FEW = settings(max_examples=30, deadline=None)
STRATA = st.lists(
    st.integers(2, 30).flatmap(
        lambda n: st.tuples(st.integers(n, 300), st.just(n), st.integers(0, n))
    ),
    min_size=1,
    max_size=4,
)


def strata(rows: list[tuple[int, int, int]]) -> list[Stratum]:
    return [Stratum(f"s{i}", *row) for i, row in enumerate(rows)]


@FEW
@given(given_rows=STRATA)
def test_the_weighted_rate_equals_that_of_weighted_rows(
    given_rows: list[tuple[int, int, int]],
) -> None:
    rows, weights = [], []
    for population, n, k in given_rows:
        rows += [1] * k + [0] * (n - k)
        weights += [population / n] * n

    rate = stratified_rate(strata(given_rows)).weighted

    assert rate.value == pytest.approx(float(DescrStatsW(rows, weights=weights).mean))


@FEW
@given(given_rows=STRATA)
def test_the_order_of_strata_does_not_matter(given_rows: list[tuple[int, int, int]]) -> None:
    one = stratified_rate(strata(given_rows)).weighted
    other = stratified_rate(strata(given_rows)[::-1]).weighted

    assert one.value == pytest.approx(other.value)
    assert one.se == pytest.approx(other.se)


def test_a_stratum_without_labels_bounds_the_rate() -> None:
    rate = stratified_rate([Stratum("seen", 75, 10, 8), Stratum("unseen", 25, 0, 0)])

    assert rate.weighted.undefined == "empty_stratum"
    assert rate.empty == ("unseen",)
    assert rate.if_empty_0.value == pytest.approx(0.6)
    assert rate.if_empty_1.value == pytest.approx(0.85)


def test_the_finite_population_correction_narrows_the_interval() -> None:
    plain = stratified_rate([Stratum("a", 100, 50, 25)]).weighted
    corrected = stratified_rate([Stratum("a", 100, 50, 25)], fpc=True).weighted

    assert corrected.se == pytest.approx(plain.se * np.sqrt(0.5))


def test_equal_probabilities_give_the_plain_mean_and_its_standard_error() -> None:
    y = np.array([1.0, 0.0, 1.0, 1.0, 0.0])

    means = inverse_probability_means(y, np.full(5, 0.5), population=10)

    assert means.hajek.value == pytest.approx(0.6)
    assert means.horvitz_thompson.value == pytest.approx(0.6)
    assert means.hajek.se == pytest.approx(y.std(ddof=1) / np.sqrt(5))


def test_rows_of_a_task_count_once_in_the_variance() -> None:
    y = np.repeat([1.0, 0.0, 1.0, 1.0], 10)
    tasks = np.repeat(np.arange(4), 10)

    clustered = inverse_probability_means(y, np.full(40, 0.5), population=80, tasks=tasks)

    assert clustered.hajek.se == pytest.approx(y[::10].std(ddof=1) / np.sqrt(4))


def test_probabilities_outside_0_and_1_are_refused() -> None:
    with pytest.raises(InputRefused, match=r"\(0, 1\]"):
        inverse_probability_means(np.ones(1), np.array([1.5]), population=1)


def test_rogan_gladen_undoes_the_errors_of_a_scorer() -> None:
    prevalence, se, sp = 0.3, 0.9, 0.8
    observed = prevalence * se + (1 - prevalence) * (1 - sp)

    assert rogan_gladen(observed, se, sp).value == pytest.approx(prevalence)


def test_rogan_gladen_covers_the_truth_about_as_often_as_it_says() -> None:
    rng = np.random.default_rng(4)
    prevalence, se, sp, hits = 0.3, 0.85, 0.9, 0
    rate = prevalence * se + (1 - prevalence) * (1 - sp)
    for _ in range(400):
        interval = rogan_gladen_interval(
            (int(rng.binomial(1000, rate)), 1000),
            (int(rng.binomial(100, se)), 100),
            (int(rng.binomial(100, sp)), 100),
        )
        hits += interval.ci_low <= prevalence <= interval.ci_high

    assert 0.91 <= hits / 400 <= 0.99


def paired_verdicts(rng: np.random.Generator, n: int) -> tuple[np.ndarray, np.ndarray]:
    y = (rng.random(n) < 0.4).astype(float)
    return y, np.where(rng.random(n) < 0.9, y, 1 - y)


def test_a_good_scorer_narrows_the_interval_and_the_truth_stays_covered() -> None:
    rng = np.random.default_rng(5)
    hits, narrower = 0, 0
    for _ in range(300):
        y, f = paired_verdicts(rng, 2_100)
        powered = ppi_mean(y[:100], f[:100], f[100:])
        hits += powered.estimate.ci_low <= 0.4 <= powered.estimate.ci_high
        narrower += powered.estimate.se < powered.labels_only.se

    assert 0.91 <= hits / 300 <= 0.985
    assert narrower == 300


def test_the_tuned_weight_is_the_one_of_least_variance() -> None:
    y, f = paired_verdicts(np.random.default_rng(6), 600)
    tuned = ppi_mean(y[:80], f[:80], f[80:])

    around = [ppi_mean(y[:80], f[:80], f[80:], lam=lam).estimate.se for lam in (0, 0.5, 1)]

    assert tuned.lam is not None
    assert tuned.estimate.se <= min(around) + 1e-6


def test_tasks_shared_by_labelled_and_unlabelled_rows_are_summed_together() -> None:
    y, f = paired_verdicts(np.random.default_rng(7), 400)
    own = np.arange(400)
    shared = own // 8

    alone = ppi_mean(y[:80], f[:80], f[80:], tasks=own[:80], tasks_unlabeled=own[80:])
    plain = ppi_mean(y[:80], f[:80], f[80:])
    together = ppi_mean(y[:80], f[:80], f[80:], tasks=shared[:80], tasks_unlabeled=shared[80:])

    assert alone.estimate.se == pytest.approx(plain.estimate.se)
    assert together.estimate.value == plain.estimate.value


def test_unequal_draws_are_weighted_back_to_the_population() -> None:
    rng = np.random.default_rng(8)
    y, f = paired_verdicts(rng, 4_000)
    pi = np.where(f == 1, 0.3, 0.1)
    hits, naive = 0, []
    for _ in range(200):
        drawn = rng.random(4_000) < pi
        found = population_mean(y[drawn], f[drawn], pi[drawn], f).estimate
        hits += found.ci_low <= y.mean() <= found.ci_high
        naive.append(y[drawn].mean())

    assert 0.9 <= hits / 200 <= 0.995
    assert np.mean(naive) > y.mean() + 0.15
