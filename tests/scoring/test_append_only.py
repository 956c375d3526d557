"""Revisions and verdicts stay as they were written: the database itself refuses a change."""

import pytest
from django.db import DatabaseError, transaction

from scoring.models import Revision, ScoringRun, Verdict
from scoring.queries import pending_chunks
from scoring.services import work_chunk
from tests.factories import AT


def test_a_verdict_cannot_be_changed(run: ScoringRun) -> None:
    work_chunk(chunk_id=pending_chunks(run.pk)[0], clock=lambda: AT)

    with pytest.raises(DatabaseError, match="append-only"), transaction.atomic():
        Verdict.objects.update(correct=True)


def test_a_revision_cannot_be_changed(run: ScoringRun) -> None:
    with pytest.raises(DatabaseError, match="append-only"), transaction.atomic():
        Revision.objects.update(frozen_at=AT)
