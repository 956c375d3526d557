"""What a trajectory's page shows, ready for its template."""

import json
from dataclasses import dataclass
from typing import Any

from trajectories.legible import visible

OPEN_BELOW = 600


@dataclass(frozen=True)
class Step:
    """One event of a run; texts are legible, None where nothing was recorded."""

    index: int
    title: str
    is_call: bool
    route: int
    poisoned: bool
    error: bool
    message: str
    arguments: str
    observation: str | None
    clean_observation: str | None

    @property
    def is_short(self) -> bool:
        """Whether the observation is shown unfolded."""
        return len(self.observation or "") < OPEN_BELOW


def steps(run: dict[str, Any]) -> list[Step]:
    """The run's events in order."""
    return [step(event) for event in run["events"]]


def step(event: dict[str, Any]) -> Step:
    """One event of the interface's form."""
    arguments = event.get("arguments")
    return Step(
        index=event["index"],
        title=visible(event["tool"] or event.get("role") or "text"),
        is_call=event["tool"] is not None,
        route=event["route"],
        poisoned=event["poisoned"],
        error=event["error"],
        message=visible(event["message"]),
        arguments=visible(json.dumps(arguments, indent=1, ensure_ascii=False)) if arguments else "",
        observation=legible(event["observation"]),
        clean_observation=legible(event["clean_observation"]),
    )


def legible(text: str | None) -> str | None:
    """The text with nothing hidden in it; None stays None."""
    return None if text is None else visible(text)
