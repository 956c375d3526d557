"""Runs put together from single model requests and tool records, as logs and traces hold them.

Each request repeats the conversation so far. Requests that continue each other make a thread;
tool records then say what came back and whether it failed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from .base import Context
from .content import read_content
from .messages import note_finish, read_message, read_messages, role_of
from .transcript import Call, Result, Transcript, looks_like_error
from .values import as_dict, as_text, dicts, dumps, first, json_or_text

Marks = list[Any]
_BLOCK_TYPES = ("text", "tool_use", "tool_result", "thinking", "redacted_thinking", "image")
_CODE_END = re.compile(r"(\s*(</code>|<end_code>|```))+$")
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


@dataclass(frozen=True, slots=True, eq=False)
class CallMark:
    """A call in a conversation: the same one has its id, or its tool and arguments.

    Some instrumentations give a call another id where a later request repeats it.
    """

    id: Any
    tool: str
    arguments: str

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, CallMark):
            return False
        same_id = self.id is not None and self.id == other.id
        return same_id or (self.tool, self.arguments) == (other.tool, other.arguments)


@dataclass(slots=True)
class Exchange:
    """One request to a model: the messages sent, the messages that came back."""

    inputs: list[Any]
    outputs: list[Any]
    order: Any = 0
    model: Any = None
    finish_reason: Any = None
    line: int = 1
    id: Any = None
    previous_id: Any = None
    source: dict[str, Any] = field(default_factory=dict)
    _marked: list[tuple[Any, Marks]] | None = None

    def marked(self) -> list[tuple[Any, Marks]]:
        """The inputs, each with its marks; raises where a message is malformed."""
        if self._marked is None:
            self._marked = [(message, marks_of(message)) for message in self.inputs]
        return self._marked


@dataclass(slots=True)
class ToolRecord:
    """One execution of a tool as a trace recorded it; `error` None means not recorded."""

    name: Any
    arguments: Any
    text: str | None
    call_id: Any = None
    error: bool | None = None
    order: Any = 0


@dataclass(slots=True)
class Thread:
    """Messages of one conversation, with the marks by which a continuation is known."""

    messages: list[Any] = field(default_factory=list)
    marks: Marks = field(default_factory=list)
    exchanges: list[Exchange] = field(default_factory=list)

    def add(self, messages: Iterable[Any]) -> None:
        for message in messages:
            self.messages.append(message)
            self.marks += marks_of(message)


def threads_of(exchanges: Iterable[Exchange]) -> list[Thread]:
    """The conversations that a sequence of requests belongs to, in order of their beginning."""
    threads: list[Thread] = []
    for exchange in exchanges:
        marked = exchange.marked()
        thread, known = _chained(threads, exchange) or _continued(
            threads, [mark for _, marks in marked for mark in marks]
        )
        if thread is None:
            thread = Thread()
            threads.append(thread)
        thread.add(_after(marked, known))
        thread.add(exchange.outputs)
        thread.exchanges.append(exchange)
    return threads


def _chained(threads: list[Thread], exchange: Exchange) -> tuple[Thread, int] | None:
    """The thread whose response this request names as the previous one: all its input is new."""
    if exchange.previous_id is None:
        return None
    found = (t for t in threads if any(e.id == exchange.previous_id for e in t.exchanges))
    thread = next(found, None)
    return None if thread is None else (thread, 0)


def _continued(threads: list[Thread], marks: Marks) -> tuple[Thread | None, int]:
    """The thread that these messages continue, and how many of their marks it knows."""
    whole = [t for t in threads if t.marks and marks[: len(t.marks)] == t.marks]
    if whole:
        best = max(whole, key=lambda t: len(t.marks))
        return best, len(best.marks)
    if (thread := _answered_thread(threads, marks)) is not None:
        return thread, 0
    for thread in reversed(threads):
        if thread.marks and marks and thread.marks[0] == marks[0] and thread.marks[-1] in marks:
            return thread, len(marks) - marks[::-1].index(thread.marks[-1])
    return None, 0


def _answered_thread(threads: list[Thread], marks: Marks) -> Thread | None:
    """The thread whose call is answered by messages that repeat nothing before the result."""
    if not marks or isinstance(marks[0], CallMark) or marks[0][0] != "result":
        return None
    for thread in reversed(threads):
        if any(isinstance(mark, CallMark) and mark.id == marks[0][1] for mark in thread.marks):
            return thread
    return None


def _after(marked: list[tuple[Any, Marks]], known: int) -> list[Any]:
    """The messages that hold marks beyond the first `known`."""
    seen = 0
    fresh = []
    for message, marks in marked:
        seen += len(marks)
        if (marks and seen > known) or (not marks and known == 0):
            fresh.append(message)
    return fresh


def marks_of(message: Any) -> Marks:
    """What identifies a message: its call ids, or its text; system text has no mark."""
    scratch = Transcript()
    read_message(message, scratch)
    return [_mark(event) for event in scratch.events]


def _mark(event: dict[str, Any]) -> Any:
    if event["tool"] is None:
        return (event["role"], _plainly(event["message"]))
    if event.get("orphan"):
        return ("result", event.get("call_id") or event["observation"])
    return CallMark(event.get("call_id"), event["tool"], dumps(event["arguments"]))


def main_thread(threads: list[Thread], answer: str | None) -> Thread:
    """The run's own conversation: the one that gives its answer, else the one that ends last.

    Others are those of sub-agents, guards, or of a model that names the conversation.
    """
    told = [t for t in threads if answer and t.marks and t.marks[-1] == _said_mark(answer)]
    return max(told or threads, key=lambda thread: thread.exchanges[-1].order)


def _said_mark(text: str) -> tuple[Any, ...]:
    return ("assistant", _plainly(text))


def _plainly(text: str) -> str:
    """A text for comparison, without blanks and the end of code that a stop sequence cut off."""
    return _CODE_END.sub("", " ".join(text.split()))


def read_threads(threads: list[Thread], answer: str | None, transcript: Transcript) -> None:
    """Put the main conversation into the transcript, and say how many requests are of others."""
    main = main_thread(threads, answer)
    read_thread(main, transcript)
    for thread in threads:
        if thread is not main:
            transcript.warnings.add(
                "other-conversation", len(thread.exchanges), "requests outside the main one"
            )


def read_thread(thread: Thread, transcript: Transcript) -> None:
    """Put a thread's messages and what its requests say of themselves into the transcript."""
    read_messages(thread.messages, transcript)
    transcript.n_requests = len(thread.exchanges)
    if thread.exchanges:
        last = thread.exchanges[-1]
        transcript.model = as_text(first(last.model, transcript.model))
        note_finish(last.finish_reason, transcript)


def overlay(transcript: Transcript, records: list[ToolRecord]) -> None:
    """Add to the calls what a trace recorded of their execution; add calls it alone knows."""
    left = [i for i, event in enumerate(transcript.events) if event["tool"] is not None]
    has_calls = bool(left)
    for record in sorted(records, key=lambda r: r.order):
        position = _event_of(transcript, record, left)
        if position is None:
            if has_calls:
                transcript.warnings.add("unmatched-tool", record.name, "known from its span alone")
            _append(transcript, record)
            continue
        left.remove(position)
        _complete(transcript, position, record)
    transcript.error_inferred = transcript.error_inferred and bool(left)


def _event_of(transcript: Transcript, record: ToolRecord, left: list[int]) -> int | None:
    named = None
    for position in left:
        event = transcript.events[position]
        if record.call_id not in (None, "") and event.get("call_id") == str(record.call_id):
            return position
        if named is None and event["tool"] == record.name:
            named = position
    has_id = record.call_id not in (None, "") and transcript.knows(record.call_id)
    return None if has_id else named


def _complete(transcript: Transcript, position: int, record: ToolRecord) -> None:
    event = transcript.events[position]
    if position in transcript.unanswered and record.text is not None:
        transcript.unanswered.remove(position)
        event["observation"] = record.text
    elif event["observation"] in (None, "") and record.text:
        event["observation"] = record.text
    if record.error is not None:
        event["error"] = record.error


def _append(transcript: Transcript, record: ToolRecord) -> None:
    """Add a call that no message holds, before the run's last text."""
    last = None
    if transcript.events and transcript.events[-1].get("role") == "assistant":
        last = transcript.events.pop()
    transcript.call(Call(record.name, record.arguments, record.call_id))
    error = looks_like_error(record.text) if record.error is None else record.error
    if record.text is not None:
        transcript.result(Result(record.text, record.call_id, record.name, error))
    else:
        transcript.events[-1]["error"] = error
    if last is not None:
        transcript.events.append(last)


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
