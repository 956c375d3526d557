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


SAMPLES: dict[str, bytes] = {
    "native.jsonl": _bytes(a_trajectory(), a_trajectory(trajectory_id="t-0002", stratum="core")),
    "jaeger_adk.json": _bytes(_jaeger()),
    "toolbench.json": _bytes(_toolbench()),
    "who_and_when.json": _bytes(_who_and_when()),
    "tau_text.jsonl": _bytes({"messages_display": "user: Hi\nassistant: None\ntool: 1\nuser: ok"}),
    "rows.csv": b"id,question,answer,tool_output\n1,How many?,124,rows\n2,How many?,7,\n",
    "react.txt": b"Question: How many?\nThought: x\nAction: n[1]\n"
    b"Observation: 124\nAction: Finish[7]",
}
