"""Items of the OpenAI Responses API and of the Agents SDK."""

from __future__ import annotations

from typing import Any

from trajectories.importers.content import placeholder, read_text
from trajectories.importers.transcript import Call, Result, Transcript
from trajectories.importers.values import dicts, first, pick, without

from .chat import chat_message, taken_text


def read_message(message: dict[str, Any], transcript: Transcript) -> None:
    """A message item; items do not say how many requests made them, so none is counted."""
    n_requests = transcript.n_requests
    chat_message({"role": "assistant", **message}, transcript)
    transcript.n_requests = n_requests


def read_call(item: dict[str, Any], transcript: Transcript) -> None:
    """A call; the message item right before it is the text that the agent said with it."""
    call_id = first(item.get("call_id"), item.get("id"))
    arguments = first(item.get("arguments"), item.get("input"))
    if item.get("type") == "custom_tool_call":
        arguments = {"input": arguments}
    call = Call(item.get("name"), arguments, call_id)
    text, extra = taken_text(transcript)
    call.extra |= extra
    transcript.call(call, text)


def read_output(item: dict[str, Any], transcript: Transcript) -> None:
    call_id = first(item.get("call_id"), item.get("tool_call_id"), item.get("id"))
    error = True if item.get("status") == "failed" else None
    transcript.result(Result(read_text(item.get("output"), transcript), call_id, error=error))


def read_reasoning(item: dict[str, Any], transcript: Transcript) -> None:
    parts = dicts(item.get("summary")) or dicts(item.get("content"))
    transcript.think("\n".join(str(part.get("text", "")) for part in parts).strip())


def read_builtin(item: dict[str, Any], transcript: Transcript) -> None:
    """A built-in tool of the Responses API, whose item holds call and result together."""
    kind = str(item["type"])
    if kind.endswith("_call_output"):
        read_output(item, transcript)
        return
    held = ("output", "outputs", "results", "result", "error")
    call_id = first(item.get("call_id"), item.get("id"))
    name = first(item.get("name"), kind.removesuffix("_call"))
    arguments = first(
        pick(item, ("arguments", "action")),
        without(item, ("type", "id", "call_id", "status", "name", *held)),
    )
    transcript.call(Call(name, arguments, call_id))
    found = first(*(item.get(key) for key in held[:-1]))
    problem = item.get("error")
    if kind == "image_generation_call" and isinstance(found, str):
        found = placeholder("image", found, transcript)
    if found is not None or problem:
        failed = bool(problem) or item.get("status") in ("failed", "incomplete")
        text = read_text(first(found, problem), transcript)
        transcript.result(Result(text, call_id, error=failed))
