"""Reads off the scorer's patterns the words that `scoring.parsers.hints` looks for.

    python -m bench.hints            says whether the scorer's table of them is right
    python -m bench.hints --write    writes it, as must be done after any change of a pattern

The words come off the parse tree of each pattern: up to two sets of which every match holds one
word each, those that the fewest texts can be expected to have. Python's parser of patterns is
private and may change, and reading takes a second and a half, so the scorer itself does neither.
"""

import argparse
import importlib
import json
import pkgutil
import sys
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from heapq import heapify, heappop, heappush
from itertools import chain
from math import fsum, inf
from pathlib import Path
from re import _constants as codes  # type: ignore[attr-defined]
from re import _parser as patterns  # type: ignore[attr-defined]
from typing import Any, NamedTuple

import scoring.parsers
from scoring.parsers.hints import EDGE, LETTERS, key, registered
from scoring.parsers.weights import hints as written

WRITTEN = Path(written.__file__)
_MOST_SETS = 2
_MOST_PIECES = 64
_COMMON = frozenset(
    ("a", "all", "an", "and", "any", "are", "as", "at", "be", "been", "by", "can", "did", "do")
    + ("does", "for", "from", "had", "has", "have", "i", "in", "is", "it", "its", "of", "on", "or")
    + ("that", "the", "their", "there", "they", "this", "to", "was", "we", "were", "which", "will")
    + ("with", "would", "you")
)
_COMMON_MARKS = frozenset(".,:-()")

Pieces = frozenset[str]
_NOTHING = frozenset([""])


class _Part(NamedTuple):
    """A part of a pattern: all that it matches, if little, and sets of pieces, of each of which it
    holds one, the most telling set first.
    """

    exact: Pieces | None = None
    holds: tuple[Pieces, ...] = ()


def needed(pattern: str) -> list[Pieces]:
    """Sets of parts of words, or marks; every match of a pattern holds one of each set."""
    sets: list[Pieces] = []
    for words in map(_told, _sequence(patterns.parse(pattern)).holds):
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
    return EDGE if exact in (frozenset([EDGE]), frozenset(" ")) else ""


def _part(code: Any, value: Any) -> _Part:
    """One item of a parse tree; what is not known here may match anything."""
    if code is codes.LITERAL:
        return _Part(frozenset([chr(value)]))
    if code is codes.AT and value is codes.AT_BOUNDARY:
        return _Part(frozenset([EDGE]))
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
    return tuple(map(_edged, piece.replace(" ", f"{EDGE} {EDGE}").split())) or ("",)


def _edged(word: str) -> str:
    """A word with edges only around it, and only beside letters: elsewhere any text has one."""
    if EDGE not in word:
        return word
    plain = word.replace(EDGE, "")
    begin = EDGE if word.startswith(EDGE) and plain[:1] in LETTERS else ""
    end = EDGE if word.endswith(EDGE) and plain[-1:] in LETTERS else ""
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
    begun = word.removesuffix(EDGE)  # many words end alike, and few begin so
    return max(0.1 * (word.strip(EDGE) in _COMMON), 0.25 ** len(begun) + 0.001), word


def table() -> str:
    """A line for each pattern of the scorer: its key, and its sets of words as JSON.

    Made in a process that makes no other cues: any pattern that was registered is the scorer's.
    """
    for module in pkgutil.walk_packages(scoring.parsers.__path__, "scoring.parsers."):
        importlib.import_module(module.name)
    words = {key(pattern): list(map(sorted, needed(pattern))) for pattern in registered}
    if len(words) < len(registered):
        raise ValueError(
            "two patterns have the same key; scoring.parsers.hints.key needs more bits"
        )
    lines = (f"{each} {json.dumps(of, ensure_ascii=False)}\n" for each, of in words.items())
    return "".join(sorted(lines))


def write(lines: str) -> None:
    """Write the scorer's table."""
    WRITTEN.write_text(
        '"""Read off all patterns by `python -m bench.hints --write`; not written by hand."""\n'
        "# ruff: noqa: E501\n\n"
        f'WORDS = r"""\n{lines}"""\n'
        '"""Of each pattern its key, and the sets of words of which a match holds one each."""\n',
        encoding="utf-8",
    )
    print(f"{lines.count(chr(10))} patterns, {WRITTEN.stat().st_size // 1024} kB")


def check(lines: str) -> None:
    """End with a message if the scorer's table is another one."""
    right, there = set(lines.splitlines()), set(written.WORDS.splitlines()) - {""}
    if right != there:
        sys.exit(
            f"{WRITTEN.name} lacks {len(right - there)} lines and has {len(there - right)} that no "
            "pattern asks for; write it anew with `python -m bench.hints --write`"
        )


def main() -> None:
    """Check, or write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true")
    if parser.parse_args().write:
        write(table())
    else:
        check(table())


if __name__ == "__main__":
    main()
