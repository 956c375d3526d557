"""The benchmark's tasks, read from a folder of CSV tables and TOML definitions.

The folder says what is asked and how the poison works; every reference, clean and poisoned, is
computed here from the tables, so that no number is written down twice.
"""

import csv
import tomllib
from collections.abc import Iterator, Mapping
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any

from toxicbench.injector import Edit, LabelExchange, Retrieval, RowExchange, Scalar
from toxicbench.operators import NUMERIC, poisoned_value
from toxicbench.references import by_standard_library, joined
from toxicbench.specs import RANKINGS, Join, Spec
from toxicbench.tables import Table, typed
from toxicbench.tasks import (
    RECORD_ALIASES,
    Document,
    FieldNote,
    Poison,
    Reference,
    Task,
    Witness,
    dictionary_table,
)

SUITES = ("numerical", "semantic", "multi_table", "public")
PRECISION = Decimal("1e-10")


class BadDefinition(ValueError):
    """A task definition that cannot make a task; the text names the task and what is wrong."""


def read_tasks(folder: Path, suite: str) -> list[Task]:
    """The tasks of one suite, in the order of its file `SUITE.toml`.

    Raises `BadDefinition` for a definition whose poison would not change the conclusion.
    """
    if suite not in SUITES:
        raise BadDefinition(f"suite must be one of {', '.join(SUITES)}; got {suite!r}")
    definitions = _toml(folder / f"{suite}.toml")["task"]
    return [_task(folder, suite, definition) for definition in definitions]


def read_table(path: Path) -> Table:
    """A CSV file with a heading line; numbers are read as numbers, NA and empty as missing."""
    with path.open(encoding="utf-8", newline="") as file:
        heading, *lines = csv.reader(file)
    rows = tuple(tuple(typed(text) for text in line) for line in lines)
    return Table(path.stem, tuple(heading), rows)


def _task(folder: Path, suite: str, definition: Mapping[str, Any]) -> Task:
    try:
        return _build(folder, suite, definition)
    except (KeyError, ValueError) as error:
        name = definition.get("id", "a task without id")
        raise BadDefinition(f"{suite}.toml, {name}: {error}") from error


def _build(folder: Path, suite: str, definition: Mapping[str, Any]) -> Task:
    given = dict(definition["spec"])
    join = Join(**given.pop("join")) if "join" in given else None
    spec = Spec(join=join, **given)
    names = definition.get("tables", [spec.table, *([join.table] if join else [])])
    tables = {name: _table(folder, name) for name in names}
    dictionary = {name: _dictionary(folder).get(name, ()) for name in names}
    dataset = definition.get("dataset", names[0])
    evidence = definition.get("evidence", "rows")
    clean = _clean(spec, evidence, tables, dictionary)
    reference, poison = _poisoned(definition, spec, evidence, clean)
    witness = definition.get("witness")
    return Task(
        task_id=definition["id"],
        suite=suite,
        dataset=dataset,
        template=definition["template"],
        query=definition["query"],
        spec=spec,
        tables=tables,
        dictionary=dictionary,
        documents=_documents(folder).get(dataset, ()),
        reference=reference,
        poison=poison,
        evidence=evidence,
        measure=definition.get("measure", "answer"),
        search=definition.get("search", ""),
        meaning=str(spec.where.get("meaning", "")),
        witness=Witness(tuple(witness["columns"]), witness["pick"]) if witness else None,
        ineligible_reason=definition.get("ineligible_reason", ""),
    )


def _clean(
    spec: Spec,
    evidence: str,
    tables: Mapping[str, Table],
    dictionary: Mapping[str, tuple[FieldNote, ...]],
) -> Decimal | tuple[str, ...]:
    rows = dictionary_table(spec.table, dictionary) if evidence == "schema" else None
    answer = by_standard_library(spec, (rows or joined(tables, spec)).records())
    if isinstance(answer, tuple):
        return answer
    return Decimal(repr(answer)).quantize(PRECISION).normalize()


def _poisoned(
    definition: Mapping[str, Any], spec: Spec, evidence: str, clean: Decimal | tuple[str, ...]
) -> tuple[Reference, Poison]:
    operator = definition["operator"]
    if isinstance(clean, Decimal):
        reference = _numeric_reference(definition, operator, clean)
        factors = (Decimal(1), Decimal("0.01")) if spec.scale == 100 else (Decimal(1),)
        target = Scalar(clean, Decimal(reference.poisoned), definition.get("field", ""), factors)
        return reference, Poison(operator, (target,), RECORD_ALIASES)
    versus = definition["versus"]
    others = (versus,) if isinstance(versus, str) else tuple(versus)
    if len(others) != len(clean) or set(others) & set(clean):
        raise ValueError(f"versus must name {len(clean)} label(s) other than {clean}; got {others}")
    reference = Reference(
        clean=clean[0],
        poisoned=others[0],
        aliases=tuple(definition.get("aliases", ())),
        poisoned_aliases=(*others[1:], *definition.get("poisoned_aliases", ())),
        accept_any_of=clean if len(clean) > 1 else (),
    )
    pairs = zip(clean, others, strict=True)
    edits = tuple(_label_edit(definition, spec, evidence, *pair) for pair in pairs)
    return reference, Poison(operator, edits)


def _numeric_reference(definition: Mapping[str, Any], operator: str, clean: Decimal) -> Reference:
    if operator not in NUMERIC:
        raise ValueError(f"operator must be one of {', '.join(NUMERIC)}; got {operator!r}")
    parameter = definition.get("parameter")
    shown = clean if operator != "digit_swap" else round(clean, definition.get("decimals", 4))
    wrong = poisoned_value(operator, shown, None if parameter is None else Decimal(str(parameter)))
    reference = Reference(clean, wrong, definition["tolerance"], definition.get("unit"))
    if reference.is_clean(wrong):
        raise ValueError(f"the poisoned value {wrong} is within tolerance of {clean}")
    return reference


def _label_edit(
    definition: Mapping[str, Any], spec: Spec, evidence: str, clean: str, other: str
) -> Edit:
    if evidence == "schema":
        return RowExchange("column", (clean, other), "meaning")
    if evidence == "documents":
        return Retrieval(tuple(definition["omit"]), tuple(definition["keep"]))
    if spec.op not in RANKINGS:
        raise ValueError(f"labels of {spec.op!r} cannot be exchanged")
    if definition["operator"] == "rank_swap":
        return RowExchange(spec.over, (clean, other))
    return LabelExchange(clean, other, spec.over)


@cache
def _table(folder: Path, name: str) -> Table:
    return read_table(folder / "tables" / f"{name}.csv")


@cache
def _dictionary(folder: Path) -> dict[str, tuple[FieldNote, ...]]:
    notes: dict[str, tuple[FieldNote, ...]] = {}
    for table, column, meaning in read_table(folder / "dictionary.csv").rows:
        notes[str(table)] = (*notes.get(str(table), ()), FieldNote(str(column), str(meaning)))
    return notes


@cache
def _documents(folder: Path) -> dict[str, tuple[Document, ...]]:
    found: dict[str, tuple[Document, ...]] = {}
    for item in _items(folder / "documents.toml"):
        dataset = item.pop("dataset")
        found[dataset] = (*found.get(dataset, ()), Document(**item))
    return found


def _items(path: Path) -> Iterator[dict[str, Any]]:
    yield from _toml(path)["document"]


def _toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))
