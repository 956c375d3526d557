"""Joined tables for tests of the pure reports, from a few words per item."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

import numpy as np
from numpy.typing import NDArray

from audits.records import SEVEN_METRICS, SIX_FIELDS, AuditTable, from_rows
from audits.records.table import metric_values
from audits.stats.metrics import MetricColumns

KEYS = tuple(each.key for each in SIX_FIELDS)
Row = Mapping[str, Any]


def values(**said: bool | None) -> dict[str, bool | None]:
    """A row of the six fields, all no unless said otherwise."""
    return dict.fromkeys(KEYS, False) | said


def item(code: str, **changes: Any) -> dict[str, Any]:
    """An item: a clean, unexposed, eligible base run of its own task."""
    return {
        "item": code,
        "trajectory_id": f"run-{code}",
        "task_id": f"task-{code}",
        "suite": "numerical",
        "environment": "clean",
        "method": "base",
        "adapter": "langgraph",
        "exposed": False,
        "eligible": True,
        "inclusion_probability": None,
        "reference_source": "shared",
        **values(),
    } | changes


def label(code: str, annotator: str = "a1", *, at: str = "", **said: bool | None) -> dict[str, Any]:
    """One annotator's row."""
    return {"item": code, "annotator": annotator, "saved_at": at, **values(**said)}


def verdict(
    code: str, revision: str = "r1", *, status: str = "ok", same: bool = True, **said: bool | None
) -> dict[str, Any]:
    """One revision's row."""
    return {
        "revision": revision,
        "item": code,
        "status": status,
        "reason": "",
        "same_reference": same,
        "reference_version": 1,
        **values(**said),
    }


def table(
    items: Sequence[Row],
    *,
    labels: Sequence[Row] = (),
    verdicts: Sequence[Row] = (),
    population: Sequence[Row] = (),
    guesses: Sequence[Row] = (),
    provenance: Mapping[str, Any] | None = None,
    frozen_at: str = "2026-01-01T00:00:00.000000+00:00",
) -> AuditTable:
    """The joined table of these rows; annotators and revisions are those that occur."""
    revisions = list(dict.fromkeys(row["revision"] for row in verdicts))
    return from_rows(
        {
            "schema": {
                "study": "study",
                "packet": "packet",
                "fields": [asdict(each) for each in SIX_FIELDS],
                "metrics": [asdict(each) for each in SEVEN_METRICS],
                "hints": [{"where": {"correct": True, "adopted": True}, "say": "Never both."}],
                "annotators": list(dict.fromkeys(row["annotator"] for row in labels)),
                "revisions": [
                    {
                        "revision": each,
                        "name": each,
                        "kind": "source",
                        "frozen_at": frozen_at,
                        "deployed": {},
                    }
                    for each in revisions
                ],
                "provenance": dict(provenance or {}),
            },
            "items": list(items),
            "labels": list(labels),
            "verdicts": list(verdicts),
            "population": list(population),
            "repeats": [],
            "guesses": list(guesses),
        }
    )


def metric_columns(fields: NDArray[np.int8], *, exposed: NDArray[np.bool_]) -> MetricColumns:
    """The seven metrics of rows (n, 6) of the six fields, all of eligible tasks."""
    values = [metric_values(metric, fields, SIX_FIELDS) for metric in SEVEN_METRICS]
    applies = [exposed | (metric.denominator == "eligible") for metric in SEVEN_METRICS]
    names = tuple(metric.key for metric in SEVEN_METRICS)
    return MetricColumns(np.stack(values, axis=1), np.stack(applies, axis=1), names)
