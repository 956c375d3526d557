"""What scores: a frozen archive in its child process, or a language model at its endpoint."""

import threading
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from django.conf import settings

from scoring.checks import CLOCK_TIMES_CPU
from scoring.judge import Judge, read_config
from scoring.models import Revision
from scoring.revisions import archive_files, keep_archive
from scoring.rules import Outcome
from scoring.runner import Limits, Runner

Pair = tuple[Mapping[str, Any], Mapping[str, Any]]

_kept = threading.local()


class Scorer(Protocol):
    """Whatever gives an outcome for each task and trajectory, in order."""

    def score_all(self, pairs: Iterable[Pair]) -> Iterator[Outcome]: ...


def limits() -> Limits:
    """What one trajectory may cost on this site."""
    cpu_s = settings.SCORER_CPU_S
    return Limits(cpu_s=cpu_s, wall_s=CLOCK_TIMES_CPU * cpu_s, memory_mb=settings.SCORER_MEMORY_MB)


@contextmanager
def borrowed_scorer(revision: Revision) -> Iterator[Scorer]:
    """The revision's scorer; a child process is kept for this thread's next chunk."""
    archive = bytes(revision.archive or b"")
    if revision.kind == Revision.Kind.JUDGE:
        config = read_config(archive_files(archive))
        with Judge(revision.pk, config) as judge:
            yield judge
        return
    yield _runner(keep_archive(revision.pk, archive))


def _runner(archive: Path) -> Runner:
    kept: Runner | None = getattr(_kept, "runner", None)
    if kept is not None and kept.archive == archive and kept.limits == limits():
        return kept
    drop_runner()
    _kept.runner = Runner(archive, limits())
    return _kept.runner


def drop_runner() -> None:
    """End this thread's child process, if it has one."""
    if kept := getattr(_kept, "runner", None):
        kept.close()
    _kept.runner = None
