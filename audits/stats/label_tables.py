"""Labels in long form, as people returned them, into one `LongTable` a field."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from audits.stats.estimates import InputRefused
from audits.stats.labels import Label, checked, code_book, is_missing
from audits.stats.metrics import FIELDS
from audits.stats.patterns import LongTable
from audits.stats.reliance import LABELS as RELIANCE_LABELS

BOOLEAN_FIELDS = (*FIELDS, "warned", "unresolvable")

_WORDS = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}


@dataclass(frozen=True, slots=True)
class LabelCell:
    """One annotator's value of one field of one item; None where they left it blank.

    task : the item's task, "" where the source does not say; source : file and line, for errors.
    """

    item: str
    annotator: str
    field: str
    value: Label | None
    task: str = ""
    source: str = ""


def field_value(field: str, given: object) -> Label | None:
    """The label that a cell of a sheet means: the yes/no fields take words and digits.

    Raises `unknown_label` for a word that a yes/no field does not have, and for values that
    cannot be labels as `labels.checked` does.
    """
    if is_missing(given):
        return None
    if field in BOOLEAN_FIELDS:
        return _yes_or_no(given)
    if isinstance(given, str):
        return given.strip() or None
    return checked(given)


def _yes_or_no(given: object) -> bool | None:
    if isinstance(given, bool):
        return given
    word = str(given).strip().lower()
    if not word:
        return None
    if word not in _WORDS:
        raise InputRefused(
            "unknown_label", f"must be 1/0, true/false, yes/no or empty; got {given!r}"
        )
    return _WORDS[word]


def long_tables(
    cells: Iterable[LabelCell], *, declared: Mapping[str, Sequence[Label]] | None = None
) -> dict[str, LongTable]:
    """One table a field, fields in order of appearance.

    declared : labels by field. Yes/no fields have both by nature; the nominal label of the
        reliance schema has its five where no other occurs; elsewhere the labels seen.
    Raises `InputRefused` for a second value of one annotator, item and field, an item in two
    tasks, labels of several types or outside the declared ones.
    """
    by_field: dict[str, list[LabelCell]] = {}
    for cell in cells:
        by_field.setdefault(cell.field, []).append(cell)
    return {
        field: _table(field, rows, (declared or {}).get(field)) for field, rows in by_field.items()
    }


def _table(field: str, rows: list[LabelCell], declared: Sequence[Label] | None) -> LongTable:
    _check_single(field, rows)
    values = [row.value for row in rows]
    book = code_book(values, declared or _natural_labels(field, values))
    return LongTable(
        items=np.array([row.item for row in rows]),
        annotators=np.array([row.annotator for row in rows]),
        values=book.encode(values),
        categories=book.categories,
        tasks=_tasks(field, rows),
    )


def _natural_labels(field: str, values: Sequence[Label | None]) -> Sequence[Label] | None:
    seen = {value for value in values if value is not None}
    if field in BOOLEAN_FIELDS or (seen and all(isinstance(value, bool) for value in seen)):
        return (False, True)
    if seen and seen <= set(RELIANCE_LABELS):
        return RELIANCE_LABELS
    return None


def _check_single(field: str, rows: list[LabelCell]) -> None:
    first: dict[tuple[str, str], LabelCell] = {}
    for row in rows:
        earlier = first.setdefault((row.item, row.annotator), row)
        if earlier is not row:
            raise InputRefused(
                "duplicate_label",
                f"{row.source}: {field}: {row.annotator} labels item {row.item!r} again "
                f"(before: {earlier.source}); keep the current row",
            )


def _tasks(field: str, rows: list[LabelCell]) -> np.ndarray | None:
    """The rows' tasks; None unless every row says its own."""
    if not all(row.task for row in rows):
        return None
    task_of: dict[str, LabelCell] = {}
    for row in rows:
        earlier = task_of.setdefault(row.item, row)
        if earlier.task != row.task:
            raise InputRefused(
                "two_tasks",
                f"{row.source}: {field}: item {row.item!r} has task {row.task!r}, "
                f"but {earlier.task!r} before ({earlier.source})",
            )
    return np.array([row.task for row in rows])
