"""Logs of single model requests, each repeating the conversation so far, and Responses objects."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .base import MALFORMED, Context, Format, FormatError, Outcome, Refused, Value, plainly
from .chat import dialect_of, read_system
from .exchanges import Exchange, marks_of, read_thread, threads_of
from .messages import note_finish, read_messages
from .payloads import messages_of
from .streams import answer_of, completion_of, is_event, streams_of
from .transcript import Draft, Transcript, finish
from .values import as_dict, as_text, dicts, first, json_or_text, pick, read_time, without

_REQUEST_KEYS = ("request", "request_body", "req", "body", "kwargs", "params")
_RESPONSE_KEYS = ("response", "response_body", "resp", "completion", "output")
_HELD = ("response", "result", "error", "id")
_IDS = ("run_id", "trace_id", "session_id", "conversation_id")


def _parts(value: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
    """The request and the response of a log entry, or None where it is no such entry."""
    if not isinstance(value, dict):
        return None
    asked = (json_or_text(value.get(k)) for k in _REQUEST_KEYS)
    request = next((held for held in asked if isinstance(held, dict)), None)
    answers = (completion_of(json_or_text(value.get(k))) for k in _RESPONSE_KEYS)
    response = next((answer for answer in answers if isinstance(answer, dict)), None)
    if request is None and isinstance(pick(value, ("messages", "input", "contents")), list | str):
        request = value
    if response is None and isinstance(pick(value, ("choices", "candidates")), list):
        response = value
    if request is None or response is None:
        return None
    request, response = (
        as_dict(request.get("body", request)),
        as_dict(response.get("body", response)),
    )
    asks = any(isinstance(request.get(k), list | str) for k in ("messages", "input", "contents"))
    keys = ("choices", "output", "content", "candidates")
    holds = any(isinstance(response.get(k), list) for k in keys)
    return (request, response) if asks and holds else None


def _exchange(value: Value) -> Exchange | None:
    parts = _parts(value.value)
    if parts is None:
        return None
    request, response = parts
    choice = (dicts(response.get("choices")) or dicts(response.get("candidates")) or [{}])[0]
    held = pick(request, ("messages", "input", "contents"))
    outputs = _outputs(response, choice)
    return Exchange(
        inputs=messages_of(held, "user"),
        outputs=outputs,
        order=first(response.get("created"), response.get("created_at"), 0),
        model=first(response.get("model"), request.get("model")),
        finish_reason=first(
            pick(choice, ("finish_reason", "finishReason")), response.get("stop_reason")
        ),
        line=value.line,
        id=response.get("id"),
        previous_id=first(
            request.get("previous_response_id"), response.get("previous_response_id")
        ),
        source={"request": request, "response": response, "entry": value.value},
    )


def _checked(value: Value) -> Exchange | None:
    """The exchange of a log entry whose messages can all be read, or None."""
    try:
        exchange = _exchange(value)
        if exchange is not None:
            exchange.marked()
            for message in exchange.outputs:
                marks_of(message)
    except MALFORMED:
        return None
    return exchange


def _outputs(response: dict[str, Any], choice: dict[str, Any]) -> list[Any]:
    if isinstance(choice.get("message"), dict):
        return [{"role": "assistant", **choice["message"]}]
    if isinstance(choice.get("content"), dict):
        return [{"role": "model", **choice["content"]}]
    if isinstance(response.get("output"), list):
        return response["output"]
    return [{"role": "assistant", "content": response.get("content")}]


def _read(values: list[Value], context: Context) -> Iterator[Outcome]:
    exchanges = []
    for value in values:
        exchange = _checked(value)
        if exchange is None:
            yield Refused(value.line, "is no request with its response that can be read")
        else:
            exchanges.append(exchange)
    notes = tuple(note for value in values for note in value.notes)
    for thread in threads_of(exchanges):
        transcript = Transcript()
        begun, ended = thread.exchanges[0], thread.exchanges[-1]
        read_system(begun.source["request"], transcript)
        transcript.started_at = read_time(begun.order or None, transcript.warnings)
        read_thread(thread, transcript)
        entry = begun.source["entry"]
        dialect = dialect_of(thread.messages, "")
        draft = Draft(
            source_format="openai_completions_log" if dialect == "openai_chat" else dialect,
            line=begun.line,
            run_id=first(pick(entry, _IDS), ended.source["response"].get("id")),
            metadata={
                "response_ids": [e.source["response"].get("id") for e in thread.exchanges],
                "usage": [e.source["response"].get("usage") for e in thread.exchanges],
                **without(entry, (*_REQUEST_KEYS, *_RESPONSE_KEYS, "messages", "choices")),
            },
            notes=notes,
        )
        yield finish(transcript, draft, context)


def _response(value: Any) -> dict[str, Any] | None:
    """The response that a value is, or that a batch's line holds; None where it is none."""
    if not isinstance(value, dict):
        return None
    held = as_dict(first(value.get("response"), value.get("result")))
    if "custom_id" in value and held:
        value = {**as_dict(first(held.get("body"), held.get("message"))), **without(value, _HELD)}
    if isinstance(value.get("output"), list):
        return (
            value if value.get("object") == "response" or "previous_response_id" in value else None
        )
    completed = str(value.get("object")).startswith("chat.completion") and value.get("choices")
    spoken = "custom_id" in value and isinstance(value.get("content"), list)
    return value if completed or spoken else None


def _read_response(value: Value, context: Context) -> Iterator[Outcome]:
    """A response object: it holds the last response only, unless its input stands beside it."""
    obj = completion_of(_response(value.value) or {})
    yield _answer(Value(value.line, obj, value.notes), context)


def _read_stream(values: list[Value], context: Context) -> Iterator[Outcome]:
    """Streamed answers: each is a run, since the requests that they answer are not in the file."""
    for events in streams_of(values):
        try:
            yield _answer(answer_of(events), context)
        except (FormatError, *MALFORMED) as error:
            yield Refused(events[0].line, f"is a stream that cannot be read: {plainly(error)}")


def _answer(value: Value, context: Context) -> Outcome:
    obj = value.value
    transcript = Transcript()
    read_system(obj, transcript)
    created = first(obj.get("created_at"), obj.get("created"))
    transcript.started_at = read_time(created, transcript.warnings)
    read_messages(messages_of(obj.get("input"), "user"), transcript)
    choice = (dicts(obj.get("choices")) or [{}])[0]
    read_messages(_outputs(obj, choice), transcript)
    note_finish(first(choice.get("finish_reason"), obj.get("stop_reason")), transcript)
    cut = as_dict(obj.get("incomplete_details")).get("reason")
    if cut:
        transcript.warnings.add("truncated", cut, "the response is incomplete")
    failed = obj.get("status") == "failed" or bool(obj.get("error"))
    draft = Draft(
        source_format=_dialect(obj),
        line=value.line,
        run_id=first(obj.get("custom_id"), obj.get("id")),
        model=as_text(obj.get("model")),
        status="failed" if failed else "completed",
        metadata=without(obj, ("input", "output", "choices", "content", "model", "instructions")),
        notes=value.notes,
    )
    return finish(transcript, draft, context)


def _dialect(obj: dict[str, Any]) -> str:
    if "output" in obj:
        return "openai_responses"
    return "anthropic" if obj.get("type") == "message" else "openai_chat"


LOG = Format(
    "openai_completions_log",
    "a log of model requests",
    lambda value: _parts(value) is not None,
    read_all=_read,
)
RESPONSE = Format(
    "openai_responses_object",
    "a model's response alone",
    lambda value: _response(value) is not None,
    read_one=_read_response,
)
STREAM = Format(
    "stream_events",
    "the events of streamed answers",
    is_event,
    read_all=_read_stream,
)
