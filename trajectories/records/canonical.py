"""One spelling for a JSON value, so that equal content has an equal hash."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import msgspec

from .runs import Trajectory
from .tasks import Task

_encode = msgspec.json.Encoder().encode
_encode_sorted = msgspec.json.Encoder(order="sorted").encode
_SPELLED_ALIKE = frozenset({str, int, bool, type(None)})


def canonical_json(obj: Any) -> bytes:
    """UTF-8 JSON with sorted keys and no spaces, its numbers as Python writes them.

    Raises ValueError for NaN and infinities, and UnicodeEncodeError for lone surrogates:
    neither can be written as strict JSON.
    """
    return _written(obj, sort_keys=True)


def compact_json(obj: Any) -> str:
    """JSON as `canonical_json` writes it, but with the keys in their order."""
    return _written(obj, sort_keys=False).decode()


def _written(obj: Any, *, sort_keys: bool) -> bytes:
    try:
        if is_spelled_alike(obj):
            return _encode_sorted(obj) if sort_keys else _encode(obj)
    except (TypeError, RecursionError):  # keys that are no text; nested too deeply
        pass
    return json.dumps(
        obj, sort_keys=sort_keys, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    ).encode("utf-8")


def is_spelled_alike(value: Any) -> bool:
    """Whether msgspec, several times as quick, writes the value as Python's `json` does.

    It does so for plain JSON, but for numbers with an exponent and those that are not finite.
    """
    kind = type(value)
    if kind is dict:
        value = value.values()
    elif kind is float:
        return 1e-4 <= abs(value) < 1e16 or value == 0
    elif kind is not list:
        return kind in _SPELLED_ALIKE
    for item in value:
        if type(item) not in _SPELLED_ALIKE and not is_spelled_alike(item):
            return False
    return True


def content_hash(record: Task | Trajectory | Any) -> str:
    """SHA-256, in hex, of the record's canonical JSON; plain JSON values are hashed as given."""
    plain = record.to_dict() if isinstance(record, Task | Trajectory) else record
    return hashlib.sha256(canonical_json(plain)).hexdigest()
