# ruff: noqa: E501 - patterns are read whole, as one line each
"""Why a number says something else: another statistic, another period, those left over."""

import re
from functools import lru_cache

from scoring.parsers import question as questions
from scoring.parsers.claims import Claim
from scoring.parsers.compare import Target
from scoring.parsers.patterns import Cue
from scoring.parsers.question import STATISTIC, Question
from scoring.parsers.roles.names import RUNNER_UP_AFTER, RUNNER_UP_BEFORE
from scoring.parsers.roles.place import Place

_ERROR_BEFORE = Cue(r"(?:±|\+/-|\+-|\bplus or minus)\s*\S?$")
_SYMBOL_BEFORE = Cue(
    r"(?:(?<!')\b(?:CI|confidence interval|interval|SE|SEM|SD|std|stdev|σ|t|z|F|df|χ²|alpha|α|p|r|n|N|R²|R2|R\^2|β|d|AUC|RMSE|MAE|score|confidence|similarity|weight|threshold|limit|cutoff|"
    r"standard (?:error|deviation)(?: of)?|margin of error(?: of)?)\s?(?:\([\d, ]*\)\s?)?(?:[=:<>≤≥~]|of|is|was)\s*|\b(?:CI|interval)\W{0,3}[\[(]?)$"
)
_CONFIDENCE_AFTER = Cue(r"^\s?(?:confidence|CI\b|confident|sure|certain|percentile|significance)")
_OTHER_TIME = Cue(
    r"\b(?P<last>(?:last|previous|prior|preceding) (?:year|month|quarter|week|day|time))\b|\b(?P<before>(?:a|one|the) (?:year|month|quarter|week|day) (?:earlier|before|ago|prior))\b|\b(?P<other>yesterday|year-ago)\b",
)
_COMPARED_WITH = Cue(
    r"\b(?:than|below|under|above|over|against|versus|compared (?:to|with))\s(?:in\s|the\s|that of\s)*$"
)
_NOT_AFTER = Cue(
    r"^\s?(?:of (?:them|the \w+)\s)?(?:[\w-]+\s)?(?:did|do|does|were|was|are|have|has|had|is|could)(?:n't| not| never)\s(?:yet )?(?!only|just|wrong|incorrect|right|correct|far|too|agree|match|reconcile|tally|fit|add|square|line)[a-z]+"
)
_NOT_ASKED = Cue(r"\bnot\b|n't\b|\bnever\b|\bwithout\b|\bun\w+ed\b|\bfail\w*\b|\bmiss\w*\b")
_PERIOD_AFTER = Cue(
    r"^\s?(?:(?!(?:and|but|while|then)\b)[\w-]+\s){0,3}?(?:in|for|from|during|on|of|last|im|en|em)\s[^,;.]{0,24}"
)


_SO_BEFORE = Cue(r"\b(?:so|hence|thus|therefore)\W{1,3}(?:it (?:is|was) )?$")
_BRACKETED = re.compile(r"\s?\([^()]{0,24}\)")


def statistic(claim: Claim, place: Place, question: Question, goal: Target) -> str:
    if _ERROR_BEFORE.search(place.line_before[-30:], place.said_before):
        return "error"
    if _symbol_of_another(place, question):
        return "other statistic"
    symbol = _SYMBOL_BEFORE.search(place.line_before[-60:], place.said_before)
    if (
        symbol
        and not _IN_TERM.search(place.line_before[-60:][: symbol.start()])
        and not _asked_symbol(symbol[0], question)
        and not _whole_answer(place)
    ):
        return "statistic"
    if _CONFIDENCE_AFTER.match(place.after, place.said_after):
        return "statistic"
    if question.year:
        return ""
    near = f"{place.sentence.context} {place.since[-70:]}"
    last = STATISTIC.last(near, place.said_before)
    if last and re.search(r"\d", near[last.end() :]):
        last = None
    if last and last[0] in question.text.casefold():
        return ""
    if last and question.statistic and last.lastgroup != question.statistic:
        return "other statistic"
    return (
        "spread"
        if last and last.lastgroup in ("spread", "variance") and not question.statistic
        else ""
    )


_IN_TERM = re.compile(r"(?:[=+*/×·^≈]|(?<=\s)-|\\[a-z]+|π)\s*$")
"""A symbol after these is part of a term, and names no quantity ("A = πr² = 78.5")."""
_QUANTITIES = {
    "variance": (r"variance", r"s\^2|s²|σ\^2|σ²|\\sigma\^2|var(?:\([^)]{0,20}\))?"),
    "deviation": (r"standard deviation|sd", r"s|σ|\\sigma|sd"),
    "mean": (r"mean|average", r"\\(?:bar|overline)\s?\{?x\}?|x̄|μ|\\mu|mean"),
    "median": (r"median", r"\\tilde\s?\{?x\}?|x̃|median"),
    "determination": (r"r[- ]?squared|r²|r2|r\^2|determination", r"r\^2|r²|r2"),
    "correlation": (r"correlation|pearson|spearman", r"r|ρ|\\rho"),
}
_SYMBOL_OF = Cue(
    "(?:^|[\\s,;:($&])(?:"
    + "|".join(f"(?P<{name}>{symbol})" for name, (_, symbol) in _QUANTITIES.items())
    + r")\s*&?\s*[=≈]"
)


@lru_cache(maxsize=4096)
def _asked_quantity(text: str) -> str:
    found = (n for n, (words, _) in _QUANTITIES.items() if re.search(rf"(?i)\b(?:{words})\b", text))
    return next(found, "")


def _symbol_of_another(place: Place, question: Question) -> bool:
    """Whether an equation gives the number to another quantity than the one asked for ("s² = 6.25")."""
    if "=" not in place.line_before or not (asked := _asked_quantity(question.text)):
        return False
    told = _SYMBOL_OF.last(place.line_before[-160:])
    return told is not None and told.lastgroup != asked


def _whole_answer(place: Place) -> bool:
    """Whether a symbol and its value are all that the answer says ("n = 1.52 (589 nm)")."""
    alone = re.fullmatch(r"\W*\w\s?[=:≈]\s*", place.line_before) is not None
    after = _BRACKETED.sub("", place.line_after)
    return alone and place.sentence.start == 0 and not re.search(r"[\d;,]", after)


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
    if name in _SYMBOLS and question.finds(_SYMBOLS[name]):
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


_LOOKED_UP = re.compile(
    r"(?i)\b(?:run|retrieved|accessed|queried|downloaded|exported|extracted|pulled|fetched|checked|looked up)\s(?:on |in |at )?[^,;:()]{4,20}"
    r"|\b(?:19|20)\d\d (?:edition|version|release|export|snapshot|dump)\b"
)
"""When a source was read or issued, which is no period of what it says."""


def period(claim: Claim, place: Place, question: Question, goal: Target) -> str:
    for asked, finder in (
        (question.days, questions.days),
        (question.weekdays, questions.weekdays),
        (question.months, questions.months),
        (question.quarters, questions.quarters),
        (question.years, questions.years),
    ):
        if not asked:
            continue
        direct = _PERIOD_AFTER.match(place.until, place.said_after) or _BRACKETED.match(place.until)
        before = finder(_LOOKED_UP.sub(" ", f"{place.sentence.context} {place.since}"))
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
    if not (place.said_before | place.said_after) & _OTHER_TIME.bit:
        return ""
    following = re.split(r"\d", place.after[:40])[0]
    for words in (following, place.line_before[-30:]):
        if words is not following and _SO_BEFORE.search(words):
            continue
        if told := _OTHER_TIME.search(words):
            asked_time = question.finds(_OTHER_TIME)
            same = asked_time and told.lastgroup == asked_time.lastgroup
            return "" if same or _COMPARED_WITH.search(words[: told.start()]) else "other period"
    return ""


_PLANNED = "forecast|target|budget|plan|planned|projection|projected|quota|benchmark"
_PLANNED_BEFORE = Cue(rf"\b(?:{_PLANNED})\s?(?:of|:|was|is)?\s[$€£~]?$")
_PLANNED_AFTER = Cue(
    rf"^%?\s(?:{_PLANNED})\b|^[^.;,\d]{{0,40}}?\bis (?:a|the|only a|just a|merely a) (?:{_PLANNED})\b"
)


def planned(claim: Claim, place: Place, question: Question, goal: Target) -> str:
    told = _PLANNED_BEFORE.search(
        place.line_before[-24:], place.said_before
    ) or _PLANNED_AFTER.match(place.after, place.said_after)
    if told is None or _asks_plan(question.text):
        return ""
    return "target"


@lru_cache(maxsize=4096)
def _asks_plan(text: str) -> bool:
    return re.search(rf"(?i)\b(?:{_PLANNED}|expect\w*)", text) is not None


_COMPLEMENT = Cue(
    r"\ball (?:but|except(?: for)?) (?:about |only )?$|\bthe (?:complement\w*|inverse|opposite|converse|counterpart|remainder)(?: share| value| figure| rate)?[\s,:(]+[$€£~]?$"
)


def complement(claim: Claim, place: Place, question: Question, goal: Target) -> str:
    if _COMPLEMENT.search(place.line_before[-40:], place.said_before):
        return "complement"
    if _NOT_AFTER.match(place.after, place.said_after) and not question.finds(_NOT_ASKED):
        return "complement"
    runner_up = RUNNER_UP_BEFORE.search(
        place.line_before[-60:], place.said_before
    ) or RUNNER_UP_AFTER.match(place.line_after[:80], place.said_after)
    if question.year and runner_up:
        return "runner-up"
    return ""
