"""What the linear models of words share: the tokens of a sentence, and keys for its features.

A feature is a word or a mark, or two of them so many places apart, or their kinds (`kinds`) in the
same way. Its key is a number, so that the features of a sentence are put together without a loop,
and those that have a weight are found by one intersection.
"""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import or_
from typing import NamedTuple

from scoring.parsers.kinds import KINDS
from scoring.parsers.words import stem

POISON, HONEST, ASKED, SHOWN, NUMBER, TOOL, OTHER = MARKS = (
    "POISON",
    "HONEST",
    "ASKED",
    "SHOWN",
    "NUMBER",
    "TOOL",
    "OTHER",
)
"""What stands in a sentence's words for the poisoned value or name, the clean one, a number of the
question, another number that the poisoned evidence showed, any other number, the tool that returned
the poisoned evidence, and another tool."""
THIS, RIVAL, ONE = SIDED = ("THIS", "RIVAL", "ONE")
"""The same for the reference from whose side a sentence is read, for the other one, and for the
only one that it mentions."""
SUBJECT = "SUBJECT"
"""What stands for a word of the question."""
FEATURES = ("word", "next", "second", "third", "before", "after")
"""A word, or something known of the place; two words one, two, three apart; a word of the sentence
before, of the one after."""
BITS = 13
"""A number of a word has so many."""

_WORD = re.compile(r"'?[^\W\d_]+|\d[\d.,]*|[?;:!,.()<>≠=%–—_-]")
_SHORT = (("’", "'"), ("can't", "can not"), ("cannot", "can not"), ("n't", " not"), ("'", " '"))
_MARKS = frozenset((*MARKS, *SIDED))
Column = tuple[int, ...]


def tokens(marked: str) -> list[str]:
    """The stems and marks of punctuation of a text in lower case, in which marks may stand."""
    for short, full in _SHORT:
        marked = marked.replace(short, full)
    return list(map(_token, _WORD.findall(marked)))


@lru_cache(maxsize=16384)
def _token(word: str) -> str:
    """What stands for a word, a number or a mark of punctuation."""
    if word[0].isdigit():
        return "#"
    return word if word in _MARKS or word[0] == "'" else stem(word)


def kind(token: str) -> str:
    """The kind of a word; a mark is its own."""
    if token in _MARKS or not token[0].isalpha():
        return token
    return KINDS.get(token, "~")


def key(feature: int, first: int, second: int = 0) -> int:
    """The number of a feature of one word, or of two."""
    return (feature << BITS | first) << BITS | second


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

    def features(self) -> set[int]:
        """The words, pairs of them up to two apart, their kinds and pairs of those."""
        return {
            *self.word[1:-1],
            *map(or_, self.next, self.id[1:]),
            *map(or_, self.second, self.id[2:]),
            *self.kind_word,
            *map(or_, self.kind_next, self.kind[1:]),
        }


class Vocabulary:
    """Numbers for words; 0 for one that is not in it."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = ("", *words)
        self._ids = {word: number for number, word in enumerate(self.words)}
        self._keys_of = lru_cache(maxsize=16384)(self._keys)

    def id(self, word: str) -> int:
        """The number of a word."""
        return self._ids.get(word, 0)

    def keys(self, words: Sequence[str]) -> Keys:
        """The keys of a sentence, with a word for its beginning and one for its end."""
        return Keys(*zip(*map(self._keys_of, ("<", *words, ">")), strict=True))

    def _keys(self, token: str) -> tuple[int, ...]:
        """What `Keys` has of one word."""
        own, of_kind = self.id(token), self.id(kind(token))
        return (
            own,
            *(key(feature, own) for feature in range(len(FEATURES))),
            of_kind,
            *(key(feature, of_kind) for feature in (0, 1)),
        )


def read_weights(lines: str, vocabulary: Vocabulary) -> dict[int, int]:
    """The weights, in hundredths of a log odd, of lines of a weight, a feature and its words."""
    learnt = {}
    for line in lines.splitlines():
        hundredths, feature, *words = line.split()
        learnt[key(FEATURES.index(feature), *map(vocabulary.id, words))] = int(hundredths)
    return learnt
