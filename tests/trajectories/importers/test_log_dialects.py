"""Logs of frameworks and benchmarks beyond the examples."""

import json
from typing import Any

import pytest

from tests.trajectories.importers.reading import calls, kinds, only_run, read_json, read_text


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


def test_a_toolbench_run_without_an_answer_is_the_last_path_of_its_tree():
    def node(kind, text, *children, **more):
        return {"node_type": kind, "description": text, "children": list(children), **more}

    def tried(name, result):
        done = node("Action Input", "{}", observation=result)
        return node("Thought", f"try {name}", node("Action", name, done))

    tree = {"tree": node("Action Input", "", tried("first", "1"), tried("second", "2"))}
    generation = {"query": "How many?", "final_answer": "", "chain": [], "valid_data": False}

    run = only_run({"answer_generation": generation, "tree": tree, "win": False})

    found = [(c["tool"], c["message"], c["observation"]) for c in calls(run)]
    assert found == [("second", "try second", "2")]
    assert {"chains:2", "no-final-answer"} <= kinds(run)


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


def test_a_sub_agents_own_file_is_a_run():
    lines = [
        {
            "type": "user",
            "sessionId": "s",
            "isSidechain": True,
            "message": {"role": "user", "content": "A?"},
        },
        {
            "type": "assistant",
            "sessionId": "s",
            "isSidechain": True,
            "message": {"role": "assistant", "content": "a"},
        },
    ]

    run = read_text("\n".join(json.dumps(line) for line in lines))[0][0]

    assert (run.question, run.record.answer) == ("A?", "a")


def test_the_answer_of_a_react_text_is_its_own_and_not_the_gold_beside_it():
    text = "Thought 1: t\nAction 1: n[1]\nObservation 1: 5\nAction 2: Finish[7]\n"

    run = only_run({"question": "How many?", "answer": "124", "trajectory": text})

    assert run.record.answer == "7"
    assert run.record.metadata["answer"] == "124"


def test_older_smolagents_steps_end_with_their_final_call():
    final = {
        "id": "1",
        "type": "function",
        "function": {"name": "final_answer", "arguments": {"answer": "124"}},
    }
    steps = [
        {"system_prompt": "Be exact."},
        {"task": "How many?"},
        {
            "step": 1,
            "model_output_message": None,
            "tool_calls": [final],
            "observations": "124",
            "action_output": None,
            "start_time": 1796019852.5,
        },
    ]

    run = only_run(steps)

    assert run.record.answer == "124"
    assert run.record.metadata["system_prompts"] == ["Be exact."]


def test_a_sample_taken_out_of_its_inspect_log_is_read():
    messages = [{"role": "user", "content": "How many?"}, {"role": "assistant", "content": "124"}]
    sample = {"id": 7, "epoch": 2, "input": "How many?", "target": "124", "messages": messages}

    run = only_run(sample)

    assert run.source_format == "inspect_ai"
    assert (run.record.answer, run.record.repetition) == ("124", 1)
    assert run.record.metadata["target"] == "124"
