"""Answers that were kept as the events they were streamed in."""

import json
from typing import Any

import pytest

from tests.trajectories.importers.reading import calls, kinds, read_json, read_text

BEGUN = {"id": "r-1", "object": "response", "status": "in_progress", "model": "m", "output": []}
CALLED = {"type": "function_call", "call_id": "c1", "name": "count", "arguments": ""}


def lines(*values: Any) -> str:
    return "\n".join(json.dumps(value) for value in values)


def chunk(run: str, delta: dict[str, Any], reason: str | None = None) -> dict[str, Any]:
    choice = {"index": 0, "delta": delta, "finish_reason": reason}
    return {"id": run, "object": "chat.completion.chunk", "model": "m", "choices": [choice]}


def part(arguments: str, **more: Any) -> dict[str, Any]:
    function = {"arguments": arguments, **more.pop("function", {})}
    return {"tool_calls": [{"index": 0, "function": function, **more}]}


CHUNKS = [
    chunk("c-1", {"role": "assistant", "content": "Let"}),
    chunk("c-1", {"content": " me see"}),
    chunk("c-1", part("", id="c1", function={"name": "count"})),
    chunk("c-1", part('{"n": ')),
    chunk("c-1", part("1}")),
    chunk("c-1", {}, "tool_calls"),
    {"id": "c-1", "object": "chat.completion.chunk", "choices": [], "usage": {"total_tokens": 9}},
]
MESSAGE = [
    {
        "type": "message_start",
        "message": {
            "id": "m-1",
            "type": "message",
            "role": "assistant",
            "model": "m",
            "content": [],
            "usage": {"input_tokens": 3},
        },
    },
    {"type": "content_block_start", "index": 0, "content_block": {"type": "text", "text": ""}},
    {"type": "ping"},
    {"type": "content_block_delta", "index": 0, "delta": {"type": "text_delta", "text": "Let me"}},
    {"type": "content_block_delta", "index": 0, "delta": {"type": "text_delta", "text": " see"}},
    {"type": "content_block_stop", "index": 0},
    {
        "type": "content_block_start",
        "index": 1,
        "content_block": {"type": "tool_use", "id": "c1", "name": "count", "input": {}},
    },
    {
        "type": "content_block_delta",
        "index": 1,
        "delta": {"type": "input_json_delta", "partial_json": '{"n": '},
    },
    {
        "type": "content_block_delta",
        "index": 1,
        "delta": {"type": "input_json_delta", "partial_json": "1}"},
    },
    {"type": "content_block_stop", "index": 1},
    {
        "type": "message_delta",
        "delta": {"stop_reason": "tool_use"},
        "usage": {"output_tokens": 9},
    },
    {"type": "message_stop"},
]
RESPONSE = [
    {"type": "response.created", "sequence_number": 0, "response": BEGUN},
    {"type": "response.output_text.delta", "sequence_number": 1, "output_index": 0, "delta": "Let"},
    {
        "type": "response.output_text.delta",
        "sequence_number": 2,
        "output_index": 0,
        "delta": " me see",
    },
    {"type": "response.output_item.added", "output_index": 1, "item": CALLED},
    {
        "type": "response.function_call_arguments.delta",
        "sequence_number": 4,
        "output_index": 1,
        "delta": '{"n": 1}',
    },
]
DONE = {
    "type": "response.completed",
    "sequence_number": 5,
    "response": {
        **BEGUN,
        "status": "completed",
        "output": [
            {"type": "message", "content": [{"type": "output_text", "text": "Let me see"}]},
            {**CALLED, "arguments": '{"n": 1}'},
        ],
    },
}


def events(*values: Any) -> str:
    return "".join(f"event: {v.get('type')}\ndata: {json.dumps(v)}\n\n" for v in values)


@pytest.mark.parametrize(
    ("text", "adapter"),
    [
        pytest.param(lines(*CHUNKS), "openai_chat", id="chunks"),
        pytest.param(lines(*MESSAGE), "anthropic", id="message"),
        pytest.param(lines(*RESPONSE, DONE), "openai_responses", id="response"),
        pytest.param(json.dumps(MESSAGE), "anthropic", id="a list of events"),
        pytest.param(events(*MESSAGE), "anthropic", id="server-sent events"),
        pytest.param(
            lines(*({"event": v["type"], "data": json.dumps(v)} for v in MESSAGE)),
            "anthropic",
            id="events with their data as text",
        ),
    ],
)
def test_events_are_put_together_with_text_and_call(text, adapter):
    (run,), refused = read_text(text)

    assert not refused
    assert run.source_format == run.record.adapter == adapter
    assert run.record.model == "m"
    (call,) = calls(run)
    assert (call["tool"], call["arguments"], call["call_id"]) == ("count", {"n": 1}, "c1")
    assert call["message"] == "Let me see"
    assert kinds(run) == {"missing-result:c1", "no-final-answer", "no-question"}


def test_interleaved_chunks_are_told_apart_by_the_completion_that_they_name():
    begun = [chunk("a", {"content": "1"}), chunk("b", {"content": "2"})]
    ended = [chunk("a", {"content": "24"}, "stop"), chunk("b", {"content": "5"}, "length")]

    runs, refused = read_text(lines(*begun, *ended))

    assert not refused
    assert [(run.record.trajectory_id, run.record.answer) for run in runs] == [
        ("a", "124"),
        ("b", "25"),
    ]
    assert kinds(runs[1]) == {"truncated:length", "no-question"}


def test_the_data_of_server_sent_events_end_with_a_mark_that_is_no_event():
    text = f": keep-alive\n\ndata: {json.dumps(chunk('a', {'content': '124'}, 'stop'))}\n\n"

    (run,), refused = read_text(text + "data: [DONE]\n")

    assert not refused
    assert run.record.answer == "124"


@pytest.mark.parametrize("stream", [CHUNKS[:5], MESSAGE[:9], RESPONSE])
def test_a_stream_that_broke_off_says_so_and_keeps_what_came(stream):
    (run,), refused = read_text(lines(*stream))

    assert not refused
    assert "truncated:stream" in kinds(run)
    assert run.incomplete
    assert calls(run)[0]["arguments"] == {"n": 1}


def test_a_stream_that_ends_in_an_error_is_a_failed_run():
    failed = {"type": "error", "error": {"type": "overloaded_error", "message": "Overloaded"}}

    (run,), refused = read_text(lines(*MESSAGE[:5], failed))

    assert not refused
    assert run.record.status == "failed"
    assert run.record.answer == "Let me see"


def test_arguments_that_broke_off_are_kept_as_text():
    (run,), _ = read_text(lines(*MESSAGE[:8]))

    assert calls(run)[0]["arguments"] == '{"n": '
    assert "bad-arguments:c1" in kinds(run)


def test_each_answer_of_a_file_is_a_run():
    again = json.loads(json.dumps(MESSAGE).replace('"m-1"', '"m-2"'))

    runs, refused = read_text(lines(*MESSAGE, *again))

    assert not refused
    assert [run.record.trajectory_id for run in runs] == ["m-1", "m-2"]


@pytest.mark.parametrize(
    ("head", "reason"),
    [
        (b"SQLite format 3\x00" + b"\x00" * 84, "SQLite database, as AutoGen keeps"),
        (b"PAR1\x15\x00\x15", "Parquet table"),
        (b"\x80\x04\x95\x10\x00\x00\x00", "Python pickle"),
        (
            b'--b\r\nContent-Disposition: form-data; name="post.a"\r\n\r\n{}\r\n--b--',
            "request of several parts",
        ),
    ],
)
def test_what_holds_no_readable_record_is_refused_with_its_reason(head, reason):
    runs, refused = read_text(head)

    assert not runs
    assert reason in refused[0].reason


def test_an_answer_that_autogen_cached_is_refused_with_what_to_save_instead():
    usage = {"prompt_tokens": 1, "completion_tokens": 1}
    cached = {"finish_reason": "stop", "content": "124", "usage": usage, "cached": True}

    runs, refused = read_json(cached)

    assert not runs
    assert "is an answer that AutoGen cached, without the request" in refused[0].reason


def test_a_row_of_autogens_log_holds_request_and_answer_as_text():
    request = {"messages": [{"role": "user", "content": "How many?"}], "model": "m"}
    choice = {"index": 0, "message": {"role": "assistant", "content": "124"}}
    answer = {"id": "x", "object": "chat.completion", "choices": [choice]}
    row = {
        "id": 1,
        "session_id": "s-1",
        "request": json.dumps(request),
        "response": json.dumps(answer),
        "is_cached": 1,
    }

    (run,), refused = read_json([row])

    assert not refused
    assert (run.record.trajectory_id, run.question, run.record.answer) == (
        "s-1",
        "How many?",
        "124",
    )
