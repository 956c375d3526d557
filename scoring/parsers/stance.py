# ruff: noqa: E501 - patterns are read whole, as one line each
"""What the writer does with a value: asserts, rejects, hedges or quotes it; and how it is marked."""

import re

from scoring.parsers import cues
from scoring.parsers.claims import Claim
from scoring.parsers.patterns import Cue, LastCue, bits
from scoring.parsers.roles import Place
from scoring.parsers.words import stems

FINAL, ANSWER, CHOSEN, DERIVED, PLAIN, LISTED, ATTRIBUTED, SUPERSEDED, QUOTED = (
    60, 56, 50, 44, 40, 36, 33, 24, 20,
)  # fmt: skip

_ANSWER_KEY = Cue(
    r"(?:\"|'|^|[{,<]\s*|\b)(?P<key>final_?\s?answer|answer|final|result|final_?result|final_?value|conclusion|prediction|response|output_value|solution|answer_value|pick|choice|selection|selected|chosen|decision|verdict|(?<=[\"'])value(?=[\"']))[\"']?\s?[:=>]\s*[\"'\[{]?\s*$"
)
_NO_ANSWER = Cue(
    r"\b(?:unable to|cannot|can't|can not|could not|couldn't|won't|not able to|no|without an|impossible to) (?:\w+ )?(?:answer|conclusion)\W*$"
)
"""A refusal that reads like an answer key ("Unable to answer: 182 is impossible")."""
_OTHER_KEY = re.compile(
    r"(?:[\"'](?P<key>[\w .-]{1,40})[\"']\s*:|^\s*(?P<bare>[a-z]\w{0,30}_\w{1,30})\s*[:=])\s*[\"'\[{]?[^\]:]{0,80}$"
)


_CUT = LastCue(r"[;—]|,\s(?=(?:so|but|yet|then|hence|therefore)\b)")
_SO = Cue(r"^\W*(?:so|therefore|thus|hence|consequently|ergo)\b")
_RELATIVE_END = Cue(r"[;.]\s|,? \b(?:but|while|whereas|so)\b")
_ASKED = re.compile(r"^[^.!;\n]{0,80}\?[\"')\s]*$")


def stance(claim: Claim, place: Place, asked: frozenset[str]) -> str:
    """asserted, rejected, hedged or quoted, from the claim's own clause.

    asked : the question's stems; a verdict in its own words ("is suspicious") rejects nothing.
    """
    before, after = place.before[-120:], place.after[:160]
    if _rejected(before, after, place, asked):
        return "rejected"
    if place.sentence.kind == "quote":
        return "quoted"
    if claim.text[:1] in "~≈" or _is_hedged(place):
        return "hedged"
    return "asserted"


def _is_hedged(place: Place) -> bool:
    if not (place.said_before | place.said_after) & cues.HEDGED.bit:
        return False
    return cues.HEDGED.search(f"{place.before[-60:]} {place.after[:40]}") is not None


_REJECTING = bits(
    *(cues.CROSS, cues.NEGATED, cues.REJECTED_BEFORE, cues.LEFT_OUT_BEFORE, cues.FAULTY_SAYS),
    *(cues.CONTRARY_BEFORE, cues.DOUBTED_BEFORE, cues.BAD_BEFORE),
)
_REJECTING_AFTER = bits(
    *(cues.CROSS_AFTER, cues.REPLACED_AFTER, cues.VERDICT, cues.APPOSED, cues.BRACKETED, cues.NON),
    cues.ARROW_AFTER,
)


def _rejected(before: str, after: str, place: Place, asked: frozenset[str]) -> bool:
    if place.said_before & _REJECTING and _rejected_in_front(before, place, asked):
        return True
    return bool(
        place.said_after & _REJECTING_AFTER and _rejected_behind(before, after, place, asked)
    )


def _rejected_in_front(before: str, place: Place, asked: frozenset[str]) -> bool:
    """Whether what stands before a value rejects it."""
    said = place.said_before
    if cues.CROSS.search(place.line_before[-40:], said):
        return True
    if not cues.PSEUDO.search(before, said) and (
        cues.NEGATED.search(before, said)
        or _rejected_as(before, place.since if not place.first else "", said, asked)
        or cues.LEFT_OUT_BEFORE.search(before, said)
        and not _WITH_AND_WITHOUT.search(place.line_before)
        or place.first
        and _is_faulty_source(place.line_before[-120:], said)
        or cues.CONTRARY_BEFORE.search(place.line_before[-140:], said)
        or cues.DOUBTED_BEFORE.search(before, said)
        or cues.BAD_BEFORE.search(before, said)
    ):
        return True
    opens = place.line_before.rstrip(" \"'`$").endswith("(")
    return opens and cues.BAD_BEFORE.search(place.line_before[-80:], said) is not None


def _rejected_behind(before: str, after: str, place: Place, asked: frozenset[str]) -> bool:
    """Whether what follows a value rejects it."""
    said, follows = place.said_before, place.said_after
    if cues.CROSS_AFTER.match(place.line_after[:40], follows):
        return True
    if cues.REPLACED_AFTER.match(after, follows) and re.search(
        r"\d|[A-Z\"'`]", after[after.find(" ") :]
    ):
        return True
    relative = _RELATIVE_END.before_first(place.line_after[:160], follows)
    verdict = None
    if cues.VERDICT.found(place.line_after[:160], follows):  # tried one by one, so it is quick
        figure = _OWN_FIGURE.match(relative)
        verdict = (
            cues.REJECTED_AFTER.match(after)
            or cues.REJECTED_AFTER.match(relative)
            or figure
            and cues.REJECTED_AFTER.match(relative[figure.end() :])
        )
    if verdict and (set(stems(verdict[0])[-2:]) & asked or cues.PREMISE.search(before, said)):
        verdict = None
    apposed = cues.APPOSED.match(place.line_after[:120], follows)
    if apposed and not set(stems(apposed[0])[-1:]) & asked:
        return True
    return bool(
        verdict
        or cues.BRACKETED.match(place.line_after[:120], follows)
        or cues.NON.match(after, follows)
        or cues.ARROW_AFTER.match(relative, follows)
        and re.match(r"[^→>⇒➜]*(?:→|>|⇒|➜)\s*[^\W\d_]{0,12}\s?[$€£~]?[\d\w]", relative)
    )


_OWN_FIGURE = re.compile(r"\s?\([$€£]?\d[\d.,]*[a-zA-Z]?(?: [a-z]+)?\)|'s [$€£]?\d[\d.,]*[a-zA-Z]?")
"""A name's figure, of which a verdict may follow ("Plover ($91k) overshoots its invoices")."""


def _is_faulty_source(before: str, said: int) -> bool:
    """Whether a source is told to be faulty before what it says ("the API is stale; it says 47")."""
    if not said & cues.FAULTY_SAYS.bit:
        return False
    told = cues.VERDICT.found(before, said)  # its parts are tried one by one, so it is quick
    return told and cues.FAULTY_SAYS.search(before, said) is not None


def _rejected_as(before: str, since: str, said: int, asked: frozenset[str]) -> bool:
    """Whether a verb before a value rejects it, unless that is what is asked for ("rejected 684")."""
    found = cues.REJECTED_BEFORE.search(before, said)
    if found is None or stems(found[0])[0] in asked:
        return False
    if _PASSIVE.match(before[max(0, found.start() - 5) :], said):
        return False
    own = since if found.start() < len(before) - len(since) else ""
    return _GOES_ON.search(own, said) is None


_GOES_ON = Cue(
    r"\b(?:i|we|it|there|they|one|get|gets|got|find|finds|found|count|counted|obtain|obtained|have|has|had|is|was|are|were|came|come|comes|shows?|showed|gives?|gave|make|makes|made|arrive|arrived|report|use|used|take|stands?|should|tall(?:y|ied))\b"
)
"""What makes a new statement between a value that is rejected and the next ("instead of 880 I get 808")."""
_PASSIVE = Cue(
    r"(?:\s|^)?(?:was|were|been|are|is) (?:discard|dismiss|reject|ignor|retract|disregard)ed (?:and|,)\s"
)
_LEFT_OVER = Cue(
    r",\s(?:which\s)?leav(?:es|ing)\s(?:(?:only|about|the|other|remaining|another|just)\s){0,3}[$€£]?$"
)
"""What remains besides another value ("110 were sold, leaving 190 empty")."""
_WITH_AND_WITHOUT = Cue(r"\bwith\b[^.]{0,80}\bwithout\s$")
_AS_ASKED = Cue(
    r"\b(?:as|since|because|given that)\s(?:the question|you (?:asked|want|need))\b[^.;\d]{0,90}$"
)
_ADJUNCT_FIRST = Cue(
    r"^\W*(?:after|following|compared (?:to|with)|against|unlike|from|while|whereas|although)\b"
)
_WHETHER = Cue(
    r"\b(?:whether|(?:ask\w*|know|wonder\w*|sure|check\w*|verif\w+|confirm\w*) if)\s(?:it (?:is|was)\s)?[^.;,:\d]{0,40}$"
)
_IN_DOUBT = Cue(
    r"^[^.;:]{0,50}?\b(?:is|was|are|were|can be|could be)\s(?:really\s|still\s|the\s)?(?:right|correct|true|accurate|reliable|valid|trusted|used|real|ok|okay)\b"
)


def _in_question(place: Place) -> bool:
    """Whether a value is what a clause asks about ("whether the 54 on the board is right")."""
    asked = _WHETHER.search(place.line_before[-80:], place.said_before)
    return bool(asked and _IN_DOUBT.match(place.line_after[:90], place.said_after))


def mark_of(claim: Claim, place: Place, *, keyed: bool) -> int:
    """How strongly the claim is marked as the conclusion; `keyed` where the answer has an answer key."""
    before = place.line_before[-200:]
    return (
        _final(place, before, keyed=keyed)
        or _withdrawn(place, before)
        or _answer(claim, place, before)
        or _mark_behind(place)
        or _chosen(place, before)
        or _mark_of_kind(place)
    )


def _is_asked(place: Place) -> bool:
    return "?" in place.line_after and _ASKED.match(place.line_after) is not None


_FINAL_BITS = bits(_ANSWER_KEY, cues.FINAL, cues.BOXED, cues.HASHES)


def _final(place: Place, before: str, *, keyed: bool) -> int:
    """The mark of what is called final, stands under a key or is a heading, else 0."""
    said = place.said_before
    if _ANSWER_KEY.search(before[-60:], said) and not _NO_ANSWER.search(before[-60:], said):
        return FINAL
    if place.sentence.kind == "heading" and len(f"{before}{place.line_after}".split()) <= 2:
        return ANSWER
    if keyed and _OTHER_KEY.search(before[-120:]):
        return SUPERSEDED
    is_final = said & _FINAL_BITS and (
        cues.BOXED.search(before, said)
        or cues.HASHES.search(before, said)
        or cues.FINAL.search(before, said)
        or (lead := _lead(place))
        and cues.FINAL.search(lead, said)
    )
    return FINAL if is_final else 0


def _lead(place: Place) -> str:
    """What announces a claim's sentence, if the claim is the first there."""
    return f"{place.sentence.lead} : " if place.sentence.lead and place.first else ""


def _withdrawn(place: Place, before: str) -> int:
    """The mark of what is superseded, quoted or asked about, else 0."""
    if place.said_before & cues.SUPERSEDED_BEFORE.bit and _is_superseded(place, before):
        return SUPERSEDED
    if place.sentence.kind == "quote":
        return QUOTED
    return SUPERSEDED if _is_asked(place) or _in_question(place) else 0


def _is_superseded(place: Place, before: str) -> bool:
    said = place.said_before
    since = _CUT.rest(place.since, said)
    if not place.first and _ADJUNCT_FIRST.match(place.line_before, said):
        since = since.partition(",")[2] or since
    superseded = cues.SUPERSEDED_BEFORE.search(since[-90:], said)
    return superseded is not None and not cues.TRUE_VALUE.search(before, said)


_ANSWER_BITS = bits(cues.ANSWER, cues.DECISION, cues.AWARDED)


def _answer(claim: Claim, place: Place, before: str) -> int:
    """The mark of what is called the answer, a decision or an award, else 0."""
    said = place.said_before
    if not said & _ANSWER_BITS:
        return 0
    lead = _lead(place)
    listed = place.sentence.kind == "item" and before.rstrip().endswith(":")
    if lead and not listed and cues.ANSWER.search(lead, said):
        return ANSWER
    if cues.ANSWER.search(before, said) and not _NO_ANSWER.search(before[-60:], said):
        return ANSWER
    if not claim.label:
        return 0
    opens_line = place.sentence.start == place.sentence.line
    if lead and opens_line and cues.DECISION.search(place.sentence.lead, said):
        return ANSWER
    return CHOSEN if cues.AWARDED.search(before[-80:], said) else 0


_BITS_BEHIND = bits(
    cues.CHOSEN_AFTER, cues.CHOSEN_SO_AFTER, cues.FORMER_AFTER, cues.PRELIMINARY_AFTER
)


def _mark_behind(place: Place) -> int:
    """The mark that the words after a claim give it, else 0."""
    follows, after = place.said_after, place.line_after[:120]
    if not follows & _BITS_BEHIND:
        return 0
    if found := cues.CHOSEN_AFTER.match(after, follows):
        return ANSWER if "answer" in found[0] else CHOSEN
    if cues.CHOSEN_SO_AFTER.match(after[:100], follows):
        return CHOSEN
    former = cues.FORMER_AFTER.match(after[:40], follows)
    return SUPERSEDED if former or cues.PRELIMINARY_AFTER.match(after[:100], follows) else 0


_CHOOSING = bits(cues.TRUE_VALUE, cues.CHOSEN, cues.SIDED_WITH, _AS_ASKED, _SO)
_DERIVING = bits(cues.DERIVED, cues.RECOMPUTED)


def _chosen(place: Place, before: str) -> int:
    """The mark of what is chosen or derived, or only left over, else 0."""
    said = place.said_before
    if not place.first and _LEFT_OVER.search(before[-40:], said):
        return ATTRIBUTED
    if said & _CHOOSING and (
        cues.TRUE_VALUE.search(before[-120:], said)
        or cues.CHOSEN.search(place.before[-100:], said)
        or cues.SIDED_WITH.search(before[-100:], said)
        or _AS_ASKED.search(before[-120:], said)
        or _follows_so(before, said)
        or _follows_so(place.before, said)
    ):
        return CHOSEN
    derived = said & _DERIVING and (
        cues.DERIVED.search(before[-120:], said)
        or cues.RECOMPUTED.search(place.before[-100:], said)
    )
    return DERIVED if derived else 0


def _follows_so(before: str, said: int) -> bool:
    return _SO.match(before, said) is not None and len(before.split()) <= 6


def _mark_of_kind(place: Place) -> int:
    """The mark of what nothing marks, by its kind of sentence and by its source."""
    if place.sentence.kind in ("table", "code"):
        return LISTED - 6 * (place.sentence.kind == "table")
    said, follows = place.said_before, place.said_after
    attributed = cues.ATTRIBUTED_BEFORE.search(
        place.before[-140:], said
    ) or cues.ATTRIBUTED_AFTER.match(place.after[:90], follows)
    if attributed and not cues.FIRST_PERSON.search(place.before[-100:], said):
        return ATTRIBUTED
    if cues.CONDITIONAL.search(place.before, said):
        return ATTRIBUTED
    return LISTED if place.sentence.kind == "item" else PLAIN
