"""Chat messages beyond the examples: what a log may leave out or write differently."""

import json
from typing import Any

import pytest

from tests.trajectories.importers.reading import calls, kinds, only_run, read_json, read_text

ASK = {"role": "user", "content": "How many?"}
ANSWER = {"role": "assistant", "content": "124"}


def call(call_id: str | None = "c1", name: str = "count", arguments: Any = "{}") -> dict[str, Any]:
    function = {"name": name, "arguments": arguments}
    return {"id": call_id, "type": "function", "function": function}


def called(*held: dict[str, Any], text: str | None = None) -> dict[str, Any]:
    return {"role": "assistant", "content": text, "tool_calls": list(held)}


def result(text: Any, call_id: str = "c1", **more: Any) -> dict[str, Any]:
    return {"role": "tool", "tool_call_id": call_id, "content": text, **more}


def test_a_bare_list_of_messages_is_one_run():
    run = only_run([ASK, called(call()), result("124"), ANSWER])

    assert (run.question, run.record.answer) == ("How many?", "124")
    assert calls(run)[0]["observation"] == "124"


def test_a_list_of_lists_is_as_many_runs():
    runs, refused = read_json([[ASK, ANSWER], [ASK, {"role": "assistant", "content": "7"}]])

    assert [run.record.answer for run in runs] == ["124", "7"]
    assert refused == []


def test_one_message_a_line_is_one_run():
    lines = "\n".join(json.dumps(m) for m in (ASK, called(call()), result("124"), ANSWER))

    runs, refused = read_text(lines)

    assert (len(runs), refused) == (1, [])
    assert runs[0].record.answer == "124"


def test_a_list_a_line_is_a_run_a_line():
    runs, _ = read_text("\n".join(json.dumps([ASK, ANSWER]) for _ in range(3)))

    assert [run.line for run in runs] == [1, 2, 3]


def test_the_text_before_a_call_stands_with_the_call():
    run = only_run({"messages": [ASK, called(call(), text="I look."), result("124"), ANSWER]})

    assert [event.message for event in run.record.events] == ["How many?", "I look."]


def test_system_text_is_kept_and_is_no_turn():
    run = only_run({"messages": [{"role": "system", "content": "Be exact."}, ASK, ANSWER]})

    assert run.record.metadata["system_prompts"] == ["Be exact."]
    assert all(event.role != "system" for event in run.record.events)


def test_what_stands_beside_the_messages_is_kept():
    run = only_run({"messages": [ASK, ANSWER], "model": "m", "stratum": "core", "score": 0.5})

    assert run.record.model == "m"
    assert run.record.metadata["stratum"] == "core"
    assert run.record.metadata["score"] == 0.5


def test_an_answer_before_the_last_calls_of_a_single_question_is_no_final_answer():
    run = only_run([ASK, ANSWER, called(call()), result("124")])

    assert run.record.answer is None
    assert "no-final-answer" in kinds(run)


def test_a_result_without_its_call_is_kept_and_said():
    run = only_run([ASK, result("124", "c9"), ANSWER])

    assert calls(run)[0]["observation"] == "124"
    assert "orphan-result:c9" in kinds(run)


def test_an_empty_result_is_not_a_missing_one():
    run = only_run([ASK, called(call()), result(""), ANSWER])

    assert calls(run)[0]["observation"] == ""
    assert not run.incomplete


@pytest.mark.parametrize(
    ("flag", "error", "inferred"),
    [
        ({}, True, True),
        ({"is_error": True}, True, False),
        ({"is_error": False}, False, False),
        ({"status": "success"}, False, False),
        ({"error": {"type": "timeout", "message": "late"}}, True, False),
        ({"error": None}, False, False),
    ],
)
def test_an_error_flag_counts_more_than_the_text(flag, error, inferred):
    run = only_run([ASK, called(call()), result("Error: late", **flag), ANSWER])

    assert calls(run)[0]["error"] is error
    assert run.error_inferred is inferred


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("Error: no such table", True),
        ("Traceback (most recent call last):\n ...", True),
        ("ValueError: x", True),
        ('{"error": "no such table"}', True),
        ('{"error": "", "response": "7"}', False),
        ("0 errors found", False),
        ("Errors are rare here", False),
        ("", False),
    ],
)
def test_errors_are_inferred_from_what_a_result_begins_with(text, error):
    run = only_run([ASK, called(call()), result(text), ANSWER])

    assert calls(run)[0]["error"] is error


def test_arguments_in_doubly_encoded_json_are_unpacked():
    run = only_run([ASK, called(call(arguments=json.dumps('{"n": 1}'))), result("1"), ANSWER])

    assert calls(run)[0]["arguments"] == {"n": 1}


def test_arguments_whose_digits_would_change_keep_their_text():
    run = only_run([ASK, called(call(arguments='{"n": 1.10}')), result("1"), ANSWER])

    assert calls(run)[0]["arguments_text"] == '{"n": 1.10}'


def test_a_model_cut_off_by_its_limit_is_said():
    cut = {**ANSWER, "finish_reason": "length"}

    assert "truncated:length" in kinds(only_run([ASK, cut]))


def test_a_refusal_is_what_the_assistant_said():
    run = only_run([ASK, {"role": "assistant", "content": None, "refusal": "I cannot."}])

    assert run.record.answer == "I cannot."


def test_requests_of_two_runs_in_one_log_are_told_apart():
    def entry(
        question: str, *turns: dict[str, Any], reply: dict[str, Any], n: int
    ) -> dict[str, Any]:
        messages = [{"role": "user", "content": question}, *turns]
        choice = {"index": 0, "finish_reason": "stop", "message": {"role": "assistant", **reply}}
        return {
            "request": {"model": "m", "messages": messages},
            "response": {"id": f"r{n}", "created": 1767225600 + n, "choices": [choice]},
        }

    ask = {"content": None, "tool_calls": [call("a1")]}
    log = [
        entry("A?", reply=ask, n=0),
        entry("B?", reply={"content": "b"}, n=1),
        entry("A?", {"role": "assistant", **ask}, result("1", "a1"), reply={"content": "a"}, n=2),
    ]

    runs, refused = read_text("\n".join(json.dumps(item) for item in log))

    assert refused == []
    assert [(run.question, run.record.answer) for run in runs] == [("A?", "a"), ("B?", "b")]
    assert [len(calls(run)) for run in runs] == [1, 0]
    assert [run.record.requests for run in runs] == [2, 1]


@pytest.mark.parametrize(
    "reply", ["124", [{"role": "assistant", "content": "124"}], {"content": "124"}]
)
def test_a_prompt_with_its_completion_is_one_run(reply):
    run = only_run({"prompt": [ASK], "completion": reply})

    assert (run.question, run.record.answer) == ("How many?", "124")


def test_json_inside_a_json_string_is_unpacked():
    run = only_run(json.dumps([ASK, ANSWER]))

    assert run.record.answer == "124"


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        ({"answer": "124"}, "124"),
        ({"message": "124", "status": "done"}, "124"),
        ({"flag": "124"}, "124"),
        ({"n": 124}, '{"n": 124}'),
        ({"species": "Gentoo", "n": 124}, '{"species": "Gentoo", "n": 124}'),
        ({}, None),
    ],
)
def test_a_last_call_that_hands_in_the_answer_gives_it(arguments, answer):
    handed = called(call(name="finish", arguments=json.dumps(arguments)))

    run = only_run([ASK, handed])

    assert run.record.answer == answer
    assert ("missing-result:c1" in kinds(run)) is (answer is None)


def test_handing_in_an_answer_that_is_not_the_last_call_ends_nothing():
    handed = called(call(name="submit", arguments='{"answer": "123"}'))

    run = only_run([ASK, handed, result("Wrong."), called(call("c2")), result("124", "c2")])

    assert run.record.answer is None


def test_calls_and_results_in_the_sharegpt_form_are_read():
    call = {"name": "count", "arguments": {"n": 1}}
    turns = [
        {"from": "human", "value": "How many?"},
        {"from": "function_call", "value": json.dumps(call)},
        {"from": "observation", "value": '{"n": 124}'},
        {"from": "gpt", "value": "124"},
    ]

    run = only_run({"conversations": turns})

    found = [(c["tool"], c["arguments"], c["observation"]) for c in calls(run)]
    assert found == [("count", {"n": 1}, '{"n": 124}')]
    assert (run.question, run.record.answer) == ("How many?", "124")


def test_the_initiator_of_an_ag2_chat_is_its_user():
    answered = {"role": "tool", "tool_call_id": "c1", "content": "124"}
    history = [
        {"role": "assistant", "name": "proxy", "content": "How many?"},
        {"role": "assistant", "name": "helper", "content": "", "tool_calls": [call()]},
        {"role": "tool", "name": "proxy", "content": "124", "tool_responses": [answered]},
        {"role": "user", "name": "helper", "content": "It is 124."},
    ]

    run = only_run({"chat_id": 1, "chat_history": history, "summary": "124"})

    assert (run.question, run.record.answer) == ("How many?", "It is 124.")
    assert [c["observation"] for c in calls(run)] == ["124"]


@pytest.mark.parametrize("reply", ["124", ANSWER, {"content": "124"}, [ANSWER]])
def test_what_the_model_replied_may_stand_beside_the_messages(reply):
    run = only_run({"messages": [ASK], "response": reply})

    assert run.record.answer == "124"
    assert "response" not in run.record.metadata


def test_a_reply_beside_messages_that_end_with_it_is_not_said_twice():
    run = only_run({"messages": [ASK, ANSWER], "response": "124"})

    assert len(run.record.events) == 1


@pytest.mark.parametrize("wrapper", ["run", "output", "checkpoint", "conversation"])
def test_messages_are_found_in_what_usually_wraps_them(wrapper):
    run = only_run({"id": "r", wrapper: {"messages": [ASK, ANSWER]}})

    assert (run.record.trajectory_id, run.record.answer) == ("r", "124")


def test_a_structured_response_is_the_answer_where_no_text_is():
    handed = called(call(name="Answer", arguments='{"n": 124}'))
    messages = [ASK, handed, result("Returning structured response")]

    run = only_run({"messages": messages, "structured_response": {"n": 124}})

    assert run.record.answer == '{"n": 124}'


def test_pictures_of_autogen_are_kept_apart():
    message = {"type": "UserMessage", "source": "user", "content": ["What?", {"data": "iVBO" * 20}]}

    run = only_run({"llm_context": {"messages": [message]}})

    assert run.question == "What?\n[image, 60 bytes]"
