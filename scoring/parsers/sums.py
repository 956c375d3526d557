# ruff: noqa: E501 - patterns are read whole, as one line each
"""Numbers that an answer calculates with: steps to another one, and parts of a total."""

import re
from decimal import Decimal

from scoring.parsers.claims import Claim
from scoring.parsers.patterns import Cue
from scoring.parsers.stance import CHOSEN

_MOST_OPERANDS = 12
_HEADLINE = 12
_BREAK = re.compile(r"[;\n]|[.!?]\s")
_EQUALS = re.compile(r"[=≈→][\s$€£~*]*$")


def without_steps(text: str, claims: list[Claim]) -> list[Claim]:
    """The claims; a value that later enters a calculation of its rival is only a step to it."""
    made = list(claims)
    for number, claim in enumerate(claims):
        if claim.role != "operand" or claim.side == "none":
            continue
        result = _result(text, claims, number)
        if result is None or result.side in ("none", claim.side):
            continue
        for at, earlier in enumerate(made[:number]):
            if earlier.side == claim.side and _is_plain(earlier):
                made[at] = earlier.replace(role="step")
    return made


def _is_plain(claim: Claim) -> bool:
    return (
        claim.role == ""
        and claim.stance != "rejected"
        and claim.mark < CHOSEN
        and claim.opening < _HEADLINE
    )


def _result(text: str, claims: list[Claim], operand: int) -> Claim | None:
    """What comes out of the calculation that a claim enters; None for one in brackets."""
    begin = claims[operand].end
    before = text[max(0, begin - 80) : begin]
    for claim in claims[operand + 1 : operand + 1 + _MOST_OPERANDS]:
        between = text[begin : claim.start]
        if len(between) > 160 or _BREAK.search(between):
            return None
        if claim.role == "" and _EQUALS.search(between):
            inside = before.rfind("(") > before.rfind(")") and ")" not in between
            return None if inside else claim
    return None


_TOTAL = Cue(
    r"\b(?:total\w*|(?<=\n)all(?=:)|sum|sums|altogether|in all|all told|overall|combined|together|makes?|making|adds? up|comes? to|gesamt|insgesamt|summe|somme|totale?|suma|=)\W*(?:[a-z]+\W+){0,3}$"
)


def total_side(text: str, claims: list[Claim], first: Claim, second: Claim) -> str:
    """The side of two rivals that is the sum of the other one and of more numbers beside it; "" for neither."""
    for whole, part in ((first, second), (second, first)):
        if not whole.values or whole.unit.dimension != part.unit.dimension:
            continue
        beside = [c for c in claims if c.values and c is not whole and c.kind != "ordinal"]
        here = next((n for n, c in enumerate(beside) if c.start == part.start), None)
        if here is None or not _TOTAL.search(text[max(0, whole.start - 60) : whole.start]):
            continue
        for begin in range(max(0, here - _MOST_OPERANDS), here + 1):
            total = Decimal(0)
            for end, claim in enumerate(beside[begin : begin + _MOST_OPERANDS], begin):
                total += claim.values[0] * claim.unit.factor
                if end > begin and end >= here and total == whole.values[0] * whole.unit.factor:
                    return whole.side
    return ""
