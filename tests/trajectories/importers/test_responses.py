"""Responses of model APIs beyond the examples: built-in tools, streams, batches, single answers."""

import json
from typing import Any

import pytest

from tests.trajectories.importers.reading import calls, kinds, only_run, read_text

ASK = {"role": "user", "content": "How many?"}
PICTURE = "data:image/png;base64," + "iVBO" * 20


def message(*blocks: Any) -> list[Any]:
    return [ASK, {"role": "assistant", "content": list(blocks)}]


def server_tool(result: Any) -> list[Any]:
    """A search that the provider made itself: call, result and answer in one message."""
    return message(
        {"type": "text", "text": "I search."},
        {"type": "server_tool_use", "id": "s1", "name": "web_search", "input": {"query": "q"}},
        {"type": "web_search_tool_result", "tool_use_id": "s1", "content": result},
        {"type": "text", "text": "124"},
    )


def test_what_comes_after_a_providers_own_tool_is_the_answer():
    run = only_run(server_tool([{"type": "web_search_result", "url": "https://a"}]))

    assert [(c["message"], c["tool"]) for c in calls(run)] == [("I search.", "web_search")]
    assert json.loads(calls(run)[0]["observation"])[0]["url"] == "https://a"
    assert run.record.answer == "124"
    assert not kinds(run)


def test_a_providers_own_tool_says_that_it_failed():
    run = only_run(server_tool({"type": "web_search_tool_result_error", "error_code": "busy"}))

    assert calls(run)[0]["error"] is True
    assert not kinds(run)


def test_records_with_a_type_or_a_text_of_their_own_are_kept_whole():
    found = [{"type": "bird", "text": "Gentoo", "score": 1}, {"text": "Adelie", "score": 2}]
    call = {"type": "tool_use", "id": "c1", "name": "find", "input": {}}
    result = {"type": "tool_result", "tool_use_id": "c1", "content": found}

    run = only_run([*message(call), {"role": "user", "content": [result]}])

    assert json.loads(calls(run)[0]["observation"]) == found


def test_the_text_of_a_document_is_text():
    document = {"type": "document", "source": {"type": "text", "data": "Penguins are birds."}}

    run = only_run([{"role": "user", "content": [document]}, *message("Yes.")])

    assert run.question == "Penguins are birds."


def test_a_spoken_answer_is_its_transcript():
    spoken = {"role": "assistant", "content": None, "audio": {"id": "a", "transcript": "124"}}

    assert only_run([ASK, spoken]).record.answer == "124"


@pytest.mark.parametrize(
    "items",
    [
        [{"type": "custom_tool_call", "call_id": "c1", "name": "sql", "input": "SELECT 1"}],
        [
            {
                "role": "assistant",
                "tool_calls": [
                    {"id": "c1", "type": "custom", "custom": {"name": "sql", "input": "SELECT 1"}}
                ],
            }
        ],
    ],
    ids=["responses", "chat"],
)
def test_the_input_of_a_custom_tool_is_free_text(items):
    run = only_run([ASK, *items])

    assert calls(run)[0]["arguments"] == {"input": "SELECT 1"}
    assert "bad-arguments:c1" not in kinds(run)


@pytest.mark.parametrize(
    "items",
    [
        [
            {"type": "computer_call", "call_id": "c1", "action": {"type": "screenshot"}},
            {
                "type": "computer_call_output",
                "call_id": "c1",
                "output": {"type": "computer_screenshot", "image_url": PICTURE},
            },
        ],
        [{"type": "image_generation_call", "id": "c1", "result": "iVBO" * 20}],
    ],
    ids=["screenshot", "image"],
)
def test_pictures_from_built_in_tools_are_no_text(items):
    run = only_run([ASK, *items])

    assert "iVBO" not in calls(run)[0]["observation"]
    assert run.record.metadata["attachments"]


def test_a_streamed_response_in_a_log_is_put_together():
    def chunk(delta: dict[str, Any], reason: str | None = None) -> dict[str, Any]:
        choice = {"index": 0, "delta": delta, "finish_reason": reason}
        return {"id": "r", "model": "m", "choices": [choice]}

    def part(**function: str) -> dict[str, Any]:
        return {"tool_calls": [{"index": 0, "function": function}]}

    started = part(name="count", arguments="")
    started["tool_calls"][0]["id"] = "c1"
    chunks = [
        chunk({"role": "assistant", "content": "I "}),
        chunk({"content": "count."}),
        chunk(started),
        chunk(part(arguments='{"n":')),
        chunk(part(arguments=" 1}")),
        chunk({}, "length"),
    ]

    run = only_run({"request": {"messages": [ASK]}, "response": chunks})

    found = [(c["message"], c["tool"], c["arguments"], c["call_id"]) for c in calls(run)]
    assert found == [("I count.", "count", {"n": 1}, "c1")]
    assert "truncated:length" in kinds(run)


COMPLETION = {
    "id": "r",
    "object": "chat.completion",
    "model": "m",
    "choices": [{"message": {"role": "assistant", "content": "124"}, "finish_reason": "stop"}],
}
MESSAGE = {"role": "assistant", "content": [{"type": "text", "text": "124"}]}


@pytest.mark.parametrize(
    "value",
    [
        COMPLETION,
        {"custom_id": "r", "response": {"status_code": 200, "body": COMPLETION}, "error": None},
        {"custom_id": "r", "result": {"type": "succeeded", "message": MESSAGE}},
    ],
    ids=["completion", "openai batch", "anthropic batch"],
)
def test_a_response_alone_is_an_answer_without_its_question(value):
    run = only_run(value)

    assert (run.record.trajectory_id, run.record.answer, run.question) == ("r", "124", None)
    assert "no-question" in kinds(run)


def test_a_failed_request_of_a_batch_is_refused():
    failed = {"custom_id": "r", "result": {"type": "errored", "error": {"type": "busy"}}}

    runs, refused = read_text(json.dumps(failed))

    assert (runs, len(refused)) == ([], 1)
