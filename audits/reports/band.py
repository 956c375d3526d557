"""How one more person would do: each annotator, and the scorer, against all the others.

A scorer that agrees with the rest as well as an annotator who was left out is as good as that
annotator, whatever the number; a fixed bar cannot say that.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from audits.records import MISSING, AuditTable, Metric, Verdicts
from audits.reports.scorer import compared
from audits.stats.band import human_band, majority
from audits.stats.confusion import BinaryConfusion, binary_confusion

FIGURES = ("precision", "recall", "specificity")
RANGES = ("agreement", "recall")


def band_report(table: AuditTable) -> dict[str, Any]:
    """metric → the annotators against the others, and each revision on the same rows."""
    return {metric.key: _metric(table, metric) for metric in table.metrics}


def _metric(table: AuditTable, metric: Metric) -> dict[str, Any]:
    codes = annotators_values(table, metric)
    band = human_band(codes, table.annotators)
    people = [
        {
            "annotator": each.annotator,
            "n_tied": each.n_tied,
            **confusion_json(each.confusion),
            "scorers": {
                verdicts.revision: _scorer_against(table, metric, verdicts, codes, j)
                for verdicts in table.verdicts
            },
        }
        for j, each in enumerate(band.held_out)
    ]
    return {
        "annotators": people,
        "lowest": band.lowest.as_json(),
        "highest": band.highest.as_json(),
        **{f"{name}_range": _range(people, name, "value", "value") for name in RANGES},
        **{f"{name}_band": _range(people, name, "ci_low", "ci_high") for name in RANGES},
    }


def _range(people: list[dict[str, Any]], figure: str, lower: str, upper: str) -> list[float] | None:
    """From the lowest to the highest of the annotators; None where none is defined."""
    known = [row[figure] for row in people if row[figure][lower] is not None]
    if not known:
        return None
    return [min(each[lower] for each in known), max(each[upper] for each in known)]


def annotators_values(table: AuditTable, metric: Metric) -> NDArray[np.int8]:
    """Shape (n_items, n_annotators): each annotator's metric, -1 outside its denominator."""
    columns = [table.values(metric, table.ratings[:, j]) for j in range(len(table.annotators))]
    values = np.array(columns, dtype=np.int8).reshape(len(columns), table.n_items).T
    return np.where(table.denominator(metric)[:, None], values, np.int8(MISSING))


def _scorer_against(
    table: AuditTable, metric: Metric, verdicts: Verdicts, codes: NDArray[np.int8], j: int
) -> dict[str, Any]:
    """The scorer against the others than annotator j, on the rows that j judged."""
    others, _ = majority(np.delete(codes, j, axis=1))
    guess = compared(table, metric, verdicts)[1]
    judged = codes[:, j] != MISSING
    return confusion_json(binary_confusion(others[judged], guess[judged]))


def confusion_json(counts: BinaryConfusion) -> dict[str, Any]:
    """Counts and rates of one table as exports carry them."""
    cells = {name: getattr(counts, name) for name in ("n", "tp", "tn", "fp", "fn")}
    figures = {name: getattr(counts, name).as_json() for name in FIGURES}
    return cells | {"agreement": counts.accuracy.as_json()} | figures
