"""What is made of words, kept for when they are met again."""

from collections.abc import Callable
from typing import Generic, TypeVar

_T = TypeVar("_T")
_LONGEST = 64
"""Longer words are not kept: they hardly come again, and there is no end to how long they are."""


class Kept(dict[str, _T], Generic[_T]):
    """What a function makes of each word; all is forgotten once there are too many of them."""

    def __init__(self, made: Callable[[str], _T], most: int) -> None:
        self._made, self._most = made, most

    def __missing__(self, word: str) -> _T:
        value = self._made(word)
        if len(word) <= _LONGEST:
            if len(self) >= self._most:
                self.clear()
            self[word] = value
        return value


def kept(most: int) -> Callable[[Callable[[str], _T]], Callable[[str], _T]]:
    """A decorator like `lru_cache` for functions of a word, with the look-up of a plain dict.

    Nothing is moved within an order of use, which takes as long as the look-up itself.
    """
    return lambda made: Kept(made, most).__getitem__
