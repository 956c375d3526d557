"""Chat logs as each vendor and framework writes them, beyond the examples."""

import json
from typing import Any

from tests.trajectories.importers.reading import calls, only_run, read_text

ASK = {"role": "user", "content": "How many?"}
CALL = {"id": "c1", "type": "function", "function": {"name": "count", "arguments": "{}"}}


def test_anthropic_result_without_content_is_empty_and_pictures_are_set_apart():
    picture = {
        "type": "image",
        "source": {"type": "base64", "media_type": "image/png", "data": "A" * 80},
    }
    messages = [
        ASK,
        {
            "role": "assistant",
            "content": [
                {"type": "tool_use", "id": "t1", "name": "save", "input": {}},
                {"type": "tool_use", "id": "t2", "name": "plot", "input": {"c": 1}},
            ],
        },
        {
            "role": "user",
            "content": [
                {"type": "tool_result", "tool_use_id": "t2", "content": [picture]},
                {"type": "tool_result", "tool_use_id": "t1"},
            ],
        },
        {"role": "assistant", "content": "Done."},
    ]

    run = only_run({"messages": messages, "system": [{"type": "text", "text": "Be exact."}]})

    assert [c["observation"] for c in calls(run)] == ["", "[image/png, 60 bytes]"]
    assert run.source_format == "anthropic"
    assert not run.error_inferred
    assert run.record.metadata["system_prompts"] == ["Be exact."]


def test_gemini_calls_without_ids_are_answered_in_order():
    def part(n: int) -> dict[str, Any]:
        return {"functionCall": {"name": "count", "args": {"n": n}}}

    def response(n: int) -> dict[str, Any]:
        return {"function_response": {"name": "count", "response": {"result": n}}}

    contents = [
        {"role": "user", "parts": [{"text": "How many?"}]},
        {"role": "model", "parts": [{"text": "hm", "thought": True}, part(1), part(2)]},
        {"role": "function", "parts": [response(10), response(20)]},
        {"role": "model", "parts": [{"text": "10 and 20"}]},
    ]

    run = only_run({"contents": contents})

    assert [c["observation"] for c in calls(run)] == ["10", "20"]
    assert run.record.answer == "10 and 20"
    assert run.source_format == "gemini"


def test_langchain_calls_in_the_old_place_are_read():
    messages = [
        {"type": "human", "content": "How many?"},
        {"type": "ai", "content": "", "additional_kwargs": {"tool_calls": [CALL]}},
        {"type": "tool", "content": "124", "tool_call_id": "c1"},
        {"type": "ai", "content": [{"type": "text", "text": "124"}]},
    ]

    run = only_run({"messages": messages})

    assert calls(run)[0]["tool"] == "count"
    assert run.record.answer == "124"


def test_responses_items_hold_built_in_tools_and_their_results():
    items = [
        {"role": "user", "content": [{"type": "input_text", "text": "How many?"}]},
        {"type": "web_search_call", "id": "w1", "status": "completed", "action": {"query": "n"}},
        {"type": "code_interpreter_call", "id": "x", "code": "1+1", "outputs": [{"logs": "2"}]},
        {"type": "message", "role": "assistant", "content": [{"type": "output_text", "text": "2"}]},
    ]

    run = only_run(items)

    assert [c["tool"] for c in calls(run)] == ["web_search", "code_interpreter"]
    assert calls(run)[1]["arguments"] == {"code": "1+1"}
    assert run.record.answer == "2"


def test_a_responses_object_with_its_input_is_whole():
    response = {
        "object": "response",
        "id": "r1",
        "input": "How many?",
        "output": [
            {
                "type": "message",
                "role": "assistant",
                "content": [{"type": "output_text", "text": "124"}],
            }
        ],
    }

    run = only_run(response)

    assert (run.question, run.record.answer) == ("How many?", "124")


def test_autogen_summary_is_the_answer_and_speakers_are_kept():
    messages = [
        {"type": "TextMessage", "source": "user", "content": "How many?"},
        {
            "type": "ToolCallRequestEvent",
            "source": "a",
            "content": [{"id": "1", "name": "count", "arguments": "{}"}],
        },
        {
            "type": "ToolCallExecutionEvent",
            "source": "a",
            "content": [{"call_id": "1", "content": "124", "is_error": False}],
        },
        {"type": "ToolCallSummaryMessage", "source": "a", "content": "124"},
    ]

    run = only_run({"messages": messages, "stop_reason": "Text 'TERMINATE' mentioned"})

    assert run.record.answer == "124"
    assert run.source_format == "autogen"
    assert run.record.metadata["stop_reason"].startswith("Text")


def test_the_thread_of_a_saved_autogen_team_is_read():
    thread = [
        {"type": "TextMessage", "source": "user", "content": "How many?"},
        {"type": "TextMessage", "source": "analyst", "content": "124"},
    ]
    state = {
        "type": "TeamState",
        "agent_states": {
            "analyst": {"agent_state": {"llm_context": {"messages": []}}},
            "RoundRobinGroupChatManager": {"message_thread": thread, "current_turn": 0},
        },
    }

    assert only_run(state).record.answer == "124"


def test_pydantic_retries_answer_their_call_and_text_arguments_are_read():
    messages = [
        {"kind": "request", "parts": [{"part_kind": "user-prompt", "content": ["How ", "many?"]}]},
        {
            "kind": "response",
            "parts": [
                {
                    "part_kind": "tool-call",
                    "tool_name": "count",
                    "args": '{"n": 1}',
                    "tool_call_id": "1",
                }
            ],
        },
        {
            "kind": "request",
            "parts": [
                {
                    "part_kind": "retry-prompt",
                    "tool_name": "count",
                    "content": "bad n",
                    "tool_call_id": "1",
                }
            ],
        },
        {
            "kind": "response",
            "parts": [
                {"part_kind": "thinking", "content": "hm"},
                {"part_kind": "text", "content": "none"},
            ],
        },
    ]

    run = only_run(messages)

    assert run.question == "How many?"
    assert calls(run)[0]["arguments"] == {"n": 1}
    assert (calls(run)[0]["observation"], calls(run)[0]["error"]) == ("bad n", True)
    assert run.record.answer == "none"


def test_sharegpt_turns_are_read():
    run = only_run(
        {
            "conversations": [
                {"from": "human", "value": "How many?"},
                {"from": "gpt", "value": "124"},
            ]
        }
    )

    assert (run.question, run.record.answer) == ("How many?", "124")


def test_responses_that_name_the_previous_one_are_one_run():
    def entry(number: int, asked: Any, *output: dict[str, Any]) -> dict[str, Any]:
        previous = f"r{number - 1}" if number else None
        request = {"model": "m", "input": asked, "previous_response_id": previous}
        return {"request": request, "response": {"id": f"r{number}", "output": list(output)}}

    function_call = {"type": "function_call", "call_id": "c", "name": "count", "arguments": "{}"}
    output = {"type": "function_call_output", "call_id": "c", "output": "124"}
    message = {
        "type": "message",
        "role": "assistant",
        "content": [{"type": "output_text", "text": "124"}],
    }
    log = [entry(0, "How many?", function_call), entry(1, [output], message)]

    runs, refused = read_text("\n".join(json.dumps(item) for item in log))

    assert (len(runs), refused) == (1, [])
    assert (runs[0].question, runs[0].record.answer) == ("How many?", "124")
    assert calls(runs[0])[0]["observation"] == "124"


def test_the_items_of_an_agents_result_answer_its_input():
    items = [
        {
            "type": "tool_call_item",
            "raw_item": {
                "type": "function_call",
                "call_id": "c",
                "name": "count",
                "arguments": "{}",
            },
        },
        {
            "type": "tool_call_output_item",
            "raw_item": {"type": "function_call_output", "call_id": "c", "output": "124"},
            "output": "124",
        },
        {
            "type": "message_output_item",
            "raw_item": {
                "type": "message",
                "role": "assistant",
                "content": [{"type": "output_text", "text": "124"}],
            },
        },
    ]

    run = only_run({"input": "How many?", "new_items": items, "final_output": "124"})

    assert (run.question, run.record.answer) == ("How many?", "124")
    assert calls(run)[0]["observation"] == "124"
