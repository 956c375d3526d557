"""Sessions are read by a statement of our own; what Django promises of them still holds."""

from datetime import timedelta

import pytest
from django.contrib.sessions.models import Session
from django.db import OperationalError, connection
from django.utils import timezone

from config.sessions import SessionStore

pytestmark = pytest.mark.django_db


def stored(**values: str) -> str:
    """The key of a session that holds these values."""
    session = SessionStore()
    session.update(values)
    session.save()
    return session.session_key or ""


def test_session_keeps_what_was_put_into_it() -> None:
    key = stored(colour="blue")

    assert dict(SessionStore(key).items()) == {"colour": "blue"}


def test_expired_session_is_empty_and_its_key_is_not_used_again() -> None:
    key = stored(colour="blue")
    Session.objects.filter(pk=key).update(expire_date=timezone.now() - timedelta(seconds=1))

    session = SessionStore(key)

    assert dict(session.items()) == {}
    assert session.session_key is None


def test_deleted_session_is_empty() -> None:
    key = stored(colour="blue")
    SessionStore(key).delete()

    assert dict(SessionStore(key).items()) == {}


def test_unknown_key_is_not_adopted() -> None:
    session = SessionStore("a-key-that-somebody-made-up")

    assert session.get("colour") is None
    assert session.session_key is None


if connection.vendor == "postgresql":  # SQLite has no server that could hang up

    @pytest.mark.django_db(transaction=True)
    def test_session_is_read_again_where_the_server_has_hung_up() -> None:
        key = stored(colour="blue")
        with connection.cursor() as cursor, pytest.raises(OperationalError):
            cursor.execute("SELECT pg_terminate_backend(pg_backend_pid())")

        assert dict(SessionStore(key).items()) == {"colour": "blue"}
