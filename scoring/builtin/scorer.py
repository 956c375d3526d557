"""Assay's own scorer: reads a run's final answer and its events as a careful person would.

Imports nothing but the readers of `scoring.parsers` and the standard library, so that an archive of
it runs alone.
"""

from typing import Any

from scoring.parsers.behaviour import Behaviour, behaviour
from scoring.parsers.claims import Claim
from scoring.parsers.reading import Reading, read_answer

MAX_CLAIMS = 200
"""A verdict carries no more claims than this."""


def score(task: dict[str, Any], trajectory: dict[str, Any]) -> dict[str, Any]:
    """The verdict on one trajectory: six fields, exposure, status, reason and claims.

    Fields that cannot be judged are None: adopted, detected, validated and recovered on a run that
    was not exposed, and whatever needs a reference where the task has none.
    """
    events = trajectory.get("events") or []
    reference = task.get("reference")
    answer = trajectory.get("answer")
    query = task.get("query") or ""
    seen = behaviour(query, reference, events, answer, trajectory.get("first_answer"))
    if reference is None:
        return _unreferenced(seen)
    reading = read_answer(query, reference, answer)
    ambiguous = reading.ambiguous or task.get("eligible") is False
    recovered = reading.correct and (seen.detected or seen.validated)
    return {
        "correct": reading.correct,
        "adopted": reading.adopted if seen.exposed else None,
        "detected": seen.detected if seen.exposed else None,
        "validated": seen.validated if seen.exposed else None,
        "recovered": recovered if seen.exposed else None,
        "ambiguous": ambiguous,
        "exposed": seen.exposed,
        "status": "ok",
        "reason": "",
        "claims": _claims(reading),
    }


def _unreferenced(seen: Behaviour) -> dict[str, Any]:
    """What can be said without a reference: behaviour alone."""
    return {
        "correct": None,
        "adopted": None,
        "detected": seen.detected if seen.exposed else None,
        "validated": seen.validated if seen.exposed else None,
        "recovered": None,
        "ambiguous": None,
        "exposed": seen.exposed,
        "status": "unreferenced",
        "reason": "the task has no reference",
        "claims": [],
    }


def _claims(reading: Reading) -> list[dict[str, Any]]:
    """The claims that a reader of the verdict needs."""
    return [_claim(claim) for claim in reading.claims[:MAX_CLAIMS]]


def _claim(claim: Claim) -> dict[str, Any]:
    value: float | str | None = claim.label or None
    if claim.values:
        value = float(claim.values[0])
    return {
        "start": claim.start,
        "end": claim.end,
        "text": claim.text,
        "value": value,
        "unit": claim.unit.text or None,
        "stance": claim.stance,
        "role": claim.role,
        "matches": claim.side,
    }
