"""Versions of the instructions."""

import hashlib
import json
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from django.conf import settings
from django.db import transaction
from django.db.models import Max

from annotation.models import Codebook, Packet
from annotation.rules import parse_schema
from studies.rules import BadInput, Refused
from studies.services import record_action


@transaction.atomic
def publish_codebook(
    *,
    study_id: int,
    schema_key: str,
    text: str,
    at: datetime,
    affected_fields: Sequence[str] = (),
    note: str = "",
    by: int | None = None,
) -> Codebook:
    """Store the next version of a schema's instructions; the newest text again changes nothing.

    affected_fields : the fields whose labels have to be looked at again.
    """
    if not text.strip():
        raise BadInput("The codebook is empty.")
    rows = Codebook.objects.filter(study=study_id, schema_key=schema_key)
    text_hash = hashlib.sha256(text.encode()).hexdigest()
    newest = rows.order_by("-version").first()
    if newest and newest.text_hash == text_hash:
        return newest
    made = Codebook.objects.create(
        study_id=study_id,
        schema_key=schema_key,
        version=(rows.aggregate(newest=Max("version"))["newest"] or 0) + 1,
        text=text,
        text_hash=text_hash,
        affected_fields=list(affected_fields),
        note=note,
        published_at=at,
    )
    record_action(
        study_id=study_id, user_id=by, action="publish codebook", subject=str(made), at=at
    )
    return made


@transaction.atomic
def adopt_codebook(*, packet_id: int, version: int, at: datetime, by: int | None = None) -> None:
    """Put a newer codebook version in force for a packet; pages that show the old one reload.

    Labels made before keep their version: `queries.codebook_worklist` says which to look at.
    """
    packet = Packet.objects.get(pk=packet_id)
    found = Codebook.objects.filter(
        study=packet.study_id, schema_key=packet.schema_key, version=version
    ).first()
    if found is None:
        raise BadInput(f"There is no codebook version {version} for {packet.schema_key}.")
    fields = parse_schema(packet.schema).names
    if unknown := sorted(set(found.affected_fields) - set(fields)):
        raise BadInput(f"The codebook names {unknown[0]!r}, which is no field of this packet.")
    older = Packet.objects.filter(pk=packet_id, codebook_version__lt=version, unblinded_at=None)
    if not older.update(codebook_version=version):
        raise Refused(
            f"Version {version} is not newer than what is in force, or the packet is unblinded."
        )
    record_action(
        study_id=packet.study_id,
        user_id=by,
        action="adopt codebook",
        subject=f"{packet.slug} version {version}",
        at=at,
    )


FIXTURES = Path(settings.BASE_DIR) / "fixtures"


def shipped_schema(name: str) -> dict[str, Any]:
    """A schema by its shipped name, or from a JSON file; raises `BadInput` for anything else."""
    shipped = FIXTURES / "schemas" / f"{name}.json"
    path = shipped if "/" not in name and shipped.is_file() else Path(name)
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        known = ", ".join(sorted(file.stem for file in shipped.parent.glob("*.json")))
        raise BadInput(
            f"{name}: is neither a shipped schema ({known}) nor a JSON file: {error}"
        ) from None
    parse_schema(document)
    return document


def ensure_codebook(*, study_id: int, schema_key: str, text: str = "", at: datetime) -> Codebook:
    """The study's newest codebook for a schema, published from `text` or what ships if new.

    Raises `BadInput` where there is none and none ships.
    """
    if text:
        return publish_codebook(study_id=study_id, schema_key=schema_key, text=text, at=at)
    rows = Codebook.objects.filter(study=study_id, schema_key=schema_key)
    if newest := rows.order_by("-version").first():
        return newest
    shipped = FIXTURES / "codebooks" / f"{schema_key}-1.md"
    if not shipped.is_file():
        raise BadInput(f"No codebook ships for {schema_key}; give one with --codebook FILE.")
    return publish_codebook(
        study_id=study_id, schema_key=schema_key, text=shipped.read_text(encoding="utf-8"), at=at
    )
