"""Number tokens in free text: where they stand and what they may mean.

`numbers(text)` finds complete tokens ("1,000" is one number, never "1" and "000") and gives every
reading of a token that is really ambiguous ("1,874" may be 1874 or 1.874), likeliest first. It
reads what is written as a number and nothing more: units, scale words and meaning are the caller's.

    >>> [(n.text, n.values) for n in numbers("1,250 of 3.350")]
    [('1,250', (Decimal('1250'), Decimal('1.250'))), ('3.350', (Decimal('3.350'), Decimal('3350')))]

What is no number of its own is not reported: dates and clock times, dotted versions and addresses,
digits that are part of a name (H100, S-14, 3f2a9c). Time is linear in the length of the text.
"""

import re
import unicodedata
from collections.abc import Iterator
from decimal import Decimal
from functools import lru_cache
from typing import NamedTuple

MAX_DIGITS = 40
"""Longer tokens keep their place but get no value: nobody answers with one."""

_INVISIBLE = {0x20E3, 0x115F, 0x1160, 0x3164, 0x034F}
_DASHES = "‐‑‒–−﹘﹣－⁃"
_SPACES = "\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f"
_SINGLE = {
    **dict.fromkeys(map(ord, _DASHES), "-"),
    **dict.fromkeys(map(ord, _SPACES), "\u00a0"),
    **dict.fromkeys(map(ord, "‘’ʼ′＇´"), "'"),
    0x3000: " ",
    0x066B: ".",
    0x066C: ",",
    0x066A: "%",
    0xFE6A: "%",
}
"""Characters that are read as another one. All else of U+FF01 … U+FF5E is its ASCII twin."""


class _Folding(dict[int, str]):
    """A table for `str.translate` that learns each character on first sight."""

    def __missing__(self, code: int) -> str:
        char = chr(code)
        category = unicodedata.category(char)
        if code in _SINGLE:
            folded = _SINGLE[code]
        elif category == "Nd":
            folded = str(unicodedata.digit(char))
        elif 0xFF01 <= code <= 0xFF5E:
            folded = chr(code - 0xFEE0)
        elif category == "Cf" or code in _INVISIBLE or 0xFE00 <= code <= 0xFE0F:
            folded = ""
        else:
            folded = char
        self[code] = folded
        return folded


_FOLDING = _Folding()


def fold(text: str) -> tuple[str, list[int] | None]:
    """`text` with digits, dashes and full-width forms as ASCII, and without invisible characters.

    The second value gives, for each character of the first and its end, the offset in `text`; None
    where offsets are the same. Each character is read alone: "10⁶" stays what it is, while Unicode
    compatibility forms would make it 106.
    """
    if text.isascii():
        return text, None
    folded = text.translate(_FOLDING)
    if len(folded) == len(text):
        return folded, None
    offsets = [index for index, char in enumerate(text) if _FOLDING[ord(char)]]
    offsets.append(len(text))
    return folded, offsets


_SUPERSCRIPTS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺", "0123456789-+")
_SEPARATORS = frozenset(" \u00a0\u2009\u202f'’_,.，．٫٬")
_VULGAR = "½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞"
_DIGIT = re.compile(
    rf"""
      [0-9{_VULGAR}]
      (?>(?P<plain>
        (?<=[0-9])(?:(?<!\S.)|(?<=\s[(\["].))              # after a space, a mark after one,
        [0-9]{{0,17}}+(?:\.(?:[0-9]{{4,18}}+|[0-9]{{1,2}}))?  # whole, or with decimals, no group,
        (?=[)\]"|;!?%]?(?:                                 # and nothing that it could go on with
            [.,;:]?(?:\n|\Z|\ [A-WYZa-wyz(\["|])
          | [.,;:]\ \d | \ \d(?!\d\d(?!\d))))
      )?)
    """,
    re.VERBOSE,
)
"""The first digit of a token, and the rest of it where that needs no further thought."""
_WORD = re.compile(rf"[A-Za-z0-9_{_VULGAR}]+")
_SKIP = re.compile(
    r"""
      (?<![\d.,/-])\d{1,4}([-/.])\d{1,2}\1\d{1,4}(?![\d-]|[.,]\d)  # a date,
      (?:T\d\d:\d\d[\d:.Z+-]*+)?                                   # perhaps with its time
    | (?<![\d.,/-])(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?![\d-]|[.,]\d)     # a month
    | (?<![\d:])\d{1,2}:\d\d(?::\d\d)?(?![\d:])                    # a clock time
    | (?<![\d.])\d{1,4}(?>(?:\.\d{1,5}){2,})(?!\d)(?<!\.\d{3}\.\d{3})  # a version
    """,
    re.VERBOSE,
)
_TOKEN = re.compile(
    r"""
      (?: (?<![A-Za-z0-9_À-ɏ]) (?<![A-Za-zÀ-ɏ]-)
        | (?<=\bUSD)|(?<=\bEUR)|(?<=\bGBP)|(?<=\bCHF)|(?<=\bJPY)|(?<=\bCNY)|(?<=\bINR)|(?<=\bRs) )
      (?P<sign>(?<![\d)\]%])[+-])?(?:(?<=[+-])[$€£¥₹])?
      (?P<body>
          \d{1,3}(?P<sep>[ \u00a0'_,.])\d{3}(?>(?:(?P=sep)\d{3}){0,40})(?!\d)
            (?:(?!(?P=sep))[.,]\d++(?![.,]\d))?
        | \d{1,2}(?>(?:,\d\d(?=,)){1,18}),\d{3}(?!\d)(?:\.\d++)?
        | \d{1,3}(?>(?:\{,\}\d{3}){1,40})(?!\d)(?:\.\d++)?
        | \d{1,3}(?>(?:\\,\d{3}){1,40})(?!\d)(?:\.\d++)?
        | (?:\d++\ ?)?[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]
        | (?<=[\w"],)\d++(?:\.\d++)?
        | \d++(?:\.\d++|,\d++(?!,\d))?
        | (?<!\d)\.\d++
      )
      (?>(?:[eE](?P<exp>[+-]?\d{1,4})(?!\d)
        | (?:\ ?(?:[×x*·⋅]|\\times|\\cdot)\ ?10|(?<=(?<![\d.,])10))(?:
              (?:\^|\*\*)(?:\{\ ?(?P<braced>[+-]?\d{1,3})\ ?\}
                | \(?(?P<power>[+-]?\d{1,3})(?![\d^])\)?)
            | (?P<raised>[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})))?)
      (?![A-Za-z_]{0,32}\d)
    """,
    re.VERBOSE,
)


class Number(NamedTuple):
    """One number token: `text[start:end]`, sign and exponent included, unit and per cent not.

    `values` holds every reading, likeliest first; empty where the token is too long to be a value.
    """

    start: int
    end: int
    text: str
    values: tuple[Decimal, ...]

    @property
    def value(self) -> Decimal | None:
        """The likeliest reading."""
        return self.values[0] if self.values else None

    @property
    def grouped(self) -> bool:
        """Whether the first reading takes the token's separators as thousands separators."""
        separators = sum(char in _SEPARATORS for char in self.text)
        if separators != 1:
            return separators > 1
        return abs(self.values[0]) >= 1000 and self.text[-4:-3] in _SEPARATORS

    @property
    def decimals(self) -> int:
        """How many decimal places the first reading is written with."""
        exponent = self.values[0].as_tuple().exponent if self.values else 0
        return max(0, -exponent) if isinstance(exponent, int) else 0


def numbers(text: str, *, decimal_comma: bool = False) -> list[Number]:
    """Every number of `text` in order; `decimal_comma` puts "1,874" = 1.874 before 1874."""
    return list(iter_numbers(text, decimal_comma=decimal_comma))


def iter_numbers(text: str, *, decimal_comma: bool = False) -> Iterator[Number]:
    """As `numbers`, one at a time, so that a caller may stop early."""
    folded, offsets = fold(text)
    found = _tokens(folded, decimal_comma)
    if offsets is None:
        return (Number(start, end, text[start:end], values) for start, end, values in found)
    places = ((offsets[start], offsets[end - 1] + 1, values) for start, end, values in found)
    return (Number(start, end, text[start:end], values) for start, end, values in places)


def first_values(text: str) -> set[Decimal]:
    """The likeliest readings of the numbers of `text`."""
    return {values[0] for _, _, values in _tokens(fold(text)[0], False) if values}


def _tokens(folded: str, decimal_comma: bool) -> Iterator[tuple[int, int, tuple[Decimal, ...]]]:
    """Place and readings of each token; looking for a digit first is what makes long prose fast."""
    position = 0
    while digit := _DIGIT.search(folded, position):
        since, (at, position) = position, digit.span()
        if digit.lastindex:
            yield at, position, _plain(digit[0])
        elif skipped := _SKIP.match(folded, at):
            position = skipped.end()
        elif match := _token(folded, at, since):
            position = match.end()
            yield match.start(), position, _values(match, decimal_comma)
        else:
            position = _WORD.match(folded, at).end()  # type: ignore[union-attr]


@lru_cache(maxsize=4096)
def _plain(digits: str) -> tuple[Decimal]:
    """The reading of a token of digits and a point, kept as its hash takes longer than itself."""
    return (Decimal(digits),)


def _token(folded: str, at: int, since: int) -> re.Match[str] | None:
    """The token with its first digit at `at`, with what leads it if that stands after `since`."""
    if at > since and folded[at - 1] in _LEADING:
        lead = max(since, _lead(folded, at))
        if lead < at and (led := _TOKEN.match(folded, lead)):
            return led
    return _TOKEN.match(folded, at)


_LEADING = frozenset(".+-$€£¥₹")


def _lead(folded: str, at: int) -> int:
    """Where a token with its first digit at `at` may begin: before a point, a currency, a sign."""
    if at and folded[at - 1] == ".":
        at -= 1
    if at > 1 and folded[at - 1] in "$€£¥₹" and folded[at - 2] in "+-":
        return at - 2
    if at and folded[at - 1] in "+-":
        return at - 1
    return at


def _values(match: re.Match[str], decimal_comma: bool) -> tuple[Decimal, ...]:
    """The readings of a token, likeliest first."""
    sign, body, separator, *exponents = match.groups()
    if len(body) > MAX_DIGITS:
        return ()
    exponent = next(filter(None, exponents), None)
    if exponent and body == "10" and not match["exp"]:
        times_ten = "10" in match[0][match.end("body") - match.start() :]
        body = body if times_ten else "1"
    readings = _readings(body, separator, decimal_comma)
    if exponent:
        power = int(exponent.translate(_SUPERSCRIPTS))
        readings = tuple(value.scaleb(power) for value in readings)
    if sign == "-":
        readings = tuple(-value for value in readings)
    return readings


def _readings(body: str, separator: str | None, decimal_comma: bool) -> tuple[Decimal, ...]:
    """The unsigned readings of a token's digits and separators."""
    if body[-1] in _VULGAR:
        return (_vulgar(body),)
    if separator is None:
        if "," not in body:
            return (Decimal(body),)
        plain = body.replace("{,}", "").replace("\\,", "")
        return (_decimal(plain, "," if plain.count(",") == 1 and "." not in plain else "."),)
    whole, _, rest = body.partition(separator)
    if separator not in ",." or len(rest) > 3:
        return (_decimal(body.replace(separator, ""), ","),)
    grouped, as_decimal = Decimal(whole + rest), Decimal(f"{whole}.{rest}")
    if whole[0] == "0":
        return (as_decimal,)
    return (as_decimal, grouped) if (separator == ",") == decimal_comma else (grouped, as_decimal)


def _decimal(digits: str, mark: str) -> Decimal:
    """`digits` with `mark` as the decimal mark; other separators are dropped."""
    if mark == ",":
        return Decimal(digits.replace(",", "."))
    return Decimal(digits.replace(",", ""))


def _vulgar(body: str) -> Decimal:
    """ "1½" and "½"; a third is given to 28 places."""
    numerator, denominator = unicodedata.normalize("NFKD", body[-1]).split("⁄")
    whole = body[:-1].strip()
    return Decimal(whole or 0) + Decimal(numerator) / Decimal(denominator)
