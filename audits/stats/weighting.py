"""Rates of a population from a sample that did not draw all rows alike."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from audits.stats.estimates import Estimate, InputRefused, defined, ratio, undefined
from audits.stats.intervals import check_count, normal_interval

_ROUNDING = 1e-12


@dataclass(frozen=True, slots=True)
class Stratum:
    """One stratum: `population` rows in all, `n` of them labelled, `k` of those positive."""

    name: str
    population: int
    n: int
    k: int

    def __post_init__(self) -> None:
        for field in ("population", "n", "k"):
            check_count(f"{field} of stratum {self.name!r}", getattr(self, field))
        if not self.k <= self.n <= self.population:
            raise InputRefused(
                "invalid_counts",
                f"stratum {self.name!r} needs k <= n <= population; got k = {self.k}, "
                f"n = {self.n}, population = {self.population}",
            )


@dataclass(frozen=True, slots=True)
class StratifiedRate:
    """A rate of the sample beside the rate of the population.

    empty : names of strata without labels; if_empty_0, if_empty_1 : the weighted rate if all of
        their rows were 0, or 1.
    """

    raw: Estimate
    weighted: Estimate
    empty: tuple[str, ...]
    if_empty_0: Estimate
    if_empty_1: Estimate


def stratified_rate(
    strata: Sequence[Stratum], *, fpc: bool = False, level: float = 0.95
) -> StratifiedRate:
    """Post-stratified rate Σ W·k/n with W the population share, se √Σ W²p(1 - p)/(n - 1).

    fpc : multiply each variance by 1 - n/population (labels without replacement).
    A populated stratum without labels leaves the rate undefined, with its bounds; a stratum
    with one label leaves the standard error undefined (`ci_undefined` on the weighted rate).
    Source: Cochran (1977), Sampling Techniques, 3rd ed., eqs. 5.1 and 5.7; sec. 5A.9.
    """
    raw = ratio(sum(s.k for s in strata), sum(s.n for s in strata))
    total = sum(s.population for s in strata)
    if total == 0:
        none = undefined("no_items")
        return StratifiedRate(none if raw.value is None else raw, none, (), none, none)
    empty = tuple(s.name for s in strata if s.population and not s.n)
    labelled = [s for s in strata if s.n]
    known = sum(s.population / total * s.k / s.n for s in labelled)
    hidden = sum(s.population for s in strata if not s.n) / total
    n = sum(s.n for s in strata)
    if empty:
        weighted = undefined("empty_stratum", n=n, flags=("empty_stratum",))
    else:
        weighted = _with_stratified_interval(defined(known, n=n), labelled, total, fpc, level)
    return StratifiedRate(raw, weighted, empty, defined(known, n=n), defined(known + hidden, n=n))


def _with_stratified_interval(
    rate: Estimate, strata: Sequence[Stratum], total: int, fpc: bool, level: float
) -> Estimate:
    if any(s.n == 1 for s in strata):
        return rate.without_interval("singleton_stratum", flags=("singleton_stratum",))
    variance = 0.0
    for s in strata:
        p = s.k / s.n
        left = 1 - s.n / s.population if fpc else 1.0
        variance += (s.population / total) ** 2 * p * (1 - p) / (s.n - 1) * left
    method = f"post-stratified, normal, {level:.0%}"
    return outside_flagged(
        normal_interval(rate, float(np.sqrt(variance)), level=level, method=method)
    )


def outside_flagged(rate: Estimate) -> Estimate:
    """The rate, flagged if it or a bound of it lies outside [0, 1]; nothing is clipped."""
    numbers = [x for x in (rate.value, rate.ci_low, rate.ci_high) if x is not None]
    if numbers and (min(numbers) < -_ROUNDING or max(numbers) > 1 + _ROUNDING):
        return replace(rate, flags=(*rate.flags, "outside_unit_interval"))
    return rate


def rate_flagged(mean: Estimate, y: NDArray[np.float64]) -> Estimate:
    """`outside_flagged` for a mean of shares; a mean of other numbers may lie anywhere."""
    is_rate = y.min() >= 0 and y.max() <= 1
    return outside_flagged(mean) if is_rate else mean


@dataclass(frozen=True, slots=True)
class WeightedMeans:
    """The total form over the known population, and the ratio form over the estimated one."""

    horvitz_thompson: Estimate
    hajek: Estimate


def inverse_probability_means(
    y: NDArray[np.float64],
    pi: NDArray[np.float64],
    *,
    population: int,
    tasks: NDArray[np.int64] | None = None,
    level: float = 0.95,
) -> WeightedMeans:
    """Means of a population from rows with known inclusion probabilities.

    y, pi : shape (n_rows,); pi in (0, 1], known by design, not estimated from the sample.
    tasks : shape (n_rows,), codes; deviations are summed within tasks before they are squared,
        since rows of a task are alike. By default each row is its own task.
    Undefined with no row, or where a row had no chance of being drawn. Not clipped; a rate that
        leaves [0, 1] is flagged.
    Source: Horvitz & Thompson (1952), J. Am. Stat. Assoc. 47, 663-685; Hájek (1971); variance
    by linearisation between clusters drawn with replacement (Särndal et al. 1992, sec. 5.7).
    """
    check_count("population", population)
    if len(y) == 0:
        return WeightedMeans(undefined("no_items"), undefined("no_items"))
    if np.any(pi == 0):
        none = undefined("zero_inclusion_probability")
        return WeightedMeans(none, none)
    if np.any(~((pi > 0) & (pi <= 1))):
        raise InputRefused("invalid_probability", "inclusion probabilities lie in (0, 1]")
    weights = 1 / pi
    clusters = np.arange(len(y)) if tasks is None else tasks
    total = float(weights @ y)
    hajek_mean = total / float(weights.sum())
    hajek = _clustered(
        defined(hajek_mean, n=len(y)), weights * (y - hajek_mean) / weights.sum(), clusters, level
    )
    if population == 0:
        return WeightedMeans(undefined("zero_denominator"), rate_flagged(hajek, y))
    ht = _clustered(
        defined(total / population, n=len(y)), weights * y / population, clusters, level
    )
    return WeightedMeans(rate_flagged(ht, y), rate_flagged(hajek, y))


def _clustered(
    figure: Estimate, parts: NDArray[np.float64], clusters: NDArray[np.int64], level: float
) -> Estimate:
    """The figure with the interval from the variance of its parts summed within clusters."""
    se = clustered_se(parts, clusters)
    if se is None:
        return figure.without_interval("too_few_clusters")
    n_clusters = len(np.unique(clusters))
    method = f"linearised over {n_clusters} tasks, normal, {level:.0%}"
    return normal_interval(figure, se, level=level, method=method)


def clustered_se(parts: NDArray[np.float64], clusters: NDArray[np.int64]) -> float | None:
    """√(G/(G - 1)·Σ(total_g - mean)²) over G clusters' totals of the parts; None for one."""
    _, code = np.unique(clusters, return_inverse=True)
    totals = np.bincount(code, parts)
    if len(totals) < 2:
        return None
    deviations = totals - totals.mean()
    return float(np.sqrt(len(totals) / (len(totals) - 1) * (deviations @ deviations)))


def rogan_gladen(observed: float, sensitivity: float, specificity: float) -> Estimate:
    """True prevalence from a scorer's rate and its error rates, not clipped.

    (observed + specificity - 1)/(sensitivity + specificity - 1); undefined for a scorer that
    tells nothing (denominator 0). All three are shares in [0, 1].
    Source: Rogan & Gladen (1978), Am. J. Epidemiol. 107, 71-76.
    """
    for name, share in (
        ("observed", observed),
        ("sensitivity", sensitivity),
        ("specificity", specificity),
    ):
        if not 0 <= share <= 1:
            raise InputRefused("invalid_probability", f"{name} lies in [0, 1]; got {share!r}")
    youden = sensitivity + specificity - 1
    if abs(youden) < 1e-12:
        return undefined("zero_denominator")
    return outside_flagged(defined((observed + specificity - 1) / youden))


def rogan_gladen_interval(
    observed: tuple[int, int],
    sensitivity: tuple[int, int],
    specificity: tuple[int, int],
    *,
    level: float = 0.95,
) -> Estimate:
    """The corrected prevalence with its delta-method interval, from counts (k, n) of each rate.

    Source: Rogan & Gladen (1978), eq. for the variance; undefined where a rate has no rows.
    """
    pairs = (observed, sensitivity, specificity)
    if any(n == 0 for _, n in pairs):
        return undefined("zero_denominator")
    p, se, sp = (k / n for k, n in pairs)
    figure = rogan_gladen(p, se, sp)
    if figure.value is None:
        return figure
    of_p, of_se, of_sp = (
        share * (1 - share) / n for share, (_, n) in zip((p, se, sp), pairs, strict=True)
    )
    prevalence = figure.value
    variance = of_p + prevalence**2 * of_se + (1 - prevalence) ** 2 * of_sp
    error = float(np.sqrt(variance)) / abs(se + sp - 1)
    method = f"delta method, {level:.0%}"
    return outside_flagged(
        normal_interval(replace(figure, flags=()), error, level=level, method=method)
    )
