"""How fragile a paired conclusion is: the fewest label flips that reverse it."""

import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from audits.stats.estimates import Estimate, defined, undefined
from audits.stats.laws import difference_counts, law_of_counts

_MOST_TABLES = 2_000


@dataclass(frozen=True, slots=True)
class TippingPoint:
    """Fewest flips of single labels, on either side, that change what a contrast says.

    to_tie, to_reverse : until the difference is 0, and until it has the other sign.
    to_include_zero : until its interval includes 0; 0 where it does already.
    """

    to_tie: Estimate
    to_reverse: Estimate
    to_include_zero: Estimate


def tipping_point(
    a: NDArray[np.int_], b: NDArray[np.int_], suites: NDArray[np.int64], *, level: float = 0.95
) -> TippingPoint:
    """The tipping point of mean(a - b) over paired binary labels.

    a, b : shape (n_tasks,), 1 or 0; suites : shape (n_tasks,), codes. One flip changes one label
    of one task, so it moves one task's difference by one step. The interval is the exact
    bootstrap law within suites; all ways to spend the flips over the suites are tried, or, where
    there are more than 2,000, the best are guessed and the number is flagged `upper_bound`.
    Undefined with no task.
    """
    if len(a) == 0:
        none = undefined("no_items")
        return TippingPoint(none, none, none)
    counts = difference_counts(a, b, suites)
    total = abs(int(counts[:, 2].sum() - counts[:, 0].sum()))
    n = len(a)
    return TippingPoint(
        defined(total, n=n), defined(total + 1, n=n), _to_include_zero(counts, level, n)
    )


def _to_include_zero(counts: NDArray[np.int64], level: float, n: int) -> Estimate:
    """The fewest flips by greedy descent, then every smaller number that can be tried in full.

    A flip downwards never raises the interval's lower end, so once no table at a number of
    flips reaches 0, none at a smaller number does.
    """
    if counts[:, 2].sum() < counts[:, 0].sum():
        counts = counts[:, ::-1]
    flips = _greedy_flips(counts, level)
    while flips:
        if _n_spreads(len(counts), flips - 1) > _MOST_TABLES:
            return defined(flips, n=n, flags=("upper_bound",))
        if not any(_reaches_zero(table, level) for table in _after(counts, flips - 1)):
            break
        flips -= 1
    return defined(flips, n=n)


def _reaches_zero(counts: NDArray[np.int64], level: float) -> bool:
    return law_of_counts(counts).percentiles(level)[0] <= 0


def _greedy_flips(counts: NDArray[np.int64], level: float) -> int:
    """Flips until 0 is reached, each one where it adds most to the variance of the mean.

    Of two flips with the same effect on the mean, 0 to -1 spreads the differences and 1 to 0
    draws them together.
    """
    table, flips = counts.copy(), 0
    while not _reaches_zero(table, level):
        down, same, up = table.T
        gain = 2 * (up - down) / table.sum(axis=1)
        can_spread = same > 0
        if can_spread.any():
            suite, step = int(np.argmax(np.where(can_spread, gain, -np.inf))), 1
        else:
            suite, step = int(np.argmax(np.where(up > 0, gain, -np.inf))), 2
        table[suite, step] -= 1
        table[suite, step - 1] += 1
        flips += 1
    return flips


def _n_spreads(n_suites: int, flips: int) -> int:
    """How many ways there are to spend flips over suites and both kinds of flip, at most."""
    return math.comb(flips + 2 * n_suites - 1, 2 * n_suites - 1)


def _after(counts: NDArray[np.int64], flips: int) -> Iterator[NDArray[np.int64]]:
    """Every table that so many downward flips give."""
    down, same, up = (int(count) for count in counts[0])
    rest = counts[1:]
    for first in range(flips + 1) if len(rest) else (flips,):
        for lost in range(min(first, up) + 1):
            if first - lost > same + lost:
                continue
            gained = first - lost
            head = np.array([[down + gained, same + lost - gained, up - lost]])
            if not len(rest):
                yield head
                continue
            for tail in _after(rest, flips - first):
                yield np.concatenate([head, tail])
