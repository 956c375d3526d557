"""Adjudication: whole rows, blind by default, beside the originals and never over them."""

from typing import Any

import pytest

from annotation.models import Assignment, DisputeCause, Label, Packet, Round
from annotation.queries import desk, disputed_items, label_table, review_rows
from annotation.rules import Locked, SawVerdicts
from annotation.services import (
    Chosen,
    PacketOptions,
    code_dispute,
    open_adjudication,
    open_review,
    unblind,
)
from studies.models import User
from studies.rules import BadInput, Refused
from studies.services import record_access
from tests.annotation.factories import ALL_NO, finish, label, make_packet, work_of
from tests.factories import AT, make_user

pytestmark = pytest.mark.django_db
YES = {**ALL_NO, "correct": True}


@pytest.fixture
def judge() -> User:
    return make_user(username="judge")


def disputed_packet(n_disputed: int = 2, **changes: Any) -> Packet:
    """Two people have labelled and submitted; they differ on the first items by code."""
    first, second = make_user(username="a1"), make_user(username="a2")
    packet = make_packet(annotators=[first, second], **changes)
    codes = list(packet.items.order_by("code").values_list("code", flat=True))
    finish(packet, first)
    finish(packet, second, differ=dict.fromkeys(codes[:n_disputed], {"correct": True}))
    return packet


def adjudicate(packet: Packet, *judges: User, **changes: Any) -> Round:
    return open_adjudication(
        packet_id=packet.pk,
        adjudicator_ids=[person.pk for person in judges],
        seed=5,
        at=AT,
        **changes,
    )


def queue(packet: Packet, person: User) -> set[str]:
    return {row.item.code for row in work_of(packet, person, "adjudication")}


def test_the_queue_holds_every_disputed_item(judge: User) -> None:
    packet = disputed_packet()

    adjudicate(packet, judge)

    assert queue(packet, judge) == set(disputed_items(packet.pk))
    assert desk(packet.slug, judge.pk, purpose="adjudication").n_items == 2


def test_agreed_items_come_by_a_seeded_sample(judge: User) -> None:
    packet = disputed_packet()

    made = adjudicate(packet, judge, chosen=Chosen(agreed_sample=3))

    assert len(queue(packet, judge)) == 5
    assert made.details["agreed_sample"] == 3


def test_agreed_items_come_by_a_list_with_its_reason(judge: User) -> None:
    packet = disputed_packet()
    agreed = packet.items.order_by("-code").first().code

    with pytest.raises(BadInput, match="Give the reason"):
        adjudicate(packet, judge, chosen=Chosen(codes=[agreed]))
    made = adjudicate(packet, judge, chosen=Chosen(codes=[agreed], reason="check the tolerance"))

    assert agreed in queue(packet, judge)
    assert made.reason == "check the tolerance"


def test_several_adjudicators_share_the_queue(judge: User) -> None:
    other = make_user(username="other")
    packet = disputed_packet(5)

    adjudicate(packet, judge, other)

    assert sorted(map(len, (queue(packet, judge), queue(packet, other)))) == [2, 3]
    assert not queue(packet, judge) & queue(packet, other)


def test_an_adjudicated_row_replaces_and_the_originals_stay(judge: User) -> None:
    packet = disputed_packet()
    before = list(Label.objects.order_by("pk").values())
    adjudicate(packet, judge)

    finish(packet, judge, YES, purpose="adjudication")

    table = label_table(packet.pk)
    sources = {row.code: row.source for row in table.final}
    settled = set(disputed_items(packet.pk))
    assert {code for code, source in sources.items() if source == "adjudicated"} == settled
    assert all(row.values == YES for row in table.final if row.code in settled)
    assert list(Label.objects.order_by("pk").values())[: len(before)] == before
    assert len(table.ratings) == 2 * packet.n_items


def test_an_adjudicated_item_is_not_queued_again(judge: User) -> None:
    packet = disputed_packet()
    adjudicate(packet, judge)

    with pytest.raises(Refused, match="Nothing is left"):
        adjudicate(packet, judge)


def test_disputes_are_known_once_everybody_has_submitted(judge: User) -> None:
    packet = make_packet(annotators=[make_user(username="a1"), make_user(username="a2")])
    finish(packet, User.objects.get(username="a1"))

    with pytest.raises(Refused, match="a2 has not submitted"):
        adjudicate(packet, judge)


def test_who_labelled_the_packet_cannot_adjudicate_it() -> None:
    packet = disputed_packet()

    with pytest.raises(Refused, match="a1 labelled this packet"):
        adjudicate(packet, User.objects.get(username="a1"))


def test_who_has_seen_the_audit_cannot_adjudicate(judge: User) -> None:
    packet = disputed_packet()
    record_access(
        study_id=packet.study_id, user_id=judge.pk, kind="audit", subject=packet.slug, at=AT
    )

    with pytest.raises(SawVerdicts, match="judge has opened the audit"):
        adjudicate(packet, judge)


def test_adjudication_is_blind_unless_the_packet_says_open(judge: User) -> None:
    assert not adjudicate(disputed_packet(), judge).is_open


def test_a_packet_can_be_adjudicated_openly(judge: User) -> None:
    packet = disputed_packet(options=PacketOptions(adjudication="open"))

    assert adjudicate(packet, judge).is_open


def test_an_unblinded_packet_is_not_adjudicated(judge: User) -> None:
    packet = disputed_packet()
    unblind(packet_id=packet.pk, by=judge.pk, at=AT)

    with pytest.raises(Refused, match="unblinded"):
        adjudicate(packet, judge)


def test_the_cause_of_a_dispute_is_coded_after_adjudicating(judge: User) -> None:
    packet = disputed_packet()
    adjudicate(packet, judge)
    assignment = work_of(packet, judge, "adjudication")[0]

    def code(cause: str) -> None:
        code_dispute(assignment_id=assignment.pk, coder_id=judge.pk, cause=cause, at=AT)

    with pytest.raises(Refused, match="Adjudicate the item first"):
        code("slip")
    label(assignment)
    with pytest.raises(BadInput, match="slip, codebook, hard, evidence"):
        code("weather")
    code("slip")

    assert DisputeCause.objects.get().item_id == assignment.item_id
    with pytest.raises(Assignment.DoesNotExist):
        code_dispute(assignment_id=assignment.pk, coder_id=make_user().pk, cause="slip", at=AT)


def test_a_review_of_one_field_is_a_record_of_its_own(judge: User) -> None:
    packet = disputed_packet()
    codes = list(packet.items.order_by("code").values_list("code", flat=True))[:3]
    final = label_table(packet.pk).final

    open_review(
        packet_id=packet.pk,
        reviewer_ids=[judge.pk],
        field="validated",
        codes=codes,
        reason="are these checks relevant?",
        seed=1,
        at=AT,
    )
    finish(packet, judge, {"validated": True}, purpose="review")

    ((review, rows),) = review_rows(packet.pk)
    assert (review.field, review.reason) == ("validated", "are these checks relevant?")
    assert {row.code for row in rows} == set(codes)
    table = label_table(packet.pk)
    assert (table.final, table.adjudicated) == (final, ())


def test_a_review_needs_a_field_items_and_a_reason(judge: User) -> None:
    packet = disputed_packet()
    code = packet.items.first().code
    good = {"field": "validated", "codes": [code], "reason": "why"}

    for change in ({"field": "colour"}, {"codes": []}, {"codes": ["NOSUCH"]}, {"reason": ""}):
        with pytest.raises(BadInput):
            open_review(
                packet_id=packet.pk, reviewer_ids=[judge.pk], seed=1, at=AT, **{**good, **change}
            )


def test_submitted_adjudication_is_locked(judge: User) -> None:
    packet = disputed_packet()
    adjudicate(packet, judge)
    finish(packet, judge, YES, purpose="adjudication")

    with pytest.raises(Locked):
        label(work_of(packet, judge, "adjudication")[0])
