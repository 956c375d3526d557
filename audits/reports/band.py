"""How one more person would do: each annotator, and the scorer, against all the others.

A scorer that agrees with the rest as well as an annotator who was left out is as good as that
annotator, whatever the number; a fixed bar cannot say that.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from audits.records import MISSING, NO, YES, AuditTable, Metric
from audits.reports.rates import item_rate
from audits.reports.scorer import compared
from audits.stats.band import others
from audits.stats.confusion import binary_confusion

RANGES = ("agreement", "recall")


def band_report(table: AuditTable) -> dict[str, Any]:
    """metric → the annotators against the others, and each revision on the same rows."""
    return {metric.key: _metric(table, metric) for metric in table.metrics}


def _metric(table: AuditTable, metric: Metric) -> dict[str, Any]:
    codes = annotators_values(table, metric)
    places = range(len(table.annotators)) if len(table.annotators) > 1 else ()
    people = [_left_out(table, metric, codes, j) for j in places]
    return {
        "annotators": people,
        **{f"{name}_range": _range(people, name, "value", "value") for name in RANGES},
        **{f"{name}_band": _range(people, name, "ci_low", "ci_high") for name in RANGES},
    }


def _left_out(table: AuditTable, metric: Metric, codes: NDArray[np.int8], j: int) -> dict[str, Any]:
    """Annotator j, and each scorer on the rows that j judged, against the other annotators."""
    reference = others(codes, j)
    judged = np.where(codes[:, j] != MISSING, reference.labels, np.int8(MISSING))
    return {
        "annotator": table.annotators[j],
        "n_tied": reference.n_tied,
        **against(table, judged, codes[:, j]),
        "scorers": {
            verdicts.revision: against(table, judged, compared(table, metric, verdicts)[1])
            for verdicts in table.verdicts
        },
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


def against(
    table: AuditTable, reference: NDArray[np.int8], said: NDArray[np.int8]
) -> dict[str, Any]:
    """Counts and rates of one table as exports carry them; intervals mind that rows share tasks."""
    counts = binary_confusion(reference, said)
    both = (reference != MISSING) & (said != MISSING)
    rates = {
        "agreement": item_rate(table, reference == said, both),
        "precision": item_rate(table, reference == YES, both & (said == YES)),
        "recall": item_rate(table, said == YES, both & (reference == YES)),
        "specificity": item_rate(table, said == NO, both & (reference == NO)),
    }
    cells = {name: getattr(counts, name) for name in ("n", "tp", "tn", "fp", "fn")}
    return cells | {name: rate.as_json() for name, rate in rates.items()}
