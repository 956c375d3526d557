"""How many items a person has finished: the database's own count, which is never off."""

import pytest

from annotation.models import Assignment, Packet, Progress
from annotation.queries import desk
from annotation.rules import Incomplete
from annotation.services import Sheet, Statement, import_labels, reopen, submit
from studies.models import User
from tests.annotation.factories import ALL_NO, finish, label, make_packet, work_of
from tests.annotation.test_import_labels import codes_of, csv_sheet
from tests.factories import AT, make_user

pytestmark = pytest.mark.django_db
OPEN = ALL_NO | {"correct": None}


@pytest.fixture
def person() -> User:
    return make_user(username="a1")


@pytest.fixture
def packet(person: User) -> Packet:
    return make_packet(annotators=[person, make_user(username="a2")])


def n_done(packet: Packet, person: User) -> int:
    """The page's number, once it is the same as that of the finished rows."""
    shown = desk(packet.slug, person.pk).n_done
    rows = Assignment.objects.filter(round__packet=packet, annotator=person, is_complete=True)
    assert shown == rows.count()
    return shown


def test_nobody_has_finished_anything_at_first(packet: Packet, person: User) -> None:
    assert n_done(packet, person) == 0


def test_item_counts_once_however_often_it_is_saved(packet: Packet, person: User) -> None:
    first, second, *_ = work_of(packet, person)

    for row in (first, first, second, first):
        label(row)

    assert n_done(packet, person) == 2


def test_item_that_is_open_again_does_not_count(packet: Packet, person: User) -> None:
    first, second, *_ = work_of(packet, person)
    label(first)
    label(second)

    label(first, OPEN)

    assert n_done(packet, person) == 1


def test_unfinished_row_does_not_count(packet: Packet, person: User) -> None:
    label(work_of(packet, person)[0], OPEN)

    assert n_done(packet, person) == 0


def test_each_person_counts_alone(packet: Packet, person: User) -> None:
    other = User.objects.get(username="a2")
    label(work_of(packet, person)[0])

    assert (n_done(packet, person), n_done(packet, other)) == (1, 0)


def test_count_stands_when_the_work_is_handed_in_and_reopened(packet: Packet, person: User) -> None:
    rows = work_of(packet, person)
    finish(packet, person)
    assert n_done(packet, person) == len(rows)

    reopen(round_id=rows[0].round_id, annotator_id=person.pk, by=person.pk, at=AT)
    label(rows[0], OPEN)

    assert n_done(packet, person) == len(rows) - 1


def test_refused_hand_in_leaves_the_count(packet: Packet, person: User) -> None:
    row = work_of(packet, person)[0]
    label(row)

    with pytest.raises(Incomplete):
        submit(round_id=row.round_id, annotator_id=person.pk, statement=Statement(False), at=AT)

    assert n_done(packet, person) == 1


def test_returned_sheet_counts_what_it_finishes(
    packet: Packet, person: User, tmp_path, settings
) -> None:
    settings.DATA_DIR = tmp_path
    codes = codes_of(packet)
    label(work_of(packet, person)[0])
    sheet = Sheet("labels.csv", csv_sheet(codes), statement=Statement(used_llm=False))

    import_labels(packet_id=packet.pk, annotator_id=person.pk, sheet=sheet, at=AT)

    assert n_done(packet, person) == len(codes)
    assert Progress.objects.count() == 1
