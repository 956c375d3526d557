"""Settling disputes: blind by default, the disputed fields named, the votes never."""

import pytest
from django.test import Client

from annotation.models import DisputeCause, Label
from annotation.services import Chosen, PacketOptions, open_adjudication, open_review
from tests.annotation.factories import ALL_NO, finish, make_corpus, make_packet, work_of
from tests.factories import AT, make_user

pytestmark = pytest.mark.django_db


@pytest.fixture
def judge():
    return make_user(username="judy")


@pytest.fixture
def bench(judge):
    client = Client()
    client.force_login(judge)
    return client


def disputed_packet(adjudication="blind"):
    """A packet whose annotators differ on one item, in `correct` and the note."""
    people = [make_user(username="ann"), make_user(username="bob")]
    packet = make_packet(
        study=make_corpus(),
        annotators=people,
        slug="pilot",
        options=PacketOptions(adjudication=adjudication),
    )
    code = next(row.item.code for row in work_of(packet, people[0]) if row.asks_all)
    finish(packet, people[0], ALL_NO)
    finish(packet, people[1], ALL_NO, differ={code: {"correct": True}})
    return packet


def test_the_disputed_field_is_named_and_the_votes_are_not(bench, judge):
    packet = disputed_packet()
    open_adjudication(packet_id=packet.pk, adjudicator_ids=[judge.pk], seed=1, at=AT)

    text = bench.get("/adjudicate/pilot/").content.decode()

    assert text.count(">disputed<") == 1
    assert "What the annotators said" not in text
    assert "checked" not in text
    for name in ("ann", "bob"):
        assert f">{name}<" not in text


def test_open_adjudication_shows_both_rows_without_names(bench, judge):
    packet = disputed_packet("open")
    open_adjudication(packet_id=packet.pk, adjudicator_ids=[judge.pk], seed=1, at=AT)

    text = bench.get("/adjudicate/pilot/").content.decode()

    assert "What the annotators said" in text
    assert "Annotator 2" in text
    assert ">bob<" not in text


def test_an_agreed_item_in_the_queue_names_no_field(bench, judge):
    packet = disputed_packet()
    open_adjudication(
        packet_id=packet.pk, adjudicator_ids=[judge.pk], seed=1, at=AT,
        chosen=Chosen(agreed_sample=2),
    )  # fmt: skip

    pages = [bench.get(f"/adjudicate/pilot/{n}/").content.decode() for n in (1, 2, 3)]

    assert sorted(text.count(">disputed<") for text in pages) == [0, 0, 1]


def send(bench, judge, packet, assignment, **changes):
    row = {
        "values": ALL_NO,
        "note": "",
        "evidence": [],
        "manifest": packet.manifest_hash,
        "review_field": "",
        "codebook_version": packet.codebook_version,
        "based_on": 0,
        "key": "11111111-1111-4111-8111-111111111111",
        "person": judge.pk,
    } | changes
    return bench.post(f"/labels/{assignment.pk}/", row, content_type="application/json")


def test_a_cause_is_coded_once_the_row_is_finished_and_only_when_it_changes(bench, judge):
    packet = disputed_packet()
    open_adjudication(packet_id=packet.pk, adjudicator_ids=[judge.pk], seed=1, at=AT)
    [mine] = work_of(packet, judge, "adjudication")
    keys = [f"11111111-1111-4111-8111-11111111111{n}" for n in range(3)]

    send(bench, judge, packet, mine, values={"correct": True}, cause="hard", key=keys[0])
    assert not DisputeCause.objects.exists()
    send(bench, judge, packet, mine, cause="hard", based_on=1, key=keys[1])
    send(bench, judge, packet, mine, cause="hard", note="so", based_on=2, key=keys[2])

    assert [row.cause for row in DisputeCause.objects.all()] == ["hard"]
    assert Label.objects.filter(assignment=mine).count() == 3


def test_adjudication_never_touches_the_annotators_rows(bench, judge):
    packet = disputed_packet()
    before = list(Label.objects.order_by("pk").values())
    open_adjudication(packet_id=packet.pk, adjudicator_ids=[judge.pk], seed=1, at=AT)
    [mine] = work_of(packet, judge, "adjudication")

    send(bench, judge, packet, mine)

    assert list(Label.objects.exclude(assignment=mine).order_by("pk").values()) == before


def test_a_review_asks_for_its_one_field(bench, judge):
    packet = disputed_packet()
    codes = [row.item.code for row in work_of(packet)[:1]]
    open_review(
        packet_id=packet.pk, reviewer_ids=[judge.pk], field="correct", codes=codes,
        reason="Check a tolerance.", seed=1, at=AT,
    )  # fmt: skip

    text = bench.get("/review/pilot/1/").content.decode()

    assert "Check a tolerance." in text
    assert text.count('role="radiogroup"') == 1


def test_an_annotator_has_no_adjudication_of_their_packet():
    packet = disputed_packet()
    client = Client()
    client.force_login(packet.rounds.get().assignments.first().annotator)

    assert client.get("/adjudicate/pilot/").status_code == 404
