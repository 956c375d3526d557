"""The events of a run, ready for a template."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from trajectories.legible import legible, visible
from trajectories.presenters.tables import Block, blocks

OPEN_BELOW = 2000


@dataclass(frozen=True)
class Argument:
    """One argument of a call; `name` is empty where the arguments are no object."""

    name: str
    text: str
    is_long: bool


@dataclass(frozen=True)
class Step:
    """One event of a run; texts are legible, None where nothing was recorded.

    number : from 1, what people cite; evidence : notes of what people marked it for.
    """

    number: int
    role: str
    tool: str
    route: int
    poisoned: bool
    error: bool
    message: str
    arguments: tuple[Argument, ...]
    observation: str | None
    blocks: tuple[Block, ...]
    clean_observation: str | None
    evidence: tuple[str, ...]

    @property
    def is_short(self) -> bool:
        """Whether the observation is shown unfolded."""
        return len(self.observation or "") < OPEN_BELOW

    @property
    def is_cut(self) -> bool:
        """Whether a table of the observation has more rows than are drawn."""
        return any(block.n_more_rows for block in self.blocks)


def steps(
    run: Mapping[str, Any], evidence: Mapping[int | None, list[str]] | None = None
) -> list[Step]:
    """The run's events in order; `evidence` gives the notes of an event by its place from 0."""
    notes = evidence or {}
    return [
        step(event, number=place + 1, evidence=notes.get(place, []))
        for place, event in enumerate(run["events"])
    ]


def step(event: Mapping[str, Any], *, number: int, evidence: list[str]) -> Step:
    """One event of the interface's form."""
    observation = legible(event["observation"])
    return Step(
        number=number,
        role=event.get("role") or "",
        tool=visible(event["tool"] or ""),
        route=event["route"],
        poisoned=event["poisoned"],
        error=event["error"],
        message=visible(event["message"]),
        arguments=arguments(event.get("arguments")),
        observation=observation,
        blocks=tuple(blocks(observation)) if observation else (),
        clean_observation=legible(event["clean_observation"]),
        evidence=tuple(visible(note) for note in evidence),
    )


def arguments(given: object, *, limit: int | None = None) -> tuple[Argument, ...]:
    """A call's arguments, each as text; anything that is not an object is shown whole.

    limit : the most characters of one argument; all, by default.
    """
    if given in (None, {}, ""):
        return ()
    items = given.items() if isinstance(given, Mapping) else [("", given)]
    return tuple(_argument(str(name), value, limit) for name, value in items)


def _argument(name: str, value: object, limit: int | None) -> Argument:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    shown = visible(text)
    if limit is not None and len(shown) > limit:
        shown = f"{shown[:limit]} … ({len(text):,} characters)"
    return Argument(visible(name), shown, is_long="\n" in shown or len(shown) > 90)
