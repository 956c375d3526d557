# ruff: noqa: E501 - patterns are read whole, as one line each
"""A final answer read against its reference: the conclusion and every claim behind it."""

import re
from dataclasses import dataclass
from typing import Any

from scoring.parsers import compare, objects, units
from scoring.parsers.choices import picked
from scoring.parsers.claims import Claim, numeric_claims
from scoring.parsers.compare import Target
from scoring.parsers.conclusion import concluded, model, outcomes, settled, tell
from scoring.parsers.figures import with_leader
from scoring.parsers.fit import described_otherwise, is_headline, relevance, signed
from scoring.parsers.hints import Told
from scoring.parsers.labels import label_claims
from scoring.parsers.layout import Sentence, sentences
from scoring.parsers.patterns import Cue, lower
from scoring.parsers.question import Question, ask
from scoring.parsers.retraction import taken_back
from scoring.parsers.roles import Place, role
from scoring.parsers.selection import Selection, select
from scoring.parsers.stance import (
    ANSWER,
    ATTRIBUTED,
    CHOSEN,
    LISTED,
    PLAIN,
    mark_of,
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
    seen = view(answer)
    lowered = lower(seen.text)
    reader = reader_of(seen.text, lowered, ask(query), reference)
    matching = reader.matching()
    claims = [claim for claim, _ in matching.values()]
    scores = outcomes(model(), tell(lowered, claims, reader.laid_out, reader.question))
    if side := settled(scores, claims):
        chosen = Selection(side, why="its words")
        claims = reader.mentioned(matching)
    else:
        claims = reader.judged(matching)
        chosen = concluded(scores, reader.selected(claims))
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


def _struck(text: str, claims: list[Claim]) -> list[Claim]:
    spans = [match.span() for match in _STRUCK.finditer(text)] if text.count("~") > 1 else []
    if "[ ]" in text and _CHECKED.search(text):
        spans += [match.span() for match in _UNCHECKED.finditer(text)]
    return [
        claim.replace(stance="rejected") if any(a <= claim.start < b for a, b in spans) else claim
        for claim in claims
    ]


_AND = re.compile(r"^\W{0,3}(?:and|or|nor|,|&|und|et|y)\W{0,3}(?:the\s|of\s)?$")


def _coordinated(text: str, claims: list[Claim]) -> list[Claim]:
    """The claims; a role of a name fits those listed with it ("ahead of A and B")."""
    made: list[Claim] = []
    for claim in claims:
        if claim.label and made and _are_together(text, made[-1], claim):
            claim = claim.replace(
                role=claim.role or made[-1].role,
                stance="rejected" if made[-1].stance == "rejected" else claim.stance,
            )
        made.append(claim)
    return made


def _are_together(text: str, first: Claim, second: Claim) -> bool:
    """Whether a name that is no conclusion is listed together with the next one."""
    inherited = first.role == "runner-up" or first.stance == "rejected"
    return inherited and _AND.match(text[first.end : second.start]) is not None


def _is_all(claim: Claim, sentence: Sentence, before: str, after: str) -> bool:
    """Whether a sentence holds nothing but the claim ("`amt_ex`. The other one …")."""
    marker = len(claim.text) <= 2 and after.startswith((". ", ") "))
    return sentence.kind == "text" and not marker and not _SAYS_MORE.search(f"{before}{after}")


_SAYS_MORE = re.compile(r"[\w?]")


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


Matching = dict[int, tuple[Claim, Place]]
"""Claims that equal a reference, and names, with their surroundings, by their number."""


def reader_of(text: str, lowered: str, question: Question, reference: dict[str, Any]) -> "Reader":
    """What reads the claims of a text, which is given in lower case, too."""
    goal = compare.target(reference, question)
    told, laid_out = Told(lowered), sentences(text, lowered)
    if goal.numeric:
        found = numeric_claims(text, question, told.said)
    else:
        found = label_claims(text, goal, question)
    around = Surroundings(text, told, laid_out, found, years=question.year)
    keyed = _KEYED.search(text, told.said) is not None
    scale = units.text_scale(text, told.said)
    return Reader(text, told, laid_out, question, goal, around, keyed, scale)


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads the claims of one answer, each told by its number."""

    text: str
    told: Told
    laid_out: list[Sentence]
    question: Question
    goal: Target
    around: Surroundings
    keyed: bool
    scale: units.Unit

    def matching(self) -> Matching:
        """The claims that equal a reference with their sides, in order."""
        numbers = range(len(self.around.claims))
        return {number: found for number in numbers if (found := self._matching(number))}

    def judged(self, matching: Matching) -> list[Claim]:
        """All claims with side, role, stance and weight."""
        made = self._retold(
            [
                self._in_full(*matching[number]) if number in matching else self._other(number)
                for number in range(len(self.around.claims))
            ]
        )
        if self.goal.numeric:
            return without_steps(self.text, made)
        return with_leader(self.text, self.question, self.laid_out, made)

    def mentioned(self, matching: Matching) -> list[Claim]:
        """Only the claims that equal a reference, with side and stance: enough to show them.

        Where they are of one side, it is the conclusion, and nothing else said takes it back.
        """
        verdicts = self.question.verdicts
        made = [
            claim.replace(stance=stance(claim, place, verdicts))
            for claim, place in matching.values()
        ]
        return self._retold(made) if len({claim.side for claim in made}) > 1 else made

    def _retold(self, claims: list[Claim]) -> list[Claim]:
        """The claims as the rest of the answer takes them: its marks, its other sentences."""
        text, said, question, laid_out = self.text, self.told.said, self.question, self.laid_out
        made = _struck(text, _coordinated(text, claims))
        made = objects.weighed(text, said, made, question, names=not self.goal.numeric)
        if is_foreign(text):
            made = judged_abroad(text, laid_out, made)
        made = taken_back(text, self.told, laid_out, made, question)
        return picked(text, said, laid_out, made, question)

    def selected(self, claims: list[Claim]) -> Selection:
        """What the rules select among the judged claims."""
        return select(self.text, self.told.said, claims, self.laid_out, self.question)

    def _matching(self, number: int) -> tuple[Claim, Place] | None:
        """A claim that equals a reference, or a name, and its surroundings; None for others."""
        around = self.around
        claim, index = self._claim(number), around.indices[number]
        if claim.label:
            return claim.replace(sentence=index), around.place(number)
        begin = max(around.sentences[number].start, claim.start - 60)
        context = self.text[begin : claim.start]
        if not compare.may_equal(claim, self.goal, self.question, context):
            return None
        place = around.place(number)
        claim = signed(claim, place, self.question, self.goal)
        side = compare.side(claim, self.goal, self.question, context)
        if side == compare.NONE:
            return None
        return claim.replace(sentence=index, side=side), place

    def _other(self, number: int) -> Claim:
        """A claim that equals no reference, in full."""
        claim = self._claim(number).replace(sentence=self.around.indices[number])
        place = self.around.place(number)
        return self._in_full(signed(claim, place, self.question, self.goal), place)

    def _in_full(self, claim: Claim, place: Place) -> Claim:
        """The claim with its mark, its weight and all else that its surroundings tell about it."""
        mark = self._mark(claim, place)
        weight, opening = self._weight(claim, place, mark)
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
