"""Spans and run trees beyond the examples."""

import json
from typing import Any

from tests.trajectories.importers.reading import calls, kinds, only_run, read_json, read_text

TRACE = "0af7651916cd43dd8448eb211c80319c"


def span(name: str, number: int, attributes: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {
        "traceId": TRACE,
        "spanId": f"{number:016x}",
        "name": name,
        "startTimeUnixNano": str(10**18 + number),
        "endTimeUnixNano": str(10**18 + number + 5),
        "attributes": [{"key": k, "value": {"stringValue": v}} for k, v in attributes.items()],
        **more,
    }


def otlp(*spans: dict[str, Any]) -> dict[str, Any]:
    return {"resourceSpans": [{"scopeSpans": [{"spans": list(spans)}]}]}


def said(role: str, *parts: dict[str, Any]) -> str:
    return json.dumps([{"role": role, "parts": list(parts)}])


def chat(number: int, inputs: str, outputs: str, **more: Any) -> dict[str, Any]:
    attributes = {
        "gen_ai.operation.name": "chat",
        "gen_ai.input.messages": inputs,
        "gen_ai.output.messages": outputs,
    }
    return span("chat", number, attributes, **more)


TEXT = {"type": "text", "content": "How many?"}
CALL = {"type": "tool_call", "id": "c1", "name": "count", "arguments": {"n": 1}}
DONE = {"type": "text", "content": "124"}
ASKED = {"role": "user", "parts": [TEXT]}
CALLED = {"role": "assistant", "parts": [CALL]}


def test_a_tool_span_says_that_the_call_failed_and_what_came_back():
    tool = span(
        "execute_tool count",
        2,
        {
            "gen_ai.operation.name": "execute_tool",
            "gen_ai.tool.name": "count",
            "gen_ai.tool.call.id": "c1",
        },
        status={"code": "STATUS_CODE_ERROR", "message": "no such table"},
    )

    run = only_run(otlp(chat(1, said("user", TEXT), said("assistant", CALL)), tool))

    assert calls(run)[0]["observation"] == "no such table"
    assert calls(run)[0]["error"] is True
    assert not run.error_inferred


def test_traces_in_one_file_are_runs_of_their_own():
    first = chat(1, said("user", TEXT), said("assistant", DONE))
    second = first | {"traceId": "f" * 32}

    runs, refused = read_text("\n".join(json.dumps(otlp(s)) for s in (first, second)))

    assert refused == []
    assert sorted(run.record.trajectory_id for run in runs) == sorted((TRACE, "f" * 32))


def test_tool_spans_alone_give_calls_and_a_warning_that_the_question_is_missing():
    tool = span(
        "execute_tool count",
        1,
        {
            "gen_ai.operation.name": "execute_tool",
            "gen_ai.tool.name": "count",
            "gen_ai.tool.call.arguments": '{"n": 1}',
            "gen_ai.tool.call.result": "124",
        },
    )

    run = only_run(otlp(tool))

    assert calls(run)[0]["arguments"] == {"n": 1}
    assert {"no-question", "no-final-answer"} <= kinds(run)


def test_spans_without_any_message_are_refused():
    runs, refused = read_json(otlp(span("GET /", 1, {"http.method": "GET"})))

    assert runs == []
    assert "no model request, no tool call and no message" in refused[0].reason


def test_a_conversation_is_not_repeated_for_each_request():
    again = json.dumps(
        [
            ASKED,
            CALLED,
            {
                "role": "tool",
                "parts": [{"type": "tool_call_response", "id": "c1", "result": "124"}],
            },
        ]
    )

    run = only_run(
        otlp(
            chat(1, said("user", TEXT), said("assistant", CALL)),
            chat(2, again, said("assistant", DONE)),
        )
    )

    assert len(calls(run)) == 1
    assert [event.role for event in run.record.events if event.role == "user"] == ["user"]
    assert run.record.answer == "124"
    assert run.record.requests == 2


def test_numbered_attributes_of_openllmetry_are_read():
    attributes = {
        "gen_ai.prompt.0.role": "user",
        "gen_ai.prompt.0.content": "How many?",
        "gen_ai.completion.0.role": "assistant",
        "gen_ai.completion.0.content": "124",
        "gen_ai.request.model": "m",
    }

    run = only_run(otlp(span("openai.chat", 1, attributes)))

    assert (run.question, run.record.answer, run.record.model) == ("How many?", "124", "m")
    assert run.source_format == "openllmetry"


def test_documents_one_after_another_over_many_lines_are_read():
    spans = [
        {
            "name": "chat",
            "context": {"trace_id": f"0x{TRACE}", "span_id": "0x1"},
            "start_time": "2026-01-01T00:00:00Z",
            "attributes": {
                "gen_ai.input.messages": said("user", TEXT),
                "gen_ai.output.messages": said("assistant", DONE),
            },
        }
    ]

    runs, refused = read_text("\n".join(json.dumps(s, indent=4) for s in spans * 2))

    assert refused == []
    assert runs[0].record.answer == "124"


def test_openinference_messages_with_nested_attributes_are_read():
    row = {
        "name": "ChatCompletion",
        "span_kind": "LLM",
        "context": {"trace_id": TRACE, "span_id": "1"},
        "attributes": {
            "openinference": {"span": {"kind": "LLM"}},
            "llm": {
                "model_name": "m",
                "input_messages": [{"message": {"role": "user", "content": "How many?"}}],
                "output_messages": [{"message": {"role": "assistant", "content": "124"}}],
            },
        },
    }

    run = only_run([row])

    assert (run.question, run.record.answer, run.record.model) == ("How many?", "124", "m")
    assert run.source_format == "openinference"


def test_langsmith_children_inside_their_parent_are_read():
    tool = {
        "id": "t",
        "name": "count",
        "run_type": "tool",
        "inputs": {"n": 1},
        "outputs": {"output": "124"},
        "trace_id": "r",
        "parent_run_id": "r",
        "start_time": "2026-01-01T00:00:02",
    }
    root = {
        "id": "r",
        "name": "agent",
        "run_type": "chain",
        "trace_id": "r",
        "start_time": "2026-01-01T00:00:00",
        "end_time": "2026-01-01T00:00:03",
        "inputs": {"question": "How many?"},
        "outputs": {"answer": "124"},
        "child_runs": [tool],
    }

    run = only_run({"runs": [root]})

    assert (run.question, run.record.answer) == ("How many?", "124")
    assert (calls(run)[0]["tool"], calls(run)[0]["observation"]) == ("count", "124")
    assert run.record.latency_s == 3.0


def test_a_langfuse_tool_without_output_has_no_result():
    trace = {
        "id": "trace-1",
        "input": "How many?",
        "output": "none",
        "observations": [
            {"id": "1", "traceId": "trace-1", "type": "AGENT", "startTime": "2026-01-01T00:00:00Z"},
            {
                "id": "2",
                "traceId": "trace-1",
                "type": "TOOL",
                "name": "count",
                "input": {"n": 1},
                "startTime": "2026-01-01T00:00:01Z",
            },
        ],
    }

    run = only_run(trace)

    assert calls(run)[0]["observation"] is None
    assert any(kind.startswith("missing-result") for kind in kinds(run))
    assert (run.question, run.record.answer) == ("How many?", "none")


def test_the_conversation_that_ends_last_is_the_run_and_others_are_said():
    title = chat(1, said("user", {"type": "text", "content": "Name it"}), said("assistant", TEXT))
    main = chat(2, said("user", TEXT), said("assistant", DONE))

    run = only_run(otlp(title, main))

    assert (run.question, run.record.answer) == ("How many?", "124")
    assert "other-conversation:1" in kinds(run)


def test_a_langfuse_trace_exported_beside_its_observations_is_read():
    generation = {
        "id": "2",
        "traceId": "t",
        "type": "GENERATION",
        "startTime": "2026-01-01T00:00:01Z",
        "input": {"messages": [{"role": "user", "content": "How many?"}]},
        "output": {"role": "assistant", "content": "124"},
        "model": "m",
    }

    run = only_run({"trace": {"id": "t", "name": "x"}, "observations": [generation]})

    assert (run.record.trajectory_id, run.question, run.record.answer) == ("t", "How many?", "124")


def test_a_trace_inside_the_answer_of_an_api_is_read():
    run = only_run({"trace": otlp(chat(1, json.dumps([ASKED]), said("assistant", DONE)))})

    assert run.record.answer == "124"


def test_a_time_beyond_all_numbers_is_a_reason_and_no_crash():
    late = chat(1, said("user", TEXT), said("assistant", DONE), endTimeUnixNano=10**400)

    runs, refused = read_json(otlp(late))

    assert not runs
    assert "a number in it is too large" in refused[0].reason
