"""What importers give back, and the shape that every format has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from trajectories.records import Task, Trajectory

MALFORMED = (
    TypeError,
    AttributeError,
    KeyError,
    IndexError,
    ValueError,
    RecursionError,
    OverflowError,
)
INCOMPLETE = ("missing-result", "no-final-answer", "no-question", "truncated", "orphan-result")

QuestionChoice = Literal["first", "last", "joined"]


class Imported(msgspec.Struct, frozen=True):
    """One run, read and validated.

    task : made from the run's question; None in the native format, whose runs name a task.
    warnings : each begins with its kind and what it names, as `missing-result:call_2`.
    error_inferred : the format has no error flag, so `error` was read from the results' text.
    digest : the record's content hash where its reading gave it, else empty.
    """

    record: Trajectory
    question: str | None
    line: int
    warnings: tuple[str, ...]
    error_inferred: bool
    source_format: str
    task: Task | None = None
    digest: str = ""

    @property
    def task_id(self) -> str:
        return self.record.task_id

    @property
    def incomplete(self) -> bool:
        """Whether the trace lacks something that a judge may miss."""
        return any(warning.startswith(INCOMPLETE) for warning in self.warnings)


@dataclass(frozen=True, slots=True)
class Refused:
    """A record that was not read, with the line it begins on and the reason."""

    line: int
    reason: str


class FormatError(ValueError):
    """A record cannot be read; the text is the reason that people are shown."""


class Value(msgspec.Struct, frozen=True):
    """One top-level JSON value of a file; `notes` are warnings from its reading."""

    line: int
    value: Any
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Context:
    """What a format's reader may need beside the values themselves."""

    name: str = ""
    question: QuestionChoice = "first"
    mapping: dict[str, Any] | None = None


Outcome = Imported | Refused
ReadOne = Callable[[Value, Context], Iterable[Outcome]]
ReadAll = Callable[[list[Value], Context], Iterable[Outcome]]


@dataclass(frozen=True, slots=True)
class Format:
    """A format: how its values are recognised and read.

    matches : told by content, on one top-level value.
    read_one : reads a value that is a run or a file of runs.
    read_all : reads all values of a file together, where a run spans several.
    """

    name: str
    title: str
    matches: Callable[[Any], bool]
    read_one: ReadOne | None = None
    read_all: ReadAll | None = None

    def recognises(self, value: Any) -> bool:
        """Whether the value is in this format; a malformed one is in none."""
        try:
            return self.matches(value)
        except MALFORMED:
            return False

    def read(self, values: Iterable[Value], context: Context) -> Iterator[Outcome]:
        if self.read_all is not None:
            yield from _guarded(self, lambda: self.read_all(list(values), context), 1)  # type: ignore[misc]
            return
        for value in values:
            yield from _guarded(self, lambda value=value: self.read_one(value, context), value.line)  # type: ignore[misc]


def _guarded(form: Format, read: Callable[[], Iterable[Outcome]], line: int) -> Iterator[Outcome]:
    """The outcomes of `read`; a malformed record becomes a refusal instead of an end."""
    try:
        yield from read()
    except FormatError as error:
        yield Refused(line, str(error))
    except MALFORMED as error:
        yield Refused(line, f"is not in the form of {form.title}: {plainly(error)}")


def plainly(error: Exception) -> str:
    """What is wrong with a malformed record, in words for people who never saw its reader."""
    if isinstance(error, FormatError):
        return str(error)
    if isinstance(error, KeyError):
        return f"the key {error} is missing"
    if isinstance(error, IndexError):
        return "a list in it is too short"
    if isinstance(error, RecursionError):
        return "it is nested too deeply"
    if isinstance(error, OverflowError):
        return "a number in it is too large"
    if isinstance(error, TypeError | AttributeError):
        return "a value in it is of another type than the form allows"
    return str(error)


@dataclass(slots=True)
class Warnings:
    """Warnings in the order they came up, each once."""

    items: list[str] = field(default_factory=list)

    def add(self, kind: str, what: object = "", text: str = "") -> None:
        warning = f"{kind}:{what}" if what != "" else kind
        warning = f"{warning} ({text})" if text else warning
        if warning not in self.items:
            self.items.append(warning[:500])
