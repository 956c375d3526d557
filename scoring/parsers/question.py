# ruff: noqa: E501 - patterns are read whole, as one line each
"""What a question asks for: the facts about it that decide which number or name answers it."""

import re
from dataclasses import dataclass
from decimal import Decimal
from functools import lru_cache

from scoring.parsers import units
from scoring.parsers.hints import ALL, register
from scoring.parsers.patterns import Cue
from scoring.parsers.words import spelled, stem, stems
from trajectories.numerals import fold, iter_numbers

MONTHS = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
]
_MONTH = re.compile(
    r"\b(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?"
    r"|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b"
)
_MONTH_KEY = re.compile(
    r"(?i)\W*(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?:\s{2}|\t|\s?[:|=])"
)
(_MONTHLY,) = register("jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec")
_QUARTER = re.compile(r"\b([QH][1-4])\b")
_YEAR = re.compile(r"(?<![\d.,])(?:FY ?)?((?:19|20)\d\d)(?!\d|[.,]\d)")
STOP = frozenset(
    stems(
        "what which how many much the a an of in on is are was were did do does has have had for to by "
        "from with and or at as it its this that these those there be been over all per each any give "
        "you your we our i who when where should must s across into than value number placed use"
    )
)
_STATISTICS = (
    ("mean", r"mean|average|avg|averaged|averages|on average"),
    ("median", r"median|p50|50th percentile"),
    ("maximum", r"maximum|max|peak|peaked|longest single|highest single|largest single"),
    ("minimum", r"minimum|min|shortest single|lowest single"),
    ("total", r"total|sum"),
    ("spread", r"standard deviation|std\.?|sd|standard error|s\.e\.m?\.?|sem|se(?=\s?[:=)]|\s(?:of|is|was)\b)|iqr|range|"
               r"margin of error|confidence interval|ci"),
    ("variance", r"variance"),
    ("p95", r"p95|95th percentile"),
    ("p99", r"p99|99th percentile"),
    ("p90", r"p90|90th percentile"),
)  # fmt: skip
STATISTIC = Cue(rf"\b(?:{'|'.join(f'(?P<{name}>{words})' for name, words in _STATISTICS)})(?!\w)")
_UP = "rise|rose|increas|gain|grow|grew|growth|exceed|improve|climb|up by|more than|higher"
_DOWN = (
    "fall|fell|declin|decreas|drop|reduc|shrink|shrank|lose|lost|loss|lower|down by|fewer|shortfall"
)
_HIGH = r"most(?! (?:likely|probabl[ey]|of|recent(?:ly)?)\b)|highest|largest|biggest|greatest|top|longest|fastest|maximum|max|leads?|more|strongest|heaviest|oldest|busiest|peak(?:ed|s)?|tallest|richest"
_LOW = r"(?<!at )least|lowest|smallest|fewest|shortest|slowest|minimum|min|bottom|weakest|lightest|youngest|quietest|poorest|rarest|cheapest|fewer|trough|bottomed out"
HIGH = Cue(rf"\b(?:{_HIGH})\b")
LOW = Cue(rf"\b(?:{_LOW})\b")
_COSTS = r"errors?|loss(?:es)?|cost|price|time|latency|delay|rate|rmse|mae|risk"
_IN_UNIT = re.compile(
    r"(?i)\b(?:in|as|many|much|give)\s+(?:an?\s+)?((?:millions?|thousands?|billions?)\s+(?:of\s+)?)?([\w%$€£/]+(?:\s+points?)?)"
)


@dataclass(frozen=True, slots=True)
class Question:
    """Facts about a question; `numbers` are its own, each with the words on either side."""

    text: str
    stems: frozenset[str]
    names: frozenset[str]
    settings: frozenset[tuple[str, str]]
    labelled: frozenset[tuple[str, str]]
    head: frozenset[str]
    numbers: tuple[tuple[Decimal, str, str], ...]
    days: frozenset[str]
    weekdays: frozenset[str]
    months: frozenset[str]
    years: frozenset[str]
    quarters: frozenset[str]
    statistic: str
    unit: units.Unit
    change: bool
    direction: int
    counts: bool
    year: bool
    rank: bool
    percent: bool
    fraction: bool
    extreme: int
    odd: bool
    distinct: bool

    @property
    def verdicts(self) -> frozenset[str]:
        """Stems that say of a value what is asked for, where elsewhere they may reject it."""
        return self.stems | _ODD if self.odd else self.stems

    def finds(self, cue: Cue) -> re.Match[str] | None:
        """What a cue finds in the question, which is asked of claim after claim."""
        return _found(cue, self.text)


@lru_cache(maxsize=16384)
def _found(cue: Cue, text: str) -> re.Match[str] | None:
    return cue.search(text)


DISTINCT = frozenset(stems("unique distinct different separate individual deduplicated"))
"""Words of a count of different things, and of what such a question asks."""
_ODD = frozenset(
    stems(
        "wrong incorrect erroneous faulty invalid false suspicious suspect questionable odd strange implausible impossible inconsistent "
        "contradicted mistaken corrupt corrupted mislabelled mislabeled misplaced misspelled mismatched duplicated high low large small stale outdated obsolete error typo"
    )
)


_NAME = re.compile(r"(?<=[a-z,] )[A-Z][^\W_]+")
_MONTH_STEMS = frozenset(stem(month) for month in MONTHS)


_SETTING = re.compile(r"\b(in|at|on|for|under|during|among)\s(?:the\s)?([a-z]{3,})\b(?! to\b)")
_NO_SETTING = _MONTH_STEMS | frozenset(
    stems(
        "total all average order fact short addition case general which this that these those each percent days hours minutes the both"
    )
)


def settings(text: str) -> list[tuple[str, str]]:
    """Where or for what something is said to hold, in lower-case words: ("in", "soil")."""
    found = [(word, stem(noun)) for word, noun in _SETTING.findall(text.lower())]
    return [pair for pair in found if pair[1] not in _NO_SETTING]


_LABELLED = re.compile(r"\b([A-Za-z]{3,})\s#?(\d{1,4}|[A-Z])(?![\w.,]*\w)")
_NO_LABEL = STOP | frozenset(stems("may march april june july august and than versus about only"))


def labelled(text: str) -> list[tuple[str, str]]:
    """Things named by a number or a letter: ("week", "22"), ("site", "B")."""
    found = [(stem(noun), mark) for noun, mark in _LABELLED.findall(text)]
    return [pair for pair in found if pair[0] not in _NO_LABEL]


def _stem_before(text: str, start: int) -> str:
    found = re.search(r"([^\W\d_]+)\W{0,2}$", text[max(0, start - 30) : start])
    return stem(found[1]) if found else ""


def _stem_after(text: str, end: int) -> str:
    found = re.match(r"\W{0,2}([^\W\d_]+)", text[end : end + 30])
    return stem(found[1]) if found else ""


neighbours = _stem_before, _stem_after


@lru_cache(maxsize=4096)
def ask(text: str) -> Question:
    """The facts about a question's text."""
    text = fold(text)[0]
    has = lambda pattern: re.search(rf"(?i)\b(?:{pattern})", text) is not None  # noqa: E731
    counted = re.search(r"(?i)\b(?:how many|number of|count of)\s+((?:[\w'-]+\s*){1,4})", text)
    own = tuple(
        (value, _stem_before(text, n.start), _stem_after(text, n.end))
        for n in iter_numbers(text)
        for value in n.values
    ) + tuple(
        (word.value, _stem_before(text, word.start), _stem_after(text, word.end))
        for word in spelled(text)
        if word.kind == "cardinal"
    )
    found = STATISTIC.search(text)
    return Question(
        text=text,
        stems=frozenset(stems(text)) - STOP,
        settings=frozenset(settings(text)),
        labelled=frozenset(labelled(text)),
        names=frozenset(stems(" ".join(_NAME.findall(text)))) - STOP - _MONTH_STEMS,
        head=_head(counted[1]) if counted else frozenset(),
        numbers=own,
        days=frozenset(days(text)),
        weekdays=frozenset(weekdays(text)),
        months=frozenset(months(text)),
        years=frozenset(_YEAR.findall(text)),
        quarters=frozenset(quarters(text)),
        statistic=found.lastgroup or "" if found else "",
        unit=_asked_unit(text),
        change=has(
            r"chang|differen|growth|grew|grow\b|net\b|delta|variation|swing|shift(?:ed|s)? (?:in|of|from)|by how|rise\b|rose\b|fall\b|fell\b|drop|how much (?:more|less|higher|lower|faster|slower)"
            r"|how many (?:more|fewer)|increase|decrease|declin|exceed|gap\b|gain(?:ed)?\b|profit|loss\b|balance|income|return on|deviat|anomal|margin"
        ),
        direction=(1 if has(_UP) else 0) - (1 if has(_DOWN) else 0),
        counts=has(r"how many|number of|count\b"),
        year=has(
            r"(?:which|what) (?:(?!(?:is|was|are|were|does|did)\b)[a-z]+ )?year(?!-| (?:over|on)\b)|when (?:did|was|were)|year (?:did|was|had)"
        ),
        rank=has(r"rank(?:s|ed|ing)?|position|(?:which|what) place"),
        percent=has(r"percent|per cent|pct\b|percentage") or "%" in text,
        fraction=has(r"fraction|proportion|probability|ratio\b|share\b"),
        distinct=has("unique|distinct|different"),
        odd=has(
            r"anomal\w*|outliers?|suspicious|suspect\w*|inconsisten\w*|discrepan\w*|mismatch\w*|conflict\w*|contradict\w*|disagree\w*"
            r"|invalid|wrong\w*|incorrect\w*|erroneous\w*|faulty|corrupt\w*|implausib\w*|impossible|misplaced|mislabel\w*"
        ),
        extreme=(
            1
            if has(f"{_HIGH}|higher|greater|larger|longer|bigger")
            or has("better|best")
            and not has(_COSTS)
            else 0
        )
        - (1 if has(f"{_LOW}|fewer|less|lower|smaller|shorter") else 0),
    )


def _head(words: str) -> frozenset[str]:
    """What is counted: the words after "how many", up to a verb or a small word."""
    found: list[str] = []
    counted = words.removeprefix("of ").removeprefix("the ")
    for word in counted.split()[:4]:
        if stem(word) in STOP or found and word.endswith("ed"):
            break
        found.append(stem(word))
    return frozenset(found[:3])


def _asked_unit(text: str) -> units.Unit:
    """The unit that the question names ("in minutes"), if it names a known one."""
    for scale, name in _IN_UNIT.findall(text):
        unit = units.named(f"{scale.replace('of', '').strip().rstrip('s')} {name}".strip())
        if unit.dimension and not unit.dimension.startswith("=") and len(name) > 1:
            return unit
    return units.NONE


_DAY = re.compile(
    rf"\b(\d{{1,2}})(?:st|nd|rd|th|\.)?\s(?:of\s)?{_MONTH.pattern}|{_MONTH.pattern}\s(\d{{1,2}})\b(?!,\d)"
)


def days(text: str) -> list[str]:
    """The days named in a text with their month, as "7may"."""
    return [f"{a or d}{(b or c)[:3].lower()}" for a, b, c, d in _DAY.findall(text)]


_WEEKDAY = re.compile(r"\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b")


def weekdays(text: str) -> list[str]:
    """The days of the week named in a text, without their "day"."""
    return _WEEKDAY.findall(text) if "day" in text else []


def months(text: str, said: int = ALL) -> list[str]:
    """The months named in a text, as their first three letters."""
    if not said & _MONTHLY:
        return []
    found = [name[:3].lower() for name in _MONTH.findall(text)]
    key = None if found else _MONTH_KEY.match(text)
    return [key[1].lower()] if key else found


def quarters(text: str) -> list[str]:
    """The quarters and halves named in a text, as "Q2" or "H1"."""
    spoken = [f"{part[0].upper()}{_RANKS[rank.lower()]}" for rank, part in _SPOKEN.findall(text)]
    return _QUARTER.findall(text) + spoken


_RANKS = {"first": 1, "second": 2, "third": 3, "fourth": 4}
_SPOKEN = re.compile(
    r"(?i)\b(first|second|third|fourth) (quarter|half)(?= of (?:the |fiscal |fy)?(?:year|\d{4})|\W*$)"
)


def years(text: str) -> list[str]:
    """The years named in a text."""
    return _YEAR.findall(text)
