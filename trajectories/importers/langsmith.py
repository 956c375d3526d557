"""LangSmith run trees: model runs give the conversation, tool runs what came back."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from datetime import datetime
from typing import Any

from .base import MALFORMED, Context, Format, FormatError, Outcome, Refused, Value, plainly
from .content import read_text
from .exchanges import Exchange, ToolRecord, overlay, read_threads, threads_of
from .messages import read_messages
from .payloads import answered, messages_of, question_of
from .transcript import UNSET, Draft, Transcript, finish
from .values import as_dict, as_text, dicts, first, json_or_text, read_time, without

_MODEL_RUNS = ("llm", "chat_model", "chat")
_SENT = ("post", "patch")
MAX_DEPTH = 50
_Held = tuple[int, dict[str, Any]]


def is_run(value: Any) -> bool:
    """Whether a value is a LangSmith run."""
    return (
        isinstance(value, dict)
        and isinstance(value.get("run_type"), str)
        and any(key in value for key in ("trace_id", "dotted_order", "inputs", "outputs"))
    )


def is_batch(value: Any) -> bool:
    """Whether a value is what a client sends: runs begun (`post`) and runs ended (`patch`)."""
    sent = [run for key in _SENT for run in dicts(as_dict(value).get(key))]
    return bool(sent) and all("id" in run for run in sent)


def _matches(value: Any) -> bool:
    return is_run(value) or is_batch(value)


def _read(values: list[Value], context: Context) -> Iterator[Outcome]:
    runs: dict[str, _Held] = {}
    for value in values:
        found = list(_runs_in(value.value))
        if not found:
            yield Refused(value.line, "is no LangSmith run")
        for run in found:
            key = str(first(run.get("id"), f"without id {len(runs)}"))
            line, known = runs.get(key, (value.line, {}))
            runs[key] = (line, known | {k: v for k, v in run.items() if v is not None})
    traces: dict[str, list[_Held]] = defaultdict(list)
    for line, run in runs.values():
        if isinstance(run.get("run_type"), str):
            traces[_trace_id(run, runs)].append((line, run))
        else:
            yield Refused(line, f"run {run['id']} was ended, but its beginning is not in the file")
    notes = tuple(note for value in values for note in value.notes)
    for trace, held in traces.items():
        try:
            yield _trace(trace, held, notes, context)
        except (FormatError, *MALFORMED) as error:
            yield Refused(held[0][0], f"trace {trace}: {plainly(error)}")


def _runs_in(value: Any) -> Iterator[dict[str, Any]]:
    """The runs of one top-level value, those of a client's batch in the order they were sent."""
    if is_batch(value):
        for key in _SENT:
            yield from dicts(value.get(key))
    elif is_run(value) or "id" in as_dict(value):
        yield from _with_children(value)


def _with_children(run: dict[str, Any], depth: int = 0) -> Iterator[dict[str, Any]]:
    yield run
    for child in dicts(run.get("child_runs")) if depth < MAX_DEPTH else []:
        yield from _with_children(child, depth + 1)


def _trace_id(run: dict[str, Any], runs: dict[str, _Held]) -> str:
    """The trace of a run; clients may leave it out, and name the parent only."""
    for _ in range(MAX_DEPTH):
        _, parent = runs.get(str(run.get("parent_run_id")), (0, None))
        if run.get("trace_id") is not None or parent is None:
            break
        run = parent
    return str(first(run.get("trace_id"), run.get("id")))


def _order(run: dict[str, Any]) -> str:
    return str(first(run.get("dotted_order"), run.get("start_time"), ""))


def _trace(
    trace: str,
    held: list[tuple[int, dict[str, Any]]],
    notes: tuple[str, ...],
    context: Context,
) -> Outcome:
    runs = sorted((run for _, run in held), key=_order)
    root = next((run for run in runs if not run.get("parent_run_id")), runs[0])
    transcript = Transcript()
    transcript.started_at = read_time(root.get("start_time"), transcript.warnings)
    exchanges = [_exchange(run) for run in runs if run["run_type"] in _MODEL_RUNS]
    threads = threads_of(exchanges)
    if threads:
        read_threads(threads, answered(root.get("outputs")), transcript)
        transcript.n_requests = len(exchanges)
    else:
        read_messages(messages_of(root.get("outputs"), "assistant"), transcript)
    overlay(transcript, [_tool(run) for run in runs if run["run_type"] == "tool"])
    ends = transcript.events[-1] if transcript.events else {}
    answer = UNSET if ends.get("role") == "assistant" else answered(root.get("outputs"))
    draft = Draft(
        source_format="langsmith",
        line=held[0][0],
        run_id=trace,
        question=question_of(root.get("inputs"), transcript, context),
        answer=UNSET if answer is None else answer,
        status="failed" if root.get("error") else "completed",
        latency_s=_latency(root),
        metadata={
            "trace_id": trace,
            "n_runs": len(runs),
            **without(root, ("inputs", "outputs", "events", "child_runs", "trace_id", "id")),
        },
        notes=notes,
    )
    return finish(transcript, draft, context)


def _latency(root: dict[str, Any]) -> float | None:
    """Seconds from the root run's start to its end."""
    start, end = (read_time(root.get(key)) for key in ("start_time", "end_time"))
    if start is None or end is None:
        return None
    return max(0.0, (datetime.fromisoformat(end) - datetime.fromisoformat(start)).total_seconds())


def _exchange(run: dict[str, Any]) -> Exchange:
    metadata = as_dict(as_dict(run.get("extra")).get("metadata"))
    return Exchange(
        messages_of(run.get("inputs"), "user"),
        messages_of(run.get("outputs"), "assistant"),
        _order(run),
        metadata.get("ls_model_name"),
    )


def _tool(run: dict[str, Any]) -> ToolRecord:
    outputs = run.get("outputs")
    output = as_dict(outputs).get("output", outputs)
    message = as_dict(json_or_text(output))
    held = as_dict(first(message.get("kwargs"), message.get("data"), message))
    call_id, status = held.get("tool_call_id"), held.get("status")
    text = read_text(held.get("content"), Transcript()) if call_id else None
    if text is None and output not in (None, {}, ""):
        text = as_text(output)
    arguments = run.get("inputs")
    if isinstance(arguments, dict) and set(arguments) == {"input"}:
        arguments = json_or_text(arguments["input"])
    error = run.get("error")
    return ToolRecord(
        name=run.get("name"),
        arguments=arguments if isinstance(arguments, dict) else {"input": arguments},
        text=first(text, as_text(error)),
        call_id=call_id,
        error=bool(error) or status == "error",
        order=_order(run),
    )


LANGSMITH = Format("langsmith", "a LangSmith run", _matches, read_all=_read)
