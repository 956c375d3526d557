"""Files as streams: plain, gzip, Zstandard and zip, with limits against bombs."""

from __future__ import annotations

import gzip
import io
import struct
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

import zstandard

from .base import FormatError

ZSTD_METHOD = 93
_GZIP = b"\x1f\x8b"
_ZSTD = b"\x28\xb5\x2f\xfd"
_ZIP = (b"PK\x03\x04", b"PK\x05\x06")
READ_ERRORS = (OSError, EOFError, zlib.error, zstandard.ZstdError, zipfile.BadZipFile)


@dataclass(slots=True)
class Limits:
    """How much one import may unpack; `unpacked` counts it over all members."""

    total_bytes: int = 8 * 1024**3
    document_bytes: int = 256 * 1024**2
    members: int = 100_000
    depth: int = 3
    unpacked: int = field(default=0)

    def take(self, n_bytes: int) -> None:
        self.unpacked += n_bytes
        if self.unpacked > self.total_bytes:
            raise FormatError(
                f"unpacks to more than {self.total_bytes:,} bytes; split it or raise the limit"
            )


class Counted(io.RawIOBase):
    """A decompressed stream that stops at the import's limit."""

    def __init__(self, stream: Any, limits: Limits) -> None:
        self._stream = stream
        self._limits = limits

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        data = self._stream.read(min(len(buffer), 65536))
        self._limits.take(len(data))
        buffer[: len(data)] = data
        return len(data)


@dataclass(slots=True)
class Member:
    """One readable file: its name (within its archive) and its uncompressed bytes."""

    name: str
    stream: io.BufferedReader


@dataclass(slots=True)
class Archive:
    """A zip file whose members are read one at a time."""

    name: str
    zip: zipfile.ZipFile
    raw: IO[bytes]
    limits: Limits
    owns_raw: bool = False

    def close(self) -> None:
        """Close the zip file, and the copy that was made of a stream that cannot seek."""
        self.zip.close()
        if self.owns_raw:
            self.raw.close()

    def names(self) -> list[str]:
        return [info.filename for info in self.zip.infolist() if not info.is_dir()]

    def open(self, name: str) -> io.BufferedReader:
        """The uncompressed bytes of one member; Zstandard members too."""
        info = self.zip.getinfo(name)
        if info.compress_type == ZSTD_METHOD:
            stream: Any = zstandard.ZstdDecompressor().stream_reader(
                io.BytesIO(self._compressed(info)), read_across_frames=True
            )
        else:
            try:
                stream = self.zip.open(info)
            except (NotImplementedError, RuntimeError) as error:
                raise FormatError(f"member {name} cannot be unpacked: {error}") from error
        return io.BufferedReader(Counted(stream, self.limits))

    def _compressed(self, info: zipfile.ZipInfo) -> bytes:
        """The stored bytes of a member, which `zipfile` itself refuses to hand out."""
        self.raw.seek(info.header_offset)
        header = self.raw.read(30)
        if len(header) < 30 or header[:4] != _ZIP[0]:
            raise FormatError(f"member {info.filename} has no local header")
        n_name, n_extra = struct.unpack("<HH", header[26:30])
        self.raw.seek(n_name + n_extra, io.SEEK_CUR)
        return self.raw.read(info.compress_size)


@contextmanager
def opened(source: str | Path | IO[bytes]) -> Iterator[IO[bytes]]:
    """The source as a binary stream; a path is closed afterwards, a stream is not."""
    if isinstance(source, str | Path):
        with open(source, "rb") as stream:
            yield stream
    else:
        yield source


def unpacked(stream: IO[bytes], name: str, limits: Limits, depth: int = 0) -> Member | Archive:
    """The stream's content, uncompressed, or the archive that it is.

    Raises FormatError where it is packed deeper than the limit allows.
    """
    buffered = stream if hasattr(stream, "peek") else io.BufferedReader(stream)  # type: ignore[type-var]
    head = buffered.peek(4)[:4]
    if not head.startswith((_GZIP, _ZSTD, *_ZIP)):
        return Member(name, buffered)  # type: ignore[arg-type]
    if depth >= limits.depth:
        raise FormatError(f"is packed more than {limits.depth} times over")
    if head.startswith(_ZIP):
        return _archive(buffered, name, limits)
    if head.startswith(_GZIP):
        inner: Any = gzip.GzipFile(fileobj=buffered)
    else:
        inner = zstandard.ZstdDecompressor().stream_reader(buffered, read_across_frames=True)
    counted = io.BufferedReader(Counted(inner, limits))
    return unpacked(counted, _inner_name(name), limits, depth + 1)


def _inner_name(name: str) -> str:
    for suffix in (".gz", ".zst", ".zstd"):
        if name.endswith(suffix):
            return name.removesuffix(suffix)
    return name


def _archive(stream: Any, name: str, limits: Limits) -> Archive:
    raw = stream if stream.seekable() else _spooled(stream)
    try:
        archive = Archive(name, zipfile.ZipFile(raw), raw, limits, raw is not stream)
    except (zipfile.BadZipFile, OSError, ValueError) as error:
        if raw is not stream:
            raw.close()
        raise FormatError(f"is not a readable zip file: {error}") from error
    if len(archive.zip.infolist()) > limits.members:
        archive.close()
        raise FormatError(f"holds more than {limits.members:,} members")
    return archive


def _spooled(stream: Any) -> IO[bytes]:
    copy = tempfile.SpooledTemporaryFile(max_size=16 * 1024**2)  # noqa: SIM115
    while chunk := stream.read(1024**2):
        copy.write(chunk)
    copy.seek(0)
    return copy  # type: ignore[return-value]
