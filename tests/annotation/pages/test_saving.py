"""What the page's script gets back when it saves a row."""

import pytest
from django.test import Client

from annotation.models import Label
from annotation.services import adopt_codebook, publish_codebook
from tests.annotation.factories import finish, work_of
from tests.factories import AT, make_user

pytestmark = pytest.mark.django_db


def test_a_saved_row_is_acknowledged_with_its_version(save, row, exposed):
    answer = save(exposed, row())

    assert answer.status_code == 200
    assert answer.json()["version"] == 1
    stored = Label.objects.get(assignment=exposed)
    assert stored.values["correct"] is True
    assert stored.values["adopted"] is None
    assert stored.active_ms == 1200


def test_the_same_key_again_is_stored_once(save, row, exposed):
    sent = row()

    first, second = save(exposed, sent), save(exposed, sent)

    assert first.json()["version"] == second.json()["version"] == 1
    assert Label.objects.filter(assignment=exposed).count() == 1


def test_a_stale_tab_gets_409_and_the_current_version(save, row, exposed):
    save(exposed, row(note="from the first tab"))

    answer = save(exposed, row(note="from the second tab"))

    assert answer.status_code == 409
    assert answer.json()["reason"] == "stale"
    assert answer.json()["version"] == 1
    assert Label.objects.get(assignment=exposed).note == "from the first tab"


def test_a_row_of_another_person_s_tab_is_not_stored_as_mine(save, row, exposed):
    answer = save(exposed, row(person=make_user().pk))

    assert answer.status_code == 409
    assert answer.json()["reason"] == "person"
    assert not Label.objects.exists()


@pytest.mark.parametrize(
    ("changes", "word"),
    [
        ({"values": {"correct": "perhaps"}}, "correct"),
        ({"values": {"beauty": True}}, "beauty"),
        ({"values": None}, "values"),
        ({"key": "not-a-key"}, "key"),
        ({"based_on": -1}, "based_on"),
        ({"evidence": [{"field": "beauty"}]}, "evidence"),
        ({"evidence": 5}, "evidence"),
        ({"note": "no \0 in a text"}, "note"),
        ({"note": "half a sign: \ud83d"}, "JSON"),
        ({"note": 5 * ["x"], "codebook_version": "one"}, "codebook_version"),
    ],
)
def test_a_row_that_does_not_fit_is_400_and_says_which_part(save, row, exposed, changes, word):
    answer = save(exposed, row(**changes))

    assert answer.status_code == 400
    assert answer.json()["reason"] == "input"
    assert word in answer.json()["error"]
    assert not Label.objects.exists()


def test_a_body_that_is_not_json_is_400(page, exposed):
    answer = page.post(f"/labels/{exposed.pk}/", b"{", content_type="application/json")

    assert answer.status_code == 400


def test_submitted_work_refuses_a_row(save, row, packet, annotator, exposed):
    finish(packet, annotator)

    answer = save(exposed, row(based_on=1))

    assert answer.status_code == 409
    assert answer.json()["reason"] == "locked"


def test_a_row_under_an_older_codebook_is_refused(save, row, packet, exposed):
    newer = publish_codebook(
        study_id=packet.study_id, schema_key="six-fields", text="# Clearer", at=AT
    )
    adopt_codebook(packet_id=packet.pk, version=newer.version, at=AT)

    answer = save(exposed, row())

    assert answer.status_code == 409
    assert answer.json()["reason"] == "codebook"


def test_another_person_s_assignment_is_404_like_one_that_does_not_exist(
    save, row, packet, annotator
):
    others = next(item for item in work_of(packet) if item.annotator_id != annotator.pk)

    foreign = [save(others, row()), save(others, row(values=None))]
    others.pk = 10**9
    missing = [save(others, row()), save(others, row(values=None))]

    assert [answer.status_code for answer in foreign + missing] == [404] * 4
    assert len({answer.content for answer in foreign + missing}) == 1


def test_who_is_signed_out_is_sent_to_the_sign_in_page(row, exposed):
    answer = Client().post(f"/labels/{exposed.pk}/", row(), content_type="application/json")

    assert answer.status_code == 302
    assert answer.url.startswith("/login/")


def test_a_save_takes_the_same_few_queries_as_history_grows(
    save, row, exposed, django_assert_max_num_queries
):
    for version in range(30):
        save(exposed, row(based_on=version))

    with django_assert_max_num_queries(8):
        answer = save(exposed, row(based_on=30))

    assert answer.json()["version"] == 31
