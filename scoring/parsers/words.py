# ruff: noqa: E501 - patterns are read whole, as one line each
"""Words and number words: stems for comparing nouns, values for "one hundred and twenty"."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal

from scoring.parsers.foreign import foreign as foreign_numbers
from scoring.parsers.hints import ALL, register
from scoring.parsers.kept import kept
from scoring.parsers.patterns import lower

_UNITS = {
    word: number
    for number, word in enumerate(
        [
            "zero",
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen",
            "fifteen",
            "sixteen",
            "seventeen",
            "eighteen",
            "nineteen",
        ]
    )
}
_TENS = {
    word: 10 * number
    for number, word in enumerate(
        ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"], start=2
    )
}
_SCALES = {"hundred": 100, "thousand": 1000, "million": 10**6, "billion": 10**9, "trillion": 10**12}
_ORDINALS = {
    word: number
    for number, word in enumerate(
        [
            "first",
            "second",
            "third",
            "fourth",
            "fifth",
            "sixth",
            "seventh",
            "eighth",
            "ninth",
            "tenth",
            "eleventh",
            "twelfth",
        ],
        start=1,
    )
}
_CJK = dict(zip("〇零一二三四五六七八九两", [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 2], strict=True))
_CJK_SCALES = {"十": 10, "百": 100, "千": 1000}
_CJK_MYRIADS = {"万": 10**4, "萬": 10**4, "億": 10**8, "亿": 10**8}

_ONE = "|".join(sorted([*_UNITS, *_TENS], key=len, reverse=True))
_BIG = "|".join(_SCALES)
_CARDINAL = re.compile(
    rf"""(?x)\b(?<![-\w])
    (?P<words>
      (?:(?:a|{_ONE})(?:[-\s](?:{_ONE}))?)
      (?>(?:[\s-](?:{_BIG})|[\s-](?:and\s)?(?!three[\s-]quarters)(?:{_ONE})(?:-(?:{_ONE}))?)+)?
      (?:\spoint(?>(?:\s(?:{_ONE}))+)(?>(?:\s(?:{_BIG}))*))?
      (?P<more>\sand\s(?:(?:a|one)[\s-](?:half|quarter)|three[\s-]quarters))?
    )(?:\s(?P<dozen>dozens?))?\b(?!-\w)""",
)
_PARTS = re.compile(
    r"(?i)\b(?:(?P<count>a|an|one|two|three|four|five|seven)[\s-])?"
    r"(?P<part>half|thirds?|quarters?|fourths?|fifths?|sixths?|eighths?|tenths?)\b"
)
(_PART,) = register("half|third|quarter|fourth|fifth|sixth|eighth|tenth")
(_COUNTED,) = register(rf"\b(?:{_ONE}|{_BIG}|dozens?)\b")
_DENOMINATORS = {
    "half": 2, "third": 3, "quarter": 4, "fourth": 4, "fifth": 5, "sixth": 6, "eighth": 8,
    "tenth": 10,
}  # fmt: skip
_CJK_NUMBER = re.compile(
    r"[〇零一二三四五六七八九两十百千万萬億亿]{2,}|[二三四五六七八九十](?=[件人個个名家次度％%])"
)
_WORD = re.compile(r"[^\W\d_]+(?:'[a-z]+)?")
_ASCII_WORD = re.compile(r"[A-Za-z]+(?:'[a-z]+)?")


@dataclass(frozen=True, slots=True)
class Spelled:
    """A spelled-out number at `text[start:end]`; `kind` is cardinal, part or article ("one")."""

    start: int
    end: int
    value: Decimal
    kind: str


@kept(16384)
def stem(word: str) -> str:
    """A word without its inflection, good enough to tell that two words are the same noun."""
    word = word.casefold().removesuffix("'s")
    for ending in ("ies", "ing", "ed", "es", "s", "e"):
        if word.endswith(ending) and len(word) - len(ending) >= 3 and not word.endswith("ss"):
            stemmed = word[: -len(ending)] + ("y" if ending == "ies" else "")
            return stemmed[:-1] if ending in ("ing", "ed") and _DOUBLED.search(stemmed) else stemmed
    return word


_DOUBLED = re.compile(r"[^aeiou][aeiou]([bdgmnprt])\1$")
"""A consonant doubled before an ending ("plotting", "dropped")."""


def stems(text: str) -> list[str]:
    """The stems of all words of `text`, in order."""
    pattern = _ASCII_WORD if text.isascii() else _WORD
    return list(map(stem, pattern.findall(text)))


def spelled(text: str, said: int = ALL, *, foreign: bool = False) -> Iterator[Spelled]:
    """The spelled-out numbers of `text`, in no particular order between kinds."""
    taken: set[int] = set()
    for match in _PARTS.finditer(text) if said & _PART else ():
        if re.search(r"\sand\s$", text[max(0, match.start() - 5) : match.start()]):
            continue
        opens = match["part"] == "Half" and re.match(r" (?:an?|of|the)\b", text[match.end() :])
        if opens or (
            (match["count"] or match["part"].lower() == "half") and not match["part"].istitle()
        ):
            count = {"a": 1, "an": 1, "": 1}.get((match["count"] or "").lower(), 0)
            number = count or _UNITS[match["count"].lower()]
            denominator = _DENOMINATORS[match["part"].lower().rstrip("s")]
            taken.update(range(*match.span()))
            yield Spelled(*match.span(), Decimal(number) / denominator, "part")
    for match in _CARDINAL.finditer(lower(text)) if said & _COUNTED else ():
        if match.start() not in taken and (value := _cardinal(match)) is not None:
            single = match["words"].lower() == "one" and not match["dozen"]
            yield Spelled(*match.span(), value, "article" if single else "cardinal")
    if not text.isascii():
        yield from _cjk(text)
    for start, end, number in foreign_numbers(text, said, known=foreign):
        yield Spelled(start, end, Decimal(number), "cardinal")


def _cardinal(match: re.Match[str]) -> Decimal | None:
    """The value of a run of English number words; None where it is none ("a", "two three")."""
    more = match["more"] or ""
    plain = match["words"].lower().removesuffix(more.lower())
    words = [word for word in re.split(r"[\s-]+", plain) if word != "and"]
    if words == ["a"]:
        return Decimal(12) if match["dozen"] else None
    whole, _, rest = " ".join(words).partition(" point ")
    total = _whole(whole.split())
    if total is None:
        return None
    value = Decimal(total)
    if more:
        quarters = 2 if more.endswith("half") else 3 if more.endswith("s") else 1
        value += Decimal(quarters) / 4
    if rest:
        digits = [str(_UNITS[word]) for word in rest.split() if word in _UNITS]
        value += Decimal("0." + "".join(digits))
        for word in rest.split():
            value *= _SCALES.get(word, 1)
    return value * (12 if match["dozen"] else 1)


def _whole(words: list[str]) -> int | None:
    """The value of whole-number words in their usual order."""
    total = current = 0
    last = 0
    for word in words:
        if word in _SCALES:
            current = max(current, 1) * _SCALES[word]
            if _SCALES[word] > 100:
                total, current = total + current, 0
            last = 0
            continue
        number = 1 if word == "a" else _UNITS.get(word, _TENS.get(word, 0))
        if last and not (last >= 20 and number < 10):
            return None
        current, last = current + number, number
    return total + current


def _cjk(text: str) -> Iterator[Spelled]:
    """Chinese and Japanese numerals ("一千二百五十")."""
    for match in _CJK_NUMBER.finditer(text):
        if len(match[0]) > 20:
            continue
        total = section = digit = 0
        for char in match[0]:
            if char in _CJK:
                digit = _CJK[char]
            elif char in _CJK_SCALES:
                section, digit = section + (digit or 1) * _CJK_SCALES[char], 0
            else:
                total, section, digit = total + (section + digit) * _CJK_MYRIADS[char], 0, 0
        yield Spelled(*match.span(), Decimal(total + section + digit), "cardinal")


def small(word: str) -> int | None:
    """The value of digits or of one word for a number below a hundred ("eight" is 8)."""
    if word.isdigit():
        return int(word)
    return _UNITS.get(word, _TENS.get(word))


def ordinal(word: str) -> int | None:
    """The rank that an ordinal word names ("third" is 3)."""
    return _ORDINALS.get(word.casefold())
