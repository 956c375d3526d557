"""Intervals of a binomial rate, and of a normal estimate."""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.special import betaincinv, ndtri

from audits.stats.estimates import Estimate, InputRefused, defined, undefined

LARGEST_COUNT = 1 << 53
"""Beyond it a double no longer tells one whole number from the next."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """The two ends of an interval, or one end and a trivial other."""

    low: float
    high: float


def check_level(level: float) -> None:
    """Raise unless `level` is a confidence level, strictly between 0 and 1."""
    if isinstance(level, bool) or not isinstance(level, int | float) or not 0 < level < 1:
        raise InputRefused(
            "invalid_level", f"a confidence level lies between 0 and 1; got {level!r}"
        )


def check_binomial(k: int, n: int) -> None:
    """Raise unless 0 <= k <= n are whole numbers."""
    for name, count in (("k", k), ("n", n)):
        check_count(name, count)
    if k > n:
        raise InputRefused("invalid_counts", f"k cannot exceed n; got k = {k}, n = {n}")


def check_count(name: str, count: object) -> int:
    """`count` as an int; raise unless it is a whole number from 0 to `LARGEST_COUNT`."""
    is_number = isinstance(count, int | float) and not isinstance(count, bool)
    if not is_number or not 0 <= count <= LARGEST_COUNT or count != int(count):  # type: ignore[call-overload,operator]
        raise InputRefused(
            "invalid_counts",
            f"{name} must be a whole number of at least 0, at most 2^53; got {count!r}",
        )
    return int(count)  # type: ignore[call-overload,no-any-return]


def z_value(level: float) -> float:
    """The two-sided normal quantile of a confidence level: 1.96 for 0.95."""
    return float(ndtri(0.5 + level / 2))


def wilson_interval(k: int, n: int, *, level: float = 0.95) -> Bounds | None:
    """Wilson's score interval of k successes in n trials; None for n = 0.

    Exactly 0 at k = 0 and exactly 1 at k = n.
    Source: Wilson (1927), J. Am. Stat. Assoc. 22, 209-212.
    """
    check_level(level)
    check_binomial(k, n)
    if n == 0:
        return None
    return _wilson(k / n, n, level)


def _wilson(share: float, n: float, level: float) -> Bounds:
    """Wilson's interval of a share of n trials, n not necessarily whole."""
    z2 = z_value(level) ** 2
    centre = (share + z2 / (2 * n)) / (1 + z2 / n)
    half = math.sqrt(z2) / (1 + z2 / n) * math.sqrt(share * (1 - share) / n + z2 / (4 * n * n))
    return Bounds(0.0 if share == 0 else centre - half, 1.0 if share == 1 else centre + half)


def clopper_pearson_interval(k: int, n: int, *, level: float = 0.95) -> Bounds | None:
    """The exact two-sided interval of k successes in n trials; None for n = 0.

    Source: Clopper & Pearson (1934), Biometrika 26, 404-413, by beta quantiles.
    """
    check_level(level)
    check_binomial(k, n)
    if n == 0:
        return None
    tail = (1 - level) / 2
    low = 0.0 if k == 0 else float(betaincinv(k, n - k + 1, tail))
    high = 1.0 if k == n else float(betaincinv(k + 1, n - k, 1 - tail))
    return Bounds(low, high)


def binomial_upper_bound(k: int, n: int, *, level: float = 0.95) -> Estimate:
    """The exact one-sided upper bound of a rate: 1 - (1 - level)^(1/n) at k = 0.

    Undefined for n = 0. Source: Clopper & Pearson (1934), one tail.
    """
    check_level(level)
    check_binomial(k, n)
    if n == 0:
        return undefined("no_items")
    if k == 0:
        return defined(-math.expm1(math.log1p(-level) / n), n=n)
    return defined(1.0 if k == n else float(betaincinv(k + 1, n - k, level)), n=n)


def binomial_rate(k: int, n: int, *, level: float = 0.95, n_dropped: int = 0) -> Estimate:
    """k / n with its Wilson interval; undefined (`zero_denominator`) for n = 0."""
    bounds = wilson_interval(k, n, level=level)
    if bounds is None:
        return undefined("zero_denominator", n_dropped=n_dropped)
    rate = defined(k / n, n=n, n_dropped=n_dropped)
    return rate.with_interval(bounds.low, bounds.high, method=f"Wilson, {level:.0%}")


def clustered_rate(
    k_by_task: NDArray[np.float64],
    n_by_task: NDArray[np.float64],
    *,
    level: float = 0.95,
    n_dropped: int = 0,
) -> Estimate:
    """Σk / Σn with Wilson's interval of the effective number of rows, where rows share tasks.

    k_by_task, n_by_task : shape (n_tasks,), successes and trials of each task.
    The rows count for less by the design effect, the variance between tasks over the binomial
    one; never for more. With one row a task, or where nothing varies (no design effect can be
    told), this is Wilson's interval of the rows. Rows that share one task have no interval.
    Source: Korn & Graubard (1998), Surv. Methodol. 24, 193-201; Kish (1965), sec. 8.2.
    """
    n_by_task, k_by_task = n_by_task[n_by_task > 0], k_by_task[n_by_task > 0]
    n, k, n_tasks = float(n_by_task.sum()), float(k_by_task.sum()), len(n_by_task)
    if n_tasks == 1 and n > 1:
        rate = defined(k / n, n=int(n), n_dropped=n_dropped)
        return rate.without_interval("too_few_clusters")
    if n in (0, n_tasks) or k in (0, n):
        return binomial_rate(int(k), int(n), level=level, n_dropped=n_dropped)
    share = k / n
    rate = defined(share, n=int(n), n_dropped=n_dropped)
    deviations = k_by_task - share * n_by_task
    variance = n_tasks / (n_tasks - 1) * float(deviations @ deviations) / n**2
    effect = max(1.0, variance / (share * (1 - share) / n))
    bounds = _wilson(share, n / effect, level)
    method = f"Wilson over {n_tasks} tasks, design effect {effect:.2f}, {level:.0%}"
    return rate.with_interval(bounds.low, bounds.high, method=method)


def normal_interval(estimate: Estimate, se: float, *, level: float, method: str) -> Estimate:
    """The estimate with value ± z·se, not clipped."""
    check_level(level)
    if estimate.value is None:
        return estimate
    half = z_value(level) * se
    return estimate.with_interval(
        estimate.value - half, estimate.value + half, method=method, se=se
    )
