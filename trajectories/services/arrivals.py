"""What arrives at an import: checked records with their places, and refusals."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Literal

import msgspec

from studies.rules import BadInput
from trajectories import importers, records


class Incoming(msgspec.Struct, frozen=True):
    """One record on its way in, with the place it came from for messages.

    digest : the record's content hash, under the id that it came with.
    """

    record: Any  # a Task in the first half of an import, a Trajectory in the second
    digest: str
    place: str
    warnings: tuple[str, ...] = ()
    foreign: bool = False
    task: records.Task | None = None

    @property
    def n_characters(self) -> int:
        """About how long the record is: the texts of its events."""
        events = getattr(self.record, "events", ())
        return sum(len(event.message) + len(event.observation or "") for event in events)


@dataclass(frozen=True)
class Rejected:
    """A record that was refused, with its place and the reason."""

    place: str
    reason: str
    n_characters: ClassVar[int] = 0


Arrival = Incoming | Rejected


def native(
    rows: Iterable[dict[str, Any]], parse: Callable[[dict[str, Any]], Any], place: str
) -> Iterator[Arrival]:
    for number, row in enumerate(rows, start=1):
        try:
            record = parse(row)
        except records.RecordError as error:
            yield Rejected(f"{place} {number})", str(error))
            continue
        yield Incoming(record, records.content_hash(record), f"{place} {number})")


def task_file(path: Path) -> Iterator[Arrival]:
    """The tasks of a native file."""
    with path.open("rb") as stream:
        for line, row in records.read_jsonl(stream, path.name):
            place = f"{path.name}:{line}"
            if isinstance(row, records.RecordError):
                yield Rejected(place, str(row))
                continue
            try:
                task = records.parse_task(row)
            except records.RecordError as error:
                yield Rejected(place, str(error))
                continue
            yield Incoming(task, records.content_hash(task), place)


@dataclass(frozen=True)
class Reading:
    """How trace files are read.

    source_format : a format's name, or `auto`.
    mapping : which field of a CSV or JSONL record is what.
    question : which user turn is the question where a run has several.
    """

    source_format: str = "auto"
    mapping: dict[str, Any] | None = None
    question: Literal["first", "last", "joined"] = "first"


DEFAULT = Reading()


def trace_file(path: Path, reading: Reading) -> Iterator[Arrival]:
    """The runs of a file in any known format; raises `BadInput` for an unknown format's name."""
    try:
        yield from _traces(path, reading)
    except importers.UnknownFormat as error:
        raise BadInput(str(error)) from None


def _traces(path: Path, reading: Reading) -> Iterator[Arrival]:
    found_runs = importers.read(
        path,
        name=path.name,
        format=reading.source_format,
        mapping=reading.mapping,
        question=reading.question,
    )
    for found in found_runs:
        place = f"{path.name}:{found.line}"
        if isinstance(found, importers.Refused):
            yield Rejected(place, found.reason)
        else:
            yield Incoming(
                found.record,
                found.digest or records.content_hash(found.record),
                place,
                warnings=tuple(found.warnings),
                foreign=found.source_format != "native",
                task=found.task,
            )
