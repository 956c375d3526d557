"""ReAct transcripts: `Thought`, `Action name[arguments]` and `Observation` in one text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from .base import Context, Format, FormatError, Outcome, Refused, Value
from .transcript import UNSET, Call, Draft, Result, Transcript, finish
from .values import as_dict, as_text, first, json_or_text, read_arguments, without

_LABEL = re.compile(
    r"^[ \t]*(Question|Thought|Action Input|Action|Observation|Final Answer|Answer)"
    r"[ \t]*(\d*)[ \t]*:",
    re.MULTILINE | re.IGNORECASE,
)
_CALL = re.compile(r"\s*([\w.:/-]+)\s*[\[(](.*)[\])]\s*$", re.DOTALL)
_ANSI = re.compile(r"\x1b\[[0-9;]*m")
_FENCE = re.compile(r"^```\w*\s*$", re.MULTILINE)
_CHAIN_BEGIN = "chain..."
_CHAIN_END = "> Finished chain."
_TEXT_KEYS = (
    "trajectory",
    "scratchpad",
    "transcript",
    "traj",
    "log",
    "text",
    "output",
    "completion",
    "response",
    "prompt",
)
_QUESTION_KEYS = ("question", "query", "task", "input")
_ANSWER_KEYS = ("prediction", "final_answer", "pred_answer", "model_answer")
_ENDS = ("finish", "final answer", "final_answer")


def is_react_text(text: Any) -> bool:
    """Whether a text is a ReAct transcript: it labels an action and a thought or observation."""
    if not isinstance(text, str):
        return False
    labels = {match[1].lower() for match in _LABEL.finditer(text)}
    return "action" in labels and bool(labels & {"thought", "observation"})


def _text_key(value: Any) -> str | None:
    if not isinstance(value, dict):
        return None
    return next((key for key in _TEXT_KEYS if is_react_text(value.get(key))), None)


def _read(value: Value, context: Context) -> Iterator[Outcome]:
    """One run from a record, as many as there are questions from a text.

    The earlier questions of a record are its prompt's examples.
    """
    if not isinstance(value.value, dict):
        yield from _read_log(str(value.value), value, context)
        return
    key = _text_key(value.value)
    if key is None:
        raise FormatError("holds no text with `Action` and `Observation` labels")
    *examples, (_, text) = _sections(value.value[key])
    transcript = Transcript()
    if examples:
        transcript.warnings.add("examples", len(examples), "the last question was read")
    yield _run(text, value.value, key, transcript, value, context)


def _read_log(text: str, value: Value, context: Context) -> Iterator[Outcome]:
    for start, section in _sections(text):
        line = value.line + text.count("\n", 0, start)
        if is_react_text(section):
            found = Value(line, None, value.notes)
            yield _run(section, {}, "", Transcript(), found, context)
        else:
            yield Refused(line, "holds a question without an action that was taken")


def _sections(text: str) -> list[tuple[int, str]]:
    """The text's runs with where they start: a question after a step begins another run."""
    starts = [0]
    stepped = False
    for mark in _LABEL.finditer(text):
        if mark[1].lower() == "question" and stepped:
            starts.append(mark.start())
            stepped = False
        stepped = stepped or mark[1].lower() == "action"
    return [(i, text[i:j]) for i, j in zip(starts, [*starts[1:], None], strict=True)]


def _run(
    text: str,
    obj: dict[str, Any],
    key: str,
    transcript: Transcript,
    value: Value,
    context: Context,
) -> Outcome:
    steps = _read_text(_ANSI.sub("", text), transcript)
    said = first(*(obj.get(k) for k in _ANSWER_KEYS if k != key))
    outcome = {"outcome": steps.outcome} if steps.outcome else {}
    draft = Draft(
        source_format="react_text",
        line=value.line,
        run_id=first(obj.get("id"), obj.get("run_id"), obj.get("question_id")),
        question=as_text(first(*(obj.get(k) for k in _QUESTION_KEYS if k != key))),
        answer=first(as_text(said), steps.ended, as_text(obj.get("answer")), UNSET),
        model=obj.get("model"),
        metadata=outcome | without(obj, (key, *_QUESTION_KEYS, *_ANSWER_KEYS, "model")),
        notes=value.notes,
    )
    return finish(transcript, draft, context)


def _read_text(text: str, transcript: Transcript) -> _Steps:
    """Put the transcript's steps into events; gives back what they ended with."""
    marks = list(_LABEL.finditer(text))
    steps = _Steps(transcript, thought=_first_thought(text, marks))
    for mark, after in zip(marks, [*marks[1:], None], strict=True):
        said = text[mark.end() : after.start() if after else len(text)].strip()
        steps.take(mark[1].lower(), said)
    transcript.say("assistant", steps.thought)
    return steps


def _first_thought(text: str, marks: list[re.Match[str]]) -> str | None:
    """What an agent's log begins with: its prompt, left out here, had ended with the label."""
    _, entered, lead = text[: marks[0].start()].partition(_CHAIN_BEGIN)
    return (lead.strip() or None) if entered else None


@dataclass(slots=True)
class _Steps:
    """Labelled steps being read: the thought before the next call, a call without arguments."""

    transcript: Transcript
    thought: str | None = None
    tool: str | None = None
    ended: str | None = None
    outcome: str | None = None

    def take(self, label: str, said: str) -> None:
        if label == "question":
            self.transcript.say("user", said)
        elif label == "thought":
            self.transcript.say("assistant", self.thought)
            self.thought = said
        elif label in ("final answer", "answer"):
            self.ended = said.removesuffix(_CHAIN_END).rstrip()
        elif label == "action":
            self._act(said)
        elif label == "action input" and self.tool is not None:
            self._call(self.tool, _written(said))
        elif label == "observation" and self.ended is not None:
            self.outcome = said  # how the environment judged the answer
        elif label == "observation":
            if self.tool is not None:
                self._call(self.tool, {})
            self.transcript.result(Result(said))

    def _act(self, said: str) -> None:
        name, arguments = _written_as_json(said) or _action(said)
        if name.lower() in _ENDS:
            self.ended = said if arguments is None else as_text(arguments)
        elif arguments is None:
            self.tool = said
        else:
            self._call(name, _written(arguments))

    def _call(self, name: str, arguments: Any) -> None:
        self.transcript.call(Call(name, arguments), self.thought)
        self.thought = self.tool = None


def _action(said: str) -> tuple[str, str | None]:
    match = _CALL.match(said)
    return (match[1], match[2]) if match else (said, None)


def _written_as_json(said: str) -> tuple[str, Any] | None:
    """An action as an object with `action` and `action_input`, often inside a code fence."""
    held = as_dict(json_or_text(_FENCE.sub("", said).strip()))
    if not isinstance(held.get("action"), str):
        return None
    return held["action"], first(held.get("action_input"), {})


def _written(arguments: Any) -> Any:
    """Arguments in brackets: JSON where they are, else one text under `input`."""
    if not isinstance(arguments, str):
        return arguments
    parsed, _ = read_arguments(arguments)
    return {"input": arguments} if isinstance(parsed, str) else parsed


REACT = Format(
    "react_text",
    "a ReAct transcript",
    lambda value: _text_key(value) is not None or is_react_text(value),
    read_one=_read,
)
