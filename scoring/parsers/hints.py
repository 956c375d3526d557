"""Words that a pattern cannot match without, so that most patterns need not be tried at all.

Nearly all searches for a cue fail, and fail for want of its words. So the words of each pattern are
read off its parse tree once, up to two sets of which every match holds one word each; the words of
a stretch of text are looked up together, each is known after its first sight, and one number then
says, bit by bit, which sets have a word there, and so which cues may be there.
"""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache, reduce
from heapq import heapify, heappop, heappush
from itertools import accumulate, chain, count
from math import fsum, inf
from operator import add, or_
from typing import Any, NamedTuple

try:
    from re import _constants as codes  # type: ignore[attr-defined]
    from re import _parser as parser  # type: ignore[attr-defined]
except ImportError:  # private, so it may go; then every cue is always tried
    parser = None

ALWAYS = 1
"""The bit of cues that no word hints at; every text has it."""
ALL = -1
"""The hints of a text that was not looked at."""
_MOST_SETS = 2
_MOST_PIECES = 64
_LONGEST_WORD = 24
_MOST_SEEN = 32768
_COMMON = frozenset(
    ("a", "all", "an", "and", "any", "are", "as", "at", "be", "been", "by", "can", "did", "do")
    + ("does", "for", "from", "had", "has", "have", "i", "in", "is", "it", "its", "of", "on", "or")
    + ("that", "the", "their", "there", "they", "this", "to", "was", "we", "were", "which", "will")
    + ("with", "would", "you")
)
_COMMON_MARKS = frozenset(".,:-()")
_EDGE = "\b"
"""Stands in a word where it must begin or end, as in a pattern."""
_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz_")
_bits_of: dict[str, int] = {}
_n_sets = 0

Pieces = frozenset[str]
_NOTHING = frozenset([""])


class _Part(NamedTuple):
    """A part of a pattern: all that it matches, if little, and sets of pieces, of each of which it
    holds one, the most telling set first.
    """

    exact: Pieces | None = None
    holds: tuple[Pieces, ...] = ()


def register(pattern: str) -> tuple[int, ...]:
    """The bits, all of which hint at a new cue with this pattern, which must be in lower case."""
    return tuple(map(_bit, needed(pattern))) or (ALWAYS,)


def _bit(words: Pieces) -> int:
    """A new bit, which any of some words sets."""
    global _n_sets
    _n_sets += 1
    bit = 1 << _n_sets
    for word in words:
        _bits_of[word] = _bits_of.get(word, 0) | bit
    _seen.clear()
    return bit


class _Seen(dict[str, int]):
    """The bits that each word that was met sets, by itself or by a piece of it."""

    def __missing__(self, word: str) -> int:
        if len(self) >= _MOST_SEEN:
            self.clear()
        self[word] = bits = _bits_in(word)
        return bits


def _bits_in(word: str) -> int:
    n = len(word)
    if n > _LONGEST_WORD:
        return ALL
    edges = [i for i in range(n + 1) if not _LETTERS.issuperset((word[i - 1 : i], word[i : i + 1]))]
    begins = [(i, "") for i in range(n)] + [(i, _EDGE) for i in edges]
    ends = [(j, "") for j in range(1, n + 1)] + [(j, _EDGE) for j in edges]
    pieces = (f"{begin}{word[i:j]}{end}" for i, begin in begins for j, end in ends if i < j)
    return reduce(or_, (_bits_of.get(piece, 0) for piece in pieces), 0)


_seen = _Seen()
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


def needed(pattern: str) -> list[Pieces]:
    """Sets of parts of words, or marks; every match of a pattern holds one of each set."""
    if parser is None:
        return []
    sets: list[Pieces] = []
    for words in map(_told, _sequence(parser.parse(pattern)).holds):
        if not any(_implies(other, words) for other in sets):
            sets.append(words)
    return sets


def _implies(words: Pieces, others: Pieces) -> bool:
    """Whether a text that has one of some words has one of the others, too."""
    return all(any(other in word for other in others) for word in words)


def _sequence(
    items: Iterable[tuple[Any, Any]], before: Pieces = _NOTHING, after: str = ""
) -> _Part:
    """What items in a row match after what stands before them; an edge may come after."""
    run, is_exact = before, True
    holds: list[Pieces] = []
    rest = list(items)
    while rest:
        code, value = rest.pop(0)
        if code is codes.BRANCH:  # the parser has moved their common letters before them
            edge = _edge(rest[0]) if rest else after
            part = _branches([_sequence(branch, run, edge) for branch in value[1]])
            joined, following = part.exact, _NOTHING
        else:
            part = _part(code, value)
            joined, following = _joined(run, part.exact), part.exact or _NOTHING
        if joined is None:
            holds += [run, *part.holds]
            is_exact, joined = False, following
        run = joined
    run = frozenset(piece + after for piece in run)
    return _Part(run if is_exact else None, _most_telling([*holds, run]))


def _edge(item: tuple[Any, Any]) -> str:
    """What ends before an item, if that is an edge or a space."""
    exact = _part(*item).exact
    return _EDGE if exact in (frozenset([_EDGE]), frozenset(" ")) else ""


def _part(code: Any, value: Any) -> _Part:
    """One item of a parse tree; what is not known here may match anything."""
    if code is codes.LITERAL:
        return _Part(frozenset([chr(value)]))
    if code is codes.AT and value is codes.AT_BOUNDARY:
        return _Part(frozenset([_EDGE]))
    if code in (codes.AT, codes.ASSERT, codes.ASSERT_NOT):
        return _Part(_NOTHING)
    if code is codes.IN and value == [(codes.CATEGORY, codes.CATEGORY_SPACE)]:
        return _Part(frozenset(" "))  # any space: no word has one
    if code is codes.IN and len(value) <= 8 and all(kind is codes.LITERAL for kind, _ in value):
        return _Part(frozenset(chr(char) for _, char in value))
    if code is codes.SUBPATTERN:
        return _sequence(value[3])
    if code in (codes.MAX_REPEAT, codes.MIN_REPEAT, codes.POSSESSIVE_REPEAT):
        return _repeated(_sequence(value[2]), *value[:2])
    return _Part()


def _branches(parts: list[_Part]) -> _Part:
    exact = [part.exact for part in parts if part.exact is not None]
    united: Pieces | None = frozenset().union(*exact)
    if len(exact) < len(parts) or len(united or ()) > _MOST_PIECES:
        united = None
    return _Part(united, _either([part.holds or (part.exact or _NOTHING,) for part in parts]))


def _either(sets: list[tuple[Pieces, ...]]) -> tuple[Pieces, ...]:
    """The sets of which a match of any of some branches holds a piece each; a branch's last one
    stands for those that it lacks.
    """
    ranks = range(max(map(len, sets)))
    return _most_telling(
        frozenset().union(*(own[min(rank, len(own) - 1)] for own in sets)) for rank in ranks
    )


def _repeated(part: _Part, least: int, most: int) -> _Part:
    if least == most == 1:
        return part
    if least:
        return _Part(None, _most_telling([*part.holds, part.exact or _NOTHING]))
    return _Part(part.exact | {""} if part.exact and most == 1 else None)


def _joined(first: Pieces, second: Pieces | None) -> Pieces | None:
    if second is None or len(first) * len(second) > _MOST_PIECES:
        return None
    return frozenset([a + b for a in first for b in second])


def _most_telling(sets: Iterable[Pieces]) -> tuple[Pieces, ...]:
    """Of some sets of pieces the one that tells most and the one that adds most to it."""
    shares = {pieces: _share(_told(pieces)) for pieces in sets}
    telling = [pieces for pieces, share in shares.items() if share < inf]
    if len(telling) < _MOST_SETS:
        return tuple(telling)
    first = min(telling, key=shares.__getitem__)
    telling.remove(first)
    return first, min(telling, key=lambda second: _both(_told(first), _told(second)))


def _both(words: Pieces, others: Pieces) -> float:
    """About which share of texts has one of some words and one of others."""
    return _share(words & others) + _share(words - others) * _share(others - words)


@lru_cache(maxsize=16384)
def _told(pieces: Pieces) -> Pieces:
    """Words of which each piece has one: those first that are rare and stand in many pieces."""
    words = list(map(_words, pieces))
    chosen = {own[0] for own in words if len(own) == 1}
    left = [own for own in words if chosen.isdisjoint(own)]
    n_pieces = Counter(chain.from_iterable(left))
    prices = [(_rarity(word)[0] / n, word) for word, n in n_pieces.items()]
    heapify(prices)
    while left:
        _, word = heappop(prices)
        without = [own for own in left if word not in own]
        n = len(left) - len(without)
        price = _rarity(word)[0] / n if n else inf
        if prices and (price, word) > prices[0]:  # it is worth less, as others were chosen
            heappush(prices, (price, word))
        else:
            chosen.add(word)
            left = without
    return frozenset(chosen)


@lru_cache(maxsize=16384)
def _words(piece: str) -> tuple[str, ...]:
    """The words of a piece, each with an edge where a space or the pattern ends it."""
    return tuple(map(_edged, piece.replace(" ", f"{_EDGE} {_EDGE}").split())) or ("",)


def _edged(word: str) -> str:
    """A word with edges only around it, and only beside letters: elsewhere any text has one."""
    if _EDGE not in word:
        return word
    plain = word.replace(_EDGE, "")
    begin = _EDGE if word.startswith(_EDGE) and plain[:1] in _LETTERS else ""
    end = _EDGE if word.endswith(_EDGE) and plain[-1:] in _LETTERS else ""
    return f"{begin}{plain}{end}"


@lru_cache(maxsize=16384)
def _share(words: Pieces) -> float:
    """About which share of texts has one of some words."""
    return fsum([_rarity(word)[0] for word in words])


@lru_cache(maxsize=4096)
def _rarity(word: str) -> tuple[float, str]:
    """About which share of texts has a word, and the word itself so that no two are equal."""
    if not word:
        return inf, word
    if not any(map(str.isalnum, word)):
        return 0.4 if word in _COMMON_MARKS else 0.02, word
    begun = word.removesuffix(_EDGE)  # many words end alike, and few begin so
    return max(0.1 * (word.strip(_EDGE) in _COMMON), 0.25 ** len(begun) + 0.001), word
