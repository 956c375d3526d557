"""Sampling and orders: pure, seeded, with exact inclusion probabilities."""

import random
from collections import Counter, defaultdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotation.sampling import Candidate, Plan, codes, draw, shuffled
from studies.rules import BadInput


@st.composite
def populations(draw_from) -> list[Candidate]:
    """Groups of one to four runs in up to four strata."""
    groups = draw_from(st.lists(st.tuples(st.sampled_from("abcd"), st.integers(1, 4)), min_size=1))
    candidates = []
    for number, (stratum, size) in enumerate(groups):
        for _ in range(size):
            candidates.append(Candidate(len(candidates), stratum, f"g{number}"))
    return candidates


@st.composite
def designs(draw_from) -> tuple[list[Candidate], Plan, int]:
    candidates = draw_from(populations())
    size = draw_from(st.none() | st.integers(1, len(candidates)))
    allocation = draw_from(st.sampled_from(["proportional", "equal"]))
    return candidates, Plan(size=size, allocation=allocation), draw_from(st.integers(0, 99))


@given(designs())
def test_no_run_is_drawn_twice_and_no_more_than_asked(design) -> None:
    candidates, plan, seed = design

    drawn = draw(candidates, plan, seed=seed)

    assert len({row.pk for row in drawn}) == len(drawn)
    assert len(drawn) <= (plan.size or len(candidates))


@given(designs())
def test_groups_are_drawn_whole(design) -> None:
    candidates, plan, seed = design
    size = Counter(c.group for c in candidates)

    drawn = Counter(row.group for row in draw(candidates, plan, seed=seed))

    assert all(drawn[group] == size[group] for group in drawn)


@given(designs())
def test_weights_add_up_to_the_cells_that_are_covered(design) -> None:
    candidates, plan, seed = design
    size = Counter(c.group for c in candidates)
    population = Counter((c.stratum, size[c.group]) for c in candidates)

    weight: dict = defaultdict(float)
    for row in draw(candidates, plan, seed=seed):
        weight[row.stratum, size[row.group]] += 1 / row.inclusion_probability

    assert all(weight[cell] == pytest.approx(population[cell]) for cell in weight)


@given(designs())
def test_the_same_seed_gives_the_same_sample_whatever_the_order(design) -> None:
    candidates, plan, seed = design
    mixed = random.Random(1).sample(candidates, len(candidates))

    assert draw(candidates, plan, seed=seed) == draw(mixed, plan, seed=seed)


@given(st.lists(st.sampled_from("abcd"), min_size=1), st.integers(1, 50), st.integers(0, 9))
def test_single_runs_are_drawn_in_exactly_the_size_asked(strata, size, seed) -> None:
    candidates = [Candidate(i, stratum, f"g{i}") for i, stratum in enumerate(strata)]
    size = min(size, len(candidates))

    for allocation in ("proportional", "equal"):
        drawn = draw(candidates, Plan(size=size, allocation=allocation), seed=seed)
        assert len(drawn) == size


def test_another_seed_gives_another_sample() -> None:
    candidates = [Candidate(i, "", f"g{i}") for i in range(100)]

    first, second = (draw(candidates, Plan(size=20), seed=seed) for seed in (1, 2))

    assert {row.pk for row in first} != {row.pk for row in second}


def test_proportional_equal_and_given_sizes_of_strata() -> None:
    candidates = [Candidate(i, "big" if i < 80 else "small", f"g{i}") for i in range(100)]

    def sizes(plan: Plan) -> dict[str, int]:
        return dict(Counter(row.stratum for row in draw(candidates, plan, seed=1)))

    assert sizes(Plan(size=50)) == {"big": 40, "small": 10}
    assert sizes(Plan(size=50, allocation="equal")) == {"big": 30, "small": 20}
    assert sizes(Plan(size=30, allocation="equal")) == {"big": 15, "small": 15}
    assert sizes(Plan(allocation="given", sizes={"big": 3, "small": 7})) == {"big": 3, "small": 7}


@pytest.mark.parametrize(
    ("plan", "says"),
    [
        (Plan(size=0), "must lie in 1 … 4"),
        (Plan(size=5), "must lie in 1 … 4"),
        (Plan(allocation="given", sizes={"x": 1}), "no stratum 'x'"),
        (Plan(allocation="given", sizes={"a": 5}), "has 4; 5 were asked"),
        (Plan(allocation="best"), "must be one of"),
    ],
)
def test_a_plan_that_cannot_be_met_is_refused(plan: Plan, says: str) -> None:
    candidates = [Candidate(i, "a", f"g{i}") for i in range(4)]

    with pytest.raises(BadInput, match=says):
        draw(candidates, plan, seed=1)


def test_an_empty_population_is_refused() -> None:
    with pytest.raises(BadInput, match="no trajectory"):
        draw([], Plan(), seed=1)


def test_a_pair_in_two_strata_is_refused() -> None:
    with pytest.raises(BadInput, match="two strata"):
        draw([Candidate(1, "a", "g"), Candidate(2, "b", "g")], Plan(), seed=1)


@given(st.lists(st.sampled_from("abcdef"), max_size=60), st.integers(0, 1000))
def test_neighbours_are_never_of_one_group(groups: list[str], seed: int) -> None:
    items = list(range(len(groups)))
    if groups and max(Counter(groups).values()) > (len(groups) + 1) // 2:
        with pytest.raises(BadInput, match="kept apart"):
            shuffled(items, groups, seed=str(seed))
        return

    order = shuffled(items, groups, seed=str(seed))

    assert sorted(order) == items
    assert all(groups[a] != groups[b] for a, b in zip(order, order[1:], strict=False))


def test_an_order_of_twenty_thousand_takes_no_time() -> None:
    groups = [f"g{i // 8}" for i in range(20_000)]

    order = shuffled(range(20_000), groups, seed="1")

    assert all(groups[a] != groups[b] for a, b in zip(order, order[1:], strict=False))


def test_every_place_is_equally_likely_without_groups() -> None:
    firsts = Counter(shuffled("abcd", "abcd", seed=str(seed))[0] for seed in range(4000))

    assert all(900 < firsts[item] < 1100 for item in "abcd")


def test_codes_are_different_and_seeded() -> None:
    assert len(set(codes(20_000, seed="1"))) == 20_000
    assert codes(5, seed="1") == codes(5, seed="1") != codes(5, seed="2")
