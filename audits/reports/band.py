"""How one more person would do: each annotator, and the scorer, against all the others.

A scorer that agrees with the reference as well as one annotator agrees with the rest is as good
as that annotator, whatever the number; a fixed bar cannot say that.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from audits.records import MISSING, AuditTable, Metric
from audits.reports.scorer import compared
from audits.stats.confusion import BinaryConfusion, binary_confusion

FIGURES = ("accuracy", "precision", "recall", "specificity")


def band_report(table: AuditTable) -> dict[str, Any]:
    """metric → the annotators against the others, and each revision on the same rows."""
    return {metric.key: _metric(table, metric) for metric in table.metrics}


def _metric(table: AuditTable, metric: Metric) -> dict[str, Any]:
    people = []
    for j, name in enumerate(table.annotators):
        mine, others = left_out(table, metric, j)
        row = {"annotator": name, **confusion_json(binary_confusion(others, mine))}
        row["scorers"] = {
            each.revision: _scorer_against(table, metric, each.revision, mine, others)
            for each in table.verdicts
        }
        people.append(row)
    return {
        "annotators": people,
        "agreement_range": _range([row["agreement"]["value"] for row in people]),
        "recall_range": _range([row["recall"]["value"] for row in people]),
    }


def _range(values: list[float | None]) -> list[float] | None:
    known = [value for value in values if value is not None]
    return [min(known), max(known)] if known else None


def left_out(
    table: AuditTable, metric: Metric, j: int
) -> tuple[NDArray[np.int8], NDArray[np.int8]]:
    """One annotator's metric, and what most of the others say; -1 outside or without majority."""
    inside = table.denominator(metric)
    values = np.stack(
        [table.values(metric, table.ratings[:, a]) for a in range(len(table.annotators))], axis=1
    )
    values[~inside] = MISSING
    others = np.delete(values, j, axis=1)
    yes = np.count_nonzero(others == 1, axis=1)
    no = np.count_nonzero(others == 0, axis=1)
    majority = np.where(yes == no, MISSING, yes > no).astype(np.int8)
    return values[:, j], majority


def _scorer_against(
    table: AuditTable,
    metric: Metric,
    revision: str,
    mine: NDArray[np.int8],
    others: NDArray[np.int8],
) -> dict[str, Any]:
    """The scorer against the same others, on the rows that the annotator judged."""
    verdicts = next(each for each in table.verdicts if each.revision == revision)
    guess = compared(table, metric, verdicts)[1]
    rows = mine != MISSING
    return confusion_json(binary_confusion(others[rows], guess[rows]))


def confusion_json(counts: BinaryConfusion) -> dict[str, Any]:
    """Counts and rates of one table as exports carry them."""
    figures = {name: getattr(counts, name).as_json() for name in FIGURES}
    figures["agreement"] = figures.pop("accuracy")
    return {"n": counts.n, "tp": counts.tp, "tn": counts.tn, "fp": counts.fp, "fn": counts.fn} | (
        figures
    )
