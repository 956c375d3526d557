"""Langfuse traces with their observations, and observations alone (the API's second version)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from .base import MALFORMED, Context, Format, FormatError, Outcome, Refused, Value, plainly
from .exchanges import (
    Exchange,
    ToolRecord,
    answered,
    asked,
    messages_of,
    overlay,
    read_threads,
    threads_of,
)
from .messages import read_messages
from .transcript import UNSET, Draft, Transcript, finish
from .values import as_dict, as_text, dicts, first, json_or_text, read_time, without

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
            trace = {**value.value, **as_dict(value.value.get("trace"))}
            yield from _one(without(trace, ["trace"]), dicts(trace["observations"]), value, context)
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
    observations.sort(key=lambda o: str(o.get("startTime") or ""))
    root = _root(observations)
    whole = {**without(root, ()), **without(trace, ())}
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
    overlay(transcript, [_tool(o) for o in observations if o.get("type") == "TOOL"])
    return finish(transcript, _draft(trace, whole, transcript, value), context)


def _draft(
    trace: dict[str, Any], whole: dict[str, Any], transcript: Transcript, value: Value
) -> Draft:
    ends = transcript.events[-1] if transcript.events else {}
    answer = None if ends.get("role") == "assistant" else answered(whole.get("output"))
    latency = whole.get("latency")
    return Draft(
        source_format="langfuse",
        line=value.line,
        run_id=trace.get("id"),
        question=None if transcript.user_texts else asked(whole.get("input")),
        answer=UNSET if answer is None else answer,
        latency_s=latency if isinstance(latency, int | float) and latency >= 0 else None,
        metadata=without(whole, ("observations", "input", "output", "id", "latency")),
        notes=value.notes,
    )


def _root(observations: list[dict[str, Any]]) -> dict[str, Any]:
    for observation in observations:
        if observation.get("isRootObservation") or not observation.get("parentObservationId"):
            return observation
    return observations[0] if observations else {}


def _exchange(observation: dict[str, Any]) -> Exchange:
    return Exchange(
        messages_of(observation.get("input"), "user"),
        messages_of(observation.get("output"), "assistant"),
        str(observation.get("startTime") or ""),
        first(observation.get("model"), observation.get("providedModelName")),
    )


def _tool(observation: dict[str, Any]) -> ToolRecord:
    """A tool's observation; where it is text within JSON text, it is unpacked once."""
    arguments = json_or_text(observation.get("input"))
    output = json_or_text(observation.get("output"))
    held = as_dict(output)
    content = output if isinstance(output, str) else observation.get("output")
    if "tool_call_id" in held:
        content = held.get("content")
    return ToolRecord(
        name=observation.get("name"),
        arguments=arguments if isinstance(arguments, dict) else {"input": arguments},
        text=first(as_text(content), as_text(observation.get("statusMessage"))),
        call_id=first(held.get("tool_call_id"), as_dict(observation.get("metadata")).get("id")),
        error=observation.get("level") == "ERROR" or held.get("status") == "error",
        order=str(observation.get("startTime") or ""),
    )


LANGFUSE = Format("langfuse", "a Langfuse trace", _matches, read_all=_read)
