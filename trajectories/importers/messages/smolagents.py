"""Messages that smolagents sends to its model: calls and observations as text."""

from __future__ import annotations

import ast
from typing import Any

from trajectories.importers.content import read_text
from trajectories.importers.transcript import Call, Result, Transcript
from trajectories.importers.values import dicts

from .chat import listed_call, taken_text

_CALLING = "Calling tools:"
_OBSERVED = "Observation:"


def read_calls(message: dict[str, Any], transcript: Transcript) -> None:
    """`Calling tools:` and a list of calls as Python prints it; any other text is a turn."""
    text = read_text(message.get("content"), transcript) or ""
    calls = [in_code(listed_call(item)) for item in _printed(text.partition(_CALLING)[2])]
    if not calls:
        transcript.say("assistant", text)
        return
    said, extra = taken_text(transcript)
    transcript.turn(said, calls, **extra)


def read_result(message: dict[str, Any], transcript: Transcript) -> None:
    text = read_text(message.get("content"), transcript) or ""
    transcript.result(Result(text.strip().removeprefix(_OBSERVED).strip()))


def in_code(call: Call) -> Call:
    """The call; code that it runs is its argument `code`."""
    if isinstance(call.arguments, str) and call.name == "python_interpreter":
        call.arguments = {"code": call.arguments}
    return call


def _printed(text: str) -> list[dict[str, Any]]:
    try:
        return dicts(ast.literal_eval(text.strip()))
    except (ValueError, SyntaxError, MemoryError, RecursionError):
        return []
