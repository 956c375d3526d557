"""Packets and labels for tests, made through the services."""

import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any
from uuid import uuid4

from annotation.models import Assignment, Label, Packet
from annotation.services import (
    LabelRow,
    PacketSpec,
    Statement,
    build_packet,
    publish_codebook,
    save_label,
    submit,
)
from studies.models import Study, User
from tests.factories import AT, event_record, make_study, make_user, poisoned_event, task_record
from trajectories.services import import_records

FIXTURES = Path(__file__).resolve().parents[2] / "fixtures"
ALL_NO = dict.fromkeys(
    ("correct", "adopted", "detected", "validated", "recovered", "ambiguous"), False
)
ALL_YES = dict.fromkeys(ALL_NO, True)
ENVIRONMENTS = ("clean", "toxic")
METHODS = ("base", "double_pass")


@cache
def schema(name: str = "six-fields") -> dict[str, Any]:
    """A schema that ships."""
    return json.loads((FIXTURES / "schemas" / f"{name}.json").read_text())


def run_record(trajectory_id: str, task_id: str, **changes: Any) -> dict[str, Any]:
    """A run in the interface's form, exposed where its environment is not clean."""
    environment = changes.get("environment", "toxic")
    event = event_record() if environment == "clean" else poisoned_event()
    return {
        "trajectory_id": trajectory_id,
        "task_id": task_id,
        "environment": environment,
        "method": "base",
        "adapter": "canary-adapter",
        "model": "canary-model-7",
        "repetition": 0,
        "poison_probability": None,
        "answer": "There were 1000 orders.",
        "first_answer": None,
        "status": "completed",
        "latency_s": 1.5,
        "requests": 2,
        "metadata": {},
        "events": [event],
    } | changes


def make_corpus(*, n_tasks: int = 3, study: Study | None = None, **changes: Any) -> Study:
    """A study with one run for each task, environment and method, and codebooks."""
    study = study or make_study()
    import_records(
        study_id=study.pk,
        tasks=[task_record(f"num-{i:02}") for i in range(n_tasks)],
        trajectories=[
            run_record(
                f"t-{i:02}-{environment}-{method}",
                f"num-{i:02}",
                **{"environment": environment, "method": method, **changes},
            )
            for i in range(n_tasks)
            for environment in ENVIRONMENTS
            for method in METHODS
        ],
        sources=["test"],
        at=AT,
    )
    for key in ("six-fields", "reliance"):
        publish_codebook(study_id=study.pk, schema_key=key, text=f"# Codebook of {key}", at=AT)
    return study


def make_packet(
    *,
    study: Study | None = None,
    annotators: Sequence[User] = (),
    slug: str = "packet",
    seed: int = 7,
    at: datetime = AT,
    **changes: Any,
) -> Packet:
    """A frozen packet of the whole study, for two new people unless told otherwise."""
    study = study or make_corpus()
    annotators = annotators or [make_user(), make_user()]
    spec = PacketSpec(
        study_id=study.pk,
        slug=slug,
        schema=changes.pop("schema", schema()),
        annotator_ids=[person.pk for person in annotators],
        seed=seed,
        **changes,
    )
    return build_packet(spec=spec, at=at)


def label(
    assignment: Assignment, values: Mapping[str, Any] = ALL_NO, *, at: datetime = AT, **changes: Any
) -> Label:
    """Save the next version as its annotator's page would."""
    assignment.refresh_from_db()
    packet = assignment.round.packet
    return save_label(
        assignment_id=assignment.pk,
        annotator_id=assignment.annotator_id,
        manifest=packet.manifest_hash,
        row=LabelRow(
            values=values,
            codebook_version=changes.pop("codebook_version", packet.codebook_version),
            note=changes.pop("note", ""),
            review_field=assignment.round.field,
            **{key: changes.pop(key) for key in ("evidence", "active_ms") if key in changes},
        ),
        based_on=changes.pop("based_on", assignment.version),
        key=changes.pop("key", None) or uuid4(),
        at=at,
        **changes,
    )


def work_of(packet: Packet, person: User | None = None, purpose: str = "labelling") -> list:
    """The assignments of a packet, of one person or all, in their order."""
    rows = Assignment.objects.filter(round__packet=packet, round__purpose=purpose)
    if person is not None:
        rows = rows.filter(annotator=person)
    return list(rows.select_related("round__packet", "item").order_by("annotator", "position"))


def finish(
    packet: Packet,
    person: User,
    values: Mapping[str, Any] = ALL_NO,
    *,
    purpose: str = "labelling",
    differ: Mapping[str, Mapping[str, Any]] | None = None,
    note: str = "",
) -> None:
    """Label all of a person's items alike, but for those named in `differ`, and submit."""
    rows = work_of(packet, person, purpose)
    for row in rows:
        label(row, {**values, **(differ or {}).get(row.item.code, {})}, note=note)
    submit(
        round_id=rows[0].round_id,
        annotator_id=person.pk,
        statement=Statement(used_llm=False),
        at=AT,
    )
