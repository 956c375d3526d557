# ruff: noqa: E501 - patterns are read whole, as one line each
"""Names that an answer lists with a figure each, or in an order, without saying which one it is."""

import re
from decimal import Decimal

from scoring.parsers.claims import Claim
from scoring.parsers.layout import Sentence
from scoring.parsers.patterns import Cue
from scoring.parsers.question import HIGH, LOW, Question
from scoring.parsers.stance import ATTRIBUTED, CHOSEN, SUPERSEDED
from trajectories.numerals import numbers

_ADJACENT = re.compile(
    r"[\s\"'`*)]*+(?>(?:\([^\d\n()]{0,30}|[:=|,–—-]|(?:is|was|has|had|with|at|about)\b|\s)*)[$€£~≈]?$"
)
_RANKING = Cue(
    r"\brank\w*\b|\btop (?:\d+|three|five|ten)\b|\b(?:leaderboard|standings)\b|\b(?:in )?(?:descending|ascending|decreasing|increasing)\b"
    r"|\b(?:ordered|sorted|listed) (?:by|from)\b|\b(?:first|best|most|fewest|highest|lowest) first\b|\bfrom (?:most|highest|largest|best|fewest|lowest|smallest) to\b"
)
_UPWARDS = Cue(
    rf"\b(?:ascending|increasing)\b|\b(?:{LOW.pattern}) first\b|\bfrom (?:the )?(?:{LOW.pattern})"
)
_DOWNWARDS = Cue(
    rf"\b(?:descending|decreasing)\b|\b(?:{HIGH.pattern}) first\b|\bfrom (?:the )?(?:{HIGH.pattern})"
)


def with_leader(
    text: str, question: Question, laid_out: list[Sentence], claims: list[Claim]
) -> list[Claim]:
    """The claims; where names are only listed, those behind the leading one are runners-up."""
    named = [c for c in claims if c.label and not c.role and c.stance != "rejected"]
    if not question.extreme or len({c.side for c in named}) < 2:
        return claims
    listed = all(_opens_row(text, laid_out[claim.sentence], claim) for claim in named)
    if not listed and len({claim.sentence for claim in named}) > 1:
        return claims
    if any(claim.mark >= CHOSEN or claim.mark in (ATTRIBUTED, SUPERSEDED) for claim in named):
        return claims
    side = _by_figures(text, question, laid_out, named) or _by_order(question, laid_out, named)
    behind = [claim for claim in named if side and claim.side != side]
    return [c.replace(role="runner-up") if c in behind else c for c in claims]


def _opens_row(text: str, sentence: Sentence, claim: Claim) -> bool:
    """Whether a name stands in an item or a table, or opens its line."""
    if sentence.kind in ("item", "table"):
        return True
    return sentence.start == sentence.line and not text[sentence.start : claim.start].strip(
        " \"'`*"
    )


def _by_figures(text: str, question: Question, laid_out: list[Sentence], named: list[Claim]) -> str:
    """The side whose figure is the asked extreme, where every name has one; "" else."""
    figures: dict[str, Decimal] = {}
    for claim, following in zip(named, [*named[1:], None], strict=True):
        figure = _figure(text, laid_out[claim.sentence], claim, following)
        if figure is None or claim.side in figures:
            return ""
        figures[claim.side] = figure
    ordered = sorted(figures, key=figures.__getitem__, reverse=question.extreme > 0)
    return ordered[0] if figures[ordered[0]] != figures[ordered[1]] else ""


def _figure(text: str, sentence: Sentence, claim: Claim, following: Claim | None) -> Decimal | None:
    """The one figure that stands next to a name, in its row or before the next name."""
    if sentence.kind == "table":
        end = text.find("\n", claim.end)
        end = len(text) if end < 0 else end
    else:
        end = min(sentence.end, following.start if following else sentence.end)
    found = numbers(text[claim.end : min(end, claim.end + 120)])
    if not found or sentence.kind in ("table", "item") and len(found) > 1:
        return None
    gap = text[claim.end : claim.end + found[0].start]
    return found[0].value if _ADJACENT.fullmatch(gap) else None


def _by_order(question: Question, laid_out: list[Sentence], named: list[Claim]) -> str:
    """The side that opens a list announced as a ranking in the asked order; "" else."""
    first, second = named[0], named[1]
    sentence = laid_out[first.sentence]
    if first.sentence == second.sentence or not _RANKING.search(sentence.lead):
        return ""
    against = _UPWARDS if question.extreme > 0 else _DOWNWARDS
    return "" if against.search(sentence.lead) else first.side
