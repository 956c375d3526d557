"""Agreement between raters: each coefficient as an estimate with its reason, and the table of all.

Missing ratings: raw agreement, alpha and AC1 use every item with two or more ratings; Cohen's
kappa the items that both raters of a pair rated; Fleiss' kappa refuses unequal numbers.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from audits.stats import coefficients as core
from audits.stats.estimates import Estimate, defined, merge_flags, undefined
from audits.stats.intervals import clopper_pearson_interval, normal_interval
from audits.stats.patterns import (
    LabelCounts,
    LongTable,
    Patterns,
    RatingMatrix,
    patterns_by_group,
    patterns_from_columns,
    patterns_from_matrix,
    rating_matrix,
)
from audits.stats.resampling import interval_from_draws, task_multiplicities

FIELD_FIGURES = tuple(core.FIGURES)
_LARGEST_FOR_DERIVATIVES = 4_000


@dataclass(frozen=True, slots=True)
class Resampling:
    """How intervals are drawn: number of draws, level, and the generator to draw from."""

    draws: int
    rng: np.random.Generator
    level: float = 0.95


@dataclass(frozen=True, slots=True)
class PairAgreement:
    """Two raters on the items that both rated."""

    first: str
    second: str
    n_items: int
    raw_agreement: Estimate
    cohen_kappa: Estimate

    def as_json(self) -> dict[str, object]:
        return {
            "annotators": [self.first, self.second],
            "n_items": self.n_items,
            "raw_agreement": self.raw_agreement.as_json(),
            "cohen_kappa": self.cohen_kappa.as_json(),
        }


@dataclass(frozen=True, slots=True)
class FieldAgreement:
    """One field's agreement: counts, figures by name with bootstrap intervals, analytic twins.

    n_items : items of the field, labelled or not; n_dropped : those with fewer than two ratings.
    exact_agreement : the share of items on which all raters agree, with its Clopper–Pearson
        interval, for use where a bootstrap is degenerate.
    label_counts : ratings per declared label.
    """

    n_items: int
    n_annotators: int
    n_ratings: int
    n_dropped: int
    label_counts: tuple[int, ...]
    figures: dict[str, Estimate]
    analytic: dict[str, Estimate]
    exact_agreement: Estimate
    pairs: tuple[PairAgreement, ...]
    resampled: str

    def as_json(self) -> dict[str, object]:
        """The field as `agreement_file` prints it and `agreement.json` holds it."""
        return {
            "n_items": self.n_items,
            "n_annotators": self.n_annotators,
            "n_ratings": self.n_ratings,
            "n_dropped": self.n_dropped,
            "label_counts": list(self.label_counts),
            "resampled": self.resampled,
            **{name: figure.as_json() for name, figure in self.figures.items()},
            "exact_agreement": self.exact_agreement.as_json(),
            "analytic": {name: figure.as_json() for name, figure in self.analytic.items()},
            "pairs": [pair.as_json() for pair in self.pairs],
        }


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


def fleiss_kappa(patterns: Patterns | LabelCounts) -> Estimate:
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


def estimate(name: str, patterns: Patterns | LabelCounts) -> Estimate:
    """The named figure (a key of `coefficients.FIGURES`) without an interval."""
    return _estimate(name, core.Kernel(patterns), patterns.counts)


def all_coefficients(patterns: Patterns) -> dict[str, Estimate]:
    """Cohen, Fleiss, alpha and AC1 from one set of pattern counts."""
    kernel = core.Kernel(patterns)
    names = ("cohen_kappa", "fleiss_kappa", "krippendorff_alpha", "gwet_ac1")
    return {name: _estimate(name, kernel, patterns.counts) for name in names}


def _estimate(name: str, kernel: core.Kernel, counts: NDArray[np.float64]) -> Estimate:
    n_items, n_used = int(counts.sum()), int(counts @ kernel.is_paired)
    reason = _reason(name, kernel, counts, n_items, n_used)
    if reason:
        return undefined(reason, n=n_used, n_dropped=n_items - n_used)
    value = float(core.FIGURES[name](kernel, counts))
    if np.isnan(value):
        return undefined("single_category", n=n_used, n_dropped=n_items - n_used)
    return defined(value, n=n_used, n_dropped=n_items - n_used, flags=_flags(name, kernel, counts))


def _reason(
    name: str, kernel: core.Kernel, counts: NDArray[np.float64], n_items: int, n_used: int
) -> str:
    if n_items == 0:
        return "no_items"
    if name in ("fleiss_kappa", "cohen_kappa") and kernel.patterns.n_raters < 2:
        return "too_few_raters"
    if name == "fleiss_kappa":
        sizes = kernel.ratings[counts > 0]
        if sizes.min() != sizes.max():
            return "unequal_raters"
        if sizes[0] == 1:
            return "too_few_raters"
    if n_used == 0:
        return "no_pairable_items"
    if name == "cohen_kappa" and not any(
        (counts @ kernel.cells(*pair)).any() for pair in kernel.pairs
    ):
        return "no_pairable_items"
    return ""


def _flags(name: str, kernel: core.Kernel, counts: NDArray[np.float64]) -> tuple[str, ...]:
    if name == "cohen_kappa":
        return _kappa_flags(kernel, counts)
    if name in ("pabak", "gwet_ac1"):
        used = counts * kernel.is_paired @ kernel.labels
        return ("no_variation",) if np.count_nonzero(used) == 1 else ()
    return ()


def _kappa_flags(kernel: core.Kernel, counts: NDArray[np.float64]) -> tuple[str, ...]:
    k = kernel.n_categories
    flags: tuple[str, ...] = ()
    for pair in kernel.pairs:
        table = (counts @ kernel.cells(*pair)).reshape(k, k)
        used = [np.count_nonzero(table.sum(axis=axis)) for axis in (0, 1)]
        if np.isnan(core.kappa_of_cells(table.reshape(-1), k)):
            flags = merge_flags(flags, ("undefined_pairs",))
        elif min(used) == 1:
            flags = merge_flags(flags, ("one_rater_constant",))
    return flags


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
    slopes = core.influences(core.FIGURES[name], core.Kernel(patterns), patterns.counts)
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


def agreement_table(table: LongTable, *, resampling: Resampling) -> FieldAgreement:
    """Everything about one field's agreement, with bootstrap and analytic intervals.

    Tasks are resampled where items share them, else items; all ratings of an item stay together.
    """
    matrix = rating_matrix(table)
    n_categories = len(table.categories)
    if matrix.tasks is None:
        patterns = patterns_from_matrix(matrix.codes, n_categories=n_categories)
        return _field_agreement(matrix, patterns, None, resampling)
    patterns, by_task = patterns_by_group(matrix.codes, matrix.tasks, n_categories=n_categories)
    return _field_agreement(matrix, patterns, by_task, resampling)


def _field_agreement(
    matrix: RatingMatrix,
    patterns: Patterns,
    by_task: NDArray[np.float64] | None,
    resampling: Resampling,
) -> FieldAgreement:
    kernel = core.Kernel(patterns)
    draws = _weight_draws(patterns, by_task, resampling)
    figures = {
        name: _bootstrapped(name, kernel, draws, resampling.level, by_task is not None)
        for name in FIELD_FIGURES
    }
    analytic = {
        name: analytic_interval(name, patterns, level=resampling.level, by_task=by_task)
        for name in FIELD_FIGURES
    }
    n_used = int(patterns.counts @ kernel.is_paired)
    return FieldAgreement(
        n_items=len(matrix.items),
        n_annotators=len(matrix.annotators),
        n_ratings=int(patterns.counts @ kernel.ratings),
        n_dropped=len(matrix.items) - n_used,
        label_counts=tuple(int(n) for n in patterns.counts @ kernel.labels),
        figures=figures,
        analytic=analytic,
        exact_agreement=_exact_agreement(kernel, resampling.level),
        pairs=_pairs(matrix.annotators, kernel, draws, resampling.level, by_task is not None),
        resampled="items" if by_task is None else "tasks",
    )


def _weight_draws(
    patterns: Patterns, by_task: NDArray[np.float64] | None, resampling: Resampling
) -> NDArray[np.float64]:
    """Shape (draws, n_patterns): pattern counts of each resample."""
    n_items = patterns.n_items
    if n_items == 0:
        return np.zeros((resampling.draws, len(patterns.counts)))
    if by_task is None:
        shares = patterns.counts / n_items
        return resampling.rng.multinomial(n_items, shares, size=resampling.draws).astype(float)
    times = task_multiplicities(len(by_task), draws=resampling.draws, rng=resampling.rng)
    return times @ by_task


def _bootstrapped(
    name: str, kernel: core.Kernel, draws: NDArray[np.float64], level: float, by_task: bool
) -> Estimate:
    figure = _estimate(name, kernel, kernel.patterns.counts)
    if figure.value is None:
        return figure
    values = np.asarray(core.FIGURES[name](kernel, draws), dtype=np.float64)
    unit = "tasks" if by_task else "items"
    return interval_from_draws(figure, values, level=level, unit=unit)


def _exact_agreement(kernel: core.Kernel, level: float) -> Estimate:
    counts = kernel.patterns.counts
    n = int(counts @ kernel.is_paired)
    k = int(round(float(counts @ (kernel.is_paired * (kernel.agreement == 1)))))
    bounds = clopper_pearson_interval(k, n, level=level)
    if bounds is None:
        return undefined("no_pairable_items" if counts.sum() else "no_items")
    return defined(k / n, n=n).with_interval(
        bounds.low, bounds.high, method=f"Clopper–Pearson, {level:.0%}"
    )


def _pairs(
    annotators: NDArray[np.generic],
    kernel: core.Kernel,
    draws: NDArray[np.float64],
    level: float,
    by_task: bool,
) -> tuple[PairAgreement, ...]:
    return tuple(_pair(annotators, kernel, draws, level, by_task, pair) for pair in kernel.pairs)


def _pair(
    annotators: NDArray[np.generic],
    kernel: core.Kernel,
    draws: NDArray[np.float64],
    level: float,
    by_task: bool,
    pair: tuple[int, int],
) -> PairAgreement:
    both = Patterns(
        kernel.patterns.codes[:, list(pair)], kernel.patterns.counts, kernel.n_categories
    )
    of_pair = core.Kernel(both)
    raw = _bootstrapped("raw_agreement", of_pair, draws, level, by_task)
    kappa = _bootstrapped("cohen_kappa", of_pair, draws, level, by_task)
    first, second = (str(annotators[rater]) for rater in pair)
    return PairAgreement(first, second, raw.n, raw, kappa)


@dataclass(frozen=True, slots=True)
class KappaDifference:
    """Two raters' (or scorers') kappas with one reference, and their difference."""

    first: Estimate
    second: Estimate
    difference: Estimate


def kappa_difference(
    reference: NDArray[np.int64],
    first: NDArray[np.int64],
    second: NDArray[np.int64],
    *,
    n_categories: int,
    draws: int,
    rng: np.random.Generator,
    level: float = 0.95,
    tasks: NDArray[np.int64] | None = None,
) -> KappaDifference:
    """kappa(reference, first) - kappa(reference, second), paired over the same rows.

    reference, first, second : shape (n_rows,), codes, -1 for missing; only rows with all three
        are used, and a resample keeps the three together. tasks : resampled where given.
    The difference is undefined (`undefined_kappa`) where either kappa is.
    """
    present = (reference >= 0) & (first >= 0) & (second >= 0)
    n, n_dropped = int(present.sum()), int((~present).sum())
    if n == 0:
        none = undefined("no_pairable_items" if n_dropped else "no_items", n_dropped=n_dropped)
        return KappaDifference(none, none, none)
    codes = np.stack([reference, first, second], axis=1)[present]
    patterns, by_task = _patterns_and_tasks(codes, tasks, present, n_categories)
    kernel = core.Kernel(patterns)
    kappas = [
        _estimate("cohen_kappa", core.Kernel(_columns(patterns, (0, rater))), patterns.counts)
        for rater in (1, 2)
    ]
    if kappas[0].value is None or kappas[1].value is None:
        none = undefined("undefined_kappa", n=n, n_dropped=n_dropped)
        return KappaDifference(kappas[0], kappas[1], none)
    weights = _weight_draws(patterns, by_task, Resampling(draws, rng, level))
    drawn = [core.cohen_kappa_of_pair(kernel, weights, 0, rater) for rater in (1, 2)]
    difference = interval_from_draws(
        defined(kappas[0].value - kappas[1].value, n=n, n_dropped=n_dropped),
        np.asarray(drawn[0] - drawn[1], dtype=np.float64),
        level=level,
        unit="items" if by_task is None else "tasks",
    )
    return KappaDifference(kappas[0], kappas[1], difference)


def _patterns_and_tasks(
    codes: NDArray[np.int64],
    tasks: NDArray[np.int64] | None,
    present: NDArray[np.bool_],
    n_categories: int,
) -> tuple[Patterns, NDArray[np.float64] | None]:
    if tasks is None:
        return patterns_from_matrix(codes, n_categories=n_categories), None
    _, groups = np.unique(tasks[present], return_inverse=True)
    return patterns_by_group(codes, groups.astype(np.int64), n_categories=n_categories)


def _columns(patterns: Patterns, raters: tuple[int, int]) -> Patterns:
    return Patterns(patterns.codes[:, list(raters)], patterns.counts, patterns.n_categories)
