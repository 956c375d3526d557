"""Checks of single values, each raising `RecordError` with the field's name."""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import Any

from .errors import RecordError, shown

MAX_ID = 200
MAX_WORD = 100
MAX_DEPTH = 100
MAX_COUNT = 2**31 - 1
_MISSING = object()


def check_object(value: Any, field: str) -> dict[str, Any]:
    """`value` if it is a JSON object."""
    if not isinstance(value, dict):
        raise RecordError(field, f"must be a JSON object; got {shown(value)}")
    return value


def required(obj: dict[str, Any], key: str, field: str) -> Any:
    """The value under `key`, which must be there."""
    value = obj.get(key, _MISSING)
    if value is _MISSING:
        known = ", ".join(sorted(obj)[:12]) or "none"
        raise RecordError(field, f"is required; the object has the keys: {known}")
    return value


def text(value: Any, field: str, limit: int | None = None) -> str:
    """`value` if it is a string, of at most `limit` characters where one is given."""
    if not isinstance(value, str):
        raise RecordError(field, f"must be text; got {shown(value)}")
    if limit is not None and len(value) > limit:
        raise RecordError(field, f"must have at most {limit} characters; got {len(value)}")
    if "\x00" in value or not value.isascii():
        check_storable(value, field)
    return value


def check_storable(value: str, field: str) -> None:
    """Refuse what no database and no UTF-8 file can hold: NUL and lone surrogates."""
    if "\x00" in value:
        raise RecordError(field, "holds a NUL character; replace it (for example by U+2400)")
    if not value.isascii():
        try:
            value.encode("utf-8")
        except UnicodeEncodeError as error:
            raise RecordError(
                field, f"holds a lone surrogate at character {error.start}; replace it by U+FFFD"
            ) from None


def optional_text(value: Any, field: str, limit: int | None = None) -> str | None:
    """`value` if it is null or a `text`."""
    return None if value is None else text(value, field, limit)


def identifier(value: Any, field: str, limit: int = MAX_ID) -> str:
    """`value` if it is a non-empty string without outer blanks, at most `limit` long."""
    text(value, field, limit)
    if not value or value != value.strip():
        raise RecordError(field, f"must be text without outer blanks; got {shown(value)}")
    return value


def word(value: Any, field: str, allowed: Collection[str]) -> str:
    """`value` if it is one of the `allowed` words."""
    if not isinstance(value, str) or value not in allowed:
        raise RecordError(field, f"must be one of {', '.join(allowed)}; got {shown(value)}")
    return value


def boolean(value: Any, field: str) -> bool:
    """`value` if it is true or false (1 and "true" are not)."""
    if value is not True and value is not False:
        raise RecordError(field, f"must be true or false; got {shown(value)}")
    return value


def number(value: Any, field: str) -> int | float:
    """`value` if it is a finite number; true, false and number-like text are refused."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        hint = "; write it without quotes" if isinstance(value, str) else ""
        raise RecordError(field, f"must be a number; got {shown(value)}{hint}")
    if isinstance(value, float) and not math.isfinite(value):
        raise RecordError(field, f"must be finite; got {value}")
    return value


def optional_number(
    value: Any, field: str, *, low: float = 0.0, high: float = math.inf
) -> int | float | None:
    """`value` if it is null or a finite number in [low, high]."""
    if value is None:
        return None
    if not low <= number(value, field) <= high:
        limit = f"in [{low:g}, {high:g}]" if math.isfinite(high) else f"at least {low:g}"
        raise RecordError(field, f"must be {limit}; got {shown(value)}")
    return value


def count(value: Any, field: str, high: int = MAX_COUNT) -> int:
    """`value` if it is a whole number in 0 … `high`."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise RecordError(field, f"must be a whole number; got {shown(value)}")
    if not 0 <= value <= high:
        raise RecordError(field, f"must lie in 0 … {high}; got {shown(value)}")
    return value


def optional_count(value: Any, field: str) -> int | None:
    """`value` if it is null or a `count`."""
    return None if value is None else count(value, field)


def check_json_texts(value: Any, field: str, *, depth: int = 0) -> None:
    """Refuse texts inside a JSON value that cannot be stored, non-finite numbers, deep nesting."""
    if isinstance(value, str):
        text(value, field)
    elif isinstance(value, float):
        number(value, field)
    elif isinstance(value, (dict, list)):
        if depth > MAX_DEPTH:
            raise RecordError(field, f"is nested deeper than {MAX_DEPTH} levels")
        if isinstance(value, list):
            for index, item in enumerate(value):
                check_json_texts(item, f"{field}.{index}", depth=depth + 1)
            return
        for key, item in value.items():
            if not (_is_plain(key) and _is_plain(item)):
                check_storable(key, field)
                check_json_texts(item, f"{field}.{key}", depth=depth + 1)


def _is_plain(value: Any) -> bool:
    """Whether it is text that can be stored, as is seen at once of most."""
    return type(value) is str and value.isascii() and "\x00" not in value
