"""schemathesis against the OpenAPI document: no 500, no answer outside the document."""

import pytest
import schemathesis
from django.core.signals import request_finished, request_started
from django.db import close_old_connections
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from config.wsgi import application

pytestmark = pytest.mark.django_db

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(autouse=True)
def connection_of_the_test():
    """Requests past Django's own test client would close the connection that a test holds."""
    signals = (request_started, request_finished)
    for signal in signals:
        signal.disconnect(close_old_connections)
    yield
    for signal in signals:
        signal.connect(close_old_connections)


@pytest.mark.parametrize("role", ["owner", "annotator"])
def test_every_address_answers_as_the_document_says(world, role) -> None:
    token = world.client(role)._credentials["HTTP_AUTHORIZATION"]
    headers = {"Authorization": token}
    schema = schemathesis.openapi.from_wsgi(
        "/api/v1/schema/?format=json", application, headers=headers
    )
    names = {"study": world.study.slug, "packet": "pilot"}

    for found in schema.get_all_operations():
        operation = found.ok()

        @settings(
            max_examples=6,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def answers_as_documented(case) -> None:
            # Real names, so that more than the 404s is reached.
            known = {key: names[key] for key in case.path_parameters if key in names}
            case.path_parameters.update(known)
            if case.path.startswith("/api/v1/token/") and case.method == "DELETE":
                return  # it would end the token that the rest needs
            case.call_and_validate(headers=headers, checks=CHECKS)

        answers_as_documented()
