# ruff: noqa: E501 - patterns are read whole, as one line each
"""Why a number or a name is no conclusion: it counts, dates, bounds or names something else."""

import re
from dataclasses import dataclass

from scoring.parsers import question as questions
from scoring.parsers.claims import Claim
from scoring.parsers.compare import Target, compatible
from scoring.parsers.layout import Sentence
from scoring.parsers.patterns import Cue
from scoring.parsers.question import HIGH, LOW, STATISTIC, Question
from scoring.parsers.words import stem, stems


@dataclass(frozen=True, slots=True)
class Place:
    """A claim's surroundings: its clause and its sentence on either side, and the sentence itself.

    `since` and `until` reach back to the claim before it and on to the next one, dates left out.
    """

    before: str
    after: str
    line_before: str
    line_after: str
    sentence: Sentence
    first: bool
    claims_before: bool
    since: str
    until: str

    @property
    def clause(self) -> str:
        return f"{self.before} {self.after} {self.sentence.context}"


_CITATION_BEFORE = re.compile(r"[\w.,)\]\"'][ ]?\[\^?(?:\d+[,-] ?)*$")
_NUMBERED = Cue(
    r"(?:#|№|\b(?:no|nr|num|vol|pp?|figs?|eqs?|ch|sec)\.\s?#?|\b(?:step|line|order|store|table|figure|fig|page|section|chapter|row|version|v|ver|id|query|run|attempt|"
    r"call|part|phase|question|case|ticket|invoice|item|room|route|batch|pass|sheet|appendix|node|port|release|shard|cell|column|slide|test|note|ref|"
    r"footnote|equation|experiment|scenario|option|type|grade|class|level|model|series|task|job|issue|pr|zone|region|site|sensor|station|lane|"
    r"gate|flight|bus|week|day|quarter|season|episode|tier|stage|round|group|cluster|user|customer|employee|patient|subject|cohort|unit|building|apartment|"
    r"floor|platform|track|chunk|partition|worker|seed|epoch|fold|layer|iteration|round|wave|rule|article|clause|law|act|highway|interstate|route|exhibit|commit|build|"
    r"branch|warehouse|plant|district|block|household|team|account|policy|contract|lot|sku|product|code|status|http|error|rev|revision|ward|bed|hall|machine|tram|desk|locker|locomotive|press|pump|valve|tank|turbine|camera|server|rack|camp|lot|pier|block|shelf|bay|bin|crate|parcel)\s?#?\s?)$"
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
_PLURAL_AFTER = re.compile(r"^[ ](?!(?:was|is|has|as|vs|this|versus|stars)\b)[a-z]{2,}s\b")
_OF_BEFORE = Cue(
    r"(?:^\W*|\d[\d.,]*\)?\s?%?\s(?:(?!(?:an?|the|is|was|has|had|gives?|reports?|shows?|reported|with)\b)[\w-]+\s){0,4}|\b(?:most|some|many|none|half|few|each|third|quarter|share|fraction|proportion|percent|percentage|out|any|"
    r"rest|remainder|majority|seventeen|twelve|ten|nine|eight|seven|six|five|four|three|two|one)\s(?:\w+\s)?)"
    r"(?:of|out of)\s(?:the|its|their|our|these|those|all|all the|a total of|some|about|which|a possible|an? \w+)?\s?(?:\w+\s)?$"
)
_BASE_BEFORE = Cue(
    r"\b(?:of|out of|from|on|over|across|among|within|in|for|per|with|plus|into|against|divided by|by|based on|using|after|minus|versus|vs\.?|to)"
    r"\s(?:the |all |a total of |about |some |only |its )?$"
)
_NOUN_AFTER = re.compile(
    r"^\s(?!(?:and|or|in|on|of|at|is|was|were|are|as|by|to|for|from|but|with|per|after|so|which|that|not)\b)[a-z][a-z-]+"
)
_QUANTIFIED = Cue(r"\b(?:all|every|each of|entire|full|whole|same)\s(?:of\s)?(?:the\s)?$")
_OPERATOR_BEFORE = Cue(
    r"(?:[+*/×÷∗]|(?<=\s)-|\b(?:plus|minus|times|divided by|over|multiplied by|less))\s*[$€£(~]{0,2}$"
)
_OPERATOR_AFTER = Cue(
    r"^[)%]?\s*(?:[\w$€£']+\s*){0,3}\)?\s*(?:[+*/×÷∗]|(?:-|\bplus\b|\bminus\b|\btimes\b(?! (?:higher|more|as|greater|larger|faster|the|bigger|lower|less|fewer|slower|longer|that|what|over|better))|\bdivided by\b|\bmultiplied by\b)\s)\s*(?:\(|[$€£]?\d|[a-z])"
)
_EQUALS_AFTER = re.compile(r"^[^=≈;\n]{0,80}?(?:=|≈|\b(?:equals|gives|is)\b)\s*[$€£~(]{0,2}[-+]?\d")
_DIFFERENCE_AFTER = Cue(
    r"^[%\w]{0,2}\s?(?:[\w%'-]+\s){0,3}?(?:more|fewer|less|higher|lower|greater|larger|smaller|ahead|behind|short|longer|shorter|faster|slower|heavier|lighter|worse|better|off|away)\s(?:than|of|from|compared)\b"
    r"|^\s?(?:[\w%'-]+\s){0,2}?(?:above|below|over|under|up|down)\s(?:on|from|the|last|its|our|plan|budget|target|forecast|expected|average|january|february|march|april|may|june|july|august|september|october|november|december)"
    r"|^\s?(?:[\w%'-]+\s){0,2}?(?:above|below)\s\d"
)
_DIFFERENCE_BEFORE = Cue(
    r"\b(?:difference|gap|lead|margin|increase|decrease|rise|drop|decline|gain|loss|jump|delta|change|improvement|excess|shortfall|discrepancy|deviation|variance|uplift|up|down)\s"
    r"(?:of|is|was|by)?\s?(?:only |about |just |roughly |(?!to\b)\w+ )?$|\b(?:by)\s(?:about |only |just |roughly |some |a )?$|\b(?:additional|extra|another|other|remaining|further)\s$"
)
_REST_BEFORE = Cue(r"\b(?:other|remaining)\s$")
_COMPARED_BEFORE = Cue(
    r"\b(?:points?|%|percent|more|less|lower|higher|fewer|well|far|just|slightly|much)\s(?:below|above|short of|than)\s(?:the|its|our|their|a|last)\s(?:\w+\s)?[$€£]?$"
)
_RANGE_BEFORE = Cue(
    r"(?:\d[\d.,]*\s?(?!(?:came|comes|amount\w*|adds?|added|sums?|totall?\w*|works?|worked|equals?|went|led|fell|rose|stood|ran|summed|rounds?|brings?|brought|takes?|took|up|due|prior|next|close\w*|compared|relative|thanks)\b)[%\w$°]{0,12}\s?(?:-|–|to|through|bis)\s?[$€£]?|\b(?:between|from|zwischen|entre)\s\D{0,2}\d[\d.,]*\s?[%\w°]{0,12}(?:\s\w+)?\s(?:to|and|und|et|y|through)\s(?:about |\w+ )?[$€£]?)$"
)
_RANGE_AFTER = Cue(r"^\s?(?:-|–|to|through|bis)\s?[$€£]?\d")
_RANGE_OPEN = Cue(
    r"\b(?:between|from|ranged|ranging|ranges|spans?|zwischen)\s(?:from\s|between\s)?(?:about |roughly |\w+ )?[$€£]?$"
)
_AND_NUMBER = Cue(r"^\s?(?:[%\w°]+\s)?(?:and|to|und|et|through)\s(?:about |roughly |\w+ )?[$€£]?\d")
_REVISED = Cue(
    r"\b(?:revis|correct|updat|chang|fix|amend|adjust|restat|downgrad|upgrad)\w*\b[^.;\d]{0,40}$"
)
_REVISION = Cue(r"\b(?:revis|correct|updat|chang|fix|amend|adjust|restat)\w*\b[^.;]{0,60}$")
_ERROR_BEFORE = Cue(r"(?:±|\+/-|\+-|\bplus or minus)\s*\S?$")
_SYMBOL_BEFORE = Cue(
    r"(?:\b(?:CI|confidence interval|interval|SE|SEM|SD|std|stdev|σ|t|z|F|df|χ²|alpha|α|p|r|n|N|R²|R2|R\^2|β|d|AUC|RMSE|MAE|score|confidence|similarity|weight|threshold|limit|cutoff|"
    r"standard (?:error|deviation)(?: of)?|margin of error(?: of)?)\s?(?:\([\d, ]*\)\s?)?(?:[=:<>≤≥~]|of|is|was)\s*|\b(?:CI|interval)\W{0,3}[\[(]?)$"
)
_CONFIDENCE_AFTER = Cue(r"^\s?(?:confidence|CI\b|confident|sure|certain|percentile|significance)")
_OTHER_TIME = Cue(
    r"\b(?:last|previous|prior|preceding) (?:year|month|quarter|week|day)\b|\b(?:a|one|the) (?:year|month|quarter|week|day) (?:earlier|before|ago|prior)\b|\byesterday\b|\byear-ago\b"
)
_COMMENT_BEFORE = re.compile(r"(?:#|//|--|/\*)[^\n]*$")
_RUNNER_UP_BEFORE = Cue(
    r"(?:\b(?:ahead of|over|beat(?:s|ing|en)?|than|vs\.?|versus|compared (?:to|with)|followed (?:closely )?by|besides|next to|outperform(?:s|ed|ing)?|edg(?:es|ed|ing)(?: out)?|surpass(?:es|ed|ing)?|"
    r"outsell(?:s|ing)?|outsold|outrank(?:s|ed|ing)?|exceed(?:s|ed|ing)?|trail(?:s|ed|ing)? behind|leads|leading|top(?:s|ped|ping)|past|behind|in front of|"
    r"clear of|against|unlike|except(?: for)?|excluding|without|apart from|other than|"
    r"second(?:[- ]place)?(?: (?:is|was|goes to|comes|came|place))?:?|runners?-up:?(?: (?:is|was))?|next (?:is|was|comes|came|up)|then(?: comes| came)?|third(?: (?:is|was))?|after that(?: comes)?|"
    r"not (?:just )?in|rul(?:e|ed|es|ing) out|missing from|gefolgt von|vor|devant|suivi de|seguido de|delante de|por delante de)\s(?:the |both |either |all |even |that of |those of |[\w]+,? (?:and )?)?[\"'(]?)$"
)
_RUNNER_UP_AFTER = Cue(
    r"^(?:'s)?[\s\"')]*(?:\([^)\n]{0,60}\)\s*)?(?:region|category|store|channel|\w+)?\s?(?:(?:is|was|are|were|comes?|came|ranks?|ranked|finish(?:es|ed)|sits?|placed|places|followed|follows|lies|lands?)\s(?:only |just |in |a |the |at |on |as |not |up )*"
    r"(?:close |closely |distant |narrow |narrowly |well |far |directly |immediately |right )*"
    r"(?:second|third|fourth|fifth|next|last|behind|runner-up|close|2nd|3rd|4th|trailing|after|among|included|shown|listed|similar|excluded|left out|missing|unavailable|omitted|removed|dropped|out of|ruled out|ineligible|not (?:included|available|counted|ranked))\b"
    r"|(?:follows|trails|trailed|lags|lagged|comes behind|had to be|could not be|couldn't be|cannot be|can't be|has no|had no|has been (?:excluded|left out|removed|dropped)|is closed|did not report|takes second|took second|got second)\b)"
    r"|^\s(?:and|,)\s[A-Z][\w ]{1,20}\s(?:follow|trail|lag|come)\b|^\s(?:follow|trail|lag)\b|^\s(?:is|was) (?:only |merely |just )?mentioned\b"
    r"|^\W{0,3}\(?(?:second|runner-up|2nd|#2|next)\b"
)
_SUBSET_AFTER = Cue(r"^\s?(?:[\w-]+\s){0,3}(?:that|which|who) (?:were|was|are|had|have|got|did)\b")
_NOT_AFTER = Cue(
    r"^\s?(?:of (?:them|the \w+)\s)?(?:[\w-]+\s)?(?:did|do|does|were|was|are|have|has|had|is|could)(?:n't| not| never)\s(?:yet )?(?!only|just)[a-z]+"
)
_NOT_ASKED = Cue(r"\bnot\b|n't\b|\bnever\b|\bwithout\b|\bun\w+ed\b|\bfail\w*\b|\bmiss\w*\b")
_CANDIDATES = Cue(r"\b(?:between|among|comparing|whether)\s[^,.;:]*$")
_LESSER_AFTER = Cue(
    r"^[^.;]{0,60}?\b(?:is|was|are|were|has|had|have|shows?|comes? out)\b[^.;]{0,40}?\b(?P<less>lower|less|fewer|smaller|worse|below|shorter|slower|weaker|behind)\b[^.;,]{0,30}?\bthan\b"
)
_MORE_AFTER = Cue(
    r"^[^.;]{0,60}?\b(?:is|was|are|were|has|had|have|shows?|comes? out)\b[^.;,]{0,30}?\b(?:higher|more|greater|larger|bigger|better|above|longer|faster|stronger)\b[^.;,]{0,30}?\bthan\b"
)
_LESSER_THAN_BEFORE = Cue(
    r"\b(?:lower|less|fewer|smaller|worse|shorter|slower|weaker)\b[^.;,]{0,30}?\bthan\b[^.;,]{0,20}$"
)
_MORE_THAN_BEFORE = Cue(
    r"\b(?:higher|more|greater|larger|bigger|better|longer|faster|stronger)\b[^.;,]{0,30}?\bthan\b[^.;,]{0,20}$"
)
_PERIOD_AFTER = Cue(r"^\s?(?:[\w-]+\s){0,3}?(?:in|for|during|on|of|last|im|en|em)\s[^,;.]{0,24}")
_CAPITALISED = re.compile(r"(?:\w[\w,'\"]* |^\W*)(?=[A-Z][a-z])([A-Z][a-z]{2,}) $")
_IS_TOTAL = re.compile(
    r"\b(?:[A-Z][a-z]+ly|Perhaps|Maybe|Total|Totals|Count|Sum|Answer|Result|Results|About|Roughly|Only|Exactly|Nearly|Approximately|Around|Just|Some|All|The|Final|From|With|Overall|Over|Under|Between|Another|Both|"
    r"Was|Yes|Thus|Hence|Therefore|Got|Found|Precisely|Almost|Circa|Value|Number|Figure|Mean|Average|Median|January|February|March|April|May|June|July|August|September|October|November|December|"
    r"Insgesamt|Environ|Alle|Nur|Etwa|Rund|Hay|Hubo|Unos|Total|Year|Now|Then|Still|And|But|For|Not|Within|After|Before|Use|Report|Delivered|Orders|Revised|Correction|Update|Corrected|Actual|Least|Most|USD|EUR|Are|Had|Has) $"
)
_BOUND_BEFORE = Cue(
    r"(?<!\bno )(?<!\bnot )\b(?:longer|more|less|fewer|higher|lower|shorter|greater|later|earlier) than\s[$€£]?$"
)
_OF_WHICH = Cue(
    r"\bof (?:which|these|those|them|whom)\b,?\s(?:about |only |some |roughly |just )?$"
)
_TREND = Cue(
    r"\b(?:rose|rise[sn]?|fell|fall(?:s|en)?|drop(?:s|ped)?|increased|decreased|declined|went|grew|grown|moved|climbed|jumped|shrank|improved|slipped|up|down|gone|changed)\b(?:[^.;]|\.\d){0,60}$"
)
_RELATIVE = Cue(r"\brelative\b[^.;\d]{0,40}$")


def role(claim: Claim, place: Place, question: Question, goal: Target) -> str:
    """The reason why the claim concludes nothing, or ""."""
    if place.sentence.kind in ("offer", "appendix"):
        return place.sentence.kind
    if place.sentence.kind == "code" and _COMMENT_BEFORE.search(place.line_before):
        return "comment"
    if claim.label:
        return _label_role(place, question)
    for check in _NUMBER_CHECKS:
        if found := check(claim, place, question, goal):
            return found
    return ""


def is_range(place: Place) -> bool:
    """Whether a number looks like an end of a range."""
    before = place.line_before[-60:]
    return bool(
        _RANGE_AFTER.match(place.line_after[:12])
        or _ends_range(before)
        or _RANGE_OPEN.search(before[-30:])
    )


def _ends_range(before: str) -> bool:
    """Whether the words before a number make it the far end of a range."""
    bare = before.rstrip(" \u00a0\t$€£").lower()
    if not (bare.endswith(_TO) or any(word in bare for word in _FROM)):
        return False
    return _RANGE_BEFORE.search(before) is not None


_TO = ("-", "–", "to", "through", "bis")
_FROM = ("between", "from", "zwischen", "entre")


def _label_role(place: Place, question: Question) -> str:
    if _CANDIDATES.search(place.line_before[-60:]):
        return "candidate"
    if found := _compared(place, question):
        return "" if found == "winner" else found
    if _RUNNER_UP_AFTER.match(place.line_after[:120]):
        return "runner-up"
    if _RUNNER_UP_BEFORE.search(place.line_before[-80:]) and not (
        _SECOND_SOURCE.search(place.line_before[-160:])
    ):
        return "runner-up"
    head = re.split(r"[;.,]|,? (?:and|but|while|whereas) ", place.after, maxsplit=1)[0]
    if listed := _in_order(place, question):
        return "" if listed == "asked" else "runner-up"
    opposite = LOW if question.extreme > 0 else HIGH if question.extreme < 0 else None
    nearest = _EXTREME.last(place.since[-80:])
    same = HIGH if question.extreme > 0 else LOW
    if opposite and same.search(head) and not opposite.search(head):
        return ""
    if (
        opposite
        and nearest
        and opposite.fullmatch(nearest[0])
        and not re.search(r"\bthan\b", place.since[-20:])
    ):
        return "opposite"
    if opposite and opposite.search(head) and not same.search(head):
        return "opposite"
    return ""


_ORDER = Cue(r"\bfrom (?:the )?(?P<one>[a-z]+) to (?:the )?(?P<two>[a-z]+)\b[^:.;]{0,60}:\s*")


def _in_order(place: Place, question: Question) -> str:
    """Whether a name stands at the asked end of an ordered list ("from fastest to slowest: A, B"), or another."""
    order = _ORDER.search(place.line_before)
    if not order or not question.extreme:
        return ""
    asked, opposite = (HIGH, LOW) if question.extreme > 0 else (LOW, HIGH)
    if asked.fullmatch(order["one"]) and opposite.fullmatch(order["two"]):
        return "asked" if not place.line_before[order.end() :].strip(" *\"'`") else "other"
    if opposite.fullmatch(order["one"]) and asked.fullmatch(order["two"]):
        return "other" if re.match(r"[^.;\n]*?[,<>→]\s*\w", place.line_after) else "asked"
    return ""


_SECOND_SOURCE = Cue(
    r"\b(?:first|one) (?:call|query|source|read|reading|run|tool|table|file|look|lookup|result|search|version|page|document|report|one)\b[^.]{0,90}\b(?:second|other|another|next)\b[^.]{0,30}$"
)
_EXTREME = Cue(f"{HIGH.pattern}|{LOW.pattern}")


def _compared(place: Place, question: Question) -> str:
    """winner or runner-up where the name stands in "A is lower than B", else ""."""
    if not question.extreme:
        return ""
    up = question.extreme > 0
    before, after = place.line_before[-80:], place.line_after[:140]
    if (_LESSER_THAN_BEFORE if up else _MORE_THAN_BEFORE).search(before):
        return "winner"
    return "runner-up" if (_LESSER_AFTER if up else _MORE_AFTER).match(after) else ""


def _unit(claim: Claim, place: Place, question: Question, goal: Target) -> str:
    if not claim.values:
        return "unreadable"
    if claim.kind == "name":
        return "name"
    if (
        claim.side == "none"
        and not compatible(claim, goal)
        and {claim.unit.dimension, goal.unit.dimension}
        != {
            "celsius",
            "fahrenheit",
        }
    ):
        return "other unit"
    if goal.unit.dimension == "" and claim.unit.dimension and question.counts:
        named = set(stems(claim.unit.text)) & (question.stems | question.head)
        return "" if named or question.unit.dimension else "other unit"
    return ""


def _dated(claim: Claim, place: Place, question: Question, goal: Target) -> str:
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
        return "count" if _PLURAL_AFTER.match(place.after) else ""
    if _YEAR_AFTER.match(place.line_after) or _keys_line(place):
        return "date"
    return (
        "date"
        if _YEAR_BEFORE.search(place.line_before) and not _PLURAL_AFTER.match(place.after)
        else ""
    )


_GROUPED = re.compile(r",|\d[.' \u00a0]\d{3}(?!\d)")


def _keys_line(place: Place) -> bool:
    """Whether a year opens a line as its key ("- 2019: 412,000")."""
    return not place.line_before.strip() and place.line_after[:2].strip().startswith(":")


def _is_day(place: Place) -> bool:
    """Whether a month stands next to the number."""
    before = _DAY_BEFORE.search(place.line_before) and not _NOUN_AFTER.match(place.after)
    return bool(before or _DAY_AFTER.match(place.line_after))


def _named(claim: Claim, place: Place, question: Question, goal: Target) -> str:
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
    if re.match(r"-(?!fold\b|times\b|percent)[a-z]{2,}", place.line_after):
        return "compound"
    if _CAPITALISED.search(place.line_before[-30:]) and not _IS_TOTAL.search(
        place.line_before[-30:]
    ):
        return "identifier"
    if _NUMBERED.search(place.line_before[-40:]):
        noun = re.search(r"([A-Za-z]+)\W*$", place.line_before)
        if (
            noun
            and stem(noun[1]) in question.stems
            and re.match(rf"(?i)\W*(?:which|what)\s+{noun[1]}\b", question.text)
        ):
            return ""
        if place.line_before[-1:] in "#" or not _DETERMINED.search(place.line_before[-40:]):
            return "identifier"
    return (
        "citation"
        if _CITATION_BEFORE.search(place.line_before) and re.match(r"[\d,\s-]*\]", place.line_after)
        else ""
    )


def _question_number(claim: Claim, place: Place, question: Question, goal: Target) -> str:
    if claim.kind == "ordinal" or _QUANTIFIED.search(place.before):
        return ""
    if claim.side == "none" and any(value in claim.values for value, _, _ in question.numbers):
        return "question's number"
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


def _base(claim: Claim, place: Place, question: Question, goal: Target) -> str:
    if _QUANTIFIED.search(place.line_before) or claim.kind == "ordinal":
        return ""
    if _OF_WHICH.search(place.line_before[-40:]):
        return "subset"
    asked = any(value in claim.values for value, _, _ in question.numbers)
    if asked and re.search(r"\d\s?/\s?$", place.line_before):
        return "denominator"
    if abs(claim.values[0]) >= 1 and _OF_BEFORE.search(place.line_before[-90:]):
        return "denominator"
    if claim.unit.dimension and claim.unit.dimension == goal.unit.dimension:
        return ""
    if (
        place.claims_before
        and _BASE_BEFORE.search(place.before[-40:])
        and _NOUN_AFTER.match(place.after)
    ):
        return "base"
    if (
        re.search(r"\(\s?$", place.line_before)
        and _NOUN_AFTER.match(place.after)
        and place.claims_before
    ):
        noun = re.match(r"\s([a-z-]+)", place.after)
        return "" if noun and stem(noun[1]) in question.head else "base"
    return ""


def _operand(claim: Claim, place: Place, question: Question, goal: Target) -> str:
    over = re.match(r"\s?/\s?([\d.,]*\d)", place.line_after)
    if over and any(str(value) == over[1] for value, _, _ in question.numbers):
        return ""
    if claim.kind == "fraction":
        return "operand" if re.match(r"^\s*[)]?\s*(?:=|≈)\s*[$€£]?[\d.]", place.line_after) else ""
    if _OPERATOR_BEFORE.search(place.line_before[-24:]) and (
        re.search(r"\d|[a-z)]\s*[-+*/×÷]\s*[$€£(]*$", place.line_before[-40:])
    ):
        return "operand"
    if _OPERATOR_AFTER.match(place.line_after[:60]):
        return "operand"
    return ""


def _difference(claim: Claim, place: Place, question: Question, goal: Target) -> str:
    if question.change or question.direction:
        return "relative" if goal.unit.points and _RELATIVE.search(place.line_before) else ""
    if place.claims_before and _COMPARED_BEFORE.search(place.line_before[-40:]):
        return "compared"
    if _DIFFERENCE_AFTER.match(place.line_after[:60]):
        return "difference"
    if _DIFFERENCE_BEFORE.search(place.line_before[-50:]):
        rest = _REST_BEFORE.search(place.line_before[-20:])
        return "" if rest and set(stems(place.until)) & question.stems else "difference"
    return ""


def _range(claim: Claim, place: Place, question: Question, goal: Target) -> str:
    before, after = place.line_before[-60:], place.line_after[:40]
    if not question.change and _TREND.search(place.line_before[-80:]):
        if re.search(r"\bto\s[$€£~]?$", before):
            return ""
        if re.match(r"[^.;,\d]{0,16}\bto\s", after):
            return "previous"
    if place.claims_before and _BOUND_BEFORE.search(before):
        return "bound"
    if _REVISED.search(before) and _RANGE_OPEN.search(before):
        return "replaced"
    if _ends_range(before):
        return "" if _REVISION.search(place.line_before) else "range"
    if _RANGE_AFTER.match(after) or _RANGE_OPEN.search(before) and _AND_NUMBER.match(after):
        return "range"
    return ""


def _statistic(claim: Claim, place: Place, question: Question, goal: Target) -> str:
    if _ERROR_BEFORE.search(place.line_before[-30:]):
        return "error"
    symbol = _SYMBOL_BEFORE.search(place.line_before[-60:])
    if symbol and not _asked_symbol(symbol[0], question):
        return "statistic"
    if _CONFIDENCE_AFTER.match(place.after):
        return "statistic"
    if question.year:
        return ""
    near = f"{place.sentence.context} {place.since[-70:]}"
    last = STATISTIC.last(near)
    if last and re.search(r"\d", near[last.end() :]):
        last = None
    if last and question.statistic and last.lastgroup != question.statistic:
        return "other statistic"
    return "spread" if last and last.lastgroup == "spread" and not question.statistic else ""


_SYMBOLS = {
    "r": Cue(r"\bcorrelat|\bpearson|\bspearman"),
    "ρ": Cue(r"\bcorrelat|\bspearman|\bresistiv|\bdensity"),
    "p": Cue(r"\bp[- ]?value|\bsignifican"),
    "n": Cue(r"\bhow many|\bsample size|\bnumber of"),
    "d": Cue(r"\beffect size|\bcohen"),
    "β": Cue(r"\bcoefficient|\bslope"),
}


def _asked_symbol(symbol: str, question: Question) -> bool:
    word = re.search(r"[A-Za-zα-ωχσβ²^2]+", symbol)
    name = word[0].casefold() if word else ""
    if name in _SYMBOLS and _SYMBOLS[name].search(question.text):
        return True
    if name in ("r²", "r2", "r^2") and re.search(
        r"(?i)\br[- ]?squared|\br²|determination", question.text
    ):
        return True
    return (
        re.search(rf"(?i)(?<!\w){re.escape(name)}(?!\w)", question.text) is not None
        or (len(name) == 1 and re.search(rf"(?i)\b{re.escape(name)}-", question.text) is not None)
        or name in ("score", "confidence", "threshold", "limit", "weight")
        and name in question.text.casefold()
    )


def _period(claim: Claim, place: Place, question: Question, goal: Target) -> str:
    for asked, finder in (
        (question.days, questions.days),
        (question.months, questions.months),
        (question.quarters, questions.quarters),
        (question.years, questions.years),
    ):
        if not asked:
            continue
        direct = _PERIOD_AFTER.match(place.until)
        before = finder(f"{place.sentence.context} {place.since}")
        after = finder(
            place.until[: direct.end()]
            if direct
            else ""
            if before
            else re.split(r"[,;]", place.until[:40])[0]
        )
        near = after[:1] if direct and after else before[-1:] or after[:1]
        if (
            near
            and near[0] not in asked
            and (direct or not (after and set(finder(place.line_before)) & asked))
        ):
            return "other period"
    following = re.split(r"\d", place.after[:40])[0]
    if _OTHER_TIME.search(f"{place.before[-30:]}|{following}") and not _OTHER_TIME.search(
        question.text
    ):
        return "other period"
    return ""


def _complement(claim: Claim, place: Place, question: Question, goal: Target) -> str:
    if _NOT_AFTER.match(place.after) and not _NOT_ASKED.search(question.text):
        return "complement"
    runner_up = _RUNNER_UP_BEFORE.search(place.line_before[-60:]) or _RUNNER_UP_AFTER.match(
        place.line_after[:80]
    )
    if question.year and runner_up:
        return "runner-up"
    return ""


_NUMBER_CHECKS = (
    _unit,
    _dated,
    _named,
    _question_number,
    _base,
    _operand,
    _range,
    _difference,
    _statistic,
    _period,
    _complement,
)
