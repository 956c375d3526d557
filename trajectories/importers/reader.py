"""The one way in: any file, found out by its content, as a stream of runs and refusals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import IO, Any

from . import native
from .agentdojo import AGENTDOJO
from .atif import ATIF
from .base import (
    Context,
    Format,
    FormatError,
    Imported,
    Outcome,
    QuestionChoice,
    Refused,
    Value,
)
from .chat import CHAT, CHAT_LINES, DIALECTS, is_message
from .claude_code import CLAUDE_CODE
from .completions import LOG, RESPONSE, STREAM
from .inspect_ai import INSPECT, is_archive, read_archive
from .jsonvalues import Found, JsonList, read_values
from .langfuse import LANGFUSE
from .langsmith import LANGSMITH
from .mapped import MAPPED_FIELDS, check_mapping, read_csv
from .native import NATIVE
from .otel import OTEL
from .react import REACT, is_react_text
from .refusals import reason_against, reason_against_bytes
from .smolagents import SMOLAGENTS, is_step
from .sources import READ_ERRORS, Archive, Limits, Member, opened, unpacked
from .streams import events_in, is_event_stream
from .swe_agent import SWE_AGENT
from .tau import TAU, TAU2, TAU_TEXT
from .toolbench import TOOLBENCH
from .values import dicts, json_or_text, loads
from .who_and_when import WHO_AND_WHEN

FORMATS: tuple[Format, ...] = (
    NATIVE,
    INSPECT,
    OTEL,
    LANGSMITH,
    LANGFUSE,
    CLAUDE_CODE,
    AGENTDOJO,
    TAU,
    TAU_TEXT,
    TAU2,
    TOOLBENCH,
    WHO_AND_WHEN,
    SWE_AGENT,
    SMOLAGENTS,
    ATIF,
    STREAM,
    RESPONSE,
    LOG,
    REACT,
    CHAT,
    CHAT_LINES,
    MAPPED_FIELDS,
)
FORMAT_NAMES = ("auto", *(form.name for form in FORMATS), *DIALECTS)
_LIST_HOLDERS = (
    "runs",
    "traces",
    "data",
    "trajectories",
    "results",
    "records",
    "samples",
    "spans",
    "loglines",
)
_SKIPPED = ("__MACOSX/", ".")
_TEXT_BYTES = 32 * 1024**2
HEAD = 65536


class UnknownFormat(ValueError):
    """A format was named that no importer reads."""


def read(
    source: str | Path | IO[bytes],
    *,
    name: str | None = None,
    format: str = "auto",
    mapping: dict[str, Any] | None = None,
    question: QuestionChoice = "first",
    limits: Limits | None = None,
) -> Iterator[Outcome]:
    """Yield every run of a file, and every record that was refused, in file order.

    source : a path or a binary stream; gzip, Zstandard and zip are unpacked on the way.
    format : a name of `FORMAT_NAMES`; `auto` finds it out by the content.
    mapping : a saved field mapping for CSV and JSON Lines (`mapped.check_mapping`).
    question : which user turn is the question where a run has several.
    Formats whose runs span several lines are read whole; all others record by record.
    Raises UnknownFormat for a format that no importer reads, OSError where a path cannot be
    opened.
    """
    form = _named(format)
    limits = limits or Limits()
    if name is None:
        name = Path(source).name if isinstance(source, str | Path) else ""
    with opened(source) as stream:
        try:
            checked = None if mapping is None else check_mapping(mapping)
            context = Context(name, question, checked)
            form = MAPPED_FIELDS if checked is not None and form is None else form
            found = unpacked(stream, name, limits)
            n_outcomes = 0
            for outcome in _read_found(found, form, context, limits, 0):
                n_outcomes += 1
                yield outcome
            if not n_outcomes:
                yield Refused(1, "holds no run")
        except FormatError as error:
            yield Refused(1, str(error))
        except READ_ERRORS as error:
            yield Refused(1, f"cannot be read: {error}")


def detect(value: Any) -> Format | None:
    """The format of one top-level JSON value, or None."""
    return next((form for form in FORMATS if form.recognises(value)), None)


def _named(name: str) -> Format | None:
    if name == "auto":
        return None
    if name in DIALECTS:
        return CHAT
    for form in FORMATS:
        if form.name == name:
            return form
    raise UnknownFormat(f"{name} is no known format; known are {', '.join(FORMAT_NAMES)}")


def _read_found(
    found: Member | Archive, form: Format | None, context: Context, limits: Limits, depth: int
) -> Iterator[Outcome]:
    if isinstance(found, Member):
        yield from _read_member(found, form, context, limits)
        return
    try:
        if form in (None, INSPECT) and is_archive(found):
            yield from read_archive(found, context)
        else:
            yield from _read_archive(found, form, context, limits, depth)
    finally:
        found.close()


def _read_archive(
    archive: Archive, form: Format | None, context: Context, limits: Limits, depth: int
) -> Iterator[Outcome]:
    names = [n for n in archive.names() if not n.split("/")[-1].startswith(_SKIPPED)]
    names = [n for n in names if not n.startswith(_SKIPPED)]
    if not names:
        yield Refused(1, "is a zip file without files")
    for name in names:
        try:
            inner = unpacked(archive.open(name), name, limits, depth + 1)
            outcomes = _read_found(inner, form, context, limits, depth + 1)
            for outcome in outcomes:
                yield _named_member(outcome, name)
        except (FormatError, *READ_ERRORS) as error:
            yield Refused(1, f"{name}: {error}")
            if limits.unpacked > limits.total_bytes:
                return


def _named_member(outcome: Outcome, name: str) -> Outcome:
    if isinstance(outcome, Refused):
        return Refused(outcome.line, f"{name}: {outcome.reason}")
    return outcome


def _read_member(
    member: Member, form: Format | None, context: Context, limits: Limits
) -> Iterator[Outcome]:
    head = member.stream.peek(HEAD)[:HEAD].removeprefix(b"\xef\xbb\xbf")
    if not head.strip() and len(head) < 1024:
        yield Refused(1, "is empty: it holds no record")
    elif reason := reason_against_bytes(head):
        yield Refused(1, reason)
    elif _looks_like_json(head):
        quickly = native.read_line if form in (None, NATIVE) else None
        values = read_values(member.stream, limits.document_bytes, quickly)
        yield from _read_values(values, form, context)
    elif form in (None, STREAM) and is_event_stream(head):
        yield from _read_values(events_in(member.stream), form, context)
    elif form is None and is_react_text(head.decode("utf-8", "replace")):
        text = member.stream.read(_TEXT_BYTES).decode("utf-8-sig", "replace")
        yield from REACT.read([Value(1, text)], context)
    elif form in (None, MAPPED_FIELDS) and b"\x00" not in head:
        yield from read_csv(member.stream, context)
    else:
        yield Refused(1, "is neither JSON, CSV nor text that an importer reads")


def _looks_like_json(head: bytes) -> bool:
    lines = [line for line in head.split(b"\n") if line.strip()]
    first = lines[0].lstrip() if lines else b""
    if first.startswith((b"{", b"[")):
        return True
    try:
        loads(first.decode("utf-8"))
    except (ValueError, RecursionError):
        return len(lines) > 1 and lines[1].lstrip().startswith(b'{"')
    return len(lines) == 1 or any(line.lstrip().startswith((b'{"', b"[")) for line in lines[:20])


class _Gathered:
    """Values of formats whose runs span several of them, kept until the file ends."""

    def __init__(self) -> None:
        self.values: dict[str, list[Value]] = {}
        self.form: Format | None = None

    def add(self, form: Format, value: Value) -> None:
        self.form = form
        self.values.setdefault(form.name, []).append(value)


def _read_values(
    found: Iterable[Found], form: Format | None, context: Context
) -> Iterator[Outcome]:
    gathered = _Gathered()
    empty = True
    for item in found:
        empty = False
        if isinstance(item, Refused | Imported):
            yield item
        elif isinstance(item, JsonList):
            yield from _read_list(item.items, item.line, form, context, gathered)
        elif isinstance(item.value, list) and (dicts(item.value) or not item.value):
            elements = (Value(item.line, value, item.notes) for value in item.value)
            yield from _read_list(elements, item.line, form, context, gathered)
        else:
            yield from _read_value(item, form, context, gathered)
    if empty:
        yield Refused(1, "is empty: it holds no record")
    for name, values in gathered.values.items():
        yield from next(f for f in FORMATS if f.name == name).read(values, context)


def _read_value(
    value: Value, form: Format | None, context: Context, gathered: _Gathered
) -> Iterator[Outcome]:
    if isinstance(value.value, str) and isinstance(inner := json_or_text(value.value), dict | list):
        yield from _read_values([Value(value.line, inner, value.notes)], form, context)
        return
    found = form or detect(value.value) or gathered.form
    if found is None and (held := _held_list(value.value)) is not None:
        elements = (Value(value.line, item, value.notes) for item in held)
        yield from _read_list(elements, value.line, form, context, gathered)
    elif found is None or not isinstance(value.value, dict | str):
        yield Refused(value.line, reason_against(value.value))
    elif found.read_all is not None:
        gathered.add(found, value)
    else:
        yield from found.read([value], context)


def _held_list(value: Any) -> list[Any] | None:
    """The records inside an API's answer, such as `{"data": […]}`, or under names of their own."""
    if not isinstance(value, dict):
        return None
    held = next((value[key] for key in _LIST_HOLDERS if dicts(value.get(key))), None)
    if held is None and value and all(map(_is_record, value.values())):
        held = list(value.values())
    return held


def _is_record(value: Any) -> bool:
    sample = value[0] if isinstance(value, list) and value else value
    return isinstance(sample, dict) and detect(sample) not in (None, MAPPED_FIELDS, CHAT_LINES)


def _read_list(
    items: Iterator[Value | Refused],
    line: int,
    form: Format | None,
    context: Context,
    gathered: _Gathered,
) -> Iterator[Outcome]:
    """A list is one conversation, or a list of records, as its first elements say."""
    head: list[Value | Refused] = []
    for item in items:
        head.append(item)
        if len(head) == 3:
            break
    values = [item.value for item in head if isinstance(item, Value)]
    if not head:
        yield Refused(line, "is an empty list: it holds no record")
    elif _is_one_run(values, form):
        yield from _read_whole(chain(head, items), line, form, context)
    else:
        for item in chain(head, items):
            if isinstance(item, Refused):
                yield item
            elif isinstance(item.value, list) and dicts(item.value):
                inner = (Value(item.line, value, item.notes) for value in item.value)
                yield from _read_list(inner, item.line, form, context, gathered)
            else:
                yield from _read_value(item, form, context, gathered)


def _is_one_run(values: list[Any], form: Format | None) -> bool:
    if form not in (None, CHAT, CHAT_LINES, SMOLAGENTS):
        return False
    own = [v for v in values if isinstance(v, dict)]
    known = (detect(v) for v in own)
    if any(f is not None and f not in (CHAT_LINES, MAPPED_FIELDS, LOG, CHAT) for f in known):
        return any(is_step(v) for v in own)
    return any(is_message(v) or is_step(v) for v in own) and not any(
        CHAT.recognises(v) for v in own
    )


def _read_whole(
    items: Iterable[Value | Refused], line: int, form: Format | None, context: Context
) -> Iterator[Outcome]:
    values: list[Any] = []
    notes: tuple[str, ...] = ()
    for item in items:
        if isinstance(item, Refused):
            notes = (*notes, f"unreadable:{item.line} ({item.reason})")
        else:
            values.append(item.value)
            notes = (*notes, *(note for note in item.notes if note not in notes))
    whole = Value(line, values, notes)
    found = form or (SMOLAGENTS if SMOLAGENTS.recognises(values) else CHAT)
    found = CHAT if found is CHAT_LINES else found
    yield from found.read([whole], context)


__all__ = ["FORMATS", "FORMAT_NAMES", "UnknownFormat", "detect", "read"]
