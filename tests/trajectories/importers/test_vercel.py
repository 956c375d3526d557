"""Spans of Vercel's AI SDK."""

import json
from typing import Any

import pytest

from tests.trajectories.importers.reading import calls, kinds, only_run
from tests.trajectories.importers.test_span_dialects import otlp, span

ASKED = [
    {"role": "system", "content": "Use the tools."},
    {"role": "user", "content": [{"type": "text", "text": "How many?"}]},
]
NEW = {"type": "tool-call", "toolCallId": "c1", "toolName": "count", "input": {"n": 1}}
OLD = {"toolCallType": "function", "toolCallId": "c1", "toolName": "count", "args": '{"n":1}'}
OLD_PART = {"type": "tool-call", "toolCallId": "c1", "toolName": "count", "args": {"n": 1}}
RESULT = {"type": "tool-result", "toolCallId": "c1", "toolName": "count"}


def trace(call: Any, part: Any, result: dict[str, Any], **tool: Any) -> dict[str, Any]:
    answered = [
        *ASKED,
        {"role": "assistant", "content": [part]},
        {"role": "tool", "content": [RESULT | result]},
    ]
    root = {
        "ai.operationId": "ai.generateText",
        "ai.prompt": json.dumps({"prompt": "How many?"}),
        "ai.response.text": "124",
    }
    first = {
        "ai.operationId": "ai.generateText.doGenerate",
        "ai.prompt.messages": json.dumps(ASKED),
        "ai.response.toolCalls": json.dumps([call]),
        "ai.response.finishReason": "tool-calls",
        "ai.response.model": "m-1",
    }
    ran = {
        "ai.operationId": "ai.toolCall",
        "ai.toolCall.name": "count",
        "ai.toolCall.id": "c1",
        "ai.toolCall.args": '{"n":1}',
        "ai.toolCall.result": '"124 rows"',
    }
    last = {
        "ai.operationId": "ai.generateText.doGenerate",
        "ai.prompt.messages": json.dumps(answered),
        "ai.response.text": "124",
        "ai.response.finishReason": "stop",
        "ai.response.model": "m-1",
    }
    parent = {"parentSpanId": f"{1:016x}"}
    return otlp(
        span("ai.generateText", 1, root),
        span("ai.generateText.doGenerate", 2, first, **parent),
        span("ai.toolCall", 3, ran, **parent, **tool),
        span("ai.generateText.doGenerate", 4, last, **parent),
    )


@pytest.mark.parametrize(
    ("call", "part", "result"),
    [
        pytest.param(NEW, NEW, {"output": {"type": "text", "value": "124 rows"}}, id="input"),
        pytest.param(OLD, OLD_PART, {"result": "124 rows"}, id="args"),
    ],
)
def test_the_spans_of_one_call_to_the_sdk_are_one_run(call, part, result):
    run = only_run(trace(call, part, result))

    assert run.record.adapter == "vercel_ai"
    assert (run.question, run.record.answer, run.record.model) == ("How many?", "124", "m-1")
    assert run.record.requests == 2
    assert run.record.metadata["system_prompts"] == ["Use the tools."]
    (held,) = calls(run)
    assert (held["tool"], held["arguments"], held["call_id"]) == ("count", {"n": 1}, "c1")
    assert (held["observation"], held["error"]) == ("124 rows", False)
    assert kinds(run) == set()


def test_a_tool_that_failed_is_told_by_its_span():
    failed = {"output": {"type": "error-text", "value": "no such table"}}

    whole = trace(NEW, NEW, failed, status={"code": 2, "message": "no such table"})
    whole["resourceSpans"][0]["scopeSpans"][0]["spans"][2]["attributes"].pop()

    run = only_run(whole)

    (held,) = calls(run)
    assert (held["observation"], held["error"]) == ("no such table", True)


def test_a_result_that_no_message_repeats_comes_from_the_tools_span():
    whole = trace(NEW, NEW, {"output": {"type": "text", "value": "124 rows"}})
    spans = whole["resourceSpans"][0]["scopeSpans"][0]["spans"]
    del spans[3]

    run = only_run(whole)

    assert calls(run)[0]["observation"] == "124 rows"
    assert run.record.answer == "124"


def test_an_object_that_was_generated_is_the_answer():
    attributes = {
        "ai.operationId": "ai.generateObject.doGenerate",
        "ai.prompt.messages": json.dumps(ASKED),
        "ai.response.object": '{"count":124}',
        "ai.response.finishReason": "length",
        "ai.model.id": "m-1",
    }

    run = only_run(otlp(span("ai.generateObject.doGenerate", 1, attributes)))

    assert (run.question, run.record.answer) == ("How many?", '{"count":124}')
    assert run.record.model == "m-1"
    assert kinds(run) == {"truncated:length"}


def test_messages_alone_say_what_came_back_and_that_it_failed():
    failed = {"output": {"type": "error-text", "value": "no such table"}}
    whole = trace(NEW, NEW, failed)
    del whole["resourceSpans"][0]["scopeSpans"][0]["spans"][2]

    run = only_run(whole)

    (held,) = calls(run)
    assert (held["observation"], held["error"]) == ("no such table", True)
