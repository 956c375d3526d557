"""Freezing a scorer: its source as one deterministic archive, known by its hash."""

from .archive import PACKAGE, Snapshot, archive_files, sha256, snapshot
from .files import archive_path, archives_dir, keep_archive

__all__ = [
    "PACKAGE",
    "Snapshot",
    "archive_files",
    "archive_path",
    "archives_dir",
    "keep_archive",
    "sha256",
    "snapshot",
]
