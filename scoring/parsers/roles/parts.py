# ruff: noqa: E501 - patterns are read whole, as one line each
"""Why a number is only part of a statement: a denominator, an operand, a difference, an end of a range."""

import re

from scoring.parsers.claims import Claim
from scoring.parsers.compare import Target
from scoring.parsers.patterns import Cue, Cues
from scoring.parsers.question import DISTINCT, Question
from scoring.parsers.roles.identity import NOUN_AFTER, QUANTIFIED
from scoring.parsers.roles.place import Place
from scoring.parsers.words import stem, stems
from trajectories.numerals import iter_numbers

_OF_BEFORE = Cue(
    r"(?:^\W*|\d[\d.,]*\)?\s?%?\s(?:(?!(?:an?|the|is|was|has|had|gives?|reports?|shows?|reported|with)\b)[\w-]+\s){0,4}|\b(?:most|some|many|none|half|few|each|third|quarter|share|fraction|proportion|percent|percentage|out|any|"
    r"rest|remainder|majority|seventeen|twelve|ten|nine|eight|seven|six|five|four|three|two|one)\s(?:\w+\s)?)"
    r"(?:of|out of)\s(?:the|its|their|our|these|those|all|all the|a total of|some|about|which|a possible|an? \w+)?\s?(?:\w+\s)?$"
)
_BASE_BEFORE = Cue(
    r"\b(?:of|out of|from|on|over|across|among|within|in|for|per|with|plus|into|against|divided by|by|based on|using|after|minus|versus|vs\.?|to)"
    r"\s(?:the |all |a total of |about |some |only |its )?$"
)
_OPERATOR_BEFORE = Cue(
    r"(?:[+*/×÷∗]|(?<=\s)-|\b(?:plus|minus|times|divided by|over|multiplied by|less))\s*[$€£(~]{0,2}$"
)
_OPERATOR_AFTER = Cue(
    r"^[)%]?\s*(?:[\w$€£']+\s*){0,3}\)?\s*(?:[+*×÷∗]|/(?!\s?[a-z])|(?:-(?=\s(?:\(|[$€£]?\d|[\w ]{1,30}[=+*/)]))|\bplus\b|\bminus\b|\btimes\b(?! (?:higher|more|as|greater|larger|faster|the|bigger|lower|less|fewer|slower|longer|that|what|over|better))|\bdivided by\b|\bmultiplied by\b)\s)\s*(?:\(|[$€£]?\d|[a-z])"
)
_DIFFERENCE_AFTER = Cue(
    r"^[%\w]{0,2}\s?(?:(?!(?:is|was|are|were)\s)[\w%'-]+\s){0,3}?(?:more|fewer|less|higher|lower|greater|larger|smaller|ahead|behind|short|longer|shorter|faster|slower|heavier|lighter|worse|better|off|away)\s(?:than|of|from|compared)\b"
    r"|^\s?(?:[\w%'-]+\s){0,2}?(?:above|below|over|under|up|down)\s(?:on (?!the\b)|from|the (?:limit|target|budget|plan|forecast|average|mean|norm|previous|prior|threshold|quota|cap|allowance)\b|last(?! (?:\w+ )?(?:days|weeks|months|years|hours|decade))|its|our|plan|budget|target|forecast|expected|average|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)"
    r"|^\s?(?:[\w%'-]+\s){0,2}?(?:above|below)\s(?:\d|the\b)"
)
_DIFFERENCE_BEFORE = Cue(
    r"\b(?:difference|gap|lead|margin|increase|decrease|rise|drop|decline|gain|loss|jump|delta|change|improvement|excess|shortfall|discrepancy|deviation|variance|uplift|(?<!make )(?<!makes )(?<!made )(?<!add )(?<!adds )up|down)\s"
    r"(?:of|is|was|by)?\s?(?:only |about |just |roughly |(?!to\b)\w+ )?$|\b(?:by)\s(?:about |only |just |roughly |some |a )?$|\b(?:additional|extra|another|other|remaining|further)\s$"
)
_DEVIATES = Cue(
    r"^\W*(?:note:?\s|n\.?b\.?:?\s)?(?:this\s|that\s|it\s)?(?:deviat\w+|differ\w*|disagrees?|conflicts?|contradicts?|departs?|is (?:different|far|a long way))\s(?:from|with|to)?\s?(?:the|its|our)\s(?:[\w'-]+\s){1,4}?(?:of\s|value\s|figure\s)?[(\"'$€£~]?$"
)
"""What the conclusion, which the sentence does not repeat, is compared with."""
_ONE_ANOTHER = Cue(r"\bone\b[^.;]{0,80}\b(?:another|the other)\s$")
_ECHO = re.compile(r"\s?(?:did|do|does|were|was|are|have|had)\s?(?:[.;,]|$)")
_REST_BEFORE = Cue(r"\b(?:other|remaining)\s$")
_COMPARED_BEFORE = Cue(
    r"\b(?:points?|%|percent|more|less|lower|higher|fewer|well|far|just|slightly|much)\s(?:below|above|short of|than)\s(?:the|its|our|their|a|last)\s(?:\w+\s)?[$€£]?$"
)
_RANGE_BEFORE = Cues(
    [
        r"\d(?<!\d\d)[\d.,]*+\s?(?!(?:came|comes|amount\w*|adds?|added|sums?|totall?\w*|works?|worked|equals?|went|led|fell|rose|stood|ran|summed|rounds?|brings?|brought|takes?|took|up|due|prior|next|close\w*|compared|relative|thanks)\b)[%\w$°]{0,12}\s?(?:-|–|to|through|bis)\s?[$€£]?$",
        r"\b(?:between|from|zwischen|entre)\s\D{0,2}\d[\d.,]*\s?[%\w°]{0,12}(?:\s\w+)?\s(?:to|and|und|et|y|through)\s(?:about |\w+ )?[$€£]?$",
    ]
)
_LIMITS = Cue(
    r"\b(?:(?:must|should|has to|have to|can only|may only|needs? to) be|limited to|runs?|ran)\s(?:between\s|from\s|aged\s)?(?:\d[\d.,]*\s?(?:-|–|to|and)\s?)?$"
)
_ALLOWED = Cue(
    r"^\s?(?:(?:-|–|to|and)\s?\d[\d.,]*)?(?:\s[a-z]+)?\s(?:is|are|was|were) (?:allowed|eligible|permitted|accepted|valid|possible)\b"
)
"""Limits of what may be, or ends of single values: no estimate of what is asked."""
_RANGE_AFTER = Cue(r"^\s?(?:-|–|to|through|bis)\s?[$€£]?\d")
_TO_FROM = Cue(r"\bto\s[$€£~]?\d[\d.,]*\s?[%\w°]{0,9},?\s(?:up\s|down\s)?from\s[$€£]?$")
_TO_ONE = re.compile(r"\s?(?:to|:)\s?1(?![\d.,]*\d)")
_RANGE_OPEN = Cue(
    r"\b(?:between|from|ranged|ranging|ranges|spans?|zwischen)\s(?:from\s|between\s)?(?:about |roughly |\w+ )?[$€£]?$"
)
_AND_NUMBER = Cue(r"^\s?(?:[%\w°]+\s)?(?:and|to|und|et|through)\s(?:about |roughly |\w+ )?[$€£]?\d")
_REVISED = Cue(
    r"\b(?:revis|correct|updat|chang|fix|amend|adjust|restat|downgrad|upgrad)\w*\b[^.;\d]{0,40}$"
)
_REVISION = Cue(r"\b(?:revis|correct|updat|chang|fix|amend|adjust|restat)\w*\b[^.;]{0,60}$")
_BOUND_BEFORE = Cue(
    r"(?<!\bno )(?<!\bnot )\b(?:longer|more|less|fewer|higher|lower|shorter|greater|later|earlier) than\s[$€£]?$"
)
_OF_THEM = Cue(r"^\s?of (?:them|those|these|which|whom)\b")
_OF_WHICH = Cue(
    r"\bof (?:which|these|those|them|whom)\b,?\s(?:about |only |some |roughly |just )?$"
)
_TREND = Cue(
    r"\b(?:rose|rise[sn]?|fell|fall(?:s|en)?|drop(?:s|ped)?|increased|decreased|declined|went|grew|grown|moved|climbed|jumped|shrank|improved|slipped|(?!rang|vari|spann)[a-z]{3,}ed(?=\s(?:\w+\s)?from\b)|up|down|gone|changed)\b(?:[^.;]|\.\d){0,60}$"
)
_RELATIVE = Cue(r"\brelative\b[^.;\d]{0,40}$")


_PART_OF = re.compile(r"(?P<part>[\d.,]*\d)\s?/\s?$")


def base(claim: Claim, place: Place, question: Question, goal: Target) -> str:
    if QUANTIFIED.search(place.line_before, place.said_before) or claim.kind == "ordinal":
        return ""
    if question.distinct and not DISTINCT.isdisjoint(stems(place.until)):
        return ""
    if _OF_WHICH.search(place.line_before[-40:], place.said_before):
        return "subset"
    if not place.first and _OF_THEM.match(place.after, place.said_after):
        return "subset"
    over = "/" in place.line_before[-3:] and _PART_OF.search(place.line_before)
    if over and (
        any(value in claim.values for value, _, _ in question.numbers)
        or _is_share(over["part"], claim.text, place.line_after, question)
    ):
        return "denominator"
    if abs(claim.values[0]) >= 1 and _OF_BEFORE.search(place.line_before[-90:], place.said_before):
        return "denominator"
    if claim.unit.dimension and claim.unit.dimension == goal.unit.dimension:
        return ""
    if (
        not place.first
        and _BASE_BEFORE.search(place.before[-40:], place.said_before)
        and not _REVISED.search(place.before[-40:], place.said_before)
        and NOUN_AFTER.match(place.after)
    ):
        return "base"
    if (
        not place.first
        and place.line_before.endswith(("(", "( "))
        and NOUN_AFTER.match(place.after)
    ):
        noun = re.match(r"\s([a-z-]+)", place.after)
        return "" if noun and stem(noun[1]) in question.head else "base"
    return ""


_KEYED_LINE = re.compile(r"^\W*[A-Za-z]{3,} #?\d{1,4} [-–—] $")


def _opens_line(place: Place) -> bool:
    """Whether a number labels its line ("Week 21 - 286")."""
    return (
        _DASH_AFTER.match(place.line_after) is not None
        and re.fullmatch(r"\W*[A-Za-z]{3,} #?", place.line_before) is not None
    )


_DASH_AFTER = re.compile(r" [-–—] \S")


_OVER_AFTER = re.compile(r"\s?/\s?([\d.,]*\d)")
_DIVIDED_AFTER = re.compile(r"\s?\}\s*\{")
_DIVIDED_BEFORE = re.compile(r"(?:\\sqrt(?:\[\d\])?\s?\{|\}\s*\{)\s*$")
_RATED = Cue(r"\b(?:rating|rated|score|grade|stars)\b")
_HOW_MANY_OF = Cue(r"\bhow many (?:out )?of\b")


def _is_share(part: str, whole: str, after: str, question: Question) -> bool:
    """Whether "231/312" counts so many of so many, as what is asked or what follows tells."""
    counted = [next(iter_numbers(number), None) for number in (part, whole)]
    values = [number.value for number in counted if number and number.value is not None]
    if len(values) < 2 or values[0] > values[1]:
        return False
    if question.finds(_RATED):
        return True
    return question.finds(_HOW_MANY_OF) is not None or NOUN_AFTER.match(after) is not None


_NEAR_SIGN = re.compile(r"[^.;]{0,20}[=+*/]")


def _dashed(place: Place) -> bool:
    """Whether a dash after a word leads to the number ("Not quite - 57"), with nothing calculated."""
    words = re.search(r"[a-z] - $", place.line_before) is not None
    return words and "=" not in place.line_before and not re.match(_NEAR_SIGN, place.line_after)


def operand(claim: Claim, place: Place, question: Question, goal: Target) -> str:
    over = _OVER_AFTER.match(place.line_after)
    if over and (
        any(str(value) == over[1] for value, _, _ in question.numbers)
        or _is_share(claim.text, over[1], place.line_after[over.end() :], question)
    ):
        return ""
    if _DIVIDED_BEFORE.search(place.line_before[-16:]) or _DIVIDED_AFTER.match(place.line_after):
        return "operand"
    if _KEYED_LINE.match(place.line_before) or _opens_line(place):
        return ""
    if claim.kind == "fraction":
        return "operand" if re.match(r"^\s*[)]?\s*(?:=|≈)\s*[$€£]?[\d.]", place.line_after) else ""
    if (
        _OPERATOR_BEFORE.search(place.line_before[-24:], place.said_before)
        and (re.search(r"\d|[a-z)]\s*[-+*/×÷]\s*[$€£(]*$", place.line_before[-40:]))
        and not _dashed(place)
    ):
        return "operand"
    if _OPERATOR_AFTER.match(place.line_after[:60], place.said_after):
        listed = _NO_OPERATOR.match(place.line_after[:60], place.said_after)
        return "" if listed and "=" not in place.line_after else "operand"
    return ""


_NO_OPERATOR = Cue(
    r"[^\d=+*/]*[a-z] - |[^\d=+*/]*\b(?:on|in|at|of|from|for|under|to|branch|tag|path|folder|version|milestone|bucket)\s[\w-]+/\d"
)
"""A dash between phrases, or the slash of a path ("184 commits on release/2.1")."""


def difference(claim: Claim, place: Place, question: Question, goal: Target) -> str:
    if question.year:
        return ""
    if question.change or question.direction:
        return (
            "relative"
            if goal.unit.points and _RELATIVE.search(place.line_before, place.said_before)
            else ""
        )
    if not place.first and _COMPARED_BEFORE.search(place.line_before[-40:], place.said_before):
        return "compared"
    if place.line_before[-80:] and _DEVIATES.match(place.line_before[-80:], place.said_before):
        return "compared"
    if _DIFFERENCE_AFTER.match(place.line_after[:60], place.said_after):
        return "difference"
    if _ONE_ANOTHER.search(place.line_before[-120:], place.said_before):
        return ""
    if _DIFFERENCE_BEFORE.search(place.line_before[-50:], place.said_before):
        rest = _REST_BEFORE.search(place.line_before[-20:], place.said_before)
        told = set(stems(place.until)) & question.stems or _ECHO.match(place.after)
        return "" if rest and told else "difference"
    return ""


def range_end(claim: Claim, place: Place, question: Question, goal: Target) -> str:
    if _KEYED_LINE.match(place.line_before) or _opens_line(place):
        return ""
    before, after = place.line_before[-60:], place.line_after[:40]
    if question.fraction and (
        _TO_ONE.match(after) or claim.values[0] == 1 and before.endswith(" to ")
    ):
        return "base" if claim.values[0] == 1 else ""
    if question.change and re.search(r"\bby\s[$€£]?$", before):
        return ""
    if not question.change and _TREND.search(place.line_before[-80:], place.said_before):
        if re.search(r"\bto\s[$€£~]?$", before):
            return ""
        if re.match(r"[^.;,\d]{0,16}\bto\s", after):
            return "previous"
    if not place.first and _TO_FROM.search(before, place.said_before):
        return "previous"
    if not place.first and _BOUND_BEFORE.search(before, place.said_before):
        return "bound"
    if _REVISED.search(before, place.said_before) and _RANGE_OPEN.search(before, place.said_before):
        return "replaced"
    if _RANGE_BEFORE.found(before, place.said_before):
        return "" if _REVISION.search(place.line_before, place.said_before) else _limits(place)
    if _RANGE_AFTER.match(after, place.said_after) or (
        _RANGE_OPEN.search(before, place.said_before) and _AND_NUMBER.match(after, place.said_after)
    ):
        return _limits(place)
    return ""


def _limits(place: Place) -> str:
    """The role of an end of a range: of what may be or what single values are, or of an estimate."""
    limits = _LIMITS.search(place.line_before[-60:], place.said_before)
    return "limit" if limits or _ALLOWED.match(place.line_after[:40], place.said_after) else "range"
