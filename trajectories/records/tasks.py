"""Tasks and their references."""

from __future__ import annotations

from typing import Any

import msgspec

from . import checks
from .errors import RecordError, shown
from .references import Reference, parse_reference

RELIANCE_VALUES = ("P0", "P1", "P2", "P3")


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """One question with its references; `extra` holds keys that the format does not name."""

    task_id: str
    suite: str
    query: str
    dataset: str
    template: str
    reference: Reference | None
    eligible: bool
    ineligible_reason: str
    source: dict[str, Any] | None
    values: dict[str, Any] | None
    extra: dict[str, Any]

    def to_dict(self) -> dict[str, Any]:
        """The record in the exact form of the interface, with its unknown keys."""
        plain = {key: getattr(self, key) for key in _KEYS}
        plain["reference"] = self.reference.to_dict() if self.reference else None
        plain["source"] = self.source
        if self.values is not None:
            plain["values"] = self.values
        return plain | self.extra


_KEYS = (
    "task_id",
    "suite",
    "query",
    "dataset",
    "template",
    "reference",
    "eligible",
    "ineligible_reason",
)
_KNOWN = frozenset(_KEYS) | {"source", "values"}


def parse_task(obj: dict[str, Any]) -> Task:
    """Read a task; raises `RecordError` naming the field that breaks a rule."""
    checks.check_object(obj, "task")
    eligible = checks.boolean(obj.get("eligible", True), "eligible")
    reference = obj.get("reference")
    extra = {key: value for key, value in obj.items() if key not in _KNOWN}
    for key, value in extra.items():
        checks.check_json_texts(value, key)
    return Task(
        task_id=checks.identifier(checks.required(obj, "task_id", "task_id"), "task_id"),
        suite=_text_or_empty(obj, "suite", checks.MAX_WORD),
        query=checks.text(checks.required(obj, "query", "query"), "query"),
        dataset=_text_or_empty(obj, "dataset", checks.MAX_ID),
        template=_text_or_empty(obj, "template", checks.MAX_ID),
        reference=None if reference is None else parse_reference(reference, decides=eligible),
        eligible=eligible,
        ineligible_reason=_text_or_empty(obj, "ineligible_reason"),
        source=_source(obj.get("source")),
        values=_values(obj.get("values")),
        extra=extra,
    )


def _text_or_empty(obj: dict[str, Any], key: str, limit: int | None = None) -> str:
    return checks.optional_text(obj.get(key), key, limit) or ""


def _source(value: Any) -> dict[str, Any] | None:
    if value is None:
        return None
    checks.check_object(value, "source")
    checks.check_json_texts(value, "source")
    if not isinstance(value.get("tables", {}), dict):
        raise RecordError(
            "source.tables", "must be an object of table names, each a list of row objects"
        )
    return value


def _values(value: Any) -> dict[str, Any] | None:
    """The reliance schema's gold (`P0`) and injected values, each text, number or with aliases."""
    if value is None:
        return None
    checks.check_object(value, "values")
    checks.check_json_texts(value, "values")
    if unknown := sorted(set(value) - set(RELIANCE_VALUES)):
        raise RecordError(
            "values", f"may have the keys {', '.join(RELIANCE_VALUES)}; got {shown(unknown[0])}"
        )
    if value.get("P0") is None:
        raise RecordError("values.P0", "is required: the gold answer")
    _check_apart(value)
    return value


def _check_apart(values: dict[str, Any]) -> None:
    gold = _spellings(values["P0"], "values.P0")
    for key, value in values.items():
        if key == "P0" or value is None:
            continue
        if both := gold & _spellings(value, f"values.{key}"):
            raise RecordError(
                f"values.{key}", f"coincides with the gold answer: {shown(min(both))}"
            )


def _spellings(value: Any, field: str) -> set[str]:
    """The casefolded spellings of a value: itself, a list, or `{"value": …, "aliases": […]}`."""
    if isinstance(value, dict):
        return _spellings(
            [value.get("value", value.get("text")), *(value.get("aliases") or [])], field
        )
    if isinstance(value, list):
        return set().union(*(_spellings(item, field) for item in value if item is not None))
    if isinstance(value, str):
        return {" ".join(value.casefold().split())}
    return {str(checks.number(value, field))}
