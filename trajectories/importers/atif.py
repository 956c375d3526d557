"""ATIF, the Agent Trajectory Interchange Format."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .base import Context, Format, Outcome, Value
from .content import read_text
from .messages import listed_call
from .transcript import Draft, Result, Transcript, finish
from .values import as_dict, as_text, dicts, first, read_time, without


def _matches(value: Any) -> bool:
    if not isinstance(value, dict) or not isinstance(value.get("steps"), list):
        return False
    if str(value.get("schema_version", "")).upper().startswith("ATIF"):
        return True
    return any("source" in step and "message" in step for step in dicts(value["steps"])[:3])


def _read(value: Value, context: Context) -> Iterator[Outcome]:
    run = value.value
    agent = as_dict(run.get("agent"))
    transcript = Transcript()
    for step in dicts(run["steps"]):
        _read_step(step, transcript)
    draft = Draft(
        source_format="atif",
        line=value.line,
        run_id=first(run.get("trajectory_id"), run.get("session_id")),
        model=first(agent.get("model_name"), transcript.model),
        metadata=without(run, ("steps",)),
        notes=value.notes,
    )
    yield finish(transcript, draft, context)


def _read_step(step: dict[str, Any], transcript: Transcript) -> None:
    source = step.get("source")
    transcript.started_at = first(
        transcript.started_at, read_time(step.get("timestamp"), transcript.warnings)
    )
    transcript.model = first(transcript.model, as_text(step.get("model_name")))
    text = read_text(step.get("message"), transcript)
    if source in ("user", "system"):
        transcript.say(source, text)
    else:
        transcript.think(as_text(step.get("reasoning_content")))
        calls = [listed_call(_named(item)) for item in dicts(step.get("tool_calls"))]
        transcript.n_requests += 1
        transcript.turn(None if calls and not text else text, calls, step=step.get("step_id"))
    _read_results(step, transcript)


def _named(item: dict[str, Any]) -> dict[str, Any]:
    return {
        "name": item.get("function_name"),
        "arguments": item.get("arguments"),
        "id": item.get("tool_call_id"),
    }


def _read_results(step: dict[str, Any], transcript: Transcript) -> None:
    for item in dicts(as_dict(step.get("observation")).get("results")):
        flag = first(item.get("is_error"), as_dict(item.get("extra")).get("is_error"))
        text = read_text(item.get("content"), transcript)
        call_id = item.get("source_call_id")
        if call_id is None and not dicts(step.get("tool_calls")):
            transcript.say("user" if step.get("source") == "user" else "assistant", text)
            continue
        transcript.result(Result(text, call_id, error=None if flag is None else bool(flag)))


ATIF = Format("atif", "an ATIF trajectory", _matches, read_one=_read)
