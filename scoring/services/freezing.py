"""Freezing: a scorer's folder becomes a revision that never changes."""

import platform
from datetime import datetime
from pathlib import Path

from django.db import transaction

from scoring import queries
from scoring.judge import read_config
from scoring.models import Revision
from scoring.revisions import Snapshot, archive_files, keep_archive, snapshot
from scoring.runner import CannotLoad, Runner
from studies.rules import BadInput, Refused
from studies.services import record_action

BUILTIN = Path(__file__).resolve().parents[1] / "builtin"


def freeze(
    *,
    name: str,
    at: datetime,
    path: Path | None = None,
    parent: str = "",
    user_id: int | None = None,
) -> Revision:
    """Store a scorer's source as an immutable revision; the built-in scorer without a `path`.

    The same source again is the revision that it already is, with its first name and time.
    `parent` is the id (or its first digits) of what it was made from; without one, the newest
    revision of the same name. Raises `BadInput` where it cannot be frozen or loaded.
    """
    frozen = snapshot(path or BUILTIN)
    kept = keep_archive(frozen.id, frozen.archive)
    if known := Revision.objects.filter(pk=frozen.id).first():
        return known
    try:
        check_loads(frozen, kept)
        return _store(frozen, name=name, parent=parent, user_id=user_id, at=at)
    except Refused:
        kept.unlink()
        raise


def check_loads(frozen: Snapshot, archive: Path) -> None:
    """Raise `BadInput` unless the frozen copy can be loaded where no source of ours is."""
    if frozen.kind == Revision.Kind.JUDGE:
        read_config(archive_files(frozen.archive))
        return
    try:
        with Runner(archive) as runner:
            runner.start()
    except CannotLoad as error:
        raise BadInput(str(error)) from None


@transaction.atomic
def _store(
    frozen: Snapshot, *, name: str, parent: str, user_id: int | None, at: datetime
) -> Revision:
    before = Revision.objects.filter(name=name).exclude(kind=Revision.Kind.OUTSIDE)
    newest = before.order_by("-frozen_at", "-pk").first()
    revision = Revision.objects.create(
        id=frozen.id,
        name=name,
        kind=frozen.kind,
        parent=queries.revision(parent) if parent else newest,
        archive=frozen.archive,
        python_version=platform.python_version(),
        packages=dict(frozen.packages),
        frozen_at=at,
    )
    record_action(study_id=None, user_id=user_id, action="freeze", subject=str(revision), at=at)
    return revision
