"""Where the claims of an answer stand: their sentences, and what stands around them there."""

from bisect import bisect_right

from scoring.parsers.claims import Claim
from scoring.parsers.hints import ALWAYS, Told, hints
from scoring.parsers.layout import Sentence
from scoring.parsers.patterns import lower
from scoring.parsers.question import months
from scoring.parsers.roles import Place

_LINE, _CLAUSE, _NEAR = 240, 200, 160
"""So many characters on either side are read of a claim's line, its clause, and up to the next."""


class Surroundings:
    """The claims that stand in a sentence, each told by its number."""

    def __init__(
        self, text: str, told: Told, laid_out: list[Sentence], found: list[Claim], *, years: bool
    ) -> None:
        """`years` are asked for: else dates part no words from a claim."""
        self.claims: list[Claim] = []
        self.indices: list[int] = []
        """The number of each claim's sentence."""
        self.sentences: list[Sentence] = []
        self.text, self._told, self._years = text, told, years
        self._announced: dict[int, int] = {}
        starts = [sentence.start for sentence in laid_out]
        for claim in found:
            index = bisect_right(starts, claim.start) - 1
            if index >= 0 and claim.start < laid_out[index].end:
                self.claims.append(claim)
                self.indices.append(index)
                self.sentences.append(laid_out[index])

    def _is_first(self, number: int) -> bool:
        """Whether a claim is the first one of its sentence."""
        return number == 0 or self.indices[number - 1] != self.indices[number]

    def place(self, number: int) -> Place:
        """A claim's surroundings."""
        text, claim, sentence = self.text, self.claims[number], self.sentences[number]
        start, stop = claim.start, claim.end
        begin, end = sentence.clause(start)
        line_begin, line_end = max(sentence.start, start - _LINE), min(sentence.end, stop + _LINE)
        since = max(line_begin, start - _NEAR, self._edge_before(number))
        until = min(line_end, stop + _NEAR, self._edge_after(number))
        return Place(
            before=text[max(begin, start - _CLAUSE) : start],
            after=text[stop : min(end, stop + _CLAUSE)],
            line_before=text[line_begin:start],
            line_after=text[stop:line_end],
            sentence=sentence,
            first=self._is_first(number),
            since=text[since:start],
            until=text[stop:until],
            said_before=self._told.between(line_begin, start) | self._announcing(number),
            said_after=self._told.between(stop, line_end),
        )

    def _announcing(self, number: int) -> int:
        """The hints of what announces a claim's sentence or names its row and column."""
        index = self.indices[number]
        if index not in self._announced:
            sentence = self.sentences[number]
            announcing = f"{sentence.context} {sentence.lead}"
            self._announced[index] = hints(lower(announcing)) if announcing != " " else ALWAYS
        return self._announced[index]

    def _edge_before(self, number: int) -> int:
        """Where the claim before one ends, dates left out; 0 where none is near."""
        far = self.claims[number].start - _NEAR
        for i in range(number - 1, -1, -1):
            claim = self.claims[i]
            if claim.end <= far or not self._is_date(claim):
                return claim.end
        return 0

    def _edge_after(self, number: int) -> int:
        """Where the first of the next three claims begins, dates left out."""
        for claim in self.claims[number + 1 : number + 4]:
            if not self._is_date(claim):
                return claim.start
        return len(self.text)

    def _is_date(self, claim: Claim) -> bool:
        """Whether a number looks like a day or a year and no years are asked for."""
        length = len(claim.text)
        if self._years or not claim.values or length > 4 or claim.kind == "word":
            return False
        if length == 4:
            return 1900 <= claim.values[0] <= 2100
        if length == 3:
            return False
        before = self.text[max(0, claim.start - 11) : claim.start]
        after = self.text[claim.end : claim.end + 12]
        return bool(months(f"{before}|{after}", self._told.said))
