"""How fragile a paired conclusion is: the fewest label flips that reverse it."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from audits.stats.estimates import Estimate, defined, undefined
from audits.stats.laws import difference_counts, law_of_counts

_MOST_STATES = 20_000


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
    bootstrap law within suites; all ways to spend the flips over the suites are tried.
    Undefined with no task; `out_of_reach` where the search would pass 20,000 tables.
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
    if counts[:, 2].sum() < counts[:, 0].sum():
        counts = counts[:, ::-1]
    seen = {_key(counts)}
    frontier = [counts]
    for flips in range(n + 1):
        if any(_includes_zero(table, level) for table in frontier):
            return defined(flips, n=n)
        reached = [
            table for start in frontier for table in _one_flip_down(start) if _is_new(table, seen)
        ]
        if len(seen) > _MOST_STATES or not reached:
            return undefined("out_of_reach", n=n)
        frontier = reached
    return undefined("out_of_reach", n=n)


def _key(counts: NDArray[np.int64]) -> bytes:
    return np.ascontiguousarray(counts).tobytes()


def _is_new(table: NDArray[np.int64], seen: set[bytes]) -> bool:
    key = _key(table)
    if key in seen:
        return False
    seen.add(key)
    return True


def _one_flip_down(counts: NDArray[np.int64]) -> Iterator[NDArray[np.int64]]:
    """Every table that one flip against the difference gives: 1 to 0, or 0 to -1, in a suite."""
    for suite in range(len(counts)):
        for step in (2, 1):
            if counts[suite, step]:
                moved = counts.copy()
                moved[suite, step] -= 1
                moved[suite, step - 1] += 1
                yield moved


def _includes_zero(counts: NDArray[np.int64], level: float) -> bool:
    low, high = law_of_counts(counts).percentiles(level)
    return low <= 0 <= high
