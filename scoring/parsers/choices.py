# ruff: noqa: E501 - patterns are read whole, as one line each
"""Which of its own candidates an answer picks: "Chosen: B", "the former is longer", "the lower figure"."""

import re

from scoring.parsers import cues
from scoring.parsers.claims import Claim
from scoring.parsers.hints import hints
from scoring.parsers.layout import Sentence
from scoring.parsers.patterns import Cue, bits, lower
from scoring.parsers.question import HIGH, LOW, Question
from scoring.parsers.stance import ANSWER
from scoring.parsers.words import stems

_NOUN = r"(?:option|candidate|version|variant|hypothesis|scenario|reading|method|approach|choice|alternative|possibility|interpretation|case|proposal)"
_LISTED = Cue(
    rf"(?:^|[\n.;,]\s*|\b{_NOUN} )[-*•]?\s*\(?(?P<mark>[a-h]|[1-9])(?:[).:]|\)?\s?[-–—=]|\s(?:is|was|gives?|says?|yields?|means|would be|comes to)\b)[^.;\n]{{0,40}}$"
)
_MARK = r"\(?(?P<mark>[a-h]|[1-9])\b\)?"
_PICKS = tuple(
    map(
        Cue,
        (
            rf"\b(?:chosen|selected|choice|pick|decision|answer|verdict|best(?: supported)?|conclusion|winner|final|selection|preferred)\b[^.;\n:]{{0,24}}[:=]\s*(?:the )?(?:{_NOUN} )?{_MARK}(?=\W*(?:$|\n|[.,;]))",
            rf"\b(?:choos\w+|chose|pick\w*|select\w*|tak\w+|go(?:ing)? with|went with|recommend\w*|prefer\w*|us(?:e|ed|ing)|favou?r\w*|support\w*|trust\w*|back\w*|settle\w* on|is|points? to)\s(?:the )?(?:{_NOUN} {_MARK}(?![\w.,]*\w)|\(?(?P<bare>[a-h]|[1-9])\)?(?=\W*(?:$|\n)|[.;)]))",
            rf"\b{_NOUN} {_MARK} (?:is|was|seems?|looks?|remains?) (?:clearly |therefore |the )*(?:right|correct|one|best|answer|winner|true|accurate|better|supported|chosen|selected|preferred|reliable|authoritative|valid|likeliest|most)\b",
            rf"\b{_NOUN} {_MARK} (?:fits|holds|wins|matches|agrees with|is (?:what|the one))\b",
        ),
    )
)
_DROPS = Cue(
    rf"\b(?:reject\w*|discard\w*|rul\w+ out|exclud\w+|drop\w*|dismiss\w*|disregard\w*)\s(?:the )?{_NOUN} {_MARK}(?!\w)"
)
_PICKING = bits(_DROPS, *_PICKS)
"""The hints of a text that can pick a candidate by its mark."""
_ORDINAL = Cue(
    r"the (?<=\bthe )(?P<which>former|latter|(?:first|second|last|lower|smaller|higher|larger|greater|bigger)(?= (?:one|figure|value|number|candidate|option|count|reading|total|estimate|of (?:the two|them|these))\b)|(?:first|second|lower|smaller|higher|larger|greater|bigger)(?=\W*(?:$|\n)))"
    r"(?: (?:one|figure|value|number|candidate|option|count|reading|total|estimate|of (?:the two|them|these))\b)?"
)
_CHOOSING = Cue(
    r"(?:\b(?:choos\w+|chose|pick\w*|select\w*|tak\w+|go(?:ing)? (?:with|by|for)|went with|recommend\w*|prefer\w*|us(?:e|ed|ing)|favou?r\w*|trust\w*|settle\w* on|believe|report\w*|so|hence|therefore|thus|it(?:'s| is| was| must be| should be| has to be)|answer|decision|verdict|conclusion|chosen|selected|choice|side with|stick with|rely on)\b(?: is| was)?[\s:,]*|\?\s*)$"
)
_GOOD = Cue(
    r"\b(?:right|correct|complete|reliable|authoritative|current|up to date|one|supported|wins?|won|ahead|answer|true|accurate|trustworthy|final|official|valid|counts all|all|saves|superior|better)\b"
)
_MORE = Cue(rf"{HIGH.pattern}|\b(?:longer|higher|greater|larger|bigger|better|harder|more)\b")
_LESS = Cue(rf"{LOW.pattern}|\b(?:shorter|lower|less|smaller|fewer|worse|weaker|slower)\b")
_SAID = re.compile(r"[^.;\n]{0,90}")


def picked(
    text: str, said: int, laid_out: list[Sentence], claims: list[Claim], question: Question
) -> list[Claim]:
    """The claims; where the answer picks one of its candidates by letter or place, that is its conclusion."""
    sided = [c for c in claims if c.side != "none" and c.stance != "rejected"]
    if len({claim.side for claim in sided}) < 2:
        return claims
    chosen = _by_mark(text, laid_out, sided) if said & _PICKING else None
    if chosen is None and said & _ORDINAL.bit:
        chosen = _by_place(text, sided, question)
    if chosen is None:
        return claims
    return [_settled(claim, chosen) for claim in claims]


def _settled(claim: Claim, chosen: Claim) -> Claim:
    """A claim after the choice: the chosen one is the answer, its rivals before are not."""
    if claim is chosen:
        return claim.replace(mark=max(claim.mark, ANSWER), role="", stance="asserted")
    is_rival = claim.side not in ("none", chosen.side)
    return claim.replace(stance="rejected") if is_rival else claim


def _by_mark(text: str, laid_out: list[Sentence], sided: list[Claim]) -> Claim | None:
    """The claim under the letter or number that the answer picks, or whose rival's it drops."""
    marked: dict[str, Claim] = {}
    edge = 0
    for claim in sided:
        begin = max(edge, claim.start - 60, laid_out[claim.sentence].line)
        if found := _LISTED.search(text[begin : claim.start]):
            marked.setdefault(found["mark"], claim)
        edge = claim.end
    if len({claim.side for claim in marked.values()}) < 2:
        return None
    begin = min(claim.end for claim in marked.values())
    for cue in _PICKS:
        if found := cue.last(text[begin : begin + 4000]):
            mark = found["mark"] or found.groupdict().get("bare")
            if mark in marked:
                return marked[mark]
    dropped = _DROPS.search(text[begin : begin + 4000])
    left = [c for mark, c in marked.items() if dropped and mark != dropped["mark"]]
    return left[0] if len(left) == 1 else None


def _by_place(text: str, sided: list[Claim], question: Question) -> Claim | None:
    """The claim that the answer picks as the former, the second one or the lower figure."""
    begin = sided[0].end
    for found in _ORDINAL.finditer(text[begin : begin + 2000]):
        at = begin + found.start()
        pair = _last_two(sided, at)
        if pair is None:
            continue
        meant = _meant(found["which"], *pair)
        said = _SAID.match(text, begin + found.end())[0]  # type: ignore[index]
        judged = _judged(text[max(0, at - 60) : at], said, question)
        if not judged and meant is not None and meant.label and set(stems(said)) & question.stems:
            judged = 1
        if meant is not None and judged:
            return meant if judged > 0 else next(c for c in pair if c is not meant)
    return None


def _last_two(sided: list[Claim], at: int) -> tuple[Claim, Claim] | None:
    """The last two claims of different sides before a place, near to it."""
    before = [claim for claim in sided if claim.end <= at and at - claim.end < 400]
    for first, second in zip(reversed(before[:-1]), reversed(before[1:]), strict=True):
        if first.side != second.side:
            return first, second
    return None


def _meant(which: str, first: Claim, second: Claim) -> Claim | None:
    """Which of two claims a word of place or size means."""
    if which in ("former", "first"):
        return first
    if which in ("latter", "second", "last"):
        return second
    if not (first.values and second.values):
        return None
    low, high = sorted((first, second), key=lambda claim: claim.values[0] * claim.unit.factor)
    return low if which in ("lower", "smaller") else high


def _judged(before: str, said: str, question: Question) -> int:
    """1 where the words around a choice take it, -1 where they leave it to the other one, else 0."""
    hinted = hints(lower(said))
    bad = cues.VERDICT.start(said, hinted)
    if 0 <= bad < 40 or _LACKS.match(said):
        return -1
    if _CHOOSING.search(before) and not _DENIES.search(before):
        return 1
    asked, other = (_MORE, _LESS) if question.extreme > 0 else (_LESS, _MORE)
    if question.extreme and other.search(said) and not asked.search(said):
        return -1
    if question.extreme and asked.search(said) or _GOOD.search(said):
        return 1
    return 0


_LACKS = Cue(r"^\s(?:counts|covers|has|holds) only\b|^\s(?:omits|misses|leaves out|includes)\b")
_DENIES = Cue(r"\b(?:not|n't|never|cannot|hardly)\b[^.;]{0,30}$")
