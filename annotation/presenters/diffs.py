"""What a poisoned observation changed, line by line and word by word, in bounded time."""

import re
from dataclasses import dataclass
from difflib import SequenceMatcher

MAX_LINES = 400
MAX_LINE_CHARS = 2_000
MAX_WORDS = 300
CONTEXT = 2
_WORD = re.compile(r"[\w.]+|\s+|[^\w\s]")


@dataclass(frozen=True)
class Piece:
    text: str
    is_changed: bool = False


@dataclass(frozen=True)
class Line:
    """One line: "same", "clean" (an honest tool's), "received" (the agent's), or a "gap"."""

    kind: str
    pieces: tuple[Piece, ...]


@dataclass(frozen=True)
class Diff:
    lines: tuple[Line, ...]
    is_cut: bool  # too long to compare in full: the first differences are shown

    @property
    def is_empty(self) -> bool:
        return not self.lines


def diff(clean: str, received: str) -> Diff:
    """Compare what an honest tool would have returned with what the agent received."""
    if clean == received:
        return Diff((), is_cut=False)
    before, after = clean.split("\n"), received.split("\n")
    head = _common(before, after)
    tail = _common(before[head:][::-1], after[head:][::-1])
    old, new = before[head : len(before) - tail], after[head : len(after) - tail]
    is_cut = len(old) > MAX_LINES or len(new) > MAX_LINES or _has_long_line(old + new)
    lines = [
        *_context(before[:head], at_end=True),
        *_changed(_bounded(old), _bounded(new)),
        *_context(before[len(before) - tail :], at_end=False),
    ]
    return Diff(tuple(lines), is_cut)


def _common(first: list[str], second: list[str]) -> int:
    """How many leading lines are the same."""
    for n, (one, other) in enumerate(zip(first, second, strict=False)):
        if one != other:
            return n
    return min(len(first), len(second))


def _has_long_line(lines: list[str]) -> bool:
    return any(len(line) > MAX_LINE_CHARS for line in lines)


def _bounded(lines: list[str]) -> list[str]:
    return [
        line if len(line) <= MAX_LINE_CHARS else line[:MAX_LINE_CHARS] + " …"
        for line in lines[:MAX_LINES]
    ]


def _gap(n: int) -> list[Line]:
    return [Line("gap", (Piece(f"{n} same line{'' if n == 1 else 's'}"),))] if n > 0 else []


def _same(lines: list[str]) -> list[Line]:
    return [Line("same", (Piece(line[:MAX_LINE_CHARS]),)) for line in lines]


def _context(lines: list[str], *, at_end: bool) -> list[Line]:
    """The unchanged lines next to a change, the others counted; the first line names columns."""
    if len(lines) <= CONTEXT + 2:
        return _same(lines)
    if at_end:
        hidden = len(lines) - 1 - CONTEXT
        return [*_same(lines[:1]), *_gap(hidden), *_same(lines[-CONTEXT:])]
    return [*_same(lines[:CONTEXT]), *_gap(len(lines) - CONTEXT)]


def _changed(old: list[str], new: list[str]) -> list[Line]:
    made: list[Line] = []
    for tag, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if tag == "equal":
            made += _inner_context(old[a:b])
        else:
            made += _pairs(old[a:b], new[c:d])
    return made


def _inner_context(lines: list[str]) -> list[Line]:
    if len(lines) <= 2 * CONTEXT + 1:
        return _same(lines)
    hidden = len(lines) - 2 * CONTEXT
    return [*_same(lines[:CONTEXT]), *_gap(hidden), *_same(lines[-CONTEXT:])]


def _pairs(old: list[str], new: list[str]) -> list[Line]:
    if len(old) != len(new):
        return [_whole("clean", line) for line in old] + [_whole("received", line) for line in new]
    return [line for one, other in zip(old, new, strict=True) for line in _words(one, other)]


def _whole(kind: str, line: str) -> Line:
    return Line(kind, (Piece(line, is_changed=True),))


def _words(clean: str, received: str) -> tuple[Line, Line]:
    old, new = _WORD.findall(clean), _WORD.findall(received)
    if len(old) > MAX_WORDS or len(new) > MAX_WORDS:
        return _whole("clean", clean), _whole("received", received)
    steps = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    return (
        Line("clean", _marked(old, [(tag, a, b) for tag, a, b, _, _ in steps])),
        Line("received", _marked(new, [(tag, c, d) for tag, _, _, c, d in steps])),
    )


def _marked(words: list[str], steps: list[tuple[str, int, int]]) -> tuple[Piece, ...]:
    return tuple(
        Piece("".join(words[start:end]), tag != "equal") for tag, start, end in steps if start < end
    )
