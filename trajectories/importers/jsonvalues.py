"""The top-level JSON values of a stream, one at a time, told apart by content.

A file may hold one document, a list of records, a value on each line, or documents one after
another; its name says nothing. A list is read element by element.
"""

from __future__ import annotations

import codecs
import io
import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from .base import FormatError, Imported, Refused, Value
from .sources import READ_ERRORS
from .values import decode_at, loads

LINE_BYTES = 64 * 1024**2
CHUNK = 256 * 1024
BOM = b"\xef\xbb\xbf"
_SPACE = re.compile(r"[\s\x1e]*")


class JsonList:
    """A top-level list: its elements as they are read."""

    def __init__(self, line: int, items: Iterator[Value | Refused]) -> None:
        self.line = line
        self.items = items


Found = Value | Refused | JsonList | Imported
ReadLine = Callable[[int, bytes], Imported | None]


def read_values(
    stream: io.BufferedReader, document_bytes: int, read_line: ReadLine | None = None
) -> Iterator[Found]:
    """Yield each top-level value; a line or document that cannot be read gives a refusal.

    read_line : a quick reader of a format's lines, which gives None where it cannot be quick.
    """
    try:
        yield from _read(stream, document_bytes, read_line)
    except FormatError as error:
        yield Refused(1, str(error))
    except READ_ERRORS as error:
        yield Refused(1, f"cannot be read on: {error}")


def _read(
    stream: io.BufferedReader, document_bytes: int, read_line: ReadLine | None
) -> Iterator[Found]:
    head, number = _first_line(stream)
    if not head:
        return
    if head[:2] in (b"\xff\xfe", b"\xfe\xff") or b"\x00" in head[:200]:
        yield Refused(number, "is not UTF-8 text; save it as UTF-8")
        return
    found = _line_value(number, head)
    if isinstance(found, Value) and not _ends_document(found, stream):
        yield found
        yield from _lines(stream, number, read_line)
    elif isinstance(found, Value):
        yield _listed(found)
    elif head.lstrip().startswith(b"["):
        yield JsonList(number, _elements(stream, head, number, document_bytes))
    else:
        yield from _documents(stream, head, number, document_bytes)


def _first_line(stream: io.BufferedReader) -> tuple[bytes, int]:
    number = 0
    while line := stream.readline(LINE_BYTES):
        number += 1
        if number == 1:
            line = line.removeprefix(BOM)
        if line.strip():
            return line, number
    return b"", number


def _ends_document(found: Value, stream: io.BufferedReader) -> bool:
    """Whether a list on the first line is all there is, so that it is a list of records."""
    return isinstance(found.value, list) and not stream.peek(1)


def _listed(found: Value) -> JsonList:
    items = (Value(found.line, item, found.notes) for item in found.value)
    return JsonList(found.line, items)


def _lines(
    stream: io.BufferedReader, number: int, read_line: ReadLine | None = None
) -> Iterator[Any]:
    while line := stream.readline(LINE_BYTES):
        number += 1
        if read_line and (found := read_line(number, line)):
            yield found
        elif line.strip():
            yield _line_value(number, line)


def _line_value(number: int, line: bytes) -> Value | Refused:
    if len(line) >= LINE_BYTES and not line.endswith(b"\n"):
        return Refused(number, f"the line is longer than {LINE_BYTES:,} bytes")
    try:
        value, notes = loads(line.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        return Refused(number, _reason(error))
    return Value(number, value, notes)


def _reason(error: Exception) -> str:
    if isinstance(error, json.JSONDecodeError):
        return f"is not JSON: {error.msg} at line {error.lineno} column {error.colno}"
    if isinstance(error, UnicodeDecodeError):
        return f"is not UTF-8: {error.reason} at byte {error.start}"
    if isinstance(error, RecursionError):
        return "is nested too deeply"
    return f"cannot be read: {error}"


def _documents(
    stream: io.BufferedReader, head: bytes, number: int, limit: int
) -> Iterator[Value | Refused]:
    """Documents of many lines, one after another; else a file of lines, some of them broken."""
    data = head + stream.read(limit)
    if len(data) > limit:
        raise FormatError(f"is one document of more than {limit:,} bytes; use JSON Lines")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        yield Refused(number + data[: error.start].count(b"\n"), _reason(error))
        return
    position = 0
    while position < len(text):
        line = number + text.count("\n", 0, position)
        try:
            value, end, notes = decode_at(text, position)
        except (ValueError, RecursionError) as error:
            yield from _rest(text[position:], line, error, alone=position == 0)
            return
        yield Value(line, value, notes)
        position = _SPACE.match(text, end).end()  # type: ignore[union-attr]
        if text[position : position + 1] == ",":
            position = _SPACE.match(text, position + 1).end()  # type: ignore[union-attr]


def _rest(text: str, line: int, error: Exception, *, alone: bool) -> Iterator[Value | Refused]:
    """What follows a broken document: lines of JSON where any line is an object, else nothing."""
    found = list(_lines(io.BufferedReader(io.BytesIO(text.encode("utf-8"))), line - 1))  # type: ignore[arg-type]
    if any(isinstance(item, Value) and isinstance(item.value, dict) for item in found):
        yield from _merged(found) if alone else found
    else:
        at = line + getattr(error, "lineno", 1) - 1
        yield Refused(at, _reason(error))


def _merged(found: list[Value | Refused]) -> list[Value | Refused]:
    """Only one refusal for a broken document whose lines happen to hold complete values."""
    n_values = sum(isinstance(item, Value) for item in found)
    if n_values * 2 >= len(found):
        return found
    return [next(item for item in found if isinstance(item, Refused))]


class _Window:
    """The part of a long JSON text that is being read, with the line it begins on."""

    def __init__(self, stream: io.BufferedReader, head: bytes, line: int, limit: int) -> None:
        self.line = line
        self.text = ""
        self.position = 0
        self.ended = False
        self._stream = stream
        self._pending = head
        self._limit = limit
        self._decode = codecs.getincrementaldecoder("utf-8")().decode

    def grow(self) -> None:
        """Read on; raises FormatError past the limit and UnicodeDecodeError for other bytes."""
        if len(self.text) - self.position > self._limit:
            raise FormatError(f"one element is longer than {self._limit:,} bytes")
        chunk = self._pending or self._stream.read(max(CHUNK, len(self.text)))
        self.ended, self._pending = not chunk, b""
        self.text = self.text[self.position :] + self._decode(chunk, self.ended)
        self.position = 0

    def move(self, position: int) -> None:
        self.line += self.text.count("\n", self.position, position)
        self.position = position

    def skip(self, mark: str) -> bool:
        """Skip blanks and, if it is there, the mark; whether it was there."""
        self.move(_SPACE.match(self.text, self.position).end())  # type: ignore[union-attr]
        if not self.text.startswith(mark, self.position):
            return False
        self.move(self.position + len(mark))
        return True

    def value(self) -> Value | None:
        """The value that begins here, or None where more text is needed to tell."""
        try:
            value, end, notes = decode_at(self.text, self.position)
        except json.JSONDecodeError:
            if self.ended:
                raise
            return None
        if end == len(self.text) and not self.ended:
            return None
        found = Value(self.line, value, notes)
        self.move(end)
        return found


def _elements(
    stream: io.BufferedReader, head: bytes, number: int, limit: int
) -> Iterator[Value | Refused]:
    """The elements of a list, decoded one at a time as the stream gives them."""
    window = _Window(stream, head, number, limit)
    try:
        window.grow()
        window.skip("[")
        while True:
            window.skip(",")
            if window.skip("]"):
                return
            if (found := window.value()) is None:
                window.grow()
            else:
                yield found
    except json.JSONDecodeError as error:
        window.move(min(error.pos, len(window.text)))
        yield Refused(window.line, f"is not JSON: {error.msg}; nothing after it can be read")
    except (ValueError, RecursionError) as error:
        yield Refused(window.line, f"{_reason(error)}; nothing after it can be read")
