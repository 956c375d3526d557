"""A researcher's pages of packets: freezing, certificate, adjudication, unblinding."""

import pytest
from django.test import Client
from django.urls import reverse

from annotation.models import Packet, Round
from studies.models import Role
from tests import factories
from tests.annotation.factories import make_corpus, make_packet
from trajectories.services import correct_references

pytestmark = pytest.mark.django_db


@pytest.fixture
def study():
    return make_corpus(n_tasks=3, study=factories.make_study(slug="trial"))


@pytest.fixture
def owner(client: Client, study) -> Client:
    client.force_login(factories.make_owner(study, username="owner"))
    return client


def address(name: str, *args: str) -> str:
    return reverse(f"annotation:{name}", args=["trial", *args])


def form(**changes):
    return {
        "title": "Pilot",
        "slug": "pilot",
        "annotators": ["ada", "bo"],
        "size": 6,
        "allocation": "proportional",
        "repeats": 0,
        "schema": "six-fields",
        "adjudication": "blind",
        "seed": 7,
    } | changes


def test_form_freezes_a_packet(owner, study) -> None:
    for name in ("ada", "bo"):
        factories.make_user(username=name, study=study, roles=[Role.ANNOTATOR])

    reply = owner.post(address("packet_new"), form())

    assert reply.status_code == 302
    assert Packet.objects.get(slug="pilot").n_items == 6


def test_form_says_what_does_not_fit(owner, study) -> None:
    factories.make_user(username="ada", study=study, roles=[Role.ANNOTATOR])

    reply = owner.post(address("packet_new"), form(annotators=["ada"], size=600))

    assert reply.status_code == 422
    assert "600" in reply.content.decode()
    assert not Packet.objects.exists()


def test_page_shows_the_certificate_and_the_manifest_hash(owner, study) -> None:
    packet = make_packet(study=study, slug="pilot")

    page = owner.get(address("packet", "pilot")).content.decode()

    assert packet.manifest_hash in page
    assert "Leak probe" in page


def test_adjudication_before_everybody_submitted_is_refused_with_the_reason(owner, study) -> None:
    make_packet(study=study, slug="pilot")
    factories.make_user(username="judge", study=study, roles=[Role.ADJUDICATOR])

    reply = owner.post(
        address("packet_adjudication", "pilot"),
        {"adjudicators": ["judge"], "agreed_sample": 0, "seed": 1},
        follow=True,
    )

    assert "not submitted yet" in reply.content.decode()
    assert not Round.objects.filter(purpose="adjudication").exists()


def test_unblinding_with_open_work_is_refused(owner, study) -> None:
    make_packet(study=study, slug="pilot")

    owner.post(address("packet_unblind", "pilot"), {"sure": "yes"})

    assert Packet.objects.get().unblinded_at is None


def test_corrected_references_yield_a_packet_of_the_affected_runs(owner, study) -> None:
    make_packet(study=study, slug="pilot")
    factories.make_user(username="ada", study=study, roles=[Role.ANNOTATOR])
    reference = factories.task_record()["reference"] | {"clean": 990}
    correct_references(
        study_id=study.pk,
        corrections=[{"task_id": "num-01", "reference": reference}],
        at=factories.AT,
    )

    page = owner.get(address("packet", "pilot")).content.decode()
    owner.post(
        address("packet_new"),
        form(slug="again", annotators=["ada"], size="", corrected_of="pilot"),
    )

    assert "The references of 4 items were corrected" in page
    again = Packet.objects.get(slug="again")
    assert (again.n_items, again.reference_version) == (4, 2)


@pytest.mark.parametrize("role", [Role.ANNOTATOR, Role.ADJUDICATOR])
@pytest.mark.parametrize("name", ["packet", "packet_manifest", "packet_certificate"])
def test_packet_pages_are_404_for_who_labels(client, study, role, name) -> None:
    make_packet(study=study, slug="pilot")
    client.force_login(factories.make_user(study=study, roles=[role]))

    assert client.get(address(name, "pilot")).status_code == 404


def test_researcher_with_open_work_does_not_see_the_certificate(client, study) -> None:
    person = factories.make_user(study=study, roles=[Role.RESEARCHER])
    make_packet(study=study, slug="pilot", annotators=[person])
    client.force_login(person)

    assert client.get(address("packet", "pilot")).status_code == 403


def test_a_certificate_with_a_trace_reads_out_where_it_is() -> None:
    from annotation.presenters.certificate import named

    trace = {"severity": "look", "rule": "method as a word", "items": ["ZG946W", "AB12CD"]}

    assert named(trace) == [
        ("severity", "look"), ("rule", "method as a word"), ("items", "ZG946W, AB12CD"),
    ]  # fmt: skip
