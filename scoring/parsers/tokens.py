"""The words of a sentence as the learnt models read them, with marks for what it mentions."""

import re
from functools import lru_cache

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
    return _tokens(_in_full(marked))


def tokens_of_lines(marked: str) -> list[list[str]]:
    """The same of each line of a text."""
    return list(map(_tokens, _in_full(marked).split("\n")))


def _in_full(text: str) -> str:
    for short, full in _SHORT:
        text = text.replace(short, full)
    return text


def _tokens(text: str) -> list[str]:
    pattern = _ASCII_WORD if text.isascii() else _WORD
    return list(map(_token, pattern.findall(text)))


@lru_cache(maxsize=16384)
def _token(word: str) -> str:
    """What stands for a word, a number or a mark of punctuation."""
    if word[0].isdigit():
        return "#"
    return word if word in _MARKS or word[0] == "'" else stem(word)
