# ruff: noqa: E501 - patterns are read whole, as one line each
"""How well a number's or a name's surroundings fit the question, and the sign that they give it."""

import re
from dataclasses import replace
from functools import lru_cache

from scoring.parsers import cues
from scoring.parsers.claims import Claim
from scoring.parsers.compare import Target
from scoring.parsers.patterns import Cue, LastCue, bits
from scoring.parsers.question import DISTINCT, STATISTIC, STOP, Question, labelled, months, settings
from scoring.parsers.roles import Place
from scoring.parsers.words import stem, stems

_IN_ALL = Cue(
    r"\b(?:overall|altogether|in all|in total|together|combined|all told)\b",
)
_OVERALL = Cue(r"^\soverall\b")
_ALTOGETHER = Cue(r"^\s(?:\w+ )?(?:in all|altogether|all told|in total|combined)\b")
_STATED = Cue(
    r"(?:\b(?:is|was|of|to|at|were|are|stands|totall?ed|shows|reports|equals|reads)|[:=])\s*(?:eur|usd|gbp|chf|jpy)?\s*$"
)
_NEXT_CLAUSE = Cue(r"\sand (?:the|its|it|in|for|at|of|on)\s|;\s|\swhile\s|\sbut\s")
_OF_THE_NEXT = Cue(
    r"(?:,|;| and)\s[^,;]*\b(?:in|on|at|of|by|to|until|from|is|was|were|only|about|around)\s[$€£]?$"
)
_OF_THE_LAST = re.compile(r"[^,;]*[^\W\d_]{2}(?:,|;|,? and) [$€£]?")
"""Words that belong to the number before ("81.4 % on time, 18.6 % delayed")."""
_WORDED = re.compile(r"[^\W\d_]{3}:?\s[$€£]?$")
_AND_THEN = LastCue(r"\d|\b(?:and|but|while)\b")
_DOWNWARD = Cue(
    r"\b(?<!no )(?:fell|falls?|fallen|declin\w+|decreas\w+|dropp?\w*|reduc\w+|shr[aiu]nk\w*|lost|los[se]\w*|down|lower|slipp?\w*|slid(?:e[sd]?|ing)?|gave up|giv(?:es?|ing) up|retreat\w*|tumbl\w*|sagg\w*|dwindl\w*|diminish\w*|sunk|plummet\w*|erod\w*|plunge\w*|contract\w+|negative|minus|shed|deficit|worse|sank|overdrawn|deteriorat\w+|fewer|cut|outflow\w*|narrow\w*|tighten\w*|weaken\w*|eas(?:ed|es|ing)|trimm\w+|worsen\w*|subsid\w+|recede\w*)\b"
)
_DOWN_AFTER = Cue(
    r"^\s?(?:[\w%-]+\s){0,2}(?:decrease|decline|drop|fall|loss|reduction|lower|less|fewer|below|under|beneath|colder|cooler|short|down|overdrawn|in the red|in arrears|in debt|deficit|contraction|slump|slide|retreat|setback|plunge|tumble|downturn|withdrawal|under|dip|cut|lost|shed|eliminated)\b"
)
_UPWARD = Cue(
    r"\b(?:rose|rises?|risen|grew|grow\w*|increas\w+|gain\w*|up|higher|climb\w*|jump\w*|improv\w+|widen\w*|expand\w*|strengthen\w*|rebound\w*|surg\w+|soar\w*|advanc\w+|credit)\b"
)
_OPEN_PARENS = re.compile(r"\(\s?[^)]*$")
_CLOSED_PARENS = re.compile(r"^\s?\)")


def relevance(claim: Claim, place: Place, question: Question, goal: Target) -> int:
    """How well the claim's surroundings match the question, in a few points."""
    said, follows = place.said_before, place.said_after
    until = _OF_THE_NEXT.before_first(_NEXT_CLAUSE.before_first(place.until, follows), follows)
    if not place.first and _OF_THE_LAST.fullmatch(place.since):
        place = replace(place, since="")
    elif "," in until and _WORDED.search(place.since[-7:]):
        until = until.partition(",")[0]
    near = stems(f"{place.since} {until} {place.sentence.context}")
    own = question.stems.intersection(near)
    names = question.names.intersection(near)
    repeated = question.distinct and DISTINCT.isdisjoint(near)
    points = min(len(own), 3) * (4 if question.year else 1)
    if question.head:
        points += _head_fit(place, until, question)
    if _IN_ALL.search(place.since, said):
        points += 5
    if _says_opposite(place, question):
        points -= 6
    if follows & _FITTING_BEHIND:
        points += _fit_behind(claim, place, question, repeated=repeated)
    if question.head and _does_else(place, question):
        points -= 4
    if question.year and place.line_before.endswith(" of "):
        points -= 10
    if not (question.months or question.quarters) and months(place.since, said):
        points -= 5
    if goal.unit.dimension and claim.unit.dimension == goal.unit.dimension:
        points += 3
    if question.labelled:
        points += _label_fit(place, question)
    if question.settings:
        points += _setting_fit(place, question)
    if names:
        if ";" in place.since or ";" in until:
            nearer = f"{place.since.rsplit(';')[-1]} {until.split(';')[0]} {place.sentence.context}"
            names = names.intersection(stems(nearer))
        points += 4 * min(2, len(names))
    if (not place.first or claim.sentence) and _OPEN_PARENS.search(place.line_before):
        points -= 6
    if cues.CONCESSIVE.search(place.line_before[-120:], said):
        points -= 8
    if not claim.label and other_noun(claim, place, question, goal):
        points -= 8
    told = (
        STATISTIC.search(f"{place.since} {place.sentence.context}", said)
        if question.statistic
        else None
    )
    if told and told.lastgroup == question.statistic:
        points += 4
    if said & _KEY.bit:
        before = place.line_before[-60:]
        key = _KEY_END.search(before) and _KEY.search(before, said)
        if key and not (question.head | question.stems).isdisjoint(stems(key[1])):
            points += 5
    if place.sentence.kind == "table":
        points += _cell_fit(place, question)
    return points


def _head_fit(place: Place, until: str, question: Question) -> int:
    """Whether the thing that is counted follows, and what else is said of it."""
    following = _TWO_WORDS.match(place.after)
    nouns = map(stem, filter(None, following.groups())) if following else ()
    points = 0 if question.head.isdisjoint(nouns) else 3
    more = question.stems - question.head
    return points + (0 if more.isdisjoint(stems(until)) else 8)


_TWO_WORDS = re.compile(r"\W{0,3}([^\W\d_]+)(?:\s([^\W\d_]+))?")


_SCHEMA = Cue(
    r"\b(?:which|what) (?:\w+ )?(?:column|field|variable|attribute|key|table|sheet|tab|parameter|property)\b"
)
_SCHEMA_WORDS = STOP | frozenset(
    stems(
        "column field variable attribute key table sheet tab parameter property name hold contain store record keep "
        "show list have represent correspond denote measure called use data dataset"
    )
)
_DESCRIBED = Cue(
    r"^[\"'`*)]*\s(?:is|are|was|must be|means|holds|contains|records|stores|gives|shows|marks|tracks|counts|refers to|stands for)\s(?P<as>[^.;:()]{3,80})"
)


def described_otherwise(claim: Claim, place: Place, question: Question) -> bool:
    """Whether a column's name or a number is explained as something else than what is asked for."""
    if claim.label and not question.finds(_SCHEMA):
        return False
    found = (_DESCRIBED if claim.label else _COUNTS_WHAT).match(
        place.line_after[:100], place.said_after
    )
    if found is None:
        return False
    told = set(stems(found["as"])) - STOP
    asked = question.stems - _SCHEMA_WORDS
    return not asked <= told and bool(told - question.stems - _VERDICTS)


_COUNTS_WHAT = Cue(
    r"^(?:\s?,? ?(?:but |which |though |and )?(?:that|this|it)?)?\s(?:is|was|are|were) (?:just |only |merely |simply )?(?P<as>when [^.;:()]{3,80}|the (?:[\w-]+ )?(?:year|date|number|count|total|amount|share|rate|figure) (?:of|for|in|that|when|from) [^.;:()]{3,80}|the (?:\d\d(?:th|st|nd|rd) percentile|median|mean|average|maximum|minimum|total|sum)\b[^.;:()]{0,40})"
)
_VERDICTS = frozenset(
    stems("right correct true actual proper wrong only one answer column field best")
)
_AT_ITS_EXTREME = Cue(
    r"^\sat (?:its|the|their) (?:slowest|fastest|highest|lowest|peak|worst|best|most|least|minimum|maximum)\b"
)
_FITTING_BEHIND = bits(_ALTOGETHER, _OVERALL, _AT_ITS_EXTREME, cues.BUT_ITS_AFTER)


def _fit_behind(claim: Claim, place: Place, question: Question, *, repeated: bool) -> int:
    """What the words after a claim add; `repeated` where different things are asked, and not told."""
    follows, points = place.said_after, 0
    if (
        claim.side != "none"
        and question.statistic in ("", "total")
        and not repeated
        and _ALTOGETHER.match(place.after, follows)
    ):
        points += 16
    if repeated and _ALTOGETHER.match(place.until, follows):
        points -= 16
    if _OVERALL.match(place.after, follows):
        points += 5
    if question.statistic and _AT_ITS_EXTREME.match(place.after, follows):
        points -= 6
    if cues.BUT_ITS_AFTER.match(place.line_after[:90], follows):
        points -= 6
    return points


_OPPOSITES = (
    (
        r"start\w*|began|begin\w*|open\w*|launch\w*",
        r"end(?:s|ed|ing)?|finish\w*|stopp?\w*|clos\w*|ceas\w*",
    ),
    ("gross", "net"),
    (r"imports?|imported", r"exports?|exported"),
    ("inbound|incoming", "outbound|outgoing"),
    ("men|male", "women|female"),
    (r"arriv\w+", r"depart\w+"),
)
_PAIRS = [
    (Cue(rf"\b(?:{a})\b"), Cue(rf"\b(?:{b})\b"))
    for one, two in _OPPOSITES
    for a, b in ((one, two), (two, one))
]


@lru_cache(maxsize=4096)
def _opposed(text: str) -> tuple[tuple[Cue, Cue], ...]:
    """The words of a question that have an opposite, each with that."""
    return tuple(
        (asked, other) for asked, other in _PAIRS if asked.search(text) and not other.search(text)
    )


def _says_opposite(place: Place, question: Question) -> bool:
    """Whether the words before a claim say the opposite of what is asked ("gross" for net)."""
    near = place.since[-40:]
    opposed = _opposed(question.text)
    return opposed != () and any(
        other.search(near) and not asked.search(near) for asked, other in opposed
    )


_DONE = Cue(r"\b(?P<verb>[a-z]{2,}ed)\s(?:only |just |about |exactly |some )?$")
_TOLD = frozenset(
    stems(
        "reported recorded counted listed totaled totalled returned reached showed stated calculated computed confirmed tallied obtained "
        "measured registered logged noted numbered summed observed displayed claimed needed received revised corrected estimated mentioned"
    )
)


def _does_else(place: Place, question: Question) -> bool:
    """Whether the verb right before a number is neither the question's nor one of telling ("scored 73")."""
    found = _DONE.search(place.since[-30:], place.said_before)
    return found is not None and stem(found["verb"]) not in question.stems | _TOLD


_LETTER_KEY = re.compile(r"(?:^|[,;|\n]\s?)([A-Z]):\s?$")
_LABEL_AFTER = re.compile(
    r"(?:[^\W\d]|\s){0,40}?\b(?:in|for|on|at|to|from|of)\s(?:the\s)?[A-Za-z]{3,}\s#?(?:\d{1,4}|[A-Z])\b"
)


def _label_fit(place: Place, question: Question) -> int:
    """Whether what stands before says the same week, site or ward as the question, or another one."""
    if key := _LETTER_KEY.search(place.line_before[-12:]):
        return 4 if key[1] in {mark for _, mark in question.labelled} else -6
    asked = dict(question.labelled)
    after = _LABEL_AFTER.match(place.until)
    told = after[0] if after else f"{place.sentence.context} {place.line_before[-60:]}"
    found = [pair for pair in labelled(told) if pair[0] in asked]
    if not found:
        return 0
    return 4 if found[-1] in question.labelled else -6


def _setting_fit(place: Place, question: Question) -> int:
    """Whether the nearest words say where it holds as the question does ("in soil"), or elsewhere."""
    near = [part for part in re.split(r"[,;]\s", place.since) if part.strip()]
    found = settings(near[-1]) if near else []
    if not found:
        return 0
    asked = {word: noun for word, noun in question.settings}
    if any(pair in question.settings for pair in found):
        return 3
    return -5 if any(word in asked and noun not in question.stems for word, noun in found) else 0


def other_noun(claim: Claim, place: Place, question: Question, goal: Target) -> bool:
    """Whether the number counts something else than what is asked ("1,250 rows" for orders)."""
    if goal.unit.dimension and not goal.unit.dimension.startswith("="):
        return (
            not claim.unit.dimension
            and claim.kind != "fraction"
            and _NOUN.match(place.after) is not None
        )
    if not question.head or claim.unit.dimension:
        return False
    match = _NOUN.match(place.after)
    return match is not None and (question.head | question.stems).isdisjoint(stems(match[0]))


_NOUN = re.compile(
    r"^ (?:of \d|(?!(?:was|is|has|as|vs|this|versus|results?|times|yes|less|plus|minus|across|always|thus|perhaps|besides|towards|items|units|counts|totals|gives|makes|leaves|remains|does|values?)\b)(?:[a-z]+ ){0,2}?[a-z]{3,}s\b)"
)


_KEY = Cue(r"([^\d:;.,(]{2,40})[:=]\s*[$€£~]?$")
_KEY_END = re.compile(r"[:=]\s*[$€£~]?$")
"""What every key ends with: quick to look for, as it begins with one of two marks."""


def _cell_fit(place: Place, question: Question) -> int:
    """How well a table cell's row and column match the question."""
    column, _, row = place.sentence.context.partition(" | ")
    asked = set(re.findall(r"[^\W_]+", question.text.casefold()))
    label = set(re.findall(r"[^\W_]+", row.casefold()))
    points = 4 * min(2, len(set(stems(column)) & question.stems))
    if label and label <= asked:
        points += 5
    return points + (8 if place.sentence.rank == 1 else 0)


_IS_ELSE = Cue(r"^\s(?:is|was|are|were|has been|have been)\s[a-z ]{4,}[.;,]|^\s[a-z]+ed[;,]\s")


def is_headline(claim: Claim, place: Place, question: Question) -> bool:
    """Whether the answer opens with the claim, as "38.9 hp: …" or "Gentoo, with …" does."""
    if not place.first or question.labelled and _label_fit(place, question) < 0:
        return False
    is_else = claim.label and _IS_ELSE.match(place.until, place.said_after)
    if is_else and question.stems.isdisjoint(stems(place.until)):
        return False
    foreign = set(stems(place.line_before)) - question.stems - STOP - _OPENERS
    if foreign:
        return False
    opening = place.line_before.strip(" \"'`*#(~≈$€£").casefold()
    return len(opening.split()) <= 3 and not re.search(
        r"\bif\b|\b(?:or|both|either)\b", opening + place.line_after[:24]
    )


def _sign_decides(goal: Target) -> bool:
    """Whether the references differ in sign, so that the question can only be about a signed value."""
    return bool(goal.values) and min(goal.values) < 0 < max(goal.values)


_MINUS = Cue(r"(?<!\d )(?<!\d)\b(?:minus|negative)\s[$€£]?$")
_BELOW_ZERO = Cue(r"^\W{0,2}(?:[a-z°]+ ){0,2}below (?:zero|freezing|sea level)\b")
_NEGATIVE = bits(_MINUS, _BELOW_ZERO)
_OPENERS = frozenset(
    stems(
        "use report about most likely probably answer total count final result roughly approximately only exactly just around nearly almost yes "
        "overall best guess estimate definitely clearly i'd say think believe result value figure number currently still winner highest my it's "
        "conclusion summary short close some circa approx environ insgesamt etwa rund precisely actual correct true found got march"
    )
)


def signed(claim: Claim, place: Place, question: Question, goal: Target) -> Claim:
    """The claim with the sign that words or accounting parentheses give it."""
    if not claim.values or min(claim.values) < 0:
        return claim
    if place.line_before.rstrip(" $€£").endswith("(") and _CLOSED_PARENS.match(place.line_after):
        inner = place.line_before.rstrip(" $€£")[:-1]
        if (
            place.sentence.kind == "table"
            and not inner.strip()
            or (question.change or _sign_decides(goal))
            and (_STATED.search(inner, place.said_before) or not inner.strip())
        ):
            return claim.replace(values=tuple(-value for value in claim.values))
    if (place.said_before | place.said_after) & _NEGATIVE and (
        _MINUS.search(place.line_before[-16:]) or _BELOW_ZERO.match(place.line_after[:40])
    ):
        return claim.replace(values=tuple(-value for value in claim.values))
    asked = question.change or _sign_decides(goal)
    if not asked or claim.unit.dimension == "" and claim.kind == "ordinal":
        return claim
    near = _AND_THEN.rest(place.before, place.said_before)[-60:]
    down = _DOWNWARD.search(near, place.said_before)
    after = _DOWN_AFTER.match(place.after, place.said_after)
    if (down or after) and question.direction >= 0:
        return claim.replace(values=tuple(-value for value in claim.values))
    up = _UPWARD.search(near, place.said_before)
    fell = not (up or down or after) and question.direction >= 0 and _fell_by(place)
    if fell or up and question.direction < 0:
        return claim.replace(values=tuple(-value for value in claim.values))
    return claim


_BY = Cue(r"(?:\bby|\bi\.e\.|\bthat is|\bor|\bmeaning|\()\W{0,2}(?:(?:by|of|about|a)\s){0,2}$")


def _fell_by(place: Place) -> bool:
    """Whether earlier words of the sentence say that it went down by the number ("from 4.0 to 3.7, i.e. by 7.5 %")."""
    if not _BY.search(place.line_before[-20:], place.said_before):
        return False
    down, up = (cue.last(place.line_before[-120:]) for cue in (_DOWNWARD, _UPWARD))
    return down is not None and (up is None or up.start() < down.start())
