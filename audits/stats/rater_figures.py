"""Each agreement coefficient as an estimate: its value, or the reason why it has none.

Missing ratings: raw agreement, alpha and AC1 use every item with two or more ratings; Cohen's
kappa the items that both raters of a pair rated; Fleiss' kappa refuses unequal numbers.
"""

import math

import numpy as np
from numpy.typing import NDArray

from audits.stats import coefficients as core
from audits.stats.estimates import Estimate, defined, undefined
from audits.stats.intervals import normal_interval
from audits.stats.patterns import Patterns, patterns_from_columns

_LARGEST_FOR_DERIVATIVES = 4_000


def cohen_kappa(
    first: NDArray[np.int_], second: NDArray[np.int_], *, n_categories: int
) -> Estimate:
    """Cohen's kappa for two raters of the same units, nominal categories.

    first, second : shape (n_units,), codes 0 … n_categories - 1; -1 where the rater gave none.
        Units that either rater left out are dropped.
    Returns a dimensionless number, at most 1. Undefined with no shared unit, or where both
        raters used one and the same category throughout.
    Raises ValueError if the shapes differ or a code lies outside the code book.
    Source: Cohen (1960), Educ. Psychol. Meas. 20(1), 37-46, eq. 1.
    """
    patterns = patterns_from_columns([first, second], n_categories=n_categories)
    return estimate("cohen_kappa", patterns)


def fleiss_kappa(patterns: Patterns) -> Estimate:
    """Fleiss' kappa. Undefined (`unequal_raters`) where items have different numbers of ratings.

    Source: Fleiss (1971), Psychol. Bull. 76(5), 378-382, eqs. 3-7.
    """
    return estimate("fleiss_kappa", patterns)


def krippendorff_alpha(patterns: Patterns) -> Estimate:
    """Krippendorff's alpha for nominal labels; items with one rating are not pairable and dropped.

    Source: Krippendorff (2011), Computing Krippendorff's Alpha-Reliability, sections C and D.
    """
    return estimate("krippendorff_alpha", patterns)


def gwet_ac1(patterns: Patterns) -> Estimate:
    """Gwet's AC1 over the declared labels; 1 with `no_variation` where one of several occurs.

    Source: Gwet (2008), Br. J. Math. Stat. Psychol. 61, 29-48; missing ratings as in irrCAC.
    """
    return estimate("gwet_ac1", patterns)


def pabak(patterns: Patterns) -> Estimate:
    """Prevalence- and bias-adjusted kappa over the declared labels.

    Source: Byrt, Bishop & Carlin (1993), J. Clin. Epidemiol. 46, 423-429; for k labels
    Brennan & Prediger (1981), Educ. Psychol. Meas. 41, 687-699.
    """
    return estimate("pabak", patterns)


def raw_agreement(patterns: Patterns) -> Estimate:
    """Mean over items with two or more ratings of the share of rater pairs that agree."""
    return estimate("raw_agreement", patterns)


def estimate(name: str, patterns: Patterns) -> Estimate:
    """The named figure (a key of `coefficients.FIGURES`) without an interval."""
    return _estimate(name, patterns, core.Sums(patterns.rows, patterns.counts))


def all_coefficients(patterns: Patterns) -> dict[str, Estimate]:
    """Cohen, Fleiss, alpha and AC1 from one set of pattern counts."""
    sums = core.Sums(patterns.rows, patterns.counts)
    names = ("cohen_kappa", "fleiss_kappa", "krippendorff_alpha", "gwet_ac1")
    return {name: _estimate(name, patterns, sums) for name in names}


def _estimate(name: str, patterns: Patterns, sums: core.Sums) -> Estimate:
    n_used = int(sums.n_paired)
    n_dropped = int(sums.n_items) - n_used
    reason = _reason(name, patterns, n_used + n_dropped, n_used)
    if reason:
        return undefined(reason, n=n_used, n_dropped=n_dropped)
    if name == "cohen_kappa":
        return _cohen(sums, n_used, n_dropped)
    value = float(core.FIGURES[name](sums))
    if math.isnan(value):
        return undefined("single_category", n=n_used, n_dropped=n_dropped)
    flags: tuple[str, ...] = ()
    if name in ("pabak", "gwet_ac1") and sums.scatter == 0:
        flags = ("no_variation",)
    return defined(value, n=n_used, n_dropped=n_dropped, flags=flags)


def _reason(name: str, patterns: Patterns, n_items: int, n_used: int) -> str:
    if n_items == 0:
        return "no_items"
    if name in ("fleiss_kappa", "cohen_kappa") and patterns.rows.n_raters < 2:
        return "too_few_raters"
    if name == "fleiss_kappa":
        sizes = patterns.rows.ratings[patterns.counts > 0]
        if (sizes != sizes[0]).any():
            return "unequal_raters"
        if sizes[0] == 1:
            return "too_few_raters"
    return "" if n_used else "no_pairable_items"


def _cohen(sums: core.Sums, n_used: int, n_dropped: int) -> Estimate:
    k = sums.rows.n_categories
    kappas = np.asarray(core.kappa_of_cells(sums.pair_tables, k), dtype=np.float64)
    value = float(core.mean_over_pairs(kappas))
    if math.isnan(value):
        reason = "single_category" if sums.pair_tables.any() else "no_pairable_items"
        return undefined(reason, n=n_used, n_dropped=n_dropped)
    return defined(value, n=n_used, n_dropped=n_dropped, flags=_cohen_flags(sums, kappas))


def _cohen_flags(sums: core.Sums, kappas: NDArray[np.float64]) -> tuple[str, ...]:
    flags: tuple[str, ...] = ()
    if np.isnan(kappas).any():
        flags = ("undefined_pairs",)
    if not (kappas == 0).any():
        return flags
    # A constant rater forces 0 exactly; only then are the margins worth a look.
    k = sums.rows.n_categories
    tables = sums.pair_tables.reshape(-1, k, k)[kappas == 0]
    used = [(tables.sum(axis=axis) > 0).sum(axis=-1).min() for axis in (-2, -1)]
    return (*flags, "one_rater_constant") if min(used) == 1 else flags


def analytic_interval(
    name: str,
    patterns: Patterns,
    *,
    level: float = 0.95,
    by_task: NDArray[np.float64] | None = None,
) -> Estimate:
    """The named figure with a delta-method interval, value ± z·se, not clipped.

    by_task : shape (n_tasks, n_patterns), items per task and pattern; then deviations are
        summed within tasks before they are squared (items of a task are not independent).
    For Cohen's kappa of two raters this is the standard error of Fleiss, Cohen & Everitt
    (1969), Psychol. Bull. 72, 323-327; for the others the linearisation of Gwet (2008),
    with divisor n.
    """
    figure = estimate(name, patterns)
    if figure.value is None:
        return figure
    if len(patterns.counts) > _LARGEST_FOR_DERIVATIVES:
        return figure.without_interval("", method="too many distinct rows for derivatives")
    slopes = core.influences(core.FIGURES[name], patterns.rows, patterns.counts)
    if by_task is None:
        variance = float(patterns.counts @ slopes**2)
    else:
        variance = float(((by_task @ slopes) ** 2).sum())
    se = _without_rounding(np.sqrt(variance), figure.value)
    method = f"delta method{' clustered by task' if by_task is not None else ''}, {level:.0%}"
    return normal_interval(figure, se, level=level, method=method)


def _without_rounding(se: float, value: float) -> float:
    """0 where the standard error is rounding noise (nothing varied)."""
    return 0.0 if se < 1e-12 * max(1.0, abs(value)) else float(se)
