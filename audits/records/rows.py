"""The joined table as plain rows, for exports and bundles, and back.

`from_rows(to_rows(table))` gives the same figures: whoever has the rows has the audit.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

import numpy as np

from audits.records.table import (
    CELL_FACTS,
    MISSING,
    SLICE_FIELDS,
    AuditTable,
    Cell,
    Codes,
    Field,
    Guess,
    Hint,
    Metric,
    Repeat,
    Verdicts,
    code_of,
    value_of,
)

Rows = dict[str, Any]
FACTS = (*SLICE_FIELDS, "dataset", "template", "status")


def to_rows(table: AuditTable) -> Rows:
    """{"schema": {…}, "items": […], "labels": […], "verdicts": […]} of JSON values only."""
    return {
        "schema": _schema(table),
        "items": [_item(table, i) for i in range(table.n_items)],
        "labels": [
            _label(table, i, j)
            for i in range(table.n_items)
            for j in range(len(table.annotators))
            if (table.ratings[i, j] != MISSING).any() or table.saved_at[j][i]
        ],
        "verdicts": [
            _verdict(table, each, i) for each in table.verdicts for i in range(table.n_items)
        ],
        "population": [
            {"revision": each.revision, **_cell(cell)}
            for each in table.verdicts
            for cell in each.population
        ],
        "repeats": [
            {
                "item": each.item,
                "annotator": each.annotator,
                "first": _values(each.first, table.fields),
                "second": _values(each.second, table.fields),
            }
            for each in table.repeats
        ],
        "guesses": [asdict(each) for each in table.guesses],
    }


def _schema(table: AuditTable) -> dict[str, Any]:
    return {
        "study": table.study,
        "packet": table.packet,
        "fields": [asdict(each) for each in table.fields],
        "metrics": [asdict(each) for each in table.metrics],
        "hints": [asdict(each) for each in table.hints],
        "annotators": list(table.annotators),
        "revisions": [
            {
                "revision": each.revision,
                "name": each.name,
                "kind": each.kind,
                "frozen_at": each.frozen_at,
                "deployed": dict(each.deployed),
            }
            for each in table.verdicts
        ],
        "provenance": dict(table.provenance),
    }


def _values(codes: Codes, fields: Sequence[Field]) -> dict[str, Any]:
    return {
        each.key: value_of(int(code), each.categories)
        for each, code in zip(fields, codes, strict=True)
    }


def _item(table: AuditTable, i: int) -> dict[str, Any]:
    known = not np.isnan(table.inclusion[i])
    return {
        "item": table.items[i],
        "trajectory_id": table.trajectories[i],
        "task_id": table.tasks[i],
        **{key: table.facts[key][i] for key in FACTS if key in table.facts},
        "tool_calls": int(table.tool_calls[i]) if table.tool_calls[i] != MISSING else None,
        "exposed": bool(table.exposed[i]),
        "eligible": bool(table.eligible[i]),
        "inclusion_probability": float(table.inclusion[i]) if known else None,
        "reference_source": table.final_source[i],
        **_values(table.final[i], table.fields),
    }


def _label(table: AuditTable, i: int, j: int) -> dict[str, Any]:
    return {
        "item": table.items[i],
        "annotator": table.annotators[j],
        "saved_at": table.saved_at[j][i],
        **_values(table.ratings[i, j], table.fields),
    }


def _verdict(table: AuditTable, verdicts: Verdicts, i: int) -> dict[str, Any]:
    return {
        "revision": verdicts.revision,
        "item": table.items[i],
        "status": verdicts.status[i],
        "reason": verdicts.reason[i],
        "same_reference": bool(verdicts.same_reference[i]),
        "reference_version": verdicts.reference_versions[i],
        **_values(verdicts.codes[i], table.fields),
    }


def _cell(cell: Cell) -> dict[str, Any]:
    counts = {metric: list(pair) for metric, pair in cell.counts.items()}
    return {"task_id": cell.task, **cell.facts, "counts": counts}


def from_rows(rows: Mapping[str, Any]) -> AuditTable:
    """The table that the rows came from. Raises KeyError or ValueError if they are no such rows."""
    schema, items = rows["schema"], rows["items"]
    fields = tuple(
        Field(each["key"], each["title"], tuple(each["categories"]), each["asked"])
        for each in schema["fields"]
    )
    metrics = tuple(_metric(each) for each in schema["metrics"])
    place = {row["item"]: i for i, row in enumerate(items)}
    annotators = tuple(schema["annotators"])
    ratings, saved_at = _ratings(rows["labels"], place, annotators, fields)
    return AuditTable(
        study=schema["study"],
        packet=schema["packet"],
        fields=fields,
        metrics=metrics,
        hints=tuple(Hint(each["where"], each["say"]) for each in schema["hints"]),
        items=tuple(place),
        trajectories=tuple(row["trajectory_id"] for row in items),
        tasks=tuple(row["task_id"] for row in items),
        facts={key: tuple(row.get(key, "") for row in items) for key in FACTS},
        tool_calls=np.array([_or_missing(row.get("tool_calls")) for row in items], dtype=np.int64),
        exposed=np.array([row["exposed"] for row in items], dtype=bool),
        eligible=np.array([row["eligible"] for row in items], dtype=bool),
        inclusion=np.array([_or_nan(row["inclusion_probability"]) for row in items], dtype=float),
        annotators=annotators,
        ratings=ratings,
        saved_at=saved_at,
        final=_codes(items, fields),
        final_source=tuple(row["reference_source"] for row in items),
        verdicts=tuple(_verdicts(each, rows, place, fields) for each in schema["revisions"]),
        repeats=tuple(_repeat(row, fields) for row in rows["repeats"]),
        guesses=tuple(Guess(**row) for row in rows["guesses"]),
        provenance=schema["provenance"],
    )


def _repeat(row: Mapping[str, Any], fields: Sequence[Field]) -> Repeat:
    first, second = _codes([row["first"], row["second"]], fields)
    return Repeat(row["item"], row["annotator"], first, second)


def _metric(document: Mapping[str, Any]) -> Metric:
    lists = ("all_of", "none_of", "unless")
    return Metric(**{**document, **{name: tuple(document[name]) for name in lists}})


def _or_nan(value: float | None) -> float:
    return float("nan") if value is None else value


def _or_missing(count: int | None) -> int:
    return MISSING if count is None else count


def _codes(rows: Sequence[Mapping[str, Any]], fields: Sequence[Field]) -> Codes:
    codes = [[code_of(row[each.key], each.categories) for each in fields] for row in rows]
    return np.array(codes, dtype=np.int8).reshape(len(rows), len(fields))


def _ratings(
    rows: Sequence[Mapping[str, Any]],
    place: Mapping[str, int],
    annotators: Sequence[str],
    fields: Sequence[Field],
) -> tuple[Codes, tuple[tuple[str, ...], ...]]:
    shape = (len(place), len(annotators))
    ratings = np.full((*shape, len(fields)), MISSING, dtype=np.int8)
    saved_at = [[""] * len(place) for _ in annotators]
    codes = _codes(rows, fields)
    for row, labelled in zip(rows, codes, strict=True):
        i, j = place[row["item"]], annotators.index(row["annotator"])
        ratings[i, j] = labelled
        saved_at[j][i] = row["saved_at"]
    return ratings, tuple(map(tuple, saved_at))


def _verdicts(
    head: Mapping[str, Any],
    rows: Mapping[str, Any],
    place: Mapping[str, int],
    fields: Sequence[Field],
) -> Verdicts:
    mine = [row for row in rows["verdicts"] if row["revision"] == head["revision"]]
    by_item: list[Mapping[str, Any]] = sorted(mine, key=lambda row: place[row["item"]])
    if [row["item"] for row in by_item] != list(place):
        raise ValueError(f"revision {head['revision']} needs exactly one verdict row per item")
    return Verdicts(
        revision=head["revision"],
        name=head["name"],
        kind=head["kind"],
        frozen_at=head["frozen_at"],
        codes=_codes(by_item, fields),
        status=tuple(row["status"] for row in by_item),
        reason=tuple(row["reason"] for row in by_item),
        same_reference=np.array([row["same_reference"] for row in by_item], dtype=bool),
        reference_versions=tuple(row["reference_version"] for row in by_item),
        population=tuple(
            Cell(
                row["task_id"],
                {key: row[key] for key in CELL_FACTS},
                {metric: (n, k) for metric, (n, k) in row["counts"].items()},
            )
            for row in rows["population"]
            if row["revision"] == head["revision"]
        ),
        deployed=head["deployed"],
    )
