"""One run in many formats: each file gives that run, as its expected.json says."""

import json
from typing import Any

import pytest

from tests.trajectories.importers.reading import FIXTURES, calls, runs_of, same

FOLDER = FIXTURES / "formats"
EXPECTED = json.loads((FOLDER / "expected.json").read_text())
BASE = EXPECTED["base"]
INFERRED = "not in the format"
OTHER_CALLS = {name for name, facts in EXPECTED["files"].items() if "tool_calls_seen" in facts}


def facts_of(name: str) -> dict[str, Any]:
    facts = EXPECTED["files"][name]
    return EXPECTED["files"][facts["same_as"]] | facts if "same_as" in facts else facts


@pytest.mark.parametrize("name", sorted(EXPECTED["files"]))
def test_question_and_answer_are_those_of_the_run(name):
    facts = facts_of(name)

    runs = runs_of(FOLDER / name)

    assert len(runs) == facts.get("runs", 1)
    if not facts.get("other_run"):
        assert runs[0].record.answer == facts.get("final_answer", BASE["final_answer"])
    assert runs[0].question == facts.get("question", BASE["question"])


@pytest.mark.parametrize("name", sorted(set(EXPECTED["files"]) - OTHER_CALLS))
def test_calls_and_results_are_those_of_the_run(name):
    facts = facts_of(name)

    run = runs_of(FOLDER / name)[0]

    found = calls(run)
    wanted = BASE["tool_calls"] if facts.get("tool_calls") != 0 else []
    assert [(c["tool"], c["arguments"]) for c in found] == [
        (w["name"], w["arguments"]) for w in wanted
    ]
    for call, want in zip(found, wanted, strict=True):
        if "observation" in want:
            assert same(call["observation"], want["observation"])
        elif "SDK replaces" not in facts.get("note", ""):
            assert want["observation_contains"] in call["observation"]


@pytest.mark.parametrize("name", sorted(OTHER_CALLS))
def test_formats_that_keep_other_calls_give_as_many(name):
    run = runs_of(FOLDER / name)[0]

    assert len(calls(run)) == facts_of(name)["tool_calls_seen"]


@pytest.mark.parametrize(
    "name", sorted(n for n in set(EXPECTED["files"]) - OTHER_CALLS if "error_flag" in facts_of(n))
)
def test_an_error_read_from_the_text_is_said_to_be_inferred(name):
    facts = facts_of(name)

    run = runs_of(FOLDER / name)[0]

    assert run.error_inferred == facts["error_flag"].startswith(INFERRED)
    if "SDK replaces" not in facts.get("note", ""):
        assert [c["error"] for c in calls(run)] == [w["error"] for w in BASE["tool_calls"]]


@pytest.mark.parametrize("name", sorted(EXPECTED["files"]))
def test_reading_twice_gives_the_same_records(name):
    first, second = runs_of(FOLDER / name), runs_of(FOLDER / name)

    assert [run.record for run in first] == [run.record for run in second]


def test_a_response_alone_says_that_its_question_is_missing():
    run = runs_of(FOLDER / "openai_responses_object.json")[0]

    assert run.question is None
    assert run.incomplete
    assert any(warning.startswith("no-question") for warning in run.warnings)


def test_scores_and_rewards_are_kept_with_the_run():
    inspect = runs_of(FOLDER / "inspect_eval_log.json")[0].record.metadata
    tau = runs_of(FOLDER / "tau_bench_results.json")[0].record.metadata
    tau2 = runs_of(FOLDER / "tau2_results.json")[0].record.metadata
    dojo = runs_of(FOLDER / "agentdojo_run.json")[0].record.metadata
    langfuse = runs_of(FOLDER / "langfuse_trace.json")[0].record.metadata

    assert inspect["scores"]["includes"]["value"] == "C"
    assert inspect["scores"]["faithful"]["value"] == 1.0
    assert inspect["target"] == "5076"
    assert tau["reward"] == 1.0
    assert tau2["reward_info"]["reward"] == 1.0
    assert (dojo["utility"], dojo["security"]) == (True, True)
    assert langfuse["scores"][0]["name"] == "correct"


def test_an_injected_result_is_marked_as_poisoned():
    record = runs_of(FOLDER / "agentdojo_run.json")[0].record

    assert record.environment == "toxic"
    assert [event.poisoned for event in record.events if event.tool] == [True, False, False]


def test_reasoning_is_neither_answer_nor_visible_text():
    run = runs_of(FOLDER / "openai_responses_items.json")[0]

    visible = [event.message for event in run.record.events]
    assert not any("Look the values up" in text for text in visible)
    assert calls(run)[0]["message"] == "I will count the rows and take the mean."
    assert calls(run)[0]["reasoning"] == "Look the values up with the tools."


def test_the_second_conversation_of_a_file_is_a_run_of_its_own():
    second = runs_of(FOLDER / "openai_chat.jsonl")[1]

    assert "Chinstrap" in (second.question or "")
    assert "68" in (second.record.answer or "")


def test_a_failed_parallel_step_loses_only_what_the_file_lost():
    run = runs_of(FOLDER / "smolagents_tool_full_steps.json")[0]

    lost, failed, *_ = calls(run)
    assert (lost["tool"], lost["observation"], lost["error"]) == ("count_rows", None, False)
    assert failed["error"]
    assert "unknown column" in failed["observation"]
    assert any(w.startswith("missing-result:call_1") for w in run.warnings)
