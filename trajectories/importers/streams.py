"""Answers that were kept as the events they were streamed in, put together again.

OpenAI's chunks of chat completions, the events of its Responses, and Anthropic's messages; as
JSON Lines, or as the text of a stream of server-sent events.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterable, Iterator
from typing import Any

from .base import Refused, Value
from .values import as_dict, dicts, first, json_or_text, loads

_ANTHROPIC = (
    "message_start",
    "content_block_start",
    "content_block_delta",
    "content_block_stop",
    "message_delta",
    "message_stop",
    "ping",
)
_ENDS = ("response.completed", "response.incomplete", "response.failed")
_CUT_OFF = "truncated:stream (it ends before the answer does)"
_LINE_BYTES = 64 * 1024**2


def is_event(value: Any) -> bool:
    """Whether a value is one event of a streamed answer."""
    event = _event(value)
    kind = str(event.get("type"))
    if event.get("object") == "chat.completion.chunk":
        return isinstance(event.get("choices"), list)
    if kind.startswith("response."):
        return "sequence_number" in event or "response" in event or "item" in event
    return kind in _ANTHROPIC and "role" not in event


def is_event_stream(head: bytes) -> bool:
    """Whether a text is a stream of server-sent events, whose data are JSON."""
    lines = [line.strip() for line in head.splitlines() if line.strip()]
    fields = [line for line in lines if not line.startswith(b":")][:2]
    return any(line.startswith((b"data: {", b"data:{")) for line in fields)


def events_in(stream: io.BufferedReader) -> Iterator[Value | Refused]:
    """The data of a stream of server-sent events, each in one line."""
    number = 0
    while line := stream.readline(_LINE_BYTES):
        number += 1
        data = line.removeprefix(b"data:").strip()
        if data == line.strip() or data == b"[DONE]":
            continue
        try:
            value, notes = loads(data.decode("utf-8"))
        except (ValueError, RecursionError) as error:
            yield Refused(number, f"is no event that can be read: {error}")
            continue
        yield Value(number, value, notes)


def _event(value: Any) -> dict[str, Any]:
    """An event, out of the `{"event": …, "data": …}` that some logs keep it in."""
    event = as_dict(value)
    return as_dict(json_or_text(event["data"])) if {"event", "data"} <= set(event) else event


def streams_of(values: Iterable[Value]) -> list[list[Value]]:
    """The events of a file, apart by the answers that they make up, in order of their beginning.

    Chunks say which completion they belong to; of other answers one follows the other.
    """
    completions: dict[str, list[Value]] = {}
    others: list[list[Value]] = []
    for value in values:
        event = _event(value.value)
        value = Value(value.line, event, value.notes)
        if event.get("object") == "chat.completion.chunk":
            completions.setdefault(str(event.get("id")), []).append(value)
        elif not others or event.get("type") in ("message_start", "response.created"):
            others.append([value])
        else:
            others[-1].append(value)
    return sorted((*completions.values(), *others), key=lambda events: events[0].line)


def answer_of(events: list[Value]) -> Value:
    """The answer that the events of one stream make up, as the API gives it unstreamed."""
    answer, is_whole = _answer([event.value for event in events])
    notes = tuple(note for event in events for note in event.notes)
    return Value(events[0].line, answer, notes if is_whole else (*notes, _CUT_OFF))


def _answer(events: list[dict[str, Any]]) -> tuple[dict[str, Any], bool]:
    """The answer of one stream, and whether the stream says that it is whole."""
    if events[0].get("object") == "chat.completion.chunk":
        answer = as_dict(completion_of(events))
        return answer, any(c.get("finish_reason") for c in dicts(answer.get("choices")))
    if any(str(event.get("type")).startswith("response.") for event in events):
        return _response(events)
    return _message(events)


def completion_of(response: Any) -> Any:
    """A chat completion put together from the chunks that it was streamed in."""
    chunks = dicts(response) if isinstance(response, list) else [as_dict(response)]
    choices = [c for chunk in chunks for c in dicts(chunk.get("choices")) if "delta" in c]
    if not choices:
        return response
    message: dict[str, Any] = {"role": "assistant", "content": None}
    calls: dict[str, dict[str, Any]] = {}
    for choice in choices:
        delta = as_dict(choice["delta"]) if not choice.get("index") else {}
        for key in ("content", "refusal", "reasoning_content"):
            if isinstance(delta.get(key), str):
                message[key] = (message.get(key) or "") + delta[key]
        for part in dicts(delta.get("tool_calls")):
            _extend(calls.setdefault(str(part.get("index")), {}), part)
        if isinstance(delta.get("function_call"), dict):
            _extend(calls.setdefault("", {}), {"function": delta["function_call"]})
    if calls:
        message["tool_calls"] = list(calls.values())
    reason = next((c["finish_reason"] for c in choices if c.get("finish_reason")), None)
    usage = first(*(chunk.get("usage") for chunk in chunks))
    whole = {**chunks[0], "choices": [{"message": message, "finish_reason": reason}]}
    return whole | ({"usage": usage} if usage else {})


def _extend(call: dict[str, Any], part: dict[str, Any]) -> None:
    function = as_dict(part.get("function"))
    held = call.setdefault("function", {})
    call["id"] = first(call.get("id"), part.get("id"))
    held["name"] = first(held.get("name"), function.get("name"))
    held["arguments"] = _text(held.get("arguments")) + _text(function.get("arguments"))


def _response(events: list[dict[str, Any]]) -> tuple[dict[str, Any], bool]:
    """A response: what its last event holds, or else the items that came before the break."""
    answer: dict[str, Any] = {"object": "response"}
    items: dict[str, dict[str, Any]] = {}
    is_whole = False
    for event in events:
        kind, item = str(event.get("type")), event.get("item")
        answer |= as_dict(event.get("response"))
        is_whole = is_whole or kind in _ENDS
        if kind == "error":
            answer["error"] = first(event.get("error"), event.get("message"), kind)
        elif isinstance(item, dict):
            items[str(event.get("output_index"))] = dict(item)
        elif kind == "response.function_call_arguments.delta":
            held = items.setdefault(str(event.get("output_index")), {"type": "function_call"})
            held["arguments"] = _text(held.get("arguments")) + _text(event.get("delta"))
        elif kind == "response.output_text.delta":
            held = items.setdefault(str(event.get("output_index")), {"type": "message"})
            said = "".join(_text(part.get("text")) for part in dicts(held.get("content")))
            text = said + _text(event.get("delta"))
            held["content"] = [{"type": "output_text", "text": text}]
    return answer | {"output": answer.get("output") or list(items.values())}, is_whole


def _message(events: list[dict[str, Any]]) -> tuple[dict[str, Any], bool]:
    """A message of Anthropic's, its blocks put together by their index."""
    message: dict[str, Any] = {"type": "message", "role": "assistant"}
    blocks: dict[str, dict[str, Any]] = {}
    is_whole = False
    for event in events:
        kind, delta = event.get("type"), as_dict(event.get("delta"))
        is_whole = is_whole or kind == "message_stop"
        if kind == "message_start":
            message |= as_dict(event.get("message"))
        elif kind == "message_delta":
            usage = as_dict(message.get("usage")) | as_dict(event.get("usage"))
            message |= delta | {"usage": usage}
        elif kind == "content_block_start":
            blocks[str(event.get("index"))] = dict(as_dict(event.get("content_block")))
        elif kind == "content_block_delta":
            _add(blocks.setdefault(str(event.get("index")), {"type": "text"}), delta)
        elif kind == "error":
            message["error"] = first(event.get("error"), kind)
    return message | {"content": [_closed(block) for block in blocks.values()]}, is_whole


def _add(block: dict[str, Any], delta: dict[str, Any]) -> None:
    for key in ("text", "thinking", "partial_json"):
        if isinstance(delta.get(key), str):
            block[key] = _text(block.get(key)) + delta[key]


def _closed(block: dict[str, Any]) -> dict[str, Any]:
    """A block with the arguments that were streamed as JSON; as text where that is broken."""
    if not (written := block.pop("partial_json", "")):
        return block
    try:
        return {**block, "input": json.loads(written)}
    except (ValueError, RecursionError):
        return {**block, "input": written}


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""
