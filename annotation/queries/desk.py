"""What the person who labels is served: their own work, blinded documents, nothing else."""

from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from json import loads
from typing import Any

from annotation.models import Assignment, Label, Packet, Round
from annotation.rules import Schema, parse_schema

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
DESK_COLUMNS = (
    "pk", "packet_id", "purpose", "is_open", "field", "reason", "packet__slug", "packet__title",
    "packet__study_id", "packet__study__slug", "packet__manifest_hash", "packet__kind",
    "packet__codebook_version", "packet__options", "packet__released_at", "packet__training",
    "packet__training__title", "packet__training__slug",
)  # fmt: skip


def desk(slug: str, annotator_id: int, *, purpose: str = LABELLING) -> Desk:
    """The person's work of this kind in the packet: what is open first, then the newest.

    Raises `Round.DoesNotExist` if they have none, whether or not the packet exists.
    """
    # Few rounds, one as a rule: asking each is quicker than one query that asks for all.
    rounds = Round.objects.filter(packet__slug=slug, purpose=purpose).order_by("-pk")
    desks = [_desk(row, annotator_id) for row in rounds.values(*DESK_COLUMNS)]
    mine = [made for made in desks if made.n_items]
    if not mine:
        raise Round.DoesNotExist("There is no such work, or it is not yours.")
    return min(mine, key=lambda made: made.is_submitted)


def _desk(row: dict[str, Any], annotator_id: int) -> Desk:
    n_items, n_left, locked_at = _counts(row["pk"], annotator_id)
    training = row["packet__training"]
    untrained = training is not None and not has_passed(training, annotator_id)
    return Desk(
        round_id=row["pk"],
        packet_id=row["packet_id"],
        annotator_id=annotator_id,
        purpose=row["purpose"],
        is_open=row["is_open"],
        review_field=row["field"],
        reason=row["reason"],
        slug=row["packet__slug"],
        title=row["packet__title"],
        study_id=row["packet__study_id"],
        study_slug=row["packet__study__slug"],
        manifest=row["packet__manifest_hash"],
        kind=row["packet__kind"],
        codebook_version=row["packet__codebook_version"],
        options=row["packet__options"],
        released_at=row["packet__released_at"],
        schema=frozen(row["packet__manifest_hash"]).schema,
        n_items=n_items,
        n_done=n_items - n_left,
        is_submitted=locked_at is not None,
        submitted_at=locked_at,
        training=row["packet__training__title"] if untrained else "",
        training_slug=row["packet__training__slug"] if untrained else "",
    )


def _counts(round_id: int, annotator_id: int) -> tuple[int, int, datetime | None]:
    """Items, unfinished items and the time of submission, from two indexes and one row.

    Positions count from 1 without gaps, so that the last one is the number of items.
    """
    mine = Assignment.objects.filter(round=round_id, annotator=annotator_id)
    last = mine.order_by("-position").values_list("position", "locked_at").first()
    n_items, locked_at = last or (0, None)
    return n_items, mine.filter(is_complete=False).count(), locked_at


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


def desk_item(desk: Desk, position: int) -> DeskItem:
    """The item at this place (from 1) of the person's order; raises `Assignment.DoesNotExist`."""
    row = (
        Assignment.objects.filter(
            round=desk.round_id, annotator=desk.annotator_id, position=position
        )
        .select_related("item")
        .get()
    )
    label = row.labels.filter(version=row.version).first() if row.version else None
    return DeskItem(
        assignment_id=row.pk,
        code=row.item.code,
        item_hash=row.item.item_hash,
        document=loads(row.item.document),
        position=row.position,
        version=row.version,
        is_complete=row.is_complete,
        asks_all=row.asks_all,
        values=label.values if label else dict.fromkeys(desk.schema.names),
        note=label.note if label else "",
        evidence=label.evidence if label else [],
        saved_at=label.saved_at if label else None,
        codebook_version=label.codebook_version if label else None,
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
