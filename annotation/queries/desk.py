"""What the person who labels is served: their own work, blinded documents, nothing else."""

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from json import loads
from typing import Any

from annotation.models import Assignment, Label, Packet, Round
from annotation.rules import Schema, parse_schema
from studies.statements import prepared

from .training import has_passed


@dataclass(frozen=True)
class Frozen:
    """What never changes about a packet, found by its manifest's hash."""

    schema: Schema
    reference_version: int


@lru_cache(maxsize=256)
def frozen(manifest: str) -> Frozen:
    """The frozen facts of the packet with this root hash; raises `Packet.DoesNotExist`.

    Kept in memory: the hash covers what is returned, so that it can never be stale.
    """
    document, version = Packet.objects.values_list("schema", "reference_version").get(
        manifest_hash=manifest
    )
    return Frozen(schema=parse_schema(document), reference_version=version)


@dataclass(frozen=True)
class Desk:
    """One person's work in one round of a packet.

    training, training_slug : the training packet that has to be passed first; "" for none left.
    """

    round_id: int
    packet_id: int
    annotator_id: int
    purpose: str
    is_open: bool
    review_field: str
    reason: str
    slug: str
    title: str
    study_id: int
    study_slug: str
    manifest: str
    kind: str
    codebook_version: int
    options: dict[str, Any]
    released_at: datetime | None
    schema: Schema
    n_items: int
    n_done: int
    is_submitted: bool
    submitted_at: datetime | None
    training: str
    training_slug: str


LABELLING = Round.Purpose.LABELLING

# By hand, since the ORM takes longer to write this statement than the database to run it, and
# every item that anybody opens begins with it. Positions count from 1 without gaps, so that the
# last one is the number of items.
DESK = """
SELECT r.id, r.packet_id, r.purpose, r.is_open, r.field, r.reason, p.slug, p.title, p.study_id,
    s.slug, p.manifest_hash, p.kind, p.codebook_version, p.options, p.released_at, p.training_id,
    t.title, t.slug, last.position, last.locked_at, COALESCE(progress.n_done, 0)
FROM annotation_packet p
JOIN annotation_round r ON r.packet_id = p.id
JOIN studies_study s ON s.id = p.study_id
JOIN annotation_assignment last ON last.id = (
    SELECT mine.id FROM annotation_assignment mine
    WHERE mine.round_id = r.id AND mine.annotator_id = %s
    ORDER BY mine.position DESC LIMIT 1
)
LEFT JOIN annotation_progress progress
    ON progress.round_id = r.id AND progress.annotator_id = last.annotator_id
LEFT JOIN annotation_packet t ON t.id = p.training_id
WHERE p.slug = %s AND r.purpose = %s
ORDER BY r.id DESC
"""


def desk(slug: str, annotator_id: int, *, purpose: str = LABELLING) -> Desk:
    """The person's work of this kind in the packet: what is open first, then the newest.

    Raises `Round.DoesNotExist` if they have none, whether or not the packet exists.
    """
    with prepared() as cursor:
        cursor.execute(DESK, [annotator_id, slug, purpose])
        mine = [_desk(row, annotator_id) for row in cursor.fetchall()]
    if not mine:
        raise Round.DoesNotExist("There is no such work, or it is not yours.")
    return min(mine, key=lambda made: made.is_submitted)


def _desk(row: tuple[Any, ...], annotator_id: int) -> Desk:
    *facts, options, released_at, training, title, slug, n_items, locked_at, n_done = row
    round_id, packet_id, purpose, is_open, field, reason, *packet = facts
    packet_slug, packet_title, study_id, study_slug, manifest, kind, codebook_version = packet
    untrained = training is not None and not has_passed(training, annotator_id)
    return Desk(
        round_id=round_id,
        packet_id=packet_id,
        annotator_id=annotator_id,
        purpose=purpose,
        is_open=bool(is_open),
        review_field=field,
        reason=reason,
        slug=packet_slug,
        title=packet_title,
        study_id=study_id,
        study_slug=study_slug,
        manifest=manifest,
        kind=kind,
        codebook_version=codebook_version,
        options=loads(options),
        released_at=_moment(released_at),
        schema=frozen(manifest).schema,
        n_items=n_items,
        n_done=n_done,
        is_submitted=locked_at is not None,
        submitted_at=_moment(locked_at),
        training=title if untrained else "",
        training_slug=slug if untrained else "",
    )


def _moment(stored: datetime | None) -> datetime | None:
    """A time as SQLite (without its zone, which is UTC) or PostgreSQL returns it."""
    return stored.replace(tzinfo=UTC) if stored else None


@dataclass(frozen=True)
class DeskItem:
    """One item as its annotator sees it, with their current label."""

    assignment_id: int
    code: str
    item_hash: str
    document: dict[str, Any]
    position: int
    version: int
    is_complete: bool
    asks_all: bool
    values: dict[str, Any]
    note: str
    evidence: list[dict[str, Any]]
    saved_at: datetime | None
    codebook_version: int | None


# By hand for the reason that DESK is.
ITEM = """
SELECT a.id, i.code, i.item_hash, i.document, a.position, a.version, a.is_complete, a.asks_all,
    l."values", l.note, l.evidence, l.saved_at, l.codebook_version
FROM annotation_assignment a
JOIN annotation_packetitem i ON i.id = a.item_id
LEFT JOIN annotation_label l ON l.assignment_id = a.id AND l.version = a.version
WHERE a.round_id = %s AND a.annotator_id = %s AND a.position = %s
"""


def desk_item(desk: Desk, position: int) -> DeskItem:
    """The item at this place (from 1) of the person's order; raises `Assignment.DoesNotExist`."""
    if position > desk.n_items:
        raise Assignment.DoesNotExist("Your order has no such place.")
    with prepared() as cursor:
        cursor.execute(ITEM, [desk.round_id, desk.annotator_id, position])
        row = cursor.fetchone()
    if row is None:
        raise Assignment.DoesNotExist("There is no such item, or it is not yours.")
    pk, code, item_hash, document, place, version, is_complete, asks_all, *label = row
    values, note, evidence, saved_at, codebook_version = label
    return DeskItem(
        assignment_id=pk,
        code=code,
        item_hash=item_hash,
        document=loads(document),
        position=place,
        version=version,
        is_complete=bool(is_complete),
        asks_all=bool(asks_all),
        values=loads(values) if version else dict.fromkeys(desk.schema.names),
        note=note or "",
        evidence=loads(evidence) if version else [],
        saved_at=_moment(saved_at),
        codebook_version=codebook_version,
    )


def first_unfinished(desk: Desk, *, after: int = 0) -> int | None:
    """The first unfinished place after `after`, else the first at all; None when all are done."""
    to_do = Assignment.objects.filter(
        round=desk.round_id, annotator=desk.annotator_id, is_complete=False
    ).order_by("position")
    found = to_do.filter(position__gt=after).values_list("position", flat=True).first()
    if found is None and after:
        found = to_do.values_list("position", flat=True).first()
    return found


@dataclass(frozen=True)
class Place:
    """One place of the person's order, for an overview of their packet."""

    position: int
    code: str
    state: str


def places(desk: Desk) -> list[Place]:
    """Every place with its state: `done`, `begun` or `new`."""
    rows = Assignment.objects.filter(round=desk.round_id, annotator=desk.annotator_id)
    columns = ("position", "item__code", "version", "is_complete")
    return [
        Place(position, code, "done" if complete else "begun" if version else "new")
        for position, code, version, complete in rows.order_by("position").values_list(*columns)
    ]


def position_of(desk: Desk, code: str) -> int:
    """The place of an item by its code; raises `Assignment.DoesNotExist`."""
    rows = Assignment.objects.filter(
        round=desk.round_id, annotator=desk.annotator_id, item__code=code
    )
    return rows.values_list("position", flat=True).get()


def history(desk: Desk, position: int) -> list[Label]:
    """Every version of the person's own label of an item, newest first."""
    rows = Label.objects.filter(
        assignment__round=desk.round_id,
        assignment__annotator=desk.annotator_id,
        assignment__position=position,
    )
    return list(rows.order_by("-version", "-pk"))
