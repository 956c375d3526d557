"""Logs and figures about requests; neither ever holds a label, a token or a person's text."""

import os
from collections.abc import Callable
from time import perf_counter

from django.http import HttpRequest, HttpResponse
from django_structlog.middlewares import RequestMiddleware
from prometheus_client import CollectorRegistry, Histogram, generate_latest, multiprocess

REQUEST_SECONDS = Histogram(
    "assay_request_seconds",
    "Time to answer a request",
    ["route", "method", "status"],
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)


def route_of(request: HttpRequest) -> str:
    """The address as its pattern, without the names and secrets in it."""
    return request.resolver_match.route if request.resolver_match else "unresolved"


class RequestLog(RequestMiddleware):
    """One JSON line a request, with its id; addresses as patterns, since some hold a secret."""

    @classmethod
    def format_request(cls, request: HttpRequest) -> str:
        return f"{request.method} {route_of(request)}"

    @staticmethod
    def bind_user_id(request: HttpRequest) -> None:
        """Note who asks, where a view has looked; a log line is no reason to ask the database."""
        if hasattr(request, "_cached_user"):
            RequestMiddleware.bind_user_id(request)


class RequestMetrics:
    """Observe how long each route takes."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        start = perf_counter()
        response = self.get_response(request)
        REQUEST_SECONDS.labels(route_of(request), request.method, response.status_code).observe(
            perf_counter() - start
        )
        return response


def exposition() -> bytes:
    """All processes' figures in the text format of Prometheus."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)
    return generate_latest(registry)
