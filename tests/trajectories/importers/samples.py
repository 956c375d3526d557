"""Small files of the formats that have no example of their own among the fixtures."""

from __future__ import annotations

import json
from typing import Any

from tests.trajectories.records.records import a_trajectory


def _bytes(*values: Any) -> bytes:
    return b"\n".join(json.dumps(value).encode() for value in values)


def _tags(**tags: Any) -> list[dict[str, Any]]:
    return [{"key": key.replace("__", "."), "value": value} for key, value in tags.items()]


def _jaeger() -> dict[str, Any]:
    contents = [{"role": "user", "parts": [{"text": "How many?"}]}]
    called = {"role": "model", "parts": [{"function_call": {"id": "c", "name": "n", "args": {}}}]}
    request = json.dumps({"model": "m", "contents": contents})
    response = json.dumps({"content": called})
    result = json.dumps({"content": [{"type": "text", "text": "124"}], "isError": False})
    model = {
        "traceID": "a" * 32,
        "spanID": "b" * 16,
        "operationName": "call_llm",
        "startTime": 1771237534594565,
        "duration": 5,
        "tags": _tags(
            gcp__vertex__agent__llm_request=request, gcp__vertex__agent__llm_response=response
        ),
        "references": [],
        "processID": "p1",
    }
    tool = {
        **model,
        "spanID": "c" * 16,
        "operationName": "execute_tool n",
        "startTime": 1771237534594599,
        "tags": _tags(
            gen_ai__operation__name="execute_tool",
            gen_ai__tool__name="n",
            gen_ai__tool__call__id="c",
            gcp__vertex__agent__tool_response=result,
        ),
        "references": [{"refType": "CHILD_OF", "spanID": "b" * 16}],
    }
    return {"data": [{"spans": [model, tool], "processes": {"p1": {"serviceName": "s"}}}]}


def _toolbench() -> dict[str, Any]:
    final = json.dumps({"return_type": "give_answer", "final_answer": "124"})
    call = {"name": "count", "arguments": "{}"}
    chain = [
        {"role": "system", "content": "Use the tools."},
        {"role": "user", "content": "How many?"},
        {"role": "assistant", "content": "", "function_call": call},
        {"role": "function", "name": "count", "content": '{"error": "", "response": "124"}'},
        {"role": "assistant", "function_call": {"name": "Finish", "arguments": final}},
    ]
    generation = {"query": "How many?", "final_answer": final, "train_messages": [chain[:3], chain]}
    return {"win": True, "answer_generation": generation}


def _who_and_when() -> dict[str, Any]:
    history = [
        {"role": "human", "content": "How many?"},
        {"role": "Orchestrator (-> WebSurfer)", "content": "Look it up."},
        {"role": "WebSurfer", "content": "124 TERMINATE"},
    ]
    return {"question": "How many?", "history": history, "mistake_agent": "x", "mistake_step": "1"}


def _chunks() -> list[dict[str, Any]]:
    function = {"name": "count", "arguments": '{"n": 1}'}
    deltas = [
        {"content": "Let me see"},
        {"tool_calls": [{"index": 0, "id": "c", "function": function}]},
        {},
    ]
    return [
        {
            "id": "c-1",
            "object": "chat.completion.chunk",
            "choices": [{"index": 0, "delta": delta, "finish_reason": None if delta else "stop"}],
        }
        for delta in deltas
    ]


def _message_events() -> list[dict[str, Any]]:
    tool = {"type": "tool_use", "id": "c", "name": "count", "input": {}}
    return [
        {"type": "message_start", "message": {"id": "m-1", "role": "assistant", "content": []}},
        {"type": "content_block_start", "index": 0, "content_block": {"type": "text", "text": ""}},
        {"type": "content_block_delta", "index": 0, "delta": {"type": "text_delta", "text": "124"}},
        {"type": "content_block_start", "index": 1, "content_block": tool},
        {
            "type": "content_block_delta",
            "index": 1,
            "delta": {"type": "input_json_delta", "partial_json": '{"n": 1}'},
        },
        {"type": "message_delta", "delta": {"stop_reason": "tool_use"}, "usage": {}},
        {"type": "message_stop"},
    ]


def _response_events() -> list[dict[str, Any]]:
    begun = {"id": "r-1", "object": "response", "model": "m", "output": []}
    call = {"type": "function_call", "call_id": "c", "name": "count", "arguments": ""}
    kind = "response.function_call_arguments.delta"
    return [
        {"type": "response.created", "response": begun},
        {"type": "response.output_item.added", "output_index": 0, "item": call},
        {"type": kind, "sequence_number": 2, "output_index": 0, "delta": '{"n": 1}'},
        {"type": "response.completed", "response": {**begun, "output": [call]}},
    ]


def _langsmith_batches() -> list[dict[str, Any]]:
    asked = {"messages": [{"role": "user", "content": "How many?"}]}
    model = {"id": "a", "trace_id": "a", "run_type": "llm", "inputs": asked}
    tool = {"id": "t", "parent_run_id": "a", "run_type": "tool", "name": "count", "inputs": {}}
    answer = {"choices": [{"message": {"role": "assistant", "content": "124"}}]}
    ended = [{"id": "a", "outputs": answer}, {"id": "t", "outputs": {"output": "124"}}]
    return [{"post": [model, tool]}, {"patch": ended}]


def _vercel() -> dict[str, Any]:
    asked = [{"role": "user", "content": [{"type": "text", "text": "How many?"}]}]
    call = {"toolCallId": "c", "toolName": "count", "input": {"n": 1}}
    request = {
        "ai.prompt.messages": json.dumps(asked),
        "ai.response.toolCalls": json.dumps([call]),
    }
    tool = {
        "ai.toolCall.name": "count",
        "ai.toolCall.id": "c",
        "ai.toolCall.args": '{"n":1}',
        "ai.toolCall.result": '"124"',
    }
    spans = [
        {
            "traceId": "a" * 32,
            "spanId": letter * 16,
            "name": "ai",
            "startTimeUnixNano": "1771237534594565000",
            "attributes": [{"key": k, "value": {"stringValue": v}} for k, v in held.items()],
        }
        for letter, held in (("b", request), ("c", tool))
    ]
    return {"resourceSpans": [{"scopeSpans": [{"spans": spans}]}]}


SAMPLES: dict[str, bytes] = {
    "native.jsonl": _bytes(a_trajectory(), a_trajectory(trajectory_id="t-0002", stratum="core")),
    "jaeger_adk.json": _bytes(_jaeger()),
    "chat_chunks.jsonl": _bytes(*_chunks()),
    "message_events.jsonl": _bytes(*_message_events()),
    "message_events.txt": b"".join(b"data: %s\n\n" % _bytes(e) for e in _message_events()),
    "response_events.jsonl": _bytes(*_response_events()),
    "langsmith_batches.jsonl": _bytes(*_langsmith_batches()),
    "vercel_ai.json": _bytes(_vercel()),
    "toolbench.json": _bytes(_toolbench()),
    "who_and_when.json": _bytes(_who_and_when()),
    "tau_text.jsonl": _bytes({"messages_display": "user: Hi\nassistant: None\ntool: 1\nuser: ok"}),
    "rows.csv": b"id,question,answer,tool_output\n1,How many?,124,rows\n2,How many?,7,\n",
    "react.txt": b"Question: How many?\nThought: x\nAction: n[1]\n"
    b"Observation: 124\nAction: Finish[7]",
}
