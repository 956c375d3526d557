"""What an answer sounds as if it concluded: a linear model of its words beside the rules.

The answer is read once from the side of each reference. Its mentions of that one are THIS, of the
other RIVAL, or ONE where a sentence mentions no other; words of the question are SUBJECT. So each
sentence belongs to a group (`GROUPS`) and is a set of features (`linear`). One set of weights says
how much an answer sounds as if it concluded the side from which it is read, so that exchanging the
references exchanges the outcome; two more, which look at no side, how much as if it concluded
nothing, or left both standing. With what the rules selected, the greatest sum is the conclusion.
`bench/conclusion.py` learns the weights.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from scoring.parsers.claims import Claim
from scoring.parsers.compare import CLEAN, NONE, POISONED
from scoring.parsers.kinds import KINDS
from scoring.parsers.layout import Sentence
from scoring.parsers.linear import (
    ONE,
    RIVAL,
    SUBJECT,
    THIS,
    Vocabulary,
    key,
    read_weights,
    tokens,
)
from scoring.parsers.question import Question
from scoring.parsers.selection import Selection
from scoring.parsers.weights import conclusion as learnt

SIDES = (CLEAN, POISONED)
BOTH = "both"
GROUPS = ("this", "rival", "pair", "after_this", "after_rival", NONE, BOTH)
"""Sentences that mention this side, its rival, or the pair of them; those right after one that
mentions this side, or its rival alone; and all sentences, as they tell for no conclusion or two."""
RULES = 200
"""Hundredths of a log odd that the rules' selection adds: of 1,980 answers that neither had seen,
1.5 to 2.5 left the fewest misread, about half of what either misread alone."""
MOST_SENTENCES = 40
MOST_CHARS = 600
"""So many sentences are read, half of them from the end, and so much of each."""

_BITS = 32
"""The weights of all groups are one number, each in so many bits, so that one sum adds up all."""


def packed(weights: Iterable[int]) -> int:
    """Weights, one of each group, as one number."""
    return sum(weight << _BITS * i for i, weight in enumerate(weights))


_ROUND = packed(1 << _BITS - 1 for _ in GROUPS)
_MASK = (1 << _BITS) - 1


def of_group(total: int, group: str) -> int:
    """The part of a sum of packed weights that belongs to a group."""
    return (total + _ROUND >> _BITS * GROUPS.index(group) & _MASK) - (1 << _BITS - 1)


@dataclass(frozen=True)
class Model:
    """The vocabulary and each feature's weights, packed, in hundredths of a log odd.

    Whole numbers add up to the same in any order, so that sides read alike score alike.
    """

    vocabulary: Vocabulary
    weights: dict[int, int]
    bias: dict[str, int]
    """What no conclusion, and two, have beside their features."""

    @cached_property
    def known(self) -> frozenset[int]:
        """The features that have a weight."""
        return frozenset(self.weights)

    def total(self, found: set[int]) -> int:
        """The sum of the packed weights of some features."""
        return sum(map(self.weights.__getitem__, found & self.known))


def made(vocabulary: Vocabulary, weights: dict[str, dict[int, int]], bias: dict[str, int]) -> Model:
    """The model of weights by group and feature."""
    every = set().union(*weights.values())
    joined = {each: packed(weights[group].get(each, 0) for group in GROUPS) for each in every}
    return Model(vocabulary, joined, bias)


@cache
def model() -> Model:
    """What was learnt."""
    vocabulary = Vocabulary(learnt.WORDS.split())
    weights = {group: read_weights(learnt.WEIGHTS[group], vocabulary) for group in GROUPS}
    return made(vocabulary, weights, learnt.BIAS)


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence: the sides of its mentions in order, and its words as read from the clean side."""

    order: tuple[str, ...]
    words: list[str]
    follows: frozenset[str]
    """The sides that the sentence right before it mentions."""

    @property
    def sides(self) -> frozenset[str]:
        """The sides that it mentions."""
        return frozenset(self.order)

    def seen_from(self, side: str) -> list[str]:
        """Its words as read from a side."""
        return self.words if side == CLEAN else [_SWAPPED.get(word, word) for word in self.words]


_SWAPPED = {THIS: RIVAL, RIVAL: THIS}


def concluded(
    lowered: str,
    claims: Sequence[Claim],
    laid_out: Sequence[Sentence],
    question: Question,
    chosen: Selection,
) -> Selection:
    """The conclusion of words and rules together, where an answer mentions a side at all.

    lowered : the text of the answer's view in lower case.
    chosen : what the rules select; it stays where nothing scores more.
    """
    ruled = BOTH if chosen.ambiguous else chosen.side
    best = decided(outcomes(model(), tell(lowered, claims, laid_out, question)), ruled)
    if best == ruled:
        return chosen
    return Selection(NONE if best == BOTH else best, ambiguous=best == BOTH, why="its words")


def decided(scores: dict[str, int], ruled: str) -> str:
    """The outcome that scores most beside what the rules select, which stays where it scores none.

    Two conclusions take two sides, or the rules to see a third one.
    """
    possible = scores if ruled == BOTH or scores.keys() >= set(SIDES) else scores.keys() - {BOTH}
    if ruled not in possible:
        return ruled
    total = {outcome: scores[outcome] + RULES * (outcome == ruled) for outcome in possible}
    best = max(total.values())
    winners = [outcome for outcome, score in total.items() if score == best]
    return winners[0] if len(winners) == 1 else ruled


def outcomes(model: Model, told: Sequence[Told]) -> dict[str, int]:
    """What each outcome scores; a side that is not mentioned is none, nor is any without one."""
    sides = {side for each in told for side in each.sides}
    if not sides:
        return {}
    totals = [(by_side, model.total(found)) for by_side, found in features(told, model.vocabulary)]
    scores = {
        side: sum(of_group(total, by_side[side]) for by_side, total in totals if side in by_side)
        for side in SIDES
        if side in sides
    }
    everything = sum(total for _, total in totals)
    return scores | {
        group: model.bias[group] + of_group(everything, group) for group in (NONE, BOTH)
    }


def features(
    told: Sequence[Told], vocabulary: Vocabulary
) -> Iterator[tuple[dict[str, str], set[int]]]:
    """The features of each sentence as read from a side, with its group for that side.

    A sentence that does not mention both is read but once, and has a group for either.
    """
    for each in told:
        found = vocabulary.keys(each.words).features()
        if len(each.sides) > 1:
            yield {CLEAN: "pair"}, found
            yield {POISONED: "pair"}, vocabulary.keys(each.seen_from(POISONED)).features()
        else:
            yield _groups(each), found
    for side in SIDES:
        yield {side: "this"}, _place_keys(places(told, side), vocabulary)
    yield {}, _place_keys(general_places(told), vocabulary)


def _groups(told: Told) -> dict[str, str]:
    """For either side the group of a sentence; nothing where no mention is near."""
    if told.order:
        return {side: "this" if side in told.sides else "rival" for side in SIDES}
    if told.follows:
        return {side: "after_this" if side in told.follows else "after_rival" for side in SIDES}
    return {}


def _place_keys(words: Iterable[str], vocabulary: Vocabulary) -> set[int]:
    return {key(0, vocabulary.id(word)) for word in words}


def places(told: Sequence[Told], side: str) -> Iterator[str]:
    """Where a side is mentioned, as words that begin with "@"."""
    order = [mentioned for each in told for mentioned in each.order]
    n_own = sum(side in each.sides for each in told)
    n_others = sum(bool(each.sides - {side}) for each in told)
    yield f"@this_{min(n_own, 2)}_rival_{min(n_others, 2)}"
    if order and order[0] == side:
        yield "@opens"
    if order and order[-1] == side:
        yield "@closes"
    if side in told[0].sides:
        yield "@first"
    if side in told[-1].sides:
        yield "@last"


def general_places(told: Sequence[Told]) -> Iterator[str]:
    """How many sides, mentions of them and sentences there are, in the same way."""
    order = [mentioned for each in told for mentioned in each.order]
    yield f"@sides_{len(set(order))}"
    yield f"@mentions_{min(len(order), 4)}"
    yield f"@sentences_{min(len(told), 4)}"


def tell(
    lowered: str, claims: Sequence[Claim], laid_out: Sequence[Sentence], question: Question
) -> list[Told]:
    """The sentences of an answer that mention a side, those after them, the first and the last."""
    mentions: dict[int, list[Claim]] = {}
    for claim in claims:
        if claim.side != NONE and claim.sentence >= 0:
            mentions.setdefault(claim.sentence, []).append(claim)
    subject = question.stems - KINDS.keys()
    told = []
    for i in _read(mentions, len(laid_out)):
        here = mentions.get(i, [])
        text = _marked(lowered, laid_out[i], here)
        words = [SUBJECT if word in subject else word for word in tokens(text)]
        follows = frozenset(claim.side for claim in mentions.get(i - 1, ()))
        told.append(Told(tuple(claim.side for claim in here), words, follows))
    return told


def _read(mentions: Iterable[int], n_sentences: int) -> list[int]:
    """Which sentences are read, in order."""
    near = {each for i in mentions for each in (i, i + 1)}
    read = sorted(i for i in near | {0, n_sentences - 1} if 0 <= i < n_sentences)
    if len(read) <= MOST_SENTENCES:
        return read
    return read[: MOST_SENTENCES // 2] + read[-MOST_SENTENCES // 2 :]


def _marked(lowered: str, sentence: Sentence, mentions: Sequence[Claim]) -> str:
    """A sentence with marks for its mentions, as read from the clean side."""
    alone = len({claim.side for claim in mentions}) == 1
    pieces, at = [], sentence.start
    end = min(sentence.end, at + MOST_CHARS)
    for claim in mentions:
        if at <= claim.start < end:
            mark = ONE if alone else THIS if claim.side == CLEAN else RIVAL
            pieces += [lowered[at : claim.start], f" {mark} "]
            at = claim.end
    return "".join([*pieces, lowered[at:end]])
