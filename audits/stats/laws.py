"""The law of a resampled mean, written down instead of drawn: no draws, no seed.

A bootstrap resample of tasks within suites is a sum of independent draws, so on a lattice its law
is one FFT of a product of characteristic functions.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

_STEPS = [-1, 0, 1]


@dataclass(frozen=True, slots=True)
class Law:
    """The probabilities of a resampled mean at `first`, `first + 1`, … over `steps_per_one`."""

    first: int
    steps_per_one: float
    mass: NDArray[np.float64]

    def percentiles(self, level: float) -> tuple[float, float]:
        """The least values whose cumulative probability reaches the tails."""
        cumulative = np.cumsum(self.mass)
        tail = (1 - level) / 2
        # A tail that the cumulative probability meets exactly must not be missed by rounding.
        places = np.searchsorted(cumulative, np.array([tail, 1 - tail]) - 1e-12)
        low, high = (self.first + int(place) for place in places)
        return low / self.steps_per_one, high / self.steps_per_one


def difference_counts(
    a: NDArray[np.integer], b: NDArray[np.integer], suites: NDArray[np.int64]
) -> NDArray[np.int64]:
    """Shape (n_suites, 3): tasks whose difference a - b is -1, 0 and 1, per suite."""
    n_suites = int(suites.max()) + 1
    cell = 3 * suites + (a.astype(np.int8) - b.astype(np.int8)) + 1
    table = np.bincount(cell, minlength=3 * n_suites).reshape(n_suites, 3)
    return table[table.sum(axis=1) > 0]


def law_of_counts(counts: NDArray[np.int64]) -> Law:
    """The bootstrap law of the mean of ±1/0 differences, tasks resampled within suites.

    counts : shape (n_suites, 3), the tasks of each suite that differ by -1, 0 and 1.
    """
    return _law([(_STEPS, row.tolist()) for row in counts], int(counts.sum()))


Steps = tuple[list[int], list[int]]
"""The distinct steps of a suite on the lattice, and how many tasks have each."""


def law_of_sum(suites: Sequence[Steps], steps_per_one: float, *, size_limit: int) -> Law | None:
    """The law of the sum of every suite's draws, its steps being 1/steps_per_one wide.

    None where the transform would be longer than `size_limit`.
    """
    return _law(suites, steps_per_one) if _size(suites) <= size_limit else None


def _size(suites: Sequence[Steps]) -> int:
    """A power of two that holds the law: 12 standard deviations either way, or all of it.

    Outside that window the mass is below 1e-30.
    """
    spread = math.sqrt(sum(_sum_variance(steps, counts) for steps, counts in suites))
    span = sum((max(steps) - min(steps)) * sum(counts) for steps, counts in suites)
    return 1 << math.ceil(math.log2(min(2 * span + 2, 24 * spread + 32)))


def _law(suites: Sequence[Steps], steps_per_one: float) -> Law:
    """One FFT of the product of the suites' characteristic functions."""
    size = _size(suites)
    mean = sum(_dot(steps, counts) for steps, counts in suites)
    turn = np.exp((-2j * np.pi / size) * np.arange(size // 2 + 1))
    transform = _characteristic(turn, *suites[0])
    for steps, counts in suites[1:]:
        transform = transform * _characteristic(turn, steps, counts)
    mass = np.fft.irfft(transform, size)
    first = mean - size // 2
    start = first % size
    return Law(first, steps_per_one, np.concatenate([mass[start:], mass[:start]]))


def _dot(steps: Sequence[int], counts: Sequence[int]) -> int:
    return sum(step * count for step, count in zip(steps, counts, strict=True))


def _sum_variance(steps: Sequence[int], counts: Sequence[int]) -> float:
    """The variance of a sum of n draws from n values given as steps with counts."""
    mean = _dot(steps, counts) / sum(counts)
    return sum(count * (step - mean) ** 2 for step, count in zip(steps, counts, strict=True))


def _characteristic(
    turn: NDArray[np.complex128], steps: Sequence[int], counts: Sequence[int]
) -> NDArray[np.complex128]:
    """The transform of a sum of n draws from n tasks: the n-th power of that of one draw."""
    n = sum(counts)
    if max(map(abs, steps)) > 1:
        return _power(_transform(2 * len(turn) - 2, steps, counts), n)
    one = np.zeros(len(turn), dtype=complex)
    for step, count in zip(steps, counts, strict=True):
        if count:
            one += (count / n) * _turned(turn, step)
    return _power(one, n)


def _transform(size: int, steps: Sequence[int], counts: Sequence[int]) -> NDArray[np.complex128]:
    """The transform of one draw by an FFT, which takes as long however many its values are."""
    mass = np.zeros(size)
    np.add.at(mass, np.array(steps) % size, np.array(counts) / sum(counts))
    return np.fft.rfft(mass)


def _power(base: NDArray[np.complex128], n: int) -> NDArray[np.complex128]:
    """base to the n by squaring: a few multiplications, where NumPy's power takes logarithms."""
    result = base if n & 1 else np.ones_like(base)
    while n := n >> 1:
        base = base * base
        if n & 1:
            result = result * base
    return result


def _turned(turn: NDArray[np.complex128], step: int) -> NDArray[np.complex128] | float:
    """The transform of a certain step of -1, 0 or 1."""
    if step == 0:
        return 1.0
    return turn.conj() if step < 0 else turn


def drawn_means_of_counts(
    counts: NDArray[np.int64], *, draws: int, rng: np.random.Generator
) -> NDArray[np.float64]:
    """Shape (draws,): resampled means of ±1/0 differences given as `law_of_counts` takes them."""
    total = np.zeros(draws)
    for down, same, up in counts.tolist():
        moved = down + up
        if moved:
            # A multinomial of three cells as two binomials: how many differ, how many of them up.
            differ = rng.binomial(moved + same, moved / (moved + same), size=draws)
            total += 2 * rng.binomial(differ, up / moved) - differ
    return total / int(counts.sum())
