"""A run being put together from turns, calls and results, whatever format they came in."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field
from typing import Any

from trajectories.records import (
    UNKNOWN,
    RecordError,
    content_hash,
    parse_task,
    parse_trajectory,
)
from trajectories.records.checks import MAX_ID

from .base import Context, FormatError, Imported, Warnings
from .values import Cleaner, as_text, first, read_arguments

_ERROR_TEXT = re.compile(
    r"\s*(error\b|traceback \(most recent call last\)|exception\b|[\w.]*(error|exception):)",
    re.IGNORECASE,
)
_ERROR_KEY = re.compile(r'\s*\{\s*"error"\s*:\s*("[^"]|\{|\[|true)')
_ENDING = frozenset(
    (
        "finish",
        "stop",
        "final_answer",
        "final_result",
        "submit",
        "submit_answer",
        "attempt_completion",
    )
)
_HANDED_IN = ("answer", "final_answer", "message", "result", "response", "output")
MAX_NAME = 200
UNSET: Any = object()


@dataclass(slots=True)
class Call:
    """A tool call as a format gives it; `arguments` may be an object or text."""

    name: Any
    arguments: Any = None
    id: Any = None
    invalid: bool = False
    extra: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class Result:
    """A tool's result; `error` is None where the format has no flag."""

    text: str | None
    call_id: Any = None
    name: Any = None
    error: bool | None = None
    extra: dict[str, Any] = field(default_factory=dict)


class Transcript:
    """Collects events in order and pairs results with the calls that they answer."""

    def __init__(self) -> None:
        self.events: list[dict[str, Any]] = []
        self.warnings = Warnings()
        self.system: list[str] = []
        self.model: str | None = None
        self.started_at: str | None = None
        self.error_inferred = False
        self.attachments: list[dict[str, Any]] = []
        self.n_requests = 0
        self.pending_text: str | None = None
        self.unanswered: list[int] = []
        self._ids: set[str] = set()
        self._reasoning: list[str] = []

    def think(self, text: str | None) -> None:
        """Private reasoning; it goes with the next turn and is no turn of its own."""
        if text:
            self._reasoning.append(text)

    def say(self, role: str, text: str | None, **extra: Any) -> None:
        """A turn of text. System text is kept apart; an absent text is no turn."""
        if role == "system":
            if text:
                self.system.append(text)
            return
        if text is None:
            return
        self._add({"role": role, "tool": None, "message": text, "observation": None}, extra)

    def call(self, call: Call, message: str | None = None) -> None:
        """A tool call; `message` is the agent's visible text before it."""
        arguments, exact = read_arguments(call.arguments)
        name = str(call.name) if call.name not in (None, "") else UNKNOWN
        known = "" if call.id is None else str(call.id)
        if call.invalid or isinstance(arguments, str):
            self.warnings.add("bad-arguments", known or name, "kept as text: not a JSON object")
            call.extra["arguments_invalid"] = True
        if exact is not None:
            call.extra["arguments_text"] = exact
        if known:
            if known in self._ids:
                self.warnings.add("reused-id", known, "results answer the nearest earlier call")
            self._ids.add(known)
            call.extra["call_id"] = known
        if len(name) > MAX_NAME:
            call.extra["tool_name"], name = name, name[:MAX_NAME]
            self.warnings.add("long-tool-name", name[:40], "cut; the whole name is kept beside")
        self.unanswered.append(len(self.events))
        event = {"tool": name, "arguments": arguments, "message": message or ""}
        self._add(event | {"observation": None, "error": False}, call.extra)

    def turn(self, text: str | None, calls: list[Call], **extra: Any) -> None:
        """An assistant's turn: its text goes with the first call, or stands alone."""
        if not calls:
            self.say("assistant", text, **extra)
            return
        calls[0].extra |= extra
        for position, call in enumerate(calls):
            self.call(call, text if position == 0 else None)

    def result(self, result: Result) -> None:
        """A result; it answers the nearest earlier call with its id that has none yet."""
        index = self._answered(result)
        if index is None:
            self._orphan(result)
            return
        event = self.events[index]
        event["observation"] = result.text or ""
        event["error"] = self._error(result)
        event.update({key: value for key, value in result.extra.items() if key not in event})

    def knows(self, call_id: Any) -> bool:
        """Whether a call with this id came up."""
        return call_id is not None and str(call_id) in self._ids

    @property
    def calls(self) -> list[dict[str, Any]]:
        return [event for event in self.events if event["tool"] is not None]

    @property
    def user_texts(self) -> list[str]:
        return [event["message"] for event in self.events if event.get("role") == "user"]

    def _add(self, event: dict[str, Any], extra: dict[str, Any]) -> None:
        if self._reasoning and event.get("role") != "user":
            event["reasoning"] = "\n".join(self._reasoning)
            self._reasoning = []
        event.update({k: v for k, v in extra.items() if v not in (None, "", [], {})})
        self.events.append(event)

    def _answered(self, result: Result) -> int | None:
        if result.call_id not in (None, ""):
            for position in reversed(self.unanswered):
                if self.events[position].get("call_id") == str(result.call_id):
                    self.unanswered.remove(position)
                    return position
            if self.knows(result.call_id):
                return None
        for position in self.unanswered:
            event = self.events[position]
            if result.call_id not in (None, "") and "call_id" in event:
                continue
            if result.name in (None, "", event["tool"]):
                self.unanswered.remove(position)
                return position
        return None

    def _orphan(self, result: Result) -> None:
        what = str(first(result.call_id, result.name, len(self.events)))
        self.warnings.add("orphan-result", what, "a result without its call")
        event = {
            "tool": str(result.name or UNKNOWN)[:MAX_NAME],
            "arguments": {},
            "message": "",
            "observation": result.text or "",
            "error": self._error(result),
            "orphan": True,
        }
        extra = result.extra | ({"call_id": str(result.call_id)} if result.call_id else {})
        self._add(event, {k: v for k, v in extra.items() if k not in event})

    def _error(self, result: Result) -> bool:
        if result.error is not None:
            return result.error
        self.error_inferred = True
        return looks_like_error(result.text)

    def note_missing(self) -> None:
        """Warn of each call that no result answered."""
        for position in self.unanswered:
            event = self.events[position]
            if event is self.events[-1] and handed_in(event) is not None:
                continue
            what = event.get("call_id") or f"{event['tool']}#{position}"
            self.warnings.add("missing-result", what, "no result was recorded for this call")


def handed_in(event: dict[str, Any]) -> str | None:
    """The answer that a call gave as its arguments, where its tool is one that ends a run."""
    held = event.get("arguments")
    ends = str(event["tool"]).lower() in _ENDING and not event.get("error")
    if not ends or not isinstance(held, dict) or not held:
        return None
    answer = first(*(held.get(key) for key in _HANDED_IN))
    if answer is None:
        texts = [value for value in held.values() if isinstance(value, str)]
        answer = texts[0] if len(held) == len(texts) == 1 else held
    return as_text(answer)


def looks_like_error(text: str | None) -> bool:
    """Whether a result reads as an error message, for formats without an error flag."""
    return text is not None and bool(_ERROR_TEXT.match(text) or _ERROR_KEY.match(text))


@dataclass(slots=True)
class Draft:
    """What a format knows of a run beside its events; null means that it does not say."""

    source_format: str
    line: int
    run_id: Any = None
    task_id: str | None = None
    question: str | None = None
    answer: Any = UNSET
    model: Any = None
    status: str = "completed"
    environment: str = UNKNOWN
    method: str = UNKNOWN
    repetition: int = 0
    latency_s: float | None = None
    metadata: dict[str, Any] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    keep_answer_turn: bool = False


def finish(transcript: Transcript, draft: Draft, context: Context) -> Imported:
    """The run as a validated record, with its task and warnings.

    Raises FormatError where the run holds nothing at all, though it did not fail, or cannot be
    stored.
    """
    warnings = transcript.warnings
    for note in draft.notes:
        warnings.add(note)
    transcript.note_missing()
    question = first(draft.question, _question(transcript, context))
    answer = _answer(transcript, draft)
    if not transcript.events and answer is None and draft.status != "failed":
        raise FormatError("holds no turn, no call and no answer")
    cleaner = Cleaner()
    record = cleaner.clean(_record(transcript, draft, answer))
    question = None if question is None else cleaner.text(question)
    if question is None or not question.strip():
        warnings.add("no-question", "", "the trace does not say what was asked")
    cleaner.report(warnings)
    _identify(record, draft, question)
    return _imported(record, question, transcript, draft)


def _question(transcript: Transcript, context: Context) -> str | None:
    texts = transcript.user_texts
    if not texts:
        return None
    if context.question == "joined":
        return "\n\n".join(texts)
    return texts[-1 if context.question == "last" else 0]


def _answer(transcript: Transcript, draft: Draft) -> str | None:
    """The final answer: the format's own, or the last text of the assistant after all calls."""
    events = transcript.events
    found = None
    for position in range(len(events) - 1, -1, -1):
        event = events[position]
        if event["tool"] is not None and len(transcript.user_texts) < 2:
            break
        if event.get("role") == "assistant" and (found is None or not events[found]["message"]):
            found = position
            if event["message"]:
                break
    answer = draft.answer
    if answer is UNSET:
        answer = None if found is None else events[found]["message"]
        ends = events[-1] if events else {"tool": None}
        answer = first(handed_in(ends), answer)
        if found is not None and any(event["tool"] for event in events[found:]):
            transcript.warnings.add("answer-before-last-call", "", "calls follow the last text")
    if answer is None:
        transcript.warnings.add("no-final-answer", "", "the run ended without one")
    ends_it = found is not None and found == len(events) - 1 and not draft.keep_answer_turn
    if ends_it and (answer or "").strip() == events[found]["message"].strip():  # type: ignore[index]
        last = events.pop()
        if "reasoning" in last:
            draft.metadata.setdefault("final_reasoning", last["reasoning"])
    return answer


def _record(transcript: Transcript, draft: Draft, answer: str | None) -> dict[str, Any]:
    metadata = dict(draft.metadata)
    if transcript.system:
        metadata.setdefault("system_prompts", transcript.system)
    if transcript.attachments:
        metadata["attachments"] = transcript.attachments
    if transcript.started_at:
        metadata.setdefault("started_at", transcript.started_at)
    model = first(draft.model, transcript.model)
    return {
        "environment": draft.environment,
        "method": draft.method,
        "adapter": draft.source_format,
        "model": str(model)[:MAX_ID] if model is not None else "",
        "repetition": draft.repetition,
        "answer": answer,
        "status": draft.status,
        "latency_s": draft.latency_s,
        "requests": transcript.n_requests or None,
        "metadata": metadata,
        "events": [{"index": index, **event} for index, event in enumerate(transcript.events)],
    }


def _identify(record: dict[str, Any], draft: Draft, question: str | None) -> None:
    """Give the run its source's id, or one made from its content; its task one of its own."""
    run_id = "" if draft.run_id is None else Cleaner().text(str(draft.run_id)).strip()
    if not run_id or len(run_id) > MAX_ID - 20:
        if run_id:
            record["metadata"]["source_id"] = run_id
        run_id = f"{draft.source_format}-{content_hash(record)[:16]}"
    record["trajectory_id"] = run_id
    record["task_id"] = first(draft.task_id, task_id_of(question, run_id))


def task_id_of(question: str | None, run_id: str) -> str:
    """A task's id from its question, or, where there is none, from the run's id."""
    asked = (question or "").strip()
    seed = asked or f"no question: {run_id}"
    return "q-" + hashlib.sha256(seed.encode("utf-8")).hexdigest()[:16]


def _imported(
    record: dict[str, Any], question: str | None, transcript: Transcript, draft: Draft
) -> Imported:
    try:
        trajectory = parse_trajectory(record)
        task = parse_task(
            {
                "task_id": trajectory.task_id,
                "suite": "imported",
                "query": question or "",
                "reference": None,
            }
        )
    except RecordError as error:
        raise FormatError(f"cannot be stored: {error}") from error
    return Imported(
        record=trajectory,
        question=question,
        line=draft.line,
        warnings=tuple(transcript.warnings.items),
        error_inferred=transcript.error_inferred,
        source_format=draft.source_format,
        task=task,
    )
