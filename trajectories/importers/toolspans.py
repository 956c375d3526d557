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
    "tool_call.function.arguments",
    "tool.parameters",
    "gen_ai.tool.arguments",
    "input.value",
    "traceloop.entity.input",
)
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
    )
    if not is_tool or "(merged" in str(attributes.get("gen_ai.tool.name")):
        return None
    names = ("gen_ai.tool.name", "tool.name", "tool_call.function.name", "traceloop.entity.name")
    name = first(pick(attributes, names), span.name.removeprefix("execute_tool "))
    text, call_id, flagged = tool_result(pick(attributes, _RESULT_KEYS))
    return ToolRecord(
        name=name,
        arguments=_tool_arguments(pick(attributes, _ARGUMENT_KEYS)),
        text=first(text, _exception(span) if span.error else None),
        call_id=first(
            attributes.get("gen_ai.tool.call.id"), attributes.get("tool_call.id"), call_id
        ),
        error=span.error or bool(flagged) or "error.type" in attributes,
        order=span.start,
    )


def _tool_arguments(value: Any) -> Any:
    """Arguments as the trace has them; a bare word that is no JSON is kept under `input`."""
    parsed = json_or_text(value)
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
