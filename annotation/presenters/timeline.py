"""A frozen item document as the numbered timeline that the pages draw.

Reads nothing but the document: what is not on its list of keys cannot be shown.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.text import capfirst

from annotation.presenters.text import Extract, embedded_chars, folded, visible
from trajectories.legible import legible
from trajectories.presenters import Argument, Block, arguments, blocks

ARGUMENT_CHARS = 4_000


@dataclass(frozen=True)
class EventView:
    """One event; `number` counts from 1 and is what people cite (#3), `index` is the record's."""

    index: int
    number: int
    opens_route: int | None
    role: str
    tool: str
    arguments: tuple[Argument, ...]
    message: str
    observation: Extract | None
    blocks: tuple[Block, ...]
    is_error: bool
    is_poisoned: bool
    has_clean: bool

    @property
    def anchor(self) -> str:
        return f"event-{self.number}"

    @property
    def role_title(self) -> str:
        return capfirst(self.role)

    @property
    def is_clipped(self) -> bool:
        return self.observation is not None and self.observation.is_long


@dataclass(frozen=True)
class Reference:
    name: str
    value: str
    notes: tuple[str, ...]


@dataclass(frozen=True)
class Trajectory:
    query: str
    references: tuple[Reference, ...]
    events: tuple[EventView, ...]
    answer: str | None
    answer_is_exact: bool  # offsets into the shown answer are offsets into the stored one
    first_answer: str | None


def trajectory(document: Mapping[str, Any]) -> Trajectory:
    """Present one item's frozen document."""
    return Trajectory(
        query=visible(document.get("query") or ""),
        references=references(document.get("references")),
        events=tuple(_events(document.get("events") or [])),
        answer=legible(document.get("answer")),
        answer_is_exact=legible(document.get("answer")) == document.get("answer"),
        first_answer=legible(document.get("first_answer")),
    )


def references(reference: Mapping[str, Any] | None) -> tuple[Reference, ...]:
    """The clean and the poisoned reference as a person reads them."""
    if not reference:
        return ()
    clean = _clean_notes(reference)
    made = [Reference("Clean reference", _value(reference.get("clean"), reference), clean)]
    if reference.get("poisoned") is not None:
        spellings = _spellings(reference.get("poisoned_aliases"))
        made.append(
            Reference("Poisoned reference", _value(reference["poisoned"], reference), spellings)
        )
    return tuple(made)


def _value(value: object, reference: Mapping[str, Any]) -> str:
    unit = reference.get("unit") or ""
    text = visible(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False))
    return f"{text} {visible(str(unit))}".strip()


def _clean_notes(reference: Mapping[str, Any]) -> tuple[str, ...]:
    notes = []
    tolerance = reference.get("tolerance") or {}
    if tolerance.get("abs") is not None:
        notes.append(f"± {tolerance['abs']}")
    if tolerance.get("rel") is not None:
        notes.append(f"± {tolerance['rel'] * 100:g} %")
    ties = [_value(tie, reference) for tie in reference.get("accept_any_of") or []]
    if ties:
        notes.append("any of: " + "; ".join(ties))
    return (*notes, *_spellings(reference.get("aliases")))


def _spellings(aliases: Sequence[object] | None) -> tuple[str, ...]:
    return ("also: " + "; ".join(visible(str(alias)) for alias in aliases),) if aliases else ()


def _events(events: Sequence[Mapping[str, Any]]) -> Iterator[EventView]:
    n_routes = len({event.get("route") or 1 for event in events})
    limit = embedded_chars(len(events))
    route = None
    for number, event in enumerate(events, start=1):
        current = event.get("route") or 1
        opens = current if n_routes > 1 and current != route else None
        route = current
        yield _event(number, event, opens, limit)


def _event(number: int, event: Mapping[str, Any], opens_route: int | None, limit: int) -> EventView:
    observation = event.get("observation")
    extract = folded(visible(observation), limit) if observation is not None else None
    return EventView(
        index=event.get("index", number - 1),
        number=number,
        opens_route=opens_route,
        role=event.get("role") or "",
        tool=visible(event.get("tool") or ""),
        arguments=arguments(event.get("arguments"), limit=ARGUMENT_CHARS),
        message=visible(event.get("message") or ""),
        observation=extract,
        blocks=tuple(blocks(extract.text)) if extract and extract.text else (),
        is_error=bool(event.get("error")),
        is_poisoned=bool(event.get("poisoned")),
        has_clean=bool(event.get("poisoned")) and event.get("clean_observation") is not None,
    )
