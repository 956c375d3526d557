# ruff: noqa: E501 - patterns are read whole, as one line each
"""What later sentences take back ("That is wrong") or choose ("I trust the log")."""

import re
from collections.abc import Callable
from functools import cache, partial

from scoring.parsers import cues
from scoring.parsers.claims import Claim
from scoring.parsers.hints import Told
from scoring.parsers.layout import Sentence
from scoring.parsers.patterns import Cue, bits
from scoring.parsers.question import STOP, Question
from scoring.parsers.stance import ANSWER, CHOSEN, SUPERSEDED
from scoring.parsers.words import stems


def taken_back(
    text: str, told: Told, laid_out: list[Sentence], claims: list[Claim], question: Question
) -> list[Claim]:
    """Claims rejected by a later sentence or clause that points back to them ("That is wrong")."""
    matching = next((claim for claim in claims if claim.side != "none"), None)
    if matching is None:
        return claims
    made = list(claims)
    sources = cache(partial(_sources, text, told, laid_out, claims))
    for index, sentence in enumerate(laid_out):
        if index < matching.sentence or sentence.kind in ("code", "table", "offer"):
            continue
        bounds = [sentence.start, *sentence.cuts, sentence.end]
        for begin, end in zip(bounds, bounds[1:], strict=False):
            if begin <= matching.start:
                continue
            cut = min(end, begin + 240)
            said = told.between(begin, cut)
            if not (said & _TELLING or said & cues.VERDICT.bit and said & _JUDGED):
                continue
            clause = text[begin:cut]
            verdict = cues.VERDICT.start(clause, said) if said & _JUDGED else -1
            if _about_a_source(made, sources, clause, said, verdict, begin, question):
                continue
            if _ONLY_EARLIER.match(clause, said):
                _demote_last(made, begin, index)
            elif _points_back(made, clause, said, verdict, begin, question) and not _about_a_fault(
                text, made, clause, said, begin
            ):
                if cues.EXTRA_FIRST.search(text[sentence.start : min(end, sentence.start + 300)]):
                    _reject(made, lambda c: c.mark == SUPERSEDED)
                else:
                    _reject_last(text, made, begin, sentence, index)
    return made


_BARE_ANAPHOR = Cue(r"^\W*(?:(?:and|but|though|although)\W+)?(?:that|this|it|which)\b")
_FAULT = Cue(
    r"(?:[.;:!\n—]|,? (?:but|and|while|although|though)(?= (?:the|an?|my|one|another)\b))[^.;:!\n—]{0,80}?\b"
    r"(?:crash(?:ed|es|ing)|timed out|time-?outs?|failed|fails|hung|froze|unavailable|unreachable|offline|(?:was|is|went|were) down|traceback|\w+error|\w*exception"
    r"|(?:threw|raised|returned|gave|hit|got|reported|showed|produced|with|met) (?:an?|some|several|the) (?:[\w-]+ ){0,3}(?:errors?|faults?)|(?:http|status|error|code)\W{1,2}[45]\d\d\b"
    r"|would(?:n't| not) (?:load|open|start|respond)|(?:did|does|could)(?:n't| not) (?:load|open|start|respond|connect|be (?:loaded|opened|reached)))"
)
"""What failed, as the subject of a statement of its own ("27 stalls. The map tool crashed …")."""


_OF_VALUES = Cue(
    r"\b(?:wrong|incorrect|inaccurate|erroneous|false|mistaken|untrue|stale|outdated|obsolete|inflated|deflated|\w+stated|implausibl[ey]|impossibl[ey]|incomplete|truncated|too \w+|(?:right|correct|true|accurate|plausible|possible))\b"
)
"""What is said of values rather than of failures."""


def _about_a_fault(text: str, made: list[Claim], clause: str, said: int, begin: int) -> bool:
    """Whether "that" points to a failure told since the last value, and to no value."""
    if not _BARE_ANAPHOR.match(clause, said) or _VALUE_SUBJECT.match(clause, said):
        return False
    if _OF_VALUES.search(clause, said):
        return False
    since = max((c.end for c in made if c.side != "none" and c.start < begin), default=begin)
    return _FAULT.search(text[max(since, begin - 240) : begin]) is not None


def _judges_its_own(made: list[Claim], begin: int, verdict: int) -> bool:
    """Whether a clause's verdict is about a value that the clause itself names."""
    return any(c.side != "none" and begin <= c.start < begin + verdict for c in made)


def _about_a_source(
    made: list[Claim],
    sources: Callable[[], dict[int, str]],
    clause: str,
    said: int,
    verdict: int,
    begin: int,
    question: Question,
) -> bool:
    """Apply what a clause says of a source, or of the former and the latter; whether it said so."""
    if told := cues.FORMER_LATTER.search(clause, said):
        _choose_of_two(made, told["which"] or told["subject"], begin + told.start())
        return True
    if verdict >= 0 and (source := _source_rejected(clause[:verdict])):
        rejected = _reject(made, lambda c: c.start < begin and source in sources()[c.start])
        return rejected or _VALUE_SUBJECT.match(clause, said) is None
    if not said & _PREFERRING:
        return False
    told = cues.PREFERRED.search(clause, said)
    if source := _source_preferred(clause, said, told):
        by_writer = told is not None and told.lastgroup == "noun"
        since = begin + (told.start() if told else 0)
        _prefer(made, sources(), source, since, question, by_writer=by_writer)
        return True
    return False


def _sources(
    text: str, told: Told, laid_out: list[Sentence], claims: list[Claim]
) -> dict[int, str]:
    """For each claim's start the words that may name its source: since the claim before it."""
    found: dict[int, str] = {}
    previous = 0
    earlier: Claim | None = None
    for claim in claims:
        begin = max(previous, laid_out[claim.sentence].start, claim.start - 120)
        after = text[claim.end : claim.end + 60]
        named = cues.ATTRIBUTED_AFTER.match(after, told.between(claim.end, claim.end + 60))
        source = (
            after[: named.end()] + re.split(r"[,;.\d]", after[named.end() :])[0] if named else ""
        )
        context = laid_out[claim.sentence].context
        words = f"{context} {text[begin : claim.start]} {source}"
        found[claim.start] = words.lower()
        if (
            earlier
            and _SIDE_BY_SIDE.fullmatch(text[earlier.end : claim.start])
            and (two := _TWO_SOURCES.search(found[earlier.start]))
        ):
            found[earlier.start], found[claim.start] = two["one"], two["two"]
        earlier = claim
        if claim.side != "none" or not claim.role:
            previous = claim.end + len(source)
    return found


_SIDE_BY_SIDE = re.compile(r"\W{0,2}(?:vs\.?|versus|against|and|/|,)\W{0,2}")
_TWO_SOURCES = re.compile(
    r"\b(?:the|my|our) (?P<one>[a-z][\w' -]{1,40}?),? (?:and|vs\.?|versus) (?P<two>[a-z][\w' -]{1,40}?)"
    r" (?:(?:are|were) (?:at odds|apart|in conflict)|(?:do not|don't|did not) (?:agree|match)|disagree\w*|differ\w*|conflict\w*|clash\w*|diverge\w*"
    r"|give|gave|return|returned|say|said|show|showed|report|reported|list|listed)\b[\s:(]*$"
)
"""Two sources, each of which said one of two values that follow in the same order."""


def _source_preferred(clause: str, said: int, told: re.Match[str] | None) -> str:
    """The source that a clause chooses ("I trust the log", as is `told`), or ""."""
    if option := cues.OPTION.search(clause, said):
        return option["label"]
    return _source(told[told.lastgroup or 0]) if told else ""


def _prefer(
    made: list[Claim],
    sources: dict[int, str],
    source: str,
    begin: int,
    question: Question,
    *,
    by_writer: bool,
) -> None:
    """Mark what a chosen source said as chosen; if none names it, what is said in nobody's name.

    by_writer : whether the writer chooses ("I went with the log"), rather than says which is right.
    """
    before = [claim for claim in made if claim.start < begin and not claim.role]
    chosen = [claim for claim in before if source in sources[claim.start]]
    if not chosen and by_writer:
        sided = [claim for claim in before if claim.side != "none"]
        chosen = [c for c in sided if not _names_source(sources[c.start], question)]
        if {claim.side for claim in chosen} == {claim.side for claim in sided}:
            return
    sides = {claim.side for claim in chosen}
    if len(sides) == 1 and "none" not in sides:  # the same value, wherever it was said before
        chosen = [claim for claim in before if claim.side in sides]
    for claim in chosen:
        made[made.index(claim)] = claim.replace(
            mark=max(claim.mark, CHOSEN), weight=claim.weight + 15, stance="asserted"
        )


_DETERMINED = re.compile(r"\b(?:the|its|our|my|an?)\s([\w-]+(?:\s[\w-]+)?)")


def _names_source(words: str, question: Question) -> bool:
    """Whether the words before a value name anything but what is asked for."""
    return bool(set(stems(" ".join(_DETERMINED.findall(words)))) - question.stems - STOP)


def _choose_of_two(made: list[Claim], which: str, begin: int) -> None:
    """Mark the former or the latter of the last two different claims as chosen."""
    before = [c for c in made if c.start < begin and c.side != "none" and c.stance != "rejected"]
    latter = before[-1] if before else None
    former = next((c for c in reversed(before) if latter and c.side != latter.side), None)
    meant = former if which == "former" else latter
    if former is not None and meant is not None:
        made[made.index(meant)] = meant.replace(mark=ANSWER, role="")


def _reject(made: list[Claim], chosen: Callable[[Claim], bool]) -> bool:
    """Reject the chosen claims; whether there were any."""
    found = [position for position, claim in enumerate(made) if not claim.role and chosen(claim)]
    for position in found:
        made[position] = made[position].replace(stance="rejected")
    return bool(found)


def _source_rejected(subject: str) -> str:
    """The source that a clause rejects as a whole ("the API" is stale), or ""."""
    match = cues.SOURCE_SUBJECT.search(subject[-80:])
    return _source(match["noun"]) if match else ""


def _source(phrase: str) -> str:
    """The last word of a source's name; "" for words that mean the value itself."""
    for word in reversed(phrase.lower().split()):
        if (noun := word.removesuffix("'s")) not in _VALUE_WORDS:
            return noun
    return ""


_VALUE_WORDS = frozenset(
    [
        "figure",
        "figures",
        "number",
        "numbers",
        "value",
        "values",
        "total",
        "count",
        "result",
        "results",
        "reading",
        "one",
        "estimate",
        "answer",
        "claim",
        "rate",
        "sum",
        "amount",
        "mean",
        "average",
        "median",
        "percentage",
        "share",
        "it",
        "that",
        "this",
        "same",
        "other",
        "lower",
        "higher",
        "first",
        "second",
        "latter",
        "quote",
        "quotation",
        "passage",
        "excerpt",
        "statement",
        "snippet",
        "former",
    ]
)


def _points_back(
    made: list[Claim], clause: str, said: int, verdict: int, begin: int, question: Question
) -> bool:
    """Whether a clause rejects what was said just before it."""
    if not (
        said & _REJECTING
        and _rejects(clause, said, question)
        or said & cues.ANAPHOR.bit
        and _judges_the_last(made, clause, said, verdict, begin)
    ):
        return False
    return not (_OWN_CONFLICT.match(clause, said) or _MUTUAL.search(clause, said))


def _rejects(clause: str, said: int, question: Question) -> bool:
    """Whether a clause rejects something without naming it, or only by pointing to it."""
    action = cues.ANAPHOR_ACTION.search(clause, said)
    if action and not _NOTHING.search(clause[: action.start()], said):
        return True
    bare = cues.BARE_VERDICT.match(clause, said)
    if bare and not set(stems(bare[0])[-1:]) & question.verdicts:
        return True
    if _DENIED.match(clause, said) or _WARNED.match(clause, said):
        return True
    return bool(_SHOULD_READ.match(clause, said)) and not _SUPPOSED.match(clause, said)


def _judges_the_last(made: list[Claim], clause: str, said: int, verdict: int, begin: int) -> bool:
    """Whether a clause opens by pointing back and then judges that, and no value of its own."""
    if not cues.ANAPHOR.match(clause, said) or _SUPPOSED.match(clause, said):
        return False
    if (
        0 <= verdict < 100
        and not _VALUE.search(clause[:verdict])
        and not _judges_its_own(made, begin, verdict)
    ):
        return True
    return _NOT_BELIEVED.search(clause, said) is not None


_OWN_CONFLICT = Cue(
    r"^\W*(?:but |and |though |although |note that )?(?:this|that|it|which)\s(?:\w+\s)?(?:contradict|refut|disprov|conflicts?\swith|disagrees?\swith|differs?\sfrom|deviat)\w*"
)
"""What was just said conflicts with another source: it is the other one that is set aside, if any."""
_MUTUAL = Cue(r"\b(?:with|to|from) (?:each other|one another)\b|\beach other\b|\bmutually\b")
"""Two that conflict with each other: neither is set aside."""
_DENIED = Cue(
    r"^\W*(?:(?:and|but)\s)?(?:no\W+)?(?:it|that|this|they)\s?(?:is|was|are|were|does|did|do|can|could|'s)(?:n't|not|\snot)\W*$"
)
_WARNED = Cue(
    r"^\W*(?:(?:but|and|so|please|i|i'd|i would|i must|we|would)\s){0,3}(?:(?:do not|don't|never) (?:use|quote|cite|report|trust)\W*$"
    r"|not (?:to be|for) (?:used|quoted|cited|reported|relied on|trusted|use|citation|publication)\b"
    r"|treat (?:it|(?:this|that|the)(?: \w+)?) as (?:unusable|unreliable|invalid|suspect|wrong|void|unverified)\b"
    r"|(?:advise|warn|caution|recommend) against \w+ing (?:on )?(?:it|that|this|them)\b)"
)
_SUPPOSED = Cue(
    r"^\W*(?:(?:if|were|had|in case|unless|whenever)\s|should\s(?:the|any|there|it|they)\b)"
)
_SHOULD_READ = Cue(
    r"^\W*(?:(?:but|and|though|although|while|when|where)\s)?(?:it|that|this|which)\s(?:should|ought to|must)\s(?:actually |really |instead |in fact |have )*(?:be|read|say|been|show|state)\s[^.;]{0,20}\d"
)
_NOTHING = Cue(r"\b(?:nothing|none|neither|no one|nobody|no \w+)\b[^.;]{0,30}$")
_VALUE_SUBJECT = Cue(
    r"^\W*(?:(?:but|and|yet|though|although|however)\W+)?(?:that|this|the|these|those) (?:[a-z]+ed |same |given |first |second |raw |high |low |above |new |old )?(?:figure|number|value|total|count|result|reading|estimate|answer|rate|sum|entry|record|row|field|item|measurement|quote|quotation|passage|excerpt|statement|snippet)s?\b"
)
_VALUE = re.compile(r"(?<![A-Za-z\d])\d")
_NOT_BELIEVED = Cue(r"\bn(?:o|')t (?:think|believe)\b.{0,60}\b(?:right|correct|true|reliable)\b")

_ONLY_EARLIER = Cue(
    r"^\W*(?:but |though |however,? |and )?(?:that|this|it|which|the (?:former|first)(?: one| figure| value)?)(?:'s| is| was)? (?:only |just |merely |but )?(?:(?:the|a|an|my|our) (?:\w+ )?(?:cached|stale|stored|earlier|previous|preliminary|provisional|partial|raw|draft|old|initial)\b|(?:(?:count|cover|include|reflect|concern)s?|counted|covered|included) (?:only|just|merely)\b)"
)
"""What was just said is only a first or a part of a value, which another one may replace."""


def _demote_last(made: list[Claim], begin: int, index: int) -> None:
    """Take the last value before a place for superseded, unless it was chosen."""
    earlier = [c for c in made if c.start < begin and not c.role and index - c.sentence <= 1]
    if earlier and earlier[-1].mark < CHOSEN:
        last = earlier[-1]
        weight = last.weight - last.mark - last.opening + SUPERSEDED
        made[made.index(last)] = last.replace(mark=SUPERSEDED, weight=weight, opening=0)


_JUDGED = bits(cues.SOURCE_SUBJECT, cues.ANAPHOR)
"""The hints of a clause whose verdict can be about a source or what was said before."""
_REJECTING = bits(cues.ANAPHOR_ACTION, cues.BARE_VERDICT, _DENIED, _WARNED, _SHOULD_READ)
"""The hints of a clause that can reject what was said before with no verdict on it."""
_PREFERRING = bits(cues.PREFERRED, cues.OPTION)
"""The hints of a clause that can choose a source."""
_TELLING = _REJECTING | _PREFERRING | bits(_ONLY_EARLIER, _NOT_BELIEVED, cues.FORMER_LATTER)
"""The hints of a clause that can take back or choose anything with no verdict on it."""


def _reject_last(text: str, made: list[Claim], begin: int, sentence: Sentence, index: int) -> None:
    """Reject the value that the nearest earlier sentence (of this and two before) is about."""
    here = [c for c in made if c.sentence == index and c.start < begin and c.side != "none"]
    if here and all(claim.role for claim in here):
        return
    earlier = [
        c
        for c in made
        if c.start < begin
        and not c.role
        and index - c.sentence <= 2
        and not cues.PREMISE.search(text[max(sentence.start, c.start - 80) : c.start])
    ]
    if not earlier:
        return
    near = [claim for claim in earlier if claim.sentence == earlier[-1].sentence]
    sided = [claim for claim in earlier if claim.side != "none"]
    if sided:
        meant = _meant(text, made, sided, begin, index)
    else:
        meant = max(near, key=lambda claim: (claim.weight, claim.start))
    if meant.stance != "rejected":
        made[made.index(meant)] = meant.replace(stance="rejected")


_ITS = Cue(
    r"^\W*(?:(?:so|and|but|hence|thus|therefore|then|which means|meaning)\b[,\s]*){0,3}(?P<whose>its|their)\s(?:\w+\s)?(?:figures?|numbers?|values?|totals?|counts?|results?|readings?|answers?|estimates?|rates?|sums?|averages?|means?|medians?|output|data|entry|record)\b"
    r"|^\W*(?:so|hence|thus|therefore)\b[,\s]*(?:that|this|the)\s(?:\w+\s)?(?:figure|number|value|total|count|result|reading|answer|estimate)\b"
)
_WORKED_OUT = Cue(
    r"\b(?!being\b|during\b|nothing\b)[a-z]{2,}ing\s[^.;,\d]{1,60}?\b(?:gives?|gave|yields?|yielded|makes|made|(?:comes?|came) to|leaves|left|results? in|resulted in)\s[^\w.;]{0,3}$"
)
"""A value that the writer worked out, which is no tool's own ("dividing … gives 37.50")."""


def _meant(text: str, made: list[Claim], sided: list[Claim], begin: int, index: int) -> Claim:
    """The value that a rejection after several means: the last, or a source's after "its figure".

    Where the answer opens with one of the two references it is the other; else the one told with
    less weight, such as one that was had first, or that the writer did not work out.
    """
    last = sided[-1]
    if not _ITS.match(text[begin : begin + 120]):
        return last
    stated = next(
        (c for c in made if c.opening and c.side != "none" and c.stance == "asserted"), last
    )
    others = [claim for claim in sided if claim.side != last.side]
    if not others or last.side != stated.side:
        return last
    if stated.sentence < index:
        return others[-1]
    worked_out = _WORKED_OUT.search(text[max(0, last.start - 100) : last.start]) is not None
    return others[-1] if worked_out or others[-1].mark < last.mark else last
