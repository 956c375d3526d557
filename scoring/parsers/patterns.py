"""Patterns of words that ignore case, three times as fast as `re.IGNORECASE`.

`re` compares letters one by one where case is ignored, and skips alternatives by their first letter
where it is not. So a cue is compiled in lower case and reads the lower case of a text.
"""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache, reduce
from operator import or_
from typing import Any, cast

from scoring.parsers.hints import ALL, hints, register

_LETTERS = re.compile(r"\\.|\(\?P[<=]\w+|[A-Z]", re.DOTALL)


class Cue:
    """A compiled pattern that ignores case; matches hold words in lower case.

    Where a caller knows the hints of a text around the one that is read (`said`), a cue of which no
    word stands there is not even tried. `bit` is set in all hints of such a text, and so are all
    the bits of `needed`.
    """

    def __init__(self, pattern: str) -> None:
        self.pattern = pattern
        self.lowered = _LETTERS.sub(_lowered, pattern)
        self.bit, *others = register(self.lowered)
        self.needed = reduce(or_, others, self.bit)
        self.compiled = cast(re.Pattern[str], _Uncompiled(self))

    def search(self, text: str, said: int = ALL) -> re.Match[str] | None:
        """The first match anywhere."""
        return self.compiled.search(lower(text)) if said & self.needed == self.needed else None

    def match(self, text: str, said: int = ALL) -> re.Match[str] | None:
        """The match at the beginning."""
        return self.compiled.match(lower(text)) if said & self.needed == self.needed else None

    def fullmatch(self, text: str) -> re.Match[str] | None:
        """The match of all of the text."""
        return self.compiled.fullmatch(lower(text))

    def finditer(self, text: str, said: int = ALL) -> Iterator[re.Match[str]]:
        """All matches in order."""
        found = said & self.needed == self.needed
        return self.compiled.finditer(lower(text)) if found else iter(())

    def last(self, text: str, said: int = ALL) -> re.Match[str] | None:
        """The last match."""
        found = None
        if said & self.needed == self.needed:
            for found in self.compiled.finditer(lower(text)):  # noqa: B007 - the last is wanted
                pass
        return found

    def before_first(self, text: str, said: int = ALL) -> str:
        """What precedes the first match, or all of the text."""
        if said & self.needed != self.needed:
            return text
        found = self.compiled.search(lower(text))
        return text[: found.start()] if found else text


class _Uncompiled:
    """Stands for a cue's pattern until it is tried: many never are, and to compile takes long."""

    def __init__(self, cue: Cue) -> None:
        self._cue = cue

    def __getattr__(self, name: str) -> Any:
        self._cue.compiled = re.compile(self._cue.lowered)
        return getattr(self._cue.compiled, name)


class NameCue:
    """A cue for names of tools or arguments, of which there are few: each is looked at once."""

    def __init__(self, pattern: str) -> None:
        self.search = lru_cache(maxsize=1024)(Cue(pattern).search)


class Cues:
    """A cue of many patterns, of which only those that a text hints at are tried.

    Their bits stand side by side: shifted down, they make a small number, and few different ones.
    """

    __slots__ = ("_bits", "_hinted", "_parts", "_shift", "bit", "pattern")

    def __init__(self, patterns: Iterable[str]) -> None:
        self._parts = list(map(Cue, patterns))
        self.pattern = "|".join(f"(?:{part.pattern})" for part in self._parts)
        self.bit = bits(*self._parts)
        self._shift = min(part.bit for part in self._parts).bit_length() - 1
        self._bits = reduce(or_, (part.needed for part in self._parts)) >> self._shift
        self._hinted = lru_cache(maxsize=1024)(self._hinted_by)

    def found(self, text: str, said: int) -> bool:
        """Whether any of the patterns is in a text."""
        if not said & self.bit:
            return False
        lowered = lower(text)
        return any(part.compiled.search(lowered) for part in self._tried(said))

    def start(self, text: str, said: int) -> int:
        """Where the first match begins; -1 where there is none."""
        return _start(self._tried(said), lower(text), 0) if said & self.bit else -1

    def search(self, text: str, said: int = ALL) -> re.Match[str] | None:
        """The first match anywhere."""
        return next(self.finditer(text, said), None) if said & self.bit else None

    def finditer(self, text: str, said: int = ALL) -> Iterator[re.Match[str]]:
        """All matches in order; of patterns that begin at the same place the first one's."""
        lowered, at = lower(text), 0
        tried = self._tried(hints(lowered) if said == ALL else said)
        while (start := _start(tried, lowered, at)) >= 0:
            match = next(filter(None, (part.compiled.match(lowered, start) for part in tried)))
            yield match
            at = max(match.end(), start + 1)

    def last(self, text: str, said: int = ALL) -> re.Match[str] | None:
        """The last match."""
        return max(self.finditer(text, said), key=re.Match.start, default=None)

    def _tried(self, said: int) -> list[Cue]:
        """The patterns that may be there, in order."""
        return self._hinted(said >> self._shift & self._bits)

    def _hinted_by(self, said: int) -> list[Cue]:
        """The same by their own bits alone."""
        said <<= self._shift
        return [part for part in self._parts if said & part.needed == part.needed]


def _start(cues: list[Cue], lowered: str, at: int) -> int:
    """Where the first match of any of some cues begins; -1 where there is none."""
    starts = [match.start() for cue in cues if (match := cue.compiled.search(lowered, at))]
    return min(starts, default=-1)


class LastCue(Cue):
    """A cue of which only the last match is wanted: found from the end."""

    def __init__(self, pattern: str) -> None:
        super().__init__(rf"(?s:.*)(?:{pattern})")

    def rest(self, text: str, said: int = ALL) -> str:
        """What follows the last match, or all of the text."""
        found = self.match(text, said)
        return text[found.end() :] if found else text


def bits(*cues: Cue | Cues) -> int:
    """Bits of which the hints of a text have one wherever one of some cues is there."""
    return reduce(or_, (cue.bit for cue in cues))


@lru_cache(maxsize=1024)
def by_itself(name: str) -> re.Pattern[str]:
    """A name that is no part of a longer word; what is quick to look for comes first."""
    name = re.escape(name)
    return re.compile(rf"{name}(?<!\w{name})(?!\w)")


def lower(text: str) -> str:
    """`text` in lower case, of the same length: a letter that becomes two stays as it is."""
    lowered = text.lower()
    if len(lowered) == len(text):
        return lowered
    return "".join(char.lower() if len(char.lower()) == 1 else char for char in text)


def _lowered(match: re.Match[str]) -> str:
    return match[0].lower() if len(match[0]) == 1 else match[0]
