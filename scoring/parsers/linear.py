"""What the learnt linear models share: the features of a sentence, and how weights are written."""

from collections.abc import Iterable, Iterator, Sequence
from sys import intern

FEATURES = ("word", "next", "second")
"""A word, once in a sentence; two words one and two places apart, as often as they stand there."""
Feature = str | tuple[str, str]


def features(words: Sequence[str]) -> tuple[Iterable[Feature], ...]:
    """The features of a sentence, as `FEATURES` has them; "<" begins and ">" ends it."""
    framed = ("<", *words, ">")
    return (
        set(words),
        zip(framed, framed[1:], strict=False),  # quicker than `pairwise`: it uses its tuple again
        zip(framed, framed[2:], strict=False),
    )


def read(lines: str) -> Iterator[tuple[tuple[str, Feature], int]]:
    """Lines of a weight in hundredths of a log odd, the name of a feature and its words."""
    for line in lines.splitlines():
        weight, name, *words = map(intern, line.split())
        yield (name, words[0] if name == "word" else (words[0], words[1])), int(weight)
