# ruff: noqa: E501 - patterns are read whole, as one line each
"""How else a date, a month, a quarter, a season or a clock time that is a reference may be written."""

import re

from scoring.parsers.question import MONTHS

_DATE = re.compile(r"(\d{4})-(0[1-9]|1[0-2])-(\d{2})")
_DATE_IN_WORDS = re.compile(
    r"(?:(?P<day>\d{1,2})(?:st|nd|rd|th|\.)? (?P<month>[a-z]{3,9})|(?P<first>[a-z]{3,9}) (?P<second>\d{1,2})(?:st|nd|rd|th)?),? (?P<year>\d{4})"
)
_MONTH_OF = re.compile(
    r"(?P<month>[a-z]{3,9}) (?P<year>\d{4})|(?P<iso>\d{4})-(?P<number>0[1-9]|1[0-2])"
)
_QUARTER_OF = re.compile(
    r"(?:(?P<kind>[qh])(?P<number>[1-4])[ /-]?(?P<year>(?:fy ?)?\d{4})|(?P<first>\d{4})[ /-]?(?P<kind2>[qh])(?P<number2>[1-4]))"
)
_SEASON = re.compile(r"(\d{2})(\d{2})[/-](?:\d{2})?(\d{2})")
_FISCAL = re.compile(r"(?:fy|fiscal year|financial year) ?(\d{2})(\d{2})")
_CLOCK = re.compile(r"([01]?\d|2[0-3]):([0-5]\d)")
_RANKS = ("first", "second", "third", "fourth")
_FRENCH = (
    "janvier",
    "février",
    "mars",
    "avril",
    "mai",
    "juin",
    "juillet",
    "août",
    "septembre",
    "octobre",
    "novembre",
    "décembre",
)
_GERMAN = (
    "januar",
    "februar",
    "märz",
    "april",
    "mai",
    "juni",
    "juli",
    "august",
    "september",
    "oktober",
    "november",
    "dezember",
)


def written(spelling: str) -> str:
    """A pattern of other ways to write a reference that names a time; "" for any other reference."""
    plain = " ".join(spelling.strip().lower().split())
    for form, made in (
        (_DATE, _iso_date),
        (_DATE_IN_WORDS, _worded_date),
        (_QUARTER_OF, _quarter),
        (_SEASON, _season),
        (_FISCAL, _fiscal),
        (_MONTH_OF, _month),
        (_CLOCK, _clock),
    ):
        if found := form.fullmatch(plain):
            body = made(found)
            return rf"(?<![\w./-])(?:{body})(?![\w]|[./-]\d)" if body else ""
    return ""


def _iso_date(found: re.Match[str]) -> str:
    return _date(int(found[1]), int(found[2]), int(found[3]))


def _worded_date(found: re.Match[str]) -> str:
    month = _number_of(found["month"] or found["first"])
    return _date(int(found["year"]), month, int(found["day"] or found["second"])) if month else ""


def _date(year: int, month: int, day: int) -> str:
    """All forms of a day; with the month before the day in figures only where that cannot be a month."""
    name, nth = _name(month), rf"0?{day}(?:st|nd|rd|th|\.)?"
    forms = [
        rf"{nth} (?:of |de )?{name},? (?:de )?{year}",
        rf"{name} {nth},? {year}",
        rf"{year}[-/.]0?{month}[-/.]0?{day}",
        rf"0?{day}[-/. ]{{1,2}}0?{month}[-/. ]{{1,2}}{year}",
        rf"{year}\s?年\s?{month}\s?月\s?{day}\s?日",
    ]
    if day > 12:
        forms.append(rf"0?{month}/{day}/{year}")
    return "|".join(forms)


def _month(found: re.Match[str]) -> str:
    month = int(found["number"]) if found["number"] else _number_of(found["month"])
    year = found["year"] or found["iso"]
    if not month:
        return ""
    return rf"{_name(month)},? (?:of |de )?{year}|{year}[-/]0?{month}|0?{month}/{year}|{year} {_name(month)}|{year}\s?年\s?{month}\s?月"


def _quarter(found: re.Match[str]) -> str:
    number = int(found["number"] or found["number2"])
    kind = found["kind"] or found["kind2"]
    year = (found["year"] or found["first"]).removeprefix("fy").strip()
    part = "quarter" if kind == "q" else "half"
    if number > (4 if kind == "q" else 2):
        return ""
    rank = rf"(?:{_RANKS[number - 1]}|{number}(?:st|nd|rd|th)) {part}"
    near = rf",? (?:of |in )?(?:fy ?|fiscal (?:year )?)?{year}"
    short = rf"{number}{kind}|{kind}{number}"
    return rf"(?:{rank}){near}|(?:{short})(?:{near}|[/' -]{{1,2}}(?:fy)?(?:{year}|{year[2:]}))|{year}(?:'s)?[ /-]?(?:{short}|{rank})"


def _season(found: re.Match[str]) -> str:
    century, first, second = found.groups()
    if int(second) != (int(first) + 1) % 100:
        return ""
    following = f"{int(century + first) + 1}"
    return rf"{century}{first}\s?[/-]\s?(?:{following}|{second})|(?<!\d){first}/{second}"


def _fiscal(found: re.Match[str]) -> str:
    year = f"{found[1]}{found[2]}"
    return rf"(?:fy|fiscal(?: year)?|financial year)[ '-]{{0,2}}(?:{year}|{found[2]})|{year}"


def _clock(found: re.Match[str]) -> str:
    hour, minute = int(found[1]), found[2]
    half = "p" if hour >= 12 else "a"
    full = rf"(?:[:.]{minute}|{'(?::00)?' if minute == '00' else '[:.]' + minute})"
    return rf"0?{hour}(?:[:.h]{minute})(?: ?h| uhr)?|0?{hour % 12 or 12}{full} ?{half}\.?m\.?"


def _name(month: int) -> str:
    """A month's name, in full or short, and in French and German."""
    full = MONTHS[month - 1]
    names = dict.fromkeys(
        (full, f"{full[:3]}\\.?", f"{full[:4]}\\.?", _FRENCH[month - 1], _GERMAN[month - 1])
    )
    return f"(?:{'|'.join(sorted(names, key=len, reverse=True))})"


def _number_of(name: str) -> int:
    """The number of a month's name or its beginning; 0 for another word."""
    return next((n for n, month in enumerate(MONTHS, 1) if month.startswith(name)), 0)
