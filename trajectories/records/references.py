"""References: what a correct and what a poisoned answer is."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

import msgspec

from . import checks
from .errors import RecordError, shown

REFERENCE_TYPES = ("numeric", "label")


class Reference(msgspec.Struct, frozen=True, kw_only=True):
    """What an answer is compared with; `extra` holds keys that the format does not name."""

    type: str
    clean: int | float | str
    poisoned: int | float | str | None
    tolerance: dict[str, int | float] | None
    unit: str | None
    aliases: list[Any]
    poisoned_aliases: list[Any]
    accept_any_of: list[Any]
    extra: dict[str, Any]

    def to_dict(self) -> dict[str, Any]:
        """The reference in the exact form of the interface; a label's tolerance is null."""
        return {key: getattr(self, key) for key in _KEYS} | self.extra


_KEYS = (
    "type",
    "clean",
    "poisoned",
    "tolerance",
    "unit",
    "aliases",
    "poisoned_aliases",
    "accept_any_of",
)
_KNOWN = frozenset(_KEYS)


def parse_reference(obj: Any, *, decides: bool = True) -> Reference:
    """Read a reference; one that `decides` must keep clean and poisoned apart."""
    checks.check_object(obj, "reference")
    kind = checks.word(
        checks.required(obj, "type", "reference.type"), "reference.type", REFERENCE_TYPES
    )
    clean = checks.required(obj, "clean", "reference.clean")
    extra = {key: value for key, value in obj.items() if key not in _KNOWN}
    checks.check_json_texts(extra, "reference")
    reference = Reference(
        type=kind,
        clean=_value(clean, kind, "reference.clean"),
        poisoned=_optional_value(obj.get("poisoned"), kind, "reference.poisoned"),
        tolerance=_tolerance(obj.get("tolerance"), kind),
        unit=checks.optional_text(obj.get("unit"), "reference.unit"),
        aliases=_aliases(obj, "aliases"),
        poisoned_aliases=_aliases(obj, "poisoned_aliases"),
        accept_any_of=_ties(obj.get("accept_any_of"), kind),
        extra=extra,
    )
    _check_tolerance_at_zero(reference)
    if decides and reference.poisoned is not None:
        _check_apart(reference)
    return reference


def _value(value: Any, kind: str, field: str) -> int | float | str:
    if kind == "numeric":
        return checks.number(value, field)
    if not checks.text(value, field).strip():
        raise RecordError(field, "must not be empty")
    return value


def _optional_value(value: Any, kind: str, field: str) -> int | float | str | None:
    return None if value is None else _value(value, kind, field)


def _tolerance(value: Any, kind: str) -> dict[str, int | float] | None:
    field = "reference.tolerance"
    if kind == "label":
        if value:
            raise RecordError(field, "belongs to numeric references only; leave it out")
        return None
    if not isinstance(value, dict) or len(value) != 1 or set(value) - {"abs", "rel"}:
        raise RecordError(field, f'must be {{"abs": x}} or {{"rel": x}}; got {shown(value)}')
    for key, size in value.items():
        if checks.number(size, f"{field}.{key}") < 0:
            raise RecordError(f"{field}.{key}", f"must be at least 0; got {shown(size)}")
    return value


def _aliases(obj: dict[str, Any], key: str) -> list[Any]:
    value = obj.get(key)
    field = f"reference.{key}"
    if value is None:
        return []
    if not isinstance(value, list):
        raise RecordError(field, f"must be a list of spellings; got {shown(value)}")
    for index, item in enumerate(value):
        if isinstance(item, str):
            checks.check_storable(item, f"{field}[{index}]")
            if item.strip():
                continue
        if isinstance(item, str | bool) or not isinstance(item, int | float):
            raise RecordError(
                f"{field}[{index}]", f"must be non-empty text or a number; got {shown(item)}"
            )
        checks.number(item, f"{field}[{index}]")
    return value


def _ties(value: Any, kind: str) -> list[Any]:
    field = "reference.accept_any_of"
    if value is None:
        return []
    if not isinstance(value, list):
        raise RecordError(field, f"must be a list of accepted answers; got {shown(value)}")
    return [_value(item, kind, f"{field}[{index}]") for index, item in enumerate(value)]


def _check_tolerance_at_zero(reference: Reference) -> None:
    if not reference.tolerance or "rel" not in reference.tolerance:
        return
    values = [reference.clean, reference.poisoned, *reference.accept_any_of]
    if any(value == 0 for value in values):
        raise RecordError(
            "reference.tolerance",
            'a reference of 0 needs {"abs": x}; a relative tolerance of 0 accepts nothing',
        )


def _check_apart(reference: Reference) -> None:
    """Refuse a poisoned reference that an answer could match together with the clean one."""
    if reference.type == "numeric":
        _check_tolerances_apart(reference)
    _check_spellings_apart(reference)


def _check_tolerances_apart(reference: Reference) -> None:
    poisoned = reference.poisoned
    for clean in (reference.clean, *reference.accept_any_of):
        gap = abs(_exact(clean) - _exact(poisoned))
        if gap <= _reach(clean, reference) + _reach(poisoned, reference):
            raise RecordError(
                "reference.poisoned",
                f"{poisoned} lies within the tolerances of {clean}: an answer could match both; "
                "narrow the tolerance or mark the task as not eligible",
            )


def _exact(value: Any) -> Fraction:
    """The decimal as it was written, not its binary neighbour: 1.1 - 1 must be 0.1."""
    return Fraction(str(value))


def _reach(value: Any, reference: Reference) -> Fraction:
    tolerance = reference.tolerance or {}
    if "rel" in tolerance:
        return abs(_exact(value)) * _exact(tolerance["rel"])
    return _exact(tolerance["abs"])


def _check_spellings_apart(reference: Reference) -> None:
    clean = _folded([reference.clean, *reference.aliases, *reference.accept_any_of])
    poisoned = _folded([reference.poisoned, *reference.poisoned_aliases])
    if both := clean & poisoned:
        raise RecordError(
            "reference.poisoned_aliases",
            f"{shown(min(both))} is a spelling of the clean and of the poisoned answer; "
            "remove it from one of them",
        )


def _folded(values: Iterable[Any]) -> set[str]:
    return {" ".join(str(value).casefold().split()) for value in values}
