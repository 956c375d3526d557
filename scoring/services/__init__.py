"""Writes of the scoring floor: freeze a scorer, run it in leased chunks, take outside verdicts."""

from .chunks import (
    Lease,
    claim_chunk,
    complete_chunk,
    release_chunk,
    renew_lease,
    sweep,
    work_chunk,
)
from .freezing import freeze
from .runs import cancel_run, mark_woken, resume_run, start_run
from .verdicts import import_verdicts
from .workers import record_beat

__all__ = [
    "Lease",
    "cancel_run",
    "claim_chunk",
    "complete_chunk",
    "freeze",
    "import_verdicts",
    "mark_woken",
    "record_beat",
    "release_chunk",
    "renew_lease",
    "resume_run",
    "start_run",
    "sweep",
    "work_chunk",
]
