"""The reproducible bundle: rows, figures and hashes in one file that a stranger can check.

A bundle is a ZIP without compression, with fixed dates and order, whose comment is the hash of
its manifest. So it is a function of its members, and any changed byte shows.
"""

import hashlib
import io
import json
import platform
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import scipy

from audits import reports
from audits.records import AuditTable, from_rows, to_rows
from audits.rendering.files import json_text, table_files
from audits.rendering.latex import latex_text
from audits.reports import Options

FORMAT = "assay-bundle/1"
MANIFEST = "manifest.json"
FIGURES = "figures.json"
ROWS = ("items", "labels", "verdicts", "population", "repeats", "guesses")
FIXED_DATE = (1980, 1, 1, 0, 0, 0)
TOLERANCE = 1e-9
DRAWN_TOLERANCE = 0.03
"""How far a drawn interval's end may be off under another NumPy, whose streams may differ."""


class BrokenBundle(ValueError):
    """The file is no bundle at all; the text says what is wrong."""


def sha256(content: bytes) -> str:
    """The hash of a member, in hex."""
    return hashlib.sha256(content).hexdigest()


def bundle_members(
    table: AuditTable, report: Mapping[str, Any], extra: Mapping[str, bytes]
) -> dict[str, bytes]:
    """Path → content of every member but the manifest, in their order in the file."""
    rows = to_rows(table)
    members = {"rows/schema.json": json_text(rows["schema"]).encode()}
    for name in ROWS:
        members[f"rows/{name}.jsonl"] = _jsonl(rows[name])
    members[FIGURES] = json_text(report).encode()
    members |= derived_members(report)
    return members | dict(sorted(extra.items()))


def derived_members(report: Mapping[str, Any]) -> dict[str, bytes]:
    """What is only another form of the figures: tables and LaTeX."""
    files = {name: text for name, text in table_files(report).items() if name != "report.json"}
    tables = {f"tables/{name}": text.encode() for name, text in files.items()}
    return tables | {"report.tex": latex_text(report).encode()}


def _jsonl(rows: list[Any]) -> bytes:
    lines = (json.dumps(row, ensure_ascii=False, allow_nan=False) for row in rows)
    return "".join(f"{line}\n" for line in lines).encode()


def versions() -> dict[str, str]:
    """What computed the figures."""
    return {
        "python": platform.python_version(),
        "numpy": np.__version__,
        "scipy": scipy.__version__,
    }


def bundle_bytes(members: Mapping[str, bytes]) -> bytes:
    """The bundle of these members; the same members give the same bytes."""
    manifest = {
        "format": FORMAT,
        "versions": versions(),
        "files": {name: sha256(content) for name, content in members.items()},
    }
    return _packed(json_text(manifest).encode(), members)


def _packed(manifest: bytes, members: Mapping[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name, content in {MANIFEST: manifest, **members}.items():
            entry = zipfile.ZipInfo(name, FIXED_DATE)
            entry.external_attr = 0o644 << 16
            entry.create_system = 3
            archive.writestr(entry, content)
        archive.comment = sha256(manifest).encode()
    return out.getvalue()


def verified(content: bytes) -> list[str]:
    """What differs from what the bundle says of itself; empty for a whole one.

    Hashes first, then every figure recomputed from the rows. Raises `BrokenBundle` for a file
    that cannot be read as a bundle.
    """
    manifest_text, members = _unpacked(content)
    manifest = _document(manifest_text, MANIFEST)
    problems = list(_hash_problems(content, manifest_text, manifest, members))
    try:
        problems += _figure_problems(manifest, members)
    except BrokenBundle as problem:
        problems.append(str(problem))
    except (KeyError, ValueError, TypeError, IndexError, AttributeError) as error:
        what = f"{type(error).__name__}: {error!s:.200}"
        problems.append(f"rows: cannot be read as the audit's rows: {what}")
    return list(dict.fromkeys(problems))


def _unpacked(content: bytes) -> tuple[bytes, dict[str, bytes]]:
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            # Read past the CRC: a changed member is named below, with the others.
            members = {entry.filename: _raw(content, entry) for entry in archive.infolist()}
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, ValueError, EOFError) as error:
        raise BrokenBundle(f"this is not a readable bundle: {error}") from None
    if MANIFEST not in members:
        raise BrokenBundle(f"the bundle has no {MANIFEST}")
    return members.pop(MANIFEST), members


def _raw(content: bytes, entry: zipfile.ZipInfo) -> bytes:
    """A member's bytes, found by its local header; one that was packed anew is unpacked."""
    name_size = int.from_bytes(
        content[entry.header_offset + 26 : entry.header_offset + 28], "little"
    )
    extra = int.from_bytes(content[entry.header_offset + 28 : entry.header_offset + 30], "little")
    start = entry.header_offset + 30 + name_size + extra
    packed = content[start : start + entry.compress_size]
    if entry.compress_type != zipfile.ZIP_DEFLATED:
        return packed
    return zlib.decompressobj(-zlib.MAX_WBITS).decompress(packed, max(entry.file_size, 1))


def _document(text: bytes, name: str) -> dict[str, Any]:
    found = _parsed(text, name)
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise BrokenBundle(f"{name} does not say {FORMAT}")
    return found


def _parsed(text: bytes | str, name: str) -> Any:
    try:
        return json.loads(text)
    except ValueError as error:  # also where it is no UTF-8
        raise BrokenBundle(f"{name} is not JSON: {error}") from None


def _hash_problems(
    content: bytes, manifest_text: bytes, manifest: Mapping[str, Any], members: Mapping[str, bytes]
) -> Iterator[str]:
    stated = manifest.get("files", {})
    for name in [*stated, *(each for each in members if each not in stated)]:
        if name not in members:
            yield f"{name}: missing from the bundle"
        elif name not in stated:
            yield f"{name}: not listed in {MANIFEST}"
        elif sha256(members[name]) != stated[name]:
            yield f"{name}: content does not match its hash"
    for name, body in members.items():
        folder, _, file = name.partition("/")
        if folder == "revisions" and sha256(body) != Path(file).stem:
            yield f"{name}: the archive is not the revision that its name says"
    listed = all(sha256(members.get(name, b"")) == stated[name] for name in stated)
    if listed and _packed(manifest_text, members) != content:
        yield f"{MANIFEST} or the container: bytes differ from what these members make"


def _figure_problems(manifest: Mapping[str, Any], members: Mapping[str, bytes]) -> list[str]:
    stated = _parsed(members[FIGURES], FIGURES)
    table = from_rows(_rows(members))
    options = Options(**stated["options"])
    again = json.loads(json_text(reports.report(table, options)))
    same_streams = manifest.get("versions", {}).get("numpy") == np.__version__
    problems = list(
        differences(again, stated, drawn=TOLERANCE if same_streams else DRAWN_TOLERANCE)
    )
    if not problems:
        problems += [
            f"{name}: does not say what the figures say"
            for name, content in derived_members(stated).items()
            if members.get(name) != content
        ]
    packet = members.get("packet/manifest.json")
    if packet is not None and sha256(packet) != table.provenance.get("manifest"):
        problems.append("packet/manifest.json: is not the manifest of this packet")
    return problems


def _rows(members: Mapping[str, bytes]) -> dict[str, Any]:
    rows: dict[str, Any] = {"schema": _parsed(members["rows/schema.json"], "rows/schema.json")}
    for name in ROWS:
        # Not splitlines: a text may hold characters that it takes for ends of lines.
        lines = members[f"rows/{name}.jsonl"].split(b"\n")
        rows[name] = [_parsed(line, f"rows/{name}.jsonl") for line in lines if line]
    return rows


def differences(again: Any, stated: Any, *, drawn: float, path: str = "") -> Iterator[str]:
    """The paths at which a recomputed figure is not the stated one."""
    if isinstance(again, dict) and isinstance(stated, dict):
        for key in dict.fromkeys([*again, *stated]):
            where = f"{path}.{key}" if path else str(key)
            if key not in again or key not in stated:
                yield f"{where}: {'not in the bundle' if key in again else 'does not follow'}"
            else:
                yield from differences(again[key], stated[key], drawn=drawn, path=where)
    elif isinstance(again, list) and isinstance(stated, list) and len(again) == len(stated):
        for place, (one, other) in enumerate(zip(again, stated, strict=True)):
            yield from differences(one, other, drawn=drawn, path=f"{path}[{place}]")
    elif not _same(again, stated, drawn if path.rpartition(".")[2] in ("ci_low", "ci_high") else 0):
        yield f"{path}: the rows give {again!r:.80}, the bundle says {stated!r:.80}"


def _same(again: Any, stated: Any, drawn: float) -> bool:
    numbers = (int, float)
    if isinstance(again, bool) or isinstance(stated, bool):
        return again is stated
    if isinstance(again, numbers) and isinstance(stated, numbers):
        return abs(again - stated) <= max(TOLERANCE, drawn)
    return type(again) is type(stated) and bool(again == stated)
