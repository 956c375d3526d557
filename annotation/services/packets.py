"""Storing a frozen packet, letting it go out, unblinding it."""

from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Any

from django.db import IntegrityError, transaction

from annotation import rendering, rules
from annotation.models import (
    Assignment,
    FreezeRecord,
    Gold,
    ItemMapping,
    Packet,
    PacketItem,
    Round,
)
from studies.models import AccessRecord, Role
from studies.rules import BadInput, Refused
from studies.services import add_member, record_access, record_action
from trajectories.records import canonical_json

from .annotators import hand_out
from .freezing import Frozen, Item, PacketSpec, asks_all, check_free, freeze, shown_options

BATCH = 500


def build_packet(*, spec: PacketSpec, at: datetime, by: int | None = None) -> Packet:
    """Freeze a blinded packet and hand it to its annotators.

    The packet goes out at once unless its certificate says stop. The same study, spec and seed
    give the same manifest. Raises `BadInput` for what does not fit and `rules.SawVerdicts` for
    an annotator who has opened what the packet hides.
    """
    frozen = freeze(spec)
    try:
        return _store(frozen, at, by)
    except IntegrityError:
        # A second press of the button: the other request has taken the slug since.
        check_free(spec.slug)
        raise


@transaction.atomic
def _store(frozen: Frozen, at: datetime, by: int | None) -> Packet:
    spec, finding = frozen.spec, frozen.certificate["finding"]
    packet = Packet.objects.create(
        study=frozen.study,
        slug=spec.slug,
        title=spec.title or spec.slug,
        kind=spec.kind,
        schema=dict(spec.schema),
        schema_key=frozen.schema.key,
        options=shown_options(spec.options),
        n_items=len(frozen.items),
        reference_version=frozen.reference_version,
        manifest_hash=rendering.root_hash(frozen.manifest),
        finding=finding,
        frozen_at=at,
        codebook_version=frozen.codebook.version,
        training_id=spec.training_id,
        released_at=None if finding == Packet.Finding.STOP else at,
    )
    FreezeRecord.objects.create(
        packet=packet,
        manifest=canonical_json(frozen.manifest).decode(),
        certificate=frozen.certificate,
        sampling=_sampling(spec),
    )
    _store_items(packet, frozen.items)
    _store_assignments(packet, frozen, at, by)
    record_action(
        study_id=frozen.study.pk, user_id=by, action="freeze packet", subject=spec.slug, at=at
    )
    return packet


def _sampling(spec: PacketSpec) -> dict[str, Any]:
    return {
        "seed": spec.seed,
        "plan": asdict(spec.plan),
        "stratify": list(spec.stratify),
        "pairs": list(spec.pairs),
        "excluded_tasks": sorted(spec.excluded_tasks),
        "repeats": spec.options.repeats,
        "chosen_by_list": spec.trajectory_ids is not None,
    }


def _store_items(packet: Packet, items: Sequence[Item]) -> None:
    """Rows in the order of the codes, so that no primary key tells where a run came from."""
    for item in items:
        item.row = PacketItem(
            packet=packet,
            code=item.code,
            document=canonical_json(item.document).decode(),
            item_hash=item.item_hash,
        )
    PacketItem.objects.bulk_create([item.row for item in items], batch_size=BATCH)
    Gold.objects.bulk_create(
        Gold(item=item.row, values=item.gold.values, explanation=item.gold.explanation)
        for item in items
        if item.gold
    )
    by_code = {item.code: item.row for item in items}
    ItemMapping.objects.bulk_create(
        [
            ItemMapping(
                item=item.row,
                trajectory_id=item.drawn.pk,
                stratum=item.drawn.stratum,
                inclusion_probability=item.drawn.inclusion_probability,
                repeat_of=by_code.get(item.repeat_of),
                pair_group=item.drawn.group,
                redactions=[asdict(redaction) for redaction in item.redactions],
            )
            for item in items
        ],
        batch_size=BATCH,
    )


def _store_assignments(packet: Packet, frozen: Frozen, at: datetime, by: int | None) -> None:
    labelling = Round.objects.create(
        packet=packet,
        purpose=Round.Purpose.LABELLING,
        opened_at=at,
        opened_by_id=by,
    )
    marks = frozen.spec.options.poison_marks
    asked = [(item.row, asks_all(item.document, marks)) for item in frozen.items]
    for person in frozen.people:
        add_member(study_id=packet.study_id, user_id=person.pk, role=Role.ANNOTATOR, at=at)
        hand_out(labelling, person, [asked[index] for index in frozen.orders[person.username]])


@transaction.atomic
def release_packet(*, packet_id: int, reason: str, by: int | None, at: datetime) -> None:
    """Let a packet go out although its certificate says stop; the reason is kept."""
    if not reason.strip():
        raise BadInput("Say why the packet may go out although its certificate says stop.")
    held = Packet.objects.filter(pk=packet_id, released_at=None)
    if not held.update(released_at=at, released_by_id=by, release_reason=reason.strip()):
        raise Refused("This packet has gone out already.")
    packet = Packet.objects.get(pk=packet_id)
    record_action(
        study_id=packet.study_id, user_id=by, action="release packet", subject=packet.slug, at=at
    )


@transaction.atomic
def require_training(*, packet_id: int, training_id: int, by: int | None, at: datetime) -> None:
    """Let a packet's labelling wait until its annotators have passed a training packet."""
    packet = Packet.objects.get(pk=packet_id)
    training = Packet.objects.filter(
        pk=training_id, study=packet.study_id, kind=Packet.Kind.TRAINING
    ).first()
    if training is None or packet.kind == Packet.Kind.TRAINING:
        raise BadInput("A packet can wait for a training packet of its own study.")
    Packet.objects.filter(pk=packet_id).update(training=training)
    record_action(
        study_id=packet.study_id,
        user_id=by,
        action="require training",
        subject=f"{packet.slug} waits for {training.slug}",
        at=at,
    )


@transaction.atomic
def unblind(*, packet_id: int, by: int, at: datetime) -> None:
    """Open the administrator mapping and the notes; one-way and recorded.

    Raises `Refused` while assigned work is open, and once it is done.
    """
    packet = Packet.objects.get(pk=packet_id)
    n_open = Assignment.objects.filter(round__packet=packet_id, locked_at=None).count()
    rules.check_may_unblind(n_open=n_open, unblinded_at=packet.unblinded_at)
    blinded = Packet.objects.filter(pk=packet_id, unblinded_at=None)
    if not blinded.update(unblinded_at=at, unblinded_by_id=by):
        raise Refused("This packet is unblinded already.")
    record_access(
        study_id=packet.study_id,
        user_id=by,
        kind=AccessRecord.Kind.UNBLINDING,
        subject=packet.slug,
        at=at,
    )
