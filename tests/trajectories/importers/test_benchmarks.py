"""Runs of benchmarks and command lines that failed, or whose users act themselves."""

import json
from typing import Any

from tests.trajectories.importers.reading import calls, kinds, only_run, read_json, read_text

ASK = {"role": "user", "content": "My phone is dead."}


def simulation(*messages: dict[str, Any], **more: Any) -> dict[str, Any]:
    held = {"id": "s1", "task_id": "t1", "termination_reason": "user_stop", **more}
    return {"simulations": [{**held, "messages": list(messages)}]}


def test_the_user_of_tau2_calls_tools_too():
    call = {"id": "u1", "name": "toggle", "arguments": {"on": True}, "requestor": "user"}
    result = {"role": "tool", "id": "u1", "requestor": "user", "content": "ON", "error": False}

    run = only_run(simulation(ASK, {"role": "user", "content": None, "tool_calls": [call]}, result))

    found = [(c["tool"], c["arguments"], c["observation"], c["requestor"]) for c in calls(run)]
    assert found == [("toggle", {"on": True}, "ON", "user")]
    assert "orphan-result:u1" not in kinds(run)


def test_a_run_that_failed_before_its_first_turn_still_counts():
    crashed = {"task_id": 3, "trial": 0, "reward": 0.0, "info": {"error": "boom"}, "traj": []}

    tau, tau2 = only_run(crashed), only_run(simulation(termination_reason="agent_error"))

    assert [run.record.status for run in (tau, tau2)] == ["failed", "failed"]
    assert all({"no-question", "no-final-answer"} <= kinds(run) for run in (tau, tau2))


def test_a_run_that_did_not_fail_and_holds_nothing_is_refused():
    runs, refused = read_json({"task_id": 3, "trial": 0, "reward": 0.0, "traj": []})

    assert (runs, len(refused)) == ([], 1)


def streamed(kind: str, **more: Any) -> dict[str, Any]:
    return {"type": kind, "session_id": "s", "uuid": kind, "parent_tool_use_id": None, **more}


def test_the_output_stream_of_claude_code_is_a_session():
    answer = {"role": "assistant", "content": [{"type": "text", "text": "124"}], "id": "m2"}
    aside = {"role": "assistant", "content": [{"type": "text", "text": "sub"}], "id": "m1"}
    lines = [
        streamed("system", subtype="init", tools=[]),
        streamed("user", message=ASK),
        streamed("assistant", message=aside) | {"parent_tool_use_id": "t1"},
        streamed("assistant", message=answer),
        streamed("result", subtype="success", result="124"),
    ]

    runs, refused = read_text("\n".join(map(json.dumps, lines)))

    assert refused == []
    assert [(r.source_format, r.record.trajectory_id) for r in runs] == [("claude_code", "s")]
    assert (runs[0].question, runs[0].record.answer) == ("My phone is dead.", "124")
    assert "sidechain:1" in kinds(runs[0])


def test_what_a_gemini_request_was_answered_may_stand_beside_it():
    contents = [{"parts": [{"text": "How many?"}]}]
    answer = {"content": {"role": "model", "parts": [{"text": "124"}]}, "finishReason": "STOP"}

    run = only_run({"contents": contents, "candidates": [answer]})

    assert (run.question, run.record.answer) == ("How many?", "124")


def test_the_pictures_of_a_function_response_are_kept_apart():
    picture = {"inlineData": {"mimeType": "image/png", "data": "iVBO" * 20}}
    response = {"name": "draw", "response": {"ok": True}, "parts": [picture]}
    contents = [
        {"role": "user", "parts": [{"text": "Draw."}]},
        {"role": "model", "parts": [{"functionCall": {"name": "draw", "args": {}}}]},
        {"role": "user", "parts": [{"functionResponse": response}]},
    ]

    run = only_run({"contents": contents})

    assert calls(run)[0]["observation"] == '{"ok": true}\n[image/png, 60 bytes]'


def test_the_log_of_a_team_ends_with_its_final_answer():
    history = [
        {"role": "human", "content": "How many penguins?"},
        {"role": "WebSurfer", "content": "Error: filtered\nFINAL ANSWER: 124\nRUN COMPLETE"},
    ]

    run = only_run({"history": history, "question": "How many penguins?", "mistake_step": "1"})

    assert (run.record.answer, len(run.record.events)) == ("124", 2)


def test_mini_swe_agent_runs_the_command_of_its_fence():
    messages = [
        {"role": "system", "content": "Act."},
        {"role": "user", "content": "Fix it."},
        {"role": "assistant", "content": "I look.\n\n```bash\nls\n```"},
        {"role": "user", "content": "<output>a</output>"},
        {"role": "exit", "content": "diff"},
    ]
    info = {"exit_status": "LimitsExceeded", "submission": ""}

    run = only_run({"trajectory_format": "mini-swe-agent-1", "messages": messages, "info": info})

    found = [(c["message"], c["arguments"], c["observation"]) for c in calls(run)]
    assert found == [("I look.", {"command": "ls"}, "<output>a</output>")]
    assert (run.record.status, run.record.answer) == ("budget_exhausted", None)
    assert kinds(run) == {"no-final-answer"}


def test_what_swe_agent_was_told_without_having_acted_is_kept():
    steps = [
        {"action": "", "thought": "Hm.", "response": "Hm.", "observation": "No action was found."},
        {"action": "submit", "thought": "", "observation": "diff"},
    ]

    run = only_run({"trajectory": steps, "history": [], "info": {"submission": "diff"}})

    assert [event.message for event in run.record.events] == ["Hm.", "No action was found.", ""]
    assert run.record.answer == "diff"
