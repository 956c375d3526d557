"""Runs with an id that was seen before: repeated, or another run under the same id."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import msgspec

from trajectories.records import Trajectory, content_hash

from .base import Imported, Outcome


@dataclass(frozen=True, slots=True)
class Duplicate:
    """A run that was seen before with the same content: it adds nothing."""

    trajectory_id: str
    line: int

    @property
    def warning(self) -> str:
        return f"duplicate-identical:{self.trajectory_id} (it adds nothing)"


def renamed(record: Trajectory, digest: str) -> Trajectory:
    """The record under its id with a suffix of its content hash."""
    return msgspec.structs.replace(record, trajectory_id=f"{record.trajectory_id}-{digest[:8]}")


def settled(outcomes: Iterable[Outcome]) -> Iterator[Outcome | Duplicate]:
    """The outcomes of one file in a foreign format, with ids made distinct.

    The same id with the same content becomes a `Duplicate`; with other content the run is kept
    under its id with a content-hash suffix, and warns of it.
    """
    seen: dict[str, str] = {}
    for outcome in outcomes:
        if not isinstance(outcome, Imported):
            yield outcome
            continue
        run_id, digest = outcome.record.trajectory_id, content_hash(outcome.record)
        known = seen.setdefault(run_id, digest)
        if known is digest:
            yield outcome
        elif digest == known or f"{run_id}-{digest[:8]}" in seen:
            yield Duplicate(run_id, outcome.line)
        else:
            other = renamed(outcome.record, digest)
            seen[other.trajectory_id] = digest
            warning = f"duplicate-different:{run_id} (kept as {other.trajectory_id})"
            yield msgspec.structs.replace(
                outcome, record=other, warnings=(*outcome.warnings, warning)
            )
