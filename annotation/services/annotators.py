"""Handing a frozen packet to more people."""

from collections.abc import Sequence
from datetime import datetime
from json import loads

from django.db import transaction

from annotation import rendering, sampling
from annotation.models import ItemMapping, Packet, PacketItem, Round
from studies.models import Role, User
from studies.rules import BadInput, Refused
from studies.services import add_member, record_action
from studies.statements import prepared

from .freezing import asks_all, check_unseen


@transaction.atomic
def add_annotators(
    *, packet_id: int, annotator_ids: Sequence[int], seed: int, at: datetime, by: int | None = None
) -> None:
    """Hand a frozen packet to more people, each with an order of their own.

    The manifest knows nothing of them; their order's hash goes into the record of actions.
    Raises `Refused` once the packet is unblinded or adjudication has begun, `rules.SawVerdicts`
    for who has opened what it hides, and `BadInput` for who has it already.
    """
    packet = Packet.objects.get(pk=packet_id)
    labelling = _open_labelling(packet)
    people = _newcomers(packet, labelling, annotator_ids)
    mapped = ItemMapping.objects.filter(item__packet=packet).select_related("item")
    mapping = list(mapped.order_by("item__code"))
    check_unseen(people, packet.study_id, [row.trajectory_id for row in mapping])
    asked = {
        row.item.code: asks_all(loads(row.item.document), packet.options["poison_marks"])
        for row in mapping
    }
    for person in people:
        order = sampling.shuffled(
            [row.item for row in mapping],
            [row.pair_group for row in mapping],
            seed=f"{packet.slug}:{seed}:{person.username}:order",
        )
        hand_out(labelling, person, [(item, asked[item.code]) for item in order])
        add_member(study_id=packet.study_id, user_id=person.pk, role=Role.ANNOTATOR, at=at)
        digest = rendering.order_hash([item.code for item in order])
        record_action(
            study_id=packet.study_id,
            user_id=by,
            action="add annotator",
            subject=f"{packet.slug} {person.username} order {digest}",
            at=at,
        )


def _open_labelling(packet: Packet) -> Round:
    if packet.unblinded_at is not None:
        raise Refused("This packet is unblinded; nobody can label it blind any more.")
    rounds = {row.purpose: row for row in packet.rounds.order_by("-pk")}
    if Round.Purpose.ADJUDICATION in rounds:
        raise Refused("Adjudication of this packet has begun; its annotators are settled.")
    return rounds[Round.Purpose.LABELLING]


def _newcomers(packet: Packet, labelling: Round, ids: Sequence[int]) -> list[User]:
    people = list(User.objects.filter(pk__in=ids).order_by("username"))
    if not people or len(people) != len(ids):
        raise BadInput("Name at least one known person, each once.")
    held = set(labelling.assignments.values_list("annotator_id", flat=True).distinct())
    if here := next((person for person in people if person.pk in held), None):
        raise BadInput(f"{here.username} has the packet {packet.slug} already.")
    return people


# By hand, since a packet has one row for each item and person: tens of thousands of them.
HAND_OUT = """
INSERT INTO annotation_assignment (
    round_id, item_id, annotator_id, position, asks_all, version, is_complete
) VALUES (%s, %s, %s, %s, %s, 0, FALSE)
"""


def hand_out(labelling: Round, person: User, items: Sequence[tuple[PacketItem, bool]]) -> None:
    """Assign items in this order; the flag says whether all fields are asked."""
    rows = [
        (labelling.pk, item.pk, person.pk, position, asks)
        for position, (item, asks) in enumerate(items, start=1)
    ]
    with prepared() as cursor:
        cursor.executemany(HAND_OUT, rows)
