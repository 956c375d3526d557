"""The record formats of the interface: tasks, trajectories, label rows and verdict rows.

Pure: values in, frozen structs out. Everything that a record may not be is refused with a
`RecordError` that names the field, what was met and what is allowed.
"""

from .canonical import canonical_json, compact_json, content_hash, is_spelled_alike
from .errors import RecordError
from .jsonl import loads, read_jsonl
from .references import Reference, parse_reference
from .rows import (
    RELIANCE_FIELDS,
    SIX_FIELDS,
    VERDICT_STATUSES,
    LabelRow,
    VerdictRow,
    parse_label_row,
    parse_value,
    parse_verdict_row,
)
from .runs import (
    ENVIRONMENTS,
    STATUSES,
    UNKNOWN,
    Event,
    Trajectory,
    at_a_glance,
    is_spelled_out,
    parse_events,
    parse_trajectory,
)
from .tasks import RELIANCE_VALUES, Task, parse_task


def to_dict(record: Task | Trajectory) -> dict[str, object]:
    """The record in the exact form of the interface, unknown keys kept."""
    return record.to_dict()


__all__ = [
    "ENVIRONMENTS",
    "RELIANCE_FIELDS",
    "RELIANCE_VALUES",
    "SIX_FIELDS",
    "STATUSES",
    "UNKNOWN",
    "VERDICT_STATUSES",
    "Event",
    "LabelRow",
    "RecordError",
    "Reference",
    "Task",
    "Trajectory",
    "VerdictRow",
    "at_a_glance",
    "canonical_json",
    "compact_json",
    "content_hash",
    "is_spelled_alike",
    "is_spelled_out",
    "loads",
    "parse_events",
    "parse_label_row",
    "parse_reference",
    "parse_task",
    "parse_trajectory",
    "parse_value",
    "parse_verdict_row",
    "read_jsonl",
    "to_dict",
]
