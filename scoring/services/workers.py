"""Signs of life of the workers."""

from datetime import datetime

from scoring.models import WorkerBeat


def record_beat(*, hostname: str, at: datetime) -> None:
    """Note that a worker on this host has just done something."""
    WorkerBeat.objects.update_or_create(hostname=hostname[:200], defaults={"seen_at": at})
