"""ATIF, the Agent Trajectory Interchange Format."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trajectories.records import UNKNOWN

from .base import Context, Format, Outcome, Value
from .content import read_text
from .messages import listed_call
from .transcript import UNSET, Call, Draft, Result, Transcript, finish
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
        answer=_answer(run),
        model=first(agent.get("model_name"), transcript.model),
        metadata=without(run, ("steps",)),
        notes=value.notes,
    )
    yield finish(transcript, draft, context)


def _answer(run: dict[str, Any]) -> Any:
    """The agent's last message, where it made no call and the run goes on in no other file."""
    made = [step for step in dicts(run["steps"]) if step.get("source") == "agent"]
    last = made[-1] if made else {}
    if last.get("tool_calls") or run.get("continued_trajectory_ref"):
        return UNSET
    return first(read_text(last.get("message"), Transcript()), UNSET)


def _read_step(step: dict[str, Any], transcript: Transcript) -> None:
    source = step.get("source")
    transcript.started_at = first(
        transcript.started_at, read_time(step.get("timestamp"), transcript.warnings)
    )
    transcript.model = first(transcript.model, as_text(step.get("model_name")))
    text = read_text(step.get("message"), transcript)
    results = dicts(as_dict(step.get("observation")).get("results"))
    if source in ("user", "system"):
        transcript.say(source, text)
    else:
        transcript.think(as_text(step.get("reasoning_content")))
        calls = [listed_call(_named(item)) for item in dicts(step.get("tool_calls"))]
        calls = calls or [Call(None, {}) for item in results if _is_unasked(item)]
        transcript.n_requests += 1
        transcript.turn(None if calls and not text else text, calls, step=step.get("step_id"))
    for item in results:
        _read_result(item, step, transcript)


def _named(item: dict[str, Any]) -> dict[str, Any]:
    return {
        "name": item.get("function_name"),
        "arguments": item.get("arguments"),
        "id": item.get("tool_call_id"),
    }


def _is_unasked(item: dict[str, Any]) -> bool:
    """Whether a result answers no tool call: a message told what to do, or the system did it."""
    return item.get("source_call_id") is None and item.get("content") is not None


def _read_result(item: dict[str, Any], step: dict[str, Any], transcript: Transcript) -> None:
    flag = first(item.get("is_error"), as_dict(item.get("extra")).get("is_error"))
    text = first(read_text(item.get("content"), transcript), _sub_agents(item))
    name = None
    if not dicts(step.get("tool_calls")) and _is_unasked(item):
        if step.get("source") == "user":
            transcript.say("user", text)
            return
        if step.get("source") == "system":
            transcript.call(Call(None, {}))
        transcript.warnings.add("unknown-call", "", "a result of no tool call")
        name = UNKNOWN
    elif text is None and item.get("source_call_id") is None:
        return
    error = None if flag is None else bool(flag)
    transcript.result(Result(text, item.get("source_call_id"), name, error))


def _sub_agents(item: dict[str, Any]) -> str | None:
    """Where a call was handed to sub-agents, the references to their trajectories."""
    held = item.get("subagent_trajectory_ref")
    return as_text(held) if held and item.get("source_call_id") is not None else None


ATIF = Format("atif", "an ATIF trajectory", _matches, read_one=_read)
