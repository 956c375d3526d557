"""JSON Lines, read strictly: one object a line, UTF-8, no duplicate keys, no NaN."""

from __future__ import annotations

import gzip
import io
import json
import zlib
from collections.abc import Iterator
from typing import Any, BinaryIO

from .errors import RecordError, shown

MAX_LINE_BYTES = 64 * 1024 * 1024
GZIP_MAGIC = b"\x1f\x8b"
BOM = b"\xef\xbb\xbf"


def read_jsonl(
    stream: BinaryIO, name: str = "", *, max_line_bytes: int = MAX_LINE_BYTES
) -> Iterator[tuple[int, dict[str, Any] | RecordError]]:
    """Yield (line number, object) for each line that is not blank; plain or gzip.

    Line numbers start at 1 and count blank lines. A line that cannot be read gives a
    `RecordError` in the object's place and the next lines go on; a broken gzip stream ends
    the reading with one. `name` is the file's name, for messages.
    """
    lines = _lines(unzipped(stream), name, max_line_bytes)
    for number, line in lines:
        if isinstance(line, RecordError):
            yield number, line
        elif line.strip():
            yield number, _object(line)


def unzipped(stream: BinaryIO) -> BinaryIO:
    """The stream, or its uncompressed content where it begins as gzip does."""
    buffered = stream if hasattr(stream, "peek") else io.BufferedReader(stream)  # type: ignore[type-var]
    if buffered.peek(2)[:2] == GZIP_MAGIC:
        return gzip.GzipFile(fileobj=buffered)  # type: ignore[return-value]
    return buffered  # type: ignore[return-value]


def _lines(stream: BinaryIO, name: str, limit: int) -> Iterator[tuple[int, bytes | RecordError]]:
    number = 0
    while True:
        number += 1
        try:
            line = stream.readline(limit + 1)
        except (EOFError, OSError, zlib.error) as error:
            yield number, RecordError("", f"{name or 'the file'} cannot be read on: {error}")
            return
        if not line:
            return
        if len(line) > limit:
            yield number, RecordError("", f"the line is longer than {limit:,} bytes")
            if not _skip_line(stream, limit):
                return
        elif number == 1 and line.startswith(BOM):
            yield number, line[len(BOM) :]
        else:
            yield number, line


def _skip_line(stream: BinaryIO, limit: int) -> bool:
    """Read to the end of an overlong line; False where the stream cannot be read on."""
    try:
        while (rest := stream.readline(limit)) and not rest.endswith(b"\n"):
            pass
    except (EOFError, OSError, zlib.error):
        return False
    return True


def _object(line: bytes) -> dict[str, Any] | RecordError:
    try:
        value = loads(line)
    except RecordError as error:
        return error
    if not isinstance(value, dict):
        return RecordError("", f"a line must hold one JSON object; got {shown(value)}")
    return value


def loads(data: bytes | str) -> Any:
    """Parse strict JSON; raises `RecordError` that says what is wrong and where."""
    try:
        text = data.decode("utf-8") if isinstance(data, bytes) else data
    except UnicodeDecodeError as error:
        raise RecordError("", f"is not UTF-8: {error.reason} at byte {error.start}") from None
    try:
        return _decoder.decode(text)
    except json.JSONDecodeError as error:
        raise RecordError(
            "", f"is not JSON: {error.msg} at line {error.lineno} column {error.colno}"
        ) from None
    except RecursionError:
        raise RecordError("", "is nested too deeply") from None
    except ValueError as error:
        if isinstance(error, RecordError):
            raise
        raise RecordError("", f"holds a number that cannot be read: {error}") from None


def _object_of_pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise RecordError(key, "occurs twice in one object; keep one")
            seen.add(key)
    return made


def _refuse_constant(word: str) -> Any:
    raise RecordError("", f"{word} is not JSON; write null, or the word in quotes")


_decoder = json.JSONDecoder(object_pairs_hook=_object_of_pairs, parse_constant=_refuse_constant)
