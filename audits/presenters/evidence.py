"""What annotators marked as deciding a field, as links to the run and notes beside it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from trajectories.legible import visible

LONGEST_QUOTE = 60


@dataclass(frozen=True)
class Link:
    """One mark as a link: the place in the page and how people name it."""

    anchor: str
    text: str


def evidence_links(
    marks: Iterable[Mapping[str, Any]], field: str, run: Mapping[str, Any]
) -> list[Link]:
    """One person's marks for a field; a mark of an event that the run lacks is dropped."""
    found = (_link(mark, run) for mark in marks if mark["field"] == field)
    return list(dict.fromkeys(link for link in found if link))


def _link(mark: Mapping[str, Any], run: Mapping[str, Any]) -> Link | None:
    event = mark["event"]
    if event is None:
        return Link("answer-title", _quote(run["answer"] or "", mark) or "answer")
    if event >= len(run["events"]):
        return None
    return Link(f"event-{event + 1}", f"event {event + 1}")


def _quote(answer: str, mark: Mapping[str, Any]) -> str:
    """The marked words of the answer; "" where the whole answer was marked."""
    words = answer[mark["start"] : mark["end"]] if mark["start"] is not None else ""
    cut = f"{words[: LONGEST_QUOTE - 1]}…" if len(words) > LONGEST_QUOTE else words
    return f"“{visible(cut)}”" if cut else ""


def evidence_notes(labels: Sequence[Any]) -> dict[int | None, list[str]]:
    """What people marked, by the event's place from 0; None is the answer.

    Each is a note per field, such as `detected, by a1 and a2`.
    """
    people: dict[tuple[int | None, str], list[str]] = {}
    for label in labels:
        for mark in label.evidence:
            named = people.setdefault((mark["event"], mark["field"]), [])
            if label.annotator not in named:
                named.append(label.annotator)
    notes: dict[int | None, list[str]] = {}
    for (event, field), named in people.items():
        notes.setdefault(event, []).append(f"{field}, by {' and '.join(named)}")
    return notes
