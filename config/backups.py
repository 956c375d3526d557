"""Backups: every row of every table and the kept files, with a SHA-256 of each part.

One zip: `manifest.json`, `rows/<app>.<model>.jsonl` in the order in which they can be restored,
`files/…`. It is read in one transaction, so it is consistent, and restores into SQLite and
PostgreSQL alike.
"""

import hashlib
import json
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from django.apps import apps
from django.conf import settings
from django.core import serializers
from django.core.management.color import no_style
from django.db import connection, models, transaction
from django.db.migrations.recorder import MigrationRecorder

from studies.rules import BadInput, Refused

# What a migration makes by itself, or what is worth nothing after a restore.
LEFT_OUT = {"contenttypes.contenttype", "auth.permission", "auth.group", "sessions.session"}
LEFT_OUT_APPS = {"axes"}
# Caches and what is made again at start.
FOLDERS_LEFT_OUT = {"staticfiles", "queue", "metrics", "cache", "charts"}
BATCH = 500


@dataclass(frozen=True)
class Part:
    """One file of a backup."""

    name: str
    sha256: str
    n_rows: int | None = None


def backed_up_models() -> list[type[models.Model]]:
    """Every model with rows worth keeping, those that others refer to first."""
    kept = [
        model
        for model in apps.get_models()
        if model._meta.label_lower not in LEFT_OUT and model._meta.app_label not in LEFT_OUT_APPS
    ]
    return serializers.sort_dependencies([(None, kept)], allow_cycles=True)


def applied_migrations() -> list[str]:
    """The schema's state, as the names of what was applied."""
    rows = MigrationRecorder(connection).applied_migrations()
    return sorted(f"{app}.{name}" for app, name in rows)


@transaction.atomic
def write_backup(path: Path) -> list[Part]:
    """Write all rows and files to the zip at `path`; returns its parts."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        parts = [write_rows(archive, model) for model in backed_up_models()]
        parts += [write_file(archive, file) for file in kept_files(exclude=path)]
        manifest = {
            "migrations": applied_migrations(),
            "parts": [part.__dict__ for part in parts],
        }
        archive.writestr("manifest.json", json.dumps(manifest, indent=1))
    return parts


def write_rows(archive: zipfile.ZipFile, model: type[models.Model]) -> Part:
    """Write one table, a line a row, in order of its key."""
    name = f"rows/{model._meta.label_lower}.jsonl"
    digest, n_rows = hashlib.sha256(), 0
    rows = model._base_manager.order_by("pk").iterator(chunk_size=BATCH)
    with archive.open(name, "w", force_zip64=True) as out:
        while block := list(islice(rows, BATCH)):
            lines = serializers.serialize("jsonl", block).encode()
            digest.update(lines)
            out.write(lines)
            n_rows += len(block)
    return Part(name, digest.hexdigest(), n_rows)


def kept_files(*, exclude: Path) -> Iterator[Path]:
    """The files under DATA_DIR that cannot be made again, but for the database and the key."""
    for file in sorted(settings.DATA_DIR.rglob("*")):
        folder, *below = file.relative_to(settings.DATA_DIR).parts
        if not below or folder in FOLDERS_LEFT_OUT or file.resolve() == exclude.resolve():
            continue
        if file.is_file():
            yield file


def write_file(archive: zipfile.ZipFile, file: Path) -> Part:
    """Write one kept file under its path below DATA_DIR."""
    name = f"files/{file.relative_to(settings.DATA_DIR).as_posix()}"
    archive.write(file, name)
    return Part(name, hashlib.sha256(file.read_bytes()).hexdigest())


def restore_backup(path: Path) -> list[Part]:
    """Fill an empty, migrated database from a backup.

    Raises `BadInput` for a damaged file and `Refused` where the database is not empty or its
    schema is another one; then nothing was changed.
    """
    with zipfile.ZipFile(path) as archive:
        manifest = json.loads(archive.read("manifest.json"))
        parts = [Part(**part) for part in manifest["parts"]]
        check_parts(archive, parts)
        check_ready(manifest["migrations"])
        with transaction.atomic(), connection.constraint_checks_disabled():
            for part in parts:
                if part.name.startswith("rows/"):
                    restore_rows(archive, part)
            connection.check_constraints()
            reset_sequences()
        for part in parts:
            if part.name.startswith("files/"):
                restore_file(archive, part)
    return parts


def check_parts(archive: zipfile.ZipFile, parts: list[Part]) -> None:
    """Raise `BadInput` unless every part is there with its hash."""
    present = set(archive.namelist())
    for part in parts:
        if part.name not in present:
            raise BadInput(f"{archive.filename}: {part.name} is missing from the backup")
        with archive.open(part.name) as content:
            if hashlib.file_digest(content, "sha256").hexdigest() != part.sha256:  # type: ignore[arg-type]
                raise BadInput(f"{archive.filename}: {part.name} was changed since the backup")


def check_ready(migrations: list[str]) -> None:
    """Raise `Refused` unless the database is empty and has the backup's schema."""
    if other := sorted(set(migrations) ^ set(applied_migrations())):
        raise Refused(
            f"The backup is of another schema ({other[0]} differs); install the version of the "
            "product that made it, restore, then upgrade."
        )
    for model in backed_up_models():
        if model._base_manager.exists():
            raise Refused(
                f"The database is not empty ({model._meta.verbose_name_plural}); restore into a "
                "new one: set DATABASE_URL, run migrate, then restore."
            )


def restore_rows(archive: zipfile.ZipFile, part: Part) -> None:
    """Insert one table's rows under their keys."""
    with archive.open(part.name) as lines:
        while block := list(islice(lines, BATCH)):
            rows = serializers.deserialize("jsonl", b"".join(block).decode())
            objects = [row.object for row in rows]
            type(objects[0])._base_manager.bulk_create(objects)


def reset_sequences() -> None:
    """Let new rows get keys after the restored ones."""
    statements = connection.ops.sequence_reset_sql(no_style(), backed_up_models())
    with connection.cursor() as cursor:
        for statement in statements:
            cursor.execute(statement)


def restore_file(archive: zipfile.ZipFile, part: Part) -> None:
    """Write one kept file back to its place below DATA_DIR."""
    target = (settings.DATA_DIR / part.name.removeprefix("files/")).resolve()
    if not target.is_relative_to(settings.DATA_DIR.resolve()):
        raise BadInput(f"{archive.filename}: {part.name} points outside the data folder")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(archive.read(part.name))
