"""What a trace's inputs and outputs hold: messages, a question, an answer, whatever wraps them."""

from __future__ import annotations

from typing import Any

from .base import Context
from .content import read_content
from .messages import read_messages, role_of
from .transcript import Transcript
from .values import as_dict, as_text, dicts, first, json_or_text

_QUESTION_KEYS = (
    "question",
    "query",
    "task",
    "prompt",
    "input",
    "text",
    "content",
    "user_input",
    "message",
    "new_message",
    "inputs",
    "parts",
)
_ANSWER_KEYS = (
    "answer",
    "final_answer",
    "final_output",
    "output",
    "result",
    "response",
    "text",
    "content",
    "message",
    "outputs",
    "parts",
)
_BLOCK_TYPES = ("text", "tool_use", "tool_result", "thinking", "redacted_thinking", "image")


def question_of(root_input: Any, transcript: Transcript, context: Context) -> str | None:
    """What a trace's root was asked; None where the user's turns are to say it.

    They do where another of them than the first is wanted, or where the root's input is a value
    that a program printed and not what someone said.
    """
    question = asked(root_input)
    if transcript.user_texts and (context.question != "first" or not is_said(question)):
        return None
    return question


def is_said(text: str | None) -> bool:
    """Whether a text is what someone said, and not a value printed by a program."""
    return text is not None and not text.lstrip().startswith(("{", "[", "(", "<"))


def asked(value: Any) -> str | None:
    """The question inside a trace's input: text, a named field, or the last user message."""
    return _plain(value, _QUESTION_KEYS, "user")


def answered(value: Any) -> str | None:
    """The answer inside a trace's output: text, a named field, or the last assistant message."""
    return _plain(value, _ANSWER_KEYS, "assistant")


def _plain(value: Any, keys: tuple[str, ...], role: str, depth: int = 0) -> str | None:
    value = json_or_text(value)
    if isinstance(value, str):
        return value
    if depth > 5 or value is None:
        return None
    messages = value if isinstance(value, list) else _messages_in(value)
    if messages:
        return _last_text(messages, role)
    held = [as_dict(value).get(key) for key in keys]
    found = (_plain(item, keys, role, depth + 1) for item in held if item is not None)
    return next((text for text in found if text), None)


def _messages_in(value: Any) -> list[Any]:
    messages = as_dict(value).get("messages")
    if isinstance(messages, list) and messages and isinstance(messages[0], list):
        return messages[0]
    return messages if isinstance(messages, list) else []


def _last_text(messages: list[Any], role: str) -> str | None:
    scratch = Transcript()
    read_messages(dicts(messages), scratch)
    texts = [e["message"] for e in scratch.events if e.get("role") == role and e["message"]]
    if not texts and not any(map(role_of, dicts(messages))):
        return read_content([b for b in dicts(messages) if "text" in b], scratch).text
    if not texts:
        return None
    return texts[0] if role == "user" else texts[-1]


def messages_of(value: Any, role: str) -> list[Any]:
    """The messages inside a request's input or a response's output, whatever holds them."""
    value = json_or_text(value)
    if value is None or value == "":
        return []
    if isinstance(value, str):
        return [{"role": role, "content": value}]
    if isinstance(value, list):
        if value and isinstance(value[0], list):
            return value[0]
        if not all(isinstance(item, dict) for item in value):
            return [_said(role, value)]
        return _one_message(value, role) or value
    if isinstance(value, dict):
        return _messages_in_object(value, role)
    return [_said(role, value)]


def _one_message(items: list[dict[str, Any]], role: str) -> list[Any] | None:
    """The message whose calls or blocks of content the items are, or None where they are not."""
    if not items or any("role" in item for item in items):
        return None
    if all("toolName" in item for item in items):
        return [{"role": role, "tool_calls": items}]
    if all(item.get("type") in _BLOCK_TYPES for item in items):
        return [{"role": role, "content": items}]
    return None


def _said(role: str, value: Any) -> dict[str, Any]:
    return {"role": role, "content": as_text(value)}


def _messages_in_object(value: dict[str, Any], role: str) -> list[Any]:
    for key in (
        "messages",
        "message",
        "contents",
        "input",
        "choices",
        "generations",
        "output",
        "candidates",
    ):
        held = value.get(key)
        if key == "choices" and (choices := dicts(held)):
            return [as_dict(first(choices[0].get("message"), choices[0].get("delta")))]
        if key == "generations" and isinstance(held, list) and held:
            one = held[0][0] if isinstance(held[0], list) and held[0] else held[0]
            return [first(as_dict(one).get("message"), _said(role, as_dict(one).get("text")))]
        if key == "candidates" and (candidates := dicts(held)):
            return [as_dict(candidates[0].get("content"))]
        if held is not None and key not in ("choices", "generations", "candidates"):
            return messages_of(held, role)
    if isinstance(value.get("content"), dict) and "parts" in value["content"]:
        return [{"role": role, **value["content"]}]
    if "content" in value or "parts" in value or "kwargs" in value or "tool_calls" in value:
        return [{"role": role, **value}]
    text = _plain(value, _QUESTION_KEYS if role == "user" else _ANSWER_KEYS, role)
    return [_said(role, text if text is not None else value)]
