"""smolagents: lists of memory steps, and run results that hold them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from .base import Context, Format, Outcome, Value
from .content import read_content, read_text
from .messages import in_code, listed_call
from .transcript import UNSET, Call, Draft, Transcript, finish
from .values import as_dict, as_list, as_text, dicts, first, read_time, without

_STEP_KEYS = frozenset(
    ("step_number", "model_output_message", "action_output", "is_final_answer", "code_action")
)
_TAKEN = ("steps", "output", "state")
_CODE = re.compile(r"<code>.*?(?:</code>|$)|```(?:py|python)?\n.*?(?:```|$)", re.DOTALL)
_SPENT = {"max_steps_error": "budget_exhausted", "error": "failed"}


def is_step(value: Any) -> bool:
    """Whether a value is one of smolagents' memory steps."""
    if not isinstance(value, dict):
        return False
    if len(_STEP_KEYS & set(value)) >= 2:
        return True
    return "task" in value and set(value) <= {"task", "task_images"}


def _matches(value: Any) -> bool:
    if isinstance(value, list):
        return any(is_step(item) for item in value[:3])
    steps = as_list(value.get("steps")) if isinstance(value, dict) else []
    return any(is_step(item) for item in steps[:3])


def _read(value: Value, context: Context) -> Iterator[Outcome]:
    obj = value.value if isinstance(value.value, dict) else {}
    steps = dicts(obj.get("steps") if obj else value.value)
    transcript = Transcript()
    answer: Any = UNSET
    for step in steps:
        _read_step(step, transcript)
        if _is_final(step):
            answer = first(_final(step), answer)
    if "output" in obj and obj["output"] is not None:
        answer = as_text(obj["output"])
    draft = Draft(
        source_format="smolagents",
        line=value.line,
        run_id=first(obj.get("id"), obj.get("run_id")),
        answer=None if answer is UNSET else answer,
        status=_SPENT.get(str(obj.get("state")), "completed"),
        latency_s=_duration(first(obj.get("timing"), {})),
        metadata=without(obj, _TAKEN),
        notes=value.notes,
    )
    yield finish(transcript, draft, context)


def _duration(timing: Any) -> float | None:
    duration = as_dict(timing).get("duration")
    return duration if isinstance(duration, int | float) and duration >= 0 else None


def _read_step(step: dict[str, Any], transcript: Transcript) -> None:
    if "task" in step:
        transcript.say("user", as_text(step["task"]))
        return
    if "system_prompt" in step:
        transcript.say("system", as_text(step["system_prompt"]))
        return
    if "plan" in step:
        transcript.say("assistant", as_text(step["plan"]), planning=True)
        return
    start = first(as_dict(step.get("timing")).get("start_time"), step.get("start_time"))
    transcript.started_at = first(transcript.started_at, read_time(start, transcript.warnings))
    transcript.n_requests += 1
    message = as_dict(step.get("model_output_message"))
    text = read_content(first(step.get("model_output"), message.get("content")), transcript).text
    calls, error = _calls(step, message), as_dict(step.get("error"))
    if step.get("code_action") is not None and text:
        text = _CODE.sub("", text).strip() or None
    position = len(transcript.events)
    failure = None if calls else as_text(error.get("message"))
    transcript.turn(text, calls, step=step.get("step_number"), error_message=failure)
    _settle(step, calls, error, position, transcript)


def _calls(step: dict[str, Any], message: dict[str, Any]) -> list[Call]:
    """The step's calls; a step that failed may have kept them in the model's message alone."""
    listed = dicts(step.get("tool_calls")) or dicts(message.get("tool_calls"))
    return [in_code(listed_call(item)) for item in listed]


def _settle(
    step: dict[str, Any],
    calls: list[Call],
    error: dict[str, Any],
    position: int,
    transcript: Transcript,
) -> None:
    """Give the step's one observation to its calls.

    Several calls share one text: it goes to the last of them. Where a parallel step failed,
    only the call that the error names failed; the others' results are lost.
    """
    events = transcript.events[position : position + len(calls)]
    if not calls:
        return
    observed = as_text(step.get("observations"))
    problem = as_text(error.get("message"))
    failed = _failed_call(events, problem) if error else None
    if len(calls) > 1 and observed:
        transcript.warnings.add("shared-result", step.get("step_number", ""), "one text for all")
    for offset, event in enumerate(events):
        index = position + offset
        is_failed = event is failed
        gets_text = observed is not None and (is_failed or offset == len(events) - 1)
        if not is_failed and not gets_text:
            continue
        transcript.unanswered.remove(index)
        event["observation"] = observed if gets_text else problem
        event["error"] = is_failed
        if is_failed and gets_text and problem:
            event["error_message"] = problem


def _failed_call(events: list[dict[str, Any]], problem: str | None) -> dict[str, Any] | None:
    named = [e for e in events if f"'{e['tool']}'" in (problem or "")]
    exact = [e for e in named if str(e["arguments"]) in (problem or "")]
    return first(*exact[:1], *named[-1:], *events[-1:])


def _is_final(step: dict[str, Any]) -> bool:
    """Whether a step gave the final answer; older versions say so by its call alone."""
    if "is_final_answer" in step:
        return bool(step["is_final_answer"])
    calls = [listed_call(item) for item in dicts(step.get("tool_calls"))]
    if any(call.name == "final_answer" for call in calls):
        return True
    code = any("final_answer(" in str(call.arguments) for call in calls)
    return code and step.get("action_output") is not None and not step.get("error")


def _final(step: dict[str, Any]) -> str | None:
    if step.get("action_output") is not None:
        return as_text(step["action_output"])
    for item in dicts(step.get("tool_calls")):
        call = listed_call(item)
        if call.name == "final_answer":
            return as_text(first(as_dict(call.arguments).get("answer"), call.arguments))
    return read_text(step.get("observations"), Transcript())


SMOLAGENTS = Format("smolagents", "smolagents memory steps", _matches, read_one=_read)
