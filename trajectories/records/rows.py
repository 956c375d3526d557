"""Rows of labels and verdicts, from CSV (all text) or JSON Lines (typed) alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from . import checks
from .errors import RecordError, shown
from .jsonl import loads

SIX_FIELDS: dict[str, None] = dict.fromkeys(
    ("correct", "adopted", "detected", "validated", "recovered", "ambiguous")
)
RELIANCE_FIELDS: dict[str, tuple[str, ...] | None] = {
    "label": ("CORRECT", "ADOPT", "BLEND", "ABSTAIN", "OTHER"),
    "warned": None,
    "unresolvable": None,
}
VERDICT_STATUSES = ("ok", "failed", "unreferenced")
_WORDS: dict[str, bool | None] = {
    "1": True,
    "true": True,
    "yes": True,
    "0": False,
    "false": False,
    "no": False,
    "": None,
}

Fields = Mapping[str, Sequence[str] | None]


class LabelRow(msgspec.Struct, frozen=True, kw_only=True):
    """One annotator's decisions on one item; null means not judged."""

    item: str
    annotator: str
    values: dict[str, bool | str | None]
    note: str
    extra: dict[str, Any]


class VerdictRow(msgspec.Struct, frozen=True, kw_only=True):
    """One scorer's decisions on one trajectory; null means not judged."""

    trajectory_id: str
    values: dict[str, bool | str | None]
    status: str
    reason: str
    exposed: bool | None
    claims: list[dict[str, Any]]
    extra: dict[str, Any]


def parse_label_row(
    row: dict[str, Any], *, fields: Fields = SIX_FIELDS, key: str = "item", annotator: str = ""
) -> LabelRow:
    """Read one row of a returned sheet.

    fields : the schema's fields; a field with options is nominal, one with None is binary.
    key : the column that names the item.
    annotator : taken where the row has no `annotator` of its own.
    Every field must have its column, empty or not; columns that are not named stay in `extra`.
    """
    checks.check_object(row, "row")
    _check_width(row)
    for name in fields:
        checks.required(row, name, name)
    known = {key, "annotator", "note", *fields}
    return LabelRow(
        item=checks.identifier(_stripped(checks.required(row, key, key)), key),
        annotator=checks.identifier(_stripped(row.get("annotator")) or annotator, "annotator"),
        values={name: parse_value(row.get(name), name, fields[name]) for name in fields},
        note=checks.optional_text(row.get("note"), "note") or "",
        extra={name: value for name, value in row.items() if name not in known},
    )


def parse_verdict_row(row: dict[str, Any], *, fields: Fields = SIX_FIELDS) -> VerdictRow:
    """Read one row of an outside scorer's verdicts; keys that are not named stay in `extra`."""
    checks.check_object(row, "row")
    _check_width(row)
    if not any(name in row for name in fields):
        raise RecordError("row", f"has none of the fields {', '.join(fields)}")
    status = _stripped(row.get("status")) or "ok"
    checks.word(status, "status", VERDICT_STATUSES)
    reason = checks.optional_text(row.get("reason"), "reason") or ""
    if status == "failed" and not reason:
        raise RecordError("reason", "is required where status is failed: what went wrong")
    known = {"trajectory_id", "status", "reason", "exposed", "claims", *fields}
    return VerdictRow(
        trajectory_id=checks.identifier(
            _stripped(checks.required(row, "trajectory_id", "trajectory_id")), "trajectory_id"
        ),
        values={name: parse_value(row.get(name), name, fields[name]) for name in fields},
        status=status,
        reason=reason,
        exposed=parse_value(row.get("exposed"), "exposed", None),  # type: ignore[arg-type]
        claims=_claims(row.get("claims")),
        extra={name: value for name, value in row.items() if name not in known},
    )


def parse_value(value: Any, field: str, options: Sequence[str] | None) -> bool | str | None:
    """One decision: true, false or an option; null where the cell is empty."""
    if value is None or value is True or value is False:
        if options and value is not None:
            raise RecordError(field, f"must be one of {', '.join(options)}; got {shown(value)}")
        return value
    word = str(value).strip()
    if options is not None:
        return _option(word, field, options)
    if isinstance(value, float) or word.lower() not in _WORDS:
        raise RecordError(field, f"must be 1, 0, true, false, yes, no or empty; got {shown(value)}")
    return _WORDS[word.lower()]


def _option(word: str, field: str, options: Sequence[str]) -> str | None:
    if not word:
        return None
    for option in options:
        if option.casefold() == word.casefold():
            return option
    raise RecordError(field, f"must be one of {', '.join(options)}; got {shown(word)}")


def _stripped(value: Any) -> Any:
    return value.strip() if isinstance(value, str) else value


def _check_width(row: dict[Any, Any]) -> None:
    """Refuse a CSV row with more cells than the header (the csv module puts them under None)."""
    if None in row:
        raise RecordError("row", f"has more cells than the header: {shown(row[None])}")


def _claims(value: Any) -> list[dict[str, Any]]:
    """A verdict's claims; a CSV cell holds them as JSON."""
    if value is None or value == "":
        return []
    if isinstance(value, str) and value.lstrip().startswith("["):
        value = loads(value)
    if not isinstance(value, list) or not all(isinstance(claim, dict) for claim in value):
        raise RecordError("claims", f"must be a list of objects; got {shown(value)}")
    checks.check_json_texts(value, "claims")
    return value
