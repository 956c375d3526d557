"""What LangSmith's clients send: runs that are begun, and updates that end them."""

import json
from typing import Any

import pytest

from tests.trajectories.importers.reading import calls, read_text

CALL = {"id": "c1", "type": "function", "function": {"name": "count", "arguments": '{"n": 1}'}}
CALLED = {"choices": [{"message": {"role": "assistant", "content": None, "tool_calls": [CALL]}}]}
ASKED = {"messages": [{"role": "user", "content": "How many?"}]}


def begun(run: str, kind: str, inputs: Any, parent: str | None = None) -> dict[str, Any]:
    order = f"20240101T000000000000Za{'' if parent is None else f'.20240101T000001000000Z{run}'}"
    return {
        "id": run,
        "trace_id": "a",
        "dotted_order": order,
        "parent_run_id": parent,
        "name": {"llm": "model", "tool": "count"}.get(kind, "agent"),
        "run_type": kind,
        "inputs": inputs,
        "start_time": "2024-01-01T00:00:00Z",
    }


def ended(run: str, outputs: Any, **more: Any) -> dict[str, Any]:
    return {
        "id": run,
        "trace_id": "a",
        "outputs": outputs,
        "end_time": "2024-01-01T00:00:04Z",
        **more,
    }


POST = [
    begun("a", "chain", {"input": "How many?"}),
    begun("b", "llm", ASKED, "a"),
    begun("c", "tool", {"n": 1}, "a"),
]
PATCH = [
    ended("b", CALLED),
    ended("c", {"output": "124 rows"}),
    ended("a", {"output": "124"}),
]
APART = [{k: v for k, v in run.items() if k not in ("trace_id", "dotted_order")} for run in POST]


def lines(*values: Any) -> str:
    return "\n".join(json.dumps(value) for value in values)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(lines({"post": POST, "patch": PATCH}), id="one batch"),
        pytest.param(lines({"post": POST}, {"patch": PATCH}), id="batches"),
        pytest.param(lines({"post": POST, "patch": []}, {"patch": PATCH}), id="an empty list"),
        pytest.param(json.dumps([{"post": POST}, {"patch": PATCH}]), id="a list of batches"),
        pytest.param(lines(*APART, *PATCH), id="runs one by one, the parent alone named"),
    ],
)
def test_a_run_that_is_begun_and_ended_apart_is_one_run(text):
    (run,), refused = read_text(text)

    assert not refused
    assert (run.question, run.record.answer, run.record.latency_s) == ("How many?", "124", 4.0)
    (call,) = calls(run)
    assert (call["tool"], call["arguments"], call["observation"]) == (
        "count",
        {"n": 1},
        "124 rows",
    )


def test_an_error_comes_with_the_update():
    patch = [PATCH[0], ended("c", None, error="no such table"), ended("a", None, error="stopped")]

    (run,), refused = read_text(lines({"post": POST, "patch": patch}))

    assert not refused
    assert run.record.status == "failed"
    assert calls(run)[0]["error"]
    assert calls(run)[0]["observation"] == "no such table"


def test_an_update_without_its_beginning_is_refused():
    runs, refused = read_text(lines({"patch": PATCH[:1]}))

    assert not runs
    assert [r.reason for r in refused] == ["run b was ended, but its beginning is not in the file"]
