"""τ-bench results, its flattened few-shot text, and τ²-bench results."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from .base import MALFORMED, Context, Format, FormatError, Outcome, Refused, Value, plainly
from .messages import read_messages
from .transcript import Call, Draft, Result, Transcript, finish
from .values import as_dict, as_list, dicts, first, read_time, without

_BUDGET_ENDS = ("max_steps", "max_turns", "timeout")
_FAILED_ENDS = ("too_many_errors", "agent_error", "user_error", "infrastructure_error", "error")
_TURN = re.compile(r"^(system|user|assistant|tool): ?", re.MULTILINE)


def _is_tau(value: Any) -> bool:
    return isinstance(value, dict) and isinstance(value.get("traj"), list)


def _read_tau(value: Value, context: Context) -> Iterator[Outcome]:
    run = value.value
    transcript = Transcript()
    read_messages(run["traj"], transcript)
    task, trial = run.get("task_id"), run.get("trial")
    draft = Draft(
        source_format="tau_bench",
        line=value.line,
        run_id=None if task is None else f"tau-{task}-{first(trial, 0)}",
        status="failed" if as_dict(run.get("info")).get("error") else "completed",
        repetition=_repetition(trial),
        metadata=without(run, ("traj",)),
        notes=value.notes,
    )
    yield finish(transcript, draft, context)


def _repetition(trial: Any) -> int:
    return trial if isinstance(trial, int) and 0 <= trial < 2**31 else 0


def _is_display(value: Any) -> bool:
    return isinstance(value, dict) and isinstance(value.get("messages_display"), str)


def _read_display(value: Value, context: Context) -> Iterator[Outcome]:
    """Turns as `role: text`; the calls' names and arguments are not in this form."""
    text = value.value["messages_display"]
    marks = list(_TURN.finditer(text))
    if not marks:
        raise FormatError("messages_display holds no `role: text` turns")
    transcript = Transcript()
    for mark, after in zip(marks, [*marks[1:], None], strict=True):
        said = text[mark.end() : after.start() if after else len(text)].removesuffix("\n")
        if mark[1] == "tool":
            transcript.call(Call(None, {}))
            transcript.result(Result(said))
        elif not (mark[1] == "assistant" and said == "None"):
            transcript.say(mark[1], said)
    if transcript.calls:
        transcript.warnings.add("unknown-call", "", "the form holds no call names or arguments")
    draft = Draft(
        source_format="tau_bench_text",
        line=value.line,
        metadata=without(value.value, ("messages_display",)),
        notes=value.notes,
    )
    yield finish(transcript, draft, context)


def _is_tau2(value: Any) -> bool:
    return isinstance(value, dict) and (
        isinstance(value.get("simulations"), list)
        or ("termination_reason" in value and isinstance(value.get("messages"), list))
    )


def _read_tau2(value: Value, context: Context) -> Iterator[Outcome]:
    obj = value.value
    info = as_dict(obj.get("info"))
    tasks = {str(task.get("id")): task for task in dicts(obj.get("tasks"))}
    for number, run in enumerate(as_list(obj.get("simulations", [obj])), start=1):
        try:
            yield _simulation(run, info, tasks, value, context)
        except (FormatError, *MALFORMED) as error:
            yield Refused(value.line, f"simulation {number}: {plainly(error)}")


def _simulation(
    run: dict[str, Any], info: dict[str, Any], tasks: dict[str, Any], value: Value, context: Context
) -> Outcome:
    transcript = Transcript()
    transcript.started_at = read_time(
        first(run.get("start_time"), run.get("timestamp")), transcript.warnings
    )
    read_messages(as_list(run.get("messages")), transcript)
    reason = str(run.get("termination_reason") or "")
    agent = as_dict(info.get("agent_info"))
    task = tasks.get(str(run.get("task_id")), {})
    latency = run.get("duration")
    draft = Draft(
        source_format="tau2",
        line=value.line,
        run_id=run.get("id"),
        model=agent.get("llm"),
        status=_status(reason),
        repetition=_repetition(run.get("trial")),
        latency_s=latency if isinstance(latency, int | float) and latency >= 0 else None,
        metadata={
            **without(run, ("messages",)),
            **without(
                {
                    "domain": as_dict(info.get("environment_info")).get("domain_name"),
                    "agent": agent.get("implementation"),
                    "evaluation_criteria": task.get("evaluation_criteria"),
                },
                (),
            ),
        },
        notes=value.notes,
    )
    return finish(transcript, draft, context)


def _status(reason: str) -> str:
    if any(word in reason for word in _BUDGET_ENDS):
        return "budget_exhausted"
    return "failed" if any(word in reason for word in _FAILED_ENDS) else "completed"


TAU = Format("tau_bench", "a τ-bench run", _is_tau, read_one=_read_tau)
TAU_TEXT = Format("tau_bench_text", "τ-bench turns as text", _is_display, read_one=_read_display)
TAU2 = Format("tau2", "τ²-bench results", _is_tau2, read_one=_read_tau2)
