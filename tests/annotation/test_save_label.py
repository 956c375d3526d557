"""Saving a label: append-only, once per key, never over another tab."""

from uuid import uuid4

import pytest

from annotation.models import Assignment, Label, Packet
from annotation.rules import Locked, NewCodebook, NotReleased, StaleTab
from annotation.services import adopt_codebook, publish_codebook
from studies.rules import BadInput
from tests.annotation.factories import (
    ALL_NO,
    ALL_YES,
    finish,
    label,
    make_packet,
    work_of,
)
from tests.factories import AT, make_user

pytestmark = pytest.mark.django_db


@pytest.fixture
def packet() -> Packet:
    return make_packet()


@pytest.fixture
def assignment(packet: Packet) -> Assignment:
    return work_of(packet)[0]


def test_each_save_is_a_new_version(assignment: Assignment) -> None:
    label(assignment, ALL_NO)
    label(assignment, ALL_YES, note="on second thought")

    versions = Label.objects.filter(assignment=assignment).order_by("version")
    assert [row.values for row in versions] == [ALL_NO, ALL_YES]
    assignment.refresh_from_db()
    assert assignment.version == 2


def test_the_same_key_again_returns_what_it_made(assignment: Assignment) -> None:
    key = uuid4()
    first = label(assignment, key=key, based_on=0)

    again = label(assignment, key=key, based_on=0)

    assert again.pk == first.pk
    assert assignment.labels.count() == 1


def test_the_same_key_on_a_newer_version_returns_what_it_made(assignment: Assignment) -> None:
    key = uuid4()
    first = label(assignment, key=key, based_on=0)

    again = label(assignment, ALL_YES, key=key, based_on=1)

    assert again.pk == first.pk
    assignment.refresh_from_db()
    assert assignment.version == 1


def test_a_stale_tab_is_refused_and_changes_nothing(assignment: Assignment) -> None:
    label(assignment, based_on=0)

    for _ in range(2):
        with pytest.raises(StaleTab, match="Another tab"):
            label(assignment, ALL_YES, based_on=0)

    assert assignment.labels.count() == 1


def test_submitted_work_is_locked(packet: Packet) -> None:
    assignment = work_of(packet)[0]
    finish(packet, assignment.annotator)

    with pytest.raises(Locked, match="reopen"):
        label(assignment, ALL_YES)


def test_another_persons_item_is_as_if_it_did_not_exist(assignment: Assignment) -> None:
    stranger = make_user()
    assignment.annotator = stranger
    with pytest.raises(Assignment.DoesNotExist):
        save_as(assignment, stranger.pk)


def save_as(assignment: Assignment, annotator_id: int) -> Label:
    from annotation.services import LabelRow, save_label

    return save_label(
        assignment_id=assignment.pk,
        annotator_id=annotator_id,
        manifest=assignment.round.packet.manifest_hash,
        row=LabelRow(values=ALL_NO, codebook_version=1),
        based_on=0,
        key=uuid4(),
        at=AT,
    )


def test_a_page_with_an_older_codebook_is_told_to_reload(assignment: Assignment) -> None:
    packet = assignment.round.packet
    publish_codebook(study_id=packet.study_id, schema_key="six-fields", text="# Version 2", at=AT)
    adopt_codebook(packet_id=packet.pk, version=2, at=AT)

    with pytest.raises(NewCodebook, match="version 2"):
        label(assignment, codebook_version=1)

    assert label(work_of(packet)[0], codebook_version=2).codebook_version == 2


def test_a_packet_that_has_not_gone_out_takes_no_label(assignment: Assignment) -> None:
    Packet.objects.update(released_at=None)

    with pytest.raises(NotReleased):
        label(assignment)


@pytest.mark.parametrize(
    "values",
    [{"correct": "yes"}, {"correct": 1}, {"unknown": True}],
    ids=["text", "number", "unknown field"],
)
def test_a_value_outside_the_schema_is_refused(assignment: Assignment, values: dict) -> None:
    with pytest.raises(BadInput):
        label(assignment, values)

    assert not assignment.labels.exists()


@pytest.mark.parametrize("asks_all", [True, False])
def test_an_item_is_complete_once_every_asked_field_is_judged(
    packet: Packet, asks_all: bool
) -> None:
    assignment = next(row for row in work_of(packet) if row.asks_all is asks_all)

    label(assignment, {"correct": True, "ambiguous": False})

    assignment.refresh_from_db()
    assert assignment.is_complete is not asks_all


def test_taking_a_value_back_makes_the_item_unfinished(assignment: Assignment) -> None:
    label(assignment, ALL_NO)
    label(assignment, {**ALL_NO, "correct": None})

    assignment.refresh_from_db()
    assert not assignment.is_complete


def test_a_save_takes_two_queries_however_long_the_history(
    assignment: Assignment, django_assert_num_queries
) -> None:
    for version in range(30):
        label(assignment, note=str(version))

    # UPDATE and INSERT between the SAVEPOINT and its release, after the helper's own reads.
    assignment.refresh_from_db()
    packet = assignment.round.packet
    from annotation.services import LabelRow, save_label

    with django_assert_num_queries(4):
        save_label(
            assignment_id=assignment.pk,
            annotator_id=assignment.annotator_id,
            manifest=packet.manifest_hash,
            row=LabelRow(values=ALL_NO, codebook_version=1),
            based_on=30,
            key=uuid4(),
            at=AT,
        )
