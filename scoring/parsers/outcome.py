# ruff: noqa: E501 - patterns are read whole, as one line each
"""What the result of a call shows by itself: a failure, nothing, a plan, a stored copy."""

import json
import re
from collections.abc import Iterator
from typing import Any

from scoring.parsers.hints import hints
from scoring.parsers.matter import Call, Task
from scoring.parsers.patterns import Cue, Cues, lower
from scoring.parsers.words import stems

_ENDING = 200

_STORED = Cues(
    [
        r"^\W*(?:\(|\[)?(?:cached(?: copy| result| response)?\b|served from (?:the )?cache|from cache\b|stored copy|(?:returning|using) cached|cache hit|duplicate call)",
        r"\"(?:from_|is_|x-|_)?cached?\"\s*:\s*(?:true|\"hit\")",
        r"(?<!not )\b(?:served|answered|returned|loaded|read|taken|delivered)[ _]from\W+(?:the |a |its )?(?:\w+ )?cache\b",
        r"\bcache(?:[ _-]status)?\W{1,3}hit\b|[(\[](?:from|via|out of) (?:the )?cache\b|\bcached[)\]]",
        r"\b304 not modified\b",
        r"[(\[](?:stored|saved|last known) (?:reading|value|result|response|answer)[)\]]",
        r"\bstored copy of (?:the|a) (?:previous|earlier|last|first)\b",
    ]
)
_FAILED = Cues(
    [
        r"^\W{0,4}(?:\w+(?:\.\w+)*)?(?:error|exception|traceback|failed|failure|fatal|timeout|timed out|permission denied|access denied|forbidden|unauthori[sz]ed|not found|"
        r"no such|invalid|cannot|can't|could not|unable to|refused|unavailable|rate limit\w*|too many requests|connection|http (?:error )?[45]\d\d|[45]\d\d[ :]+(?:service|bad|gateway|internal|not|forbidden|unauthori[sz]ed|too|method|client|server|request|conflict|gone)|service unavailable|internal server|bad request|quota|aborted|denied|syntax error|out of memory|killed|usage:)\b",
        r"^\W{0,4}\{?\W{0,3}(?:\"?(?:error|exception|errors)\"?\s*:\s*(?!null|none|false|\[\]|\"\"|\{\}|0\b))",
        r"\"(?:status|code)\"\s*:\s*\"?(?:error|failed|[45]\d\d)\b",
        r"Traceback (?<=\bTraceback )\(most recent call last\)|Error: (?<=\wError: )|Exception: (?<=\wException: )",
        r"\b(?:request|query|call|connection|command|statement)\s(?:has\s)?(?:timed out|failed|was refused|was rejected|aborted)\b",
        r"\brelation \"?\w+\"? does not exist|\bno such (?:table|column|file)\b",
        r"\"(?:success|ok)\"\s*:\s*false\b",
    ]
)
_PENDING = Cues(
    [
        r"\"?(?:status|state)\"?\W{1,3}(?:queued|pending|submitted|scheduled|running|in progress)\b[^\n]{0,40}\b(?:job|task|run|query|request)",
        r"\b(?:job|task|run|query|request)\b[^\n]{0,60}\b(?:status|state)\"?\W{1,3}(?:queued|pending|submitted|scheduled|running)\b",
        r"^\W*(?:job|task|query|request) \S{1,20} (?:queued|pending|submitted|scheduled|running|accepted|started|enqueued)\b",
        r"\bstatus\W{1,3}(?:queued|pending|running|in progress)\b[^\n\d]{0,40}$",
        r"\byou will (?:get|receive|be (?:notified|e?mailed))\b",
        r"\b(?:export|import|job|scan|task) (?:started|accepted|enqueued|queued)\b",
    ]
)
"""A job that was only taken on: its result is yet to come."""
_GATE = Cues(
    [
        r"<title>[^<]{0,60}\b(?:sign[ -]?in|log[ -]?in|not found|4\d\d|5\d\d|access denied|forbidden|just a moment|captcha|error|unavailable)\b",
        r"\b(?:please|you (?:must|need to|have to)) (?:first )?(?:sign|log) in\b",
        r"\b(?:enable|requires?) (?:javascript|cookies)\b|\bcaptcha\b|\baccept (?:all )?cookies\b",
        r"\bverify (?:that )?you are (?:a )?human\b",
        r"\bsession (?:has )?expired\b",
        r"\bsubscribe to (?:continue|read)\b|\bsubscribers only\b",
    ]
)
"""A page that stands before another, whatever its status says."""
_ABSENT = Cue(
    r"^\W*no (?:reply|answer|response)\b|[^\n]{0,60}\b(?:not found|does not exist|could not be found|is unknown)\W*$"
)
_THINGS = r"(?:results?|rows?|data|records?|match(?:es)?|output|hits|documents?|passages?|articles?|content|matching \w+)"
_EMPTY = Cue(
    rf"^\W*(?:|null|none|n/?a|nan|empty|no {_THINGS}(?: (?:found|returned|available|matched))?|nothing found|0 (?:rows?|results?|hits|records?)(?: returned| found)?|\(0 rows\)|rows?=0|no (?:more|further) \w+|(?:page )?out of range|end of (?:list|results|pages)|undefined|ok|done|success|delivered|saved|sent)\W*$"
    rf"|^\W*(?:(?:found|returned|got) )?(?:no|0|zero) (?:\w+ ){{0,2}}{_THINGS}(?: (?:found|returned|available|matched|matching|matches|for|in|were|was)\b[^\n]{{0,80}})?\W*$"
)
_SHORT = 16
"""A text of so many words that holds no number tells nothing where it speaks of failing."""
_FAILS = Cue(
    r"^\W*(?:err(?:or)?\b|nothing\b|kein\w*\s|aucune?\s|sin\s|nil\b)"
    r"|\b(?:unavailable|offline|expired|denied|declined|refused|rejected|aborted|cancelled|interrupted|timed out|time-?out|unreachable|unresponsive|unreadable|unsupported|unrecogni[sz]ed|unauthori[sz]ed|forbidden|restricted|encrypted|redacted|locked|corrupted|maintenance|queued|quota|throttled|captcha|javascript|log ?in|sign in|credentials?|api key|privileges?|permissions?|certificate|subscription|licen[cs]e required|required to|parse error|syntax|traceback|went wrong|try (?:again|later)|not (?:respond\w*|available|found|supported|exist|authori[sz]ed|allowed|permitted|processed|reachable|loaded|installed|configured|match\w*)|be processed|could not|cannot|can't|couldn't|unable|failed|failure|fails|exceeded|too many|maximum number of|in progress|is running|pending|does not exist|doesn't exist|empty|no text|image only|zugriff|fehler|erreur|introuvable|acceso|resultados)\b"
)
"""Words by which a result says that there is none."""
_NUMBER = re.compile(r"(?<![\d:])(?!(?:HTTP )?[45]\d\d\b|0+\b|\d\d?:\d\d)[1-9]\d*(?![\d:])")
"""A number that is neither zero, nor a time, nor the code of an answer over HTTP."""
_ABOUT_REPLY = frozenset(
    (
        "message",
        "msg",
        "detail",
        "info",
        "total_pages",
        "page_count",
        "next",
        "has_more",
        "took",
        "took_ms",
        "time",
        "page",
        "pages",
        "per_page",
        "limit",
        "offset",
        "size",
        "status",
    )
    + ("code", "query", "q", "timed_out", "elapsed", "request_id", "ok", "success")
)
"""Keys of a reply that tell of the reply itself."""
_PLAN = Cues(
    [
        r"\b(?:seq|index|index only|bitmap heap|table) scan\b|\bscan table\b",
        r"\bquery plan\b",
        r"\(cost=\d",
        r"search (?<=\bsearch )table\b",
    ]
)


def is_nothing(call: Call, task: Task) -> bool:
    """Whether a result failed, is empty, is yet to come, or is a query's plan."""
    opening, said = call.opening, call.opening_hints
    return bool(
        _ABSENT.match(opening[:120], said)
        or (_FAILED.found(opening, said) and not _is_of_failing(opening, task))
        or _EMPTY.match(opening[:200], said)
        or _PENDING.found(opening, said)
        or _PLAN.found(opening, said)
        or (len(call.text) == len(opening) and _is_empty_reply(opening))
    )


def is_stored(call: Call) -> bool:
    """Whether a result says at its beginning or end that it is a copy of an earlier one."""
    opening = call.opening
    if _STORED.found(opening, call.opening_hints):
        return True
    if len(call.text) == len(opening):
        return False
    ending = call.text[-_ENDING:]
    return _STORED.found(ending, hints(lower(ending)))


def is_barred(call: Call, task: Task) -> bool:
    """Whether a result looks like a page before the page, such as a login, or speaks of failing in
    a few words; it may hold what is asked for all the same.
    """
    return _GATE.found(call.opening, call.opening_hints) or _tells_nothing(call, task)


def _tells_nothing(call: Call, task: Task) -> bool:
    """Whether a result says in a few words, other than the question's, that there is none."""
    if len(call.opening.split()) > _SHORT or _NUMBER.search(call.opening):
        return False
    found = _FAILS.search(call.opening, call.opening_hints)
    return found is not None and task.stems.isdisjoint(stems(found[0]))


def _is_of_failing(opening: str, task: Task) -> bool:
    """Whether a result begins with a word of the question ("failed: 122") and gives a number."""
    first = stems(opening[:60])[:1]
    return not task.stems.isdisjoint(first) and _NUMBER.search(opening) is not None


def _is_empty_reply(text: str) -> bool:
    """Whether a JSON object holds an empty list and nothing else but zeros."""
    if not text.lstrip().startswith("{") or "[" not in text:
        return False
    try:
        reply = json.loads(text)
    except (ValueError, RecursionError):
        return False
    held = list(_held(reply))
    return [] in held and not any(held)


def _held(value: Any) -> Iterator[Any]:
    """The strings, numbers and empty lists of a reply, without what tells of the reply itself."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in _ABOUT_REPLY:
                yield from _held(inner)
    elif isinstance(value, list) and value:
        for inner in value:
            yield from _held(inner)
    else:
        yield value
