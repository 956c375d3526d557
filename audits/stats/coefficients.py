"""The arithmetic of the agreement coefficients, over any number of weightings at once.

Each function takes a `Kernel` (what the patterns are) and weights of shape (..., n_patterns)
(how many items show each), and returns an array of shape (...): one figure per weighting, NaN
where it is undefined. So the same lines give the point estimate (one weighting), a bootstrap
(one a draw) and, with complex weights, exact derivatives. The NaNs stay inside this package.
"""

from collections.abc import Callable, Mapping
from functools import cached_property
from itertools import combinations
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from audits.stats.patterns import LabelCounts, Patterns

Weights = NDArray[np.inexact]
Figure = Callable[["Kernel", Weights], NDArray[np.inexact]]


class Kernel:
    """What each pattern contributes to the sums, computed once for a set of patterns."""

    def __init__(self, patterns: Patterns | LabelCounts) -> None:
        self.patterns = patterns
        self.n_categories = patterns.n_categories
        self.labels = patterns.labels
        self.ratings = patterns.ratings
        self.is_paired = (self.ratings >= 2).astype(np.float64)

    @cached_property
    def agreement(self) -> NDArray[np.float64]:
        """The share of a pattern's rater pairs that agree; 0 where there is no pair."""
        pairs = self.ratings * (self.ratings - 1)
        agreeing = (self.labels * (self.labels - 1)).sum(axis=1)
        return agreeing / np.where(pairs > 0, pairs, 1)

    @cached_property
    def shares(self) -> NDArray[np.float64]:
        """Shape (n_patterns, n_categories): the share of an item's ratings per label."""
        return self.labels / np.where(self.ratings > 0, self.ratings, 1)[:, None]

    @cached_property
    def is_rated(self) -> NDArray[np.float64]:
        return (self.ratings >= 1).astype(np.float64)

    @cached_property
    def pairs(self) -> list[tuple[int, int]]:
        return list(combinations(range(self.patterns.n_raters), 2))

    def cells(self, first: int, second: int) -> NDArray[np.float64]:
        """Shape (n_patterns, n_categories²): the cell of the two raters' table, row by row."""
        a, b = self.patterns.codes[:, first], self.patterns.codes[:, second]
        cell = np.where((a >= 0) & (b >= 0), a * self.n_categories + b, -1)
        return (cell[:, None] == np.arange(self.n_categories**2)).astype(np.float64)


def _divide(
    numerator: NDArray[np.inexact], denominator: NDArray[np.inexact]
) -> NDArray[np.inexact]:
    """Quotient; NaN where the denominator is 0, without a warning."""
    zero = denominator == 0
    if not np.any(zero):
        return numerator / denominator
    return np.where(zero, np.nan, numerator / np.where(zero, 1, denominator))


def raw_agreement(kernel: Kernel, w: Weights) -> NDArray[np.inexact]:
    """Mean over items with two or more ratings of the share of agreeing rater pairs."""
    return _divide(w @ (kernel.agreement * kernel.is_paired), w @ kernel.is_paired)


def fleiss_kappa(kernel: Kernel, w: Weights) -> NDArray[np.inexact]:
    """Fleiss (1971), equal numbers of ratings: (Po - Pe)/(1 - Pe), Pe from pooled shares."""
    used = w * kernel.is_paired
    labels = used @ kernel.labels
    total = labels.sum(axis=-1)
    observed = raw_agreement(kernel, w)
    # n(1 - Pe) over integers is exactly zero when one label occurs; a difference of shares is not.
    scatter = total**2 - (labels**2).sum(axis=-1)
    return 1 - _divide((1 - observed) * total**2, scatter)


def krippendorff_alpha(kernel: Kernel, w: Weights) -> NDArray[np.inexact]:
    """Krippendorff's alpha for nominal labels by coincidence counts, missing ratings allowed."""
    used = w * kernel.is_paired
    labels = used @ kernel.labels
    total = labels.sum(axis=-1)
    disagreeing = (kernel.labels * (kernel.ratings[:, None] - kernel.labels)).sum(axis=1)
    disagreeing = disagreeing / np.where(kernel.ratings > 1, kernel.ratings - 1, 1)
    scatter = total**2 - (labels**2).sum(axis=-1)
    return 1 - _divide((used @ disagreeing) * (total - 1), scatter)


def gwet_ac1(kernel: Kernel, w: Weights) -> NDArray[np.inexact]:
    """Gwet (2008): chance agreement Σ π(1 - π)/(q - 1) over the q declared labels."""
    if kernel.n_categories < 2:
        return np.full(w.shape[:-1], np.nan)
    chance = gwet_chance(kernel, w)
    return _divide(raw_agreement(kernel, w) - chance, 1 - chance)


def gwet_chance(kernel: Kernel, w: Weights) -> NDArray[np.inexact]:
    """Σ π(1 - π)/(q - 1), π the mean share of a label over the items with a rating."""
    share = (w @ kernel.shares) / _some(w @ kernel.is_rated)[..., None]
    return (share * (1 - share)).sum(axis=-1) / (kernel.n_categories - 1)


def fleiss_chance(kernel: Kernel, w: Weights) -> NDArray[np.inexact]:
    """Σ p², p the share of a label in all ratings of items with two or more."""
    labels = (w * kernel.is_paired) @ kernel.labels
    return _divide((labels**2).sum(axis=-1), labels.sum(axis=-1) ** 2)


def _some(total: NDArray[np.inexact]) -> NDArray[np.inexact]:
    return np.where(total == 0, 1, total)


def pabak(kernel: Kernel, w: Weights) -> NDArray[np.inexact]:
    """Brennan & Prediger (1981): (k·Po - 1)/(k - 1); for two labels, PABAK of Byrt et al."""
    if kernel.n_categories < 2:
        return np.full(w.shape[:-1], np.nan)
    k = kernel.n_categories
    return (k * raw_agreement(kernel, w) - 1) / (k - 1)


def kappa_of_cells(cells: NDArray[np.inexact], n_categories: int) -> NDArray[np.inexact]:
    """Cohen's kappa of tables given as cells, shape (..., n_categories²)."""
    table = cells.reshape(*cells.shape[:-1], n_categories, n_categories)
    total = table.sum(axis=(-2, -1))
    by_chance = (table.sum(axis=-1) * table.sum(axis=-2)).sum(axis=-1)
    agreeing = np.trace(table, axis1=-2, axis2=-1)
    return _divide(total * agreeing - by_chance, total**2 - by_chance)


def cohen_kappa_of_pair(kernel: Kernel, w: Weights, first: int, second: int) -> NDArray[np.inexact]:
    """Cohen (1960) for two of the raters, over the items that both rated."""
    return kappa_of_cells(w @ kernel.cells(first, second), kernel.n_categories)


def cohen_kappa(kernel: Kernel, w: Weights) -> NDArray[np.inexact]:
    """Cohen's kappa; with three or more raters, its mean over the pairs where it is defined."""
    if not kernel.pairs:
        return np.full(w.shape[:-1], np.nan)
    by_pair = np.stack([cohen_kappa_of_pair(kernel, w, *pair) for pair in kernel.pairs])
    if len(by_pair) == 1:
        return by_pair[0]
    is_defined = ~np.isnan(by_pair)
    total = np.where(is_defined, by_pair, 0).sum(axis=0)
    return _divide(total, is_defined.sum(axis=0))


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


def influences(figure: Figure, kernel: Kernel, w: NDArray[np.float64]) -> NDArray[np.float64]:
    """The derivative of a figure by each pattern's weight, shape (n_patterns,).

    By a complex step, which has no cancellation: exact to machine precision. The figures are
    rational functions of the weights.
    """
    step = 1e-30
    directions = w + 1j * step * np.eye(len(w))
    return figure(kernel, directions).imag / step
