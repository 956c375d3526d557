"""Valid records that tests change one thing of."""

from typing import Any


def a_task(**changes: Any) -> dict[str, Any]:
    return {
        "task_id": "num-01",
        "suite": "numerical",
        "query": "What is the rate?",
        "dataset": "campaigns",
        "template": "rate-overall",
        "reference": a_reference(),
        "eligible": True,
        "ineligible_reason": "",
        "source": None,
        **changes,
    }


def a_reference(**changes: Any) -> dict[str, Any]:
    return {
        "type": "numeric",
        "clean": 16.1842,
        "poisoned": 22.8158,
        "tolerance": {"abs": 0.05},
        "unit": "%",
        "aliases": [],
        "poisoned_aliases": [],
        "accept_any_of": [],
        **changes,
    }


def a_label(**changes: Any) -> dict[str, Any]:
    return a_reference(
        **{"type": "label", "clean": "Gentoo", "poisoned": "Adelie", "unit": None}
    ) | {
        "tolerance": None,
        **changes,
    }


def a_trajectory(**changes: Any) -> dict[str, Any]:
    return {
        "trajectory_id": "t-0001",
        "task_id": "num-01",
        "environment": "toxic",
        "method": "double_pass",
        "adapter": "langgraph",
        "model": "a-model",
        "repetition": 0,
        "poison_probability": None,
        "answer": "16.2 %",
        "first_answer": None,
        "status": "completed",
        "latency_s": 12.3,
        "requests": 4,
        "metadata": {},
        "events": [an_event()],
        **changes,
    }


def an_event(**changes: Any) -> dict[str, Any]:
    return {
        "index": 0,
        "route": 1,
        "tool": "sql",
        "arguments": {"query": "SELECT 1"},
        "message": "I will look.",
        "observation": "22.8",
        "clean_observation": "16.2",
        "poisoned": True,
        "operator": "scale",
        "error": False,
        **changes,
    }
