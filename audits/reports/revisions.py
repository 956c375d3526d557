"""Two revisions of a scorer on the same labels: what one fixed, and what it broke."""

from itertools import pairwise
from typing import Any

import numpy as np

from audits.records import MISSING, AuditTable, Metric, Verdicts
from audits.reports.scorer import compared
from audits.stats.hypothesis_tests import mcnemar_exact

CHANGES = ("both_right", "fixed", "broken", "still_wrong")


def revision_report(table: AuditTable) -> list[dict[str, Any]]:
    """Each revision against the one before it, in the order given."""
    return [compare(table, old, new) for old, new in pairwise(table.verdicts)]


def compare(table: AuditTable, old: Verdicts, new: Verdicts) -> dict[str, Any]:
    """Per metric: items fixed, broken, still wrong and still right, with exact McNemar."""
    return {
        "from": old.revision,
        "to": new.revision,
        "metrics": {metric.key: _metric(table, metric, old, new) for metric in table.metrics},
    }


def changes(table: AuditTable, metric: Metric, old: Verdicts, new: Verdicts) -> np.ndarray:
    """One of CHANGES per item; "" where either revision is not compared."""
    truth, before = compared(table, metric, old)
    other, after = compared(table, metric, new)
    both = (truth != MISSING) & (other != MISSING)
    was_right, is_right = before == truth, after == truth
    named = np.select(
        [was_right & is_right, ~was_right & is_right, was_right & ~is_right],
        ["both_right", "fixed", "broken"],
        default="still_wrong",
    ).astype(object)
    named[~both] = ""
    return named


def _metric(table: AuditTable, metric: Metric, old: Verdicts, new: Verdicts) -> dict[str, Any]:
    named = changes(table, metric, old, new)
    counts = {name: int(np.count_nonzero(named == name)) for name in CHANGES}
    items = {
        name: [table.items[i] for i in np.flatnonzero(named == name)]
        for name in ("fixed", "broken", "still_wrong")
    }
    return counts | {
        "n": sum(counts.values()),
        "mcnemar": mcnemar_exact(counts["fixed"], counts["broken"]).as_json(),
        "items": items,
    }


def flip_flops(table: AuditTable) -> dict[str, list[str]]:
    """metric → the items that changed twice or more over the revisions: fixed and broken again."""
    return {metric.key: _flip_flops(table, metric) for metric in table.metrics}


def _flip_flops(table: AuditTable, metric: Metric) -> list[str]:
    right = []
    for verdicts in table.verdicts:
        truth, guess = compared(table, metric, verdicts)
        right.append(np.where(truth == MISSING, MISSING, truth == guess))
    if len(right) < 3:
        return []
    history = np.stack(right, axis=1)
    changed = (history[:, 1:] != history[:, :-1]).sum(axis=1)
    found = (history != MISSING).all(axis=1) & (changed >= 2)
    return [table.items[i] for i in np.flatnonzero(found)]
