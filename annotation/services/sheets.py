"""Taking a returned sheet: all of it or nothing, archived under its hash."""

import hashlib
import os
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from uuid import UUID, uuid5

from django.conf import settings
from django.db import transaction

from annotation import rules
from annotation.importers import SheetRow, read_sheet
from annotation.importers.sheets import refuse
from annotation.models import (
    Assignment,
    ItemMapping,
    Label,
    Packet,
    PacketItem,
    ReturnedSheet,
    Round,
    Submission,
)
from studies.models import Role, User
from studies.rules import BadInput
from studies.services import add_member, record_action

from .work import Statement

BATCH = 500
KEYS = UUID("6f0a3a0c-6d0c-4c67-9a52-3d5f6f8e7a11")
Purpose = Round.Purpose


@dataclass(frozen=True)
class Sheet:
    """A returned file and what is known about it.

    collected_at : when the judgments were made; None where nobody says.
    key : `item`, or `trajectory_id` for labels that never had a packet's codes.
    """

    name: str
    content: bytes
    adjudicated: bool = False
    collected_at: datetime | None = None
    statement: Statement = Statement(used_llm=None)
    key: str = "item"


@dataclass(frozen=True)
class _Arrival:
    """A checked sheet on its way in: whose, for which packet, its rows by item code."""

    packet: Packet
    person: User
    sheet: Sheet
    sha256: str
    schema: rules.Schema
    rows: Mapping[str, SheetRow]
    at: datetime
    by: int | None


@dataclass(frozen=True)
class Imported:
    """What became of a sheet; `repeated` says that it was taken before and nothing changed."""

    n_rows: int
    sha256: str
    repeated: bool


def import_labels(
    *, packet_id: int, annotator_id: int, sheet: Sheet, at: datetime, by: int | None = None
) -> Imported:
    """Store a returned sheet as new versions of one person's labels, and hand the work in.

    An annotator's sheet holds all of their items; an adjudicator's the items that it settles.
    The same file again changes nothing. Raises `BadInput` that names unknown, missing and
    repeated items, another packet's codes and values outside a field, and `rules.Locked` where
    other labels were submitted already; then nothing is stored.
    """
    packet = Packet.objects.get(pk=packet_id)
    person = User.objects.get(pk=annotator_id)
    digest = hashlib.sha256(sheet.content).hexdigest()
    earlier = ReturnedSheet.objects.filter(
        packet=packet, annotator=person, sha256=digest, adjudicated=sheet.adjudicated
    ).first()
    if earlier:
        return Imported(earlier.n_rows, digest, repeated=True)
    schema = rules.parse_schema(packet.schema)
    rows = _by_code(packet, sheet, _read(sheet, person, schema))
    arrival = _Arrival(packet, person, sheet, digest, schema, rows, at, by)
    return _store(arrival, _archive(sheet, digest))


def _read(sheet: Sheet, person: User, schema: rules.Schema) -> list[SheetRow]:
    return read_sheet(
        sheet.content,
        sheet.name,
        fields=schema.options,
        annotator=person.username,
        key=sheet.key,
    )


def _by_code(packet: Packet, sheet: Sheet, rows: Sequence[SheetRow]) -> dict[str, SheetRow]:
    """The rows by item code; raises `BadInput` for items that the packet does not have."""
    known = _known_items(packet, sheet)
    unknown = [row for row in rows if row.row.item not in known]
    if unknown and len(unknown) == len(rows):
        _refuse_other_packet(packet, sheet, [row.row.item for row in unknown])
    refuse(
        sheet.name,
        [
            f"line {row.line}: item {row.row.item!r} is not in the packet {packet.slug}"
            for row in unknown
        ],
    )
    return {known[row.row.item]: row for row in rows}


def _known_items(packet: Packet, sheet: Sheet) -> dict[str, str]:
    """From what the sheet calls an item to the item's code."""
    if sheet.key == "item":
        codes = PacketItem.objects.filter(packet=packet).values_list("code", flat=True)
        return {code: code for code in codes}
    mapped = ItemMapping.objects.filter(item__packet=packet, repeat_of=None)
    return dict(mapped.values_list("trajectory__trajectory_id", "item__code"))


def _refuse_other_packet(packet: Packet, sheet: Sheet, codes: Sequence[str]) -> None:
    others = PacketItem.objects.filter(code__in=codes[:BATCH]).exclude(packet=packet)
    slugs = sorted(set(others.values_list("packet__slug", flat=True)))
    if slugs:
        raise BadInput(
            f"{sheet.name}: wrong packet: its items belong to {', '.join(slugs)}, not to "
            f"{packet.slug}. Nothing was imported."
        )


def _archive(sheet: Sheet, digest: str) -> str:
    """Keep the file as it came; returns its path below the data directory."""
    folder = Path(settings.DATA_DIR) / "sheets"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{digest}{Path(sheet.name).suffix.lower()[:8]}"
    draft = folder / f".{digest}.{secrets.token_hex(4)}"
    draft.write_bytes(sheet.content)
    os.replace(draft, path)
    return str(path.relative_to(settings.DATA_DIR))


@transaction.atomic
def _store(arrival: _Arrival, path: str) -> Imported:
    place = _adjudication if arrival.sheet.adjudicated else _labelling
    found = place(arrival)
    assignments = _held_rows(arrival, found)
    returned = ReturnedSheet.objects.create(
        packet=arrival.packet,
        annotator=arrival.person,
        name=arrival.sheet.name[:300],
        sha256=arrival.sha256,
        path=path,
        adjudicated=arrival.sheet.adjudicated,
        n_rows=len(arrival.rows),
        received_at=arrival.at,
        collected_at=arrival.sheet.collected_at,
    )
    _append(arrival, returned, assignments)
    _hand_in(arrival, found)
    return Imported(len(arrival.rows), arrival.sha256, repeated=False)


def _labelling(arrival: _Arrival) -> Round:
    """The packet's labelling; raises `BadInput` unless all of the person's items are there."""
    packet, person = arrival.packet, arrival.person
    mine = Assignment.objects.filter(
        round__packet=packet, round__purpose=Purpose.LABELLING, annotator=person
    )
    codes = set(mine.values_list("item__code", flat=True))
    if not codes:
        raise BadInput(f"{person.username} is no annotator of the packet {packet.slug}.")
    rules.check_released(released_at=packet.released_at)
    if arrival.sheet.key == "item":
        missing = [f"item {code!r} is missing" for code in sorted(codes - set(arrival.rows))]
        refuse(arrival.sheet.name, missing)
    return Round.objects.get(packet=packet, purpose=Purpose.LABELLING)


def _adjudication(arrival: _Arrival) -> Round:
    """The person's open adjudication of these items, or a new one made for the sheet."""
    mine = Assignment.objects.filter(
        round__packet=arrival.packet,
        round__purpose=Purpose.ADJUDICATION,
        annotator=arrival.person,
        locked_at=None,
    )
    held = dict(mine.order_by("round").values_list("item__code", "round"))
    in_rounds = {held[code] for code in arrival.rows if code in held}
    if len(in_rounds) == 1 and held.keys() >= arrival.rows.keys():
        return Round.objects.get(pk=in_rounds.pop())
    return _new_adjudication(arrival)


def _new_adjudication(arrival: _Arrival) -> Round:
    packet, person = arrival.packet, arrival.person
    labelled = Assignment.objects.filter(round__packet=packet, round__purpose=Purpose.LABELLING)
    made = Round.objects.create(
        packet=packet,
        purpose=Purpose.ADJUDICATION,
        reason=f"returned sheet {arrival.sheet.name}",
        details={
            "sheet": arrival.sheet.name,
            "also_labelled": labelled.filter(annotator=person).exists(),
        },
        opened_at=arrival.at,
        opened_by_id=arrival.by,
    )
    asks_all = dict(labelled.order_by().values_list("item__code", "asks_all").distinct())
    items = dict(PacketItem.objects.filter(packet=packet).values_list("code", "pk"))
    Assignment.objects.bulk_create(
        [
            Assignment(
                round=made,
                item_id=items[code],
                annotator=person,
                position=position,
                asks_all=asks_all[code],
            )
            for position, code in enumerate(arrival.rows, start=1)
        ],
        batch_size=BATCH,
    )
    add_member(study_id=packet.study_id, user_id=person.pk, role=Role.ADJUDICATOR, at=arrival.at)
    return made


def _held_rows(arrival: _Arrival, found: Round) -> list[Assignment]:
    """The assignments that the sheet answers, held against concurrent saves."""
    mine = Assignment.objects.filter(round=found, annotator=arrival.person)
    held = mine.select_for_update(of=("self",)).select_related("item").defer("item__document")
    rows = [row for row in held.order_by("position") if row.item.code in arrival.rows]
    if any(row.locked_at for row in rows):
        raise rules.Locked(
            f"{arrival.person.username} has submitted labels of this packet already; ask the "
            "study's owner to reopen them, then import the sheet."
        )
    return rows


def _append(arrival: _Arrival, returned: ReturnedSheet, assignments: Sequence[Assignment]) -> None:
    labels = []
    for row in assignments:
        said = arrival.rows[row.item.code].row
        row.version += 1
        row.is_complete = not arrival.schema.missing(said.values, exposed=row.asks_all)
        labels.append(
            Label(
                assignment=row,
                version=row.version,
                key=uuid5(KEYS, f"{returned.pk}:{row.pk}"),
                values=said.values,
                note=said.note,
                saved_at=arrival.at,
                collected_at=arrival.sheet.collected_at,
                codebook_version=arrival.packet.codebook_version,
                reference_version=arrival.packet.reference_version,
                origin=Label.Origin.SHEET,
                sheet=returned,
                saved_by_id=arrival.by or arrival.person.pk,
            )
        )
    Label.objects.bulk_create(labels, batch_size=BATCH)
    Assignment.objects.bulk_update(assignments, ["version", "is_complete"], batch_size=BATCH)


def _hand_in(arrival: _Arrival, found: Round) -> None:
    """Lock the person's round, unless some of its items are still without a label."""
    packet, person, statement = arrival.packet, arrival.person, arrival.sheet.statement
    mine = Assignment.objects.filter(round=found, annotator=person)
    if not mine.filter(version=0).exists():
        mine.update(locked_at=arrival.at)
        Submission.objects.create(
            round=found,
            annotator=person,
            used_llm=statement.used_llm,
            statement=statement.text,
            submitted_at=arrival.at,
        )
    record_action(
        study_id=packet.study_id,
        user_id=arrival.by,
        action="import labels",
        subject=f"{packet.slug} of {person.username} from {arrival.sheet.name}",
        at=arrival.at,
    )
