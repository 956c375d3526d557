"""Langfuse exports as people have them: encoded twice, with tools that only their spans mark."""

import json
from typing import Any

from tests.trajectories.importers.reading import calls, kinds, only_run

ASK = {"role": "user", "content": "How many penguins?"}
CALL = {"id": "c1", "type": "function", "function": {"name": "count", "arguments": '{"n": 1}'}}
CALLED = {"role": "assistant", "content": "", "tool_calls": [CALL]}
COUNTED = {"role": "tool", "tool_call_id": "c1", "content": "124"}
ANSWER = {"role": "assistant", "content": "There are 124."}


def observation(second: int, kind: str, **more: Any) -> dict[str, Any]:
    start = f"2026-01-01T00:00:{second:02}Z"
    held = {"id": f"o{second}", "traceId": "t", "type": kind, "startTime": start}
    return {**held, "parentObservationId": "o0" if second else None, **more}


def generation(second: int, inputs: Any, output: Any, **more: Any) -> dict[str, Any]:
    return observation(second, "GENERATION", input=inputs, output=output, **more)


def export(*observations: dict[str, Any], **trace: Any) -> dict[str, Any]:
    return {"id": "t", "observations": list(observations), **trace}


def test_the_bare_observations_inside_the_trace_do_not_hide_the_full_ones():
    full = [generation(1, [ASK], CALLED), generation(2, [ASK, CALLED, COUNTED], ANSWER)]
    bare = [{k: v for k, v in o.items() if k not in ("input", "output")} for o in full]

    run = only_run({"trace": {"id": "t", "observations": bare}, "observations": full})

    assert [call["observation"] for call in calls(run)] == ["124"]
    assert run.record.answer == "There are 124."
    assert not kinds(run)


def test_text_within_json_text_is_unpacked():
    asked = json.dumps(json.dumps({"messages": [ASK]}))
    answered = json.dumps(json.dumps({"messages": [ASK, ANSWER]}))

    run = only_run(export(input=asked, output=answered))

    assert (run.question, run.record.answer) == ("How many penguins?", "There are 124.")


def test_the_trace_says_what_was_asked_where_a_prompt_stands_before_it():
    prompt = [{"role": "user", "content": "Be helpful."}, ASK]

    trace = export(generation(1, prompt, ANSWER), input="How many birds are there?")

    first, last = only_run(trace), only_run(trace, question="last")

    assert first.question == "How many birds are there?"
    assert last.question == "How many penguins?"


def test_definitions_of_tools_among_the_messages_are_no_results():
    definition = {"role": "tool", "content": {"type": "function", "function": {"name": "count"}}}

    run = only_run(
        export(
            generation(1, [ASK, definition], CALLED),
            generation(2, [ASK, CALLED, COUNTED, definition], ANSWER),
        )
    )

    assert len(calls(run)) == 1
    assert not kinds(run)


def test_a_span_that_dumps_a_tool_message_is_the_tools_execution():
    held = {"content": "124", "tool_call_id": "c1", "status": "error"}
    dumped = {"lc": 1, "type": "constructor", "id": ["ToolMessage"], "kwargs": held}

    run = only_run(
        export(
            generation(1, [ASK], CALLED),
            observation(2, "SPAN", name="count", input={"n": 1}, output=json.dumps(dumped)),
        )
    )

    assert (calls(run)[0]["observation"], calls(run)[0]["error"]) == ("124", True)


def test_a_tool_is_named_by_its_spans_attributes():
    attributes = {"gen_ai.tool.name": "count", "gen_ai.tool.call.id": "c1"}
    tool = observation(2, "TOOL", name="execute_tool count", input={"n": 1}, output="124")

    run = only_run(
        export(generation(1, [ASK], CALLED), {**tool, "metadata": {"attributes": dict(attributes)}})
    )

    assert [(call["tool"], call["observation"]) for call in calls(run)] == [("count", "124")]


def test_several_tools_without_calls_in_the_messages_stay_apart():
    run = only_run(
        export(
            generation(1, [ASK], ANSWER),
            observation(2, "TOOL", name="count", input={"n": 1}, output="1"),
            observation(3, "TOOL", name="count", input={"n": 2}, output="2"),
        )
    )

    assert [call["observation"] for call in calls(run)] == ["1", "2"]
    assert run.record.answer == "There are 124."


def test_a_request_that_sends_the_results_alone_continues_the_run():
    run = only_run(export(generation(1, [ASK], CALLED), generation(2, [COUNTED], ANSWER)))

    assert [call["observation"] for call in calls(run)] == ["124"]
    assert run.record.answer == "There are 124."


def test_parts_and_blocks_in_the_traces_input_and_output_are_text():
    asked = {"user_id": "u", "new_message": {"role": "user", "parts": [{"text": "How many?"}]}}
    answer = {"content": {"role": "model", "parts": [{"text": "124"}]}, "finish_reason": "STOP"}

    run = only_run(export(observation(0, "AGENT", input=asked, output=answer)))

    assert (run.question, run.record.answer) == ("How many?", "124")


def test_an_answer_that_is_an_object_is_kept_as_json():
    run = only_run(export(generation(1, [ASK], CALLED), output={"count": 124}))

    assert run.record.answer == '{"count": 124}'


def test_calls_alone_are_an_output_too():
    made = [{"toolCallId": "c1", "toolName": "count", "input": '{"n": 1}'}]
    tool = observation(2, "TOOL", name="count", input={"n": 1}, output={"count": 124})

    run = only_run(export(generation(1, [ASK], json.dumps(made)), tool))

    assert [(c["tool"], c["observation"]) for c in calls(run)] == [("count", '{"count": 124}')]
    assert run.record.answer is None


def test_blocks_of_content_alone_are_one_message():
    called = [
        {"type": "text", "text": "I look."},
        {"type": "tool_use", "id": "c1", "name": "count", "input": {"n": 1}},
    ]
    answered = [{"type": "text", "text": "There are 124."}]

    run = only_run(
        export(
            generation(1, [ASK], called),
            generation(2, [ASK, {"role": "assistant", "content": called}, COUNTED], answered),
        )
    )

    found = [(c["message"], c["arguments"], c["observation"]) for c in calls(run)]
    assert found == [("I look.", {"n": 1}, "124")]
    assert run.record.answer == "There are 124."
    assert not kinds(run)
