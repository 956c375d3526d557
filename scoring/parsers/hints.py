"""Words that a pattern cannot match without, so that most patterns need not be tried at all.

Nearly all searches for a cue fail, and fail for want of its words. So the words of each pattern are
read off its parse tree once; the words of a stretch of text are looked up together, each is known
after its first sight, and one number then says, bit by bit, which cues may be there.
"""

from collections.abc import Iterable
from functools import lru_cache, reduce
from operator import or_
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
_MOST_PIECES = 64
_LONGEST_WORD = 24
_COMMON = frozenset(
    ("a", "all", "an", "and", "any", "are", "as", "at", "be", "been", "by", "can", "did", "do")
    + ("does", "for", "from", "had", "has", "have", "i", "in", "is", "it", "its", "of", "on", "or")
    + ("that", "the", "their", "there", "they", "this", "to", "was", "we", "were", "which", "will")
    + ("with", "would", "you")
)
_bits_of: dict[str, int] = {}
_n_cues = 0

Pieces = frozenset[str] | None
_NOTHING: Pieces = frozenset([""])


class _Part(NamedTuple):
    """A part of a pattern: all that it matches, if little, and pieces, one of which it holds."""

    exact: Pieces = None
    best: Pieces = None


def register(pattern: str) -> int:
    """The bit of a new cue with this pattern, which must be in lower case."""
    global _n_cues
    words = needed(pattern)
    if not words:
        return ALWAYS
    _n_cues += 1
    bit = 1 << _n_cues
    for word in words:
        _bits_of[word] = _bits_of.get(word, 0) | bit
    _bits.cache_clear()
    return bit


def hints(lowered: str) -> int:
    """The bits of the cues that may be found in a text in lower case."""
    return reduce(or_, map(_bits, lowered.split()), ALWAYS)


@lru_cache(maxsize=32768)
def _bits(token: str) -> int:
    """The bits of the cues that need a piece of this word, or this mark."""
    if len(token) > _LONGEST_WORD:
        return ALL
    n = len(token)
    pieces = (token[i:j] for i in range(n) for j in range(i + 1, n + 1))
    return reduce(or_, (_bits_of.get(piece, 0) for piece in pieces), 0)


def needed(pattern: str) -> frozenset[str]:
    """Parts of words, or marks, one of which every match of a pattern holds; empty for none."""
    if parser is None:
        return frozenset()
    found = _sequence(parser.parse(pattern)).best
    return _told(found) if found else frozenset()


def _sequence(items: Iterable[tuple[Any, Any]], before: Pieces = _NOTHING) -> _Part:
    """What items in a row match after what stands before them."""
    run, best, is_exact = before, None, True
    for code, value in items:
        if code is codes.BRANCH:  # the parser has moved their common letters before them
            part = _branches([_sequence(branch, run) for branch in value[1]])
            joined = part.exact
        else:
            part = _part(code, value)
            joined = _joined(run, part.exact)
        if joined is None:
            best, is_exact = _better(_better(best, run), part.best), False
            joined = _NOTHING if code is codes.BRANCH else part.exact or _NOTHING
        run = joined
    return _Part(run if is_exact else None, _better(best, run))


def _part(code: Any, value: Any) -> _Part:
    """One item of a parse tree; what is not known here may match anything."""
    if code is codes.LITERAL:
        return _Part(frozenset([chr(value)]))
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
    exact = _united(part.exact for part in parts)
    small = exact is not None and len(exact) <= _MOST_PIECES
    return _Part(exact if small else None, _united(part.best or part.exact for part in parts))


def _repeated(part: _Part, least: int, most: int) -> _Part:
    if least == most == 1:
        return part
    if least:
        return _Part(None, _better(part.best, part.exact))
    return _Part(part.exact | {""} if part.exact and most == 1 else None)


def _united(sets: Iterable[Pieces]) -> Pieces:
    found: set[str] = set()
    for pieces in sets:
        if pieces is None:
            return None
        found |= pieces
    return frozenset(found)


def _joined(first: Pieces, second: Pieces) -> Pieces:
    if first is None or second is None or len(first) * len(second) > _MOST_PIECES:
        return None
    return frozenset(a + b for a in first for b in second)


def _better(first: Pieces, second: Pieces) -> Pieces:
    """Of two sets of pieces the one that tells more; None where neither tells anything."""
    best = max((first, second), key=_worth)
    return best if _worth(best) > (0, 0) else None


@lru_cache(maxsize=4096)
def _worth(pieces: Pieces) -> tuple[int, int]:
    """By the least telling of its words; of two that tell as much the fewer ones."""
    words = _told(pieces or ())
    return min(map(_telling, words), default=0), -len(words)


def _told(pieces: Iterable[str]) -> frozenset[str]:
    """A word of each piece: one that all of them have, or else of each the one that tells most."""
    words = [piece.split() or [""] for piece in pieces]
    chosen = frozenset(max(of_piece, key=_telling) for of_piece in words)
    shared = frozenset.intersection(*map(frozenset, words)) if words else frozenset()
    best = max(shared, key=_telling, default="")
    return frozenset([best]) if _telling(best) >= min(map(_telling, chosen), default=1) else chosen


@lru_cache(maxsize=4096)
def _telling(word: str) -> int:
    """How much a word tells: a mark nothing to speak of, a long word more than a common one."""
    if not any(map(str.isalpha, word)):
        return min(1, len(word))
    return 2 if word in _COMMON else 1 + len(word)
