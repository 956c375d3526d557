"""Exact tests against enumeration and libraries."""

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import binomtest
from statsmodels.stats.contingency_tables import mcnemar
from statsmodels.stats.multitest import multipletests

from audits.stats.hypothesis_tests import holm, mcnemar_exact, sign_flip_test
from tests.audits.stats import oracles

FEW = settings(max_examples=40, deadline=None)
P_VALUES = st.sampled_from([*np.linspace(0, 1, 41), 1e-12, 0.0499999, 0.0500001])


@FEW
@given(b=st.integers(0, 40), c=st.integers(0, 40))
def test_mcnemar_equals_the_binomial_test(b: int, c: int) -> None:
    p = mcnemar_exact(b, c)

    if b + c == 0:
        assert (p.value, p.flags) == (1, ("no_discordant_pairs",))
    else:
        assert p.value == pytest.approx(mcnemar([[0, b], [c, 0]], exact=True).pvalue)
        assert p.value == pytest.approx(min(1, binomtest(b, b + c).pvalue))
        assert p.value == mcnemar_exact(c, b).value


def test_mcnemar_of_pairs_as_even_as_can_be_is_one_to_the_last_digit() -> None:
    assert [mcnemar_exact(k, k + 1).value for k in range(40)] == [1.0] * 40
    assert mcnemar_exact(7, 7, mid_p=True).value == 1.0


def test_mid_p_counts_the_observed_outcome_half() -> None:
    exact, middle = mcnemar_exact(1, 6), mcnemar_exact(1, 6, mid_p=True)

    # P(X = 1) = 7/128 leaves twice the tail once.
    assert exact.value - middle.value == pytest.approx(7 / 128)


# Each call of the library collects all garbage, which takes a fifth of a second.
@settings(max_examples=8, deadline=None)
@given(
    pvalues=st.lists(P_VALUES, min_size=1, max_size=12),
    alpha=st.sampled_from([0.01, 0.05, 0.2]),
)
def test_holm_equals_statsmodels(pvalues: list[float], alpha: float) -> None:
    ours = holm(pvalues, alpha=alpha)

    _, adjusted, *_ = multipletests(pvalues, alpha=alpha, method="holm")
    assert ours.adjusted == pytest.approx(adjusted, abs=1e-12)


@FEW
@given(pvalues=st.lists(P_VALUES, min_size=1, max_size=12))
def test_holm_is_the_largest_of_the_weighted_p_values_up_to_it(pvalues: list[float]) -> None:
    ours = holm(pvalues)

    in_order = sorted(pvalues)
    for p, adjusted in zip(pvalues, ours.adjusted, strict=True):
        last = len(in_order) - 1 - in_order[::-1].index(p)
        weighted = [(len(pvalues) - rank) * in_order[rank] for rank in range(last + 1)]
        assert adjusted == pytest.approx(min(1, max(weighted)))


@FEW
@given(
    steps=st.lists(st.integers(-4, 4), min_size=1, max_size=9), unit=st.sampled_from([1, 2, 3, 5])
)
def test_sign_flip_equals_the_enumeration_of_all_patterns(steps: list[int], unit: int) -> None:
    wanted = oracles.sign_flip_p([Fraction(step, unit) for step in steps])

    p = sign_flip_test(np.array(steps) / unit)

    assert p.value == pytest.approx(float(wanted), abs=1e-12)


@FEW
@given(b=st.integers(0, 25), c=st.integers(0, 25), ties=st.integers(0, 9))
def test_sign_flip_of_binary_outcomes_is_mcnemar(b: int, c: int, ties: int) -> None:
    differences = np.repeat([1.0, -1.0, 0.0], [b, c, ties])

    if b + c:
        p = sign_flip_test(differences)
        assert p.value == pytest.approx(mcnemar_exact(b, c).value, abs=1e-12)


def test_irrational_differences_are_enumerated() -> None:
    differences = np.sqrt([2.0, 3.0, 5.0, 7.0])

    assert sign_flip_test(differences).value == 2 / 16


@FEW
@given(signs=st.lists(st.sampled_from([-1, 1]), min_size=1, max_size=9), scale=st.floats(1e-9, 1e9))
def test_halves_of_the_enumeration_meet_every_pattern(signs: list[int], scale: float) -> None:
    """By the multiples of √2, which no lattice holds; their ties are those of the integers."""
    whole = np.array(signs) * (np.arange(len(signs)) // 2 + 1)

    p = sign_flip_test(whole * scale * np.sqrt(2.0))

    assert p.value == pytest.approx(float(oracles.sign_flip_p(whole.tolist())), abs=1e-12)


def test_forty_irrational_differences_need_no_draws() -> None:
    differences = np.sqrt(np.arange(2.0, 42.0)) * np.where(np.arange(40) % 3, 1, -1)

    exact = sign_flip_test(differences)
    drawn = sign_flip_test(differences, draws=40_000, rng=np.random.default_rng(5))

    assert exact.value == pytest.approx(drawn.value, abs=0.01)


def test_scores_of_four_decimals_need_no_draws() -> None:
    steps = np.arange(1, 700, 11) * np.where(np.arange(64) % 3, 97, -97)

    p = sign_flip_test(steps / 10_000)

    assert p.value == pytest.approx(sign_flip_test(steps.astype(float)).value, abs=1e-12)


def test_a_lattice_too_wide_to_sum_over_is_drawn() -> None:
    differences = np.arange(-700.0, 1_300.0)

    p = sign_flip_test(differences, rng=np.random.default_rng(5))

    assert p.value == pytest.approx(1 / 100_001)


def test_many_irrational_differences_are_drawn_and_need_a_generator() -> None:
    differences = np.sqrt(np.arange(2.0, 43.0))

    with pytest.raises(ValueError, match="pass a generator"):
        sign_flip_test(differences)
    p = sign_flip_test(differences, rng=np.random.default_rng(1), draws=999)
    assert p.value == 1 / 1000


def test_a_thousand_tasks_get_an_exact_p() -> None:
    differences = np.repeat([1.0, -1.0, 0.0], [60, 30, 910])

    p = sign_flip_test(differences)

    assert p.value == pytest.approx(binomtest(30, 90).pvalue, rel=1e-6)


def test_monte_carlo_agrees_with_the_exact_law() -> None:
    differences = np.array([1.0] * 9 + [-1.0] * 4 + [0.5] * 3)

    exact = sign_flip_test(differences)
    drawn = sign_flip_test(differences, draws=40_000, rng=np.random.default_rng(3))

    assert drawn.value == pytest.approx(exact.value, abs=0.01)
