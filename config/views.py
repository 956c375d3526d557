"""Addresses that belong to no floor."""

from datetime import timedelta

from django.conf import settings
from django.contrib.auth.decorators import login_not_required
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.utils import timezone
from django.utils.crypto import constant_time_compare
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET
from kombu import Connection
from kombu.exceptions import OperationalError
from prometheus_client import CONTENT_TYPE_LATEST

from config.faults import database_state, disk_state, migrations_state
from config.observability import exposition
from scoring.queries import newest_beat

WORKER_SILENCE = timedelta(seconds=60)


@never_cache
@login_not_required
@require_GET
def healthz(request: HttpRequest) -> HttpResponse:
    """Say how each part is; 200 while labels can be saved, whatever broker and workers do."""
    states = {"database": database_state(), "migrations": "unknown"}
    if states["database"] == "ok":
        states["migrations"] = migrations_state()
    states |= {"disk": disk_state(), "broker": broker_state()}
    states["worker"] = worker_state() if states["migrations"] == "ok" else "unknown"
    serves = all(states[part] == "ok" for part in ("database", "migrations", "disk"))
    return JsonResponse(states, status=200 if serves else 503)


def broker_state() -> str:
    """ "ok", or "away" when messages cannot be sent."""
    if settings.CELERY_BROKER_URL.startswith("filesystem://"):
        return "ok" if (settings.QUEUE_DIR / "messages").is_dir() else "away"
    try:
        with Connection(settings.CELERY_BROKER_URL, connect_timeout=1) as broker:
            broker.ensure_connection(max_retries=1, timeout=1)
    except (OSError, OperationalError):
        return "away"
    return "ok"


def worker_state() -> str:
    """ "ok", or "away" when no worker has said so lately."""
    beat = newest_beat()
    # A beat from the future is one from before the clock was put back.
    return "ok" if beat and abs(timezone.now() - beat) < WORKER_SILENCE else "away"


@never_cache
@login_not_required
@require_GET
def metrics(request: HttpRequest) -> HttpResponse:
    """Figures for Prometheus, to who sends METRICS_TOKEN; 404 for everybody else."""
    sent = request.headers.get("Authorization", "")
    if not settings.METRICS_TOKEN or not constant_time_compare(
        sent, f"Bearer {settings.METRICS_TOKEN}"
    ):
        raise Http404("There is no such page.")
    return HttpResponse(exposition(), content_type=CONTENT_TYPE_LATEST)
