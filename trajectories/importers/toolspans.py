"""Executions of tools as spans record them, in any convention."""

from __future__ import annotations

from typing import Any

from .content import read_text, response_text
from .exchanges import ToolRecord
from .spans import Span
from .transcript import Transcript
from .values import as_dict, as_text, first, json_or_text, pick

_ARGUMENT_KEYS = (
    "gen_ai.tool.call.arguments",
    "gcp.vertex.agent.tool_call_args",
    "ai.toolCall.args",
    "tool_call.function.arguments",
    "gen_ai.tool.arguments",
    "input.value",
    "traceloop.entity.input",
    "tool.parameters",
)
_NAME_KEYS = (
    "gen_ai.tool.name",
    "tool.name",
    "tool_call.function.name",
    "traceloop.entity.name",
    "ai.toolCall.name",
)
_ID_KEYS = ("gen_ai.tool.call.id", "tool_call.id", "tool.id", "ai.toolCall.id")
_PYTHON_CALL = frozenset(("args", "kwargs", "sanitize_inputs_outputs"))
_RESULT_KEYS = (
    "gen_ai.tool.call.result",
    "gcp.vertex.agent.tool_response",
    "gen_ai.tool.output",
    "output.value",
    "traceloop.entity.output",
)


def tool_of(span: Span) -> ToolRecord | None:
    """The execution of a tool that a span records, or None where it records something else."""
    attributes = span.attributes
    is_tool = (
        attributes.get("gen_ai.operation.name") == "execute_tool"
        or attributes.get("openinference.span.kind") == "TOOL"
        or attributes.get("traceloop.span.kind") == "tool"
        or "ai.toolCall.name" in attributes
    )
    if not is_tool or "(merged" in str(attributes.get("gen_ai.tool.name")):
        return None
    name = first(pick(attributes, _NAME_KEYS), span.name.removeprefix("execute_tool "))
    told = _in_events(span)
    result = first(pick(attributes, _RESULT_KEYS), _vercel_result(attributes), told[1])
    text, call_id, flagged = tool_result(result)
    return ToolRecord(
        name=name,
        arguments=_tool_arguments(first(pick(attributes, _ARGUMENT_KEYS), told[0])),
        text=first(text, _exception(span) if span.error else None),
        call_id=first(pick(attributes, _ID_KEYS), call_id),
        error=span.error
        or bool(flagged)
        or "error.type" in attributes
        or attributes.get("tool.status") == "error",
        order=span.start,
    )


def _vercel_result(attributes: dict[str, Any]) -> Any:
    """What the AI SDK's tool gave back, which stands there as JSON even where it is text."""
    written = attributes.get("ai.toolCall.result")
    held = json_or_text(written)
    return held if isinstance(held, str) else written


def _in_events(span: Span) -> tuple[Any, Any]:
    """The arguments and the result where a span's events hold them, as Strands writes them."""
    held = {event["name"]: event["attributes"] for event in span.events}
    arguments = as_dict(held.get("gen_ai.tool.message")).get("content")
    result = json_or_text(as_dict(held.get("gen_ai.choice")).get("message"))
    return arguments, read_text(result, Transcript())


def _tool_arguments(value: Any) -> Any:
    """Arguments as the trace has them; a bare word that is no JSON is kept under `input`."""
    parsed = json_or_text(value)
    if isinstance(parsed, dict) and {"args", "kwargs"} <= set(parsed) <= _PYTHON_CALL:
        return as_dict(parsed["kwargs"]) | ({"args": parsed["args"]} if parsed["args"] else {})
    return {"input": value} if isinstance(parsed, str) and parsed.strip() else parsed


def tool_result(value: Any) -> tuple[str | None, Any, bool | None]:
    """A result's text, call id and error, where it may be a dumped message or MCP content."""
    parsed = json_or_text(value)
    if isinstance(parsed, dict):
        held = as_dict(first(parsed.get("data"), parsed.get("kwargs")))
        message = held if "content" in held else parsed
        if "tool_call_id" in message:
            text = read_text(message.get("content"), Transcript())
            return text, message["tool_call_id"], message.get("status") == "error"
        if isinstance(parsed.get("content"), list):
            text, error = response_text(parsed, Transcript())
            return text, None, error
    return as_text(value), None, None


def _exception(span: Span) -> str | None:
    for event in span.events:
        if message := event["attributes"].get("exception.message"):
            return str(message)
    return as_text(span.message)
