"""The inventory of disagreements: every item on which a scorer and the reference differ."""

from typing import Any

import numpy as np

from audits.records import AuditTable, Verdicts, value_of
from audits.reports.scorer import compared


def disagreement_report(table: AuditTable) -> dict[str, Any]:
    """revision → its inventory: one row per trajectory with the metrics that differ."""
    return {each.revision: inventory(table, each) for each in table.verdicts}


def inventory(table: AuditTable, verdicts: Verdicts) -> dict[str, Any]:
    """The distinct trajectories that differ in any metric, and how many differ per metric."""
    kinds: dict[str, np.ndarray] = {}
    for metric in table.metrics:
        truth, guess = compared(table, metric, verdicts)
        kind = np.full(table.n_items, "", dtype=object)
        kind[(truth == 1) & (guess == 0)] = "missed"
        kind[(truth == 0) & (guess == 1)] = "false_alarm"
        kinds[metric.key] = kind
    differs = np.any([kind != "" for kind in kinds.values()], axis=0)
    rows = [_row(table, verdicts, kinds, int(i)) for i in np.flatnonzero(differs)]
    per_metric = {key: int(np.count_nonzero(kind != "")) for key, kind in kinds.items()}
    return {"n_trajectories": len(rows), "per_metric": per_metric, "rows": rows}


def _row(
    table: AuditTable, verdicts: Verdicts, kinds: dict[str, np.ndarray], i: int
) -> dict[str, Any]:
    fields = {
        each.key: {
            "reference": value_of(int(table.final[i, k]), each.categories),
            "scorer": value_of(int(verdicts.codes[i, k]), each.categories),
        }
        for k, each in enumerate(table.fields)
    }
    return {
        "item": table.items[i],
        "trajectory_id": table.trajectories[i],
        "task_id": table.tasks[i],
        **{key: words[i] for key, words in table.facts.items()},
        "exposed": bool(table.exposed[i]),
        "reference_source": table.final_source[i],
        "status": verdicts.status[i],
        "reason": verdicts.reason[i],
        "metrics": {key: str(kind[i]) for key, kind in kinds.items() if kind[i]},
        "fields": fields,
    }
