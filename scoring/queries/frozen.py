"""Frozen scorers: finding them, where they come from, what their source says."""

import difflib
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version

from django.db.models import QuerySet

from scoring.models import Revision
from scoring.revisions import archive_files
from studies.rules import BadInput

SHORTEST_PREFIX = 6


@dataclass(frozen=True)
class FileDiff:
    """One file of two archives: unified diff lines, "" names where a side has no such file."""

    name: str
    status: str
    lines: Sequence[str]


def all_revisions() -> QuerySet[Revision]:
    """Every revision that can be run on any study, newest first; archives are not loaded."""
    rows = Revision.objects.exclude(kind=Revision.Kind.OUTSIDE).defer("archive")
    return rows.order_by("-frozen_at", "name", "pk")


def revisions(study_id: int) -> QuerySet[Revision]:
    """The revisions with a run in the study, newest first; archives are not loaded."""
    rows = Revision.objects.filter(runs__study=study_id).distinct().defer("archive")
    return rows.order_by("-frozen_at", "name", "pk")


def revision(prefix_or_id: str) -> Revision:
    """The revision with this id or with this beginning of one; raises `BadInput`."""
    if len(prefix_or_id) < SHORTEST_PREFIX:
        raise BadInput(f"revision {prefix_or_id!r}: give six digits of its id or more")
    rows = Revision.objects.filter(pk__startswith=prefix_or_id.lower())
    found = list(rows.defer("archive").order_by("pk")[:2])
    if len(found) != 1:
        count = "no revision" if not found else "more than one revision"
        raise BadInput(f"revision {prefix_or_id}: {count} begins with this id")
    return found[0]


def lineage(revision_id: str) -> list[Revision]:
    """The revision and what it was made from, newest first."""
    by_id = {row.pk: row for row in Revision.objects.defer("archive").order_by("pk")}
    chain: list[Revision] = []
    current = by_id.get(revision_id)
    while current is not None and current not in chain:
        chain.append(current)
        current = by_id.get(current.parent_id or "")
    return chain


def children(revision_id: str) -> QuerySet[Revision]:
    """The revisions made from this one."""
    return Revision.objects.filter(parent=revision_id).defer("archive").order_by("frozen_at", "pk")


def package_drift(row: Revision) -> list[str]:
    """Packages whose installed version is not the one the revision was frozen with."""
    now = {name: _installed(name) for name in row.packages}
    return [
        f"{name} {then} then, {now[name] or 'not installed'} now"
        for name, then in sorted(row.packages.items())
        if now[name] != then
    ]


def _installed(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def source_files(revision_id: str) -> dict[str, str]:
    """The archive's files as text; none for an outside revision."""
    archive = Revision.objects.values_list("archive", flat=True).get(pk=revision_id)
    return archive_files(bytes(archive)) if archive is not None else {}


def source_diff(first_id: str, second_id: str) -> list[FileDiff]:
    """What changed from one archive to another, file by file; unchanged files are left out."""
    first, second = source_files(first_id), source_files(second_id)
    names = sorted(first.keys() | second.keys())
    return [
        _file_diff(name, first.get(name), second.get(name))
        for name in names
        if first.get(name) != second.get(name)
    ]


def _file_diff(name: str, first: str | None, second: str | None) -> FileDiff:
    status = "added" if first is None else "removed" if second is None else "changed"
    lines = difflib.unified_diff(
        (first or "").splitlines(),
        (second or "").splitlines(),
        "" if first is None else f"a/{name}",
        "" if second is None else f"b/{name}",
        lineterm="",
    )
    return FileDiff(name, status, tuple(lines))
