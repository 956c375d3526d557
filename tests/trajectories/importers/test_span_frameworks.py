"""What single frameworks make of the span conventions."""

import json
from typing import Any

from tests.trajectories.importers.reading import calls, kinds, only_run
from tests.trajectories.importers.test_span_dialects import otlp, span

ASK = json.dumps([{"text": "How many?"}])
CALLED = json.dumps([{"toolUse": {"toolUseId": "c1", "name": "count", "input": {"n": 1}}}])
RESULT = json.dumps([{"toolResult": {"toolUseId": "c1", "content": [{"text": "124"}]}}])


def event(name: str, **attributes: str) -> dict[str, Any]:
    held = [{"key": k, "value": {"stringValue": v}} for k, v in attributes.items()]
    return {"name": name, "attributes": held}


def operation(name: str, number: int, *events: dict[str, Any], **more: str) -> dict[str, Any]:
    attributes = {"gen_ai.operation.name": name, **more}
    return span(name, number, attributes, events=list(events))


def agent(*events: dict[str, Any], **more: str) -> dict[str, Any]:
    return operation("invoke_agent", 1, *events, **more)


def model(number: int, attributes: dict[str, str]) -> dict[str, Any]:
    return span("llm", number, {"openinference.span.kind": "LLM", **attributes})


def openinference(number: int, kind: str, **more: str) -> dict[str, Any]:
    attributes = {"openinference.span.kind": kind, **more}
    return span(kind, number, {key.replace("__", "."): v for key, v in attributes.items()})


def strands() -> list[dict[str, Any]]:
    """An agent's span, two requests and a tool between them, all told by events."""
    asked = event("gen_ai.user.message", content=ASK)
    tool = operation(
        "execute_tool",
        3,
        event("gen_ai.tool.message", role="tool", content='{"n": 1}', id="c1"),
        event("gen_ai.choice", message='[{"text": "124"}]', id="c1"),
        **{"gen_ai.tool.name": "count", "gen_ai.tool.call.id": "c1", "tool.status": "error"},
    )
    return [
        agent(asked, event("gen_ai.choice", message="124")),
        operation("chat", 2, asked, event("gen_ai.choice", message=CALLED)),
        tool,
        operation(
            "chat",
            4,
            asked,
            event("gen_ai.assistant.message", content=CALLED),
            event("gen_ai.tool.message", content=RESULT),
            event("gen_ai.choice", message='[{"text": "124"}]'),
        ),
    ]


def test_blocks_in_the_events_of_strands_are_read_once():
    run = only_run(otlp(*strands()))

    found = [(c["tool"], c["arguments"], c["observation"], c["error"]) for c in calls(run)]
    assert found == [("count", {"n": 1}, "124", True)]
    assert (run.question, run.record.answer) == ("How many?", "124")
    assert not kinds(run)


def test_without_requests_the_agents_events_and_the_tools_give_the_run():
    agents, _, tool, _ = strands()

    run = only_run(otlp(agents, tool))

    assert [(c["arguments"], c["observation"]) for c in calls(run)] == [({"n": 1}, "124")]
    assert (run.question, run.record.answer) == ("How many?", "124")


def test_messages_on_the_agents_span_alone_are_read():
    asked = json.dumps([{"role": "user", "parts": [{"type": "text", "content": "How many?"}]}])
    said = json.dumps([{"role": "assistant", "parts": [{"type": "text", "content": "124"}]}])

    run = only_run(
        otlp(
            agent(**{"gen_ai.input.messages": asked, "gen_ai.output.messages": said}),
            operation("chat", 2),
        )
    )

    assert (run.question, run.record.answer) == ("How many?", "124")


def test_a_call_that_a_later_request_gives_another_id_is_the_same_call():
    def messages(call_id: str) -> list[dict[str, Any]]:
        part = {"type": "tool_call", "id": call_id, "name": "count", "arguments": {"n": 1}}
        return [{"role": "assistant", "parts": [part]}]

    asked = [{"role": "user", "parts": [{"type": "text", "content": "How many?"}]}]
    response = {"type": "tool_call_response", "id": "call_1", "response": "124"}
    answered = [{"role": "tool", "parts": [response]}]
    answer = [{"role": "assistant", "parts": [{"type": "text", "content": "124"}]}]

    def chat(number: int, inputs: list[Any], outputs: list[Any]) -> dict[str, Any]:
        held = {
            "gen_ai.input.messages": json.dumps(inputs),
            "gen_ai.output.messages": json.dumps(outputs),
        }
        return operation("chat", number, **held)

    run = only_run(
        otlp(
            chat(1, asked, messages("call_1")),
            chat(2, [*asked, *messages("fc_1"), *answered], answer),
        )
    )

    assert [c["observation"] for c in calls(run)] == ["124"]
    assert not kinds(run)


def test_calls_and_observations_that_smolagents_writes_as_text_are_calls():
    listed = [{"id": "1", "function": {"name": "python_interpreter", "arguments": "print(1)"}}]
    texts = [
        ("user", "New task:\nHow many?"),
        ("assistant", "I count.<code>print(1)</code>"),
        ("tool-call", f"Calling tools:\n{listed}"),
        ("tool-response", "Observation:\n124"),
    ]
    inputs = {}
    for number, (role, text) in enumerate(texts):
        inputs[f"llm.input_messages.{number}.message.role"] = role
        inputs[f"llm.input_messages.{number}.message.content"] = text
    first = {k: v for k, v in inputs.items() if k.startswith("llm.input_messages.0.")}
    said = "llm.output_messages.0.message.content"

    run = only_run(
        otlp(
            openinference(1, "AGENT", input__value='{"task": "How many?"}', output__value="124"),
            model(2, {**first, said: "I count.<code>print(1)"}),
            model(3, {**inputs, said: "<code>final_answer(124)"}),
        )
    )

    found = [(c["message"], c["arguments"], c["observation"]) for c in calls(run)]
    assert found == [("I count.<code>print(1)", {"code": "print(1)"}, "124")]
    assert (run.question, run.record.answer) == ("How many?", "124")


def test_the_definition_of_a_tools_parameters_is_not_what_it_was_called_with():
    called = {"args": [], "sanitize_inputs_outputs": False, "kwargs": {"n": 1}}
    tool = {
        "tool__name": "count",
        "tool__parameters": '{"n": {"type": "integer"}}',
        "input__value": json.dumps(called),
        "output__value": "124",
    }

    run = only_run(otlp(openinference(1, "TOOL", **tool)))

    assert calls(run)[0]["arguments"] == {"n": 1}
