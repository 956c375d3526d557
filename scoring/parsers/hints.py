"""Words that a pattern cannot match without, so that most patterns need not be tried at all.

Nearly all searches for a cue fail, and fail for want of its words. `weights/hints.py` has up to two
sets of words for each pattern, of each of which every match holds one; `bench/hints.py` reads them
off the parse trees of all patterns. The words of a stretch of text are looked up together, each is
known after its first sight, and one number then says, bit by bit, which sets have a word there, and
so which cues may be there. A pattern that the table does not know is always tried.
"""

import json
from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from functools import reduce
from itertools import accumulate, count
from operator import add, or_
from zlib import crc32

from scoring.parsers.kept import Kept
from scoring.parsers.weights import hints as written

ALWAYS = 1
"""The bit of cues that no word hints at; every text has it."""
ALL = -1
"""The hints of a text that was not looked at."""
EDGE = "\b"
"""Stands in a word where it must begin or end, as in a pattern."""
LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz_")
_LONGEST_WORD = 24
registered: set[str] = set()
"""The patterns that any cue was made of."""
_lines = dict(line.split(" ", 1) for line in written.WORDS.splitlines() if line)
_bits_of: dict[str, int] = {}
_n_sets = 0


def register(pattern: str) -> tuple[int, ...]:
    """The bits, all of which hint at a new cue with this pattern, which must be in lower case."""
    registered.add(pattern)
    return tuple(map(_bit, _words_of(pattern))) or (ALWAYS,)


def key(pattern: str) -> str:
    """What stands for a pattern in the table."""
    return f"{crc32(pattern.encode()):08x}"


def _words_of(pattern: str) -> Iterable[Iterable[str]]:
    """The sets of words of a pattern, as the table has them."""
    return json.loads(_lines.get(key(pattern), "[]"))


def _bit(words: Iterable[str]) -> int:
    """A new bit, which any of some words sets."""
    global _n_sets
    _n_sets += 1
    bit = 1 << _n_sets
    for word in words:
        _bits_of[word] = _bits_of.get(word, 0) | bit
    _seen.clear()
    return bit


def _bits_in(word: str) -> int:
    """The bits that a word sets, by itself or by a piece of it."""
    n = len(word)
    if n > _LONGEST_WORD:
        return ALL
    edges = [i for i in range(n + 1) if not LETTERS.issuperset((word[i - 1 : i], word[i : i + 1]))]
    begins = [(i, "") for i in range(n)] + [(i, EDGE) for i in edges]
    ends = [(j, "") for j in range(1, n + 1)] + [(j, EDGE) for j in edges]
    pieces = (f"{begin}{word[i:j]}{end}" for i, begin in begins for j, end in ends if i < j)
    return reduce(or_, (_bits_of.get(piece, 0) for piece in pieces), 0)


_seen = Kept(_bits_in, most=32768)
_bits = _seen.__getitem__


def hints(lowered: str) -> int:
    """The bits that the words of a text in lower case set."""
    return reduce(or_, map(_bits, lowered.split()), ALWAYS)


class Told:
    """The hints of any stretch of a text, of which each word is looked up once."""

    __slots__ = ("_bits", "_starts", "said")

    def __init__(self, lowered: str) -> None:
        words = lowered.replace("\n", " ").split(" ")
        self._starts = list(map(add, accumulate(map(len, words), initial=0), count()))
        self._bits = list(map(_bits, words))
        self.said = reduce(or_, self._bits, ALWAYS)

    def between(self, begin: int, end: int) -> int:
        """The hints of `text[begin:end]` and of what it cuts off from its first and last word."""
        first = bisect_right(self._starts, begin) - 1
        last = bisect_left(self._starts, end)
        return reduce(or_, self._bits[first:last], ALWAYS)
