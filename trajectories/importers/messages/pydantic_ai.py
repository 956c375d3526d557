"""Messages of pydantic-ai: requests and responses made of parts."""

from __future__ import annotations

from typing import Any

from trajectories.importers.content import Content, read_content, read_text
from trajectories.importers.transcript import Call, Result, Transcript
from trajectories.importers.values import as_text, dicts

from .chat import say_steps


def read_message(message: dict[str, Any], transcript: Transcript) -> None:
    said = Content()
    for part in dicts(message.get("parts")):
        kind = part.get("part_kind")
        if kind == "text":
            said.items.append(as_text(part.get("content")) or "")
        elif kind in ("tool-call", "builtin-tool-call"):
            call = Call(part.get("tool_name"), part.get("args"), part.get("tool_call_id"))
            said.items.append(call)
        elif kind == "builtin-tool-return":
            said.items.append(_result_of(part, transcript))
        elif kind == "file":
            said.items += read_content(part.get("content"), transcript).items
        else:
            _read_part(part, kind, transcript)
    if message.get("kind") == "response":
        transcript.n_requests += 1
        say_steps(said, [], transcript)


def _read_part(part: dict[str, Any], kind: Any, transcript: Transcript) -> None:
    content = part.get("content")
    if kind == "user-prompt":
        transcript.say("user", read_text(content, transcript))
    elif kind == "system-prompt":
        transcript.say("system", as_text(content))
    elif kind == "thinking":
        transcript.think(as_text(content))
    elif kind == "retry-prompt" and part.get("tool_name") is None:
        transcript.say("user", as_text(content))
    elif kind in ("tool-return", "retry-prompt"):
        transcript.result(_result_of(part, transcript))
    else:
        transcript.warnings.add("unknown-content", str(kind)[:60], "the part was left out")


def _result_of(part: dict[str, Any], transcript: Transcript) -> Result:
    failed = (
        part.get("part_kind") == "retry-prompt"
        or part.get("outcome") not in (None, "success")
        or part.get("retry") is not None
    )
    text = read_text(part.get("content"), transcript)
    return Result(text, part.get("tool_call_id"), part.get("tool_name"), failed)
