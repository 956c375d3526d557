# ruff: noqa: E501 - patterns are read whole, as one line each
"""A final answer read against its reference: the conclusion and every claim behind it."""

import re
import sys
from dataclasses import dataclass
from typing import Any

from scoring.parsers import compare, objects, units
from scoring.parsers.choices import picked
from scoring.parsers.claims import Claim, numeric_claims
from scoring.parsers.compare import Target
from scoring.parsers.conclusion import concluded
from scoring.parsers.figures import with_leader
from scoring.parsers.fit import described_otherwise, is_headline, most_relevance, relevance, signed
from scoring.parsers.hints import Told
from scoring.parsers.labels import label_claims
from scoring.parsers.layout import Sentence, sentences
from scoring.parsers.patterns import Cue, lower
from scoring.parsers.question import Question, ask
from scoring.parsers.retraction import taken_back
from scoring.parsers.roles import Place, is_range, role
from scoring.parsers.selection import select
from scoring.parsers.stance import (
    ANSWER,
    ATTRIBUTED,
    CHOSEN,
    LISTED,
    PLAIN,
    mark_of,
    may_be_marked,
    stance,
)
from scoring.parsers.sums import without_steps
from scoring.parsers.surroundings import Surroundings
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
    lowered = lower(seen.text)
    laid_out = sentences(seen.text, lowered)
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
    if seen.text is seen.source:
        return claim
    start, end = seen.span(claim.start, claim.end)
    return claim.replace(start=start, end=end, text=seen.source[start:end])


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
    around = Surroundings(text, told, laid_out, found, years=question.year)
    keyed = _KEYED.search(text, said) is not None
    reader = _Reader(around, question, goal, keyed, units.text_scale(text, said))
    sided = list(map(reader.sided, range(len(around.claims))))
    least = max((claim.weight for claim in sided if claim), default=0) + MATTERS
    made: list[Claim] = []
    n_read = 0
    for number, claim in enumerate(sided):
        if claim is None:
            claim = reader.other(number, least if n_read < MOST_STRONGER else sys.maxsize)
        n_read += claim.role != "aside"
        if made and _coordinated(text, made[-1], claim):
            claim = claim.replace(
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
        claim.replace(stance="rejected") if any(a <= claim.start < b for a, b in spans) else claim
        for claim in claims
    ]


_AND = re.compile(r"^\W{0,3}(?:and|or|nor|,|&|und|et|y)\W{0,3}(?:the\s|of\s)?$")


def _coordinated(text: str, first: Claim, second: Claim) -> bool:
    """Whether two names are listed together ("ahead of A and B"), so that one role fits both."""
    inherited = first.role == "runner-up" or first.stance == "rejected"
    return bool(inherited and second.label and _AND.match(text[first.end : second.start]))


def _is_all(claim: Claim, sentence: Sentence, before: str, after: str) -> bool:
    """Whether a sentence holds nothing but the claim ("`amt_ex`. The other one …")."""
    marker = len(claim.text) <= 2 and after.startswith((". ", ") "))
    return sentence.kind == "text" and not marker and not _SAYS_MORE.search(f"{before}{after}")


_SAYS_MORE = re.compile(r"[\w?]")


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
    """Reads single claims of one answer, by their number."""

    around: Surroundings
    question: Question
    goal: Target
    keyed: bool
    scale: units.Unit

    def sided(self, number: int) -> Claim | None:
        """A claim that equals a reference with all that its surroundings tell; None for others."""
        around = self.around
        claim, index = self._claim(number), around.indices[number]
        if claim.label:
            return self._in_full(claim.replace(sentence=index), around.place(number))
        begin = max(around.sentences[number].start, claim.start - 60)
        context = around.text[begin : claim.start]
        if not compare.may_equal(claim, self.goal, self.question, context):
            return None
        place = around.place(number)
        claim = signed(claim, place, self.question, self.goal)
        side = compare.side(claim, self.goal, self.question, context)
        if side == compare.NONE:
            return None
        return self._in_full(claim.replace(sentence=index, side=side), place)

    def other(self, number: int, enough: int) -> Claim:
        """A claim that equals no reference; read in full if it could be the conclusion, or bounds one.

        enough : the weight with which it could be the conclusion.
        """
        around = self.around
        claim = self._claim(number).replace(sentence=around.indices[number], role="aside")
        most = self._most_points(claim, number)
        bounds = self._bounds(claim, number)
        if bounds or PLAIN + most >= enough or self._may_be_marked(claim, number):
            place = around.place(number)
            claim = signed(claim, place, self.question, self.goal)
            mark = self._mark(claim, place)
            matters = bounds or mark >= CHOSEN
            if matters or mark + most >= enough:
                weight, opening = self._weight(claim, place, mark)
                if matters or weight >= enough:
                    return self._read(claim, place, mark, weight, opening)
        return claim

    def _most_points(self, claim: Claim, number: int) -> int:
        """What the surroundings of a claim add to its mark at most."""
        around = self.around
        sentence, said = around.sentences[number], around.said(number)
        most = most_relevance(claim, sentence, said, self.question, self.goal)
        if claim.sentence:
            return most
        return most + (MOST_OPENING if around.is_first(number) else OPENING)

    def _bounds(self, claim: Claim, number: int) -> bool:
        """Whether a claim looks like an end of a range, with both references in it."""
        around = self.around
        sentence = around.sentences[number]
        before = around.text[max(sentence.start, claim.start - 60) : claim.start]
        after = around.text[claim.end : min(sentence.end, claim.end + 12)]
        if not is_range(before, after, around.said(number)):
            return False
        near = around.claims[max(0, number - 1) : number + 2]
        return {"below", "above"} <= {compare.covers(c, self.goal, self.question) for c in near}

    def _may_be_marked(self, claim: Claim, number: int) -> bool:
        """Whether a claim that equals no reference may have a mark beyond `PLAIN`."""
        around = self.around
        sentence = around.sentences[number]
        before = around.text[max(sentence.start, claim.start - 240) : claim.start]
        after = around.text[claim.end : min(sentence.end, claim.end + 240)]
        if may_be_marked(before, after, sentence.lead, around.said(number)):
            return True
        return claim.sentence == 0 and _is_all(claim, sentence, before, after)

    def _in_full(self, claim: Claim, place: Place) -> Claim:
        """The claim with its mark, its weight and all else."""
        mark = self._mark(claim, place)
        return self._read(claim, place, mark, *self._weight(claim, place, mark))

    def _read(self, claim: Claim, place: Place, mark: int, weight: int, opening: int) -> Claim:
        """A claim with what it weighs and all that its surroundings tell about it."""
        found = role(claim, place, self.question, self.goal)
        covers = compare.covers(claim, self.goal, self.question) if found == "range" else ""
        if found in _OVERRULED and mark >= ANSWER:
            found = ""
        return claim.replace(
            stance=stance(claim, place, self.question.verdicts),
            role=found,
            mark=mark,
            weight=weight,
            opening=opening,
            covers=covers,
        )

    def _claim(self, number: int) -> Claim:
        """A claim; one in a table with the scale that the cell's titles or the text give it."""
        claim, sentence = self.around.claims[number], self.around.sentences[number]
        if sentence.kind != "table" or claim.label or claim.unit is not units.NONE:
            return claim
        column, _, row = sentence.context.partition(" | ")
        found = (units.title_scale(column), units.title_scale(row), self.scale)
        own = ("", self.goal.unit.text)
        scale = next((unit for unit in found if unit.text not in own), units.NONE)
        return claim.replace(unit=scale)

    def _mark(self, claim: Claim, place: Place) -> int:
        """How strongly the claim is marked as the conclusion, by itself and by what explains it."""
        found = mark_of(claim, place, keyed=self.keyed)
        if described_otherwise(claim, place, self.question):
            return min(found, ATTRIBUTED)
        is_plain = claim.sentence == 0 and found in (PLAIN, LISTED)
        if is_plain and _is_all(claim, place.sentence, place.line_before, place.line_after):
            return CHOSEN
        return found

    def _weight(self, claim: Claim, place: Place, mark: int) -> tuple[int, int]:
        """The weight of a claim, and how much of that comes from opening the answer."""
        opening = 0
        if claim.sentence == 0 and (mark >= LISTED or place.sentence.kind == "table"):
            is_first = is_headline(claim, place, self.question)
            opening = MOST_OPENING if is_first else OPENING
        fit = relevance(claim, place, self.question, self.goal)
        if fit < -4:
            opening = min(opening, OPENING)
        return mark + fit + opening, opening
