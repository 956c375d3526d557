"""What a reference was computed from, and the query that asks a database for the same."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from toxicbench.tables import Table, Value

SCALARS = ("mean", "sum", "count", "ratio")
RANKINGS = ("argmax", "argmin")
OPERATIONS = (*SCALARS, *RANKINGS, "lookup")


@dataclass(frozen=True)
class Join:
    """Rows of the second table are added to the first by an equal `key`."""

    table: str
    key: str


@dataclass(frozen=True)
class Spec:
    """One aggregate, ranking or look-up over a table.

    mean, sum, count : of `column`, missing values left out; count without a column counts rows.
    ratio : sum of `column` over sum of `over`.
    argmax, argmin : the value of `over` whose sum of `column` (divided by the sum of `per`, where
        given) is the largest or smallest.
    lookup : `column` of the one row that fits `where`.
    Scalars are multiplied by `scale`.
    """

    op: str
    table: str
    column: str = ""
    over: str = ""
    per: str = ""
    where: Mapping[str, Value] = field(default_factory=dict)
    scale: int = 1
    join: Join | None = None

    def __post_init__(self) -> None:
        if self.op not in OPERATIONS:
            raise ValueError(f"op must be one of {', '.join(OPERATIONS)}; got {self.op!r}")

    @property
    def columns(self) -> tuple[str, ...]:
        """The columns that the computation reads."""
        names = (self.column, self.over, self.per, *self.where)
        return tuple(dict.fromkeys(name for name in names if name))


def sql(spec: Spec, name: str) -> str:
    """The query whose result holds the answer of a scalar or ranking in the column `name`."""
    if spec.op in RANKINGS:
        order = "DESC" if spec.op == "argmax" else "ASC"
        return (
            f"SELECT {spec.over}, {_measure(spec)} AS {name} FROM {_from(spec)}{_where(spec)} "
            f"GROUP BY {spec.over} ORDER BY {name} {order}, {spec.over}"
        )
    return f"SELECT {_measure(spec)} AS {name} FROM {_from(spec)}{_where(spec)}"


def source(spec: Spec, rows: Table) -> dict[str, Any] | None:
    """The task record's `source`, or None where its grammar cannot say what `spec` says.

    rows : the rows computed over, already joined.
    """
    if spec.per:
        return None
    picked = rows.pick(spec.columns) if spec.columns else rows
    plain: dict[str, Any] = {"op": spec.op, "column": spec.column, "scale": spec.scale}
    plain |= {"over": spec.over} if spec.over else {}
    plain |= {"where": dict(spec.where)} if spec.where else {}
    return {"tables": {rows.name: picked.records()}, "spec": plain}


def _measure(spec: Spec) -> str:
    factor = f"{spec.scale}.0 * " if spec.scale != 1 else ""
    if spec.op == "count":
        return f"{factor}COUNT({spec.column or '*'})"
    if spec.op == "ratio":
        return f"ROUND({spec.scale}.0 * SUM({spec.column}) / SUM({spec.over}), 4)"
    if spec.per:
        return f"ROUND(1.0 * SUM({spec.column}) / SUM({spec.per}), 4)"
    if spec.op == "mean":
        return f"ROUND({factor}AVG({spec.column}), 4)"
    return f"ROUND({factor}SUM({spec.column}), 4)"


def _from(spec: Spec) -> str:
    if spec.join is None:
        return spec.table
    return f"{spec.table} JOIN {spec.join.table} USING ({spec.join.key})"


def _where(spec: Spec) -> str:
    if not spec.where:
        return ""
    tests = [f"{column} = {_literal(value)}" for column, value in spec.where.items()]
    return " WHERE " + " AND ".join(tests)


def _literal(value: Value) -> str:
    if isinstance(value, str):
        return "'" + value.replace("'", "''") + "'"
    return str(value)
