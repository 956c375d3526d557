# ruff: noqa: E501 - patterns are read whole, as one line each
"""Answers written as JSON: which of an object's values answers, and which ones only lead to it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from decimal import Decimal

from scoring.parsers.claims import Claim
from scoring.parsers.patterns import Cue
from scoring.parsers.question import Question, labelled
from scoring.parsers.stance import CHOSEN, FINAL, SUPERSEDED
from scoring.parsers.words import stem, stems

MOST_TOKENS = 4000
"""An object of more parts is read no further."""
DEEPEST = 24
"""Nor is one that is nested deeper."""

_OPENS = re.compile(r"\{\s*[\"'](?=[^\"'\n]{0,60}[\"']\s*:)|\[\s*(?=\{\s*[\"'])")
_TOKEN = re.compile(
    r"\s*+(?:(?P<mark>[{}\[\],:])|(?P<text>\"(?>(?:[^\"\\\n]|\\.)*)\"|'(?>(?:[^'\\\n]|\\.)*)')|(?P<bare>[^\s,:{}\[\]\"']+))"
)
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])|[_\W]+")

_ANSWERS = Cue(
    r"^(?:(?:my|the|your) )?(?:final|answer|final \w+|\w+ answer|answer \w+|conclusion|verdict|prediction|decision|solution|chosen(?: \w+)?|selected(?: \w+)?|choice|pick)$"
)
_RESULTS = Cue(r"^(?:results?|outputs?|response|value|data|return|outcome|finding|summary)$")
_WORKING = Cue(
    r"^(?:\w+ )?(?:steps?|trace|history|calls?|logs|observations?|observed|evidence|sources?|candidates?|alternatives?|options|rejected|discarded|excluded|ignored|drafts?|previous|superseded|earlier|"
    r"reasoning|thoughts?|thinking|scratchpad|working|intermediates?|inputs?|raw|debug|attempts?|partial|stale|cached|cache|checks?|comparisons?|readings|inputs|last seen|last known|considered|initial|old|former|tools?|evidences|provenance|rivals?|runners? up|events|actions)(?: \w+)?$"
)
_UNKNOWN = Cue(
    r"^\W*(?:null|none|nil|nan|undefined|n/?a|unknown|undetermined|unavailable|indeterminate|inconclusive|not (?:available|known|determined|found|answered)|cannot (?:be )?(?:determined?|answer)|no answer|-+|\?+|)\W*$"
)
_GOOD = Cue(
    r"^(?:is )?(?:trusted|reliable|valid|accepted|usable|verified|correct|current|kept|keep|passed|trustworthy|plausible|confirmed|authoritative)$"
)
_PICKED = Cue(r"^(?:is )?(?:selected|chosen|used|picked|final|preferred|winner|adopted|best)$")
_BAD = Cue(
    r"^(?:is )?(?:rejected|discarded|stale|outdated|invalid|suspect|superseded|ignored|excluded|wrong|incorrect|obsolete|anomalous|implausible|untrusted|deprecated|dropped|duplicate)$"
)
_STATE = Cue(
    r"^(?:\w+ )?(?:status|verdict|state|decision|quality|assessment|judg[e]?ment|flag|validity|outcome|trust|reliability|note|comment|remark|action)$"
)
_REJECTS = Cue(
    r"^(?:is |was )?(?:rejected|discarded|stale|outdated|invalid|suspect|superseded|ignored|excluded|wrong|incorrect|obsolete|implausible|untrusted|unreliable|dropped|failed|error|not (?:trusted|used|reliable|valid|plausible)|low|no)\b"
)
_PICKS = Cue(r"^(?:selected|chosen|used|picked|final|preferred|accepted|adopted|winner)\b")
_FAILED = Cue(r"^(?:error|errors|exception|failure)$")
_ANNOUNCED = Cue(r"\b(?:answer|result|output|response|conclusion)(?: is)?\W*$")
_YES, _NO = frozenset(("true", "yes", "1")), frozenset(("false", "no", "0"))


@dataclass(slots=True)
class Holder:
    """An object or a list: its key in `parent` (-1 for none) and, for an object, its plain values."""

    key: str
    parent: int
    is_list: bool
    facts: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Leaf:
    """A plain value at `text[start:end]` under a key of a holder."""

    start: int
    end: int
    key: str
    holder: int


@dataclass(slots=True)
class Document:
    """The values and holders of one JSON text at `text[start:end]`, the outermost holder first."""

    start: int
    end: int
    holders: list[Holder] = field(default_factory=list)
    leaves: list[Leaf] = field(default_factory=list)

    def above(self, holder: int) -> Iterator[Holder]:
        """A holder and those that hold it, from the inside."""
        while holder >= 0:
            yield self.holders[holder]
            holder = self.holders[holder].parent

    def keys(self, leaf: Leaf) -> list[str]:
        """The keys that lead to a leaf, its own first."""
        return [leaf.key, *(holder.key for holder in self.above(leaf.holder))]


def documents(text: str) -> Iterator[Document]:
    """The JSON texts of an answer, as far as they can be read."""
    at = 0
    while found := _OPENS.search(text, at):
        read = _read(text, found.start())
        if len(read.leaves) > 1 or read.leaves and read.holders[0].key == "":
            yield read
        at = max(read.end, found.end())


def _read(text: str, start: int) -> Document:
    """The JSON text that opens at `start`; one that is broken ends where it breaks."""
    made = Document(start, start)
    inside, key, last, depth = -1, "", None, 0
    for _ in range(MOST_TOKENS):
        token = _TOKEN.match(text, made.end)
        if token is None:
            break
        made.end = token.end()
        mark = token["mark"]
        if mark in ("{", "["):
            depth += 1
            if depth > DEEPEST:
                break
            made.holders.append(Holder(key, inside, mark == "["))
            inside, key, last = len(made.holders) - 1, "", None
        elif mark in ("}", "]"):
            depth -= 1
            inside, key, last = made.holders[inside].parent, "", None
            if inside < 0:
                break
        elif mark == ":" and last is not None:
            key, last = _key(text[slice(*last)]), None
        elif mark == ",":
            key, last = "" if not made.holders[inside].is_list else key, None
        elif mark is None:
            last = token.span("text" if token["text"] else "bare")
            if key or made.holders[inside].is_list:
                _put(text, made, Leaf(*last, key, inside))
    return made


def _put(text: str, made: Document, leaf: Leaf) -> None:
    made.leaves.append(leaf)
    if leaf.key:
        made.holders[leaf.holder].facts[leaf.key] = _plain(text, leaf)


def _key(written: str) -> str:
    """A key in plain words ("finalAnswer" is "final answer")."""
    return " ".join(filter(None, _CAMEL.split(written))).lower()


def _plain(text: str, leaf: Leaf) -> str:
    return text[leaf.start : leaf.end].strip("\"'").strip().lower()[:80]


_PAIR_LINE = re.compile(r"\s*(?:-\s)?[\"']?[\w .-]{1,40}[\"']?\s?[:=](?!\w*//)[^\n]*")
_OPEN_LINE = Cue(
    r"^\s*[\"']?(?:final[ _])?(?:answer|result|value)[\"']?\s?[:=]\s?[\"']?(?:null|none|n/?a|unknown|undetermined|-+|\?+|~)[\"']?$"
)


def _left_open(text: str) -> bool:
    """Whether lines of keys and values leave the answer's value open ("answer: n/a")."""
    lines = [line for line in text[:2000].split("\n") if line.strip()]
    if not 2 <= len(lines) <= 12 or not all(map(_PAIR_LINE.fullmatch, lines)):
        return False
    return any(map(_OPEN_LINE.match, lines))


def weighed(
    text: str, said: int, claims: list[Claim], question: Question, *, names: bool
) -> list[Claim]:
    """The claims; those in a JSON text as its keys and flags mark them. `names` are asked for."""
    if not claims:
        return claims
    one_side = said & _OPEN_LINE.bit and len({claim.side for claim in claims} - {"none"}) == 1
    if one_side and _left_open(text):
        return [claim.replace(role=claim.role or "withheld") for claim in claims]
    if "{" not in text:
        return claims
    made = list(claims)
    for document in documents(text):
        inside = [n for n, claim in enumerate(made) if document.start <= claim.start < document.end]
        if inside:
            _mark(text, document, made, inside, question, names=names)
    return made


def _mark(
    text: str,
    document: Document,
    made: list[Claim],
    inside: list[int],
    question: Question,
    *,
    names: bool,
) -> None:
    holding = _holding(document, [made[n] for n in inside])
    answers, is_open = _answers(text, document, holding, names=names)
    if not answers and _ANNOUNCED.search(text[max(0, document.start - 40) : document.start]):
        answers = [leaf for leaf in holding if leaf is not None]
    is_open = is_open or not answers and _has_failed(document)
    is_open = is_open and len({made[n].side for n in inside} - {"none"}) < 2
    best = _best_key([made[n] for n in inside], holding, answers, question)
    behind = _other_rows(document, question) | (_lower_rows(document, question) if names else set())
    for n, leaf in zip(inside, holding, strict=True):
        claim = made[n]
        if leaf is None:
            continue
        flag = _flag(document, leaf)
        if is_open:
            made[n] = claim.replace(role=claim.role or "withheld")
        elif flag < 0:
            made[n] = claim.replace(stance="rejected")
        elif leaf in answers:
            made[n] = _at(claim, FINAL if best in ("", leaf.key) else SUPERSEDED)
        elif answers and _is_working(document, leaf):
            made[n] = claim.replace(role=claim.role or "working")
        elif answers:
            made[n] = _at(claim, SUPERSEDED)
        elif not behind.isdisjoint(_path(document, leaf)):
            made[n] = claim.replace(role=claim.role or "other row")
        elif flag > 0:
            made[n] = _at(claim, CHOSEN)


def _has_failed(document: Document) -> bool:
    """Whether an error stands beside the values."""
    return any(
        _FAILED.match(key) and not _UNKNOWN.match(value) and value not in _NO
        for key, value in document.holders[0].facts.items()
    )


def _at(claim: Claim, mark: int) -> Claim:
    """The claim with another mark, the rest of its weight kept."""
    role = "" if mark == FINAL else claim.role
    return claim.replace(mark=mark, weight=claim.weight + mark - claim.mark, role=role)


def _holding(document: Document, claims: list[Claim]) -> list[Leaf | None]:
    """The leaf that each claim stands in, both in order of place."""
    found: list[Leaf | None] = []
    leaves = iter(document.leaves)
    leaf = next(leaves, None)
    for claim in claims:
        while leaf is not None and leaf.end <= claim.start:
            leaf = next(leaves, None)
        found.append(leaf if leaf is not None and leaf.start <= claim.start else None)
    return found


def _path(document: Document, leaf: Leaf) -> Iterator[int]:
    at = leaf.holder
    while at >= 0:
        yield at
        at = document.holders[at].parent


def _is_working(document: Document, leaf: Leaf) -> bool:
    """Whether a value stands under a key for what led to the answer."""
    return any(_WORKING.match(key) for key in document.keys(leaf))


def _answers(
    text: str, document: Document, holding: list[Leaf | None], *, names: bool
) -> tuple[list[Leaf], bool]:
    """The values under an answer's key, and whether the answer is left open ("answer": null)."""
    for cue in (_ANSWERS, _RESULTS):
        keyed = [
            leaf
            for leaf in document.leaves
            if not _is_working(document, leaf) and any(map(cue.match, document.keys(leaf)))
        ]
        told = [leaf for leaf in keyed if leaf in holding]
        if (
            cue is _RESULTS
            and not any(cue.match(leaf.key) for leaf in told)
            and not any(_is_working(document, leaf) for leaf in document.leaves)
        ):
            told = []
        if told:
            return told, False
        named = [leaf for leaf in keyed if names and len(_plain(text, leaf).split()) <= 5]
        if keyed and all(_UNKNOWN.match(_plain(text, leaf)) for leaf in keyed):
            return [], True
        if named:
            return named, False
    return [], False


def _best_key(
    claims: list[Claim], holding: list[Leaf | None], answers: list[Leaf], question: Question
) -> str:
    """Of several keys under an answer the one that fits the question best; "" where one fits as well."""
    fits: dict[str, int] = {}
    for claim, leaf in zip(claims, holding, strict=True):
        if leaf is not None and leaf in answers:
            fit = 2 * len(set(stems(leaf.key)) & question.stems) + (claim.side != "none")
            fit += 2 * (_ANSWERS.match(leaf.key) is not None or leaf.key == "value")
            fits[leaf.key] = max(fit, fits.get(leaf.key, 0))
    ordered = sorted(fits, key=fits.__getitem__, reverse=True)
    if len(ordered) < 2 or fits[ordered[0]] == fits[ordered[1]]:
        return ""
    return ordered[0]


def _flag(document: Document, leaf: Leaf) -> int:
    """-1 where what stands beside a value rejects it, 1 where it is picked, else 0."""
    for holder in document.above(leaf.holder):
        for key, value in holder.facts.items():
            if key == leaf.key or holder.parent < 0 and _STATE.match(key):
                continue
            if _GOOD.match(key) and value in _NO or _BAD.match(key) and value in _YES:
                return -1
            if _STATE.match(key) and _REJECTS.match(value):
                return -1
            if key in ("rank", "position", "place") and value == "1":
                return 1
            if _PICKED.match(key) and value in _YES or _STATE.match(key) and _PICKS.match(value):
                return 1
        if _BAD.match(holder.key):
            return -1
    return 0


def _other_rows(document: Document, question: Question) -> set[int]:
    """The objects of a list that are about another thing, where one of them is about what is asked."""
    found: set[int] = set()
    lists = {n for n, holder in enumerate(document.holders) if holder.is_list}
    for parent in lists:
        rows = [n for n, h in enumerate(document.holders) if h.parent == parent and not h.is_list]
        asked = [n for n in rows if _is_asked(document.holders[n], question)]
        if len(rows) > len(asked) == 1:
            found.update(n for n in rows if n not in asked)
    return found


def _lower_rows(document: Document, question: Question) -> set[int]:
    """The objects of a list whose one number is not the extreme that is asked for."""
    found: set[int] = set()
    for parent in {h.parent for h in document.holders if h.parent >= 0} if question.extreme else ():
        rows = [n for n, h in enumerate(document.holders) if h.parent == parent and h.facts]
        counted = [_figures(document.holders[n]) for n in rows]
        if len(rows) < 2 or any(len(figures) != 1 for figures in counted):
            continue
        ordered = sorted({figures[0] for figures in counted}, reverse=question.extreme > 0)
        found.update(n for n, f in zip(rows, counted, strict=True) if f[0] != ordered[0])
    return found


def _figures(row: Holder) -> list[Decimal]:
    """The numbers among a row's plain values, ranks and years left out."""
    told = [v for key, v in row.facts.items() if key not in ("rank", "position", "id", "year")]
    return [Decimal(value) for value in told if _FIGURE.fullmatch(value)]


_FIGURE = re.compile(r"-?\d{1,15}(?:\.\d{1,15})?")


def _is_asked(row: Holder, question: Question) -> bool:
    """Whether a plain value of a row is one that the question names."""
    for key, value in row.facts.items():
        named = set(stems(value))
        if named and named <= question.names | question.months:
            return True
        if value.upper() in question.quarters | question.years:
            return True
        if (
            (stem(key.split()[-1]), value.upper()) in question.labelled
            or labelled(value.title())
            and set(labelled(value)) & question.labelled
        ):
            return True
    return False
