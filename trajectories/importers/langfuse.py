"""Langfuse traces with their observations, and observations alone (the API's second version)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from .base import MALFORMED, Context, Format, FormatError, Outcome, Refused, Value, plainly
from .exchanges import Exchange, ToolRecord, overlay, read_threads, threads_of
from .messages import read_messages
from .payloads import answered, messages_of, question_of
from .toolspans import tool_result
from .transcript import UNSET, Draft, Transcript, finish
from .values import (
    as_dict,
    as_text,
    dicts,
    dumps,
    first,
    json_or_text,
    pick,
    read_time,
    without,
)

_TYPES = frozenset(
    [
        "SPAN",
        "GENERATION",
        "EVENT",
        "AGENT",
        "TOOL",
        "CHAIN",
        "RETRIEVER",
        "EVALUATOR",
        "EMBEDDING",
        "GUARDRAIL",
    ]
)
_NAME_KEYS = ("gen_ai.tool.name", "tool.name", "tool_call.function.name")


def _is_trace(value: Any) -> bool:
    observations = value.get("observations") if isinstance(value, dict) else None
    if not isinstance(observations, list):
        return False
    return not observations or any(_is_observation(item) for item in observations[:3])


def _is_observation(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and value.get("type") in _TYPES
        and any(key in value for key in ("traceId", "startTime", "parentObservationId"))
    )


def _matches(value: Any) -> bool:
    return _is_trace(value) or _is_observation(value)


def _read(values: list[Value], context: Context) -> Iterator[Outcome]:
    loose: dict[str, list[Value]] = defaultdict(list)
    for value in values:
        if _is_trace(value.value):
            observations = dicts(value.value["observations"])
            trace = {**value.value, **as_dict(value.value.get("trace"))}
            yield from _one(without(trace, ["trace"]), observations, value, context)
        elif _is_observation(value.value):
            loose[str(value.value.get("traceId"))].append(value)
        else:
            yield Refused(value.line, "is no Langfuse trace or observation")
    for trace_id, held in loose.items():
        trace = {"id": trace_id}
        yield from _one(trace, [value.value for value in held], held[0], context)


def _one(
    trace: dict[str, Any], observations: list[dict[str, Any]], value: Value, context: Context
) -> Iterator[Outcome]:
    try:
        yield _trace(trace, observations, value, context)
    except (FormatError, *MALFORMED) as error:
        yield Refused(value.line, f"trace {trace.get('id')}: {plainly(error)}")


def _trace(
    trace: dict[str, Any], observations: list[dict[str, Any]], value: Value, context: Context
) -> Outcome:
    trace = _unquoted(trace)
    observations = sorted(map(_unquoted, observations), key=lambda o: str(o.get("startTime") or ""))
    root = _root(observations)
    # a request under nothing is one of several, and not what the run was asked and answered
    own = ("input", "output") if root.get("type") == "GENERATION" else ()
    whole = {**without(root, own), **without(trace, ())}
    transcript = Transcript()
    transcript.started_at = read_time(
        first(trace.get("timestamp"), root.get("startTime")), transcript.warnings
    )
    threads = threads_of([_exchange(o) for o in observations if o.get("type") == "GENERATION"])
    if threads:
        read_threads(threads, answered(whole.get("output")), transcript)
    else:
        for held, role in ((whole.get("input"), "user"), (whole.get("output"), "assistant")):
            read_messages(messages_of(held, role), transcript)
    overlay(transcript, [_tool(o) for o in observations if _is_tool(o)])
    return finish(transcript, _draft(trace, whole, transcript, value, context), context)


def _unquoted(held: dict[str, Any]) -> dict[str, Any]:
    """A trace or observation whose input and output are no text within JSON text."""
    return held | {key: _text_within(held.get(key)) for key in ("input", "output")}


def _text_within(value: Any) -> Any:
    while isinstance(value, str) and isinstance(inner := json_or_text(value), str):
        if inner == value:
            break
        value = inner
    return value


def _draft(
    trace: dict[str, Any],
    whole: dict[str, Any],
    transcript: Transcript,
    value: Value,
    context: Context,
) -> Draft:
    output = json_or_text(whole.get("output"))
    answer = answered(output)
    if answer is None and not _ends_with_text(transcript) and isinstance(output, dict):
        answer = dumps(output)
    latency = whole.get("latency")
    return Draft(
        source_format="langfuse",
        line=value.line,
        run_id=trace.get("id"),
        question=question_of(whole.get("input"), transcript, context),
        answer=UNSET if answer is None else answer,
        status="failed" if whole.get("level") == "ERROR" else "completed",
        latency_s=latency if isinstance(latency, int | float) and latency >= 0 else None,
        metadata=without(whole, ("observations", "input", "output", "id", "latency")),
        notes=value.notes,
    )


def _ends_with_text(transcript: Transcript) -> bool:
    return bool(transcript.events) and transcript.events[-1].get("role") == "assistant"


def _root(observations: list[dict[str, Any]]) -> dict[str, Any]:
    """The observation that the others stand under; an export may lack it."""
    for observation in observations:
        if observation.get("isRootObservation") or not observation.get("parentObservationId"):
            return observation
    return {}


def _exchange(observation: dict[str, Any]) -> Exchange:
    inputs = messages_of(observation.get("input"), "user")
    return Exchange(
        [message for message in inputs if not _is_definition(message)],
        messages_of(observation.get("output"), "assistant"),
        str(observation.get("startTime") or ""),
        first(observation.get("model"), observation.get("providedModelName")),
    )


def _is_definition(message: Any) -> bool:
    """Whether a message is a tool's definition: the LangChain handler writes them among them."""
    held = as_dict(message)
    return held.get("role") == "tool" and "function" in as_dict(held.get("content"))


def _is_tool(observation: dict[str, Any]) -> bool:
    """Whether an observation is a tool's: by its type, its span's kind, or its dumped message."""
    attributes = _attributes(observation)
    return (
        observation.get("type") == "TOOL"
        or attributes.get("openinference.span.kind") == "TOOL"
        or attributes.get("gen_ai.operation.name") == "execute_tool"
        or tool_result(observation.get("output"))[1] is not None
    )


def _attributes(observation: dict[str, Any]) -> dict[str, Any]:
    """The attributes of the span that an observation was made from."""
    metadata = as_dict(json_or_text(observation.get("metadata")))
    return as_dict(json_or_text(metadata.get("attributes")))


def _tool(observation: dict[str, Any]) -> ToolRecord:
    arguments = json_or_text(observation.get("input"))
    attributes = _attributes(observation)
    text, call_id, failed = tool_result(observation.get("output"))
    metadata = as_dict(observation.get("metadata"))
    return ToolRecord(
        name=first(pick(attributes, _NAME_KEYS), observation.get("name")),
        arguments=arguments if isinstance(arguments, dict) else {"input": arguments},
        text=first(text, as_text(observation.get("statusMessage"))),
        call_id=first(call_id, attributes.get("gen_ai.tool.call.id"), metadata.get("id")),
        error=observation.get("level") == "ERROR" or bool(failed),
        order=str(observation.get("startTime") or ""),
    )


LANGFUSE = Format("langfuse", "a Langfuse trace", _matches, read_all=_read)
