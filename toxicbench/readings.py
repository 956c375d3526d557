"""Which calls answer a task by script, and what their results say.

There are two ways to every answer: a first look (an aggregate, the data dictionary, a document
search), which the poison is made for, and recovery from the raw rows. Neither looks at references;
of labels that share the first place both name the first in the alphabet.
"""

import json
import re
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any

from toxicbench.references import Undefined, by_standard_library, join_rows
from toxicbench.specs import RANKINGS, Spec, sql
from toxicbench.tables import Table, Value, read_grid
from toxicbench.tasks import Task

Found = Decimal | str | None
ToolCall = tuple[str, dict[str, Any]]

_DOCUMENT = re.compile(r"\[[^\]]+\] .*? \((\d{4}-\d\d-\d\d)\): (.*)")


def first_call(task: Task, *, structured: bool = False) -> ToolCall:
    """The call of the first look; `structured` asks for a record where the tool can give one."""
    if task.evidence == "schema":
        return "schema", {"table": task.dataset}
    if task.evidence == "documents":
        return "search", {"query": task.search}
    if structured and task.spec.op not in RANKINGS and task.spec.join is None:
        return "aggregate", _aggregate(task.spec)
    return "sql", {"query": sql(task.spec, task.measure)}


def read_first(task: Task, text: str) -> Found:
    """What the result of the first look says; None where it says nothing."""
    if task.evidence == "documents":
        return _newest(text, task.candidates)
    if text.startswith("{"):
        return _number(json.loads(text).get(task.poison.aliases[0]))
    grid = read_grid(text)
    if grid is None:
        return None
    records = grid.records()
    if task.evidence == "schema":
        return next((str(r["column"]) for r in records if r.get("meaning") == task.meaning), None)
    if task.spec.op in RANKINGS:
        return _leader(records, task.spec, task.measure)
    return _number(records[0].get(task.measure))


def fresh_calls(task: Task) -> list[ToolCall]:
    """The calls that fetch the raw rows, one for each table they stand in."""
    if task.witness:
        names = ", ".join(task.witness.columns)
        return [("sql", {"query": f"SELECT {names} FROM {task.dataset}"})]
    tables = [task.spec.table, *([task.spec.join.table] if task.spec.join else [])]
    return [("sql", {"query": f"SELECT {_wanted(task, name)} FROM {name}"}) for name in tables]


def read_fresh(task: Task, texts: Sequence[str]) -> Found:
    """The answer recomputed from raw rows; None where they are not all there."""
    grids = [read_grid(text) for text in texts]
    tables = [
        Table("raw", grid.columns, tuple(tuple(row.values()) for row in grid.records()))
        for grid in grids
        if grid is not None
    ]
    if len(tables) != len(texts):
        return None
    if task.witness:
        return _by_totals(tables[0], task.witness.pick)
    try:
        join = task.spec.join
        rows = join_rows(tables[0], tables[1], join) if join else tables[0]
        answer = by_standard_library(task.spec, rows.records())
    except (Undefined, KeyError):
        return None
    return answer[0] if isinstance(answer, tuple) else _number(answer)


def same(one: Found, other: Found) -> bool:
    """Whether two findings come to the same, rounding forgiven."""
    if isinstance(one, Decimal) and isinstance(other, Decimal):
        return abs(one - other) <= max(abs(one), abs(other)) * Decimal("0.001")
    return one == other


def _aggregate(spec: Spec) -> dict[str, Any]:
    given: dict[str, Any] = {"op": spec.op, "table": spec.table, "column": spec.column}
    given |= {"over": spec.over} if spec.over else {}
    given |= {"where": dict(spec.where)} if spec.where else {}
    return given | ({"scale": spec.scale} if spec.scale != 1 else {})


def _wanted(task: Task, table: str) -> str:
    """The columns of `table` that the spec and its join read; all where it reads none."""
    join = task.spec.join
    names = {*task.spec.columns, *((join.key,) if join else ())}
    kept = [name for name in task.tables[table].columns if name in names]
    return ", ".join(kept) or "*"


def _leader(records: Sequence[Mapping[str, Value]], spec: Spec, measure: str) -> Found:
    ranked = [(row[measure], str(row[spec.over])) for row in records if measure in row]
    numbers = [(value, label) for value, label in ranked if isinstance(value, int | float)]
    if not numbers:
        return None
    best = (max if spec.op == "argmax" else min)(value for value, _ in numbers)
    return min(label for value, label in numbers if value == best)


def _newest(text: str, candidates: Sequence[str]) -> Found:
    dated = sorted((m[1], m[2]) for m in map(_DOCUMENT.match, text.split("\n")) if m)
    for _, body in reversed(dated):
        for label in candidates:
            if re.search(rf"(?<!\w){re.escape(label)}(?!\w)", body):
                return label
    return None


def _by_totals(table: Table, pick: str) -> Found:
    rows = table.records()
    totals = {name: by_standard_library(Spec("sum", "raw", name), rows) for name in table.columns}
    return (min if pick == "smaller" else max)(totals, key=lambda name: totals[name])


def _number(value: object) -> Decimal | None:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return Decimal(repr(value)).quantize(Decimal("1e-8")).normalize()
