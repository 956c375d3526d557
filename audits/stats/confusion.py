"""Confusion of a scorer with a reference: rates that are undefined where nothing qualifies."""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from audits.stats.coefficients import kappa_of_cells
from audits.stats.estimates import Estimate, InputRefused, defined, ratio, undefined
from audits.stats.intervals import binomial_rate, check_count
from audits.stats.labels import MISSING


@dataclass(frozen=True, slots=True)
class BinaryConfusion:
    """Counts of a binary scorer against a reference; the positive label is the caller's choice.

    n_dropped : rows left out because one of the two was missing.
    """

    tp: int
    fp: int
    fn: int
    tn: int
    n_dropped: int = 0

    def __post_init__(self) -> None:
        for name in ("tp", "fp", "fn", "tn"):
            check_count(name, getattr(self, name))

    @property
    def n(self) -> int:
        return self.tp + self.fp + self.fn + self.tn

    @property
    def accuracy(self) -> Estimate:
        """Share of rows on which scorer and reference agree, with Wilson's interval."""
        return binomial_rate(self.tp + self.tn, self.n, n_dropped=self.n_dropped)

    @property
    def precision(self) -> Estimate:
        """TP / (TP + FP): of the scorer's positives, the share that the reference confirms."""
        return binomial_rate(self.tp, self.tp + self.fp)

    @property
    def recall(self) -> Estimate:
        """TP / (TP + FN): of the reference's positives, the share that the scorer finds."""
        return binomial_rate(self.tp, self.tp + self.fn)

    @property
    def specificity(self) -> Estimate:
        """TN / (TN + FP): of the reference's negatives, the share that the scorer leaves alone."""
        return binomial_rate(self.tn, self.tn + self.fp)

    @property
    def npv(self) -> Estimate:
        """TN / (TN + FN): of the scorer's negatives, the share that the reference confirms."""
        return binomial_rate(self.tn, self.tn + self.fn)

    @property
    def f1(self) -> Estimate:
        """2TP / (2TP + FP + FN); undefined where neither side has a positive."""
        return ratio(2 * self.tp, 2 * self.tp + self.fp + self.fn, n=self.n)

    @property
    def balanced_accuracy(self) -> Estimate:
        """Mean of recall and specificity; undefined where either is."""
        recall, specificity = self.recall.value, self.specificity.value
        if recall is None or specificity is None:
            return undefined("zero_denominator", n=self.n)
        return defined((recall + specificity) / 2, n=self.n)

    @property
    def mcc(self) -> Estimate:
        """Matthews' correlation; undefined where a margin is empty.

        Source: Matthews (1975), Biochim. Biophys. Acta 405, 442-451. Python integers, so that
        the products cannot overflow.
        """
        margins = (
            (self.tp + self.fp) * (self.tp + self.fn) * (self.tn + self.fp) * (self.tn + self.fn)
        )
        if margins == 0:
            return undefined("zero_denominator", n=self.n)
        return defined((self.tp * self.tn - self.fp * self.fn) / math.sqrt(margins), n=self.n)

    @property
    def kappa(self) -> Estimate:
        """Cohen's kappa of scorer and reference; undefined where both use one label only."""
        if self.n == 0:
            return undefined("no_items")
        value = float(kappa_of_cells(np.array([self.tp, self.fn, self.fp, self.tn], float), 2))
        if math.isnan(value):
            return undefined("single_category", n=self.n)
        constant = 0 in (self.tp + self.fn, self.tn + self.fp, self.tp + self.fp, self.tn + self.fn)
        return defined(value, n=self.n, flags=("one_rater_constant",) if constant else ())


def binary_confusion(
    reference: NDArray[np.integer], predicted: NDArray[np.integer]
) -> BinaryConfusion:
    """Counts from two columns of 1, 0 and -1 for missing; rows missing on a side are dropped."""
    if reference.shape != predicted.shape:
        raise ValueError(f"shapes differ: {reference.shape} and {predicted.shape}")
    used = (reference != MISSING) & (predicted != MISSING)
    tp, fp, fn, tn = (
        int(np.count_nonzero(used & (reference == truth) & (predicted == guess)))
        for truth, guess in ((1, 1), (0, 1), (1, 0), (0, 0))
    )
    return BinaryConfusion(tp, fp, fn, tn, n_dropped=int(np.count_nonzero(~used)))


@dataclass(frozen=True, slots=True)
class MulticlassConfusion:
    """Counts, rows reference, columns scorer, over the declared labels."""

    table: NDArray[np.int64]

    @property
    def accuracy(self) -> Estimate:
        return binomial_rate(int(np.trace(self.table)), int(self.table.sum()))

    @property
    def precision(self) -> list[Estimate]:
        """One per label; undefined where the scorer never gives it."""
        return self._shares(self.table.sum(axis=0))

    @property
    def recall(self) -> list[Estimate]:
        """One per label; undefined where the reference never has it."""
        return self._shares(self.table.sum(axis=1))

    @property
    def f1(self) -> list[Estimate]:
        """One per label, 2TP / (given + had); undefined where neither side has it."""
        both = self.table.sum(axis=0) + self.table.sum(axis=1)
        agreed = np.diag(self.table)
        return [ratio(2 * int(k), int(n)) for k, n in zip(agreed, both, strict=True)]

    def _shares(self, totals: NDArray[np.int64]) -> list[Estimate]:
        agreed = np.diag(self.table)
        return [binomial_rate(int(k), int(n)) for k, n in zip(agreed, totals, strict=True)]


def multiclass_confusion(
    reference: NDArray[np.int64], predicted: NDArray[np.int64], *, n_categories: int
) -> MulticlassConfusion:
    """Counts from two columns of codes, -1 for missing; rows missing on a side are dropped."""
    used = (reference != MISSING) & (predicted != MISSING)
    cell = reference[used] * n_categories + predicted[used]
    counts = np.bincount(cell, minlength=n_categories**2)
    return MulticlassConfusion(counts.reshape(n_categories, n_categories))


@dataclass(frozen=True, slots=True)
class MacroMean:
    """A mean over the defined figures, with how many are not, and what they could move it to."""

    mean: Estimate
    n_defined: int
    n_undefined: int
    if_undefined_counted_0: Estimate
    if_undefined_counted_1: Estimate


def macro_mean(figures: list[Estimate], *, reason: str = "no_defined_field") -> MacroMean:
    """The unweighted mean of the figures that are defined; `reason` where none is."""
    values = [figure.value for figure in figures if figure.value is not None]
    n_undefined = len(figures) - len(values)
    mean = defined(math.fsum(values) / len(values), n=len(values)) if values else undefined(reason)
    if not figures:
        return MacroMean(mean, 0, 0, undefined(reason), undefined(reason))
    with_0 = math.fsum(values) / len(figures)
    with_1 = (math.fsum(values) + n_undefined) / len(figures)
    return MacroMean(
        mean,
        len(values),
        n_undefined,
        defined(with_0, n=len(figures)),
        defined(with_1, n=len(figures)),
    )


def square_table(table: object) -> NDArray[np.int64]:
    """A square table of counts from nested lists; raises `invalid_counts` for anything else."""
    if not isinstance(table, list) or not all(isinstance(row, list) for row in table):
        raise InputRefused("invalid_counts", "a table is a list of rows of counts")
    if any(len(row) != len(table) for row in table):
        raise InputRefused("invalid_counts", "a table has as many columns as rows")
    rows = [[check_count("each cell", cell) for cell in row] for row in table]
    return np.array(rows, dtype=np.int64).reshape(len(rows), len(rows))
