"""Looking for masked values in documents that are already blinded."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from .redaction import FRAMEWORK, MODEL, PATH, is_distinctive, is_name

SCORER_OUTPUT = re.compile(
    r"(?=[\"'bpv])(?:"
    r"[\"'](?:adopted|detected|validated|recovered|ambiguous)[\"']\s*:\s*(?:true|false|null)"
    r"|\b(?:blind compliance rate|validated poison adoption|poison adoption rate)\b)",
    re.IGNORECASE,
)
MIN_METADATA = 8


@dataclass(frozen=True)
class Trace:
    """Something in a document that could tell what is masked.

    severity : `stop` for a masked value, `look` for what may be an ordinary word, belongs to
        the question, or may be the agent's own (paths; what reads like a scorer's output, which
        the allowlist keeps out).
    """

    code: str
    severity: str
    rule: str
    text: str


def blinded_text(document: Mapping[str, Any], *, marks: bool = True) -> str:
    """All text of a document but its question; without `marks`, without the clean observations."""
    return "\n".join(_parts(document, marks))


def _parts(document: Mapping[str, Any], marks: bool) -> list[str]:
    parts = [document.get("answer") or "", document.get("first_answer") or ""]
    for event in document["events"]:
        shown = {
            key: value
            for key, value in event.items()
            if key not in ("index", "route", "error", "poisoned")
            and (marks or key != "clean_observation")
        }
        parts += _texts(shown)
    return parts


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, entry in value.items():
            yield str(key)
            yield from _texts(entry)
    elif isinstance(value, list):
        for entry in value:
            yield from _texts(entry)


Match = tuple[str, str]


def matches(text: str) -> frozenset[Match]:
    """What looks like a masked value in a text, with its rule."""
    return frozenset(
        (rule, match.group()) for rule, pattern in _PATTERNS for match in pattern.finditer(text)
    )


def scan(
    code: str,
    document: Mapping[str, Any],
    withheld: Mapping[str, Any],
    *,
    matches: Callable[[str], frozenset[Match]] = matches,
) -> list[Trace]:
    """What one document still says of its run's masked values.

    matches : the function of that name, kept by a caller who scans texts that repeat each other.
    """
    texts = _parts(document, marks=True)
    folded = "\n".join(texts).casefold()
    question = f"{document['query']} {document['references']}".casefold()
    found = {match for text in texts for match in matches(text)}
    found |= {(rule, value) for rule, value in _values(withheld) if _holds(folded, value)}
    return [
        Trace(code, _severity(rule, match, question), rule, match) for rule, match in sorted(found)
    ]


_PATTERNS = (
    ("path", PATH),
    ("model name", MODEL),
    ("framework name", FRAMEWORK),
    ("scorer output", SCORER_OUTPUT),
)


def _values(withheld: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The masked values of a run with the rule that guards each."""
    if is_distinctive(withheld["trajectory_id"]):
        yield "trajectory id", withheld["trajectory_id"]
    for key, rule in (("model", "model name"), ("adapter", "framework name")):
        if is_name(withheld[key]):
            yield rule, withheld[key]
        elif withheld[key]:
            yield f"{key} as a word", withheld[key]
    for key in ("method", "environment"):
        if withheld[key]:
            yield (
                f"{key} name" if is_distinctive(withheld[key]) else f"{key} as a word",
                withheld[key],
            )
    for key, value in withheld["metadata"].items():
        if isinstance(value, str) and len(value) >= MIN_METADATA:
            yield f"metadata.{key}", value


def _holds(folded: str, value: str) -> bool:
    value = value.casefold()
    at = folded.find(value)
    while at >= 0:
        before, after = folded[at - 1 : at], folded[at + len(value) : at + len(value) + 1]
        if not (before.isalnum() or after.isalnum()):
            return True
        at = folded.find(value, at + 1)
    return False


def _severity(rule: str, match: str, question: str) -> str:
    may_be_innocent = (
        rule in ("path", "scorer output")
        or rule.endswith("as a word")
        or rule.startswith("metadata.")
        or match.casefold() in question
    )
    return "look" if may_be_innocent else "stop"
