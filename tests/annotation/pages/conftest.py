"""People at work on a packet, and clients that are signed in as them."""

from collections.abc import Callable, Iterator
from uuid import uuid4

import pytest
from django.test import Client

from annotation.models import Assignment, Packet
from studies.models import User
from tests.annotation.factories import make_corpus, make_packet, work_of
from tests.factories import make_user


@pytest.fixture
def annotator(db: None) -> User:
    return make_user(username="ann")


@pytest.fixture
def packet(annotator: User) -> Packet:
    """A packet of 12 runs for `annotator` and one other person."""
    return make_packet(
        study=make_corpus(), annotators=[annotator, make_user(username="bob")], slug="pilot"
    )


@pytest.fixture
def page(annotator: User) -> Client:
    """A browser in which the annotator is signed in."""
    client = Client()
    client.force_login(annotator)
    return client


@pytest.fixture
def exposed(packet: Packet, annotator: User) -> Assignment:
    """The annotator's first item in which an event was poisoned."""
    return next(row for row in work_of(packet, annotator) if row.asks_all)


@pytest.fixture
def unexposed(packet: Packet, annotator: User) -> Assignment:
    """The annotator's first item in which nothing was poisoned."""
    return next(row for row in work_of(packet, annotator) if not row.asks_all)


Row = dict[str, object]


@pytest.fixture
def row(packet: Packet, annotator: User) -> Callable[..., Row]:
    """A row in the shape that the page's script sends."""

    def make(**changes: object) -> Row:
        return {
            "values": {"correct": True, "ambiguous": False},
            "note": "",
            "evidence": [],
            "manifest": packet.manifest_hash,
            "review_field": "",
            "codebook_version": packet.codebook_version,
            "active_ms": 1200,
            "based_on": 0,
            "key": str(uuid4()),
            "person": annotator.pk,
        } | changes

    return make


@pytest.fixture
def save(page: Client) -> Iterator[Callable[..., object]]:
    """Send a row to an assignment as the page's script does."""

    def send(assignment: Assignment, row: Row) -> object:
        return page.post(f"/labels/{assignment.pk}/", row, content_type="application/json")

    return send
