"""People are read by a statement of our own; what Django promises of them still holds."""

import pytest
from django.test import Client

from config.backends import AccountBackend
from studies.models import User
from tests.factories import make_user

pytestmark = pytest.mark.django_db


def test_person_is_the_one_that_the_model_reads() -> None:
    person = make_user(username="anna")
    User.objects.update(preferences={"auto_advance": True}, email="anna@example.org")

    found = AccountBackend().get_user(person.pk)

    assert found == person
    for field in User._meta.concrete_fields:
        assert getattr(found, field.attname) == getattr(User.objects.get(), field.attname)


def test_unknown_person_is_nobody() -> None:
    assert AccountBackend().get_user(404) is None


def test_person_who_may_no_longer_sign_in_is_nobody() -> None:
    person = make_user()
    client = Client()
    client.force_login(person)
    assert client.get("/").status_code == 200

    User.objects.update(is_active=False)

    assert AccountBackend().get_user(person.pk) is None
    assert client.get("/").status_code == 302
