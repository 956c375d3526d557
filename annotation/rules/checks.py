"""Refusals of this floor and the checks that raise them."""

from collections.abc import Callable, Collection, Iterable, Mapping
from datetime import datetime
from typing import Any

from studies.rules import BadInput, Refused

MAX_NOTE = 10_000
MAX_MARKS = 50


class Locked(Refused):
    """The work is submitted; nothing can be saved any more."""


class StaleTab(Refused):
    """Another tab has saved this item since."""


class NewCodebook(Refused):
    """The codebook has changed since the page was opened."""


class NotReleased(Refused):
    """The packet has not gone out: its certificate says stop."""


class Incomplete(Refused):
    """Some items are not finished."""


class TrainingFirst(Refused):
    """The packet's training has to be passed first."""


class SawVerdicts(Refused):
    """The person has opened verdicts of these trajectories."""


def allowed(check: Callable[..., None], **facts: Any) -> bool:
    """Whether `check` lets these facts pass; what buttons ask."""
    try:
        check(**facts)
    except Refused:
        return False
    return True


def check_released(*, released_at: datetime | None) -> None:
    """Raise `NotReleased` until somebody has answered for what the certificate found."""
    if released_at is None:
        raise NotReleased(
            "This packet has not gone out yet: its blinding certificate says stop. "
            "The study's owner has to look at it and release the packet."
        )


def check_trained(*, training: str, passed: bool) -> None:
    """Raise `TrainingFirst` until the training packet of that title is passed."""
    if training and not passed:
        raise TrainingFirst(
            f"The training “{training}” comes first: label it, submit it and reach its bar."
        )


def why_not_saved(
    *, locked: bool, current: int, based_on: int, codebook_now: int, codebook_shown: int
) -> Refused:
    """The refusal of a save that changed no row, from what the row says now."""
    if locked:
        return Locked("This packet is submitted; ask the study's owner to reopen it.")
    if current != based_on:
        return StaleTab("Another tab has saved this item since; reload to see it.")
    if codebook_now != codebook_shown:
        return NewCodebook(
            f"The codebook is at version {codebook_now}, this page shows version "
            f"{codebook_shown}; reload to read the new one."
        )
    return Refused("The item could not be saved; reload the page.")


def check_statement(*, n_unfinished: int, used_llm: bool | None, statement: str) -> None:
    """Raise unless every item is finished and the annotator says whether a model helped."""
    if n_unfinished:
        items = "item is" if n_unfinished == 1 else "items are"
        raise Incomplete(f"{n_unfinished} {items} not finished; label them before submitting.")
    if used_llm is None:
        raise BadInput("Say whether a language model helped with these labels.")
    if used_llm and not statement.strip():
        raise BadInput("Say in a sentence how a language model helped.")


def check_evidence(*, evidence: Any, fields: Collection[str]) -> list[dict[str, Any]]:
    """Return the marks {field, event, start, end}; raises `BadInput` for another shape."""
    if not isinstance(evidence, list) or len(evidence) > MAX_MARKS:
        raise BadInput(f"evidence must be a list of at most {MAX_MARKS} marks.")
    return [_mark(mark, fields) for mark in evidence]


def _mark(mark: Any, fields: Collection[str]) -> dict[str, Any]:
    if not isinstance(mark, Mapping) or mark.get("field") not in fields:
        raise BadInput(f"evidence: field must be one of {', '.join(fields)}.")
    event, start, end = mark.get("event"), mark.get("start"), mark.get("end")
    if event is not None and not _is_count(event):
        raise BadInput("evidence: event must be the index of an event, or null for the answer.")
    if (start is None) != (end is None):
        raise BadInput("evidence: start and end are given together or not at all.")
    if start is not None and not (_is_count(start) and _is_count(end) and start < end):
        raise BadInput("evidence: start and end must be offsets with start before end.")
    return {"field": mark["field"], "event": event, "start": start, "end": end}


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def check_may_assign(*, username: str, seen: Iterable[str]) -> None:
    """Raise `SawVerdicts` for a person who opened what this packet hides."""
    if opened := sorted(seen):
        raise SawVerdicts(
            f"{username} has opened {opened[0]} of these trajectories and cannot judge them blind; "
            "choose another person."
        )


def check_may_unblind(*, n_open: int, unblinded_at: datetime | None) -> None:
    """Raise `Refused` while work on the packet is open, and once it is unblinded."""
    if unblinded_at is not None:
        raise Refused("This packet is unblinded already.")
    if n_open:
        raise Refused(
            f"{n_open} assigned items are not submitted; unblinding waits for them, since it "
            "cannot be taken back."
        )
