"""The arithmetic of the agreement coefficients, over any number of weightings at once.

Each function takes `Sums` (rating rows, weighted by how many items show each) and returns one
figure per weighting, NaN where it is undefined. So the same lines give the point estimate (one
weighting), a bootstrap (one a draw) and, with complex weights, exact derivatives. The NaNs stay
inside this package.
"""

from collections.abc import Callable, Mapping
from functools import cached_property
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from audits.stats.patterns import Rows, Weights

Numbers = NDArray[np.inexact]


class Sums:
    """Weighted sums over rating rows, from which every coefficient follows; one matrix product.

    weights : shape (..., n_rows), the items that show each row. Attributes have shape (...), or
    (..., n_categories) where they are per label.
    """

    def __init__(self, rows: Rows, weights: Weights) -> None:
        self.rows = rows
        self.weights = weights
        sums = weights @ rows.contributions
        k = rows.n_categories
        self.n_items, self.n_rated, self.n_paired = sums[..., 0], sums[..., 1], sums[..., 2]
        self.agreeing, self.disagreeing = sums[..., 3], sums[..., 4]
        self.labels = sums[..., 5 : 5 + k]
        self.shares = sums[..., 5 + k :]

    @cached_property
    def squared_total(self) -> Numbers:
        """The square of the number of pairable ratings."""
        return self.total**2

    @cached_property
    def total(self) -> Numbers:
        """The number of pairable ratings: those of items with two or more."""
        return self.labels.sum(axis=-1)

    @cached_property
    def scatter(self) -> Numbers:
        """n²·(1 - Σp²) over whole numbers: exactly 0 when one label occurs."""
        return self.squared_total - (self.labels * self.labels).sum(axis=-1)

    @cached_property
    def observed(self) -> Numbers:
        """The mean share of agreeing rater pairs, over items with two or more ratings."""
        return divide(self.agreeing, self.n_paired)

    @cached_property
    def pair_tables(self) -> Numbers:
        """Shape (..., n_pairs, n_categories²): the table of each pair of raters."""
        return self.rows.pair_tables(self.weights)


Figure = Callable[[Sums], Numbers]


def divide(numerator: Numbers, denominator: Numbers) -> Numbers:
    """Quotient; NaN where the denominator is 0, without a warning."""
    if np.ndim(denominator) == 0:
        return np.float64(np.nan) if denominator == 0 else numerator / denominator  # type: ignore[return-value]
    zero = denominator == 0
    if not zero.any():
        return numerator / denominator
    return np.where(zero, np.nan, numerator / np.where(zero, 1, denominator))


def raw_agreement(sums: Sums) -> Numbers:
    """Mean over items with two or more ratings of the share of agreeing rater pairs."""
    return sums.observed


def fleiss_kappa(sums: Sums) -> Numbers:
    """Fleiss (1971), equal numbers of ratings: (Po - Pe)/(1 - Pe), Pe from pooled shares."""
    return 1 - divide((1 - sums.observed) * sums.squared_total, sums.scatter)


def fleiss_chance(sums: Sums) -> Numbers:
    """Σ p², p the share of a label in all ratings of items with two or more."""
    return 1 - divide(sums.scatter, sums.squared_total)


def krippendorff_alpha(sums: Sums) -> Numbers:
    """Krippendorff's alpha for nominal labels by coincidence counts, missing ratings allowed."""
    return 1 - divide(sums.disagreeing * (sums.total - 1), sums.scatter)


def gwet_ac1(sums: Sums) -> Numbers:
    """Gwet (2008): chance agreement Σ π(1 - π)/(q - 1) over the q declared labels."""
    if sums.rows.n_categories < 2:
        return np.full(sums.weights.shape[:-1], np.nan)
    chance = gwet_chance(sums)
    return divide(sums.observed - chance, 1 - chance)


def gwet_chance(sums: Sums) -> Numbers:
    """Σ π(1 - π)/(q - 1), π the mean share of a label over the items with a rating."""
    rated = sums.n_rated[..., None]
    share = sums.shares / np.where(rated == 0, 1, rated)
    return (share * (1 - share)).sum(axis=-1) / (sums.rows.n_categories - 1)


def pabak(sums: Sums) -> Numbers:
    """Brennan & Prediger (1981): (k·Po - 1)/(k - 1); for two labels, PABAK of Byrt et al."""
    k = sums.rows.n_categories
    if k < 2:
        return np.full(sums.weights.shape[:-1], np.nan)
    return (k * sums.observed - 1) / (k - 1)


def kappa_of_cells(cells: Numbers, n_categories: int) -> Numbers:
    """Cohen's kappa of tables given as cells, shape (..., n_categories²)."""
    table = cells.reshape(*cells.shape[:-1], n_categories, n_categories)
    margins, others = table.sum(axis=-1), table.sum(axis=-2)
    total = margins.sum(axis=-1)
    by_chance = (margins * others).sum(axis=-1)
    agreeing = cells[..., :: n_categories + 1].sum(axis=-1)
    return divide(total * agreeing - by_chance, total * total - by_chance)


def cohen_kappa(sums: Sums) -> Numbers:
    """Cohen's kappa; with three or more raters, its mean over the pairs where it is defined."""
    if not sums.rows.pairs:
        return np.full(sums.weights.shape[:-1], np.nan)
    return mean_over_pairs(kappa_of_cells(sums.pair_tables, sums.rows.n_categories))


def mean_over_pairs(kappas: Numbers) -> Numbers:
    """The mean along the last axis of what is defined there; NaN where nothing is."""
    is_undefined = np.isnan(kappas)
    if not is_undefined.any():
        return kappas.mean(axis=-1)
    total = np.where(is_undefined, 0, kappas).sum(axis=-1)
    return divide(total, (~is_undefined).sum(axis=-1))


FIGURES: Mapping[str, Figure] = MappingProxyType(
    {
        "raw_agreement": raw_agreement,
        "cohen_kappa": cohen_kappa,
        "fleiss_kappa": fleiss_kappa,
        "krippendorff_alpha": krippendorff_alpha,
        "gwet_ac1": gwet_ac1,
        "pabak": pabak,
    }
)
"""Name in the interface -> its arithmetic."""


def influences(figure: Figure, rows: Rows, weights: NDArray[np.float64]) -> NDArray[np.float64]:
    """The derivative of a figure by each row's weight, shape (n_rows,).

    By a complex step, which has no cancellation: exact to machine precision. The figures are
    rational functions of the weights.
    """
    step = 1e-30
    directions = weights + 1j * step * np.eye(len(weights))
    return figure(Sums(rows, directions)).imag / step
