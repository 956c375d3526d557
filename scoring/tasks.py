"""Wake-ups: the work itself lies in the database, and a lost message loses nothing."""

import logging
import socket
from collections.abc import Iterable
from functools import partial

from celery import shared_task
from django.db import transaction
from django.utils import timezone
from kombu.exceptions import OperationalError

from scoring import queries, services

log = logging.getLogger(__name__)


@shared_task(acks_late=True, ignore_result=True)
def work_chunk(*, chunk_id: int) -> None:
    """Score one chunk, unless somebody else has it or it is done."""
    services.record_beat(hostname=socket.gethostname(), at=timezone.now())
    services.work_chunk(chunk_id=chunk_id)


@shared_task(ignore_result=True)
def sweep() -> None:
    """Wake the chunks of dead workers and lost messages; the site's heartbeat as well."""
    services.record_beat(hostname=socket.gethostname(), at=timezone.now())
    send(services.sweep(at=timezone.now()))


def wake(run_id: int) -> None:
    """Put a run's pending chunks on the queue, once the transaction is through.

    Where the broker is away the run still is: the sweep finds it when the broker is back.
    """
    services.mark_woken(run_id=run_id, at=timezone.now())
    transaction.on_commit(partial(_send_run, run_id))


def _send_run(run_id: int) -> None:
    if not send(queries.pending_chunks(run_id)):
        services.mark_woken(run_id=run_id, at=None)


def send(chunk_ids: Iterable[int]) -> bool:
    """Send a message for each chunk; False where the broker is away."""
    try:
        for chunk_id in chunk_ids:
            work_chunk.delay(chunk_id=chunk_id)
    except OperationalError as error:
        log.warning("The queue does not answer (%s); the sweep will find the work.", error)
        return False
    return True
