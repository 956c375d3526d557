"""Spans, run trees and agents' own logs beyond the examples."""

import json
from typing import Any

import pytest

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


def test_an_inspect_sample_says_why_it_ended():
    def sample(number: int, **more: Any) -> dict[str, Any]:
        return {
            "id": number,
            "epoch": 1,
            "input": "How many?",
            "messages": [{"role": "user", "content": "How many?"}],
            **more,
        }

    log = {
        "eval": {"task": "t", "model": "m", "run_id": "r"},
        "status": "error",
        "samples": [
            sample(1, error={"message": "crashed"}),
            sample(2, limit={"type": "message", "limit": 10}),
            sample(3, output={"completion": "124", "choices": []}),
        ],
    }

    runs, _ = read_json(log)

    assert [run.record.status for run in runs] == ["failed", "budget_exhausted", "completed"]
    assert [run.record.answer for run in runs] == [None, None, "124"]


def test_what_an_inspect_agent_submitted_is_its_answer():
    submit = {"id": "s", "function": "submit", "arguments": {"answer": "124"}}
    message = {"role": "assistant", "content": "", "tool_calls": [submit]}
    log = {
        "eval": {"task": "t"},
        "status": "success",
        "samples": [
            {
                "id": 1,
                "epoch": 2,
                "input": "How many?",
                "messages": [{"role": "user", "content": "How many?"}, message],
                "output": {"choices": [{"message": message}]},
            }
        ],
    }

    run = only_run(log)

    assert run.record.answer == "124"
    assert run.record.repetition == 1


def test_attachments_stand_for_their_texts():
    key = "a" * 32
    log = {
        "eval": {"task": "t"},
        "status": "success",
        "samples": [
            {
                "id": 1,
                "epoch": 1,
                "input": f"attachment://{key}",
                "messages": [
                    {"role": "user", "content": f"attachment://{key}"},
                    {"role": "assistant", "content": "124"},
                ],
                "attachments": {key: "How many?"},
            }
        ],
    }

    assert only_run(log).question == "How many?"


def test_smolagents_say_that_the_steps_ran_out():
    step = {
        "step_number": 1,
        "model_output_message": {"role": "assistant", "content": "hm"},
        "tool_calls": [
            {"id": "1", "type": "function", "function": {"name": "count", "arguments": {}}}
        ],
        "observations": "124",
        "is_final_answer": False,
    }

    run = only_run(
        {"steps": [{"task": "How many?"}, step], "output": None, "state": "max_steps_error"}
    )

    assert run.record.status == "budget_exhausted"
    assert run.record.answer is None
    assert calls(run)[0]["observation"] == "124"


def test_a_swe_agent_history_without_calls_holds_commands():
    history = [
        {
            "role": "system",
            "content": "Use the shell.",
            "agent": "main",
            "message_type": "system_prompt",
        },
        {"role": "user", "content": "Fix it.", "agent": "main", "message_type": "observation"},
        {
            "role": "assistant",
            "content": "I look.\n```\nls\n```",
            "thought": "I look.",
            "action": "ls",
            "agent": "main",
            "message_type": "action",
        },
        {"role": "user", "content": "main.py", "agent": "main", "message_type": "observation"},
    ]

    run = only_run(
        {"history": history, "info": {"exit_status": "submitted (exit_cost)", "submission": "diff"}}
    )

    assert run.question == "Fix it."
    assert (calls(run)[0]["arguments"], calls(run)[0]["observation"]) == (
        {"command": "ls"},
        "main.py",
    )
    assert run.record.answer == "diff"
    assert run.record.status == "budget_exhausted"


def test_tau2_results_wrapped_in_one_message_answer_their_calls():
    def made(number: int, who: str) -> dict[str, Any]:
        return {"id": f"c{number}", "name": "count", "arguments": {"n": number}, "requestor": who}

    def came(number: int) -> dict[str, Any]:
        return {"id": f"c{number}", "role": "tool", "content": str(number), "error": False}

    messages = [
        {"role": "user", "content": "How many?"},
        {
            "role": "assistant",
            "content": None,
            "tool_calls": [made(1, "assistant"), made(2, "user")],
        },
        {"role": "tool", "tool_messages": [came(2), came(1)]},
        {"role": "assistant", "content": "1 and 2"},
    ]
    simulation = {
        "id": "s",
        "task_id": "0",
        "trial": 3,
        "termination_reason": "max_steps",
        "messages": messages,
    }

    run = only_run({"simulations": [simulation], "tasks": [], "info": {}})

    assert [c["observation"] for c in calls(run)] == ["1", "2"]
    assert calls(run)[1]["requestor"] == "user"
    assert run.record.status == "budget_exhausted"
    assert run.record.repetition == 3


def test_one_bad_simulation_does_not_hide_the_others():
    good = {
        "id": "s",
        "termination_reason": "user_stop",
        "messages": [{"role": "user", "content": "How many?"}],
    }

    runs, refused = read_json({"simulations": [None, good], "tasks": [], "info": {}})

    assert [run.record.trajectory_id for run in runs] == ["s"]
    assert "simulation 1" in refused[0].reason


@pytest.mark.parametrize(
    "text",
    [
        'Question: How many?\nThought: count\nAction: count\nAction Input: {"n": 1}\n'
        "Observation: 124\nThought: done\nFinal Answer: 124\n",
        'Question: How many?\nThought 1: count\nAction 1: count[{"n": 1}]\n'
        "Observation 1: 124\nThought 2: done\nAction 2: Finish[124]\n",
    ],
    ids=["langchain", "numbered"],
)
def test_react_texts_are_read_from_a_plain_text_file(text):
    runs, refused = read_text(text)

    assert refused == []
    assert (runs[0].question, runs[0].record.answer) == ("How many?", "124")
    assert (calls(runs[0])[0]["arguments"], calls(runs[0])[0]["observation"]) == ({"n": 1}, "124")


def test_toolbench_without_chains_is_read_from_its_nodes():
    answer = json.dumps({"return_type": "give_answer", "final_answer": "124"})
    generation = {
        "query": "How many?",
        "final_answer": answer,
        "chain": [
            {"node_type": "Thought", "description": "count"},
            {"node_type": "Action", "description": "count_for_api"},
            {
                "node_type": "Action Input",
                "description": '{"n": 1}',
                "observation": '{"error": "", "response": "124"}',
            },
            {"node_type": "Action", "description": "Finish"},
            {"node_type": "Action Input", "description": answer, "observation": ""},
        ],
    }

    run = only_run({"answer_generation": generation, "win": True})

    assert [c["tool"] for c in calls(run)] == ["count_for_api", "Finish"]
    assert (run.question, run.record.answer) == ("How many?", "124")


def test_two_sessions_in_one_file_are_two_runs():
    def line(session: str, number: int, kind: str, text: str) -> str:
        message = {"role": kind, "content": text}
        return json.dumps(
            {"type": kind, "uuid": f"{session}{number}", "sessionId": session, "message": message}
        )

    lines = [
        line("a", 1, "user", "A?"),
        line("b", 1, "user", "B?"),
        line("a", 2, "assistant", "a"),
        line("b", 2, "assistant", "b"),
    ]

    runs, _ = read_text("\n".join(lines))

    assert [(run.question, run.record.answer) for run in runs] == [("A?", "a"), ("B?", "b")]


def test_agents_own_results_without_a_call_are_kept_in_atif():
    steps = [
        {"step_id": 1, "source": "user", "message": "How many?"},
        {
            "step_id": 2,
            "source": "agent",
            "message": "",
            "tool_calls": [{"tool_call_id": "1", "function_name": "count", "arguments": {}}],
            "observation": {
                "results": [{"source_call_id": "1", "content": [{"type": "text", "text": "124"}]}]
            },
        },
        {"step_id": 3, "source": "agent", "message": "124", "reasoning_content": "done"},
    ]

    run = only_run(
        {"schema_version": "ATIF-v1.4", "session_id": "s", "agent": {"name": "a"}, "steps": steps}
    )

    assert calls(run)[0]["observation"] == "124"
    assert run.record.answer == "124"
    assert run.record.metadata["final_reasoning"] == "done"
