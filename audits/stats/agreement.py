"""A field's agreement table with its intervals, and paired differences of kappas."""

from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from audits.stats import coefficients as core
from audits.stats.estimates import Estimate, defined, undefined
from audits.stats.intervals import clopper_pearson_interval
from audits.stats.patterns import (
    LongTable,
    Patterns,
    RatingMatrix,
    Rows,
    patterns_by_group,
    patterns_from_matrix,
    rating_matrix,
)
from audits.stats.rater_figures import analytic_interval, estimate
from audits.stats.resampling import interval_from_draws, resampled_sums

FIELD_FIGURES = tuple(core.FIGURES)


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


def agreement_table(table: LongTable, *, resampling: Resampling) -> FieldAgreement:
    """Everything about one field's agreement, with bootstrap and analytic intervals.

    Tasks are resampled where items share them, else items; all ratings of an item stay together.
    """
    matrix = rating_matrix(table)
    # An item that nobody rated says nothing; kept, it would make the numbers of ratings unequal.
    rated = np.asarray((matrix.codes >= 0).any(axis=1))
    if not rated.any():
        rated = np.ones_like(rated)
    patterns, by_task = _patterns_and_tasks(
        matrix.codes[rated], matrix.tasks, rated, len(table.categories)
    )
    return _field_agreement(matrix, patterns, by_task, resampling)


def _field_agreement(
    matrix: RatingMatrix,
    patterns: Patterns,
    by_task: NDArray[np.float64] | None,
    resampling: Resampling,
) -> FieldAgreement:
    rows = patterns.rows
    n_items, level = len(matrix.items), resampling.level
    bootstrap = _Bootstrap(
        _weight_draws(patterns, by_task, resampling),
        level,
        "items" if by_task is None else "tasks",
        n_items,
    )
    analytic = {
        name: analytic_interval(name, patterns, level=level, by_task=by_task)
        for name in FIELD_FIGURES
    }
    return FieldAgreement(
        n_items=n_items,
        n_annotators=len(matrix.annotators),
        n_ratings=int(patterns.counts @ rows.ratings),
        n_dropped=n_items - int(patterns.counts @ rows.is_paired),
        label_counts=tuple(int(n) for n in patterns.counts @ rows.labels),
        figures={name: bootstrap.of(name, patterns) for name in FIELD_FIGURES},
        analytic={name: _dropping(figure, n_items) for name, figure in analytic.items()},
        exact_agreement=_exact_agreement(patterns, level),
        pairs=tuple(_pair(matrix.annotators, patterns, bootstrap, pair) for pair in rows.pairs),
        resampled=bootstrap.unit,
    )


@dataclass(frozen=True, slots=True)
class _Bootstrap:
    """The drawn pattern counts, shape (draws, n_patterns), that all figures of a field share."""

    draws: NDArray[np.float64]
    level: float
    unit: str
    n_items: int
    sums: dict[Rows, core.Sums] = field(default_factory=dict)

    def _sums(self, rows: Rows) -> core.Sums:
        if rows not in self.sums:
            self.sums[rows] = core.Sums(rows, self.draws)
        return self.sums[rows]

    def of(self, name: str, patterns: Patterns) -> Estimate:
        """The named figure with its percentile interval."""
        figure = _dropping(estimate(name, patterns), self.n_items)
        if figure.value is None:
            return figure
        values = np.asarray(core.FIGURES[name](self._sums(patterns.rows)), dtype=np.float64)
        return interval_from_draws(figure, values, level=self.level, unit=self.unit)


def _dropping(figure: Estimate, n_items: int) -> Estimate:
    """The figure with all of the field's unused items counted as dropped."""
    return replace(figure, n_dropped=n_items - figure.n)


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
    sums = resampled_sums(by_task, draws=resampling.draws, rng=resampling.rng)
    return np.asarray(sums, dtype=np.float64)


def _exact_agreement(patterns: Patterns, level: float) -> Estimate:
    rows, counts = patterns.rows, patterns.counts
    n = int(counts @ rows.is_paired)
    k = int(round(float(counts @ (rows.is_paired * (rows.agreement == 1)))))
    bounds = clopper_pearson_interval(k, n, level=level)
    if bounds is None:
        return undefined("no_pairable_items" if counts.sum() else "no_items")
    return defined(k / n, n=n).with_interval(
        bounds.low, bounds.high, method=f"Clopper–Pearson, {level:.0%}"
    )


def _pair(
    annotators: NDArray[np.generic],
    patterns: Patterns,
    bootstrap: _Bootstrap,
    pair: tuple[int, int],
) -> PairAgreement:
    of_pair = _columns(patterns, pair)
    raw, kappa = (bootstrap.of(name, of_pair) for name in ("raw_agreement", "cohen_kappa"))
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
        return KappaDifference(none, none, undefined("undefined_kappa", n_dropped=n_dropped))
    codes = np.stack([reference, first, second], axis=1)[present]
    patterns, by_task = _patterns_and_tasks(codes, tasks, present, n_categories)
    kappas = [estimate("cohen_kappa", _columns(patterns, (0, rater))) for rater in (1, 2)]
    if kappas[0].value is None or kappas[1].value is None:
        none = undefined("undefined_kappa", n=n, n_dropped=n_dropped)
        return KappaDifference(kappas[0], kappas[1], none)
    weights = _weight_draws(patterns, by_task, Resampling(draws, rng, level))
    # Pairs come in the order (reference, first), (reference, second), (first, second).
    tables = patterns.rows.pair_tables(weights)[:, :2]
    drawn = np.asarray(core.kappa_of_cells(tables, n_categories), dtype=np.float64)
    difference = interval_from_draws(
        defined(kappas[0].value - kappas[1].value, n=n, n_dropped=n_dropped),
        drawn[:, 0] - drawn[:, 1],
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
    """Patterns of `codes`, the rows that are `present`; `tasks` are those of all rows."""
    if tasks is None:
        return patterns_from_matrix(codes, n_categories=n_categories), None
    _, groups = np.unique(tasks[present], return_inverse=True)
    return patterns_by_group(codes, groups.astype(np.int64), n_categories=n_categories)


def _columns(patterns: Patterns, raters: tuple[int, int]) -> Patterns:
    return Patterns(Rows(patterns.codes[:, list(raters)], patterns.n_categories), patterns.counts)
