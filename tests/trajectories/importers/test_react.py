"""ReAct texts as agents' logs have them: many runs, colours, actions as JSON, judged answers."""

import json

import pytest

from tests.trajectories.importers.reading import calls, kinds, only_run, read_text

COUNTED = "Thought 1: count\nAction 1: Count[{species}]\nObservation 1: {n}\n"
ENDED = "Thought 2: done\nAction 2: Finish[{n}]\nObservation 2: Answer is CORRECT\n"


def asked(species: str, n: int) -> str:
    return f"Question: How many {species}?\n" + (COUNTED + ENDED).format(species=species, n=n)


def test_each_question_of_a_log_begins_a_run():
    log = f"BEGIN TRIAL\n\n{asked('Gentoo', 124)}\n{asked('Adelie', 152)}"

    runs, refused = read_text(log)

    assert [(r.question, r.record.answer) for r in runs] == [
        ("How many Gentoo?", "124"),
        ("How many Adelie?", "152"),
    ]
    assert [run.line for run in runs] == [1, 11]
    assert refused == []


def test_a_question_without_a_step_is_refused():
    runs, refused = read_text(f"{asked('Gentoo', 124)}\nQuestion: And Adelie?\n")

    assert (len(runs), [r.line for r in refused]) == (1, [9])


def test_how_the_answer_was_judged_is_no_observation():
    (run,), _ = read_text(asked("Gentoo", 124))

    assert [c["observation"] for c in calls(run)] == ["124"]
    assert run.record.metadata["outcome"] == "Answer is CORRECT"
    assert not kinds(run)


def test_the_examples_of_a_prompt_are_no_steps_of_the_run():
    run = only_run({"prompt": f"{asked('Gentoo', 124)}\n{asked('Adelie', 152)}"})

    assert (run.question, run.record.answer, len(calls(run))) == ("How many Adelie?", "152", 1)
    assert "examples:1" in kinds(run)


def test_the_colours_and_frame_of_a_chain_are_no_text():
    log = (
        "\x1b[1m> Entering new AgentExecutor chain...\x1b[0m\n"
        "\x1b[32;1m\x1b[1;3mI look.\nAction: count\nAction Input: Gentoo\x1b[0m\n"
        "Observation: \x1b[36;1m\x1b[1;3m124\x1b[0m\n"
        "Thought:\x1b[32;1m\x1b[1;3mdone\nFinal Answer: 124\x1b[0m\n\n> Finished chain.\n"
    )

    (run,), _ = read_text(log)

    found = [(c["message"], c["arguments"], c["observation"]) for c in calls(run)]
    assert found == [("I look.", {"input": "Gentoo"}, "124")]
    assert run.record.answer == "124"


@pytest.mark.parametrize("fence", ["```json\n{}\n```", "```\n{}\n```", "{}"])
def test_an_action_may_be_an_object(fence):
    call = json.dumps({"action": "count", "action_input": {"species": "Gentoo"}})
    end = json.dumps({"action": "Final Answer", "action_input": "124"})
    text = (
        f"Question: How many?\nThought: count\nAction:\n{fence.replace('{}', call)}\n"
        f"Observation: 124\nThought: done\nAction:\n{fence.replace('{}', end)}\n"
    )

    (run,), _ = read_text(text)

    assert [(c["tool"], c["arguments"]) for c in calls(run)] == [("count", {"species": "Gentoo"})]
    assert run.record.answer == "124"
