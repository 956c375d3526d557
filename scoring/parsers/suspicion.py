"""How much a sentence sounds as if it recognised poisoned evidence: a linear model of its words.

A sentence is a set of features: its words with `tokens.MARKS` for what it mentions, pairs of them
up to three apart, their kinds (`kinds`) and pairs of these, the words of the sentences beside it,
and what is known of its place. Each has a weight, and their sum is the log odds that the sentence
recognises the poison. `bench/suspicion.py` learns the weights.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from operator import or_
from typing import NamedTuple

from scoring.parsers.kinds import KINDS
from scoring.parsers.tokens import HONEST, MARKS, NUMBER, OTHER, POISON, TOOL
from scoring.parsers.weights import suspicion as weights

FEATURES = ("word", "next", "second", "third", "before", "after")
"""A word, or something known of the place; two words one, two, three apart; a word of the sentence
before, of the one after."""
_BITS = 13


@dataclass(frozen=True, slots=True)
class Place:
    """Where a text stands in a run."""

    is_answer: bool = False
    is_message: bool = False
    follows: bool = False
    """Right after a poisoned observation."""
    calls: bool = False
    """With a call."""


Column = tuple[int, ...]


class Keys(NamedTuple):
    """Of each word of a sentence its number and the keys of its features or, of pairs that it
    begins, their beginnings, to which the number of the second word is added.
    """

    id: Column
    word: Column
    next: Column
    second: Column
    third: Column
    before: Column
    after: Column
    kind: Column
    kind_word: Column
    kind_next: Column


class Vocabulary:
    """Numbers for words; 0 for one that is not in it."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = ("", *words)
        self._ids = {word: number for number, word in enumerate(self.words)}
        self.keys = lru_cache(maxsize=16384)(self._keys)

    def id(self, word: str) -> int:
        """The number of a word."""
        return self._ids.get(word, 0)

    def _keys(self, token: str) -> tuple[int, ...]:
        """What `Keys` has of one word."""
        own, of_kind = self.id(token), self.id(kind(token))
        return (
            own,
            *(key(feature, own) for feature in range(len(FEATURES))),
            of_kind,
            *(key(feature, of_kind) for feature in (0, 1)),
        )


@dataclass(frozen=True)
class Model:
    """The vocabulary and the weights of the features, by key."""

    vocabulary: Vocabulary
    weights: dict[int, float]
    bias: float

    @cached_property
    def known(self) -> frozenset[int]:
        """The features that have a weight."""
        return frozenset(self.weights)

    def scores(self, texts: Sequence[Sequence[str]], place: Place) -> Iterator[float]:
        """The log odds that each sentence of a text recognises the poison, one at a time."""
        weigh, known = self.weights.__getitem__, self.known
        for found in features(texts, place, self.vocabulary):
            yield self.bias + sum(map(weigh, found & known))


@cache
def model() -> Model:
    """What was learnt."""
    vocabulary = Vocabulary(weights.WORDS.split())
    learnt = {}
    for line in weights.WEIGHTS.splitlines():
        hundredths, feature, *words = line.split()
        learnt[key(FEATURES.index(feature), *map(vocabulary.id, words))] = int(hundredths) / 100
    return Model(vocabulary, learnt, weights.BIAS)


def kind(token: str) -> str:
    """The kind of a word; a mark is its own."""
    if token in MARKS or not token[0].isalpha():
        return token
    return KINDS.get(token, "~")


def key(feature: int, first: int, second: int = 0) -> int:
    """The number of a feature of one word, or of two."""
    return (feature << _BITS | first) << _BITS | second


def features(
    texts: Sequence[Sequence[str]], place: Place, vocabulary: Vocabulary
) -> Iterator[set[int]]:
    """The keys of the features of each sentence of a text."""
    read = [Keys(*zip(*map(vocabulary.keys, ("<", *tokens, ">")), strict=True)) for tokens in texts]
    for i, (own, known) in enumerate(zip(read, place_words(texts, place), strict=True)):
        found = {key(0, vocabulary.id(word)) for word in known}
        found.update(
            own.word[1:-1],
            map(or_, own.next, own.id[1:]),
            map(or_, own.second, own.id[2:]),
            map(or_, own.third, own.id[3:]),
            own.kind_word,
            map(or_, own.kind_next, own.kind[1:]),
            read[i - 1].before[1:-1] if i else (),
            read[i + 1].after[1:-1] if i + 1 < len(read) else (),
        )
        yield found


def place_words(texts: Sequence[Sequence[str]], place: Place) -> list[list[str]]:
    """What is known of the place of each sentence of a text, as words that begin with "@"."""
    found = [set(tokens) for tokens in texts]
    everywhere = set().union(*found)
    general = [f"@all_{mark}" for mark in (POISON, HONEST) if mark in everywhere]
    general += ["@all_both"] * (len(general) == 2)
    general += [f"@{name}" for name in ("is_message", "calls") if getattr(place, name)]
    return [[*general, *_place_words(i, tokens, found, place)] for i, tokens in enumerate(texts)]


def _place_words(
    i: int, tokens: Sequence[str], found: list[set[str]], place: Place
) -> Iterator[str]:
    here = found[i]
    yield from (f"@{mark}" for mark in (POISON, HONEST, TOOL, OTHER, NUMBER) if mark in here)
    if POISON in here:
        yield from (f"@both_{mark}" for mark in (HONEST, NUMBER) if mark in here)
    if place.follows and i < 2:
        yield "@follows"
    if i and POISON in found[i - 1]:
        yield "@after_it"
    elif any(POISON in words for words in found[max(0, i - 3) : i]):
        yield "@near_it"
    if place.is_answer:
        yield f"@answer_{POISON if POISON in here else HONEST if HONEST in here else ''}"
    if tokens and tokens[-1] == "?":
        yield "@asks"
    if len(tokens) < 5:
        yield "@short"
