"""ReAct transcripts: `Thought`, `Action name[arguments]` and `Observation` in one text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from .base import Context, Format, FormatError, Outcome, Value
from .transcript import UNSET, Call, Draft, Result, Transcript, finish
from .values import as_text, first, read_arguments, without

_LABEL = re.compile(
    r"^[ \t]*(Question|Thought|Action Input|Action|Observation|Final Answer|Answer)"
    r"[ \t]*(\d*)[ \t]*:",
    re.MULTILINE | re.IGNORECASE,
)
_CALL = re.compile(r"\s*([\w.:/-]+)\s*[\[(](.*)[\])]\s*$", re.DOTALL)
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
    obj = value.value if isinstance(value.value, dict) else {"text": value.value}
    key = _text_key(obj)
    if key is None:
        raise FormatError("holds no text with `Action` and `Observation` labels")
    transcript = Transcript()
    ended = _read_text(obj[key], transcript)
    said = first(*(obj.get(k) for k in _ANSWER_KEYS if k != key))
    draft = Draft(
        source_format="react_text",
        line=value.line,
        run_id=first(obj.get("id"), obj.get("run_id"), obj.get("question_id")),
        question=as_text(first(*(obj.get(k) for k in _QUESTION_KEYS if k != key))),
        answer=first(as_text(said), ended, as_text(obj.get("answer")), UNSET),
        model=obj.get("model"),
        metadata=without(obj, (key, *_QUESTION_KEYS, *_ANSWER_KEYS, "model")),
        notes=value.notes,
    )
    yield finish(transcript, draft, context)


def _read_text(text: str, transcript: Transcript) -> str | None:
    """Put the transcript's steps into events; gives back the answer that it finished with."""
    steps = _Steps(transcript)
    marks = list(_LABEL.finditer(text))
    for mark, after in zip(marks, [*marks[1:], None], strict=True):
        said = text[mark.end() : after.start() if after else len(text)].strip()
        steps.take(mark[1].lower(), said)
    transcript.say("assistant", steps.thought)
    return steps.ended


@dataclass(slots=True)
class _Steps:
    """Labelled steps being read: the thought before the next call, a call without arguments."""

    transcript: Transcript
    thought: str | None = None
    tool: str | None = None
    ended: str | None = None

    def take(self, label: str, said: str) -> None:
        if label == "question":
            self.transcript.say("user", said)
        elif label == "thought":
            self.transcript.say("assistant", self.thought)
            self.thought = said
        elif label in ("final answer", "answer"):
            self.ended = said
        elif label == "action":
            self._act(said)
        elif label == "action input" and self.tool is not None:
            self._call(self.tool, _written(said))
        elif label == "observation":
            if self.tool is not None:
                self._call(self.tool, {})
            self.transcript.result(Result(said))

    def _act(self, said: str) -> None:
        name, arguments = _action(said)
        if name.lower() in _ENDS:
            self.ended = said if arguments is None else arguments
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


def _written(arguments: str) -> Any:
    """Arguments in brackets: JSON where they are, else one text under `input`."""
    parsed, _ = read_arguments(arguments)
    return {"input": arguments} if isinstance(parsed, str) else parsed


REACT = Format(
    "react_text",
    "a ReAct transcript",
    lambda value: _text_key(value) is not None or is_react_text(value),
    read_one=_read,
)
