"""One spelling for a JSON value, so that equal content has an equal hash."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from .runs import Trajectory
from .tasks import Task

_encode = json.JSONEncoder(
    sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
).encode


def canonical_json(obj: Any) -> bytes:
    """UTF-8 JSON with sorted keys and no spaces.

    Raises ValueError for NaN and infinities, and UnicodeEncodeError for lone surrogates:
    neither can be written as strict JSON.
    """
    return _encode(obj).encode("utf-8")


def content_hash(record: Task | Trajectory | Any) -> str:
    """SHA-256, in hex, of the record's canonical JSON; plain JSON values are hashed as given."""
    plain = record.to_dict() if isinstance(record, Task | Trajectory) else record
    return hashlib.sha256(canonical_json(plain)).hexdigest()
