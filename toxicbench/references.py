"""The right answer of a spec, computed twice: exactly by the standard library, and by pandas.

The two share the spec and the rows and nothing else, so that a slip in one shows as a difference.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

import pandas as pd

from toxicbench.specs import RANKINGS, Join, Spec
from toxicbench.tables import Table, Value, matches

Row = Mapping[str, Value]
Answer = float | tuple[str, ...]
RELATIVE_TOLERANCE = 1e-9


class Undefined(ValueError):
    """The spec has no answer over these rows: nothing to average, a zero denominator, no row."""


def joined(tables: Mapping[str, Table], spec: Spec) -> Table:
    """The rows that `spec` computes over, its join carried out by the standard library."""
    left = tables[spec.table]
    return join_rows(left, tables[spec.join.table], spec.join) if spec.join else left


def join_rows(left: Table, right: Table, join: Join) -> Table:
    """Each row of `left` with the columns of the row of `right` that has the same key."""
    by_key = {row[join.key]: row for row in right.records()}
    added = [name for name in right.columns if name not in left.columns]
    rows = []
    for row, record in zip(left.rows, left.records(), strict=True):
        partner = by_key.get(record[join.key])
        if partner is not None:
            rows.append((*row, *(partner[name] for name in added)))
    return Table(f"{left.name}_{right.name}", (*left.columns, *added), tuple(rows))


def by_standard_library(spec: Spec, rows: Sequence[Row]) -> Answer:
    """The answer in exact fractions: a number, or every label that shares the first place.

    Raises `Undefined` where there is none.
    """
    kept = [row for row in rows if matches(row, spec.where)]
    if spec.op == "lookup":
        return _only(str(row[spec.column]) for row in kept)
    if spec.op in RANKINGS:
        return _ranked(spec, kept)
    return float(_scalar(spec, kept) * spec.scale)


def by_pandas(spec: Spec, tables: Mapping[str, Table]) -> Answer:
    """The answer by data frames, the join included. Raises `Undefined` where there is none."""
    frame = _frame(tables[spec.table])
    if spec.join:
        frame = frame.merge(_frame(tables[spec.join.table]), on=spec.join.key, how="inner")
    for column, value in spec.where.items():
        frame = frame[frame[column] == value]
    if spec.op == "lookup":
        return _only(frame[spec.column].astype(str))
    if spec.op in RANKINGS:
        return _ranked_frame(spec, frame)
    return float(_frame_scalar(spec, frame)) * spec.scale


def agree(first: Answer, second: Answer) -> bool:
    """Whether two routes came to the same answer, numbers within a relative 1e-9."""
    if isinstance(first, tuple) or isinstance(second, tuple):
        return first == second
    return abs(first - second) <= RELATIVE_TOLERANCE * max(abs(first), abs(second), 1.0)


def _scalar(spec: Spec, rows: Sequence[Row]) -> Fraction:
    if spec.op == "count":
        return Fraction(sum(not spec.column or row[spec.column] is not None for row in rows))
    values = _values(rows, spec.column)
    if spec.op == "sum":
        return sum(values, Fraction(0))
    if spec.op == "mean":
        return _quotient(sum(values, Fraction(0)), Fraction(len(values)))
    return _quotient(sum(values, Fraction(0)), sum(_values(rows, spec.over), Fraction(0)))


def _ranked(spec: Spec, rows: Sequence[Row]) -> tuple[str, ...]:
    groups: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        groups[str(row[spec.over])].append(row)
    measured = {label: _group_measure(spec, group) for label, group in groups.items()}
    if not measured:
        raise Undefined("no row to rank")
    best = (max if spec.op == "argmax" else min)(measured.values())
    return tuple(sorted(label for label, value in measured.items() if value == best))


def _group_measure(spec: Spec, rows: Sequence[Row]) -> Fraction:
    total = sum(_values(rows, spec.column), Fraction(0))
    return _quotient(total, sum(_values(rows, spec.per), Fraction(0))) if spec.per else total


def _values(rows: Sequence[Row], column: str) -> list[Fraction]:
    return [Fraction(str(row[column])) for row in rows if row[column] is not None]


def _quotient(above: Fraction, below: Fraction) -> Fraction:
    if below == 0:
        raise Undefined("the denominator is zero")
    return above / below


def _only(found: Any) -> tuple[str, ...]:
    values = tuple(dict.fromkeys(found))
    if len(values) != 1:
        raise Undefined(f"the look-up finds {len(values)} values; it needs exactly one")
    return values


def _frame(table: Table) -> pd.DataFrame:
    return pd.DataFrame(table.rows, columns=list(table.columns))


def _frame_scalar(spec: Spec, frame: pd.DataFrame) -> float:
    if spec.op == "count":
        return float(frame[spec.column].count() if spec.column else len(frame))
    if spec.op == "ratio":
        below = float(frame[spec.over].sum())
        return _frame_quotient(float(frame[spec.column].sum()), below)
    if spec.op == "sum":
        return float(frame[spec.column].sum())
    return _frame_quotient(float(frame[spec.column].sum()), float(frame[spec.column].count()))


def _frame_quotient(above: float, below: float) -> float:
    if below == 0:
        raise Undefined("the denominator is zero")
    return above / below


def _ranked_frame(spec: Spec, frame: pd.DataFrame) -> tuple[str, ...]:
    groups = frame.groupby(spec.over, sort=True)
    measured = groups[spec.column].sum()
    if spec.per:
        measured = measured / groups[spec.per].sum()
    if measured.empty:
        raise Undefined("no row to rank")
    best = measured.max() if spec.op == "argmax" else measured.min()
    near = (measured - best).abs() <= RELATIVE_TOLERANCE * max(abs(float(best)), 1.0)
    return tuple(str(label) for label in measured.index[near])
