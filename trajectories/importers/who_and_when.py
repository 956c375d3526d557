"""Who&When: failed multi-agent runs with the step of the decisive mistake.

`mistake_step` counts entries of `history`; each entry becomes the event of the same index.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from .base import Context, Format, Outcome, Value
from .content import read_text
from .transcript import Draft, Transcript, finish
from .values import as_text, dicts, first, without

_MARKS = frozenset(("mistake_agent", "mistake_step", "mistake_reason", "ground_truth"))
_END = "TERMINATE"
_TOLD = re.compile(r"^FINAL ANSWER:[ \t]*(\S.*)$", re.MULTILINE)
_MACHINES = ("Computer_terminal", "ComputerTerminal")


def _matches(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and isinstance(value.get("history"), list)
        and len(_MARKS & set(value)) >= 1
        and any("content" in entry for entry in dicts(value["history"])[:3])
    )


def _read(value: Value, context: Context) -> Iterator[Outcome]:
    run = value.value
    transcript = Transcript()
    for entry in run["history"]:
        _read_entry(entry if isinstance(entry, dict) else {"content": entry}, transcript)
    draft = Draft(
        source_format="who_and_when",
        line=value.line,
        run_id=first(run.get("question_ID"), run.get("question_id")),
        question=as_text(run.get("question")),
        answer=_answer(transcript.events),
        metadata=without(run, ("history", "question")),
        notes=value.notes,
        keep_answer_turn=True,
    )
    yield finish(transcript, draft, context)


def _answer(events: list[dict[str, Any]]) -> str | None:
    """The final answer, where a team says that it ended.

    It does so on the last line of its log, by a role name, or by `TERMINATE`.
    """
    if events and (told := _TOLD.search(events[-1]["message"])):
        return told[1].strip()
    for event in events[-3:]:
        if "final answer" in event.get("speaker", "").lower():
            return event["message"]
    if not any(_END in event["message"] for event in events[-2:]):
        return None
    spoken = (e for e in reversed(events) if e.get("speaker") not in _MACHINES)
    return next((e["message"] for e in spoken if e["message"].strip() not in ("", _END)), None)


def _read_entry(entry: dict[str, Any], transcript: Transcript) -> None:
    role = str(entry.get("role") or "")
    speaker = as_text(entry.get("name")) or role
    is_user = role in ("human", "user") and not entry.get("name")
    text = read_text(entry.get("content"), transcript) or ""
    transcript.say("user" if is_user else "assistant", text, speaker=speaker)


WHO_AND_WHEN = Format("who_and_when", "a Who&When run", _matches, read_one=_read)
