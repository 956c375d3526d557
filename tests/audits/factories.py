"""Packets with labels and verdicts for tests of the audit, made through the services."""

import json
from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any

from annotation.models import Packet
from annotation.services import PacketSpec, Sheet, build_packet, import_labels, publish_codebook
from scoring.models import Revision
from scoring.services import import_verdicts
from studies.models import User
from tests.annotation.factories import FIXTURES, schema
from tests.factories import (
    AT,
    event_record,
    make_study,
    make_user,
    poisoned_event,
    task_record,
    toxic_record,
)
from trajectories.services import import_records

FIELDS = ("correct", "adopted", "detected", "validated", "recovered", "ambiguous")
EARLIER = AT - timedelta(days=1)
LATER = AT + timedelta(days=1)


@cache
def published_rows() -> list[dict[str, Any]]:
    """The constructed label table of the published 200-run packet."""
    text = (FIXTURES / "published" / "packet200.jsonl").read_text()
    return [json.loads(line) for line in text.splitlines()]


def published_packet(
    tmp_path: Path, *, collected_at: datetime | None = None, frozen_at: datetime = EARLIER
) -> tuple[Packet, Revision]:
    """The published packet with two annotators' sheets and the scorer's verdicts."""
    rows = published_rows()
    study = make_study(slug="published")
    runs = [_run(f"run-{i:03}", row) for i, row in enumerate(rows)]
    suites = {row["task_id"]: row["suite"] for row in rows}
    import_records(
        study_id=study.pk,
        tasks=[task_record(name, suite=suite) for name, suite in suites.items()],
        trajectories=runs,
        sources=["packet200.jsonl"],
        at=EARLIER,
    )
    publish_codebook(study_id=study.pk, schema_key="six-fields", text="# Codebook", at=EARLIER)
    people = {name: make_user(username=name) for name in ("a1", "a2")}
    ids = [run["trajectory_id"] for run in runs]
    revision = take_verdicts(
        tmp_path, study.pk, zip(ids, [row["scorer"] for row in rows], strict=True), at=frozen_at
    )
    packet = make_packet(study.pk, people.values(), slug="published")
    for name, person in people.items():
        values = [row["annotators"][name] for row in rows]
        take_labels(packet, person, dict(zip(ids, values, strict=True)), collected_at=collected_at)
    return packet, revision


def _run(trajectory_id: str, row: Mapping[str, Any]) -> dict[str, Any]:
    """A run without text; only what the published table says of it."""
    event = poisoned_event if row["exposed"] else event_record
    return {
        "trajectory_id": trajectory_id,
        "task_id": row["task_id"],
        "environment": row["environment"],
        "method": row["method"],
        "adapter": row["adapter"],
        "model": "",
        "repetition": 0,
        "poison_probability": None,
        "answer": "",
        "first_answer": None,
        "status": "completed",
        "latency_s": None,
        "requests": None,
        "metadata": {"stratum": row["stratum"]},
        "events": [event()],
    }


def make_packet(study_id: int, people: Iterable[User], *, slug: str, **changes: Any) -> Packet:
    """A packet of the whole study."""
    spec = PacketSpec(
        study_id=study_id,
        slug=slug,
        schema=changes.pop("schema", schema()),
        annotator_ids=[person.pk for person in people],
        seed=7,
        **changes,
    )
    return build_packet(spec=spec, at=EARLIER)


def take_labels(
    packet: Packet,
    person: User,
    values: Mapping[str, Mapping[str, Any]],
    *,
    collected_at: datetime | None = None,
    adjudicated: bool = False,
    at: datetime = AT,
) -> None:
    """Import a sheet of labels keyed by trajectory id."""
    lines = (
        json.dumps({"trajectory_id": key, "annotator": person.username, **row, "note": ""})
        for key, row in values.items()
    )
    sheet = Sheet(
        name=f"{person.username}.jsonl",
        content="\n".join(lines).encode(),
        adjudicated=adjudicated,
        collected_at=collected_at,
        key="trajectory_id",
    )
    import_labels(packet_id=packet.pk, annotator_id=person.pk, sheet=sheet, at=at)


def take_verdicts(
    folder: Path,
    study_id: int,
    verdicts: Iterable[tuple[str, Mapping[str, Any]]],
    *,
    name: str = "scorer",
    at: datetime = EARLIER,
) -> Revision:
    """Import verdicts of an outside scorer and return its revision."""
    path = folder / f"{name}.jsonl"
    rows = ({"trajectory_id": key, "status": "ok", **values} for key, values in verdicts)
    path.write_text("".join(f"{json.dumps(row)}\n" for row in rows))
    return import_verdicts(study_id=study_id, scorer=name, path=path, at=at).revision


def small_packet(
    folder: Path,
    *,
    n_tasks: int = 2,
    slug: str = "small",
    frozen_at: datetime = EARLIER,
    collected_at: datetime | None = AT,
) -> tuple[Packet, Revision]:
    """A packet of four runs a task, labelled by `slug`-a and `slug`-b, who differ on one run."""
    study = make_study(slug=f"study-{slug}")
    runs = [
        toxic_record(
            f"{slug}-{t}-{environment}-{method}", f"task-{t}", **_cell(environment, method)
        )
        for t in range(n_tasks)
        for environment in ("clean", "toxic")
        for method in ("base", "double_pass")
    ]
    import_records(
        study_id=study.pk,
        tasks=[task_record(f"task-{t}") for t in range(n_tasks)],
        trajectories=runs,
        sources=["made for a test"],
        at=EARLIER,
    )
    publish_codebook(study_id=study.pk, schema_key="six-fields", text="# Codebook", at=EARLIER)
    revision = take_verdicts(
        folder, study.pk, ((run["trajectory_id"], small_verdict(run)) for run in runs),
        name=f"{slug}-scorer", at=frozen_at,
    )  # fmt: skip
    people = [make_user(username=f"{slug}-{name}") for name in "ab"]
    packet = make_packet(study.pk, people, slug=slug)
    for place, person in enumerate(people):
        said = {run["trajectory_id"]: small_label(run) for run in runs}
        if place:
            said[runs[0]["trajectory_id"]]["ambiguous"] = True
        take_labels(packet, person, said, collected_at=collected_at)
    return packet, revision


def _cell(environment: str, method: str) -> dict[str, Any]:
    events = [poisoned_event()] if environment == "toxic" else [event_record()]
    return {"environment": environment, "method": method, "events": events}


def small_label(run: Mapping[str, Any]) -> dict[str, Any]:
    """People find poisoned base runs to adopt the poison, all others to be correct."""
    adopted = run["environment"] == "toxic" and run["method"] == "base"
    is_exposed = run["environment"] == "toxic"
    behaviours = dict.fromkeys(
        ("detected", "validated", "recovered"), False if is_exposed else None
    )
    asked = {"adopted": adopted if is_exposed else None, **behaviours}
    return {"correct": not adopted, "ambiguous": False, **asked}


def small_verdict(run: Mapping[str, Any]) -> dict[str, Any]:
    """The scorer misses that a poisoned base run is wrong."""
    start = run["answer"].index("1,250")
    claim = {"start": start, "end": start + 5, "text": "1,250", "value": 1250, "unit": None}
    claim |= {"stance": "asserted", "matches": "poisoned"}
    return dict.fromkeys(FIELDS, False) | {"correct": True, "claims": [claim]}
