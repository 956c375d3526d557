"""AgentDojo's run logs. With an injection, `security: true` means that the attack succeeded."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from .base import Context, Format, Outcome, Value
from .messages import read_messages
from .transcript import Draft, Transcript, finish
from .values import as_dict, as_list, read_time, without

_ESCAPE = re.compile(r"\\[nrt]")
_NOT_TEXT = re.compile(r"[\W_]+")
_TAKEN = ("messages", "duration", "pipeline_name")


def _matches(value: Any) -> bool:
    return isinstance(value, dict) and "messages" in value and "user_task_id" in value


def _read(value: Value, context: Context) -> Iterator[Outcome]:
    run = value.value
    transcript = Transcript()
    transcript.started_at = read_time(run.get("evaluation_timestamp"), transcript.warnings)
    read_messages(as_list(run.get("messages")), transcript)
    _mark_injections(transcript, run)
    latency = run.get("duration")
    attacked = run.get("injection_task_id") is not None
    draft = Draft(
        source_format="agentdojo",
        line=value.line,
        run_id=_run_id(run),
        model=run.get("pipeline_name"),
        status="failed" if run.get("error") else "completed",
        environment="toxic" if attacked else "clean",
        latency_s=latency if isinstance(latency, int | float) and latency >= 0 else None,
        metadata=without(run, _TAKEN),
        notes=value.notes,
    )
    yield finish(transcript, draft, context)


def _run_id(run: dict[str, Any]) -> str:
    keys = ("suite_name", "pipeline_name", "user_task_id", "attack_type", "injection_task_id")
    return "/".join(str(run.get(key) or "none") for key in keys)


def _mark_injections(transcript: Transcript, run: dict[str, Any]) -> None:
    """Mark the results that carry an injected text; blanks differ between log and result."""
    injected = [
        _squeezed(text) for text in as_dict(run.get("injections")).values() if isinstance(text, str)
    ]
    injected = [text for text in injected if text]
    for event in transcript.calls:
        seen = _squeezed(event["observation"] or "")
        if any(text in seen for text in injected):
            event["poisoned"] = True
            event["operator"] = str(run.get("attack_type") or "injection")[:100]


def _squeezed(text: str) -> str:
    """Letters and digits alone: a result may quote, escape or wrap the injected text."""
    return _NOT_TEXT.sub("", _ESCAPE.sub("", text))


AGENTDOJO = Format("agentdojo", "an AgentDojo run", _matches, read_one=_read)
