"""Runs that are a list of chat messages, bare or inside an object, in any dialect."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .base import Context, Format, Outcome, Value
from .content import read_content
from .messages import TYPED, read_messages, role_of, unwrapped
from .transcript import UNSET, Draft, Transcript, finish
from .values import as_dict, as_list, as_text, first, pick, read_time, without

LIST_KEYS = (
    "messages",
    "traj",
    "input_list",
    "items",
    "contents",
    "conversation",
    "conversations",
    "message_thread",
    "all_messages",
    "new_items",
    "input_items",
    "message_history",
    "chat_history",
    "dialogue",
    "dialog",
    "history",
    "trajectory",
    "prompt",
    "input",
)
REPLY_KEYS = ("completion", "output", "response", "reply")
WRAPPERS = (
    "llm_context",
    "values",
    "channel_values",
    "checkpoint",
    "state",
    "result",
    "task_result",
    "data",
    "agent_state",
    "run",
    "conversation",
    "thread",
    "output",
    "outputs",
)
ID_KEYS = ("id", "run_id", "trajectory_id", "thread_id", "conversation_id", "session_id", "uuid")
TIME_KEYS = ("created_at", "created", "timestamp", "start_time", "started_at", "date")
ANSWER_KEYS = ("final_output", "final_answer", "structured_response")
SYSTEM_KEYS = ("system", "systemInstruction", "system_instruction", "instructions", "system_prompt")
_ANTHROPIC = ("tool_use", "tool_result", "server_tool_use", "mcp_tool_use", "thinking")
_TAKEN = frozenset(("model", *SYSTEM_KEYS, *ANSWER_KEYS))


def is_message(value: Any) -> bool:
    """Whether a value is one chat message in some dialect."""
    if not isinstance(value, dict):
        return False
    if value.get("lc") is not None and "kwargs" in value:
        return True
    message = unwrapped(value)
    kind = message.get("type") or message.get("kind")
    if isinstance(kind, str) and (kind in TYPED or kind.endswith(("_call", "_call_output"))):
        return kind not in ("request", "response") or isinstance(message.get("parts"), list)
    if role_of(message) is None:
        return False
    bodies = ("content", "parts", "tool_calls", "function_call", "value", "text", "tool_messages")
    return any(key in message for key in bodies) or set(message) <= {"role", "type", "name", "id"}


def is_conversation(value: Any) -> bool:
    """Whether a value is a list that begins with a chat message."""
    return isinstance(value, list) and any(is_message(item) for item in value[:3])


def messages_in(value: Any, depth: int = 0) -> tuple[str, list[Any]] | None:
    """The key and the list of messages that an object holds, looked for in its usual wrappers."""
    if not isinstance(value, dict) or depth > 3:
        return None
    for key in LIST_KEYS:
        if is_conversation(value.get(key)):
            return key, value[key]
    for key in WRAPPERS:
        if found := messages_in(value.get(key), depth + 1):
            return key, found[1]
    return _team_thread(value)


def _team_thread(value: dict[str, Any]) -> tuple[str, list[Any]] | None:
    """The shared thread of an AutoGen team's saved state."""
    states = value.get("agent_states")
    for state in as_dict(states).values():
        if is_conversation(as_dict(state).get("message_thread")):
            return "agent_states", state["message_thread"]
    for state in as_dict(states).values():
        if found := messages_in(state):
            return "agent_states", found[1]
    return None


def _team_task(value: dict[str, Any]) -> str | None:
    """What an AutoGen team was asked, where its orchestrator alone keeps it."""
    states = as_dict(value.get("agent_states")).values()
    return as_text(first(*(as_dict(state).get("task") for state in states)))


def _matches(value: Any) -> bool:
    return is_conversation(value) or messages_in(value) is not None


def _read(value: Value, context: Context) -> Iterator[Outcome]:
    obj: dict[str, Any]
    if isinstance(value.value, list):
        obj, messages, key = {}, value.value, ""
    else:
        obj = value.value
        key, messages = messages_in(obj) or ("messages", as_list(obj.get("messages")))
        if key == "chat_history" and "summary" in obj:
            messages = _from_outside(messages)
        reply = _reply(obj, messages)
        messages = [*_asked(obj, key), *messages, *reply]
        obj = {k: v for k, v in obj.items() if not reply or k not in REPLY_KEYS}
    yield finish(*drafted(obj, messages, key, value), context)


def _from_outside(messages: list[Any]) -> list[Any]:
    """AG2 writes a chat from its initiator's side, whose own messages are the assistant's there."""
    initiator = as_dict(messages[0]).get("name")
    if as_dict(messages[0]).get("role") != "assistant" or initiator is None:
        return messages
    return [
        {**message, "role": "user" if message.get("name") == initiator else "assistant"}
        if as_dict(message).get("role") in ("user", "assistant")
        else message
        for message in messages
    ]


def _asked(obj: dict[str, Any], key: str) -> list[Any]:
    """The input that the items of a run's result answer, where it stands beside them."""
    asked = obj.get("input") if key in ("new_items", "items", "output", "outputs") else None
    if isinstance(asked, str):
        return [{"role": "user", "content": asked}]
    return asked if isinstance(asked, list) and is_conversation(asked) else []


def _reply(obj: dict[str, Any], messages: list[Any]) -> list[Any]:
    """What the model replied, where it stands beside the messages that it was asked with."""
    last = messages[-1] if messages else None
    reply = pick(obj, REPLY_KEYS)
    if not isinstance(last, dict) or role_of(unwrapped(last)) in ("assistant", None):
        return []
    if isinstance(reply, list):
        return reply if is_conversation(reply) else []
    if isinstance(reply, dict):
        return (
            [{"role": "assistant", **reply}] if is_message({"role": "assistant", **reply}) else []
        )
    return [] if reply is None else [{"role": "assistant", "content": str(reply)}]


def drafted(
    obj: dict[str, Any], messages: list[Any], key: str, value: Value
) -> tuple[Transcript, Draft]:
    """A conversation read, with what the object around it says of the run."""
    transcript = Transcript()
    read_system(obj, transcript)
    transcript.started_at = first(
        *(read_time(obj[k], transcript.warnings) for k in TIME_KEYS if obj.get(k) is not None)
    )
    read_messages(messages, transcript)
    answer = pick(obj, ANSWER_KEYS)
    submission = as_dict(obj.get("info")).get("submission")
    if not isinstance(answer, str):
        answer = first(submission, UNSET if _ends_with_text(transcript) else as_text(answer), UNSET)
    draft = Draft(
        source_format=dialect_of(messages, key),
        line=value.line,
        run_id=pick(obj, ID_KEYS),
        question=None if transcript.user_texts else _team_task(obj),
        answer=answer,
        model=_model(obj),
        metadata=without(obj, {key, *_TAKEN}),
        notes=value.notes,
    )
    return transcript, draft


def _ends_with_text(transcript: Transcript) -> bool:
    return bool(transcript.events) and transcript.events[-1].get("role") == "assistant"


def _model(obj: dict[str, Any]) -> Any:
    model = first(obj.get("model"), obj.get("model_name"))
    return model.get("name") if isinstance(model, dict) else model


def read_system(obj: dict[str, Any], transcript: Transcript) -> None:
    """Keep the system text that some dialects write beside the list of messages."""
    for key in SYSTEM_KEYS:
        held = obj.get(key)
        held = held.get("parts", held) if isinstance(held, dict) else held
        if held:
            transcript.say("system", read_content(held, Transcript()).text)


def dialect_of(messages: list[Any], key: str) -> str:
    """Which library's form the messages are in, told by their keys."""
    kinds: set[str] = set()
    keys: set[str] = set()
    for message in messages[:50]:
        if isinstance(message, dict):
            keys |= set(message)
            kinds |= {str(message.get(k)) for k in ("type", "kind") if message.get(k)}
    if "raw_item" in keys:
        return "openai_agents"
    if "lc" in keys or "data" in keys or kinds & {"human", "ai", "AIMessageChunk"}:
        return "langchain"
    if "source" in keys and any(kind in TYPED for kind in kinds):
        return "autogen"
    if "kind" in keys and "parts" in keys:
        return "pydantic_ai"
    if "parts" in keys:
        return "gemini" if key in ("contents", "") or "functionCall" in str(messages) else "genai"
    if kinds & {"function_call", "function_call_output", "reasoning", "message"}:
        return "openai_agents" if key == "input_list" else "openai_responses"
    if any(_has_block(message, _ANTHROPIC) for message in messages):
        return "anthropic"
    return "sharegpt" if "from" in keys and "value" in keys else "openai_chat"


def _has_block(message: Any, kinds: tuple[str, ...]) -> bool:
    content = as_dict(message).get("content")
    return isinstance(content, list) and any(as_dict(b).get("type") in kinds for b in content)


def _read_lines(values: list[Value], context: Context) -> Iterator[Outcome]:
    """A file with one message on each line is one conversation."""
    notes = tuple(note for value in values for note in value.notes)
    messages = [value.value for value in values]
    yield finish(*drafted({}, messages, "", Value(values[0].line, None, notes)), context)


CHAT = Format("chat", "a chat conversation", _matches, read_one=_read)
CHAT_LINES = Format("chat_lines", "chat messages, one a line", is_message, read_all=_read_lines)
DIALECTS = (
    "openai_chat",
    "openai_responses",
    "openai_agents",
    "anthropic",
    "gemini",
    "genai",
    "langchain",
    "langgraph",
    "autogen",
    "pydantic_ai",
    "sharegpt",
)
