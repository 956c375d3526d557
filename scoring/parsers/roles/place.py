# ruff: noqa: E501 - patterns are read whole, as one line each
"""The surroundings of a claim, as the patterns see them."""

from dataclasses import dataclass

from scoring.parsers.layout import Sentence


@dataclass(slots=True)  # frozen ones take more than twice as long to make
class Place:
    """A claim's surroundings: its clause and its sentence on either side, and the sentence itself.

    `first` says that no other claim stands before it in its sentence.
    `since` and `until` reach back to the claim before it and on to the next one, dates left out.
    `said_before` and `said_after` are the hints of the sentence on either side, with what
    announces it or names its row and column on the first.
    """

    before: str
    after: str
    line_before: str
    line_after: str
    sentence: Sentence
    first: bool
    since: str
    until: str
    said_before: int
    said_after: int
