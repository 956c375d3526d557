"""Bootstraps against enumerated laws, scipy and their own symmetries."""

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import bootstrap

from audits.stats import resampling
from audits.stats.laws import difference_counts, drawn_means_of_counts, law_of_counts
from audits.stats.resampling import DrawnPercentiles, PairedDifferences
from tests.audits.stats import oracles

FEW = settings(max_examples=25, deadline=None)
SUITES = st.lists(
    st.lists(st.sampled_from([-2, -1, 0, 1, 2]), min_size=1, max_size=4), min_size=1, max_size=3
)


def differences(suites: list[list[int]], by_suite: bool = False) -> PairedDifferences:
    """Steps of a half a task, as two attempts a side give."""
    return PairedDifferences(
        np.array([step / 2 for suite in suites for step in suite]),
        np.repeat(np.arange(len(suites)), [len(suite) for suite in suites]),
        by_suite,
    )


@pytest.mark.parametrize("by_suite", [False, True])
@FEW
@given(suites=SUITES)
def test_the_exact_law_equals_the_enumeration_of_all_resamples(
    by_suite: bool, suites: list[list[int]]
) -> None:
    n = sum(map(len, suites))
    weights = [
        Fraction(1, len(suites) * len(suite)) if by_suite else Fraction(1, n) for suite in suites
    ]
    halves = [[Fraction(step, 2) for step in suite] for suite in suites]
    wanted = oracles.bootstrap_law(halves, weights)

    law = resampling.exact_law(differences(suites, by_suite))

    assert law is not None
    met = {
        round((law.first + i) / law.steps_per_one, 9): p
        for i, p in enumerate(law.mass)
        if p > 1e-12
    }
    assert met == pytest.approx({round(float(v), 9): float(p) for v, p in wanted.items()})


@FEW
@given(suites=SUITES)
def test_percentiles_are_the_least_values_that_reach_the_tails(suites: list[list[int]]) -> None:
    n = sum(map(len, suites))
    halves = [[Fraction(step, 2) for step in suite] for suite in suites]
    law = oracles.bootstrap_law(halves, [Fraction(1, n)] * len(suites))

    figure = resampling.paired_bootstrap(differences(suites), level=0.9)

    assert figure.ci_low == pytest.approx(float(oracles.quantile(law, Fraction(5, 100))))
    assert figure.ci_high == pytest.approx(float(oracles.quantile(law, Fraction(95, 100))))


@FEW
@given(suites=SUITES)
def test_the_standard_error_is_that_of_the_law(suites: list[list[int]]) -> None:
    paired = differences(suites)

    law = resampling.exact_law(paired)

    assert law is not None
    values = (law.first + np.arange(len(law.mass))) / law.steps_per_one
    mean = float(law.mass @ values)
    assert mean == pytest.approx(paired.estimate, abs=1e-9)
    spread = np.sqrt(max(0.0, float(law.mass @ (values - mean) ** 2)))
    assert spread == pytest.approx(paired.standard_error, abs=1e-6)


def binary_pairs(n: int = 300) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    rng = np.random.default_rng(2)
    a = (rng.random(n) < 0.62).astype(np.int8)
    b = np.where(rng.random(n) < 0.7, a, rng.random(n) < 0.5).astype(np.int8)
    return a, b, np.sort(rng.integers(0, 3, n))


def test_the_law_of_counts_is_that_of_the_rows() -> None:
    a, b, suites = binary_pairs()
    rows = PairedDifferences((a - b).astype(float), suites)

    law = law_of_counts(difference_counts(a, b, suites))

    figure = resampling.paired_bootstrap(rows, level=0.95)
    assert law.percentiles(0.95) == pytest.approx((figure.ci_low, figure.ci_high))


def test_draws_and_scipy_agree_with_the_exact_law() -> None:
    a, b, suites = binary_pairs()
    counts = difference_counts(a, b, suites)
    low, high = law_of_counts(counts).percentiles(0.95)

    drawn = drawn_means_of_counts(counts, draws=20_000, rng=np.random.default_rng(1))
    theirs = bootstrap(
        (a, b),
        lambda x, y, axis: (x - y).mean(axis=axis),
        paired=True,
        vectorized=True,
        method="percentile",
        n_resamples=5_000,
        rng=np.random.default_rng(4),
    ).confidence_interval

    assert resampling.percentiles(drawn, level=0.95) == pytest.approx((low, high), abs=2 / 300)
    assert (theirs.low, theirs.high) == pytest.approx((low, high), abs=3 / 300)


def test_values_off_any_lattice_are_drawn_and_need_a_generator() -> None:
    rng = np.random.default_rng(3)
    latencies = PairedDifferences(rng.normal(1, 2, 400), rng.integers(0, 2, 400))

    with pytest.raises(ValueError, match="pass `resampling`"):
        resampling.paired_bootstrap(latencies, level=0.95)
    figure = resampling.paired_bootstrap(
        latencies, level=0.95, resampling=DrawnPercentiles(4_000, rng)
    )

    half = 1.96 * latencies.standard_error
    assert figure.ci_low == pytest.approx(latencies.estimate - half, abs=0.03)
    assert figure.ci_high == pytest.approx(latencies.estimate + half, abs=0.03)


def test_no_difference_at_all_is_flagged_as_degenerate() -> None:
    figure = resampling.paired_bootstrap(differences([[0, 0], [0]]), level=0.95)

    assert (figure.value, figure.ci_low, figure.ci_high) == (0, 0, 0)
    assert figure.flags == ("degenerate_interval",)


def test_suites_keep_their_sizes_in_every_resample() -> None:
    strata = np.array([0] * 5 + [1] * 3)

    times = resampling.task_multiplicities(
        8, draws=200, rng=np.random.default_rng(1), strata=strata
    )

    assert (times[:, :5].sum(axis=1) == 5).all()
    assert (times[:, 5:].sum(axis=1) == 3).all()


def test_sums_of_resamples_are_those_of_the_multiplicities() -> None:
    by_task = np.arange(24.0).reshape(8, 3)

    sums = resampling.resampled_sums(by_task, draws=50, rng=np.random.default_rng(4))

    times = resampling.task_multiplicities(8, draws=50, rng=np.random.default_rng(4))
    assert np.allclose(sums, times @ by_task)


def test_clusters_carry_their_rows_together() -> None:
    rng = np.random.default_rng(5)
    clusters = np.repeat(np.arange(40), 5)
    values = np.repeat(rng.integers(0, 2, 40), 5).astype(float)

    figure = resampling.cluster_bootstrap(values, clusters, level=0.95, draws=8_000, rng=rng)

    # Rows of a cluster are copies, so the standard error is that of 40 rows, not of 200.
    wanted = float(values.reshape(40, 5)[:, 0].std()) / np.sqrt(40)
    assert figure.se == pytest.approx(wanted, rel=0.05)


def test_a_shared_source_has_one_multiplicity_in_every_suite() -> None:
    rng = np.random.default_rng(6)
    sources = np.tile(np.arange(30), 2)
    suites = np.repeat([0, 1], 30)
    first = rng.integers(0, 2, 30).astype(float)
    values = np.concatenate([first, 1 - first])

    figure = resampling.cluster_bootstrap(
        values,
        sources,
        level=0.95,
        draws=2_000,
        rng=rng,
        strata=suites,
        strata_weights=np.array([0.5, 0.5]),
    )

    # What a source adds in one suite it takes away in the other: the mean cannot move.
    assert figure.se == pytest.approx(0, abs=1e-12)
    assert figure.value == pytest.approx(0.5)


def test_suite_weights_are_kept_whatever_the_resample_holds() -> None:
    rng = np.random.default_rng(7)
    values = np.concatenate([np.ones(90), np.zeros(10)])
    suites = np.repeat([0, 1], [90, 10])

    figure = resampling.cluster_bootstrap(
        values,
        np.concatenate([np.arange(90), np.arange(90, 100)]),
        level=0.95,
        draws=1_000,
        rng=rng,
        strata=suites,
        strata_weights=np.array([1.0, 3.0]),
    )

    assert figure.value == pytest.approx(0.25)
    assert (figure.ci_low, figure.ci_high) == (0.25, 0.25)


def test_one_cluster_gives_an_estimate_without_an_interval() -> None:
    figure = resampling.cluster_bootstrap(
        np.array([1.0, 0.0]),
        np.array([0, 0]),
        level=0.95,
        draws=100,
        rng=np.random.default_rng(1),
    )

    assert (figure.value, figure.ci_undefined) == (0.5, "too_few_clusters")
