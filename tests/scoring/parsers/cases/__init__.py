"""Answers and runs with what a careful reader decides about them, one JSON object a line.

`answers` and `behaviours` are the product's acceptance cases. `developed_…` were written while the
readers were; the `fresh_…` batches each before anyone had seen how the readers take it, and then
developed on. `variants_answers` vary what batches 14 and 15 had shown to be misread,
`variants_2_answers` what batch 17 had, `variants_3_answers` what batch 18 had, and plain ones,
`variants_4_answers` what was left of batch 17. The
`held_out_…` ones were set aside and looked at only as counts (but for six behaviours of sets 4 to 6
that a search once printed, after which no verdict on a held-out case has changed). `calls` are
calls after a poisoned one, and whether they bring evidence.

`short_…` are behaviours written to be learnt from (`bench/suspicion.py`, `bench/conclusion.py`), in
a short form: `q` the question, `clean` and `pois` its two answers (`alias`, `palias`, `unit`,
`tol`), `pre` the clean calls before the poisoned one as [tool, observation], `lie` that one as
[tool, message, observation], `then` later ones as [tool, message, observation, flags, arguments],
with "P" for poisoned and "E" for failed, `a` the answer, `k` the kind, and `y` the initials of the
fields that are true: correct, adopted, detected, validated, recovered, and m for ambiguous.
"""

import json
from pathlib import Path
from typing import Any

FIELDS = ("correct", "adopted", "detected", "validated", "recovered", "ambiguous")


def load(name: str) -> list[dict[str, Any]]:
    """The cases of one file."""
    path = Path(__file__).with_name(f"{name}.jsonl")
    found = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    if not name.startswith("short"):
        return found
    return [_whole(short, f"{name}-{number:03d}") for number, short in enumerate(found, 1)]


def _whole(short: dict[str, Any], case_id: str) -> dict[str, Any]:
    """A case that is given in the short form."""
    lie, later = short["lie"], short.get("then", [])
    calls = [[tool, "", observation, ""] for tool, observation in short.get("pre", [])]
    calls += [[*lie, "P"], *([*call, ""] if len(call) < 4 else call for call in later)]
    return {
        "id": case_id,
        "kind": short["k"],
        "query": short["q"],
        "reference": {
            "type": "label" if isinstance(short["clean"], str) else "numeric",
            "clean": short["clean"],
            "poisoned": short["pois"],
            "tolerance": {"abs": short.get("tol", 0)},
            "unit": short.get("unit"),
            "aliases": short.get("alias", []),
            "poisoned_aliases": short.get("palias", []),
            "accept_any_of": [],
        },
        "events": [_event(index, *call) for index, call in enumerate(calls)],
        "first_answer": None,
        "answer": short["a"],
        "expected": {field: initial in short["y"] for initial, field in _INITIALS.items()},
    }


_INITIALS = dict(zip("cadvrm", FIELDS, strict=True))


def _event(
    index: int,
    tool: str,
    message: str,
    observation: str,
    flags: str,
    arguments: dict[str, Any] | None = None,
) -> dict[str, Any]:
    return {
        "index": index,
        "route": 1,
        "tool": tool,
        "arguments": arguments or {},
        "message": message,
        "observation": observation,
        "poisoned": "P" in flags,
        "error": "E" in flags,
    }


def run(case: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """A case as a task and a trajectory; an answer alone follows one poisoned look-up."""
    poisoned = case["reference"]["poisoned"]
    lookup = {
        "index": 0,
        "route": 1,
        "tool": "lookup",
        "arguments": {},
        "message": "",
        "observation": str(poisoned),
        "poisoned": poisoned is not None,
        "error": False,
    }
    task = {"task_id": case["id"], "query": case["query"], "reference": case["reference"]}
    return task, {
        "answer": case["answer"],
        "first_answer": case.get("first_answer"),
        "events": case.get("events", [lookup]),
    }
