"""The demo study: live runs, two annotations with disputes to settle, three frozen scorers.

What the data is stands in `fixtures/demo/README.md`: the annotators of the labelled packet are
a language model (`a1`) and a simulation (`sim`), and the study says so wherever it names them.
"""

import csv
import json
import secrets
from datetime import datetime
from pathlib import Path
from typing import Any

from django.conf import settings
from django.db import transaction
from django.utils import timezone

from annotation.sampling import Plan
from annotation.services import (
    PacketSpec,
    Sheet,
    Statement,
    build_packet,
    ensure_codebook,
    import_labels,
    open_adjudication,
    people_named,
    shipped_schema,
)
from audits.services import declare_knowledge
from scoring.services import freeze, start_run
from scoring.tasks import wake
from studies.models import Role, Study, User
from studies.services import add_member, create_study
from trajectories.services import import_study

FIXTURES = settings.BASE_DIR / "fixtures"
DEMO = FIXTURES / "demo"
SLUG = "demo"
SEED = 20260915
PRACTICE_SIZE = 24
LOGINS = {
    "annotator": (Role.ANNOTATOR,),
    "adjudicator": (Role.ADJUDICATOR,),
    "researcher": (Role.RESEARCHER, Role.OWNER),
}
DESCRIPTION = """\
184 runs of a live LLM analyst agent on 16 questions over a small analytics warehouse; a proxy \
between the agent and its tools returned poisoned results in some of them. 89 runs carry two \
annotations: “a1” is a language model that read every run by the codebook, “sim” is a simulation \
(a quick pass with seeded random flips), made so that there are disputes to settle. They show how \
the product works and are no human validation, and the rates say nothing about any model."""
STATEMENTS = {
    "a1": "The annotator was a language model that read each whole trajectory by the codebook.",
    "sim": "Simulated: a quick pass with seeded random flips, made so that a demo has disputes.",
}
DECLARATION = "The scorers that ship with the product were developed on these labels."
SCORERS = (
    ("baseline", FIXTURES / "scorers" / "baseline"),
    ("improved", FIXTURES / "scorers" / "improved"),
    ("assay", None),
)


def logins_path() -> Path:
    """Where the demo's random passwords are kept, readable by this account alone."""
    return settings.DATA_DIR / "demo_logins.json"


def logins() -> list[dict[str, str]]:
    """Name, role and password of each demo login; empty where there is no demo."""
    path = logins_path()
    return json.loads(path.read_text()) if path.exists() else []


def load_demo(*, at: datetime) -> bool:
    """Make the demo study, all of it or nothing; False where it is there already."""
    if Study.objects.filter(slug=SLUG).exists():
        return False
    with transaction.atomic():
        study = create_study(
            slug=SLUG, title="Demo: an analyst agent", description=DESCRIPTION, at=at
        )
        people = make_people(study, at)
        import_study(
            study_id=study.pk,
            tasks=[DEMO / "tasks.jsonl"],
            trajectories=[DEMO / "trajectories.jsonl"],
            at=at,
        )
        freeze_packets(study, people, at)
        freeze_scorers(study)
    return True


def make_people(study: Study, at: datetime) -> dict[str, User]:
    """One person a role, each with a random password that is kept for the start message."""
    rows, people = [], {}
    for username, roles in LOGINS.items():
        password = secrets.token_urlsafe(9)
        people[username] = User.objects.create_user(username=username, password=password)
        for role in roles:
            add_member(study_id=study.pk, user_id=people[username].pk, role=role, at=at)
        rows.append({"username": username, "role": roles[0].label, "password": password})
    path = logins_path()
    path.touch(mode=0o600)
    path.write_text(json.dumps(rows, indent=1))
    return people


def freeze_packets(study: Study, people: dict[str, User], at: datetime) -> None:
    """One packet with two annotations and open disputes, one to practise on."""
    schema = shipped_schema("six-fields")
    ensure_codebook(study_id=study.pk, schema_key=schema["key"], text="", at=at)
    labelled = labelled_ids()
    freeze_labelled(study, schema, labelled, people["adjudicator"], at)
    build_packet(
        spec=PacketSpec(
            study_id=study.pk,
            slug="demo-practice",
            title="Try it: unlabelled runs",
            schema=schema,
            annotator_ids=[people["annotator"].pk],
            seed=SEED,
            trajectory_ids=unlabelled_ids(set(labelled)),
            plan=Plan(size=PRACTICE_SIZE),
        ),
        at=at,
    )


def freeze_labelled(
    study: Study, schema: dict[str, Any], labelled: list[str], adjudicator: User, at: datetime
) -> None:
    """The packet with both annotations, what the scorers knew of them, and disputes to settle."""
    annotators = people_named(list(STATEMENTS), create=True)
    packet = build_packet(
        spec=PacketSpec(
            study_id=study.pk,
            slug="demo-labelled",
            title="89 labelled runs",
            schema=schema,
            annotator_ids=annotators,
            seed=SEED,
            trajectory_ids=labelled,
        ),
        at=at,
    )
    for annotator_id, (name, statement) in zip(annotators, STATEMENTS.items(), strict=True):
        sheet = Sheet(
            name=f"labels_{name}.csv",
            content=(DEMO / f"labels_{name}.csv").read_bytes(),
            statement=Statement(used_llm=name == "a1", text=statement),
            key="trajectory_id",
        )
        import_labels(packet_id=packet.pk, annotator_id=annotator_id, sheet=sheet, at=at)
    declare_knowledge(packet=packet, revision_id=None, statement=DECLARATION, user_id=None, at=at)
    open_adjudication(packet_id=packet.pk, adjudicator_ids=[adjudicator.pk], seed=SEED, at=at)


def freeze_scorers(study: Study) -> None:
    """Three revisions, each the next one's parent; their runs wait for the worker."""
    parent = ""
    for name, path in SCORERS:
        # Each at its own time: the pages list revisions in the order in which they were frozen.
        revision = freeze(name=name, path=path, parent=parent, at=timezone.now())
        parent = revision.pk
        run = start_run(study_id=study.pk, revision_id=revision.pk, at=timezone.now())
        wake(run.pk)


def labelled_ids() -> list[str]:
    """The runs that both annotations hold."""
    with (DEMO / "labels_a1.csv").open(newline="") as rows:
        return [row["trajectory_id"] for row in csv.DictReader(rows)]


def unlabelled_ids(labelled: set[str]) -> list[str]:
    """The other runs of the corpus."""
    with (DEMO / "trajectories.jsonl").open() as lines:
        ids = [json.loads(line)["trajectory_id"] for line in lines]
    return [run_id for run_id in ids if run_id not in labelled]
