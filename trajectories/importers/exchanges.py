"""Runs put together from single model requests and tool records, as logs and traces hold them.

Each request repeats the conversation so far. Requests that continue each other make a thread;
tool records then say what came back and whether it failed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from .messages import note_finish, read_message, read_messages
from .transcript import Call, Result, Transcript, looks_like_error
from .values import as_text, dumps, first

Marks = list[Any]
_CODE_END = re.compile(r"(\s*(</code>|<end_code>|```))+$")


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
