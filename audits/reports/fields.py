"""A scorer against the reference field by field, whatever the field's categories."""

from typing import Any

import numpy as np

from audits.records import MISSING, AuditTable, Verdicts
from audits.stats import intervals
from audits.stats.confusion import multiclass_confusion
from audits.stats.rater_figures import cohen_kappa


def field_report(table: AuditTable) -> dict[str, Any]:
    """revision → field → agreement, kappa, and precision and recall of each label."""
    return {each.revision: _fields(table, each) for each in table.verdicts}


def _fields(table: AuditTable, verdicts: Verdicts) -> dict[str, Any]:
    found = {}
    for k, each in enumerate(table.fields):
        truth = table.final[:, k].astype(np.int64)
        guess = np.where(verdicts.same_reference, verdicts.codes[:, k], MISSING).astype(np.int64)
        size = len(each.categories)
        counts = multiclass_confusion(truth, guess, n_categories=size)
        both = (truth != MISSING) & (guess != MISSING)
        agreed = int(np.count_nonzero(both & (truth == guess)))
        found[each.key] = {
            "n": int(np.count_nonzero(both)),
            "agreement": intervals.binomial_rate(agreed, int(np.count_nonzero(both))).as_json(),
            "kappa": cohen_kappa(truth, guess, n_categories=size).as_json(),
            "table": counts.table.tolist(),
            "labels": {
                label: {"precision": precision.as_json(), "recall": recall.as_json()}
                for label, precision, recall in zip(
                    each.categories, counts.precision, counts.recall, strict=True
                )
            },
        }
    return found
