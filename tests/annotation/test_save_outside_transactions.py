"""A page's save is a transaction of its own, which PostgreSQL is given as one statement."""

from uuid import uuid4

import pytest

from annotation import rules
from annotation.models import Assignment, Label
from annotation.services import LabelRow, save_label
from tests.annotation.factories import ALL_NO, ALL_YES, AT, label, make_packet, work_of

pytestmark = pytest.mark.django_db(transaction=True)


def test_what_is_stored_is_what_was_returned() -> None:
    row = work_of(make_packet())[0]

    saved = label(row, ALL_YES, note="as “seen”, 100 %")

    stored = Label.objects.get()
    assert stored.pk == saved.pk
    assert (stored.values, stored.note, stored.evidence) == (ALL_YES, "as “seen”, 100 %", [])
    assert (stored.saved_at, stored.collected_at, stored.active_ms) == (AT, AT, None)
    assert (stored.key, stored.saved_by_id, stored.version) == (saved.key, row.annotator_id, 1)


def test_save_moves_the_assignment_with_it() -> None:
    row = work_of(make_packet())[0]

    label(row, ALL_YES)

    row.refresh_from_db()
    assert (row.version, row.is_complete) == (1, True)


def test_same_key_again_returns_what_it_made() -> None:
    row, key = work_of(make_packet())[0], uuid4()
    first = label(row, ALL_YES, key=key)

    again = label(row, ALL_NO, key=key, based_on=1)

    row.refresh_from_db()
    assert again == first
    assert row.version == Label.objects.count() == 1


def test_stale_save_stores_nothing() -> None:
    row = work_of(make_packet())[0]
    label(row, ALL_YES)

    with pytest.raises(rules.StaleTab):
        label(row, ALL_NO, based_on=0)

    assert Label.objects.count() == 1


@pytest.mark.parametrize("number", [2**31, 2**63, 10**30])
def test_versions_that_no_database_holds_are_stale_or_old(number: int) -> None:
    row = work_of(make_packet())[0]

    with pytest.raises(rules.StaleTab):
        label(row, based_on=number)
    with pytest.raises(rules.NewCodebook):
        label(row, codebook_version=number)


def test_assignment_that_no_database_holds_does_not_exist() -> None:
    row = work_of(make_packet())[0]
    row.refresh_from_db()
    packet = row.round.packet

    with pytest.raises(Assignment.DoesNotExist):
        save_label(
            assignment_id=10**30,
            annotator_id=row.annotator_id,
            manifest=packet.manifest_hash,
            row=LabelRow(values=ALL_NO, codebook_version=packet.codebook_version),
            based_on=0,
            key=uuid4(),
            at=AT,
        )
