"""The blinding certificate: what was taken out, what is still there, what a classifier can tell.

Go: nothing found. Look: something may tell, and is named. Stop: a masked value is still in a
document; the packet does not go out until somebody answers for it.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

from .probe import ALPHA, Probe, probe
from .redaction import Redaction
from .scan import Trace, blinded_text, matches, scan

PROBED = ("method", "adapter", "environment")
EXAMPLES = 5


@dataclass(frozen=True)
class Examined:
    """One document with what it must not tell."""

    code: str
    document: Mapping[str, Any]
    redactions: Sequence[Redaction]
    task_id: str
    withheld: Mapping[str, Any]


def examine(items: Sequence[Examined], *, options: Mapping[str, Any], seed: int) -> dict[str, Any]:
    """The certificate as a JSON document; it names masked values, so annotators never see it."""
    kept = cache(matches)
    traces = [
        trace
        for item in items
        for trace in scan(item.code, item.document, item.withheld, matches=kept)
    ]
    texts = [blinded_text(item.document, marks=False) for item in items]
    tasks = [item.task_id for item in items]
    probes = {
        name: probe(texts, [item.withheld[name] or "" for item in items], tasks, seed=seed)
        for name in PROBED
    }
    return {
        "format": "assay-certificate/1",
        "finding": _finding(traces, probes.values()),
        "n_items": len(items),
        "redactions": _redactions(items),
        "traces": _traces(traces),
        "probes": {name: asdict(found) for name, found in probes.items()},
        "by_design": _by_design(options),
    }


def _finding(traces: Sequence[Trace], probes: Any) -> str:
    if any(trace.severity == "stop" for trace in traces):
        return "stop"
    if traces or any(found.p_value is not None and found.p_value <= ALPHA for found in probes):
        return "look"
    return "go"


def _redactions(items: Sequence[Examined]) -> list[dict[str, Any]]:
    """Each rule with how often it matched, in how many items, and its most frequent matches."""
    by_rule: dict[str, Counter[str]] = {}
    holders: dict[str, set[str]] = {}
    for item in items:
        for redaction in item.redactions:
            by_rule.setdefault(redaction.rule, Counter())[redaction.text] += 1
            holders.setdefault(redaction.rule, set()).add(item.code)
    return [
        {
            "rule": rule,
            "n_matches": sum(matches.values()),
            "n_items": len(holders[rule]),
            "examples": [text for text, _ in matches.most_common(EXAMPLES)],
        }
        for rule, matches in sorted(by_rule.items())
    ]


def _traces(traces: Sequence[Trace]) -> list[dict[str, Any]]:
    """What the scan met, by rule and text, the grave ones first."""
    held: dict[tuple[str, str, str], list[str]] = {}
    for trace in traces:
        held.setdefault((trace.severity, trace.rule, trace.text), []).append(trace.code)
    order = sorted(held.items(), key=lambda pair: (pair[0][0] != "stop", pair[0]))
    return [
        {
            "severity": severity,
            "rule": rule,
            "text": text,
            "n_items": len(codes),
            "items": codes[:EXAMPLES],
        }
        for (severity, rule, text), codes in order
    ]


def _by_design(options: Mapping[str, Any]) -> list[str]:
    """What the packet tells on purpose, since its codebook needs it."""
    told = []
    if options.get("poison_marks"):
        told.append(
            "Poisoned observations are marked and shown beside the clean ones: whether a run was "
            "exposed, and with it much of its environment, is told."
        )
    if options.get("first_answer"):
        told.append("The first answer is shown: that a run had a second route is told.")
    return told


__all__ = ["Examined", "Probe", "examine"]
