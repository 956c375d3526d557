# ruff: noqa: E501 - patterns are read whole, as one line each
"""Why a number is no quantity of what is asked: another unit, a date, an identifier, the question's own."""

import re

from scoring.parsers import question as questions
from scoring.parsers import units
from scoring.parsers.claims import Claim
from scoring.parsers.compare import TEMPERATURES, Target, compatible
from scoring.parsers.patterns import Cue
from scoring.parsers.question import Question
from scoring.parsers.roles.place import Place
from scoring.parsers.words import stem, stems

_CITATION_BEFORE = re.compile(r"[\w.,)\]\"'][ ]?\[\^?(?:\d+[,-] ?)*$")
_NUMBERED = Cue(
    r"(?:#|№|\b(?:(?:no|nr|num|vol|pp?|figs?|eqs?|ch|sec)\.\s?#?|(?:step|line|order|store|table|figure|fig|page|section|chapter|row|version|v|ver|id|query|run|attempt|"
    r"call|part|phase|question|case|ticket|invoice|item|room|route|batch|pass|sheet|appendix|node|port|release|shard|cell|column|slide|test|note|ref|"
    r"footnote|equation|experiment|scenario|option|type|grade|class|level|model|series|task|job|issue|pr|zone|region|site|sensor|station|lane|"
    r"gate|flight|bus|week|day|quarter|season|episode|tier|stage|round|group|cluster|user|customer|employee|patient|subject|cohort|unit|building|apartment|"
    r"floor|platform|track|chunk|partition|worker|seed|epoch|fold|layer|iteration|round|wave|rule|article|clause|law|act|highway|interstate|route|exhibit|commit|build|"
    r"branch|warehouse|plant|district|block|household|team|account|policy|contract|lot|sku|product|code|status|http|error|rev|revision|ward|bed|hall|machine|tram|desk|locker|locomotive|press|pump|valve|tank|turbine|camera|server|rack|camp|lot|pier|block|shelf|bay|bin|crate|parcel)\s?#?\s?))$"
)
_CASE = Cue(
    r"\b(?:low|base|high|best|worst|central|mid|middle|medium|pessimistic|optimistic|reference|normal|upper|lower)[ -](?:case|scenario|option)\s$"
)
_DETERMINED = Cue(
    r"\b(?:this|that|the|each|every|per|a|one|same|last|next|any|another|given|of|is|are|was|[\w]+'s)\s(?:\w+\s)?\w+\s?$"
)
_YEAR_BEFORE = Cue(
    r"(?:\b(?:in|since|for|of|during|by|from|until|till|to|through|fy|cy|year|before|after|around|between|and|early|late|mid|end|calendar|fiscal|im jahr|en|"
    r"january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|q[1-4]|h[12]|spring|summer|autumn|fall|winter|"
    r"january,|february,|march,|april,|may,|june,|july,|august,|september,|october,|november,|december,|\d{1,2},)[ -]?\(?|[(\[])$"
)
_YEAR_AFTER = re.compile(
    r"^(?:s\b|[-/]\d\d\b|\)|\s(?:data|report|season|edition|fiscal|calendar|budget|survey|census|q[1-4])\b|年)"
)
_MONTH_NAME = r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\.?"
_DAY_BEFORE = Cue(rf"\b{_MONTH_NAME}\s$")
_DAY_AFTER = Cue(rf"^(?:st|nd|rd|th|\.)?\s(?:of\s|de\s)?{_MONTH_NAME}(?:\s\d{{4}}|[,.)]|\s*$|\s)")
_PLURAL_AFTER = re.compile(
    r"^[ ](?!(?:was|is|has|as|vs|this|versus|stars)\b)[a-z]{2,}(?<![ius])s\b"
)
NOUN_AFTER = re.compile(
    r"^\s(?!(?:and|or|in|on|of|at|is|was|were|are|as|by|to|for|from|but|with|per|after|so|which|that|not|once|when|while|if|because|until)\b)[a-z][a-z-]+"
)
QUANTIFIED = Cue(r"\b(?:all|every|each of|entire|full|whole|same)\s(?:of\s)?(?:the\s)?$")
_NOUN_CAPITAL = re.compile(r"\s[A-ZÄÖÜ][a-zäöüß]{3,}")
_CAPITALISED = re.compile(r"(?:\w[\w,'\"]* |^\W*)(?=[A-Z][a-z])([A-Z][a-z]{2,}) $")
_IS_TOTAL = re.compile(
    r"\b(?:[A-Z][a-z]+ly|Perhaps|Maybe|Total|Totals|Count|Sum|Answer|Result|Results|About|Roughly|Only|Exactly|Nearly|Approximately|Around|Just|Some|All|The|Final|From|With|Overall|Over|Under|Between|Another|Both|"
    r"Was|Yes|Max|Min|Avg|Peak|Maximum|Minimum|Soit|Entweder|Oder|Fueron|Son|Eran|Han|Sont|Ont|Sind|Waren|Wurden|Foram|Sono|Furono|Puede|Thus|Hence|Therefore|Got|Found|Precisely|Almost|Circa|Value|Number|Figure|Mean|Average|Median|January|February|March|April|May|June|July|August|September|October|November|December|"
    r"Insgesamt|Environ|Alle|Nur|Etwa|Rund|Hay|Hubo|Unos|Total|Year|Now|Then|Still|And|But|For|Not|Within|After|Before|Use|Report|Delivered|Orders|Revised|Correction|Update|Corrected|Actual|Least|Most|USD|EUR|Are|Had|Has) $"
)


def other_unit(claim: Claim, place: Place, question: Question, goal: Target) -> str:
    if not claim.values:
        return "unreadable"
    if claim.kind == "name":
        return "name"
    if (
        claim.side == "none"
        and not compatible(claim, goal)
        and not {claim.unit.dimension, goal.unit.dimension} <= TEMPERATURES
    ):
        return "other unit"
    if goal.unit.dimension == "" and claim.unit.dimension and question.counts:
        named = set(stems(claim.unit.text)) & (question.stems | question.head)
        if claim.unit.dimension in TEMPERATURES and "degree" in question.text.lower():
            return ""
        return "" if named or question.unit.dimension else "other unit"
    return ""


_THINGS_AFTER = re.compile(
    r"^ (?!(?:was|is|has|as|vs|this|versus|results?|times|yes|less|plus|minus|across|always|thus|perhaps|besides|towards|values?|degrees|stars|points|units)\b)[a-z]{3,}s\b"
)


def other_things(claim: Claim, place: Place, question: Question, goal: Target) -> str:
    """What a bare number counts where a measure is asked ("240 requests" for milliseconds)."""
    if not goal.unit.dimension or goal.unit.dimension.startswith("=") or claim.unit.dimension:
        return ""
    things = _THINGS_AFTER.match(place.after)
    if things is None or question.counts or claim.unit.scaled or claim.kind == "fraction":
        return ""
    noun = things[0].strip()
    known = set(stems(noun)) & question.stems or units.is_like(noun, goal.unit.dimension)
    return "" if known else "other things"


_HANDLED = Cue(
    r"\b(?:saved|wrote|written|exported|loaded|logged|processed|parsed|scanned|read|downloaded|uploaded|fetched|imported|printed|dumped|ingested|indexed|opened|inspected|checked|reviewed|examined|searched|compared|looked (?:at|through)|went through|sampled|used|spent|ran|executed)"
    r"\s(?:in |through |over )?(?:(?:all|about|the|only|some|a total of|over|nearly|around|roughly|another)\s){0,2}$"
)
_WORKING_NOUN = Cue(
    r"^\s(?:(?!(?:and|or|in|on|of|at|for|from)\b)[a-z-]+\s){0,2}?(?:lines?|rows?|records?|files?|bytes|tokens?|queries|calls|requests|pages|chunks|batches|entries|columns|cells|tabs|sheets|documents|messages|characters|steps|seconds|minutes|[kmg]b)\b"
)


_OWN_COUNT = Cue(
    r"^\s(?:(?:different|conflicting|competing|possible|separate|distinct|other|candidate|plausible)\s){0,2}(?:values|figures|numbers|answers|results|candidates|readings|sources|versions)\b"
)
"""How many values or sources an answer names ("I found two values")."""


_THE_TWO = Cue(
    r"^(?: of (?:them|these|those|which))?\s(?:do|does|did|don't|can|can't|cannot|could|couldn't|are|were|aren't|differ|disagree|contradict|conflict|agree|is|was|have)\b"
)


def workings(claim: Claim, place: Place, question: Question, goal: Target) -> str:
    """What the agent went through ("I saved 5,480 lines"), unless such things are asked for."""
    if counted := _OWN_COUNT.match(place.line_after[:40], place.said_after):
        return "" if set(stems(counted[0])) & question.stems else "workings"
    if claim.kind == "word" and _THE_TWO.match(place.line_after[:40]):
        return "workings" if place.line_before[-4:].lower() == "the " else ""
    if not _HANDLED.search(place.line_before[-50:], place.said_before):
        return ""
    noun = _WORKING_NOUN.match(place.line_after[:60], place.said_after)
    return "workings" if noun and not set(stems(noun[0])) & question.stems else ""


_YEAR_TITLE = Cue(r"\W*(?:(?:fiscal |calendar )?year|fy|season|date|period)\W*\|")


def dated(claim: Claim, place: Place, question: Question, goal: Target) -> str:
    if claim.unit.dimension or claim.unit.scaled or claim.kind not in ("number", "ordinal"):
        return ""
    value = claim.values[0]
    if value == value.to_integral_value() and 1 <= value <= 31 and _is_day(place):
        return "date"
    if re.match(r"\s?[年月日号號]", place.line_after) and value == value.to_integral_value():
        return "" if question.year and place.line_after.lstrip()[0] == "年" else "date"
    if len(claim.text) != 4 or not 1900 <= value <= 2100 or value != value.to_integral_value():
        return ""
    if question.year:
        counts = _PLURAL_AFTER.match(place.after) or _OF_SO_MANY.match(place.line_after)
        return "count" if counts else ""
    if (
        _YEAR_AFTER.match(place.line_after)
        or _keys_line(place)
        or _YEAR_TITLE.match(place.sentence.context)
    ):
        return "date"
    return (
        "date"
        if _YEAR_BEFORE.search(place.line_before, place.said_before)
        and not _PLURAL_AFTER.match(place.after)
        else ""
    )


_OF_SO_MANY = re.compile(r"(?: of| out of|/) ?(?:the |about |all )?\d[\d,.]*\d? [a-z]{3,}")
_GROUPED = re.compile(r",|\d[.' \u00a0]\d{3}(?!\d)")


def _keys_line(place: Place) -> bool:
    """Whether a year opens a line as its key ("- 2019: 412,000")."""
    return not place.line_before.strip() and place.line_after[:2].strip().startswith(":")


def _is_day(place: Place) -> bool:
    """Whether a month stands next to the number."""
    before = _DAY_BEFORE.search(place.line_before, place.said_before) and not NOUN_AFTER.match(
        place.after
    )
    return bool(before or _DAY_AFTER.match(place.line_after, place.said_after))


def named(claim: Claim, place: Place, question: Question, goal: Target) -> str:
    if claim.kind == "ordinal":
        return "" if question.rank else "ordinal"
    if (
        claim.kind == "fraction"
        or _GROUPED.search(claim.text)
        or claim.unit.dimension
        or claim.kind == "word"
    ):
        return ""
    if place.line_before.endswith("#") and question.rank:
        return ""
    joined = re.match(r"-(?!fold\b|times\b|percent|points?\b)([a-z]{2,})", place.line_after)
    if joined and stem(joined[1]) not in question.stems:
        return "compound"
    if _is_named(place, question):
        return "" if _NOUN_CAPITAL.match(place.line_after) else "identifier"
    if _CASE.search(place.line_before[-24:], place.said_before):
        return ""
    if _NUMBERED.search(place.line_before[-40:], place.said_before):
        noun = re.search(r"([A-Za-z]+)\W*$", place.line_before)
        if (
            noun
            and stem(noun[1]) in question.stems
            and re.match(rf"(?i)\W*(?:which|what)\s+{noun[1]}\b", question.text)
        ):
            return ""
        if place.line_before[-1:] in "#" or not _DETERMINED.search(
            place.line_before[-40:], place.said_before
        ):
            return "identifier"
    return (
        "citation"
        if _CITATION_BEFORE.search(place.line_before) and re.match(r"[\d,\s-]*\]", place.line_after)
        else ""
    )


_AFFIRMED = Cue(r"^\W*(?:yes|indeed|correct|right|that's (?:right|correct|so|true)|it is)\b")


_HELD_RIGHT = Cue(
    r"\b(?:is|was|are|were)(?: indeed| quite| absolutely| perfectly| entirely)? (?:right|correct|accurate|true|spot on)\b[^.;]{0,24}$|\bconfirm(?:s|ed)?\b[^.;]{0,30}$|\b(?:holds?|held|checks?|checked|adds?|added|stands?|stood) (?:up|out|firm)?\b[^.;]{0,24}$|\b(?:really|indeed|actually|in fact) (?:is|was|were|are)?\s?$|\bagree\w*\b[^.;]{0,30}$"
)
_NOT_HELD = Cue(r"\b(?:not|n't|cannot|never|hardly|nor|unable|no|whether|if)\b")
_AS_CLAIMED = Cue(
    r"^[^.;\d]{0,50}?,? (?:just |exactly )?as (?:the|your|my|our) [\w' ]{1,30}? (?:says?|said|states?|stated|claims?|claimed|thinks?|thought|reports?|reported|suspected|assumed|put it)\b|^[^.;\d]{0,30}? (?:is|are|was|were) (?:indeed |quite )?(?:right|correct|confirmed|accurate)\b"
)


def _is_affirmed(place: Place) -> bool:
    """Whether the answer says that the number of the question is right."""
    if _AFFIRMED.match(place.line_before):
        return True
    if _NOT_HELD.search(place.line_before[-80:]):
        return False
    after = _AS_CLAIMED.match(place.line_after[:90])
    if after and not _NOT_HELD.search(after[0]):
        return True
    return _HELD_RIGHT.search(place.line_before[-80:]) is not None


_OPENS_ITEM = re.compile(r"(?:^|[,;:]|\band|\bwhile|\bbut)\s?\w+ $")
_PARTICIPLE = re.compile(r"^\W*[A-Z][a-z]+(?:ed|aron|ieron) $")


def _is_named(place: Place, question: Question) -> bool:
    """Whether the capitalised word before a number makes a name of it ("Apollo 11"), or only opens a sentence."""
    before = place.line_before[-30:]
    word = _CAPITALISED.search(before)
    if word is None or _IS_TOTAL.search(before) or _PARTICIPLE.match(place.line_before):
        return False
    if stem(word[1]) in question.names and _OPENS_ITEM.search(place.line_before):
        return False
    return re.search(rf"\b{word[1].lower()}\b", question.text) is None


def question_number(claim: Claim, place: Place, question: Question, goal: Target) -> str:
    if claim.kind == "ordinal" or QUANTIFIED.search(place.before, place.said_before):
        return ""
    if not any(value in claim.values for value, _, _ in question.numbers):
        return ""
    if claim.side == "none":
        return "question's number"
    if _is_affirmed(place):
        return ""
    before, after = questions.neighbours
    for value, left, right in question.numbers:
        if value in claim.values:
            mine = before(place.line_before, len(place.line_before)), after(place.line_after, 0)
            if (
                left
                and left == mine[0]
                and left not in ("i", "wa", "ar")
                or right
                and right == mine[1]
                and right not in question.head
            ):
                return "question's number"
    return ""
