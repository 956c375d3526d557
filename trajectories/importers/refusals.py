"""Why a known file that holds no runs is refused."""

from __future__ import annotations

from typing import Any

from .mapped import unmapped
from .values import as_list


def reason_against(value: Any) -> str:
    """The reason why a value of no known format is refused."""
    if not isinstance(value, dict):
        kind = "null" if value is None else type(value).__name__
        return f"a record must be a JSON object; got {kind}"
    if not value:
        return "a record must be a JSON object with keys; got {}"
    for is_it, reason in _KNOWN:
        if is_it(value):
            return reason
    return unmapped(value)


def _is_task(value: dict[str, Any]) -> bool:
    return "task_id" in value and "query" in value and "events" not in value


def _is_bfcl(value: dict[str, Any]) -> bool:
    question = as_list(value.get("question"))
    nested = bool(question) and isinstance(question[0], list)
    answers = isinstance(value.get("ground_truth"), list) and set(value) <= {"id", "ground_truth"}
    return nested or answers


def _is_scorer_case(value: dict[str, Any]) -> bool:
    return {"output", "target", "expected"} <= set(value) and "input" not in value


_KNOWN = (
    (_is_task, "is a task record, not a run; give its file as --tasks"),
    (_is_bfcl, "holds questions or accepted calls of BFCL, no model output: it is no run"),
    (_is_scorer_case, "is a case of a scorer's test (output, target, expected), not a run"),
    (
        lambda value: "eval_set_id" in value or "eval_cases" in value,
        "is an ADK eval set: expected calls and answers, not a run",
    ),
    (
        lambda value: "question" in value and "ground_truth" in value and "history" not in value,
        "holds a question with its ground truth, and no field is named as the answer; "
        "give a field mapping",
    ),
)
