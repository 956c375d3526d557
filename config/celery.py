"""The Celery application: `celery -A config worker`."""

import os
import signal
from typing import Any

from celery import Celery
from celery.signals import worker_process_init

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

app = Celery("assay")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()


@worker_process_init.connect
def leave_the_end_to_the_parent(**_: Any) -> None:
    """A supervisor signals the whole group; a pool process ends when its parent says so."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
