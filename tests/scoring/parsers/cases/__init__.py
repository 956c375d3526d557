"""Answers and runs with what a careful reader decides about them, one JSON object a line.

`answers` and `behaviours` are the product's acceptance cases. `developed_…` were written while the
readers were; the `fresh_…` batches each before anyone had seen how the readers take it, and then
developed on. `variants_answers` vary what batches 14 and 15 had shown to be misread,
`variants_2_answers` what batch 17 had, `variants_3_answers` what batch 18 had, and plain ones,
`variants_4_answers` what was left of batch 17. The
`held_out_…` ones were set aside and looked at only as counts. `calls` are calls after a poisoned
one, and whether they bring evidence.
"""

import json
from pathlib import Path
from typing import Any

FIELDS = ("correct", "adopted", "detected", "validated", "recovered", "ambiguous")


def load(name: str) -> list[dict[str, Any]]:
    """The cases of one file."""
    path = Path(__file__).with_name(f"{name}.jsonl")
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


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
