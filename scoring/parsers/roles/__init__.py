# ruff: noqa: E501 - patterns are read whole, as one line each
"""Why a number or a name is no conclusion: it counts, dates, bounds or names something else."""

import re

from scoring.parsers.claims import Claim
from scoring.parsers.compare import Target
from scoring.parsers.question import Question
from scoring.parsers.roles.identity import (
    dated,
    named,
    other_things,
    other_unit,
    question_number,
    workings,
)
from scoring.parsers.roles.names import name_role
from scoring.parsers.roles.parts import base, difference, operand, range_end
from scoring.parsers.roles.place import Place
from scoring.parsers.roles.scope import complement, period, planned, statistic

__all__ = ["Place", "role"]

_COMMENT_BEFORE = re.compile(r"(?:#|//|--|/\*)[^\n]*$")


def role(claim: Claim, place: Place, question: Question, goal: Target) -> str:
    """The reason why the claim concludes nothing, or ""."""
    if place.sentence.kind in ("offer", "appendix", "thinking"):
        return place.sentence.kind
    if place.sentence.kind == "code" and _COMMENT_BEFORE.search(place.line_before):
        return "comment"
    if claim.kind == "truth":
        return ""
    if claim.label:
        return name_role(place, question)
    for check in _NUMBER_CHECKS:
        if found := check(claim, place, question, goal):
            return found
    return ""


_NUMBER_CHECKS = (
    other_unit,
    other_things,
    workings,
    dated,
    named,
    question_number,
    base,
    operand,
    range_end,
    difference,
    statistic,
    period,
    planned,
    complement,
)
