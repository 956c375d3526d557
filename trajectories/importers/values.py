"""Small readings of single values: JSON in text, call arguments, times, storable text."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

from .base import Warnings

NUL_SHOWN = "\u2400"
REPLACEMENT = "\ufffd"
MAX_DEPTH = 90
_SURROGATE = re.compile("[\ud800-\udfff]")
_NUMBER = re.compile(r"\d+(\.\d+)?")


def loads(text: str) -> tuple[Any, tuple[str, ...]]:
    """Parse JSON as people write it: NaN is read, of equal keys the last counts, with a note.

    Raises ValueError where the text is not JSON.
    """
    value, end, notes = decode_at(text, len(text) - len(text.lstrip()))
    if text[end:].strip():
        raise json.JSONDecodeError("Extra data", text, end)
    return value, notes


def decode_at(text: str, position: int) -> tuple[Any, int, tuple[str, ...]]:
    """The JSON value that begins at `position`, where it ends, and notes on its reading."""
    try:
        return *_decode(text, position), ()
    except _RepeatedKey:
        pass  # so rare that the second reading, which takes notes, costs nothing
    notes: list[str] = []

    def noted(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        made = dict(pairs)
        if len(made) != len(pairs):
            keys = [key for key, _ in pairs]
            repeated = dict.fromkeys(key for key in keys if keys.count(key) > 1)
            notes.extend(f"duplicate-key:{key} (the last value was kept)" for key in repeated)
        return made

    value, end = json.JSONDecoder(object_pairs_hook=noted).raw_decode(text, position)
    return value, end, tuple(notes)


class _RepeatedKey(Exception):
    """An object has a key twice."""


def _distinct(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        raise _RepeatedKey
    return made


_decode = json.JSONDecoder(object_pairs_hook=_distinct).raw_decode


def json_or_text(value: Any) -> Any:
    """The JSON value inside a text, or the value itself where it is none."""
    if not isinstance(value, str) or value.lstrip()[:1] not in ("{", "[", '"'):
        return value
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        return value


def dumps(value: Any) -> str:
    """A JSON value as text, as a person reads it."""
    return json.dumps(value, ensure_ascii=False)


def as_text(value: Any) -> str | None:
    """Text stays as it is; another value becomes its JSON; null stays null."""
    if value is None or isinstance(value, str):
        return value
    return dumps(value)


def first(*values: Any) -> Any:
    """The first value that is not null."""
    return next((value for value in values if value is not None), None)


def pick(obj: dict[str, Any], keys: Iterable[str]) -> Any:
    """The first value that is not null under one of the keys."""
    for key in keys:
        value = obj.get(key)
        if value is not None:
            return value
    return None


def as_dict(value: Any) -> dict[str, Any]:
    """The value where it is an object, else an empty one."""
    return value if isinstance(value, dict) else {}


def as_list(value: Any) -> list[Any]:
    """The value where it is a list, else an empty one."""
    return value if isinstance(value, list) else []


def dicts(value: Any) -> list[dict[str, Any]]:
    """The objects of a list."""
    return [item for item in as_list(value) if isinstance(item, dict)]


def without(obj: dict[str, Any], keys: Iterable[str]) -> dict[str, Any]:
    """The entries that are neither under `keys` nor empty."""
    skipped = set(keys)
    return {k: v for k, v in obj.items() if k not in skipped and v not in (None, "", [], {})}


def read_arguments(value: Any) -> tuple[Any, str | None]:
    """A call's arguments as an object, and the exact text where reading loses something.

    Text that is not a JSON object is given back as text, which marks the call.
    """
    if value is None:
        return {}, None
    if not isinstance(value, str):
        return value if isinstance(value, dict | list) else dumps(value), None
    if not value.strip():
        return {}, None
    try:
        inexact: list[str] = []
        parsed = json.loads(value, parse_float=lambda text: _float(text, inexact))
        if isinstance(parsed, str):
            parsed = json.loads(parsed)
    except (ValueError, RecursionError):
        return value, None
    if parsed is None:
        return {}, None
    if not isinstance(parsed, dict | list):
        return value, None
    return parsed, value if inexact else None


def _float(text: str, inexact: list[str]) -> float:
    number = float(text)
    if repr(number) != text:
        inexact.append(text)
    return number


def read_time(value: Any, warnings: Warnings | None = None) -> str | None:
    """A moment as ISO 8601 in UTC, from ISO text or epoch seconds … nanoseconds.

    A time without a zone is read as UTC, and said so; what is no time gives None.
    """
    if value is None or value == "" or isinstance(value, bool):
        return None
    warnings = warnings or Warnings()
    moment = _moment(value)
    if moment is None:
        warnings.add("bad-time", 1, f"{str(value)[:60]!r} is not a time and was left out")
        return None
    if moment.tzinfo is None:
        warnings.add("naive-time", 1, "a time without a zone was read as UTC")
        moment = moment.replace(tzinfo=UTC)
    return moment.astimezone(UTC).isoformat().replace("+00:00", "Z")


def _moment(value: Any) -> datetime | None:
    try:
        if isinstance(value, str):
            text = value.strip()
            if _NUMBER.fullmatch(text) and len(text) >= 9:
                return _epoch(float(text) if "." in text else int(text))
            return datetime.fromisoformat(text)
        return _epoch(value) if isinstance(value, int | float) else None
    except (ValueError, OverflowError, OSError):
        return None


def _epoch(number: float) -> datetime | None:
    if not math.isfinite(number) or number <= 0:
        return None
    for unit in (1, 1_000, 1_000_000, 1_000_000_000):
        if number / unit < 1e11:
            return datetime.fromtimestamp(number / unit, tz=UTC)
    return None


class Cleaner:
    """Makes a JSON value storable everywhere, counting each change it has to make."""

    def __init__(self) -> None:
        self.n_nul = 0
        self.n_surrogates = 0
        self.non_finite: set[str] = set()

    def clean(self, value: Any, key: str = "", depth: int = 0) -> Any:
        kind = type(value)
        if kind is str:
            return self.text(value)
        if kind is float and not math.isfinite(value):
            self.non_finite.add(key or "value")
            return "NaN" if value != value else "Infinity" if value > 0 else "-Infinity"
        if kind is dict or kind is list:
            if depth > MAX_DEPTH:
                raise ValueError(f"it is nested deeper than {MAX_DEPTH} levels")
            if kind is list:
                return [self.clean(item, key, depth + 1) for item in value]
            return {
                self.text(str(k)): self.clean(item, str(k), depth + 1) for k, item in value.items()
            }
        return value

    def text(self, value: str) -> str:
        if "\x00" in value:
            self.n_nul += value.count("\x00")
            value = value.replace("\x00", NUL_SHOWN)
        if not value.isascii() and (lone := len(_SURROGATE.findall(value))):
            paired = value.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
            self.n_surrogates += lone
            value = paired
        return value

    def report(self, warnings: Warnings) -> None:
        if self.n_nul:
            warnings.add("nul-replaced", self.n_nul, "NUL characters are shown as \u2400")
        if self.n_surrogates:
            warnings.add("surrogate-replaced", self.n_surrogates, "lone halves became U+FFFD")
        if self.non_finite:
            names = ",".join(sorted(self.non_finite))
            warnings.add("non-finite", names, "kept as text: JSON has no such numbers")
