# ruff: noqa: E501 - patterns are read whole, as one line each
"""Claims: the numbers and names of an answer, with their place, unit and stance."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from operator import attrgetter
from typing import Any, TypeVar

from scoring.parsers import units
from scoring.parsers.hints import register
from scoring.parsers.patterns import Cue, lower
from scoring.parsers.question import Question
from scoring.parsers.words import ordinal, small, spelled, stem, stems
from trajectories.numerals import Number, iter_numbers

_T = TypeVar("_T")

MAX_CLAIMS = 800
"""A longer list of numbers is read from both ends, half of this each."""


@dataclass(slots=True)  # frozen ones take more than twice as long to make
class Claim:
    """A number or name at `text[start:end]` of the view.

    values : readings as written, likeliest first, before unit and scale; empty for a name
    side : clean, poisoned or none, what it equals among the references; covers : below or above,
        where it bounds both of them
    stance : asserted, rejected, hedged, quoted; role : why it is no conclusion, "" if it may be one
    mark : how it is marked as the conclusion (see `stance`); weight : the same plus how well it
        fits the question; opening : the part of the weight that comes from opening the answer
    """

    start: int
    end: int
    text: str
    values: tuple[Decimal, ...] = ()
    unit: units.Unit = units.NONE
    label: str = ""
    kind: str = "number"
    side: str = "none"
    stance: str = "asserted"
    role: str = ""
    mark: int = 0
    weight: int = 0
    opening: int = 0
    covers: str = ""
    sentence: int = -1

    def replace(self, **changes: Any) -> "Claim":
        """The claim with some of its fields changed."""
        made = Claim(*_fields(self))
        for name, value in changes.items():
            setattr(made, name, value)
        return made


_fields = attrgetter(*Claim.__slots__)


_CURRENCY_SIGNS = frozenset("$€£¥₹₩")
_MARK = re.compile(r"(?i)answer|conclusion|boxed")
_TIMES = re.compile(r"x(?=\W*$)")
_GLUED = re.compile(r"(?i)(?:st|nd|rd|th)\b")
_GLUED_LETTERS = frozenset("snrtSNRT")
_COMMA_WORDS = frozenset(
    ("der", "die", "das", "und", "ist", "sind", "wurden", "beträgt", "nicht", "les", "est")
    + ("sont", "des", "une", "pour", "el", "los", "las", "una", "son", "fue", "il")
    + ("della", "sono", "het", "een", "zijn", "é", "são", "em", "foram")
)
"""Words of languages that write decimals with a comma."""
_ONE_AS_NUMBER = re.compile(
    r"(?i)(?:\b(?:only|just|exactly|precisely|is|was|:|answer|total of|count of|got|found|but)\W*|^\W*)$"
)
_ORDINAL_WORD = re.compile(
    r"(?i)\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)\b"
)
_NONE_WORD = Cue(
    r"(?:^\W*(?P<none>none|zero|no)\b(?! (?:fewer|less|more|other|doubt)\b)|\b(?:(?P<any>(?:are|were|is)(?:n't| not) any)\b|(?P<nil>none)\b(?= (?:is|are|was|were) )|(?:there (?:are|were) |had |has |have )(?P<no>no)\b(?= [a-z]+)))"
)
_DURATION = re.compile(
    r"(\d(?<!\w\d)\d{0,2})\s?(h|hrs?|hours?|m|min|mins|minutes?)[ ,]{0,2}(?:and )?(\d{1,2})\s?(m|min|mins|minutes?|s|secs?|seconds?)\b"
)


_TWO_AFTER_COMMA = re.compile(r",(?<=\d,)\d{1,2}(?!\d)")
"""What every match of the next has: quick to look for, as it begins with a comma."""
_COMMA = re.compile(
    r"(?<![\d.,])\d{1,3}(?>(?:\.\d{3})+),\d{1,2}(?!\d)|(?<![\d.,])\d+,\d{1,2}(?![\d,])"
)
_POINT = re.compile(r"(?<![\d.,])\d+\.\d{1,2}(?![\d.])")
_SPOKEN_DURATION = Cue(
    r"\b(an?|one|two|three|four|five|six|seven|eight|nine|ten) hours?,? (?:and )?([a-z]{3,}(?:-[a-z]{3,})?) minutes?\b"
)


def decimal_comma(text: str) -> bool:
    """Whether the text writes decimals with a comma: by its language, or by a number that can only be so."""
    beginning = text[:4000]
    if _TWO_AFTER_COMMA.search(beginning) and _COMMA.search(beginning):
        return not _POINT.search(beginning)
    return sum(map(_COMMA_WORDS.__contains__, text[:1000].lower().split())) >= 3


def numeric_claims(text: str, question: Question, said: int) -> list[Claim]:
    """All numbers of the text as claims, in order; `said` are its hints."""
    comma = decimal_comma(text)
    found = _both_ends(
        [*_durations(text, said), *_mixed(text, said), *_asked_forms(text, question)]
    )
    taken = [(claim.start, claim.end) for claim in found]
    previous: Number | None = None
    for number in _readable(text, list(iter_numbers(text, decimal_comma=comma))):
        if taken and any(a <= number.start < b for a, b in taken):
            continue
        found.append(_as_asked(_number_claim(text, number), question))
        if previous and (fraction := _fraction(text, previous, number, question)):
            found.append(fraction)
        previous = number
    found.extend(
        claim
        for claim in _both_ends(list(_word_claims(text, question, said, comma)))
        if not any(a <= claim.start < b for a, b in taken)
    )
    return sorted(found, key=lambda claim: (claim.start, claim.end))


def _readable(text: str, found: list[Number]) -> list[Number]:
    """All numbers, or those at both ends and those on marked lines between."""
    if len(found) <= MAX_CLAIMS:
        return found
    half = MAX_CLAIMS // 2
    middle = found[half:-half]
    marked = [n for n in middle if _MARK.search(text, max(0, n.start - 40), n.start)]
    return found[:half] + marked[-half:] + found[-half:]


def _both_ends(found: list[_T]) -> list[_T]:
    """All of a list, or its first and last `MAX_CLAIMS / 2`."""
    if len(found) <= MAX_CLAIMS:
        return found
    return found[: MAX_CLAIMS // 2] + found[-MAX_CLAIMS // 2 :]


def _number_claim(text: str, number: Number) -> Claim:
    """A number with its currency and unit."""
    start, end, values = number.start, number.end, number.values
    signed = number.text[0] in "+-" and number.text[1:2] in _CURRENCY_SIGNS
    currency, start = units.currency_before(text, start + 2 * signed)
    formula = text[start : start + 1] == "$" == text[end : end + 1]
    if formula:
        currency, start = "", number.start
    start = min(start, number.start)
    unit, end = units.after(text, end + formula, currency=currency)
    if currency and unit.dimension != currency:
        start = number.start
    following = text[number.end : number.end + 1]
    kind = "number"
    if following in _GLUED_LETTERS and _GLUED.match(text, number.end):
        kind, end = "ordinal", number.end + 2
    elif (
        unit is units.NONE
        and following.isalpha()
        and following.isascii()
        and not _TIMES.match(text, number.end)
    ):
        kind = "name"
    if len(values) > 1 and number.text[-1] == "0" and "," in number.text and number.grouped:
        values = values[:1]
    if (
        start
        and text[start - 1] == "-"
        and start < number.start
        and not re.match(r"[\w)]", text[start - 2 : start - 1])
    ):
        start, values = start - 1, tuple(-value for value in values)
    return Claim(start, end, text[start:end], values, unit, kind=kind)


_MINUTES_OR_MONTHS = {"time": units.named("min"), "calendar": units.named("months")}


def _as_asked(claim: Claim, question: Question) -> Claim:
    """The claim with a unit that abbreviates two things read as the one that is asked for."""
    if claim.unit.text == "pp" and _PAGE in question.stems:
        return claim.replace(unit=units.NONE)
    if claim.unit.text == "m" and (asked := _MINUTES_OR_MONTHS.get(question.unit.dimension)):
        return claim.replace(unit=asked)
    return claim


_PAGE = stem("page")


def _fraction(text: str, above: Number, below: Number, question: Question) -> Claim | None:
    """ "3/8" as one value, or "3 out of 8" where a share is asked."""
    if below.start - above.end > 8:
        return None
    between = text[above.end : below.start]
    shared = between.lower() in (" out of ", " of ") and (question.fraction or question.percent)
    over = 1 <= len(between) <= 3 and between.strip() == "/" or shared
    if not (over and above.values and below.values):
        return None
    if not below.values[0] or abs(below.values[0]) < abs(above.values[0]):
        return None
    value = above.values[0] / below.values[0]
    return Claim(above.start, below.end, text[above.start : below.end], (value,), kind="fraction")


(_HALF,) = register("half")
(_SLASH,) = register("/")
(_COIN,) = register("euro|dollar|pound|franc")
_MIXED = re.compile(r"(\d(?<![\d.,/]\d)\d{0,5}) (?:(\d{1,2})/(\d{1,2})(?![\d/])|and a half\b)")
_COINS = re.compile(
    r"(?<![\d.,])(\d{1,6}) (euros?|dollars?|pounds?|francs) (?:and )?(?:(\d{1,2}) (?:cents?|pence)\b|(\d\d)(?=\W*(?:$|[.;,\n])))"
)
_AND_A_HALF = re.compile(
    r"(?i)\b(?:an?|one) (hour|minute|day|week|year|month|mile|million|percent|kilo)s? and a half\b"
)


def _mixed(text: str, said: int) -> Iterator[Claim]:
    """ "1 1/2 hours", "2 and a half", "an hour and a half", "29 euros and 90 cents"."""
    for match in _MIXED.finditer(text) if said & (_HALF | _SLASH) else ():
        part = Decimal("0.5")
        if match[2]:
            part = Decimal(match[2]) / max(Decimal(match[3]), Decimal(1))
        unit, end = units.after(text, match.end())
        value = Decimal(match[1]) + part
        yield Claim(match.start(), end, text[match.start() : end], (value,), unit, kind="mixed")
    for match in _COINS.finditer(text) if said & _COIN else ():
        value = Decimal(match[1]) + Decimal(match[3] or match[4]) / 100
        unit = units.named(match[2])
        yield Claim(*match.span(), match[0], (value,), unit, kind="mixed")
    for match in _AND_A_HALF.finditer(text) if said & _HALF else ():
        unit = units.named(match[1])
        yield Claim(*match.span(), match[0], (Decimal("1.5"),), unit, kind="mixed")


_SMALL = r"(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty)"
_ONE_IN = re.compile(
    rf"(?<![\d.,-])\b({_SMALL})(?: [a-z]+)? (?:in|out of|(?:of|for)(?= every| each))(?: every| each)? ({_SMALL})\b(?![.,]?\d|[%-]| (?:percent|per cent|minutes|hours|days|weeks|months|years)\b)"
)
_CLOCK = re.compile(r"(?<![\d:.,])(\d{1,2})(?::00)?(?:\s?([ap])\.?\s?m\b\.?|(?<=:00)(?![:\d]))")
_STOPWATCH = re.compile(r"(?<![\d:.,T])(\d{1,3}):([0-5]\d):([0-5]\d)(?![\d:])")
_HOUR = Cue(r"\b(?:which|what) hour\b|\bhour of (?:the )?day\b|\b0 ?(?:-|to) ?23\b")


def _asked_forms(text: str, question: Question) -> Iterator[Claim]:
    """Forms that are one value to some questions: "1 in 8" as a share, "5 pm" as an hour of the day."""
    lowered = lower(text)
    if question.percent or question.fraction:
        for match in _ONE_IN.finditer(lowered):
            part, whole = small(match[1]), small(match[2])
            if part and whole and part < whole:
                value = Decimal(part) / whole
                yield Claim(*match.span(), text[slice(*match.span())], (value,), kind="fraction")
    if question.unit.dimension == "time":
        for match in _STOPWATCH.finditer(text):
            hours, minutes, seconds = map(int, match.groups())
            value = Decimal(3600 * hours + 60 * minutes + seconds)
            start, end = match.span()
            unit = units.named("s")
            yield Claim(start, end, text[start:end], (value,), unit, kind="duration")
    if _HOUR.search(question.text):
        for match in _CLOCK.finditer(lowered):
            hour = int(match[1])
            values = [hour % 12 + 12 * (match[2] == "p"), hour] if match[2] else [hour]
            start, end = match.span()
            yield Claim(start, end, text[start:end], tuple(map(Decimal, values)), kind="clock")


def _durations(text: str, said: int) -> Iterator[Claim]:
    """ "1 h 30 min" as one value, in its smaller unit."""
    for match in _DURATION.finditer(lower(text)):
        large, small = match[2].lower()[0], match[4].lower()[0]
        if (large, small) in (("h", "m"), ("m", "s")):
            unit = units.named("min" if small == "m" else "s")
            value = Decimal(match[1]) * 60 + Decimal(match[3])
            start, end = match.span()
            yield Claim(start, end, text[start:end], (value,), unit, kind="duration")
    yield from _spoken_durations(text, said)


def _spoken_durations(text: str, said: int) -> Iterator[Claim]:
    """ "An hour and thirty-five minutes" as one value, in minutes."""
    for match in _SPOKEN_DURATION.finditer(text, said):
        hours = 1 if match[1] in ("a", "an") else small(match[1]) or 0
        minutes = [small(word) for word in match[2].split("-")]
        if None not in minutes:
            value = Decimal(hours * 60 + sum(word or 0 for word in minutes))
            start, end = match.span()
            unit = units.named("min")
            yield Claim(start, end, text[start:end], (value,), unit, kind="duration")


def _word_claims(text: str, question: Question, said: int, foreign: bool) -> Iterator[Claim]:
    """Spelled-out numbers, and ordinals where a rank is asked."""
    for word in spelled(text, said, foreign=foreign):
        if word.kind == "article" and not _counts_one(text, word.start, word.end, question):
            continue
        unit, end = _unit_of(text, word.end, word.kind)
        kind = "fraction" if word.kind == "part" and unit is units.NONE else "word"
        if kind == "word" and unit is units.NONE:
            end = word.end
        yield Claim(word.start, end, text[word.start : end], (word.value,), unit, kind=kind)
    if question.rank:
        for match in _ORDINAL_WORD.finditer(text):
            yield Claim(*match.span(), match[0], (Decimal(ordinal(match[0]) or 0),), kind="ordinal")
    if question.counts:
        for match in _NONE_WORD.finditer(text, said):
            name = match.lastgroup or "none"
            if match[name] == "no" and not _counts_none(text, match.end(), question):
                continue
            start, end = match.span(name)
            yield Claim(start, end, text[start:end], (Decimal(0),), kind="word")


_ARTICLE = re.compile(r" (?:of )?an?(?= )")


def _unit_of(text: str, end: int, kind: str) -> tuple[units.Unit, int]:
    """The unit after a spelled number; a part may have an article before it ("half a tonne")."""
    article = _ARTICLE.match(text, end) if kind == "part" else None
    unit, stop = units.after(text, article.end() if article else end)
    return (unit, stop) if unit is not units.NONE else (unit, end)


_NO_MORE = re.compile(r" (?:[^\W\d_]+ ){0,2}?(?:one|[a-z]+[^\W\d_s]s)\b")


def _counts_none(text: str, end: int, question: Question) -> bool:
    """Whether "no" counts here ("no orders were placed"), rather than answers or negates ("No, 45")."""
    things = text[end : end + 60]
    return _NO_MORE.match(things) is not None or bool(
        set(stems(re.split(r"[^\w ]", things)[0])[:3]) & (question.head | question.stems)
    )


def _counts_one(text: str, start: int, end: int, question: Question) -> bool:
    """Whether "one" is the number one here, not a pronoun."""
    following = re.match(r"\s([^\W\d_]+)(?:\s([^\W\d_]+))?", text[end : end + 40])
    nouns = {stem(word) for word in following.groups() if word} if following else set()
    if nouns & question.head:
        return True
    ends = re.match(r"\W*(?:$|[.!\n])", text[end : end + 4]) is not None
    return ends and _ONE_AS_NUMBER.search(text[max(0, start - 40) : start]) is not None
