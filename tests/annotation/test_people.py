"""Blinding follows the person: while work is open, and after something was opened."""

import pytest

from annotation.models import Packet, Submission
from annotation.queries import statements, why_blind
from annotation.rules import Incomplete, Locked, SawVerdicts
from annotation.services import (
    Chosen,
    Statement,
    add_annotators,
    open_adjudication,
    people_named,
    reopen,
    standardise_note,
    submit,
    unblind,
)
from studies.access import check_may_unmask
from studies.models import AccessRecord, Membership, Role, User
from studies.rules import BadInput, MustNotUnmask, Refused
from studies.services import record_access
from tests.annotation.factories import ALL_NO, finish, label, make_packet, work_of
from tests.factories import AT, make_owner, make_user

pytestmark = pytest.mark.django_db


@pytest.fixture
def person() -> User:
    return make_user(username="a1")


@pytest.fixture
def packet(person: User) -> Packet:
    return make_packet(annotators=[person])


@pytest.fixture
def owner(packet: Packet) -> User:
    return make_owner(packet.study)


def hand_in(packet: Packet, person: User, **changes) -> Submission:
    return submit(
        round_id=work_of(packet, person)[0].round_id,
        annotator_id=person.pk,
        at=AT,
        **{"statement": Statement(used_llm=False), **changes},
    )


def test_open_work_keeps_a_person_blind_whatever_their_role(packet: Packet, person: User) -> None:
    Membership.objects.create(study=packet.study, user=person, role=Role.OWNER, created_at=AT)

    with pytest.raises(MustNotUnmask, match="labelling open in the packet “packet”"):
        check_may_unmask(person.pk, packet.study_id)

    finish(packet, person)
    check_may_unmask(person.pk, packet.study_id)


def test_an_open_adjudication_keeps_a_person_blind(packet: Packet, person: User) -> None:
    judge = make_user()
    code = packet.items.first().code
    finish(packet, person)
    open_adjudication(
        packet_id=packet.pk,
        adjudicator_ids=[judge.pk],
        seed=1,
        at=AT,
        chosen=Chosen(codes=[code], reason="look again"),
    )

    assert "adjudication open" in why_blind(judge.pk, packet.study_id)
    finish(packet, judge, purpose="adjudication")
    assert why_blind(judge.pk, packet.study_id) == ""


def test_another_study_is_open_to_them(packet: Packet, person: User) -> None:
    assert why_blind(person.pk, packet.study_id + 1) == ""


def test_unfinished_work_cannot_be_submitted(packet: Packet, person: User) -> None:
    label(work_of(packet, person)[0])

    with pytest.raises(Incomplete, match="11 items are not finished"):
        hand_in(packet, person)

    assert label(work_of(packet, person)[0], note="still open").version == 2


@pytest.mark.parametrize(
    ("statement", "says"),
    [
        (Statement(used_llm=None), "Say whether a language model helped"),
        (Statement(used_llm=True), "how a language model helped"),
    ],
)
def test_a_submission_states_whether_a_model_helped(
    packet: Packet, person: User, statement: Statement, says: str
) -> None:
    for row in work_of(packet, person):
        label(row)

    with pytest.raises(BadInput, match=says):
        hand_in(packet, person, statement=statement)

    made = hand_in(packet, person, statement=Statement(used_llm=True, text="It drafted notes."))
    assert (made.used_llm, made.statement) == (True, "It drafted notes.")
    (stated,) = statements(packet.pk)
    assert (stated.annotator, stated.used_llm) == ("a1", True)


def test_work_is_submitted_once(packet: Packet, person: User) -> None:
    finish(packet, person)

    with pytest.raises(Locked, match="submitted already"):
        hand_in(packet, person)


def test_reopened_work_can_be_changed_and_submitted_again(
    packet: Packet, person: User, owner: User
) -> None:
    finish(packet, person)

    reopen(round_id=work_of(packet)[0].round_id, annotator_id=person.pk, by=owner.pk, at=AT)

    assert label(work_of(packet)[0], note="changed").version == 2
    assert why_blind(person.pk, packet.study_id)
    hand_in(packet, person)
    assert Submission.objects.count() == 2


def test_who_has_opened_the_audit_since_is_not_reopened(
    packet: Packet, person: User, owner: User
) -> None:
    finish(packet, person)
    record_access(
        study_id=packet.study_id, user_id=person.pk, kind="audit", subject=packet.slug, at=AT
    )

    with pytest.raises(SawVerdicts, match="a1 has opened the audit"):
        reopen(round_id=work_of(packet)[0].round_id, annotator_id=person.pk, by=owner.pk, at=AT)


def test_unblinding_waits_for_open_work(packet: Packet, owner: User) -> None:
    with pytest.raises(Refused, match="12 assigned items are not submitted"):
        unblind(packet_id=packet.pk, by=owner.pk, at=AT)


def test_unblinding_is_one_way_and_recorded(packet: Packet, person: User, owner: User) -> None:
    finish(packet, person)

    unblind(packet_id=packet.pk, by=owner.pk, at=AT)

    record = AccessRecord.objects.get(kind="unblinding")
    assert (record.user, record.subject) == (owner, packet.slug)
    with pytest.raises(Refused, match="unblinded already"):
        unblind(packet_id=packet.pk, by=owner.pk, at=AT)
    with pytest.raises(Refused, match="can no longer be changed blind"):
        reopen(round_id=work_of(packet)[0].round_id, annotator_id=person.pk, by=owner.pk, at=AT)


def test_a_standardised_note_is_a_version_that_leaves_every_field(
    packet: Packet, person: User, owner: User
) -> None:
    first = work_of(packet)[0]
    finish(packet, person)

    new = standardise_note(
        assignment_id=first.pk, note="Tolerance.", based_on=1, by=owner.pk, at=AT
    )

    old = first.labels.get(version=1)
    assert (new.version, new.values, new.note) == (2, old.values, "Tolerance.")
    assert (new.origin, new.saved_by, old.note) == ("note", owner, "")


def test_the_note_of_open_work_is_its_annotators_own(packet: Packet, owner: User) -> None:
    first = work_of(packet)[0]
    label(first, ALL_NO)

    with pytest.raises(Refused):
        standardise_note(assignment_id=first.pk, note="x", based_on=1, by=owner.pk, at=AT)


def test_more_annotators_get_an_order_of_their_own(packet: Packet, person: User) -> None:
    late = make_user(username="late")

    add_annotators(packet_id=packet.pk, annotator_ids=[late.pk], seed=3, at=AT)

    orders = [[row.item.code for row in work_of(packet, who)] for who in (person, late)]
    assert orders[0] != orders[1]
    assert sorted(orders[0]) == sorted(orders[1])
    assert [row.asks_all for row in sorted(work_of(packet, late), key=lambda r: r.item.code)] == [
        row.asks_all for row in sorted(work_of(packet, person), key=lambda r: r.item.code)
    ]
    with pytest.raises(BadInput, match="late has the packet packet already"):
        add_annotators(packet_id=packet.pk, annotator_ids=[late.pk], seed=3, at=AT)


def test_who_has_seen_verdicts_is_not_added(packet: Packet) -> None:
    curious = make_user(username="curious")
    record_access(
        study_id=packet.study_id, user_id=curious.pk, kind="verdicts", subject="abc", at=AT
    )

    with pytest.raises(SawVerdicts):
        add_annotators(packet_id=packet.pk, annotator_ids=[curious.pk], seed=3, at=AT)


def test_nobody_is_added_once_adjudication_has_begun(packet: Packet, person: User) -> None:
    finish(packet, person)
    open_adjudication(
        packet_id=packet.pk,
        adjudicator_ids=[make_user().pk],
        seed=1,
        at=AT,
        chosen=Chosen(agreed_sample=1),
    )

    with pytest.raises(Refused, match="Adjudication of this packet has begun"):
        add_annotators(packet_id=packet.pk, annotator_ids=[make_user().pk], seed=3, at=AT)


def test_people_are_named_or_made() -> None:
    known = make_user(username="known")

    with pytest.raises(BadInput, match="no person unknown"):
        people_named(["known", "unknown"])
    with pytest.raises(BadInput, match="named twice"):
        people_named(["known", "known"])
    with pytest.raises(BadInput, match="not a name"):
        people_named(["no spaces allowed"], create=True)

    ids = people_named(["made", "known"], create=True)
    assert ids == [User.objects.get(username="made").pk, known.pk]
