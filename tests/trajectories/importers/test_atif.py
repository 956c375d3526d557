"""ATIF files of agents that act by text, hand work to others, or go on in another file."""

from typing import Any

from tests.trajectories.importers.reading import calls, kinds, only_run

TASK = {"step_id": 1, "source": "user", "message": "Make a file."}


def acted(message: str, shown: str | None, **more: Any) -> dict[str, Any]:
    results = [{"content": shown}]
    return {"source": "agent", "message": message, "observation": {"results": results}, **more}


def atif(*steps: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"schema_version": "ATIF-v1.5", "session_id": "s", "steps": [TASK, *steps], **more}


def test_what_an_action_by_text_brought_back_is_no_turn_of_the_agent():
    run = only_run(atif(acted("touch a", "$ touch a"), {"source": "agent", "message": "Made."}))

    assert [(c["message"], c["observation"]) for c in calls(run)] == [("touch a", "$ touch a")]
    assert run.record.answer == "Made."
    assert "unknown-call" in kinds(run)


def test_the_agents_last_message_is_the_answer_even_where_something_was_shown_after_it():
    run = only_run(atif(acted("touch a", "$ touch a"), acted("Made.", "Are you sure?")))

    assert run.record.answer == "Made."


def test_a_run_that_goes_on_in_another_file_has_no_answer_yet():
    run = only_run(atif(acted("touch a", "$"), continued_trajectory_ref="cont-1.json"))

    assert run.record.answer is None
    assert "no-final-answer" in kinds(run)


def test_a_systems_own_observation_is_no_answer_to_an_earlier_call():
    called = {"tool_call_id": "c1", "function_name": "count", "arguments": {}}
    system = {"source": "system", "message": "", "observation": {"results": [{"content": "up"}]}}

    run = only_run(atif({"source": "agent", "message": "", "tool_calls": [called]}, system))

    assert [c["observation"] for c in calls(run)] == [None, "up"]
    assert "missing-result:c1" in kinds(run)


def test_work_handed_to_a_sub_agent_refers_to_its_trajectory():
    called = {"tool_call_id": "c1", "function_name": "delegate", "arguments": {}}
    result = {"source_call_id": "c1", "subagent_trajectory_ref": [{"session_id": "sub"}]}
    step = {"source": "agent", "message": "", "tool_calls": [called]}

    run = only_run(atif({**step, "observation": {"results": [result]}}))

    assert calls(run)[0]["observation"] == '[{"session_id": "sub"}]'
