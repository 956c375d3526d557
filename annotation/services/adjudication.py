"""Settling disputes: whole rows, blind by default, beside what was said and never over it."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import cycle
from typing import Any

from django.db import transaction

from annotation import rules
from annotation.models import (
    Assignment,
    DisputeCause,
    ItemMapping,
    Packet,
    PacketItem,
    Round,
)
from annotation.queries import LabelTable, disputed_items, label_table, seen_kinds
from studies.models import Role, User
from studies.rules import BadInput, Refused
from studies.services import add_member, record_action

Purpose = Round.Purpose


@dataclass(frozen=True)
class Chosen:
    """Agreed items that are adjudicated too: a seeded sample, or a list with its reason."""

    agreed_sample: int = 0
    codes: Sequence[str] = ()
    reason: str = ""


@transaction.atomic
def open_adjudication(
    *,
    packet_id: int,
    adjudicator_ids: Sequence[int],
    seed: int,
    at: datetime,
    chosen: Chosen = Chosen(),
    by: int | None = None,
) -> Round:
    """Queue every disputed item, and agreed ones if asked, for whole-row adjudication.

    Each item goes to one adjudicator; the order is seeded and tells nothing. Blind or open is
    the packet's own option. Raises `Refused` while a labeller has not submitted, for an
    adjudicator who labelled the packet or has seen what it hides, and when nothing is disputed.
    """
    packet = Packet.objects.get(pk=packet_id)
    _check_all_submitted(packet)
    people = _adjudicators(packet, adjudicator_ids)
    table = label_table(packet_id)
    disputed = disputed_items(packet_id, table=table)
    agreed = _agreed(table, disputed, chosen, seed)
    codes = _without_settled(packet_id, [*disputed, *agreed])
    if not codes:
        raise Refused("Nothing is left to adjudicate: no item is disputed, none was chosen.")
    made = Round.objects.create(
        packet=packet,
        purpose=Purpose.ADJUDICATION,
        is_open=packet.options["adjudication"] == "open",
        reason=chosen.reason.strip(),
        details={
            "n_disputed": len(disputed),
            "agreed_sample": chosen.agreed_sample,
            "chosen": list(chosen.codes),
            "seed": seed,
        },
        opened_at=at,
        opened_by_id=by,
    )
    _hand_out(made, packet, people, codes, seed)
    record_action(
        study_id=packet.study_id, user_id=by, action="open adjudication", subject=packet.slug, at=at
    )
    return made


def _check_all_submitted(packet: Packet) -> None:
    rules.check_released(released_at=packet.released_at)
    if packet.unblinded_at is not None:
        raise Refused("This packet is unblinded; nobody can adjudicate it blind any more.")
    open_work = Assignment.objects.filter(
        round__packet=packet, round__purpose=Purpose.LABELLING, locked_at=None
    )
    names = sorted(set(open_work.values_list("annotator__username", flat=True)))
    if names:
        raise Refused(
            f"{', '.join(names)} {'has' if len(names) == 1 else 'have'} not submitted yet; "
            "disputes are known once everybody has."
        )


def _adjudicators(packet: Packet, ids: Sequence[int]) -> list[User]:
    people = list(User.objects.filter(pk__in=ids).order_by("username"))
    if not people or len(people) != len(set(ids)):
        raise BadInput("Adjudication needs at least one known person.")
    labelled = Assignment.objects.filter(round__packet=packet, round__purpose=Purpose.LABELLING)
    annotators = set(labelled.values_list("annotator", flat=True).distinct())
    runs = ItemMapping.objects.filter(item__packet=packet)
    trajectory_pks = list(runs.values_list("trajectory_id", flat=True))
    for person in people:
        if person.pk in annotators:
            raise Refused(f"{person.username} labelled this packet and cannot adjudicate it.")
        seen = seen_kinds(person.pk, packet.study_id, trajectory_pks)
        rules.check_may_assign(username=person.username, seen=seen)
    return people


def _agreed(table: LabelTable, disputed: dict[str, Any], chosen: Chosen, seed: int) -> list[str]:
    """The agreed items to adjudicate too."""
    if chosen.codes and not chosen.reason.strip():
        raise BadInput("Give the reason for which these agreed items are adjudicated.")
    agreed = sorted({row.code for row in table.ratings} - set(disputed))
    if unknown := sorted(set(chosen.codes) - {item.code for item in table.items}):
        raise BadInput(f"There is no item {unknown[0]!r} in this packet.")
    if not 0 <= chosen.agreed_sample <= len(agreed):
        raise BadInput(
            f"The sample of agreed items must lie in 0 … {len(agreed)}; got {chosen.agreed_sample}."
        )
    rng = random.Random(f"{table.slug}:{seed}:agreed")
    sample = rng.sample(agreed, chosen.agreed_sample)
    return sorted((set(sample) | set(chosen.codes)) - set(disputed))


def _without_settled(packet_id: int, codes: Sequence[str]) -> list[str]:
    """The items that no earlier adjudication holds already."""
    held = PacketItem.objects.filter(
        packet=packet_id, assignments__round__purpose=Purpose.ADJUDICATION
    )
    return sorted(set(codes) - set(held.values_list("code", flat=True)))


def _hand_out(
    made: Round, packet: Packet, people: Sequence[User], codes: Sequence[str], seed: int
) -> None:
    order = sorted(codes)
    random.Random(f"{packet.slug}:{seed}:{made.purpose}:{made.field}").shuffle(order)
    items = {
        item.code: item
        for item in PacketItem.objects.filter(packet=packet, code__in=order).defer("document")
    }
    asked = dict(
        Assignment.objects.filter(round__packet=packet, round__purpose=Purpose.LABELLING)
        .order_by()
        .values_list("item__code", "asks_all")
        .distinct()
    )
    position = {person.pk: 0 for person in people}
    rows = []
    for code, person in zip(order, cycle(people)):
        position[person.pk] += 1
        rows.append(
            Assignment(
                round=made,
                item=items[code],
                annotator=person,
                position=position[person.pk],
                asks_all=asked[code],
            )
        )
    Assignment.objects.bulk_create(rows, batch_size=500)
    for person in people:
        add_member(
            study_id=packet.study_id, user_id=person.pk, role=Role.ADJUDICATOR, at=made.opened_at
        )


@transaction.atomic
def open_review(
    *,
    packet_id: int,
    reviewer_ids: Sequence[int],
    field: str,
    codes: Sequence[str],
    reason: str,
    seed: int,
    at: datetime,
    by: int | None = None,
) -> Round:
    """Queue a targeted review of one field on chosen items: a record of its own, never pooled."""
    packet = Packet.objects.get(pk=packet_id)
    if field not in rules.parse_schema(packet.schema).names:
        raise BadInput(f"There is no field {field!r} in this packet.")
    if not reason.strip():
        raise BadInput("Give the reason for this review.")
    known = PacketItem.objects.filter(packet=packet_id, code__in=codes)
    if missing := sorted(set(codes) - set(known.values_list("code", flat=True))):
        raise BadInput(f"There is no item {missing[0]!r} in this packet.")
    if not codes:
        raise BadInput("Name the items of the review.")
    _check_all_submitted(packet)
    people = _adjudicators(packet, reviewer_ids)
    made = Round.objects.create(
        packet=packet,
        purpose=Purpose.REVIEW,
        field=field,
        reason=reason.strip(),
        details={"chosen": sorted(codes), "seed": seed},
        opened_at=at,
        opened_by_id=by,
    )
    _hand_out(made, packet, people, sorted(set(codes)), seed)
    record_action(
        study_id=packet.study_id, user_id=by, action="open review", subject=packet.slug, at=at
    )
    return made


@transaction.atomic
def code_dispute(
    *, assignment_id: int, coder_id: int, cause: str, at: datetime, comment: str = ""
) -> DisputeCause:
    """Record why annotators differed on an item that this person has adjudicated."""
    if cause not in DisputeCause.Cause.values:
        raise BadInput(
            f"A cause is one of {', '.join(DisputeCause.Cause.values)}; got {cause!r:.40}."
        )
    mine = Assignment.objects.filter(
        pk=assignment_id, annotator=coder_id, round__purpose=Purpose.ADJUDICATION
    )
    assignment = mine.get()
    if not assignment.is_complete:
        raise Refused("Adjudicate the item first, then say why it was disputed.")
    return DisputeCause.objects.create(
        item_id=assignment.item_id,
        cause=cause,
        comment=comment.strip(),
        coded_by_id=coder_id,
        coded_at=at,
    )
