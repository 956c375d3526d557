"""Bootstraps: of counts, of paired differences within suites, of whole clusters.

Where the law of a resampled mean can be written down it is computed, without draws and without
a seed; elsewhere draws come from the generator that the caller passes.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from audits.stats.estimates import Estimate, defined, merge_flags, undefined
from audits.stats.lattice import lattice_steps
from audits.stats.laws import Law, Steps, law_of_sum

WITHHOLD_ABOVE = 0.05
MENTION_ABOVE = 0.01
_BLOCK = 400_000
_FEW_VALUES = 64
_FEW_CLUSTERS = 10
_LARGEST_FFT = 1 << 20


def percentiles(draws: NDArray[np.float64], *, level: float) -> tuple[float, float]:
    """The two percentile ends, each a value that was drawn (no interpolation)."""
    tail = (1 - level) / 2
    # The least value whose share of the draws reaches the tail; 1e-9 absorbs n·tail's rounding.
    places = [max(0, math.ceil(len(draws) * share - 1e-9) - 1) for share in (tail, 1 - tail)]
    parted = np.partition(draws, places)
    return float(parted[places[0]]), float(parted[places[1]])


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


def resampled_sums(
    by_task: NDArray[np.floating], *, draws: int, rng: np.random.Generator
) -> NDArray[np.floating]:
    """Shape (draws, n_columns): the column sums of each resample of the tasks.

    by_task : shape (n_tasks, n_columns), what each task adds; the result has its precision.
    """
    n_tasks = len(by_task)
    sums = np.zeros((draws, by_task.shape[1]), dtype=by_task.dtype)
    if n_tasks == 0:
        return sums
    for start, times in _blocks(n_tasks, draws, rng):
        sums[start : start + len(times)] = times.astype(by_task.dtype) @ by_task
    return sums


def _multiplicities(n: int, draws: int, rng: np.random.Generator) -> NDArray[np.float64]:
    times = np.empty((draws, n))
    for start, block in _blocks(n, draws, rng):
        times[start : start + len(block)] = block
    return times


def _blocks(
    n: int, draws: int, rng: np.random.Generator
) -> Iterator[tuple[int, NDArray[np.int64]]]:
    """First row and multiplicities of `n` equal draws from `n`, a few MB at a time.

    By bincount of indices, which is cheaper than a multinomial over many equal cells.
    """
    rows = max(1, _BLOCK // max(n, 1))
    for start in range(0, draws, rows):
        size = min(rows, draws - start)
        index = rng.integers(0, n, (size, n)) + n * np.arange(size)[:, None]
        yield start, np.bincount(index.ravel(), minlength=size * n).reshape(size, n)


@dataclass(frozen=True, slots=True)
class PairedDifferences:
    """One number a task, with the suite that the task is drawn from.

    values : shape (n_tasks,), a - b, attempts averaged; suites : shape (n_tasks,), codes.
    by_suite : weigh suites equally instead of tasks.
    """

    values: NDArray[np.float64]
    suites: NDArray[np.int64]
    by_suite: bool = False

    @property
    def weights(self) -> NDArray[np.float64]:
        """Shape (n_suites,): the weight of one task of each suite in the estimate."""
        sizes = np.bincount(self.suites)
        if self.by_suite:
            return 1 / (np.count_nonzero(sizes) * np.where(sizes, sizes, 1))
        return np.full(len(sizes), 1 / len(self.values))

    @property
    def estimate(self) -> float:
        return float(np.sum(self.values * self.weights[self.suites]))

    @property
    def standard_error(self) -> float:
        """The bootstrap's standard error in closed form: within-suite variances, divisor n."""
        weights = self.weights
        variance = sum(
            weights[suite] ** 2 * len(members) * float(members.var())
            for suite, members in _members(self)
        )
        return math.sqrt(variance)


def paired_bootstrap(
    differences: PairedDifferences, *, level: float, resampling: "DrawnPercentiles | None" = None
) -> Estimate:
    """The mean difference with its percentile interval, tasks resampled within their suites.

    Exact (no draws, no seed) where the weighted differences lie on a lattice that an FFT can
    hold, which ±1/0 outcomes always do when tasks weigh equally; otherwise `resampling` draws.
    Undefined with no task. A width of zero is flagged: it is not certainty.
    Source: Efron & Tibshirani (1993), ch. 6 and 8; the exact law by the characteristic function.
    """
    if len(differences.values) == 0:
        return undefined("no_items")
    figure = defined(differences.estimate, n=len(differences.values))
    if np.all(differences.values == differences.values[0]):
        return figure.with_interval(
            differences.estimate, differences.estimate, method="nothing varied", se=0.0
        )
    law = exact_law(differences)
    if law is not None:
        low, high = law.percentiles(level)
        method = f"exact bootstrap law over tasks within suites, {level:.0%}"
    elif resampling is not None:
        draws = drawn_means(differences, draws=resampling.draws, rng=resampling.rng)
        low, high = percentiles(draws, level=level)
        method = f"percentile bootstrap over tasks within suites, {len(draws):,} draws, {level:.0%}"
    else:
        raise ValueError("these differences need draws; pass `resampling`")
    return figure.with_interval(low, high, method=method, se=differences.standard_error)


@dataclass(frozen=True, slots=True)
class DrawnPercentiles:
    """How many draws to take, from which generator."""

    draws: int
    rng: np.random.Generator


def exact_law(differences: PairedDifferences) -> Law | None:
    """The bootstrap law of the weighted mean; None where its lattice is too fine to hold."""
    tables = _suite_tables(differences)
    if tables is None:
        return None
    steps_per_one, suites = tables
    return law_of_sum(suites, steps_per_one, size_limit=_LARGEST_FFT)


def _suite_tables(differences: PairedDifferences) -> tuple[float, list[Steps]] | None:
    """How many steps of the lattice make 1, and per suite the distinct steps with counts."""
    weights = differences.weights
    tables = [
        (weights[suite], *np.unique(members, return_counts=True))
        for suite, members in _members(differences)
    ]
    # All tasks weigh the same unless suites do; then a suite's unit is 1 / its size.
    relative = np.concatenate([values * (weight / weights.max()) for weight, values, _ in tables])
    steps = lattice_steps(relative)
    if steps is None:
        return None
    largest = int(np.argmax(np.abs(relative)))
    # All zero: any lattice will do.
    steps_per_one = float((steps[largest] or 1) / (relative[largest] or 1) / weights.max())
    if abs(steps_per_one - round(steps_per_one)) < 1e-9 * steps_per_one:
        steps_per_one = round(steps_per_one)
    ends = np.cumsum([len(values) for _, values, _ in tables])[:-1]
    by_suite = np.split(steps, ends)
    return steps_per_one, [
        (suite.tolist(), counts.tolist())
        for suite, (_, _, counts) in zip(by_suite, tables, strict=True)
    ]


def _members(differences: PairedDifferences) -> Iterator[tuple[int, NDArray[np.float64]]]:
    """Each suite's code with its tasks' values."""
    for suite in np.flatnonzero(np.bincount(differences.suites)):
        yield int(suite), differences.values[differences.suites == suite]


def drawn_means(
    differences: PairedDifferences, *, draws: int, rng: np.random.Generator
) -> NDArray[np.float64]:
    """Shape (draws,): resampled weighted means, by multinomial counts of the distinct values."""
    total = np.zeros(draws)
    weights = differences.weights
    for suite, members in _members(differences):
        weight = weights[suite]
        values, counts = np.unique(members, return_counts=True)
        if len(values) <= _FEW_VALUES:
            times = rng.multinomial(len(members), counts / len(members), size=draws)
            total += weight * (times @ values)
        else:
            total += weight * _drawn_sums(members, draws, rng)
    return total


def _drawn_sums(
    values: NDArray[np.float64], draws: int, rng: np.random.Generator
) -> NDArray[np.float64]:
    """Shape (draws,): sums of n draws from n values, in blocks that fit the cache."""
    sums = np.empty(draws)
    rows = max(1, _BLOCK // len(values))
    for start in range(0, draws, rows):
        size = min(rows, draws - start)
        index = rng.integers(0, len(values), (size, len(values)))
        sums[start : start + size] = values.take(index, mode="clip").sum(axis=1)
    return sums


def cluster_bootstrap(
    values: NDArray[np.float64],
    clusters: NDArray[np.int64],
    *,
    level: float,
    draws: int,
    rng: np.random.Generator,
    strata: NDArray[np.int64] | None = None,
    strata_weights: NDArray[np.float64] | None = None,
) -> Estimate:
    """The mean over rows with an interval from clusters resampled whole, sum and size together.

    values, clusters : shape (n_rows,), cluster codes 0 … n_clusters - 1.
    strata, strata_weights : suite codes of the rows and the weight of each suite. Then the
        figure is the weighted mean of suite means, and a cluster (a dataset, say) that several
        suites share gets the same multiplicity in each; the weights stay as they are.
    One cluster gives an estimate without an interval; fewer than ten are flagged.
    Source: Davison & Hinkley (1997), sec. 3.8.
    """
    if len(values) == 0:
        return undefined("no_items")
    suites = np.zeros(len(values), dtype=np.int64) if strata is None else strata
    weights = np.ones(1) if strata_weights is None else strata_weights / strata_weights.sum()
    n_clusters, n_suites = int(clusters.max()) + 1, len(weights)
    cell = clusters * n_suites + suites
    sums = np.bincount(cell, values, minlength=n_clusters * n_suites).reshape(n_clusters, n_suites)
    sizes = np.bincount(cell, minlength=n_clusters * n_suites).reshape(n_clusters, n_suites)
    used = sizes.sum(axis=1) > 0
    sums, sizes = sums[used], sizes[used].astype(np.float64)
    figure = defined(float(weights @ (sums.sum(axis=0) / sizes.sum(axis=0))), n=len(values))
    if len(sums) < 2:
        return figure.without_interval("too_few_clusters")
    flags = ("few_clusters",) if len(sums) < _FEW_CLUSTERS else ()
    if np.all(values == values[0]):
        # Draws would differ by rounding, and hide that nothing varied.
        figure = figure.with_interval(values[0], values[0], method="nothing varied", se=0.0)
    else:
        means = _resampled_ratios(sums, sizes, weights, draws, rng)
        figure = interval_from_draws(figure, means, level=level, unit=f"{len(sums)} clusters")
    return replace(figure, flags=merge_flags(figure.flags, flags))


def _resampled_ratios(
    sums: NDArray[np.float64],
    sizes: NDArray[np.float64],
    weights: NDArray[np.float64],
    draws: int,
    rng: np.random.Generator,
) -> NDArray[np.float64]:
    """Shape (draws,): weighted suite means; NaN where a suite drew no row."""
    n_clusters = len(sums)
    means = np.empty(draws)
    rows = max(1, _BLOCK // n_clusters)
    for start in range(0, draws, rows):
        index = rng.integers(0, n_clusters, (min(rows, draws - start), n_clusters))
        total, size = (
            np.stack([column.take(index, mode="clip").sum(axis=1) for column in table.T])
            for table in (np.ascontiguousarray(sums), np.ascontiguousarray(sizes))
        )
        ratios = np.where(size > 0, total / np.where(size > 0, size, 1), np.nan)
        means[start : start + len(index)] = weights @ ratios
    return means
