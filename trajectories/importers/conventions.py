"""The conventions in which spans hold requests to a model: which one, and what it says."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable
from typing import Any

from .exchanges import Exchange
from .payloads import messages_of
from .spans import LogEvent, Span
from .values import as_dict, as_list, as_text, dicts, first, json_or_text, pick

_INDEXED = re.compile(r"^(\d+)\.(.+)$")
_MODEL_KEYS = (
    "gen_ai.response.model",
    "gen_ai.request.model",
    "llm.model_name",
    "model_name",
    "llm.request.model",
    "ai.response.model",
    "ai.model.id",
)
_REQUESTS = ("chat", "text_completion", "generate_content")
_BLOCK_KEYS = frozenset(("type", "text", "toolUse", "toolResult", "reasoningContent"))
_FINISH_KEYS = ("gen_ai.response.finish_reasons", "llm.finish_reason", "ai.response.finishReason")


def model_of(span: Span) -> Any:
    return pick(span.attributes, _MODEL_KEYS)


def exchanges_of(spans: list[Span], logs: list[LogEvent]) -> tuple[str, list[Exchange]]:
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
    reasons = json_or_text(pick(span.attributes, _FINISH_KEYS))
    reason = reasons[0] if isinstance(reasons, list) and reasons else reasons
    return Exchange(inputs, outputs, span.start, model_of(span), reason, span.line)


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


def _vercel(span: Span) -> Exchange | None:
    """The AI SDK of Vercel: `ai.prompt.messages`, `ai.response.text` and `.toolCalls`."""
    attributes = span.attributes
    inputs = messages_of(attributes.get("ai.prompt.messages"), "user")
    if not inputs:
        return None
    said = pick(attributes, ("ai.response.text", "ai.response.object", "ai.result.text"))
    calls = json_or_text(pick(attributes, ("ai.response.toolCalls", "ai.result.toolCalls")))
    reply = {"role": "assistant", "content": as_text(said), "tool_calls": dicts(calls)}
    if thought := attributes.get("ai.response.reasoning"):
        reply["reasoning"] = thought
    return _exchange(span, inputs, [reply])


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
    if "content" in message:
        message["content"] = _blocks(message["content"])
    return message | ({"tool_calls": calls} if calls else {})


def _blocks(content: Any) -> Any:
    """A message's content, as the blocks that it is where it holds them as JSON."""
    blocks = json_or_text(content)
    if isinstance(blocks, list) and blocks and all(_BLOCK_KEYS & set(as_dict(b)) for b in blocks):
        return blocks
    return content


_CONVENTIONS: tuple[tuple[str, Callable[[Span], Exchange | None]], ...] = (
    ("otel_genai", _genai),
    ("google_adk", _vertex),
    ("vercel_ai", _vercel),
    ("openinference", _openinference),
    ("openllmetry", _openllmetry),
)

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
    for span_id, found in _requests(by_span, known).items():
        found.sort(key=lambda item: item[0])
        exchange = _event_exchange(found)
        if owner := known.get(span_id):
            exchange.order, exchange.line, exchange.model = owner.start, owner.line, model_of(owner)
        else:
            exchange.order = found[0][0]
        exchanges.append(exchange)
    return sorted(exchanges, key=lambda exchange: exchange.order)


def _requests(by_span: dict[str, Any], known: dict[str, Span]) -> dict[str, Any]:
    """Of the spans with messages, the requests; an agent's or a loop's repeats theirs."""
    operations = {
        span_id: known[span_id].attributes.get("gen_ai.operation.name") if span_id in known else ""
        for span_id in by_span
    }
    asked = {k: v for k, v in by_span.items() if operations[k] in ("", *_REQUESTS)}
    agents = {k: v for k, v in by_span.items() if operations[k] == "invoke_agent"}
    rest = {k: v for k, v in by_span.items() if operations[k] != "execute_tool"}
    return asked or agents or rest


def _event_body(attributes: dict[str, Any]) -> Any:
    held = json_or_text(first(attributes.get("gen_ai.event.content"), attributes.get("body")))
    return held if isinstance(held, dict) else attributes


def _event_exchange(found: list[tuple[int, str, Any]]) -> Exchange:
    exchange = Exchange([], [])
    for _, role, body in found:
        body = as_dict(json_or_text(body)) or {"content": body}
        if role == "choice":
            held = json_or_text(first(body.get("message"), body))
            message = held if isinstance(held, dict) else {"content": _blocks(held)}
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
    content = _blocks(body.get("content"))
    if role == "tool" and isinstance(content, list):
        role = "user"  # Bedrock's form: results are blocks of a user's message
    message = {**body, "role": role, "content": content}
    calls = json_or_text(body.get("tool_calls"))
    if isinstance(calls, list):
        message["tool_calls"] = calls
    if role == "tool":
        message["tool_call_id"] = first(body.get("id"), body.get("tool_call_id"))
        message.pop("id", None)
    return message
