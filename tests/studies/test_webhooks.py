"""Webhooks: told once it is done, signed, repeated until taken."""

import hashlib
import hmac
import json
import threading
from datetime import timedelta
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from studies import queries, services
from studies.models import WebhookDelivery, WebhookEvent
from studies.webhooks import SIGNATURE_HEADER
from tests import factories

pytestmark = pytest.mark.django_db
AT = factories.AT


class Listener(HTTPServer):
    """A local server that keeps what it is told and answers with `status`."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.status = 200

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/hook"


class Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.got.append((dict(self.headers), body))
        self.send_response(self.server.status)
        self.end_headers()

    def log_message(self, *args) -> None:
        pass


@pytest.fixture
def listener():
    server = Listener()
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def hook(listener, settings):
    settings.WEBHOOKS_MAY_BE_PRIVATE = True
    study = factories.make_study()
    owner = factories.make_owner(study)
    return services.add_webhook(
        study_id=study.pk,
        url=listener.url,
        events=[WebhookEvent.RUN_COMPLETE],
        by=owner.pk,
        at=AT,
    )


def announce(hook, event=WebhookEvent.RUN_COMPLETE) -> None:
    services.announce(study_id=hook.study_id, event=event, subject="7", at=AT)


def deliver(at=AT) -> None:
    for delivery in list(queries.waiting_deliveries(at)):
        services.deliver(delivery_id=delivery.pk, at=at)


def test_message_is_signed_with_the_secret(hook, listener) -> None:
    announce(hook)

    deliver()

    [(headers, body)] = listener.got
    expected = "sha256=" + hmac.new(hook.secret.encode(), body, hashlib.sha256).hexdigest()
    assert headers[SIGNATURE_HEADER] == expected
    assert json.loads(body)["subject"] == "7"


def test_taken_message_is_not_sent_again(hook, listener) -> None:
    announce(hook)

    deliver()
    deliver(AT + timedelta(days=1))

    assert len(listener.got) == 1


def test_refused_message_is_sent_again_later(hook, listener) -> None:
    announce(hook)
    listener.status = 500
    deliver()
    deliver(AT + timedelta(seconds=1))
    listener.status = 200
    deliver(AT + timedelta(hours=1))

    assert len(listener.got) == 2
    assert WebhookDelivery.objects.get().outcome == "taken"


def test_message_is_given_up_after_eight_tries(hook, listener) -> None:
    announce(hook)
    listener.status = 500

    for day in range(10):
        deliver(AT + timedelta(days=day))

    assert len(listener.got) == 8
    assert WebhookDelivery.objects.get().outcome == "answered 500"


def test_other_events_are_not_told(hook, listener) -> None:
    announce(hook, WebhookEvent.PACKET_COMPLETE)

    deliver()

    assert listener.got == []


def test_removed_webhook_is_told_nothing(hook, listener) -> None:
    announce(hook)
    services.remove_webhook(
        study_id=hook.study_id, webhook_id=hook.pk, by=hook.created_by_id, at=AT
    )

    deliver()

    assert listener.got == []
