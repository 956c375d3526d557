"""A scorer against the reference field by field, whatever the field's categories."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from audits.records import MISSING, AuditTable, Verdicts
from audits.reports.figures import Options
from audits.reports.rates import item_rate
from audits.stats.agreement import Resampling, agreement_table
from audits.stats.confusion import multiclass_confusion
from audits.stats.patterns import LongTable

Column = NDArray[np.int64]


def field_report(table: AuditTable, options: Options) -> dict[str, Any]:
    """revision → field → agreement, kappa, and precision and recall of each label."""
    return {each.revision: _fields(table, each, options) for each in table.verdicts}


def _fields(table: AuditTable, verdicts: Verdicts, options: Options) -> dict[str, Any]:
    found = {}
    for k, each in enumerate(table.fields):
        truth, guess = compared_labels(table, verdicts, k)
        both = (truth != MISSING) & (guess != MISSING)
        counts = multiclass_confusion(truth, guess, n_categories=len(each.categories))
        found[each.key] = {
            "n": int(np.count_nonzero(both)),
            "agreement": item_rate(table, truth == guess, both).as_json(),
            "kappa": _kappa(table, k, (truth, guess), options),
            "table": counts.table.tolist(),
            "labels": label_rates(table, k, truth, guess),
        }
    return found


def compared_labels(table: AuditTable, verdicts: Verdicts, k: int) -> tuple[Column, Column]:
    """Reference and scorer of each item in one field; -1 for a verdict on another reference."""
    guess = np.where(verdicts.same_reference, verdicts.codes[:, k], MISSING)
    return table.final[:, k].astype(np.int64), guess.astype(np.int64)


def label_rates(table: AuditTable, k: int, truth: Column, guess: Column) -> dict[str, Any]:
    """label → the scorer's precision and recall, on the items that both sides judged."""
    both = (truth != MISSING) & (guess != MISSING)
    return {
        label: {
            "precision": item_rate(table, truth == code, both & (guess == code)).as_json(),
            "recall": item_rate(table, guess == code, both & (truth == code)).as_json(),
        }
        for code, label in enumerate(table.fields[k].categories)
    }


def _kappa(
    table: AuditTable, k: int, sides: tuple[Column, Column], options: Options
) -> dict[str, Any]:
    """Cohen's kappa of reference and scorer, its interval as between annotators."""
    long = LongTable(
        items=np.repeat(np.asarray(table.items), 2),
        annotators=np.tile(np.asarray(["reference", "scorer"]), table.n_items),
        values=np.stack(sides, axis=1).reshape(-1),
        categories=table.fields[k].categories,
        tasks=np.repeat(np.asarray(table.tasks), 2),
    )
    rng = np.random.default_rng(options.seed)
    found = agreement_table(long, resampling=Resampling(options.draws, rng, options.level))
    return found.figures["cohen_kappa"].as_json()
