# ruff: noqa: E501 - patterns are read whole, as one line each
"""Which numbers of a result say how much or how many, and do not count hits, pages or days."""

import re
from collections.abc import Iterator
from itertools import islice

from scoring.parsers import units
from scoring.parsers.patterns import Cue
from scoring.parsers.words import spelled
from trajectories.numerals import Number, iter_numbers

_MOST = 2000
_ENUMERATED = re.compile(r"^\W*1[.)] ")
_BULLET = re.compile(r"(?:^|(?<=\s))\d{1,2}[.)]\s")
_HITS = re.compile(
    r"[0-9](?<!\w.)\d* (?i:results?|hits?|documents?|matches|articles?|pages?|files?)(?i: found)? ?[:(]"
)
_HIT = re.compile(r"(?i)\W*(?:result|hit) \d+\b")
"""How many texts a search found, and which one follows."""
_MONTH = r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?"
_DATE_BEFORE = Cue(
    rf"{_MONTH} (?:\d\d?,? )?$|\b(?:in|since|from|until|till|before|after|by|of|©|updated|modified|opened|founded|built|established|commissioned|published|created|born|est\.?|year|edition|plan|report|review|budget|survey|yearbook|handbook|catalogue|strategy|programme|census|festival|cup|games|conference|season|archive)\W{{0,3}}$"
)
_YEAR = re.compile(r"(?:1[789]|20)\d\d")
_DAY = re.compile(r"[0-3]?\d")
_DAY_AFTER = Cue(rf"^(?:st|nd|rd|th|\.)? (?:of )?{_MONTH}")
_PLACE_BEFORE = Cue(
    r"\b(?:job|task|page|step|version|ver|v|request|chart|slide|sheet|ref|chapter|port|build|section|table|figure|fig|clause|paragraph|appendix|annex|http/1|http/1\.\d|http/2|id|uid|key|zip|postcode|(?:phone|tel|fax)[ \d()+:-]{0,12}|road|street|avenue|lane|lat|lon|lng|latitude|longitude|ts|offset|limit|per_page|room|week|ticket|top|isbn|issn|vol|volume no|session|user|took|took_ms|epsg|srid|latency|elapsed|time|page_size)\b\"?\W{0,3}(?:no\.? ?|# ?)?$|\b(?:line|route|bus|tram|gate|platform) $"
)
_PLACE_AFTER = Cue(
    r"^ ?(?:bytes?|[km]i?b|ms)\b|^ (?:best|top|great|tips|things|ways|reasons|facts|most|files?|pages?|columns?|tables?|datasets?)\b"
)
"""Sizes of files, times of answers, and the number in a heading such as "10 best saunas"."""

_VERSION_BEFORE = re.compile(r"(?i)\bv\d+(?:\.\d+)*\.$")
_MADE_UP = re.compile(r"\d ?[x×] ?\d|[Øø⌀] ?\d")
"""Measures that are more than a number: "60x75x100", "Ø185"."""


def has_quantity(text: str) -> bool:
    """Whether the beginning of a text gives an amount, in digits or in words."""
    opening = without_places(text)
    if next(_amounts(opening), None) or _MADE_UP.search(text[:_MOST]):
        return True
    return any(
        word.kind != "article" and not _PLACE_AFTER.search(opening[word.end : word.end + 16])
        for word in spelled(opening)
    )


def quantities(text: str) -> Iterator[Number]:
    """The numbers of the beginning of a text that may be an amount."""
    return _amounts(without_places(text))


def _amounts(opening: str) -> Iterator[Number]:
    return (number for number in iter_numbers(opening) if _is_amount(number, opening))


def without_places(text: str) -> str:
    """The beginning of a text without the numbers of its hits: how many, and which one follows."""
    opening = text[:_MOST]
    if hit := _HIT.match(opening):
        opening = f" {opening[hit.end() :]}"
    opening = _HITS.sub(" ", opening)
    return _BULLET.sub(" ", opening) if _ENUMERATED.match(opening) else opening


def _is_amount(number: Number, text: str) -> bool:
    before = text[max(0, number.start - 28) : number.start]
    after = text[number.end : number.end + 16]
    if _VERSION_BEFORE.search(before) or _PLACE_BEFORE.search(before) or _PLACE_AFTER.search(after):
        return False
    if _DAY.fullmatch(number.text):
        return not _DAY_AFTER.search(after) and not re.search(rf"(?i)\b{_MONTH} $", before)
    return not (_YEAR.fullmatch(number.text) and _DATE_BEFORE.search(before))


def has_unit(text: str, asked: units.Unit) -> bool:
    """Whether a quantity stands in the very unit that is asked for."""
    found = (units.after(text, quantity.end)[0] for quantity in islice(quantities(text), 20))
    return bool(asked.dimension) and any(
        unit.dimension == asked.dimension and unit.factor == asked.factor for unit in found
    )
