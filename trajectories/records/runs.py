"""Trajectories and their events."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from . import checks
from .errors import RecordError, shown

UNKNOWN = "unknown"
MAX_ROUTE = 32767
ENVIRONMENTS = ("clean", "toxic", "repeated", "no_tool", "P0", "P1", "P2", "P3", UNKNOWN)
STATUSES = ("completed", "budget_exhausted", "failed")
ROLES = ("user", "assistant", "system", "developer", "tool")
CHANNELS = ("search", "subagent", "executor")
RELIANCE_ENVIRONMENTS = frozenset({"no_tool", "P0", "P1", "P2", "P3"})

Name = Annotated[str, Meta(min_length=1, max_length=checks.MAX_ID)]
ShortText = Annotated[str, Meta(max_length=checks.MAX_WORD)]
Count = Annotated[int, Meta(ge=0, le=checks.MAX_COUNT)]
Share = Annotated[int, Meta(ge=0, le=1)] | Annotated[float, Meta(ge=0, le=1)]
Size = Annotated[int, Meta(ge=0)] | Annotated[float, Meta(ge=0, le=sys.float_info.max)]


class Event(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One tool call with its result, or (where `tool` is null) one turn of text."""

    index: int
    route: Annotated[int, Meta(ge=0, le=MAX_ROUTE)] = 1
    role: str | None = None
    tool: Name | None = None
    arguments: dict[str, Any] | list[Any] | str | None = None
    message: str = ""
    observation: str | None = None
    clean_observation: str | None = None
    poisoned: bool = False
    operator: ShortText | None = None
    error: bool = False
    extra: dict[str, Any] = msgspec.field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        """The event in the exact form of the interface, with its unknown keys."""
        plain = _text_turn(self) if self.tool is None else _tool_call(self)
        return plain | self.extra if self.extra else plain


class Trajectory(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One run of an agent on a task; unknown keys of its record are in `metadata`."""

    trajectory_id: Name
    task_id: Name
    environment: str
    method: Annotated[str, Meta(min_length=1, max_length=checks.MAX_WORD)]
    adapter: ShortText = ""
    model: Annotated[str, Meta(max_length=checks.MAX_ID)] = ""
    repetition: Count = 0
    poison_probability: Share | None = None
    answer: str | None = None
    first_answer: str | None = None
    status: str = "completed"
    latency_s: Size | None = None
    requests: Count | None = None
    metadata: dict[str, Any] = msgspec.field(default_factory=dict)
    events: list[Event]

    @property
    def exposed(self) -> bool:
        """Whether at least one event was poisoned."""
        return any(event.poisoned for event in self.events)

    def to_dict(self) -> dict[str, Any]:
        """The record in the exact form of the interface."""
        return msgspec.structs.asdict(self) | {"events": [event.to_dict() for event in self.events]}


def is_spelled_out(obj: dict[str, Any]) -> bool:
    """Whether a trajectory that was read at a glance has the keys that its `to_dict` gives."""
    return obj.keys() == _TRAJECTORY_KNOWN and all(
        event.keys() == (_CALL_KEYS if event.get("tool") is not None else _TURN_KEYS)
        for event in obj["events"]
    )


_TURN_KEYS = dict.fromkeys(("index", "role", "tool", "message", "observation")).keys()
_TURN_DEFAULTS = {
    "route": 1,
    "arguments": None,
    "clean_observation": None,
    "poisoned": False,
    "operator": None,
    "error": False,
}


_EVENT_KNOWN = frozenset(Event.__struct_fields__) - {"extra"}
_CALL_KEYS = _EVENT_KNOWN - {"role"}
_TRAJECTORY_KNOWN = frozenset(Trajectory.__struct_fields__)


def _tool_call(event: Event) -> dict[str, Any]:
    plain = {
        "index": event.index,
        "route": event.route,
        "tool": event.tool,
        "arguments": event.arguments,
        "message": event.message,
        "observation": event.observation,
        "clean_observation": event.clean_observation,
        "poisoned": event.poisoned,
        "operator": event.operator,
        "error": event.error,
    }
    if event.role is not None:
        plain["role"] = event.role
    return plain


def _text_turn(event: Event) -> dict[str, Any]:
    plain = {key: getattr(event, key) for key in _TURN_KEYS}
    for key, default in _TURN_DEFAULTS.items():
        if (value := getattr(event, key)) != default:
            plain[key] = value
    return plain


def parse_trajectory(obj: dict[str, Any]) -> Trajectory:
    """Read a trajectory; raises `RecordError` naming the field that breaks a rule."""
    checks.check_object(obj, "trajectory")
    try:
        return at_a_glance(obj)
    except (ValueError, RecursionError):
        return _by_fields(obj)


def at_a_glance(obj: dict[str, Any]) -> Trajectory:
    """The trajectory where it is complete and in form, as most are: many times as quick.

    Raises ValueError or RecursionError where anything is not; `_by_fields` says what is wrong, or
    takes what was left out.
    """
    run = msgspec.convert(obj, Trajectory)
    checks.word(run.environment, "environment", ENVIRONMENTS)
    checks.word(run.status, "status", STATUSES)
    if run.metadata:
        _check_metadata(run.metadata, run.environment)
    for name in (run.trajectory_id, run.task_id, run.method):
        checks.identifier(name, "")
    texts = [run.adapter, run.model, run.answer or "", run.first_answer or ""]
    for position, event in enumerate(run.events):
        _check_complete(event, obj["events"][position], position)
        texts.append(f"{event.message}{event.observation}{event.clean_observation}")
        texts.append(f"{event.tool}{event.operator}")
        checks.check_json_texts(event.arguments, "arguments")
    checks.check_storable("".join(texts), "")
    return run


def _check_complete(event: Event, obj: dict[str, Any], position: int) -> None:
    """Refuse what needs a default, and a key `extra`, which is no field of a record."""
    if event.tool is None:
        complete = event.role in ROLES
    else:
        complete = event.role is None and event.arguments is not None
    if not complete or event.index != position or "extra" in obj:
        raise RecordError("events", "are not complete")


def _by_fields(obj: dict[str, Any]) -> Trajectory:
    environment = checks.word(
        checks.required(obj, "environment", "environment"), "environment", ENVIRONMENTS
    )
    metadata = _metadata(obj)
    _check_metadata(metadata, environment)
    return Trajectory(
        trajectory_id=_identifier(obj, "trajectory_id"),
        task_id=_identifier(obj, "task_id"),
        environment=environment,
        method=checks.identifier(
            checks.required(obj, "method", "method"), "method", checks.MAX_WORD
        ),
        adapter=checks.optional_text(obj.get("adapter"), "adapter", checks.MAX_WORD) or "",
        model=checks.optional_text(obj.get("model"), "model", checks.MAX_ID) or "",
        repetition=checks.count(obj.get("repetition", 0), "repetition"),
        poison_probability=checks.optional_number(
            obj.get("poison_probability"), "poison_probability", high=1.0
        ),
        answer=checks.optional_text(obj.get("answer"), "answer"),
        first_answer=checks.optional_text(obj.get("first_answer"), "first_answer"),
        status=checks.word(obj.get("status", "completed"), "status", STATUSES),
        latency_s=checks.optional_number(obj.get("latency_s"), "latency_s"),
        requests=checks.optional_count(obj.get("requests"), "requests"),
        metadata=metadata,
        events=parse_events(checks.required(obj, "events", "events")),
    )


def _identifier(obj: dict[str, Any], key: str) -> str:
    return checks.identifier(checks.required(obj, key, key), key)


def _metadata(obj: dict[str, Any]) -> dict[str, Any]:
    metadata = obj.get("metadata")
    metadata = {} if metadata is None else dict(checks.check_object(metadata, "metadata"))
    for key, value in obj.items():
        if key in _TRAJECTORY_KNOWN:
            continue
        if key in metadata and metadata[key] != value:
            raise RecordError(
                f"metadata.{key}",
                f"is given twice, beside metadata as {shown(value)} and in it as "
                f"{shown(metadata[key])}; keep one",
            )
        metadata[key] = value
    return metadata


def _check_metadata(metadata: dict[str, Any], environment: str) -> None:
    checks.check_json_texts(metadata, "metadata")
    if isinstance(stratum := metadata.get("stratum"), str):
        checks.text(stratum, "metadata.stratum", checks.MAX_ID)
    channel = metadata.get("channel")
    if channel is not None and environment in RELIANCE_ENVIRONMENTS:
        checks.word(channel, "metadata.channel", CHANNELS)


def parse_events(value: Any) -> list[Event]:
    """Read the events of one trajectory, whose indices must be 0 … n - 1 in this order."""
    if not isinstance(value, list):
        raise RecordError("events", f"must be a list of events; got {shown(value)}")
    events = []
    for position, item in enumerate(value):
        try:
            events.append(_event(item, position))
        except RecordError as error:
            field = f"events[{position}]"
            raise RecordError(
                f"{field}.{error.field}" if error.field else field, error.message
            ) from None
    return events


def _event(obj: Any, position: int) -> Event:
    checks.check_object(obj, "")
    if (index := obj.get("index", position)) is True or index != position:
        raise RecordError(
            "index",
            f"must be {position}: indices count 0, 1, … in the order of the events; "
            f"got {shown(index)}",
        )
    tool = obj.get("tool")
    extra = {}
    if not obj.keys() <= _EVENT_KNOWN:
        extra = {key: value for key, value in obj.items() if key not in _EVENT_KNOWN}
        checks.check_json_texts(extra, "")
    return Event(
        index=position,
        route=checks.count(obj.get("route", 1), "route", MAX_ROUTE),
        role=_role(obj.get("role"), tool),
        tool=None if tool is None else _tool(tool),
        arguments=_arguments(obj.get("arguments"), tool),
        message=checks.optional_text(obj.get("message"), "message") or "",
        observation=checks.optional_text(obj.get("observation"), "observation"),
        clean_observation=checks.optional_text(obj.get("clean_observation"), "clean_observation"),
        poisoned=checks.boolean(obj.get("poisoned", False), "poisoned"),
        operator=checks.optional_text(obj.get("operator"), "operator", checks.MAX_WORD),
        error=checks.boolean(obj.get("error", False), "error"),
        extra=extra,
    )


def _tool(value: Any) -> str:
    if not checks.text(value, "tool", checks.MAX_ID):
        raise RecordError("tool", "must be a name, or null for a turn of text; got ''")
    return value


def _role(value: Any, tool: Any) -> str | None:
    if value is None:
        return None if tool is not None else "assistant"
    return checks.word(value, "role", ROLES)


def _arguments(value: Any, tool: Any) -> Any:
    """Arguments are an object; text is kept as it is, for calls that were not valid JSON."""
    if value is None:
        return {} if tool is not None else None
    if not isinstance(value, (dict, list, str)):
        raise RecordError(
            "arguments", f"must be an object, or text where it was not JSON; got {shown(value)}"
        )
    checks.check_json_texts(value, "arguments")
    return value
