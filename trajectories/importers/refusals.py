"""Why a known file that holds no runs is refused."""

from __future__ import annotations

from typing import Any

from .mapped import unmapped
from .values import as_list

_SIGNS = (
    (
        b"SQLite format 3\x00",
        "is an SQLite database, as AutoGen keeps the answers in that it caches; "
        "export its rows as JSON, or save the chat itself",
    ),
    (b"PAR1", "is a Parquet table; export it as JSON Lines or CSV"),
    (b"\x80\x04\x95", "is a Python pickle, which could run any program; save it as JSON"),
    (b"\x80\x05\x95", "is a Python pickle, which could run any program; save it as JSON"),
)


def reason_against_bytes(head: bytes) -> str | None:
    """The reason why a file that begins like this is not read, or None."""
    if head.startswith(b"--") and b"Content-Disposition: form-data" in head[:1000]:
        return "is a request of several parts; keep the JSON batch (`post`, `patch`) instead"
    return next((reason for sign, reason in _SIGNS if head.startswith(sign)), None)


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
    (
        lambda value: {"finish_reason", "content", "usage", "cached"} <= set(value),
        "is an answer that AutoGen cached, without the request; save the chat or the team's state",
    ),
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
