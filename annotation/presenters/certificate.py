"""A packet's blinding certificate as its page shows it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

FINDINGS = {
    "go": (
        "good",
        "Nothing that is masked was found in the documents, and the probe tells nothing.",
    ),
    "look": ("warn", "Look before it goes out: the rows below say what can be told."),
    "stop": ("bad", "Do not send it out: a masked value is still in a document."),
}
UNDEFINED = {
    "constant": "every item has the same value, so there is nothing to tell",
    "too_few_tasks": "too few tasks to leave some out",
    "no_text": "the documents hold no text to read",
}


@dataclass(frozen=True)
class Probe:
    """What a classifier could tell of one hidden attribute from the blinded text."""

    attribute: str
    accuracy: float | None
    chance: float | None
    p_value: float | None
    why_undefined: str
    n_items: int
    n_tasks: int
    n_permutations: int
    words: list[tuple[str, str]]

    @property
    def tells(self) -> bool:
        """Whether the attribute can be told better than by chance at 5 %."""
        return self.p_value is not None and self.p_value < 0.05


@dataclass(frozen=True)
class Page:
    """The certificate in the order in which it is read."""

    finding: str
    tone: str
    sentence: str
    n_items: int
    redactions: list[list[tuple[str, str]]]
    traces: list[list[tuple[str, str]]]
    probes: list[Probe]
    by_design: list[str]


def page(document: Mapping[str, Any]) -> Page:
    """The page of a stored certificate."""
    tone, sentence = FINDINGS[document["finding"]]
    return Page(
        finding=document["finding"],
        tone=tone,
        sentence=sentence,
        n_items=document["n_items"],
        redactions=[named(row) for row in document["redactions"]],
        traces=[named(row) for row in document["traces"]],
        probes=[probe(*pair) for pair in document["probes"].items()],
        by_design=document["by_design"],
    )


def named(row: Mapping[str, Any]) -> list[tuple[str, str]]:
    """A row as names and words; a list in it is read out."""
    return [
        (key.replace("_", " "), ", ".join(map(str, value)) if isinstance(value, list) else value)
        for key, value in row.items()
    ]


def probe(attribute: str, found: Mapping[str, Any]) -> Probe:
    """One row of the probe's table."""
    reason = found["undefined"]
    return Probe(
        attribute=attribute,
        accuracy=found["accuracy"],
        chance=found["chance"],
        p_value=found["p_value"],
        why_undefined=UNDEFINED.get(reason, reason),
        n_items=found["n_items"],
        n_tasks=found["n_tasks"],
        n_permutations=found["n_permutations"],
        words=[(value, ", ".join(words)) for value, words in found["words"].items()],
    )


def sampling(document: Mapping[str, Any]) -> str:
    """How the items were chosen, in one sentence."""
    plan = document["plan"]
    size = f"{plan['size']} trajectories" if plan["size"] else "All trajectories"
    source = "a given list" if document["chosen_by_list"] else "the study"
    strata = (
        f", stratified by {', '.join(document['stratify'])} ({plan['allocation']})"
        if document["stratify"]
        else ""
    )
    pairs = f", {' and '.join(document['pairs'])} pairs kept together" if document["pairs"] else ""
    left_out = document["excluded_tasks"]
    without = f", without {len(left_out)} excluded tasks" if left_out else ""
    return f"{size} of {source}{strata}{pairs}{without}; seed {document['seed']}."
