# ruff: noqa: E501 - patterns are read whole, as one line each
"""Which of two rivals belongs to what the question names, where the answer speaks of two things of its kind."""

import re
from collections.abc import Iterator
from itertools import groupby

from scoring.parsers import question as questions
from scoring.parsers.claims import Claim
from scoring.parsers.layout import Sentence
from scoring.parsers.patterns import Cue
from scoring.parsers.question import STOP, Question
from scoring.parsers.words import stem, stems

_WINDOW = 400
_NAME = re.compile(r"(?<![\w.])(?:[A-Z][^\W\d_]+)(?:[ -][A-Z][^\W\d_]+)*")
_SOURCES = Cue(
    r"\b(?:says?|said|shows?|showed|lists?|listed|reports?|reported|according|per|claims?|claimed|puts?|states?|stated|returns?|returned|records|reads?|gives?|gave|source|sources|instead|rather|wrong|incorrect|corrected|but|however|actually)\b"
)
"""Words that set sources or a correction against each other, not two things."""
_NO_NAME = STOP | frozenset(
    stems(
        "there here with while whereas total both all one none yes no according today overall answer result final thus hence "
        "total average mean median since because after before at on by from for also only just about another other"
    )
)


def asked_side(
    text: str, laid_out: list[Sentence], first: Claim, second: Claim, question: Question
) -> str:
    """The side of the rival that goes with what is asked, as the other goes with its like; "" where none shows.

    "York has 310 and Leeds 130", "the 1985 film is by A, the 1958 one by B": one mention of the asked
    thing and one of another, and one value for each, in the same order.
    """
    begin, end = laid_out[first.sentence].start, laid_out[second.sentence].end
    if question.change or second.sentence - first.sentence > 2 or end - begin > _WINDOW:
        return ""
    near = text[begin:end]
    if any(stem(found[0]) not in question.stems for found in _SOURCES.finditer(near)):
        return ""
    taken = [(c.start - begin, c.end - begin) for c in (first, second)]
    for told in _kinds(near, question, names=bool(first.values)):
        apart = sorted(
            (place, is_asked)
            for place, is_asked in told
            if not any(a <= place < b for a, b in taken)
        )
        order = [asked for asked, _ in groupby(asked for _, asked in apart)]
        if len(order) == 2:
            return (first if order[0] else second).side
    return ""


def _kinds(near: str, question: Question, *, names: bool) -> Iterator[list[tuple[int, bool]]]:
    """For each kind of thing that the question names, the places of such things and whether they are the asked one."""
    if names and question.names:
        yield [
            (found.start(), bool(_stems(found[0]) & question.names))
            for found in _NAME.finditer(near)
            if _stems(found[0]) - _NO_NAME - question.stems or _stems(found[0]) & question.names
        ]
    if len(question.labelled) == 1:
        nouns = {noun for noun, _ in question.labelled}
        yield [
            (found.start(), pair in question.labelled)
            for found in _LABELLED.finditer(near)
            if (pair := (stem(found[1]), found[2]))[0] in nouns
        ]
    for asked, finder, pattern in (
        (question.years, questions.years, _YEAR),
        (question.months, questions.months, _MONTH),
        (question.quarters, questions.quarters, _QUARTER),
    ):
        if len(asked) == 1:
            yield [
                (found.start(), finder(found[0])[0] in asked)
                for found in pattern.finditer(near)
                if finder(found[0])
            ]


_LABELLED = re.compile(r"\b([A-Za-z]{3,})\s#?(\d{1,4}|[A-Z])(?![\w.,]*\w)")
_YEAR = re.compile(r"(?<![\d.,])(?:19|20)\d\d(?!\d|[.,]\d)")
_MONTH = re.compile(r"\b[A-Z][a-z]{2,8}\b")
_QUARTER = re.compile(r"\b[QH][1-4]\b")


def _stems(name: str) -> set[str]:
    return {stem(word) for word in re.split(r"[ -]", name)}
