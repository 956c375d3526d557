"""Storing the records of an import: one block of them at a time."""

import json
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
from django.db import connection, transaction
from django.utils import timezone

from studies.rules import BadInput
from studies.statements import insert_rows
from trajectories import records
from trajectories.models import Event, ImportBatch, Reference, Task, Trajectory
from trajectories.services.arrivals import Arrival, Incoming, Rejected

# Short on SQLite, whose other writers wait meanwhile.
BLOCK_SIZES = {"sqlite": 400, "postgresql": 2000}
BLOCK_CHARACTERS = 16_000_000
BLOCK_SECONDS = 1.0
BEAT = timedelta(seconds=1)
SUFFIX_DIGITS = 8

Progress = Callable[[int], None]
Stored = tuple[int, list[records.Event]]  # a trajectory's key, and the events that it still lacks


@dataclass
class ImportSummary:
    """What an import did; `warnings` and `rejects` say where, one line each."""

    tasks: int = 0
    trajectories: int = 0
    skipped: int = 0
    duplicates: int = 0
    rejects_path: Path | None = None
    warnings: list[str] = field(default_factory=list)


class Importing:
    """One import under way: stages records, counts them, and knows how to refuse one."""

    def __init__(self, batch: ImportBatch, on_error: str, progress: Progress | None) -> None:
        self.batch = batch
        self.on_error = on_error
        self.progress = progress
        self.summary = ImportSummary()
        self.rejects: list[Rejected] = []

    def reject(self, place: str, reason: str) -> None:
        """Skip and list a record, or stop the whole import."""
        if self.on_error != "skip":
            raise BadInput(f"{place}: {reason}")
        self.summary.skipped += 1
        self.rejects.append(Rejected(place, reason))

    def accepted(self, arrivals: Iterable[Arrival]) -> Iterator[Incoming]:
        """The records that came through; the others are rejected on the way."""
        for arrival in arrivals:
            if isinstance(arrival, Rejected):
                self.reject(arrival.place, arrival.reason)
            else:
                yield arrival

    def stage(self, arrivals: Iterable[Arrival], store: Callable[..., list[Stored]]) -> None:
        """Store the records block by block, in short transactions of their own."""
        blocks = _blocks(arrivals, BLOCK_SIZES[connection.vendor])
        # Reading a block is the turn of SQLite's other writers; PostgreSQL needs none.
        ahead = _ahead(blocks) if connection.vendor == "postgresql" else blocks
        with _beside() as do:
            for block in ahead:
                with _staging():
                    stored = store(self, list(self.accepted(block)))
                    self._beat()
                do(_insert_events, stored)
                if self.progress:
                    self.progress(self.summary.trajectories)

    def _beat(self) -> None:
        """Say that the import is alive; seldom, as each version makes the row slower to check."""
        now = timezone.now()
        if now - self.batch.beat_at > BEAT:
            self.batch.beat_at = now
            ImportBatch.objects.filter(pk=self.batch.pk).update(beat_at=now)


def _blocks(arrivals: Iterable[Arrival], size: int) -> Iterator[list[Arrival]]:
    """Blocks of at most `size` records, and of fewer where these are long or slow to read."""
    block: list[Arrival] = []
    n_characters, due = 0, monotonic() + BLOCK_SECONDS
    for arrival in arrivals:
        block.append(arrival)
        n_characters += arrival.n_characters
        if len(block) == size or n_characters > BLOCK_CHARACTERS or monotonic() > due:
            yield block
            block, n_characters, due = [], 0, monotonic() + BLOCK_SECONDS
    if block:
        yield block


def _ahead(blocks: Iterator[list[Arrival]]) -> Iterator[list[Arrival]]:
    """The same blocks, each read by a thread while the database stores the one before."""
    with ThreadPoolExecutor(1, "import-reader") as reader:
        coming = reader.submit(next, blocks, None)
        while block := coming.result():
            coming = reader.submit(next, blocks, None)
            yield block


@contextmanager
def _beside() -> Iterator[Callable[..., None]]:
    """Gives what has work done, one piece at a time: by a second connection, if there may be one.

    It is done at the block's end at the latest; what it raises is raised here.
    """
    if connection.vendor != "postgresql" or connection.in_atomic_block:
        yield lambda work, *arguments: work(*arguments)
        return
    with ThreadPoolExecutor(1, "import-events") as other:
        last = other.submit(_nothing)

        def do(work: Callable[..., None], *arguments: Any) -> None:
            nonlocal last
            last.result()
            last = other.submit(work, *arguments)

        try:
            yield do
            last.result()
        finally:
            other.submit(lambda: connection.close()).result()  # that thread's connection


def _nothing() -> None:
    """What has been done before the first piece of work."""


@contextmanager
def _staging() -> Iterator[None]:
    """A transaction that need not wait for the disk: the one that publishes waits for all."""
    with transaction.atomic():
        if connection.vendor == "postgresql":
            with connection.cursor() as cursor:
                cursor.execute("SET LOCAL synchronous_commit TO off")
        yield


def store_tasks(importing: Importing, block: list[Incoming]) -> list[Stored]:
    known = _hashes(Task, "task_id", importing.batch.study_id, block)
    fresh: list[tuple[records.Task, str]] = []
    for incoming in block:
        task = incoming.record
        digest = incoming.digest
        held = known.setdefault(task.task_id, digest)
        if held is digest:
            fresh.append((task, digest))
        elif held == digest:
            importing.summary.duplicates += 1
        else:
            importing.reject(incoming.place, _other_content("task_id", task.task_id))
    _insert_tasks(importing, fresh)
    return []


def _insert_tasks(importing: Importing, fresh: list[tuple[records.Task, str]]) -> None:
    made = Task.objects.bulk_create(_task_row(importing.batch, *pair) for pair in fresh)
    Reference.objects.bulk_create(
        Reference(
            task=row,
            version=1,
            document=task.reference.to_dict() if task.reference else None,
            eligible=task.eligible,
            ineligible_reason=task.ineligible_reason,
            created_at=importing.batch.started_at,
            content_hash=digest,
        )
        for row, (task, digest) in zip(made, fresh, strict=True)
    )
    importing.summary.tasks += len(made)


def _task_row(batch: ImportBatch, task: records.Task, digest: str) -> Task:
    extra = dict(task.extra)
    if task.values is not None:
        extra["values"] = task.values
    return Task(
        study_id=batch.study_id,
        batch=batch,
        task_id=task.task_id,
        suite=task.suite,
        query=task.query,
        dataset=task.dataset,
        template=task.template,
        source=task.source,
        extra=extra,
        content_hash=digest,
    )


def store_trajectories(importing: Importing, block: list[Incoming]) -> list[Stored]:
    task_pks = _task_pks(importing, block)
    known = _hashes(Trajectory, "trajectory_id", importing.batch.study_id, block)
    fresh: list[Incoming] = []
    for incoming in block:
        if incoming.record.task_id not in task_pks:
            importing.reject(incoming.place, unknown_task(incoming.record.task_id))
        elif named := _named(importing, incoming, known):
            fresh.append(named)
    return _insert_trajectories(importing, fresh, task_pks)


def _suffixed(incoming: Incoming) -> str:
    return f"{incoming.record.trajectory_id}-{incoming.digest[:SUFFIX_DIGITS]}"


def _named(importing: Importing, incoming: Incoming, known: dict[str, str]) -> Incoming | None:
    """The record under a free id, or None where it is there already or was rejected.

    A foreign trace whose id is taken by other content is kept beside it, its id suffixed.
    """
    run, digest = incoming.record, incoming.digest
    suffixed = _suffixed(incoming)
    if digest in (known.get(run.trajectory_id), known.get(suffixed)):
        importing.summary.duplicates += 1
        return None
    if run.trajectory_id not in known:
        known[run.trajectory_id] = digest
        return incoming
    if not incoming.foreign:
        importing.reject(incoming.place, _other_content("trajectory_id", run.trajectory_id))
        return None
    known[suffixed] = digest
    warning = f"the id {run.trajectory_id!r} is taken by other content; kept as {suffixed!r}"
    renamed = msgspec.structs.replace(run, trajectory_id=suffixed)
    warnings = (*incoming.warnings, warning)
    return msgspec.structs.replace(incoming, record=renamed, warnings=warnings)


def _insert_trajectories(
    importing: Importing, fresh: list[Incoming], task_pks: dict[str, int]
) -> list[Stored]:
    pks = _next_keys(len(fresh))
    batch = importing.batch
    insert_rows(
        Trajectory,
        TRAJECTORY_COLUMNS,
        (
            (pk, batch.study_id, batch.pk, task_pks[incoming.record.task_id])
            + _trajectory_values(incoming)
            for pk, incoming in zip(pks, fresh, strict=True)
        ),
    )
    importing.summary.trajectories += len(fresh)
    for incoming in fresh:
        importing.summary.warnings += [f"{incoming.place}: {text}" for text in incoming.warnings]
    return [(pk, incoming.record.events) for pk, incoming in zip(pks, fresh, strict=True)]


def _insert_events(stored: list[Stored]) -> None:
    """Store the events of trajectories that are there already, so that any connection may do it."""
    if not stored:
        return
    rows = (_event_values(pk, event) for pk, events in stored for event in events)
    with _staging():
        insert_rows(Event, EVENT_COLUMNS, rows)


def _next_keys(n: int) -> list[int]:
    """Keys for `n` new trajectories; SQLite's one writer is this transaction."""
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            cursor.execute(
                "SELECT nextval(pg_get_serial_sequence(%s, 'id')) FROM generate_series(1, %s)",
                [Trajectory._meta.db_table, n],
            )
            return [row[0] for row in cursor.fetchall()]
        cursor.execute("SELECT COALESCE(MAX(id), 0) FROM trajectories_trajectory")
        newest = cursor.fetchone()[0]
        return list(range(newest + 1, newest + 1 + n))


TRAJECTORY_COLUMNS = (
    "id", "study_id", "batch_id", "task_id", "trajectory_id", "environment", "method", "adapter",
    "model", "repetition", "poison_probability", "stratum", "operator", "exposed", "answer",
    "first_answer", "status", "latency_s", "requests", "n_events", "warnings", "metadata",
    "content_hash",
)  # fmt: skip


def _trajectory_values(incoming: Incoming) -> tuple[Any, ...]:
    """The columns from `trajectory_id` on."""
    run = incoming.record
    hit = next((event for event in run.events if event.poisoned), None)
    return (
        run.trajectory_id,
        run.environment,
        run.method,
        run.adapter,
        run.model,
        run.repetition,
        run.poison_probability,
        str(run.metadata.get("stratum") or ""),
        (hit.operator or "") if hit else "",
        hit is not None,
        run.answer,
        run.first_answer,
        run.status,
        run.latency_s,
        run.requests,
        len(run.events),
        _json(list(incoming.warnings)),
        _json(run.metadata),
        incoming.digest,
    )


EVENT_COLUMNS = (
    "trajectory_id", "index", "route", "role", "tool", "arguments", "message", "observation",
    "clean_observation", "poisoned", "operator", "error", "extra",
)  # fmt: skip


def _event_values(trajectory_pk: int, event: records.Event) -> tuple[Any, ...]:
    return (
        trajectory_pk,
        event.index,
        event.route,
        event.role or "",
        event.tool,
        None if event.arguments is None else _json(event.arguments),
        event.message,
        event.observation,
        event.clean_observation,
        event.poisoned,
        event.operator or "",
        event.error,
        _json(event.extra),
    )


def _json(value: Any) -> str:
    """JSON text for a column; the empty object, which most rows hold, without a call."""
    return "{}" if value == {} else records.compact_json(value)


def _task_pks(importing: Importing, block: list[Incoming]) -> dict[str, int]:
    """The tasks that the block's runs name; a foreign trace without one gets its own made."""
    names = {incoming.record.task_id for incoming in block}
    study_id = importing.batch.study_id
    found = _by_name(Task, "task_id", "id", study_id, names)
    made = {
        incoming.task.task_id: incoming.task
        for incoming in block
        if incoming.task and incoming.task.task_id not in found
    }
    _insert_tasks(importing, [(task, records.content_hash(task)) for task in made.values()])
    if made:
        found |= _by_name(Task, "task_id", "id", study_id, made)
    return found


def _hashes(
    model: type[Task] | type[Trajectory], key: str, study_id: int, block: list[Incoming]
) -> dict[str, str]:
    names = {getattr(incoming.record, key) for incoming in block}
    if model is Trajectory:
        names |= {_suffixed(incoming) for incoming in block if incoming.foreign}
    return _by_name(model, key, "content_hash", study_id, names)


def _by_name(
    model: type[Task] | type[Trajectory], key: str, column: str, study_id: int, names: Iterable[str]
) -> dict[str, Any]:
    """A column of the study's rows with one of the names; the names go as one parameter."""
    among = {"postgresql": "= ANY(%s)", "sqlite": "IN (SELECT value FROM json_each(%s))"}
    held = list(names)
    with connection.cursor() as cursor:
        cursor.execute(
            f"SELECT {key}, {column} FROM {model._meta.db_table} "
            f"WHERE study_id = %s AND {key} {among[connection.vendor]}",
            [study_id, held if connection.vendor == "postgresql" else json.dumps(held)],
        )
        return dict(cursor.fetchall())


def _other_content(key: str, value: str) -> str:
    return f"{key}: {value!r} is in the study with other content; give the new record another id"


def unknown_task(task_id: str) -> str:
    return f"task_id: there is no task {task_id!r} in the study; import it with --tasks"
