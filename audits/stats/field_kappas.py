"""Cohen's kappa of a scorer and the reference in several fields, from the same resamples."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from audits.stats.coefficients import divide
from audits.stats.estimates import Estimate
from audits.stats.labels import MISSING
from audits.stats.rater_figures import cohen_kappa
from audits.stats.resampling import interval_from_draws, resampled_sums


@dataclass(frozen=True, slots=True)
class FieldCodes:
    """One field on the same rows: codes of the reference and of the scorer, -1 for missing."""

    reference: NDArray[np.int64]
    scorer: NDArray[np.int64]
    n_categories: int


def field_kappas(
    fields: Sequence[FieldCodes],
    tasks: NDArray[np.int64],
    *,
    draws: int,
    rng: np.random.Generator,
    level: float = 0.95,
) -> list[Estimate]:
    """Cohen's kappa of each field with the percentile interval of a bootstrap over tasks.

    tasks : shape (n_rows,), codes 0 … n_tasks - 1. Rows that a side left out are dropped.
    """
    tables = [_by_task(each, tasks) for each in fields]
    if not tables:
        return []
    sums = resampled_sums(np.concatenate(tables, axis=1), draws=draws, rng=rng)
    ends = np.cumsum([table.shape[1] for table in tables])[:-1]
    return [
        _with_interval(each, drawn, level)
        for each, drawn in zip(fields, np.split(sums, ends, axis=1), strict=True)
    ]


def _by_task(field: FieldCodes, tasks: NDArray[np.int64]) -> NDArray[np.float32]:
    """Shape (n_tasks, n_categories²): each task's confusion table, rows reference.

    Whole numbers below 2^24 are exact in single precision, which halves the product's time.
    """
    size = field.n_categories**2
    used = (field.reference != MISSING) & (field.scorer != MISSING)
    cell = field.reference[used] * field.n_categories + field.scorer[used]
    n_tasks = int(tasks.max(initial=-1)) + 1
    counts = np.bincount(tasks[used] * size + cell, minlength=n_tasks * size)
    return counts.reshape(n_tasks, size).astype(np.float32)


def _with_interval(field: FieldCodes, drawn: NDArray[np.floating], level: float) -> Estimate:
    figure = cohen_kappa(field.reference, field.scorer, n_categories=field.n_categories)
    if not figure.is_defined:
        return figure
    shape = (len(drawn), field.n_categories, field.n_categories)
    kappas = _drawn_kappas(drawn.astype(np.float64).reshape(shape))
    return interval_from_draws(figure, kappas, level=level, unit="tasks")


def _drawn_kappas(tables: NDArray[np.float64]) -> NDArray[np.float64]:
    """Shape (draws,): kappa of each table of counts; NaN where one label is all there is."""
    n = tables.sum(axis=(1, 2))
    agreed = np.trace(tables, axis1=1, axis2=2) * n
    by_chance = (tables.sum(axis=1) * tables.sum(axis=2)).sum(axis=1)
    return np.asarray(divide(agreed - by_chance, n**2 - by_chance), dtype=np.float64)
