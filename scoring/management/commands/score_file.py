"""Score files: `score_file --tasks T.jsonl --trajectories X.jsonl [--revision ID]`; no database."""

from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from itertools import starmap, tee
from pathlib import Path
from typing import Any

import msgspec
from django.core.management.base import BaseCommand, CommandError

from scoring import revisions
from scoring.builtin.scorer import score
from scoring.rules import FIELDS, Nonsense, Outcome, failed, is_exposed, read_outcome
from scoring.runner import Pair, Runner
from studies.rules import Refused
from trajectories.records import RecordError, parse_task, parse_trajectory, read_jsonl

WORKING_TREE = "working-tree"
_encode = msgspec.json.Encoder().encode

Document = dict[str, Any]
Scorer = Callable[[Iterable[Pair]], Iterator[Outcome]]


class Command(BaseCommand):
    """Stream verdicts as JSON Lines to standard output, one for each trajectory, in order."""

    help = "Score trajectories of a file, without a database; verdicts go to standard output."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--tasks", type=Path, required=True, help="tasks, JSON Lines")
        parser.add_argument("--trajectories", type=Path, required=True, help="runs, JSON Lines")
        parser.add_argument(
            "--revision", help="a frozen scorer's id, or an archive's path (default: this source)"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            with _scorer(options["revision"]) as (revision, scorer):
                tasks = _tasks(options["tasks"])
                pairs, again = tee(_pairs(options["trajectories"], options["tasks"], tasks))
                # The second copy is asked first, so that it is never behind a scorer that reads on.
                for (_, trajectory), outcome in zip(again, scorer(pairs), strict=True):
                    self.stdout.write(_line(trajectory["trajectory_id"], revision, outcome))
        except Refused as refusal:
            raise CommandError(str(refusal)) from None


@contextmanager
def _scorer(revision: str | None) -> Iterator[tuple[str, Scorer]]:
    """The name and the judgement of the scorer that was asked for."""
    if revision is None:
        yield WORKING_TREE, partial(starmap, _score_here)
        return
    archive = revisions.archive_path(revision)
    with Runner(archive) as runner:
        yield revisions.sha256(archive.read_bytes()), runner.score_all


def _score_here(task: Mapping[str, Any], trajectory: Mapping[str, Any]) -> Outcome:
    """The verdict of this source's scorer; an error of its is that trajectory's, not the run's."""
    try:
        document = score(dict(task), dict(trajectory))
        return read_outcome(document, task=task, trajectory=trajectory)
    except (Nonsense, ArithmeticError, LookupError, TypeError, ValueError, RecursionError) as error:
        return failed(f"{type(error).__name__}: {error}", exposed=is_exposed(trajectory))


def _line(trajectory_id: str, revision: str, outcome: Outcome) -> str:
    row = {"trajectory_id": trajectory_id, "revision": revision}
    row |= {field: getattr(outcome, field) for field in FIELDS}
    row |= {
        "exposed": outcome.exposed,
        "status": outcome.status,
        "reason": outcome.reason,
        "claims": outcome.claims,
    }
    return _encode(row).decode()


def _tasks(path: Path) -> dict[str, Document]:
    """All tasks of a file by their id; raises `CommandError` at the first that is none."""
    found: dict[str, Document] = {}
    for number, document in _documents(path, parse_task):
        if document["task_id"] in found:
            raise CommandError(f"{path}:{number}: task_id: {document['task_id']!r} occurs twice")
        found[document["task_id"]] = document
    return found


def _pairs(
    path: Path, tasks_path: Path, tasks: dict[str, Document]
) -> Iterator[tuple[Document, Document]]:
    """The trajectories of a file with their tasks, one at a time."""
    for number, document in _documents(path, parse_trajectory):
        task = tasks.get(document["task_id"])
        if task is None:
            raise CommandError(
                f"{path}:{number}: task_id: {document['task_id']!r} is no task of {tasks_path}"
            )
        yield task, document


def _documents(path: Path, check: Callable[[Document], Any]) -> Iterator[tuple[int, Document]]:
    """Each checked object of a file with its line number."""
    try:
        with path.open("rb") as stream:
            for number, document in read_jsonl(stream, path.name):
                if isinstance(document, RecordError):
                    raise CommandError(f"{path}:{number}: {document}")
                try:
                    check(document)
                except RecordError as error:
                    raise CommandError(f"{path}:{number}: {error}") from None
                yield number, document
    except OSError as error:
        raise CommandError(f"{path}: cannot be read: {error.strerror}") from None
