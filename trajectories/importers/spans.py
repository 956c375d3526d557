"""Spans of OpenTelemetry, however they were exported: OTLP, Jaeger, Tempo, console, Phoenix."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from .values import as_dict, as_list, dicts, first, pick, read_time


@dataclass(slots=True)
class Span:
    """One span, or one log record of a trace, with plain attributes."""

    trace_id: str
    span_id: str
    parent_id: str | None
    name: str
    start: int
    end: int
    attributes: dict[str, Any]
    error: bool = False
    message: str | None = None
    events: list[dict[str, Any]] = field(default_factory=list)
    resource: dict[str, Any] = field(default_factory=dict)
    scope: dict[str, Any] = field(default_factory=dict)
    line: int = 1
    has_status: bool = True


@dataclass(slots=True)
class LogEvent:
    """One log record that belongs to a span."""

    trace_id: str
    span_id: str
    name: str
    body: Any
    attributes: dict[str, Any]
    time: int


Found = Span | LogEvent


def is_spans(value: Any) -> bool:
    """Whether a value holds spans in one of the exports."""
    if not isinstance(value, dict):
        return False
    value = _answered(value)
    if any(isinstance(value.get(k), list) for k in (*_RESOURCE_KEYS, *_LOG_KEYS)):
        return True
    if _jaeger_traces(value):
        return True
    return _is_flat_span(value)


def _answered(value: dict[str, Any]) -> dict[str, Any]:
    """The trace inside what Tempo's API answers."""
    held = as_dict(value.get("trace"))
    return held if any(key in held for key in _RESOURCE_KEYS) else value


_WHOLE = ("gen_ai.input.messages", "gen_ai.output.messages", "gen_ai.system_instructions")
_RESOURCE_KEYS = ("resourceSpans", "resource_spans", "batches")
_LOG_KEYS = ("resourceLogs", "resource_logs")
_SCOPE_KEYS = ("scopeSpans", "scope_spans", "instrumentationLibrarySpans")
_SCOPE_LOG_KEYS = ("scopeLogs", "scope_logs", "instrumentationLibraryLogs")


def _is_flat_span(value: dict[str, Any]) -> bool:
    context = as_dict(value.get("context"))
    if "trace_id" in context and "attributes" in value:
        return True
    if "context.trace_id" in value:
        return True
    has_ids = ("traceId" in value and "spanId" in value) or (
        "trace_id" in value and "span_id" in value
    )
    return has_ids and "attributes" in value


def spans_in(value: dict[str, Any], line: int) -> Iterator[Found]:
    """All spans and log records that one top-level value holds."""
    value = _answered(value)
    if traces := _jaeger_traces(value):
        for trace in traces:
            yield from _jaeger(trace, line)
    elif _is_flat_span(value):
        yield _flat_span(value, line)
    else:
        yield from _otlp(value, line)


def _otlp(value: dict[str, Any], line: int) -> Iterator[Found]:
    for resource_spans in _held(value, _RESOURCE_KEYS):
        resource = plain_attributes(as_dict(resource_spans.get("resource")).get("attributes"))
        for scoped in _held(resource_spans, _SCOPE_KEYS):
            scope = as_dict(first(scoped.get("scope"), scoped.get("instrumentationLibrary")))
            for span in dicts(scoped.get("spans")):
                yield _otlp_span(span, resource, scope, line)
    for resource_logs in _held(value, _LOG_KEYS):
        for scoped in _held(resource_logs, _SCOPE_LOG_KEYS):
            for record in dicts(first(scoped.get("logRecords"), scoped.get("log_records"))):
                yield _log_event(record)


def _held(value: dict[str, Any], keys: tuple[str, ...]) -> list[dict[str, Any]]:
    return [item for key in keys for item in dicts(value.get(key))]


def _otlp_span(
    span: dict[str, Any], resource: dict[str, Any], scope: dict[str, Any], line: int
) -> Span:
    status = as_dict(span.get("status"))
    events = [
        {
            "name": event.get("name"),
            "time": _nanos(first(event.get("timeUnixNano"), event.get("time_unix_nano"))),
            "attributes": plain_attributes(event.get("attributes")),
        }
        for event in dicts(span.get("events"))
    ]
    return Span(
        trace_id=_id(first(span.get("traceId"), span.get("trace_id"))),
        span_id=_id(first(span.get("spanId"), span.get("span_id"))),
        parent_id=_id(first(span.get("parentSpanId"), span.get("parent_span_id"))) or None,
        name=str(span.get("name") or ""),
        start=_nanos(first(span.get("startTimeUnixNano"), span.get("start_time_unix_nano"))),
        end=_nanos(first(span.get("endTimeUnixNano"), span.get("end_time_unix_nano"))),
        attributes=plain_attributes(span.get("attributes")),
        error=_failed(status),
        message=status.get("message"),
        events=events,
        resource=resource,
        scope=scope,
        line=line,
    )


def _log_event(record: dict[str, Any]) -> LogEvent:
    attributes = plain_attributes(record.get("attributes"))
    name = first(record.get("eventName"), record.get("event_name"), attributes.get("event.name"))
    time = pick(record, ("timeUnixNano", "observedTimeUnixNano", "time_unix_nano"))
    return LogEvent(
        trace_id=_id(first(record.get("traceId"), record.get("trace_id"))),
        span_id=_id(first(record.get("spanId"), record.get("span_id"))),
        name=str(name or ""),
        body=plain_value(record.get("body")),
        attributes=attributes,
        time=_nanos(time),
    )


def _failed(status: dict[str, Any]) -> bool:
    code = first(status.get("code"), status.get("status_code"))
    return code in (2, "2", "STATUS_CODE_ERROR", "ERROR", "Error", "error")


def _jaeger_traces(value: dict[str, Any]) -> list[dict[str, Any]]:
    candidates = dicts(value.get("data")) or [value]
    return [
        trace
        for trace in candidates
        if any("operationName" in span for span in dicts(trace.get("spans"))[:3])
    ]


def _jaeger(trace: dict[str, Any], line: int) -> Iterator[Span]:
    processes = as_dict(trace.get("processes"))
    for span in dicts(trace.get("spans")):
        tags = _tags(span.get("tags"))
        process = as_dict(processes.get(str(span.get("processID"))))
        parents = [r.get("spanID") for r in dicts(span.get("references"))]
        start = _nanos(span.get("startTime")) * 1000
        code = tags.get("otel.status_code")
        yield Span(
            trace_id=_id(span.get("traceID")),
            span_id=_id(span.get("spanID")),
            parent_id=_id(first(*parents)) or None,
            name=str(span.get("operationName") or ""),
            start=start,
            end=start + _nanos(span.get("duration")) * 1000,
            attributes=tags,
            error=code == "ERROR" or tags.get("error") in (True, "true"),
            message=tags.get("otel.status_description"),
            events=[
                {"name": fields.get("event"), "attributes": fields, "time": 0}
                for fields in (_tags(log.get("fields")) for log in dicts(span.get("logs")))
            ],
            resource={"service.name": process.get("serviceName"), **_tags(process.get("tags"))},
            scope={"name": tags.get("otel.scope.name"), "version": tags.get("otel.scope.version")},
            line=line,
        )


def _tags(tags: Any) -> dict[str, Any]:
    return {str(tag.get("key")): tag.get("value") for tag in dicts(tags)}


def _flat_span(value: dict[str, Any], line: int) -> Span:
    """A span as one object: the SDK's console form, Phoenix's rows, or a bare OTLP span."""
    context = as_dict(value.get("context")) or value
    attributes = plain_attributes(value.get("attributes"))
    attributes |= {
        key.removeprefix("attributes."): item
        for key, item in value.items()
        if key.startswith("attributes.") and item is not None
    }
    if value.get("span_kind"):
        attributes.setdefault("openinference.span.kind", value["span_kind"])
    status = as_dict(value.get("status")) or value
    ids = ("trace_id", "traceId", "context.trace_id")
    return Span(
        trace_id=_id(first(*(v.get(k) for v in (context, value) for k in ids))),
        span_id=_id(pick(context, ("span_id", "spanId", "context.span_id"))),
        parent_id=_id(pick(value, ("parent_id", "parentSpanId", "parent_span_id"))) or None,
        name=str(value.get("name") or ""),
        start=_moment(first(value.get("start_time"), value.get("startTimeUnixNano"))),
        end=_moment(first(value.get("end_time"), value.get("endTimeUnixNano"))),
        attributes=attributes,
        error=_failed(status),
        message=first(status.get("description"), status.get("message")),
        events=[
            {
                "name": event.get("name"),
                "attributes": plain_attributes(event.get("attributes")),
                "time": 0,
            }
            for event in dicts(value.get("events"))
        ],
        resource=plain_attributes(as_dict(value.get("resource")).get("attributes")),
        scope=as_dict(first(value.get("instrumentation_scope"), value.get("scope"))),
        line=line,
    )


def plain_attributes(attributes: Any) -> dict[str, Any]:
    """Attributes as a flat object of plain values, from OTLP's list or nested objects."""
    if isinstance(attributes, list):
        return {str(a.get("key")): plain_value(a.get("value")) for a in dicts(attributes)}
    return dict(_flattened(as_dict(attributes), ""))


def _flattened(obj: dict[str, Any], prefix: str) -> Iterator[tuple[str, Any]]:
    for key, value in obj.items():
        if f"{prefix}{key}" in _WHOLE:
            yield f"{prefix}{key}", value
        elif isinstance(value, dict):
            yield from _flattened(value, f"{prefix}{key}.")
        elif isinstance(value, list) and any(isinstance(item, dict) for item in value):
            for index, item in enumerate(value):
                yield from _flattened(as_dict(item), f"{prefix}{key}.{index}.")
        else:
            yield f"{prefix}{key}", value


def plain_value(value: Any) -> Any:
    """An OTLP `AnyValue` as a plain value; integers come as text there."""
    if not isinstance(value, dict):
        return value
    for key, item in value.items():
        if key in ("stringValue", "string_value", "boolValue", "bool_value", "doubleValue"):
            return item
        if key in ("intValue", "int_value"):
            return int(item) if str(item).lstrip("-").isdigit() else item
        if key in ("arrayValue", "array_value"):
            return [plain_value(v) for v in as_list(as_dict(item).get("values"))]
        if key in ("kvlistValue", "kvlist_value"):
            return plain_attributes_nested(as_dict(item).get("values"))
        if key in ("bytesValue", "bytes_value", "double_value"):
            return item
    return value


def plain_attributes_nested(values: Any) -> dict[str, Any]:
    """A `kvlistValue` as an object, its members kept nested."""
    return {str(item.get("key")): plain_value(item.get("value")) for item in dicts(values)}


def _id(value: Any) -> str:
    """An id in lower-case hex, whether it came as hex, with 0x, or in base64."""
    text = "" if value is None else str(value).strip()
    if text.lower().startswith("0x"):
        return text[2:].lower()
    is_hex = all(char in "0123456789abcdefABCDEF" for char in text)
    if text and not (is_hex and len(text) in (16, 32)):
        try:
            raw = base64.b64decode(text, validate=True)
        except (binascii.Error, ValueError):
            return text
        return raw.hex() if len(raw) in (8, 16) else text
    return text.lower()


def _nanos(value: Any) -> int:
    try:
        return int(value)
    except (TypeError, ValueError, OverflowError):
        return 0


def _moment(value: Any) -> int:
    """Nanoseconds of an ISO time or an epoch number, so that spans sort."""
    if isinstance(value, str) and not value.isdigit():
        iso = read_time(value)
        if iso is None:
            return 0
        return int(datetime.fromisoformat(iso.replace("Z", "+00:00")).timestamp() * 1e6) * 1000
    return _nanos(value)
