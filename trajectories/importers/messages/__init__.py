"""One tolerant reader of chat messages, in the dialects that libraries write.

`read_messages` puts a list of messages into a transcript. Each message says by its own keys
which dialect it is in, so that a file may mix them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from trajectories.importers.transcript import Transcript

from . import autogen, pydantic_ai, responses, smolagents
from .chat import (
    chat_message,
    listed_call,
    note_finish,
    note_time_and_model,
    role_of,
    say_steps,
    unwrapped,
)
from .chunks import joined
from .smolagents import in_code

TYPED: dict[str, Callable[[dict[str, Any], Transcript], None]] = {
    "message": responses.read_message,
    "function_call": responses.read_call,
    "custom_tool_call": responses.read_call,
    "function_call_output": responses.read_output,
    "custom_tool_call_output": responses.read_output,
    "reasoning": responses.read_reasoning,
    "TextMessage": autogen.read_turn,
    "MultiModalMessage": autogen.read_turn,
    "StructuredMessage": autogen.read_turn,
    "StopMessage": autogen.read_turn,
    "HandoffMessage": autogen.read_turn,
    "ToolCallSummaryMessage": autogen.read_turn,
    "UserMessage": autogen.read_turn,
    "ThoughtEvent": autogen.read_thought,
    "ToolCallRequestEvent": autogen.read_calls,
    "AssistantMessage": autogen.read_calls,
    "ToolCallExecutionEvent": autogen.read_results,
    "FunctionExecutionResultMessage": autogen.read_results,
    "SystemMessage": autogen.read_system,
    "CodeGenerationEvent": autogen.read_code,
    "CodeExecutionEvent": autogen.read_code_result,
    "ModelClientStreamingChunkEvent": autogen.ignore,
    "UserInputRequestedEvent": autogen.ignore,
    "SelectSpeakerEvent": autogen.ignore,
    "MemoryQueryEvent": autogen.ignore,
    "request": pydantic_ai.read_message,
    "response": pydantic_ai.read_message,
}

ROLED = {"tool-call": smolagents.read_calls, "tool-response": smolagents.read_result}


def read_messages(messages: Iterable[Any], transcript: Transcript) -> None:
    """Put messages of any dialect into the transcript, in order."""
    for message in joined(messages):
        read_message(message, transcript)


def read_message(message: Any, transcript: Transcript) -> None:
    """Put one message into the transcript."""
    if isinstance(message, str):
        transcript.say("user" if not transcript.events else "assistant", message)
        return
    if not isinstance(message, dict):
        transcript.warnings.add("unknown-message", str(message)[:40], "left out: not an object")
        return
    message = unwrapped(message)
    note_time_and_model(message, transcript)
    kind = str(message.get("type") or message.get("kind") or "")
    reader = TYPED.get(kind) or ROLED.get(str(message.get("role")))
    if reader is None and kind.endswith(("_call", "_call_output")) and "role" not in message:
        reader = responses.read_builtin
    (reader or chat_message)(message, transcript)


__all__ = [
    "TYPED",
    "in_code",
    "listed_call",
    "note_finish",
    "read_message",
    "read_messages",
    "role_of",
    "say_steps",
    "unwrapped",
]
