"""Tipping points, blinding indices, plans and the human band."""

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from audits.stats import planning
from audits.stats.band import others
from audits.stats.blinding import bang_index, guess_rate, james_index
from audits.stats.estimates import InputRefused
from audits.stats.intervals import binomial_upper_bound
from audits.stats.laws import difference_counts, law_of_counts
from audits.stats.tipping import tipping_point

FEW = settings(max_examples=15, deadline=None)


def includes_zero(a: np.ndarray, b: np.ndarray, suites: np.ndarray) -> bool:
    low, high = law_of_counts(difference_counts(a, b, suites)).percentiles(0.95)
    return low <= 0 <= high


def fewest_flips_by_trying_all(a: np.ndarray, b: np.ndarray, suites: np.ndarray) -> int:
    """Every set of single-label flips, smallest first."""
    both = np.concatenate([a, b])
    for n_flips in range(len(both) + 1):
        for places in itertools.combinations(range(len(both)), n_flips):
            flipped = both.copy()
            flipped[list(places)] ^= 1
            if includes_zero(flipped[: len(a)], flipped[len(a) :], suites):
                return n_flips
    raise AssertionError("some set of flips makes the sides equal")


@FEW
@given(pairs=st.lists(st.tuples(st.integers(0, 1), st.integers(0, 1)), min_size=2, max_size=7))
def test_the_tipping_point_equals_trying_all_flips(pairs: list[tuple[int, int]]) -> None:
    a, b = np.array(pairs, dtype=np.int64).T.copy()
    suites = np.arange(len(a)) % 2

    found = tipping_point(a, b, suites)

    assert found.to_include_zero.value == fewest_flips_by_trying_all(a, b, suites)
    assert found.to_tie.value == abs(int((a - b).sum()))


def test_the_direction_of_a_contrast_does_not_change_its_tipping_point() -> None:
    a, b = np.array([1] * 8 + [0] * 4), np.array([0] * 7 + [1] * 2 + [0] * 3)
    suites = np.zeros(12, dtype=np.int64)

    one, other = tipping_point(a, b, suites), tipping_point(b, a, suites)

    assert one == other
    assert one.to_include_zero.value > 0


def test_nothing_has_no_tipping_point() -> None:
    nothing = np.empty(0, dtype=np.int64)

    assert tipping_point(nothing, nothing, nothing).to_tie.undefined == "no_items"


def test_bang_gives_the_published_indices() -> None:
    treated, placebo = bang_index(82, 27, 170), bang_index(29, 25, 83)

    assert treated.value == pytest.approx((82 - 27) / 279)
    assert placebo.value == pytest.approx((29 - 25) / 137)
    assert placebo.ci_low < 0 < placebo.ci_high
    assert treated.ci_low > 0


@pytest.mark.parametrize(
    ("guesses", "unsure", "index"),
    [
        ([[9, 0], [0, 9]], [0, 0], 0.0),
        ([[5, 5], [5, 5]], [0, 0], 0.5),
        ([[0, 0], [0, 0]], [5, 5], 1.0),
    ],
)
def test_james_runs_from_unblinded_over_random_to_unsure(
    guesses: list[list[int]], unsure: list[int], index: float
) -> None:
    found = james_index(
        np.array(guesses), np.array(unsure), draws=500, rng=np.random.default_rng(1)
    )

    assert found.value == pytest.approx(index)


def test_guesses_are_held_against_chance() -> None:
    found = guess_rate(np.array([0, 1, 2, -1]), np.array([0, 1, 0, 1]), n_arms=4)

    assert found.share_right.value == pytest.approx(2 / 3)
    assert (found.share_right.n, found.share_right.n_dropped, found.chance) == (3, 1, 0.25)


def test_59_items_without_an_event_rule_out_five_percent() -> None:
    n = planning.items_for_zero_events(0.05)

    assert n == 59
    assert binomial_upper_bound(0, n).value < 0.05 < binomial_upper_bound(0, n - 1).value


def test_a_planned_rate_is_as_wide_as_planned_and_not_with_fewer_by_much() -> None:
    n = planning.items_for_rate(0.9, 0.05)

    assert 130 <= n <= 150
    assert planning.items_for_rate(0.9, 0.05, design_effect=2) == 2 * n
    assert planning.items_for_rate(0.9, 0.025) > 3 * n


def test_a_planned_kappa_has_the_width_that_simulation_gives() -> None:
    n = planning.items_for_kappa(0.8, 0.3, 0.1)
    rng = np.random.default_rng(2)
    both = 0.3**2 + 0.8 * 0.21
    cells = [both, 0.3 - both, 0.3 - both, 0.4 + both]
    tables = rng.multinomial(n, cells, size=4_000).reshape(-1, 2, 2).astype(float) / n

    observed = np.trace(tables, axis1=1, axis2=2)
    chance = (tables.sum(axis=1) * tables.sum(axis=2)).sum(axis=1)
    kappas = (observed - chance) / (1 - chance)
    assert 1.96 * kappas.std() == pytest.approx(0.1, abs=0.01)


def test_a_planned_contrast_has_the_power_it_was_planned_for() -> None:
    n = planning.tasks_for_paired_difference(0.2, 0.3)

    assert planning.power_of_paired_difference(n, 0.2, 0.3) >= 0.8
    assert planning.power_of_paired_difference(n - 2, 0.2, 0.3) < 0.8


def test_an_impossible_plan_is_refused() -> None:
    with pytest.raises(InputRefused, match="discordant"):
        planning.tasks_for_paired_difference(0.4, 0.3)
    with pytest.raises(InputRefused, match="impossible"):
        planning.items_for_kappa(-0.9, 0.1, 0.1)


def test_each_annotator_is_judged_by_the_majority_of_the_others() -> None:
    codes = np.array([[1, 1, 1], [1, 1, 0], [0, 0, 1], [1, 0, -1]], dtype=np.int8)

    first, third = others(codes, 0), others(codes, 2)

    assert third.labels.tolist() == [1, 1, 0, -1]
    assert third.n_tied == 0
    assert first.labels.tolist() == [1, -1, -1, 0]
    assert first.n_tied == 2


def test_a_tipping_point_too_far_to_search_is_flagged_as_an_upper_bound() -> None:
    rng = np.random.default_rng(1)
    b = rng.integers(0, 2, 1_000)
    a = np.where(rng.random(1_000) < 0.3, 1, b)

    found = tipping_point(a, b, rng.integers(0, 3, 1_000)).to_include_zero

    assert found.flags == ("upper_bound",)
    assert 0 < found.value < int((a - b).sum())
