"""Messages that were kept in the chunks that a model streamed them in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from trajectories.importers.values import as_dict, dicts, first, without

from .chat import unwrapped


def joined(messages: Iterable[Any]) -> Iterator[Any]:
    """The messages; chunks that follow each other and have one id are one message."""
    held: list[dict[str, Any]] = []
    for message in messages:
        chunk = _chunk(message)
        if held and (chunk is None or chunk["id"] != held[0]["id"]):
            yield _together(held)
            held = []
        if chunk is None:
            yield message
        else:
            held.append(chunk)
    if held:
        yield _together(held)


def _chunk(message: Any) -> dict[str, Any] | None:
    """A chunk of LangChain's out of its wrapper, if it has the id of the message it belongs to."""
    if not isinstance(message, dict):
        return None
    inner = unwrapped(message)
    is_chunk = str(inner.get("type")).endswith("Chunk") and inner.get("id") is not None
    return inner if is_chunk else None


def _together(chunks: list[dict[str, Any]]) -> dict[str, Any]:
    if len(chunks) == 1:
        return chunks[0]
    whole: dict[str, Any] = {}
    for chunk in chunks:
        whole |= without(chunk, ())
    parts = [part for chunk in chunks for part in dicts(chunk.get("tool_call_chunks"))]
    return {
        **without(whole, ("invalid_tool_calls", "tool_call_chunks")),
        "content": _content([chunk.get("content") for chunk in chunks]),
        "tool_calls": _calls(parts) if parts else whole.get("tool_calls"),
        "additional_kwargs": without(as_dict(whole.get("additional_kwargs")), ("tool_calls",)),
    }


def _content(contents: list[Any]) -> Any:
    if all(isinstance(content, str) for content in contents):
        return "".join(contents)
    return [block for c in contents for block in (c if isinstance(c, list) else [c]) if block]


def _calls(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    calls: dict[Any, dict[str, Any]] = {}
    for part in parts:
        call = calls.setdefault(part.get("index"), {"args": ""})
        call["name"] = first(call.get("name"), part.get("name"))
        call["id"] = first(call.get("id"), part.get("id"))
        call["args"] += part.get("args") or ""
    return list(calls.values())
