"""The audits of the corpus as their pages show them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from audits.presenters.audit import figure_cell
from audits.rendering.numbers import percent
from audits.reports.delivery import CHECKS, FLAGS, GATES
from audits.reports.references import OK, STATUSES, Finding

TONES = {OK: "good", "not_computable": "warn", "ambiguous_denominator": "warn"}


def delivery(report: Mapping[str, Any]) -> dict[str, Any]:
    """The finding in a sentence, then flags, gates, rates and evidence classes as rows."""
    return {
        "report": report,
        "finding": delivery_finding(report),
        "flags": [(report["flags"].get(key, 0), text) for key, text in FLAGS.items()],
        "gates": [(report["gates"][key], text) for key, text in GATES.items()],
        "rates": [
            {
                "metric": metric,
                "cells": [
                    {"n": rates[key]["n"], **figure_cell(rates[key])}
                    for key in ("recorded", "unflagged", "strict")
                ],
            }
            for metric, rates in report["rates"].items()
        ],
        "checks": [
            (report["adopted_after_checking"].get(key, 0), text) for key, text in CHECKS.items()
        ],
    }


def delivery_finding(report: Mapping[str, Any]) -> str:
    """How many recorded corruptions were certainly no valid deliveries."""
    n, flagged = report["n_events"], report["n_flagged_events"]
    if not n:
        return "No event of this study is recorded as poisoned."
    if not flagged:
        return f"None of {n} recorded corruptions is flagged; unflagged ones are not certified."
    return (
        f"{flagged} of {n} recorded corruptions ({percent(flagged / n)}), in "
        f"{report['n_flagged_runs']} trajectories, were certainly no valid deliveries."
    )


def references(findings: Sequence[Finding]) -> dict[str, Any]:
    """The finding in a sentence, and one row per task, wrong ones first."""
    counts = Counter(each.status for each in findings)
    wrong = [each for each in findings if each.status != OK]
    return {
        "finding": references_finding(len(findings), counts),
        "rows": [
            {
                "task_id": each.task_id,
                "status": each.status.replace("_", " "),
                "tone": TONES.get(each.status, "bad"),
                "stated": each.stated,
                "recomputed": each.recomputed,
                "note": each.note,
            }
            for each in [*wrong, *(each for each in findings if each.status == OK)]
        ],
    }


def references_finding(n: int, counts: Mapping[str, int]) -> str:
    """How many references hold, and what is wrong with the others."""
    if not n:
        return "No task of this study carries the source of its reference."
    if counts.get(OK, 0) == n:
        return f"Both routes give the stated reference for all {n} tasks that carry their source."
    others = ", ".join(
        f"{k} where {STATUSES[status]}" for status, k in counts.items() if status != OK
    )
    return f"{counts.get(OK, 0)} of {n} references hold; {others}."
