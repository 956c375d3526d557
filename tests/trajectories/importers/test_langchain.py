"""LangChain's messages as its integrations write them."""

from typing import Any

from tests.trajectories.importers.reading import calls, kinds, only_run

ASK = {"type": "human", "content": "How many?"}
ANSWER = {"type": "ai", "content": "124"}
RESULT = {"type": "tool", "content": "124", "tool_call_id": "c1", "status": "success"}


def chunk(message_id: str, text: Any, *parts: dict[str, Any], **more: Any) -> dict[str, Any]:
    held = {"type": "AIMessageChunk", "id": message_id, "content": text, **more}
    return held | {"tool_call_chunks": list(parts)}


def test_a_call_that_content_and_list_both_hold_is_one_call():
    content = [
        {"type": "text", "text": "I look."},
        {"type": "tool_use", "id": "c1", "name": "count", "input": {}, "partial_json": ""},
    ]
    listed = [{"name": "count", "args": {"n": 1}, "id": "c1", "type": "tool_call"}]
    called = {"type": "ai", "content": content, "tool_calls": listed}

    run = only_run([ASK, called, RESULT, ANSWER])

    found = [(c["message"], c["arguments"], c["observation"]) for c in calls(run)]
    assert found == [("I look.", {"n": 1}, "124")]
    assert not kinds(run)


def test_the_chunks_of_a_message_are_one_message():
    first = {"index": 0, "id": "c1", "name": "count", "args": '{"n":'}
    rest = {"index": 0, "id": None, "name": None, "args": " 1}"}

    run = only_run(
        [
            ASK,
            chunk("a", "I "),
            chunk("a", "look.", first, tool_calls=[{"name": "count", "args": {}, "id": "c1"}]),
            chunk("a", "", rest, invalid_tool_calls=[{"name": None, "args": " 1}", "id": None}]),
            RESULT,
            chunk("b", "1"),
            chunk("b", [{"type": "text", "text": "24"}]),
        ]
    )

    found = [(c["message"], c["arguments"], c["observation"]) for c in calls(run)]
    assert found == [("I look.", {"n": 1}, "124")]
    assert run.record.answer == "124"
    assert not kinds(run)


def test_blocks_of_a_providers_own_tool_are_a_call_with_its_result():
    content = [
        {"type": "server_tool_call", "id": "s1", "name": "search", "args": {"q": "penguins"}},
        {"type": "server_tool_result", "tool_call_id": "s1", "status": "error", "output": "busy"},
        {"type": "text", "text": "124"},
    ]

    run = only_run([ASK, {"type": "ai", "content": content}])

    found = [(c["arguments"], c["observation"], c["error"]) for c in calls(run)]
    assert found == [({"q": "penguins"}, "busy", True)]
    assert run.record.answer == "124"
