"""The words of a sentence as the learnt models read them, with marks for what it mentions."""

import re
from itertools import chain
from sys import intern

from scoring.parsers.kept import kept
from scoring.parsers.words import stem

POISON, HONEST, ASKED, SHOWN, NUMBER, TOOL, OTHER = MARKS = (
    "POISON",
    "HONEST",
    "ASKED",
    "SHOWN",
    "NUMBER",
    "TOOL",
    "OTHER",
)
"""What stands in a sentence's words for the poisoned value or name, the clean one, a number of the
question, another number that the poisoned evidence showed, any other number, the tool that returned
the poisoned evidence, and another tool."""
THIS, RIVAL, ONE = SIDED = ("THIS", "RIVAL", "ONE")
"""The same for the reference from whose side a sentence is read, for the other one, and for the
only one that it mentions."""
SUBJECT = "SUBJECT"
"""What stands for a word of the question."""

_WORD = re.compile(r"'?[^\W\d_]+|\d[\d.,]*|[?;:!,.()<>≠=%–—_-]")
_ASCII_WORD = re.compile(r"'?[A-Za-z]+|\d[\d.,]*|[?;:!,.()<>=%_-]")
"""The same where a text has no other characters, and quicker."""
_SHORT = (("’", "'"), ("can't", "can not"), ("cannot", "can not"), ("n't", " not"), ("'", " '"))
_MARKS = frozenset((*MARKS, *SIDED))


def tokens(marked: str) -> list[str]:
    """The stems and marks of punctuation of a text in lower case, in which marks may stand."""
    return list(chain.from_iterable(map(_tokens, marked.split())))


def tokens_of_lines(marked: str) -> list[list[str]]:
    """The same of each line of a text."""
    return list(map(tokens, marked.split("\n")))


@kept(16384)
def _tokens(written: str) -> tuple[str, ...]:
    """What stands for each word, number and mark of punctuation of what is written in one piece."""
    for short, full in _SHORT:
        written = written.replace(short, full)
    pattern = _ASCII_WORD if written.isascii() else _WORD
    return tuple(map(intern, map(_token, pattern.findall(written))))


def _token(word: str) -> str:
    if word[0].isdigit():
        return "#"
    return word if word in _MARKS or word[0] == "'" else stem(word)
