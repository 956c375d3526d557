"""A scorer against the reference field by field, whatever the field's categories."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from audits.records import MISSING, AuditTable, Verdicts
from audits.reports.figures import Options
from audits.reports.rates import item_rate
from audits.stats.confusion import multiclass_confusion
from audits.stats.field_kappas import FieldCodes, field_kappas

Column = NDArray[np.int64]


def field_report(table: AuditTable, options: Options) -> dict[str, Any]:
    """revision → field → agreement, kappa, and precision and recall of each label."""
    return {each.revision: _fields(table, each, options) for each in table.verdicts}


def _fields(table: AuditTable, verdicts: Verdicts, options: Options) -> dict[str, Any]:
    pairs = [compared_labels(table, verdicts, k) for k in range(len(table.fields))]
    kappas = field_kappas(
        [
            FieldCodes(truth, guess, len(each.categories))
            for each, (truth, guess) in zip(table.fields, pairs, strict=True)
        ],
        table.task_codes(),
        draws=options.draws,
        rng=np.random.default_rng(options.seed),
        level=options.level,
    )
    return {
        each.key: _field(table, k, pairs[k]) | {"kappa": kappas[k].as_json()}
        for k, each in enumerate(table.fields)
    }


def _field(table: AuditTable, k: int, sides: tuple[Column, Column]) -> dict[str, Any]:
    truth, guess = sides
    both = (truth != MISSING) & (guess != MISSING)
    counts = multiclass_confusion(truth, guess, n_categories=len(table.fields[k].categories))
    return {
        "n": int(np.count_nonzero(both)),
        "agreement": item_rate(table, truth == guess, both).as_json(),
        "table": counts.table.tolist(),
        "labels": label_rates(table, k, truth, guess),
    }


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
