"""Bootstraps: of counts, of paired differences within suites, of whole clusters.

Where the law of a resampled mean can be written down it is computed, without draws and without
a seed; elsewhere draws come from the generator that the caller passes.
"""

import numpy as np
from numpy.typing import NDArray

from audits.stats.estimates import Estimate

WITHHOLD_ABOVE = 0.05
MENTION_ABOVE = 0.01
_BLOCK = 400_000


def percentiles(draws: NDArray[np.float64], *, level: float) -> tuple[float, float]:
    """The two percentile ends, each a value that was drawn (no interpolation)."""
    tail = (1 - level) / 2
    low, high = np.quantile(draws, [tail, 1 - tail], method="inverted_cdf")
    return float(low), float(high)


def interval_from_draws(
    figure: Estimate, draws: NDArray[np.float64], *, level: float, unit: str
) -> Estimate:
    """The figure with the percentile interval of its bootstrap draws.

    draws : shape (n_draws,), NaN where a resample has no value. Above 1 % such draws are
        mentioned by a flag, above 5 % the interval is withheld.
    """
    is_defined = ~np.isnan(draws)
    missing = 1 - float(is_defined.mean()) if len(draws) else 1.0
    method = f"percentile bootstrap over {unit}, {len(draws):,} draws, {level:.0%}"
    if missing > WITHHOLD_ABOVE:
        method += f"; {missing:.1%} of the resamples are undefined"
        return figure.without_interval(
            "undefined_resamples", method=method, flags=("undefined_resamples",)
        )
    flags: tuple[str, ...] = ()
    if missing > MENTION_ABOVE:
        method += f"; {missing:.1%} of the resamples are undefined"
        flags = ("undefined_resamples",)
    kept = draws[is_defined]
    low, high = percentiles(kept, level=level)
    return figure.with_interval(low, high, method=method, se=float(kept.std()), flags=flags)


def task_multiplicities(
    n_tasks: int,
    *,
    draws: int,
    rng: np.random.Generator,
    strata: NDArray[np.int64] | None = None,
) -> NDArray[np.float64]:
    """Shape (draws, n_tasks): how often each task is in each resample.

    strata : shape (n_tasks,), codes; tasks are then drawn within their stratum, whose size
        stays as it is.
    """
    if strata is None:
        return _multiplicities(n_tasks, draws, rng)
    times = np.empty((draws, n_tasks))
    for stratum in np.unique(strata):
        members = np.flatnonzero(strata == stratum)
        times[:, members] = _multiplicities(len(members), draws, rng)
    return times


def _multiplicities(n: int, draws: int, rng: np.random.Generator) -> NDArray[np.float64]:
    """Counts of `n` equal draws from `n`, by bincount of indices: cheaper than multinomial."""
    times = np.empty((draws, n))
    rows = max(1, _BLOCK // max(n, 1))
    for start in range(0, draws, rows):
        size = min(rows, draws - start)
        index = rng.integers(0, n, (size, n)) + n * np.arange(size)[:, None]
        times[start : start + size] = np.bincount(index.ravel(), minlength=size * n).reshape(
            size, n
        )
    return times
