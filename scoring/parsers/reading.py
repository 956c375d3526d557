# ruff: noqa: E501 - patterns are read whole, as one line each
"""A final answer read against its reference: the conclusion and every claim behind it."""

import re
import sys
from bisect import bisect_right
from dataclasses import dataclass
from typing import Any

from scoring.parsers import compare, objects, units
from scoring.parsers.choices import picked
from scoring.parsers.claims import Claim, numeric_claims
from scoring.parsers.compare import Target
from scoring.parsers.conclusion import concluded
from scoring.parsers.figures import with_leader
from scoring.parsers.fit import described_otherwise, is_headline, most_relevance, relevance, signed
from scoring.parsers.hints import Told, hints
from scoring.parsers.labels import label_claims
from scoring.parsers.layout import Sentence, sentences
from scoring.parsers.patterns import Cue, lower
from scoring.parsers.question import Question, ask, months
from scoring.parsers.retraction import taken_back
from scoring.parsers.roles import Place, is_range, role
from scoring.parsers.selection import select
from scoring.parsers.stance import ANSWER, ATTRIBUTED, CHOSEN, LISTED, PLAIN, mark_of, stance
from scoring.parsers.sums import without_steps
from scoring.parsers.tongues import is_foreign, judged_abroad
from scoring.parsers.view import View, view

_KEYED = Cue(r"(?:answer|result|value)[\"']?\s*:")
_UNCHECKED = re.compile(r"(?m)^\s*(?:[-*+]\s)?\[ \][^\n]*")
_CHECKED = re.compile(r"(?m)^\s*(?:[-*+]\s)?\[[xX✓]\]")
_STRUCK = re.compile(r"~~[^~\n]{1,300}~~|(?<![\w~])~[^~\s]{1,40}~(?![\w~])")


@dataclass(frozen=True, slots=True)
class Reading:
    """What an answer concludes, and the claims that count or match, at their places in the answer."""

    correct: bool
    adopted: bool
    ambiguous: bool
    why: str
    claims: tuple[Claim, ...]


def read_answer(query: str, reference: dict[str, Any], answer: str | None) -> Reading:
    """The reading of a final answer; an absent or empty one concludes nothing."""
    if not answer or not answer.strip():
        return Reading(False, False, False, "no answer", ())
    question = ask(query)
    goal = compare.target(reference, question)
    seen = view(answer)
    laid_out = sentences(seen.text)
    lowered = lower(seen.text)
    told = Told(lowered)
    claims = judged(seen.text, told, question, goal, laid_out)
    ruled = select(seen.text, told.said, claims, laid_out, question)
    chosen = concluded(lowered, claims, laid_out, question, ruled)
    return Reading(
        correct=chosen.side == compare.CLEAN and not chosen.ambiguous,
        adopted=chosen.side == compare.POISONED and not chosen.ambiguous,
        ambiguous=chosen.ambiguous,
        why=chosen.why,
        claims=tuple(_in_source(c, seen) for c in claims if c.side != compare.NONE or not c.role),
    )


def _in_source(claim: Claim, seen: View) -> Claim:
    start, end = seen.span(claim.start, claim.end)
    return claim._replace(start=start, end=end, text=seen.source[start:end])


def judged(
    text: str, told: Told, question: Question, goal: Target, laid_out: list[Sentence]
) -> list[Claim]:
    """The claims of a text with side, role, stance and weight.

    Numbers that equal no reference are read in full only where they could matter: marked as the
    conclusion, stronger than those that do, an end of a range; else their role stays "aside".
    """
    said = told.said
    if goal.numeric:
        found = numeric_claims(text, question, said)
    else:
        found = label_claims(text, goal, question)
    placed = _placed(text, told, found, laid_out, years=question.year)
    made: list[Claim] = []
    reader = _Reader(
        question, goal, _KEYED.search(text, said) is not None, units.text_scale(text, said)
    )
    marked = [reader.marked(claim, place) for claim, place in placed]
    least = max((c.weight for c in marked if c.side != "none"), default=0) + MATTERS
    n_read = 0
    for claim, (_, place) in zip(marked, placed, strict=True):
        enough = least if n_read < MOST_STRONGER else sys.maxsize
        if claim.side != "none" or reader.matters(claim, place, enough):
            claim = reader.read(claim, place)
            n_read += 1
        else:
            claim = claim._replace(role="aside")
        if made and _coordinated(text, made[-1], claim):
            claim = claim._replace(
                role=claim.role or made[-1].role,
                stance="rejected" if made[-1].stance == "rejected" else claim.stance,
            )
        made.append(claim)
    made = objects.weighed(text, said, _struck(text, made), question, names=not goal.numeric)
    if is_foreign(text):
        made = judged_abroad(text, laid_out, made)
    made = picked(text, said, laid_out, taken_back(text, told, laid_out, made, question), question)
    return (
        without_steps(text, made) if goal.numeric else with_leader(text, question, laid_out, made)
    )


def _struck(text: str, claims: list[Claim]) -> list[Claim]:
    spans = [match.span() for match in _STRUCK.finditer(text)] if text.count("~") > 1 else []
    if "[ ]" in text and _CHECKED.search(text):
        spans += [match.span() for match in _UNCHECKED.finditer(text)]
    return [
        claim._replace(stance="rejected") if any(a <= claim.start < b for a, b in spans) else claim
        for claim in claims
    ]


def _placed(
    text: str, told: Told, found: list[Claim], laid_out: list[Sentence], *, years: bool
) -> list[tuple[Claim, Place]]:
    """Each claim that stands in a sentence, with its surroundings; dates bound them only where `years` are asked."""
    dates = [not years and _dated(text, claim) for claim in found]
    starts = [sentence.start for sentence in laid_out]
    placed: list[tuple[Claim, Place]] = []
    edge = announced = 0
    for number, claim in enumerate(found):
        index = bisect_right(starts, claim.start) - 1
        if index >= 0 and claim.start < laid_out[index].end:
            sentence = laid_out[index]
            again = bool(placed) and placed[-1][0].sentence == index
            if not again:
                announced = hints(lower(f"{sentence.context} {sentence.lead}"))
            claim = claim._replace(sentence=index)
            begin = max(sentence.start, edge)
            following = range(number + 1, min(number + 4, len(found)))
            after = next((found[i].start for i in following if not dates[i]), len(text))
            since = text[max(begin, claim.start - 160) : claim.start]
            until = text[claim.end : min(sentence.end, after, claim.end + 160)]
            place = _place(text, told, claim, sentence, again, since, until, announced)
            placed.append((claim, place))
            edge = edge if dates[number] else claim.end
    return placed


_AND = re.compile(r"^\W{0,3}(?:and|or|nor|,|&|und|et|y)\W{0,3}(?:the\s|of\s)?$")


def _coordinated(text: str, first: Claim, second: Claim) -> bool:
    """Whether two names are listed together ("ahead of A and B"), so that one role fits both."""
    inherited = first.role == "runner-up" or first.stance == "rejected"
    return bool(inherited and second.label and _AND.match(text[first.end : second.start]))


def _dated(text: str, claim: Claim) -> bool:
    """Whether a number looks like a day or a year, which parts no words from each other."""
    value = claim.values[0] if claim.values and claim.kind != "word" else None
    if value is None:
        return False
    if len(claim.text) == 4 and 1900 <= value <= 2100:
        return True
    near = f"{text[max(0, claim.start - 11) : claim.start]}|{text[claim.end : claim.end + 12]}"
    return len(claim.text) <= 2 and bool(months(near))


def _place(
    text: str,
    told: Told,
    claim: Claim,
    sentence: Sentence,
    claims_before: bool,
    since: str,
    until: str,
    announced: int,
) -> Place:
    begin, end = sentence.clause(claim.start)
    line_begin = max(sentence.start, claim.start - 240)
    line_end = min(sentence.end, claim.end + 240)
    return Place(
        before=text[max(begin, claim.start - 200) : claim.start],
        after=text[claim.end : min(end, claim.end + 200)],
        line_before=text[line_begin : claim.start],
        line_after=text[claim.end : line_end],
        sentence=sentence,
        first=not claims_before,
        claims_before=claims_before,
        since=since,
        until=until,
        said_before=told.between(line_begin, claim.start) | announced,
        said_after=told.between(claim.end, line_end),
    )


def _is_all(claim: Claim, place: Place) -> bool:
    """Whether a sentence holds nothing but the claim ("`amt_ex`. The other one …")."""
    marker = len(claim.text) <= 2 and place.line_after.startswith((". ", ") "))
    around = f"{place.line_before}{place.line_after}"
    return place.sentence.kind == "text" and not marker and not re.search(r"[\w?]", around)


MATTERS = 8
"""How much more weight than any reference's value another number needs to be read in full."""
MOST_STRONGER = 12
"""So many claims are read in full before weight alone no longer makes one matter."""
OPENING, MOST_OPENING = 3, 12
"""What standing in the answer's first sentence adds to a weight, and being its headline."""
_OVERRULED = (
    "question's number",
    "denominator",
    "base",
    "identifier",
    "difference",
    "statistic",
    "other statistic",
    "appendix",
)
"""Roles that an explicit mark ("Answer: 8") overrules."""


@dataclass(frozen=True, slots=True)
class _Reader:
    """Reads single claims of one answer."""

    question: Question
    goal: Target
    keyed: bool
    scale: units.Unit

    def marked(self, claim: Claim, place: Place) -> Claim:
        """The claim with the reference that it equals, its mark, and then its weight."""
        claim = self._sided(claim, place)
        mark = self._mark(claim, place)
        if claim.side == "none":
            return claim._replace(mark=mark)
        return self._weighed(claim, place, mark)

    def matters(self, claim: Claim, place: Place, enough: int) -> bool:
        """Whether a claim that equals no reference could be the conclusion, or bounds one."""
        if claim.mark >= CHOSEN or is_range(place):
            return True
        most = claim.mark + most_relevance(claim, place, self.question, self.goal)
        most += MOST_OPENING if claim.sentence == 0 else 0
        return most >= enough and self._weighed(claim, place, claim.mark).weight >= enough

    def read(self, claim: Claim, place: Place) -> Claim:
        """The claim with all that its surroundings tell about it."""
        if claim.side == "none":
            claim = self._weighed(claim, place, claim.mark)
        found = role(claim, place, self.question, self.goal)
        covers = compare.covers(claim, self.goal, self.question) if found == "range" else ""
        if found in _OVERRULED and claim.mark >= ANSWER:
            found = ""
        return claim._replace(
            role=found, covers=covers, stance=stance(claim, place, self.question.verdicts)
        )

    def _sided(self, claim: Claim, place: Place) -> Claim:
        """The claim with its sign and with the reference that it equals."""
        if claim.label:
            return claim
        if claim.unit is units.NONE and place.sentence.kind == "table":
            claim = claim._replace(unit=self._cell_scale(place))
        claim = signed(claim, place, self.question, self.goal)
        side = compare.side(claim, self.goal, self.question, place.line_before[-60:])
        return claim._replace(side=side) if side != "none" else claim

    def _mark(self, claim: Claim, place: Place) -> int:
        """How strongly the claim is marked as the conclusion, by itself and by what explains it."""
        found = mark_of(claim, place, keyed=self.keyed)
        if described_otherwise(claim, place, self.question):
            return min(found, ATTRIBUTED)
        if claim.sentence == 0 and found in (PLAIN, LISTED) and _is_all(claim, place):
            return CHOSEN
        return found

    def _cell_scale(self, place: Place) -> units.Unit:
        """The scale that a cell's titles or the text give it."""
        column, _, row = place.sentence.context.partition(" | ")
        found = (units.title_scale(column), units.title_scale(row), self.scale)
        own = ("", self.goal.unit.text)
        return next((unit for unit in found if unit.text not in own), units.NONE)

    def _weighed(self, claim: Claim, place: Place, mark: int) -> Claim:
        """The claim with its mark, its weight and how much of that comes from opening the answer."""
        opening = 0
        if claim.sentence == 0 and (mark >= LISTED or place.sentence.kind == "table"):
            is_first = is_headline(claim, place, self.question)
            opening = MOST_OPENING if is_first else OPENING
        fit = relevance(claim, place, self.question, self.goal)
        if fit < -4:
            opening = min(opening, OPENING)
        return claim._replace(mark=mark, weight=mark + fit + opening, opening=opening)
