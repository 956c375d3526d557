"""A scorer's confusion with the reference in each metric.

Metrics are columns of int8 arrays: 1 yes, 0 no, -1 not judged. A row outside a
metric's denominator is marked apart, since "does not apply" is not "was not judged".
"""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from audits.stats.confusion import BinaryConfusion
from audits.stats.estimates import Estimate, undefined
from audits.stats.intervals import clustered_rate
from audits.stats.labels import MISSING
from audits.stats.resampling import interval_from_draws, resampled_sums

FIELDS = ("correct", "adopted", "detected", "validated", "recovered", "ambiguous")
METRICS = ("TSR", "ADR", "VR", "RR", "PAR", "BCR", "VPA")
CONFUSION_FIGURES = ("agreement", "precision", "recall", "specificity", "f1", "kappa", "mcc")

Column = NDArray[np.int8]


@dataclass(frozen=True, slots=True)
class MetricColumns:
    """Each row's contribution to each metric.

    values : shape (n_rows, n_metrics), 1 or 0, -1 where not judged; columns in the order of
        `names`.
    applies : shape (n_rows, n_metrics), whether the row is in the metric's denominator.
    """

    values: NDArray[np.int8]
    applies: NDArray[np.bool_]
    names: tuple[str, ...]

    def judged(self, metric: str) -> Column:
        """One metric's column, -1 both where not judged and where it does not apply."""
        j = self.names.index(metric)
        return np.where(self.applies[:, j], self.values[:, j], np.int8(MISSING))


@dataclass(frozen=True, slots=True)
class ConfusionRow:
    """One metric in one slice, scorer against reference: counts and figures by name.

    n counts the rows that both sides judged; n_dropped those in the denominator that one left
    out.
    """

    n: int
    n_dropped: int
    tp: int
    tn: int
    fp: int
    fn: int
    figures: dict[str, Estimate]


def scorer_confusion(
    reference: MetricColumns,
    scorer: MetricColumns,
    *,
    slices: Mapping[str, NDArray[np.bool_]],
    tasks: NDArray[np.int64],
    draws: int,
    rng: np.random.Generator,
    level: float = 0.95,
) -> dict[str, dict[str, ConfusionRow]]:
    """Scorer against reference, `{metric: {slice: row}}`, with "overall" before `slices`.

    slices : name -> shape (n_rows,), which rows belong.
    tasks : shape (n_rows,), the task of each row, codes 0 … n_tasks - 1.
    Denominators are the reference's. Rates have Wilson intervals whose number of rows is the
    effective one where rows share tasks; F1, kappa and MCC are bootstrapped over tasks, all
    slices and metrics from the same draws.
    """
    everything = {"overall": np.ones(len(tasks), dtype=bool), **slices}
    cells = {
        (metric, name): _cells(reference, scorer, metric, member)
        for metric in reference.names
        for name, member in everything.items()
    }
    n_tasks = int(tasks.max()) + 1 if len(tasks) else 0
    by_task = np.stack([_by_task(column, tasks, n_tasks) for column in cells.values()], axis=1)
    totals = _resampled(by_task, draws, rng)
    table: dict[str, dict[str, ConfusionRow]] = {metric: {} for metric in reference.names}
    for place, (metric, name) in enumerate(cells):
        dropped = _n_dropped(reference, scorer, metric, everything[name])
        table[metric][name] = _row(
            by_task[:, place], totals[place].astype(np.float64), dropped, level
        )
    return table


def _cells(
    reference: MetricColumns, scorer: MetricColumns, metric: str, member: NDArray[np.bool_]
) -> NDArray[np.int8]:
    """Shape (n_rows,): 0 TP, 1 FN, 2 FP, 3 TN, -1 not in the table."""
    truth = reference.judged(metric)
    guess = scorer.values[:, reference.names.index(metric)]
    used = member & (truth != MISSING) & (guess != MISSING)
    return np.where(used, 2 * (1 - truth) + (1 - guess), MISSING).astype(np.int8)


def _n_dropped(
    reference: MetricColumns, scorer: MetricColumns, metric: str, member: NDArray[np.bool_]
) -> int:
    j = reference.names.index(metric)
    unjudged = (reference.values[:, j] == MISSING) | (scorer.values[:, j] == MISSING)
    return int(np.count_nonzero(member & reference.applies[:, j] & unjudged))


def _resampled(
    by_task: NDArray[np.float64], draws: int, rng: np.random.Generator
) -> NDArray[np.floating]:
    """Shape (n_tables, 4, draws): each table's cells in each resample of the tasks.

    by_task : shape (n_tasks, n_tables, 4).
    """
    n_tasks, n_tables, _ = by_task.shape
    # Whole numbers below 2^24 are exact in single precision, which halves the product's time.
    flat = by_task.reshape(n_tasks, -1).astype(np.float32)
    sums = resampled_sums(flat, draws=draws, rng=rng)
    return np.ascontiguousarray(sums.T).reshape(n_tables, 4, draws)


def _by_task(
    column: NDArray[np.int8], tasks: NDArray[np.int64], n_tasks: int
) -> NDArray[np.float64]:
    used = column != MISSING
    counts = np.bincount(tasks[used] * 4 + column[used], minlength=4 * n_tasks)
    return counts.reshape(n_tasks, 4).astype(np.float64)


def _row(
    by_task: NDArray[np.float64], totals: NDArray[np.float64], n_dropped: int, level: float
) -> ConfusionRow:
    """One table with its figures. by_task : shape (n_tasks, 4); totals : shape (4, draws)."""
    tp, fn, fp, tn = by_task.sum(axis=0).astype(int).tolist()
    confusion = BinaryConfusion(tp, fp, fn, tn, n_dropped=n_dropped)
    figures = _rates(by_task, n_dropped, level)
    if confusion.n == 0:
        figures["agreement"] = undefined("no_items", n_dropped=n_dropped)
    for name, figure in (("f1", confusion.f1), ("kappa", confusion.kappa), ("mcc", confusion.mcc)):
        figures[name] = (
            interval_from_draws(figure, _DRAWN[name](totals), level=level, unit="tasks")
            if figure.is_defined
            else figure
        )
    return ConfusionRow(confusion.n, n_dropped, tp, tn, fp, fn, figures)


def _rates(by_task: NDArray[np.float64], n_dropped: int, level: float) -> dict[str, Estimate]:
    tp, fn, fp, tn = by_task.T
    return {
        "agreement": clustered_rate(tp + tn, tp + tn + fp + fn, level=level, n_dropped=n_dropped),
        "precision": clustered_rate(tp, tp + fp, level=level),
        "recall": clustered_rate(tp, tp + fn, level=level),
        "specificity": clustered_rate(tn, tn + fp, level=level),
    }


def _divided(
    numerator: NDArray[np.float64], denominator: NDArray[np.float64]
) -> NDArray[np.float64]:
    zero = denominator == 0
    return np.where(zero, np.nan, numerator / np.where(zero, 1, denominator))


def _drawn_f1(totals: NDArray[np.float64]) -> NDArray[np.float64]:
    tp, fn, fp, _ = totals
    return _divided(2 * tp, 2 * tp + fn + fp)


def _drawn_kappa(totals: NDArray[np.float64]) -> NDArray[np.float64]:
    tp, fn, fp, tn = totals
    total = tp + fn + fp + tn
    by_chance = (tp + fn) * (tp + fp) + (tn + fp) * (tn + fn)
    return _divided(total * (tp + tn) - by_chance, total**2 - by_chance)


def _drawn_mcc(totals: NDArray[np.float64]) -> NDArray[np.float64]:
    tp, fn, fp, tn = totals
    margins = (tp + fp) * (tp + fn) * (tn + fp) * (tn + fn)
    return _divided(tp * tn - fp * fn, np.sqrt(margins))


_DRAWN = {"f1": _drawn_f1, "kappa": _drawn_kappa, "mcc": _drawn_mcc}
