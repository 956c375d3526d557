# ruff: noqa: E501 - patterns are read whole, as one line each
"""Why a name is no conclusion: it is a candidate, a runner-up or the opposite extreme."""

import re

from scoring.parsers.patterns import Cue
from scoring.parsers.question import HIGH, LOW, Question
from scoring.parsers.roles.place import Place
from scoring.parsers.words import stems

RUNNER_UP_BEFORE = Cue(
    r"(?:\b(?:2nd(?: place)?:?|3rd(?: place)?:?|second place|ahead of|over|beat(?:s|ing|en)?|than|vs\.?|versus|compared (?:to|with)|followed (?:closely )?by|besides|next to|outperform(?:s|ed|ing)?|edg(?:es|ed|ing)(?: out)?|surpass(?:es|ed|ing)?|"
    r"outsell(?:s|ing)?|outsold|outrank(?:s|ed|ing)?|exceed(?:s|ed|ing)?|trail(?:s|ed|ing)? behind|leads|leading|top(?:s|ped|ping)|past|behind|in front of|"
    r"clear of|against|unlike|(?:except(?: for)?|excluding|without|apart from|other than)(?! (?:those|these|them|it|that|this)\b| [\w-]+, )|"
    r"second(?:[- ]place)?(?: (?:is|was|goes to|comes|came|place))?:?|runners?-up:?(?: (?:is|was))?|next (?:is|was|comes|came|up)|then(?: comes| came)?|third(?: (?:is|was))?|after that(?: comes)?|"
    r"not (?:just )?in|rul(?:e|ed|es|ing) out|missing from|gefolgt von|vor|devant|suivi de|seguido de|delante de|por delante de)\s(?:the |both |either |all |even |that of |those of |[\w]+,? (?:and )?)?[\"'(]?)$"
)
RUNNER_UP_AFTER = Cue(
    r"^(?:'s)?[\s\"')]*(?:\([^)\n]{0,60}\)\s*)?(?:\w+)?\s?(?:(?:is|was|are|were|comes?|came|ranks?|ranked|finish(?:es|ed)|sits?|placed|places|followed|follows|lies|lands?)\s(?:only |just |in |a |the |at |on |as |not |up )*"
    r"(?:close |closely |distant |narrow |narrowly |well |far |directly |immediately |right )*"
    r"(?:second|third|fourth|fifth|next|last|behind|runner-up|close|closest|2nd|3rd|4th|trailing|after|among|included|shown|listed|similar|excluded|left out|missing|unavailable|omitted|removed|dropped|out of|ruled out|ineligible|not (?:included|available|counted|ranked))\b"
    r"|(?:follows|trails|trailed|lags|lagged|comes behind|had to be|could not be|couldn't be|cannot be|can't be|has no|had no|has been (?:excluded|left out|removed|dropped)|is closed|did not report|withdrew|(?:has|is) yet to|never (?:reported|replied|finished)|takes second|took second|got second|lost (?:its|the|their) (?:lead|crown|title|top spot|first place|position)|lost out to|gave way to|(?:was|were|is|has been|got) (?:\w+ )?(?:overtaken|surpassed|outdone|eclipsed|dethroned|displaced|overhauled|passed) by)\b)"
    r"|^\s(?:and|,)\s[A-Z][\w ]{1,20}\s(?:follow|trail|lag|come (?:next|after|behind|second|third|close))\b|^\s(?:follow|trail|lag)\b|^\s(?:is|was) (?:only |merely |just )?mentioned\b"
    r"|^\s(?:is|was|remains?|stays?|would be|could be|may be|might be|makes?|can be|could serve as|can serve as|may serve as|serves as|(?:may|can|could|should) be kept)(?: (?:only|still|then|also|just|a|an|the|our|as|in|on|for|very|quite|good|solid|strong|decent|viable|reasonable|sensible|possible|close|safe|natural|obvious)){0,4} (?:back-?ups?|fall-?backs?|reserve|alternatives?|second (?:source|choice|option|supplier|best|pick)|plan b|contenders?|challengers?|substitutes?|standby|stand-by|next best|spare)\b"
    r"|^'s (?:[\w-]+ ){1,3}(?:is|was|comes|came) (?:closest|next|second|close)\b"
    r"|^\W{0,3}\(?(?:second|runner-up|2nd|#2|next)\b|^\s(?:a|the|in) (?:close |distant |near )?(?:second|runner-up|third)\b"
)
_CANDIDATES = Cue(
    r"\b(?:(?<!tie )(?<!draw )(?<!heat )(?<!shared )between|among|comparing|whether)\s[^,.;:]*$"
)
_LESSER_AFTER = Cue(
    r"^[^.;]{0,60}?\b(?:[a-z]{3,}ed|is|was|are|were|has|had|have|did|does|do|performed|fared|shows?|comes? out)\b[^.;]{0,40}?\b(?P<less>lower|less|fewer|smaller|worse|below|shorter|slower|weaker|behind)\b[^.;,]{0,30}?\bthan\b"
)
_MORE_AFTER = Cue(
    r"^[^.;]{0,60}?\b(?:[a-z]{3,}ed|is|was|are|were|has|had|have|did|does|do|performed|fared|shows?|comes? out)\b[^.;,]{0,30}?\b(?:higher|more|greater|larger|bigger|better|above|longer|faster|stronger)\b[^.;,]{0,30}?\bthan\b"
)
_LESSER_THAN_BEFORE = Cue(
    r"\b(?:lower|less|fewer|smaller|worse|shorter|slower|weaker)\b[^.;,]{0,30}?\bthan\b[^.;,]{0,20}$"
)
_MORE_THAN_BEFORE = Cue(
    r"\b(?:higher|more|greater|larger|bigger|better|longer|faster|stronger)\b[^.;,]{0,30}?\bthan\b[^.;,]{0,20}$"
)


def name_role(place: Place, question: Question) -> str:
    if _CANDIDATES.search(place.line_before[-60:], place.said_before):
        return "candidate"
    if found := _compared(place, question):
        return "" if found == "winner" else found
    asked = _ranks(told[0]) if (told := question.finds(_RANK_ASKED)) else set()
    if behind := RUNNER_UP_AFTER.match(place.line_after[:120], place.said_after):
        return "" if asked & _ranks(behind[0]) else "runner-up"
    behind = RUNNER_UP_BEFORE.search(place.line_before[-80:], place.said_before)
    if behind and not _SECOND_SOURCE.search(place.line_before[-160:], place.said_before):
        return "" if asked & _ranks(behind[0]) else "runner-up"
    if asked and _FIRST_AFTER.match(place.line_after[:60], place.said_after):
        return "other rank"
    if _DENIED_AFTER.match(place.line_after[:60], place.said_after) and not question.finds(
        _NEGATIVE
    ):
        return "denied"
    if (role := _IN_ROLE.search(place.line_before[-60:], place.said_before)) and not (
        set(stems(role["role"])) & question.stems
    ):
        return "other role"
    if _MOVED_FROM.search(place.line_before[-80:], place.said_before) and re.search(
        r"\bto\b", place.line_after[:60]
    ):
        return "previous"
    return _by_extreme(place, question) if question.extreme else ""


def _by_extreme(place: Place, question: Question) -> str:
    """The role of a name where the highest or lowest of some is asked for."""
    is_high = question.extreme > 0
    same, opposite = (HIGH, LOW) if is_high else (LOW, HIGH)
    said, follows = place.said_before, place.said_after
    head = _HEAD_END.split(place.after, maxsplit=1)[0]
    if (_LESS_AFTER if is_high else _GREATER_AFTER).match(head, follows):
        return "opposite"
    if is_high and (ranked := _RANKED.search(place.line_before, said)):
        return "runner-up" if re.search(r"[^\W\d_]", ranked["ahead"]) else ""
    if listed := _in_order(place, question):
        return "" if listed == "asked" else "runner-up"
    is_same = same.search(head, follows) is not None
    is_opposite = opposite.search(head, follows) is not None
    if is_same and not is_opposite:
        return ""
    nearest = _EXTREME.last(place.since[-80:], said)
    if nearest and opposite.fullmatch(nearest[0]) and not re.search(r"\bthan\b", place.since[-20:]):
        return "opposite"
    return "opposite" if is_opposite and not is_same else ""


_HEAD_END = re.compile(r"[;.,]| (?:and|but|while|whereas) ")


_RANK = r"(?:second|third|fourth|fifth|2nd|3rd|4th|5th|last|runners?-up)"
_RANK_ASKED = Cue(
    rf"\b(?:came|comes?|places?d?|finish(?:ed|es)?|rank(?:ed|s)?|ended|is|was|in)(?: up)?(?: in)?(?: the)? {_RANK}\b(?! (?:half|quarter|year|month|week|time|season|round|edition)\b)"
    rf"|\b(?!last\b){_RANK}[ -](?:place\b|most\b|least\b|[a-z]+est\b)|\brunners?-up\b"
)
"""A rank other than the first, by which a question asks for a name ("which team came second")."""
_FIRST_AFTER = Cue(
    r"^[\s\"')*]*(?:won\b|wins\b|(?:came|comes|placed|finish(?:ed|es)|rank(?:ed|s)|was|is) (?:in )?first\b|took first\b|leads\b|(?:is|was) the [a-z]+est\b)"
)
_RANKS = re.compile(r"second|third|fourth|fifth|2nd|3rd|4th|5th|last|runner")
_SAME_RANK = {"2nd": "second", "runner": "second", "3rd": "third", "4th": "fourth", "5th": "fifth"}


def _ranks(words: str) -> set[str]:
    """The ranks that some words name."""
    return {_SAME_RANK.get(rank, rank) for rank in _RANKS.findall(words)}


_IN_ROLE = Cue(
    r"\b(?:his|her|their|its) (?:[a-z]+ )?(?P<role>deput\w+|assistant|predecessor|colleague|second(?:-in-command)?|stand-in|substitute|boss|manager|wife|husband|co-\w+|vice-?\w*)(?:,| is| was|:)? (?:dr\.? |mr\.? |ms\.? |prof\.? )?$"
)
_MOVED_FROM = Cue(
    r"\b(?:moved|switch\w*|migrat\w*|chang\w*|convert\w*|transition\w*|went|upgrad\w*)\b[^.;]{0,30}\bfrom (?:the )?[\"'`(]?$"
)
_DENIED_AFTER = Cue(
    r"^(?:'s)?\s(?:did|does|do|has|had|have|was|were|is|are)(?:n't| not| never)(?:\s(?!only|just|merely|even)|(?=\W*(?:$|[;,.])))"
)
_NEGATIVE = Cue(r"\bnot\b|n't\b|\bnever\b|\bwithout\b|\bfail\w*|\bmiss\w*|\black\w*")
_LESS_AFTER = Cue(
    r"^(?:'s)?\s?(?:\w+\s){0,3}?(?:is|was|are|were|has|had|shows?)\s(?:\w+\s){0,2}?(?:lower|less|fewer|smaller|shorter|slower|weaker|worse)\b(?!.*\bthan\b)|^\s(?:drops?|dropped|falls?|fell|slips?|slipped|sinks?|sank)\s(?:back\s)?to\b"
)
_GREATER_AFTER = Cue(
    r"^(?:'s)?\s?(?:\w+\s){0,3}?(?:is|was|are|were|has|had|shows?)\s(?:\w+\s){0,2}?(?:higher|more|greater|larger|longer|faster|stronger)\b(?!.*\bthan\b)|^\s(?:rises?|rose|climbs?|climbed|jumps?|jumped|goes)\s(?:up\s)?to\b"
)
_ORDER = Cue(r"\bfrom (?:the )?(?P<one>[a-z]+) to (?:the )?(?P<two>[a-z]+)\b[^:.;]{0,60}:\s*")


def _in_order(place: Place, question: Question) -> str:
    """Whether a name stands at the asked end of an ordered list ("from fastest to slowest: A, B"), or another."""
    order = _ORDER.search(place.line_before, place.said_before)
    if not order:
        return ""
    asked, opposite = (HIGH, LOW) if question.extreme > 0 else (LOW, HIGH)
    if asked.fullmatch(order["one"]) and opposite.fullmatch(order["two"]):
        return "asked" if not place.line_before[order.end() :].strip(" *\"'`") else "other"
    if opposite.fullmatch(order["one"]) and asked.fullmatch(order["two"]):
        return "other" if re.match(r"[^.;\n]*?[,<>→]\s*\w", place.line_after) else "asked"
    return ""


_RANKED = Cue(
    r"\b(?:ranking|ranked|leaderboard|standings|top_?\d+|top \d+|descending(?: order)?)[\"']?\s?[:=]\s?\[?(?P<ahead>[^.;:\]]{0,160})$"
)
_SUPERLATIVE = Cue(r"\b(?P<most>[a-z]{3,})est\b")
_IS_MORE = Cue(r"^\s(?:is|was|are|were)\s(?:\w+\s)?(?P<more>[a-z]{3,})er\sthan\b")
_MORE_THAN = Cue(r"\b(?:is|was|are|were)\s(?:\w+\s)?(?P<more>[a-z]{3,})er\sthan\s(?:the\s)?$")
_DEGREES = ("high", "great", "larg", "low", "small", "few", "fewer", "bigg", "short", "long")
"""Comparatives that say which way, whatever is asked; others do so against the question's own."""
_SECOND_SOURCE = Cue(
    r"\b(?:first|one) (?:call|query|source|read|reading|run|tool|table|file|look|lookup|result|search|version|page|document|report|one)\b[^.]{0,90}\b(?:second|other|another|next)\b[^.]{0,30}$"
)
_EXTREME = Cue(f"{HIGH.pattern}|{LOW.pattern}")


def _compared(place: Place, question: Question) -> str:
    """winner or runner-up where the name stands in "A is lower than B", else ""."""
    before, after = place.line_before[-80:], place.line_after[:140]
    asked = question.finds(_SUPERLATIVE)
    if (
        asked
        and (found := _IS_MORE.match(after, place.said_after))
        and found["more"] not in _DEGREES
    ):
        return "winner" if found["more"] == asked["most"] else "runner-up"
    if (
        asked
        and (found := _MORE_THAN.search(before, place.said_before))
        and found["more"] not in _DEGREES
    ):
        return "runner-up" if found["more"] == asked["most"] else "winner"
    if not question.extreme:
        return ""
    up = question.extreme > 0
    if (_LESSER_THAN_BEFORE if up else _MORE_THAN_BEFORE).search(before, place.said_before):
        return "winner"
    return (
        "runner-up" if (_LESSER_AFTER if up else _MORE_AFTER).match(after, place.said_after) else ""
    )
