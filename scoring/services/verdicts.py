"""Verdicts made elsewhere: one file, taken whole or not at all."""

import csv
import io
import json
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

from django.db import transaction

from scoring.models import Revision, ScoringRun, Verdict
from scoring.revisions import sha256
from scoring.rules import FIELDS, MAX_REASON
from studies.rules import BadInput
from studies.services import record_action
from trajectories.queries import TrajectoryFacts, facts, newest_reference_version
from trajectories.records import (
    RELIANCE_FIELDS,
    SIX_FIELDS,
    RecordError,
    VerdictRow,
    parse_verdict_row,
    read_jsonl,
)

BATCH = 2000
ALL_FIELDS = {**SIX_FIELDS, **RELIANCE_FIELDS}


@transaction.atomic
def import_verdicts(
    *, study_id: int, scorer: str, path: Path, at: datetime, user_id: int | None = None
) -> ScoringRun:
    """Store an outside scorer's verdicts as a finished run; the same file again changes nothing.

    The revision's id is the hash of the scorer's name and the file's content. Raises `BadInput`
    naming file, line and field, and then nothing is stored.
    """
    content = _content(path)
    revision_id = sha256(scorer.encode() + b"\n" + content)
    version = newest_reference_version(study_id)
    if known := ScoringRun.objects.filter(study=study_id, revision=revision_id).first():
        return known
    rows = _read(path.name, content, facts(study_id, references=version))
    revision, _ = Revision.objects.get_or_create(
        pk=revision_id,
        defaults={"name": scorer, "kind": Revision.Kind.OUTSIDE, "frozen_at": at},
    )
    run = ScoringRun.objects.create(
        study_id=study_id,
        revision=revision,
        reference_version=version,
        state=ScoringRun.State.DONE,
        source=path.name[:300],
        created_at=at,
        finished_at=at,
    )
    verdicts = [_verdict(run, row, about) for row, about in rows]
    Verdict.objects.bulk_create(verdicts, batch_size=BATCH)
    record_action(
        study_id=study_id, user_id=user_id, action="import verdicts", subject=revision_id, at=at
    )
    return run


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadInput(f"{path}: cannot be read: {error.strerror}") from None


def _read(
    name: str, content: bytes, known: dict[int, TrajectoryFacts]
) -> list[tuple[VerdictRow, TrajectoryFacts]]:
    by_id = {about.trajectory_id: about for about in known.values()}
    lines: dict[str, int] = {}
    rows = []
    for line, raw in _lines(name, content):
        try:
            row = parse_verdict_row(raw, fields=ALL_FIELDS)
            rows.append((row, _about(row.trajectory_id, by_id, lines)))
        except RecordError as error:
            raise BadInput(f"{name}:{line}: {error}") from None
        lines[row.trajectory_id] = line
    if not rows:
        raise BadInput(f"{name}: holds no verdicts")
    return rows


def _about(
    trajectory_id: str, by_id: dict[str, TrajectoryFacts], lines: dict[str, int]
) -> TrajectoryFacts:
    if trajectory_id not in by_id:
        raise RecordError("trajectory_id", f"the study has no trajectory {trajectory_id!r}")
    if trajectory_id in lines:
        raise RecordError(
            "trajectory_id", f"{trajectory_id!r} has a verdict on line {lines[trajectory_id]} too"
        )
    return by_id[trajectory_id]


def _lines(name: str, content: bytes) -> Iterator[tuple[int, dict[str, Any]]]:
    if content.lstrip()[:1] == b"{" or content[:2] == b"\x1f\x8b":
        for line, row in read_jsonl(io.BytesIO(content), name):
            if isinstance(row, RecordError):
                raise BadInput(f"{name}:{line}: {row}")
            yield line, row
    else:
        yield from _csv_rows(name, content)


def _csv_rows(name: str, content: bytes) -> Iterator[tuple[int, dict[str, Any]]]:
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput(f"{name}: is not UTF-8: {error.reason} at byte {error.start}") from None
    reader = csv.DictReader(io.StringIO(text, newline=""))
    if "trajectory_id" not in (reader.fieldnames or ()):
        raise BadInput(f"{name}:1: trajectory_id: the header has no such column")
    try:
        for row in reader:
            yield reader.line_num, row | {"claims": _csv_claims(row, name, reader.line_num)}
    except csv.Error as error:
        raise BadInput(f"{name}:{reader.line_num}: is not CSV: {error}") from None


def _csv_claims(row: dict[str, Any], name: str, line: int) -> Any:
    """A CSV cell of claims holds JSON."""
    try:
        return json.loads(row.get("claims") or "null")
    except (ValueError, TypeError):
        raise BadInput(f"{name}:{line}: claims: must be a JSON list") from None


def _verdict(run: ScoringRun, row: VerdictRow, about: TrajectoryFacts) -> Verdict:
    """A failed row counts as not correct and is null elsewhere, whatever its cells say."""
    failed = row.status == Verdict.Status.FAILED
    values: dict[str, Any] = {
        name: None if failed else row.values.get(name)
        for name in (*FIELDS, "warned", "unresolvable")
    }
    values |= {"correct": False} if failed else {}
    return Verdict(
        run=run,
        trajectory_id=about.pk,
        **values,
        label=str(row.values.get("label") or ""),
        exposed=about.exposed if row.exposed is None else row.exposed,
        eligible=about.eligible,
        status=row.status,
        reason=row.reason[:MAX_REASON] if failed else "",
        claims=row.claims,
        details=row.extra,
    )
