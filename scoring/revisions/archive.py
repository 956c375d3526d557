"""A scorer's source as one archive: the same source gives the same bytes on any machine."""

import hashlib
import io
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from studies.rules import BadInput

from .imports import follow_imports

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = "frozen"
MAX_BYTES = 20 * 2**20
SKIPPED = frozenset({"__pycache__", "node_modules"})
_DATE = (1980, 1, 1, 0, 0, 0)
_MODE = 0o100644 << 16
_UNIX = 3


@dataclass(frozen=True)
class Snapshot:
    """A frozen scorer before it is stored; `id` is the SHA-256 of `archive`."""

    id: str
    kind: str
    archive: bytes
    packages: Mapping[str, str]


def snapshot(folder: Path) -> Snapshot:
    """Read a scorer's folder, with every module of ours that it imports, into an archive.

    A folder with `scorer.py` is a scorer in source, one with `judge.json` a language model's
    configuration. Raises `BadInput` where it is neither, too large or cannot be read.
    """
    files = _folder_files(folder)
    if "scorer.py" in files:
        imports = follow_imports(files, root=ROOT)
        members = _packaged(files) | dict(imports.files)
        return _snapshot("source", members, imports.packages)
    if "judge.json" in files:
        return _snapshot("judge", files, {})
    raise BadInput(
        f"{folder}: holds neither scorer.py (with a function score(task, trajectory)) "
        "nor judge.json"
    )


def _snapshot(kind: str, members: Mapping[str, bytes], packages: Mapping[str, str]) -> Snapshot:
    archive = _zipped(members)
    return Snapshot(sha256(archive), kind, archive, packages)


def _packaged(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The scorer's files under one package, so that its relative imports work."""
    return {
        f"{PACKAGE}/{name}": content
        for name, content in ({"__init__.py": b""} | dict(files)).items()
    }


def _folder_files(folder: Path) -> dict[str, bytes]:
    if not folder.is_dir():
        raise BadInput(f"{folder}: is not a folder")
    files: dict[str, bytes] = {}
    size = 0
    for path in sorted(folder.rglob("*")):
        parts = path.relative_to(folder).parts
        if any(part in SKIPPED or part.startswith(".") for part in parts) or path.suffix == ".pyc":
            continue
        if path.is_symlink():
            raise BadInput(f"{path}: is a link; a frozen scorer holds plain files only")
        if path.is_file():
            size += path.stat().st_size
            if size > MAX_BYTES:
                raise BadInput(f"{folder}: holds more than {MAX_BYTES // 2**20} MB")
            files["/".join(parts)] = path.read_bytes()
    return files


def _zipped(members: Mapping[str, bytes]) -> bytes:
    """Stored, never deflated: zlib builds differ. Fixed dates, modes and order."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(members):
            info = zipfile.ZipInfo(name, _DATE)
            info.create_system = _UNIX
            info.external_attr = _MODE
            archive.writestr(info, members[name])
    return buffer.getvalue()


def archive_files(archive: bytes) -> dict[str, str]:
    """The archive's files as text by name, in order; undecodable bytes are replaced."""
    with zipfile.ZipFile(io.BytesIO(archive)) as opened:
        return {
            name: opened.read(name).decode("utf-8", errors="replace")
            for name in sorted(opened.namelist())
        }


def sha256(content: bytes) -> str:
    """The hash, in hex."""
    return hashlib.sha256(content).hexdigest()
