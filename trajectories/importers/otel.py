"""Traces of OpenTelemetry GenAI, OpenInference, OpenLLMetry, Google ADK and Vercel as runs.

One trace is one run. Which convention a trace was written in is told by its attributes; where
two instrumentations saw the same requests, one of them is read.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from .base import MALFORMED, Context, Format, FormatError, Outcome, Refused, Value, plainly
from .conventions import exchanges_of, model_of
from .exchanges import overlay, read_threads, threads_of
from .messages import read_messages
from .payloads import answered, is_said, messages_of, question_of
from .spans import LogEvent, Span, is_spans, spans_in
from .toolspans import tool_of
from .transcript import UNSET, Draft, Transcript, finish
from .values import first, pick, read_time


def _read(values: list[Value], context: Context) -> Iterator[Outcome]:
    spans: dict[str, list[Span]] = defaultdict(list)
    logs: dict[str, list[LogEvent]] = defaultdict(list)
    for value in values:
        if not is_spans(value.value):
            yield Refused(value.line, "is no span")
            continue
        try:
            found = list(spans_in(value.value, value.line))
        except MALFORMED as error:
            yield Refused(value.line, f"is no span that can be read: {error}")
            continue
        for item in found:
            if isinstance(item, Span):
                spans[item.trace_id].append(item)
            else:
                logs[item.trace_id].append(item)
    if not spans and not logs:
        yield Refused(values[0].line, "holds no spans")
    notes = tuple(note for value in values for note in value.notes)
    for trace_id in dict.fromkeys((*spans, *logs)):
        try:
            yield _trace(trace_id, spans[trace_id], logs[trace_id], notes, context)
        except (FormatError, *MALFORMED) as error:
            line = spans[trace_id][0].line if spans[trace_id] else 1
            yield Refused(line, f"trace {trace_id or 'without id'}: {plainly(error)}")


def _trace(
    trace_id: str,
    spans: list[Span],
    logs: list[LogEvent],
    notes: tuple[str, ...],
    context: Context,
) -> Outcome:
    spans.sort(key=lambda span: (span.start, span.span_id))
    convention, exchanges = exchanges_of(spans, logs)
    tools = [tool for span in spans if (tool := tool_of(span))]
    root = _root(spans)
    transcript = Transcript()
    threads = threads_of(exchanges)
    if threads:
        read_threads(threads, _root_answer(root), transcript)
        transcript.n_requests = len(exchanges)
    elif root is not None:
        convention = _read_root_messages(root, transcript) or convention
    overlay(transcript, tools)
    if not threads and not tools and not transcript.events:
        raise FormatError("holds no model request, no tool call and no message")
    question, answer = _from_root(root, transcript, context)
    return finish(
        transcript,
        _draft(trace_id, spans, root, convention, question, answer, notes),
        context,
    )


def _draft(
    trace_id: str,
    spans: list[Span],
    root: Span | None,
    convention: str,
    question: str | None,
    answer: Any,
    notes: tuple[str, ...],
) -> Draft:
    metadata: dict[str, Any] = {"trace_id": trace_id, "n_spans": len(spans)}
    latency = None
    if root is not None:
        metadata |= {"root": root.name, "resource": root.resource, "scope": root.scope}
        metadata["started_at"] = read_time(root.start) if root.start else None
        latency = max(0.0, (root.end - root.start) / 1e9) if root.end else None
    conversation = next(
        (s.attributes[k] for s in spans for k in _CONVERSATION_KEYS if s.attributes.get(k)), None
    )
    metadata["conversation_id"] = conversation
    return Draft(
        source_format=convention,
        line=spans[0].line if spans else 1,
        run_id=trace_id or None,
        question=question,
        answer=answer,
        model=next((m for s in spans if (m := model_of(s))), None),
        status="failed" if root is not None and root.error else "completed",
        latency_s=latency,
        metadata={key: value for key, value in metadata.items() if value not in (None, {}, "")},
        notes=notes,
    )


_KIND = "openinference.span.kind"
_ROOT_KEYS = ("input.value", "pydantic_ai.all_messages", "ai.prompt")
_ASKED_KEYS = ("input.value", "gen_ai.prompt", "traceloop.entity.input", "ai.prompt")
_ANSWERED_KEYS = ("final_result", "output.value", "traceloop.entity.output", "ai.response.text")
_CONVERSATION_KEYS = ("gen_ai.conversation.id", "session.id", "gcp.vertex.agent.session_id")


def _root(spans: list[Span]) -> Span | None:
    """The span of the agent's run: a named agent's, or the one without a parent."""
    known = {span.span_id for span in spans}
    tops = [span for span in spans if span.parent_id not in known]
    for span in (*tops, *spans):
        if any(key in span.attributes for key in _ROOT_KEYS):
            return span
    agents = [s for s in spans if s.attributes.get("gen_ai.operation.name") == "invoke_agent"]
    return first(*agents[:1], *tops[:1], *spans[:1])


def _from_root(
    root: Span | None, transcript: Transcript, context: Context
) -> tuple[str | None, Any]:
    """What the root span was asked, and the answer where the messages do not give it."""
    if root is None:
        return None, UNSET
    asked = pick(root.attributes, _ASKED_KEYS)
    question = question_of(asked, transcript, context)
    answer = _root_answer(root)
    ends = transcript.events[-1] if transcript.events else {}
    has_text = ends.get("role") == "assistant" and ends.get("message")
    if has_text and (not is_said(answer) or root.attributes.get(_KIND) == "LLM"):
        return question, UNSET
    return question, UNSET if answer is None else answer


def _root_answer(root: Span | None) -> str | None:
    if root is None:
        return None
    return answered(pick(root.attributes, _ANSWERED_KEYS))


def _read_root_messages(root: Span, transcript: Transcript) -> str | None:
    held = pick(root.attributes, ("pydantic_ai.all_messages", "all_messages_events"))
    read_messages(messages_of(held, "user"), transcript)
    if held is None:
        for role, key in (("user", "input"), ("assistant", "output")):
            said = root.attributes.get(f"gen_ai.{key}.messages")
            read_messages(messages_of(said, role), transcript)
    return "otel_genai" if transcript.events else None


OTEL = Format("otel", "an OpenTelemetry trace", is_spans, read_all=_read)
