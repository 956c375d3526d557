"""A small study with a packet, a revision and a run, and a client for each role."""

from dataclasses import dataclass

import pytest
from knox.models import AuthToken
from rest_framework.test import APIClient

from annotation.models import Packet
from studies.models import Role, Study, User
from tests import factories
from tests.annotation.factories import make_corpus, make_packet


@dataclass(frozen=True)
class World:
    """What the tests of the API act on."""

    study: Study
    packet: Packet
    people: dict[str, User]

    def client(self, role: str) -> APIClient:
        """A client with the token of the person in this role."""
        client = APIClient()
        _, token = AuthToken.objects.create(user=self.people[role])
        client.credentials(HTTP_AUTHORIZATION=f"Token {token}")
        return client

    def at(self, path: str) -> str:
        """An address below the study's."""
        return f"/api/v1/studies/{self.study.slug}/{path}"


@pytest.fixture
def world(db) -> World:
    study = factories.make_study(slug="trial")
    make_corpus(n_tasks=3, study=study)
    people = {
        role: factories.make_user(username=role, study=study, roles=[role]) for role in Role.values
    }
    people["stranger"] = factories.make_user(username="stranger")
    packet = make_packet(study=study, annotators=[people["annotator"]], slug="pilot")
    return World(study=study, packet=packet, people=people)
