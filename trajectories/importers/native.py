"""The interface's own trajectory records."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trajectories.records import RecordError, parse_trajectory

from .base import Context, Format, FormatError, Imported, Outcome, Value


def _is_trajectory(value: Any) -> bool:
    return isinstance(value, dict) and "trajectory_id" in value and "events" in value


def _read(value: Value, context: Context) -> Iterator[Outcome]:
    if value.notes:
        raise FormatError(f"{value.notes[0]}; a native record must have each key once")
    try:
        record = parse_trajectory(value.value)
    except RecordError as error:
        raise FormatError(str(error)) from error
    yield Imported(record, record.metadata.get("question"), value.line, (), False, "native")


NATIVE = Format("native", "a native trajectory record", _is_trajectory, read_one=_read)
