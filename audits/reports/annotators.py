"""The people behind the labels: who agrees with whom, who drifts, who contradicts themselves."""

from datetime import datetime
from statistics import median
from typing import Any

import numpy as np

from audits.records import MISSING, YES, AuditTable, Mask
from audits.reports.rates import item_rate
from audits.stats import intervals

THIRDS = ("first third", "second third", "last third")
LONGEST_PAUSE_S = 1800
"""A longer gap between two saves is a break, not the time that an item took."""


def annotator_report(table: AuditTable) -> dict[str, Any]:
    """annotator → how much they labelled, their rates, drift, pace and contradictions."""
    return {
        name: {
            "n_labelled": int(np.count_nonzero(labelled(table, j))),
            "fields": _field_rates(table, j),
            "drift": _drift(table, j),
            "median_seconds": _pace(table.saved_at[j]),
            "hints": _hints(table, j),
            "self_agreement": _self_agreement(table, name),
        }
        for j, name in enumerate(table.annotators)
    }


def labelled(table: AuditTable, j: int) -> Mask:
    """Which items the annotator judged in any field."""
    return np.any(table.ratings[:, j] != MISSING, axis=1)


def _field_rates(table: AuditTable, j: int) -> dict[str, Any]:
    """Per binary field the share of yes, and of labels that the reference kept."""
    found = {}
    for k, each in enumerate(table.fields):
        mine = table.ratings[:, j, k]
        judged = mine != MISSING
        settled = judged & (table.final[:, k] != MISSING)
        kept = item_rate(table, mine == table.final[:, k], settled)
        found[each.key] = {"kept": kept.as_json()}
        if each.is_binary:
            found[each.key]["yes"] = item_rate(table, mine == YES, judged).as_json()
    return found


def _drift(table: AuditTable, j: int) -> list[dict[str, Any]]:
    """Agreement with the other annotators, cell by cell, by thirds of the annotator's own time.

    Empty where the times of fewer than three labels are known, or where all are the same.
    """
    times = table.saved_at[j]
    seen = sorted((i for i in range(table.n_items) if times[i]), key=lambda i: (times[i], i))
    if len(seen) < len(THIRDS) or times[seen[0]] == times[seen[-1]]:
        return []
    parts = np.array_split(np.array(seen), len(THIRDS))
    return [
        {"part": name, "n_items": len(rows)} | _agreement_with_others(table, j, rows)
        for name, rows in zip(THIRDS, parts, strict=True)
    ]


def _agreement_with_others(table: AuditTable, j: int, rows: np.ndarray) -> dict[str, Any]:
    mine = table.ratings[rows, j][:, None, :]
    others = np.delete(table.ratings[rows], j, axis=1)
    both = (mine != MISSING) & (others != MISSING)
    agreed = int(np.count_nonzero(both & (mine == others)))
    return {"agreement": intervals.binomial_rate(agreed, int(np.count_nonzero(both))).as_json()}


def _pace(saved_at: tuple[str, ...]) -> float | None:
    """The median time between consecutive saves, breaks left out; None for imported sheets."""
    times = sorted(datetime.fromisoformat(each) for each in saved_at if each)
    gaps = [(b - a).total_seconds() for a, b in zip(times, times[1:], strict=False)]
    worked = [gap for gap in gaps if 0 < gap <= LONGEST_PAUSE_S]
    return median(worked) if worked else None


def _hints(table: AuditTable, j: int) -> list[dict[str, Any]]:
    """How many of the annotator's rows call for each of the schema's notes."""
    found = []
    for hint in table.hints:
        rows = np.flatnonzero(table.matches(hint.where, table.ratings[:, j]))
        if len(rows):
            found.append({"say": hint.say, "items": [table.items[i] for i in rows]})
    return found


def _self_agreement(table: AuditTable, name: str) -> dict[str, Any] | None:
    """Agreement of the annotator with themselves on hidden repeats; None where there are none."""
    mine = [each for each in table.repeats if each.annotator == name]
    if not mine:
        return None
    first, second = (
        np.stack([getattr(each, side) for each in mine]) for side in ("first", "second")
    )
    both = (first != MISSING) & (second != MISSING)
    agreed = int(np.count_nonzero(both & (first == second)))
    rate = intervals.binomial_rate(agreed, int(np.count_nonzero(both)))
    return {"n_repeats": len(mine), "agreement": rate.as_json()}


def scorer_hints(table: AuditTable) -> dict[str, list[dict[str, Any]]]:
    """revision → how many of its verdicts contradict themselves by the schema's notes."""
    found = {}
    for verdicts in table.verdicts:
        rows = [(hint.say, table.matches(hint.where, verdicts.codes)) for hint in table.hints]
        found[verdicts.revision] = [
            {"say": say, "items": [table.items[i] for i in np.flatnonzero(hit)]}
            for say, hit in rows
            if hit.any()
        ]
    return found
