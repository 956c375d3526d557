"""The reference audit: recompute each reference from its source by two independent routes.

The standard library in exact fractions and pandas in floats share the source and nothing else,
so that a slip in one shows as a difference between them.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

import pandas as pd

RELATIVE_TOLERANCE = 1e-9
RANKINGS = ("argmax", "argmin")
SCALARS = ("mean", "sum", "count", "ratio")
OK = "ok"
STATUSES = {
    OK: "both routes give the reference",
    "out_of_tolerance": "the reference is off by more than its tolerance",
    "wrong_label": "another label is right",
    "omitted_ties": "labels that tie with the reference are not accepted",
    "ambiguous_denominator": "the question does not name the denominator, and another one differs",
    "routes_differ": "the two routes differ from each other",
    "not_computable": "the source has no answer",
}

Answer = Fraction | float | tuple[str, ...]
Rows = Sequence[Mapping[str, Any]]


class Undefined(ValueError):
    """The source has no answer: no row, a zero denominator, an unknown operation or column."""


@dataclass(frozen=True)
class Finding:
    """What the audit says of one task's reference; `proposed` replaces it where it is wrong."""

    task_id: str
    status: str
    stated: str
    recomputed: str
    note: str = ""
    proposed: Mapping[str, Any] | None = None
    eligible: bool = True
    alternatives: Mapping[str, str] = field(default_factory=dict)


def audit_references(tasks: Iterable[Mapping[str, Any]]) -> list[Finding]:
    """One finding per task that carries its source and has a reference."""
    return [audit_reference(task) for task in tasks if task.get("source") and task.get("reference")]


def audit_reference(task: Mapping[str, Any]) -> Finding:
    """Recompute the clean reference of one task record and compare."""
    reference, name = task["reference"], task["task_id"]
    stated = _stated(reference)
    try:
        rows, spec = _source(task["source"])
        exact, framed = by_standard_library(rows, spec), by_pandas(rows, spec)
    except (Undefined, KeyError, TypeError, ValueError, AttributeError) as error:
        return Finding(name, "not_computable", stated, "", str(error))
    if not routes_agree(exact, framed):
        return Finding(name, "routes_differ", stated, f"{_text(exact)} and {_text(framed)}")
    status, proposed = _compared(reference, exact)
    if status == OK and (others := _other_denominators(task["query"], rows, spec, reference)):
        note = f"with {', '.join(f'{key}: {value}' for key, value in others.items())}"
        return Finding(
            name, "ambiguous_denominator", stated, _text(exact), note, None, False, others
        )
    return Finding(name, status, stated, _text(exact), STATUSES[status], proposed)


def corrections(findings: Iterable[Finding]) -> list[dict[str, Any]]:
    """The corrections that the findings propose, as a new reference version takes them."""
    return [_correction(each) for each in findings if each.proposed or not each.eligible]


def _correction(finding: Finding) -> dict[str, Any]:
    found: dict[str, Any] = {
        "task_id": finding.task_id,
        "note": f"{STATUSES[finding.status]}; recomputed {finding.recomputed}",
    }
    if finding.proposed:
        found["reference"] = dict(finding.proposed)
    if not finding.eligible:
        found |= {
            "eligible": False,
            "ineligible_reason": f"{STATUSES[finding.status]} ({finding.note})",
        }
    return found


def _source(source: Mapping[str, Any]) -> tuple[Rows, Mapping[str, Any]]:
    tables, spec = source["tables"], source["spec"]
    name = spec.get("table") or (next(iter(tables)) if len(tables) == 1 else None)
    if name not in tables:
        raise Undefined(f"the source has {len(tables)} tables and names none of them")
    return tables[name], spec


def by_standard_library(rows: Rows, spec: Mapping[str, Any]) -> Answer:
    """The answer in exact fractions; for rankings every label that shares the first place."""
    kept = [row for row in rows if _fits(row, spec.get("where") or {})]
    op, column = spec["op"], spec.get("column", "")
    if op == "lookup":
        return _only(row[column] for row in kept)
    if op in RANKINGS:
        return _ranked(kept, spec)
    scale = Fraction(str(spec.get("scale", 1)))
    if op == "count":
        return scale * sum(1 for row in kept if not column or row[column] is not None)
    values = _values(kept, column)
    if op == "sum":
        return scale * sum(values, Fraction(0))
    if op == "mean":
        return scale * _quotient(sum(values, Fraction(0)), Fraction(len(values)))
    if op == "ratio":
        below = sum(_values(kept, spec["over"]), Fraction(0))
        return scale * _quotient(sum(values, Fraction(0)), below)
    raise Undefined(f"op must be one of {', '.join((*SCALARS, *RANKINGS, 'lookup'))}; got {op!r}")


def _fits(row: Mapping[str, Any], where: Mapping[str, Any]) -> bool:
    return all(row[key] == value for key, value in where.items())


def _values(rows: Rows, column: str) -> list[Fraction]:
    return [Fraction(str(row[column])) for row in rows if row[column] is not None]


def _quotient(above: Fraction, below: Fraction) -> Fraction:
    if below == 0:
        raise Undefined("the denominator is zero")
    return above / below


def _only(values: Iterable[Any]) -> Answer:
    found = tuple(dict.fromkeys(values))
    if len(found) != 1:
        raise Undefined(f"the look-up finds {len(found)} values; it needs exactly one")
    value = found[0]
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return Fraction(str(value)) if is_number else (str(value),)


def _ranked(rows: Rows, spec: Mapping[str, Any]) -> tuple[str, ...]:
    groups: dict[str, list[Mapping[str, Any]]] = defaultdict(list)
    for row in rows:
        groups[str(row[spec["over"]])].append(row)
    measured = {label: _measure(group, spec) for label, group in groups.items()}
    if not measured:
        raise Undefined("there is no row to rank")
    best = (max if spec["op"] == "argmax" else min)(measured.values())
    return tuple(sorted(label for label, value in measured.items() if value == best))


def _measure(rows: Rows, spec: Mapping[str, Any]) -> Fraction:
    total = sum(_values(rows, spec["column"]), Fraction(0))
    per = spec.get("per")
    return _quotient(total, sum(_values(rows, per), Fraction(0))) if per else total


def by_pandas(rows: Rows, spec: Mapping[str, Any]) -> Answer:
    """The answer by a data frame."""
    frame = pd.DataFrame(list(rows))
    for key, value in (spec.get("where") or {}).items():
        frame = frame[frame[key] == value]
    op, column = spec["op"], spec.get("column", "")
    if op == "lookup":
        return _only(frame[column].tolist())
    if op in RANKINGS:
        return _ranked_frame(frame, spec)
    scale = float(spec.get("scale", 1))
    if op == "count":
        return scale * float(frame[column].count() if column else len(frame))
    total = float(frame[column].sum())
    if op == "sum":
        return scale * total
    below = float(frame[column].count() if op == "mean" else frame[spec["over"]].sum())
    if below == 0:
        raise Undefined("the denominator is zero")
    return scale * total / below


def _ranked_frame(frame: pd.DataFrame, spec: Mapping[str, Any]) -> tuple[str, ...]:
    groups = frame.groupby(spec["over"], sort=True)
    measured = groups[spec["column"]].sum()
    if per := spec.get("per"):
        measured = measured / groups[per].sum()
    if measured.empty:
        raise Undefined("there is no row to rank")
    best = measured.max() if spec["op"] == "argmax" else measured.min()
    near = (measured - best).abs() <= RELATIVE_TOLERANCE * max(abs(float(best)), 1.0)
    return tuple(sorted(str(label) for label in measured.index[near]))


def routes_agree(first: Answer, second: Answer) -> bool:
    """Whether both routes came to the same answer, numbers within a relative 1e-9."""
    if isinstance(first, tuple) or isinstance(second, tuple):
        return first == second
    return abs(float(first) - float(second)) <= RELATIVE_TOLERANCE * max(abs(float(first)), 1.0)


def _compared(reference: Mapping[str, Any], answer: Answer) -> tuple[str, Mapping[str, Any] | None]:
    """The status of a stated reference, and what should stand in its place."""
    if isinstance(answer, tuple):
        return _compared_labels(reference, answer)
    if _is_within(reference, float(answer)):
        return OK, None
    return "out_of_tolerance", {**reference, "clean": round(float(answer), 6)}


def _compared_labels(
    reference: Mapping[str, Any], winners: tuple[str, ...]
) -> tuple[str, Mapping[str, Any] | None]:
    clean = str(reference["clean"])
    aliases = {clean, *map(str, reference.get("aliases") or ())}
    accepted = aliases | set(map(str, reference.get("accept_any_of") or ()))
    if not aliases & set(winners):
        ties = list(winners) if len(winners) > 1 else []
        return "wrong_label", {
            **reference, "clean": winners[0], "aliases": [], "accept_any_of": ties
        }  # fmt: skip
    if set(winners) - accepted:
        ties = sorted({*map(str, reference.get("accept_any_of") or ()), *winners})
        return "omitted_ties", {**reference, "accept_any_of": ties}
    return OK, None


def _is_within(reference: Mapping[str, Any], value: float) -> bool:
    tolerance = reference.get("tolerance") or {}
    clean = float(reference["clean"])
    allowed = tolerance.get("abs", 0.0) if "abs" in tolerance else (
        tolerance.get("rel", 0.0) * abs(value)
    )  # fmt: skip
    return abs(clean - value) <= allowed + RELATIVE_TOLERANCE * max(abs(value), 1.0)


def _other_denominators(
    query: str, rows: Rows, spec: Mapping[str, Any], reference: Mapping[str, Any]
) -> dict[str, str]:
    """Other columns that the question leaves open as denominator, with the answers they give."""
    key = "per" if spec["op"] in RANKINGS else "over"
    chosen = spec.get(key)
    if spec["op"] not in ("ratio", *RANKINGS) or not chosen or _is_named(chosen, query):
        return {}
    found = {}
    for column in _numeric_columns(rows) - {chosen, spec["column"]}:
        try:
            other = by_standard_library(rows, {**spec, key: column})
        except Undefined:
            continue
        if _compared(reference, other)[0] != OK and _is_larger(rows, column, spec["column"]):
            found[column] = _text(other)
    return dict(sorted(found.items()))


def _is_named(column: str, query: str) -> bool:
    """Whether a column is named in a question, in singular or plural."""
    words = set(re.findall(r"[a-z]+", query.lower()))
    parts = [part.rstrip("s") for part in re.findall(r"[a-z]+", column.lower())]
    return all(any(word.rstrip("s") == part for word in words) for part in parts)


def _numeric_columns(rows: Rows) -> set[str]:
    return {
        key
        for key in (rows[0] if rows else {})
        if all(
            row[key] is None or (isinstance(row[key], int | float) and row[key] is not True)
            for row in rows
        )
    }


def _is_larger(rows: Rows, column: str, numerator: str) -> bool:
    """Whether the column could be what the numerator is a part of."""
    return sum(_values(rows, column)) >= sum(_values(rows, numerator))


def _stated(reference: Mapping[str, Any]) -> str:
    ties = reference.get("accept_any_of") or []
    return str(reference["clean"]) + (f" (also {', '.join(map(str, ties))})" if ties else "")


def _text(answer: Answer) -> str:
    return ", ".join(answer) if isinstance(answer, tuple) else f"{float(answer):.6g}"
