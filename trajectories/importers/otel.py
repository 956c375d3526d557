"""Traces of OpenTelemetry GenAI, OpenInference, OpenLLMetry and Google ADK as runs.

One trace is one run. Which convention a trace was written in is told by its attributes; where
two instrumentations saw the same requests, one of them is read.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

from .base import MALFORMED, Context, Format, FormatError, Outcome, Refused, Value, plainly
from .content import read_text
from .exchanges import (
    Exchange,
    ToolRecord,
    answered,
    asked,
    messages_of,
    overlay,
    read_thread,
    threads_of,
)
from .messages import read_messages, response_text
from .spans import LogEvent, Span, is_spans, spans_in
from .transcript import UNSET, Draft, Transcript, finish
from .values import as_dict, as_list, as_text, dicts, first, json_or_text, read_time

_INDEXED = re.compile(r"^(\d+)\.(.+)$")
_MODEL_KEYS = (
    "gen_ai.response.model",
    "gen_ai.request.model",
    "llm.model_name",
    "model_name",
    "llm.request.model",
)
_FINISH_KEYS = ("gen_ai.response.finish_reasons", "llm.finish_reason")


def _read(values: list[Value], context: Context) -> Iterator[Outcome]:
    spans: dict[str, list[Span]] = defaultdict(list)
    logs: dict[str, list[LogEvent]] = defaultdict(list)
    for value in values:
        if not is_spans(value.value):
            yield Refused(value.line, "is no span")
            continue
        try:
            found = list(spans_in(value.value, value.line))
        except MALFORMED as error:
            yield Refused(value.line, f"is no span that can be read: {error}")
            continue
        for item in found:
            if isinstance(item, Span):
                spans[item.trace_id].append(item)
            else:
                logs[item.trace_id].append(item)
    if not spans and not logs:
        yield Refused(values[0].line, "holds no spans")
    notes = tuple(note for value in values for note in value.notes)
    for trace_id in dict.fromkeys((*spans, *logs)):
        try:
            yield _trace(trace_id, spans[trace_id], logs[trace_id], notes, context)
        except (FormatError, *MALFORMED) as error:
            line = spans[trace_id][0].line if spans[trace_id] else 1
            yield Refused(line, f"trace {trace_id or 'without id'}: {plainly(error)}")


def _trace(
    trace_id: str,
    spans: list[Span],
    logs: list[LogEvent],
    notes: tuple[str, ...],
    context: Context,
) -> Outcome:
    spans.sort(key=lambda span: (span.start, span.span_id))
    convention, exchanges = _exchanges(spans, logs)
    tools = [tool for span in spans if (tool := _tool(span))]
    root = _root(spans)
    transcript = Transcript()
    threads = threads_of(exchanges)
    if threads:
        main = threads[0]
        read_thread(main, transcript)
        transcript.n_requests = len(exchanges)
        for thread in threads[1:]:
            transcript.warnings.add(
                "other-conversation", len(thread.exchanges), "requests outside the main thread"
            )
    elif root is not None:
        convention = _read_root_messages(root, transcript) or convention
    overlay(transcript, tools)
    if not threads and not tools and not transcript.events:
        raise FormatError("holds no model request, no tool call and no message")
    yield_question, answer = _from_root(root, transcript)
    return finish(
        transcript,
        _draft(trace_id, spans, root, convention, yield_question, answer, notes),
        context,
    )


def _draft(
    trace_id: str,
    spans: list[Span],
    root: Span | None,
    convention: str,
    question: str | None,
    answer: Any,
    notes: tuple[str, ...],
) -> Draft:
    metadata: dict[str, Any] = {"trace_id": trace_id, "n_spans": len(spans)}
    latency = None
    if root is not None:
        metadata |= {"root": root.name, "resource": root.resource, "scope": root.scope}
        metadata["started_at"] = read_time(root.start) if root.start else None
        latency = max(0.0, (root.end - root.start) / 1e9) if root.end else None
    conversation = next(
        (s.attributes[k] for s in spans for k in _CONVERSATION_KEYS if s.attributes.get(k)), None
    )
    metadata["conversation_id"] = conversation
    return Draft(
        source_format=convention,
        line=spans[0].line if spans else 1,
        run_id=trace_id or None,
        question=question,
        answer=answer,
        model=next((m for s in spans if (m := _model(s))), None),
        latency_s=latency,
        metadata={key: value for key, value in metadata.items() if value not in (None, {}, "")},
        notes=notes,
    )


_CONVERSATION_KEYS = ("gen_ai.conversation.id", "session.id", "gcp.vertex.agent.session_id")


def _model(span: Span) -> Any:
    return first(*(span.attributes.get(key) for key in _MODEL_KEYS))


def _root(spans: list[Span]) -> Span | None:
    """The span of the agent's run: a named agent's, or the one without a parent."""
    known = {span.span_id for span in spans}
    tops = [span for span in spans if span.parent_id not in known]
    for span in (*tops, *spans):
        if "input.value" in span.attributes or "pydantic_ai.all_messages" in span.attributes:
            return span
    agents = [s for s in spans if s.attributes.get("gen_ai.operation.name") == "invoke_agent"]
    return first(*agents[:1], *tops[:1], *spans[:1])


def _from_root(root: Span | None, transcript: Transcript) -> tuple[str | None, Any]:
    """Question and answer from the root span, where the messages do not say them."""
    if root is None:
        return None, UNSET
    inputs = (
        root.attributes.get(k) for k in ("input.value", "gen_ai.prompt", "traceloop.entity.input")
    )
    outputs = (
        root.attributes.get(k) for k in ("final_result", "output.value", "traceloop.entity.output")
    )
    question = None if transcript.user_texts else asked(first(*inputs))
    ends = transcript.events[-1] if transcript.events else {}
    if ends.get("role") == "assistant" and ends.get("message"):
        return question, UNSET
    answer = answered(first(*outputs))
    return question, UNSET if answer is None else answer


def _read_root_messages(root: Span, transcript: Transcript) -> str | None:
    held = first(
        *(root.attributes.get(k) for k in ("pydantic_ai.all_messages", "all_messages_events"))
    )
    if held is None:
        return None
    read_messages(messages_of(held, "user"), transcript)
    return "otel_genai"


# --- requests to a model --------------------------------------------------------------------


def _exchanges(spans: list[Span], logs: list[LogEvent]) -> tuple[str, list[Exchange]]:
    """The convention that holds the trace's requests, and the requests in order."""
    for convention, read in _CONVENTIONS:
        found = [exchange for span in spans if (exchange := read(span))]
        if any(exchange.inputs or exchange.outputs for exchange in found):
            return convention, found
    found = _from_events(spans, logs)
    if found:
        return "otel_genai_events", found
    kinds = any("openinference.span.kind" in span.attributes for span in spans)
    return ("openinference" if kinds else "otel_genai"), []


def _exchange(span: Span, inputs: list[Any], outputs: list[Any]) -> Exchange:
    reasons = json_or_text(first(*(span.attributes.get(k) for k in _FINISH_KEYS)))
    reason = reasons[0] if isinstance(reasons, list) and reasons else reasons
    return Exchange(inputs, outputs, span.start, _model(span), reason, span.line)


def _genai(span: Span) -> Exchange | None:
    """The GenAI conventions from 1.37 on: messages with parts, as JSON."""
    attributes = span.attributes
    operation = attributes.get("gen_ai.operation.name")
    if operation in ("execute_tool", "invoke_agent", "create_agent"):
        return None
    inputs = messages_of(attributes.get("gen_ai.input.messages"), "user")
    outputs = messages_of(attributes.get("gen_ai.output.messages"), "assistant")
    if not inputs and not outputs:
        return None
    system = messages_of(attributes.get("gen_ai.system_instructions"), "system")
    text = "".join(str(as_dict(part).get("content", part)) for part in system)
    head = [{"role": "system", "content": text}] if text else []
    return _exchange(span, [*head, *inputs], outputs)


def _vertex(span: Span) -> Exchange | None:
    """Google ADK: request and response as JSON in `gcp.vertex.agent.*`."""
    request = as_dict(json_or_text(span.attributes.get("gcp.vertex.agent.llm_request")))
    response = as_dict(json_or_text(span.attributes.get("gcp.vertex.agent.llm_response")))
    contents = as_list(request.get("contents"))
    content = response.get("content")
    if not contents and not content:
        return None
    system = as_text(as_dict(request.get("config")).get("system_instruction"))
    head = [{"role": "system", "content": system}] if system else []
    return _exchange(span, [*head, *contents], [{"role": "model", **as_dict(content)}])


def _openinference(span: Span) -> Exchange | None:
    """OpenInference: messages flattened into numbered attributes of LLM spans."""
    if span.attributes.get("openinference.span.kind") != "LLM":
        return None
    inputs = [_flat_message(m) for m in _numbered(span.attributes, "llm.input_messages.")]
    outputs = [_flat_message(m) for m in _numbered(span.attributes, "llm.output_messages.")]
    if not inputs:
        inputs = messages_of(span.attributes.get("input.value"), "user")
    if not outputs:
        outputs = messages_of(span.attributes.get("output.value"), "assistant")
    return _exchange(span, inputs, outputs)


def _flat_message(flat: dict[str, Any]) -> dict[str, Any]:
    message = {k.removeprefix("message."): v for k, v in flat.items()}
    calls = [
        {k.removeprefix("tool_call."): v for k, v in call.items()}
        for call in _numbered(message, "tool_calls.")
    ]
    blocks = [
        {k.removeprefix("message_content."): v for k, v in block.items()}
        for block in _numbered(message, "contents.")
    ]
    plain = {k: v for k, v in message.items() if "." not in k}
    if calls:
        plain["tool_calls"] = [
            {
                "id": call.get("id"),
                "function": {
                    "name": call.get("function.name"),
                    "arguments": call.get("function.arguments"),
                },
            }
            for call in calls
        ]
    if "function_call_name" in plain:
        plain["function_call"] = {
            "name": plain.pop("function_call_name"),
            "arguments": plain.pop("function_call_arguments_json", None),
        }
    if blocks and plain.get("content") is None:
        plain["content"] = [_flat_block(block) for block in blocks]
    return {"role": "assistant", **plain}


def _flat_block(block: dict[str, Any]) -> dict[str, Any]:
    url = block.get("image.image.url")
    return {"type": "image_url", "image_url": {"url": url}} if url else block


def _numbered(attributes: dict[str, Any], prefix: str) -> list[dict[str, Any]]:
    """The groups `prefix0.…`, `prefix1.…` of flat attributes, in their order."""
    groups: dict[int, dict[str, Any]] = defaultdict(dict)
    for key, value in attributes.items():
        if key.startswith(prefix) and (match := _INDEXED.match(key[len(prefix) :])):
            groups[int(match[1])][match[2]] = value
    return [groups[index] for index in sorted(groups)]


def _openllmetry(span: Span) -> Exchange | None:
    """OpenLLMetry: `gen_ai.prompt.0.content`, `gen_ai.completion.0.tool_calls.0.name`."""
    inputs = [_numbered_message(m) for m in _numbered(span.attributes, "gen_ai.prompt.")]
    outputs = [_numbered_message(m) for m in _numbered(span.attributes, "gen_ai.completion.")]
    if not inputs and not outputs:
        return None
    return _exchange(span, inputs, [{**m, "role": "assistant"} for m in outputs])


def _numbered_message(flat: dict[str, Any]) -> dict[str, Any]:
    calls = _numbered(flat, "tool_calls.")
    message = {k: v for k, v in flat.items() if "." not in k}
    message.setdefault("role", "assistant")
    if isinstance(message.get("content"), str):
        content = json_or_text(message["content"])
        blocks = dicts(content)
        if isinstance(content, list) and blocks and all("type" in block for block in blocks):
            message["content"] = content
    return message | ({"tool_calls": calls} if calls else {})


_CONVENTIONS: tuple[tuple[str, Callable[[Span], Exchange | None]], ...] = (
    ("otel_genai", _genai),
    ("google_adk", _vertex),
    ("openinference", _openinference),
    ("openllmetry", _openllmetry),
)

# --- messages in events and log records -----------------------------------------------------

_EVENT_ROLES = {
    "gen_ai.system.message": "system",
    "gen_ai.user.message": "user",
    "gen_ai.assistant.message": "assistant",
    "gen_ai.tool.message": "tool",
    "gen_ai.choice": "choice",
    "gen_ai.content.prompt": "prompt",
    "gen_ai.content.completion": "completion",
    "gen_ai.client.inference.operation.details": "details",
}


def _from_events(spans: list[Span], logs: list[LogEvent]) -> list[Exchange]:
    """Requests whose messages are log records or span events, as older conventions wrote them."""
    by_span: dict[str, list[tuple[int, str, Any]]] = defaultdict(list)
    for log in logs:
        if log.name in _EVENT_ROLES:
            body = log.body if log.body not in (None, {}) else log.attributes
            by_span[log.span_id].append((log.time, _EVENT_ROLES[log.name], body))
    for span in spans:
        for event in span.events:
            if event["name"] in _EVENT_ROLES:
                body = _event_body(event["attributes"])
                by_span[span.span_id].append((event["time"], _EVENT_ROLES[event["name"]], body))
    known = {span.span_id: span for span in spans}
    exchanges = []
    for span_id, found in by_span.items():
        found.sort(key=lambda item: item[0])
        exchange = _event_exchange(found)
        if owner := known.get(span_id):
            exchange.order, exchange.line, exchange.model = owner.start, owner.line, _model(owner)
        else:
            exchange.order = found[0][0]
        exchanges.append(exchange)
    return sorted(exchanges, key=lambda exchange: exchange.order)


def _event_body(attributes: dict[str, Any]) -> Any:
    held = json_or_text(first(attributes.get("gen_ai.event.content"), attributes.get("body")))
    return held if isinstance(held, dict) else attributes


def _event_exchange(found: list[tuple[int, str, Any]]) -> Exchange:
    exchange = Exchange([], [])
    for _, role, body in found:
        body = as_dict(json_or_text(body)) or {"content": body}
        if role == "choice":
            message = as_dict(json_or_text(first(body.get("message"), body)))
            exchange.outputs.append({**message, "role": "assistant"})
            exchange.finish_reason = body.get("finish_reason")
        elif role == "details":
            exchange.inputs += messages_of(body.get("gen_ai.input.messages"), "user")
            exchange.outputs += messages_of(body.get("gen_ai.output.messages"), "assistant")
        elif role == "prompt":
            exchange.inputs += messages_of(first(body.get("gen_ai.prompt"), body), "user")
        elif role == "completion":
            exchange.outputs += messages_of(first(body.get("gen_ai.completion"), body), "assistant")
        else:
            exchange.inputs.append(_role_message(role, body))
    return exchange


def _role_message(role: str, body: dict[str, Any]) -> dict[str, Any]:
    message = {**body, "role": role}
    calls = json_or_text(body.get("tool_calls"))
    if isinstance(calls, list):
        message["tool_calls"] = calls
    if role == "tool":
        message["tool_call_id"] = first(body.get("id"), body.get("tool_call_id"))
        message.pop("id", None)
    return message


# --- tools ----------------------------------------------------------------------------------

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


def _tool(span: Span) -> ToolRecord | None:
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
    name = first(*(attributes.get(k) for k in names), span.name.removeprefix("execute_tool "))
    text, call_id, flagged = _tool_result(first(*(attributes.get(k) for k in _RESULT_KEYS)))
    return ToolRecord(
        name=name,
        arguments=_tool_arguments(first(*(attributes.get(k) for k in _ARGUMENT_KEYS))),
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


def _tool_result(value: Any) -> tuple[str | None, Any, bool | None]:
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


OTEL = Format("otel", "an OpenTelemetry trace", is_spans, read_all=_read)
