"""Archives as files on this host, for commands that use no database and for child processes."""

import os
import re
import secrets
from pathlib import Path

from django.conf import settings

from studies.rules import BadInput

from .archive import sha256

_ID_PREFIX = re.compile(r"[0-9a-f]{6,64}")


def archives_dir() -> Path:
    """Where this host keeps archives; other hosts get theirs from the database."""
    return Path(settings.DATA_DIR) / "revisions"


def keep_archive(revision_id: str, archive: bytes) -> Path:
    """Write the archive on this host unless it is there; returns its path."""
    path = archives_dir() / f"{revision_id}.zip"
    if not path.exists() or sha256(path.read_bytes()) != revision_id:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(f".{secrets.token_hex(4)}")
        draft.write_bytes(archive)
        os.replace(draft, path)
    return path


def archive_path(id_or_path: str) -> Path:
    """The archive with this id (or its first six or more digits), or at this path.

    Raises `BadInput` where there is none or several, or where the file is not what its name
    says.
    """
    if _ID_PREFIX.fullmatch(id_or_path):
        return _by_id(id_or_path)
    path = Path(id_or_path)
    if not path.is_file():
        raise BadInput(f"{id_or_path}: is neither a revision's id nor an archive's path")
    return path


def _by_id(prefix: str) -> Path:
    found = sorted(archives_dir().glob(f"{prefix}*.zip"))
    if len(found) != 1:
        count = "no archive" if not found else f"{len(found)} archives"
        raise BadInput(f"revision {prefix}: {count} in {archives_dir()} begin with this id")
    if sha256(found[0].read_bytes()) != found[0].stem:
        raise BadInput(f"{found[0]}: was changed since it was frozen; its hash is not its name")
    return found[0]
