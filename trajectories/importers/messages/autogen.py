"""Messages and events of AutoGen's agents and teams."""

from __future__ import annotations

from typing import Any

from trajectories.importers.content import read_text
from trajectories.importers.transcript import Call, Result, Transcript
from trajectories.importers.values import as_dict, as_list, as_text, dicts, first


def read_turn(message: dict[str, Any], transcript: Transcript) -> None:
    source = message.get("source")
    role = "user" if message.get("type") == "UserMessage" or source == "user" else "assistant"
    if transcript.pending_text:
        transcript.think(transcript.pending_text)
        transcript.pending_text = None
    text = read_text(message.get("content"), transcript)
    speaker = None if source in ("user", "system") else source
    transcript.say(role, text, speaker=speaker, source=message.get("metadata"))


def read_thought(message: dict[str, Any], transcript: Transcript) -> None:
    transcript.pending_text = read_text(message.get("content"), transcript)


def read_calls(message: dict[str, Any], transcript: Transcript) -> None:
    content = message.get("content")
    thought = first(message.get("thought"), transcript.pending_text)
    transcript.pending_text = None
    if not isinstance(content, list):
        transcript.n_requests += 1
        read_turn(message, transcript)
        return
    transcript.n_requests += 1
    calls = [Call(c.get("name"), c.get("arguments"), c.get("id")) for c in dicts(content)]
    transcript.turn(as_text(thought), calls, speaker=message.get("source"))


def read_results(message: dict[str, Any], transcript: Transcript) -> None:
    for item in dicts(message.get("content")):
        error = item.get("is_error")
        transcript.result(
            Result(
                read_text(item.get("content"), transcript),
                item.get("call_id"),
                item.get("name"),
                None if error is None else bool(error),
            )
        )


def read_system(message: dict[str, Any], transcript: Transcript) -> None:
    transcript.say("system", as_text(message.get("content")))


def read_code(message: dict[str, Any], transcript: Transcript) -> None:
    blocks = as_list(message.get("code_blocks"))
    transcript.call(Call("code_execution", {"code_blocks": blocks} if blocks else {}))


def read_code_result(message: dict[str, Any], transcript: Transcript) -> None:
    result = as_dict(message.get("result"))
    text = as_text(first(result.get("output"), message.get("content")))
    code = result.get("exit_code")
    error = None if code is None else code != 0
    transcript.result(Result(text, None, "code_execution", error))


def ignore(message: dict[str, Any], transcript: Transcript) -> None:
    """Events of the framework itself: a stream's chunk, a request for input, a speaker's turn."""
