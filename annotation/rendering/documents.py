"""The blinded document: an allowlist of keys, rendered once at the freeze.

What is not named here cannot reach an annotator, because it is not stored where they look.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .redaction import Redaction, Redactor

EVENT_KEYS = ("index", "route", "role", "tool", "arguments", "message", "observation", "error")
REFERENCE_KEYS = (
    "type", "clean", "poisoned", "tolerance", "unit", "aliases", "poisoned_aliases",
    "accept_any_of",
)  # fmt: skip
INJECTED = ("P1", "P2", "P3")


@dataclass(frozen=True)
class RenderOptions:
    """What an annotator is shown beside the allowlist.

    references : `reference` (the task's reference) or `values` (gold and injected value).
    """

    poison_marks: bool = True
    first_answer: bool = True
    references: str = "reference"


def render(
    task: Mapping[str, Any],
    trajectory: Mapping[str, Any],
    *,
    options: RenderOptions,
    redactor: Redactor,
) -> tuple[dict[str, Any], list[Redaction]]:
    """The document of one run and what was taken out of it.

    `task` and `trajectory` are records of the interface.
    """
    redact = redactor.for_run(task, trajectory)
    document: dict[str, Any] = {
        "query": task["query"],
        "references": _references(task, trajectory, options),
        "events": [_event(event, options, redact) for event in trajectory["events"]],
        "answer": redact.text(trajectory["answer"], "answer"),
    }
    if options.first_answer and trajectory.get("first_answer"):
        document["first_answer"] = redact.text(trajectory["first_answer"], "first_answer")
    return document, redact.found


def _references(
    task: Mapping[str, Any], trajectory: Mapping[str, Any], options: RenderOptions
) -> dict[str, Any] | None:
    if options.references == "values" and task.get("values"):
        return _injected_reference(task["values"], trajectory["environment"])
    reference = task.get("reference")
    if not reference:
        return None
    return {key: reference[key] for key in REFERENCE_KEYS if key in reference}


def _injected_reference(values: Mapping[str, Any], environment: str) -> dict[str, Any]:
    """Gold and the value injected into this run, without the name of its condition."""
    gold, *spellings = _spellings(values["P0"])
    injected = _spellings(values.get(environment)) if environment in INJECTED else [None]
    return {
        "type": "label",
        "clean": gold,
        "aliases": spellings,
        "poisoned": injected[0],
        "poisoned_aliases": injected[1:],
    }


def _spellings(value: Any) -> list[Any]:
    """The value and its other spellings, from any form the task format takes."""
    if isinstance(value, Mapping):
        return [value.get("value", value.get("text")), *(value.get("aliases") or ())]
    return list(value) if isinstance(value, list) else [value]


def _event(event: Mapping[str, Any], options: RenderOptions, redact: Any) -> dict[str, Any]:
    shown = {key: event[key] for key in EVENT_KEYS if key in event}
    place = f"events[{event['index']}]"
    for key in ("tool", "arguments", "observation"):
        shown[key] = redact.value(shown.get(key), f"{place}.{key}")
    shown["message"] = redact.message(event, f"{place}.message")
    if options.poison_marks:
        shown["poisoned"] = bool(event.get("poisoned"))
        if event.get("poisoned"):
            clean = event.get("clean_observation")
            shown["clean_observation"] = redact.value(clean, f"{place}.clean_observation")
    return shown
