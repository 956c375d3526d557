"""One small site in which every masked column holds a string that occurs nowhere else.

Built once for the tests that walk over every address; each of them is rolled back.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.db import transaction
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver, reverse
from django.utils import timezone

from annotation.models import Assignment, Packet, Round
from annotation.services import (
    open_adjudication,
    open_review,
    publish_codebook,
    standardise_note,
)
from audits.services import declare_knowledge, tag_cause
from scoring.models import Chunk, Revision, ScoringRun
from scoring.services import freeze, import_verdicts, start_run, work_chunk
from scoring.services.scorers import drop_runner
from studies.models import Role, Study, User
from studies.services import add_webhook, invite, record_action
from tests import factories
from tests.annotation.factories import ALL_NO, finish, label, make_packet, run_record, work_of
from tests.factories import AT, event_record, poisoned_event, task_record
from tests.scoring.scorers import EXACT, write_scorer
from trajectories.services import correct_references, import_records

PEOPLE = ("stranger", "annotator", "adjudicator", "blinded", "researcher", "owner")
EVERYBODY = ("nobody", *PEOPLE)
N_TASKS = 3
# Numbers are masked as well: these occur in no text that anybody is shown.
PROBABILITY, LATENCY_S, EVIDENCE = 0.7319284, 8731.25, 640517

# What an agent, or what it was lied to by, may write to attack whoever reads it.
HOSTILE = (
    "<script>alert(1)</script><img src=x onerror=alert(1)><style>*{display:none}</style>"
    " [read](javascript:alert(1)) \u202etxt.exe\u202c \x1b[31mred\x07"
)
FORMULA = "=HYPERLINK(1)"


def canary(column: str) -> str:
    """The string that stands in a masked column."""
    return f"canary-{column}-q7x"


@dataclass
class World:
    """The rows that addresses name, and a signed-in session for each role."""

    study: Study
    people: dict[str, User]
    opened: Packet
    disputed: Packet
    run: ScoringRun
    outside: ScoringRun
    invitation: str
    webhook_id: int
    sessions: dict[str, str]

    def client(self, role: str, **options: Any) -> Client:
        """A browser of the person in this role; it reports errors as an answer."""
        client = Client(raise_request_exception=False, **options)
        if role in self.sessions:
            client.cookies["sessionid"] = self.sessions[role]
        return client

    def assignment(self, role: str, purpose: str = "labelling") -> Assignment:
        """The person's first item in the open round of this purpose."""
        packet = self.opened if purpose == "labelling" else self.disputed
        return work_of(packet, self.people[role], purpose)[0]

    @cached_property
    def code(self) -> str:
        """The code of an item with a poisoned event, in both work lists of the open packet."""
        return self._poisoned(self.assignment("annotator").round)

    @cached_property
    def disputed_code(self) -> str:
        """The same for the adjudicator's queue, and for the review."""
        return self._poisoned(self.assignment("adjudicator", "adjudication").round)

    def _poisoned(self, made: Round) -> str:
        rows = made.assignments.filter(asks_all=True).order_by("position")
        return rows.first().item.code

    @cached_property
    def names(self) -> dict[str, Any]:
        """A real value for each argument that an address can take."""
        return {
            "study": self.study.slug,
            "packet": self.opened.slug,
            "trajectory_id": self.study.trajectories.order_by("pk").first().trajectory_id,
            "webhook_id": self.webhook_id,
            "run_id": self.run.pk,
            "other_id": self.outside.pk,
            "revision_id": self.run.revision_id,
            "token": self.invitation,
            "position": 1,
            "number": 1,
            "code": self.code,
            "item": self.code,
            "assignment": self.assignment("annotator").pk,
            "name": "report.html",
            "path": "frozen/scorer.py",
        }


@contextmanager
def standing(folder: Path) -> Iterator[World]:
    """The site while the block runs; its rows are gone afterwards."""
    with pytest.MonkeyPatch.context() as patch, transaction.atomic():
        patch.setattr(settings, "DATA_DIR", folder / "data")
        patch.setattr(settings, "WEBHOOKS_MAY_BE_PRIVATE", True)
        yield build(folder)
        transaction.set_rollback(True)


def build(folder: Path) -> World:
    """A packet that is being labelled, one in adjudication and review, and scored runs."""
    study = factories.make_study(slug="trial")
    people = {role: factories.make_user(username=role) for role in PEOPLE}
    second = factories.make_user(username="second")
    _give_roles(study, people, second)
    _import(study)
    opened = _opened(study, people)
    disputed = _disputed(study, people, second)
    run, outside = _scored(study, people, folder)
    token, webhook_id = _recorded(study, people, disputed, run)
    return World(
        study=study,
        people=people,
        opened=opened,
        disputed=disputed,
        run=run,
        outside=outside,
        invitation=token,
        webhook_id=webhook_id,
        sessions={role: _session(person) for role, person in people.items()},
    )


def _session(person: User) -> str:
    client = Client()
    client.force_login(person)
    return client.cookies["sessionid"].value


def _give_roles(study: Study, people: dict[str, User], second: User) -> None:
    for role in Role.values:
        factories.add_member(study_id=study.pk, user_id=people[role].pk, role=role, at=AT)
    for role in (Role.ANNOTATOR, Role.RESEARCHER):
        factories.add_member(study_id=study.pk, user_id=people["blinded"].pk, role=role, at=AT)
    factories.add_member(study_id=study.pk, user_id=second.pk, role=Role.ANNOTATOR, at=AT)
    # Being an owner elsewhere opens nothing here.
    elsewhere = factories.make_study(slug="elsewhere")
    factories.add_member(
        study_id=elsewhere.pk, user_id=people["stranger"].pk, role=Role.OWNER, at=AT
    )


def _import(study: Study) -> None:
    tasks = [
        task_record(
            f"{canary('task')}-{number}",
            query=f"How many orders? {HOSTILE}",
            suite=canary("suite"),
            dataset=canary("dataset"),
            template=canary("template"),
            source={"table": canary("source")},
            author=canary("task-extra"),
        )
        for number in range(N_TASKS)
    ]
    runs = [
        _run(f"{canary('task')}-{number}", environment, method)
        for number in range(N_TASKS)
        for environment in ("clean", "toxic")
        for method in ("first", "second")
    ]
    import_records(
        study_id=study.pk, tasks=tasks, trajectories=runs, sources=[canary("import")], at=AT
    )
    correct_references(
        study_id=study.pk,
        corrections=[
            {
                "task_id": tasks[0]["task_id"],
                "reference": tasks[0]["reference"],
                "eligible": False,
                "ineligible_reason": canary("ineligible"),
                "note": canary("correction"),
            }
        ],
        at=AT,
    )


def _run(task_id: str, environment: str, method: str) -> dict[str, Any]:
    changes = {"operator": canary("operator"), "elapsed": canary("event-extra")}
    changes |= {"observation": f"1250 {HOSTILE}", "arguments": {"query": HOSTILE}}
    event = event_record(elapsed=canary("event-extra"), observation=FORMULA, message=HOSTILE)
    return run_record(
        f"{canary('trajectory')}-{task_id[-1]}-{environment}-{method}",
        task_id,
        environment=environment,
        method=f"{canary('method')}-{method}",
        adapter=canary("adapter"),
        model=canary("model"),
        # The freeze takes the name out, and keeps what it took.
        answer=f"As {canary('model')} I count 1000 orders. {HOSTILE}",
        poison_probability=PROBABILITY,
        latency_s=LATENCY_S,
        metadata={"stratum": canary("stratum"), "seen": canary("metadata")},
        events=[event if environment == "clean" else poisoned_event() | changes],
    )


def _opened(study: Study, people: dict[str, User]) -> Packet:
    """Being labelled by an annotator, and by a researcher who is blinded by it."""
    publish_codebook(study_id=study.pk, schema_key="six-fields", text="# Codebook", at=AT)
    made = make_packet(
        study=study,
        annotators=[people["annotator"], people["blinded"]],
        slug="opened",
        stratify=["method"],
        excluded_tasks=frozenset({canary("excluded")}),
    )
    label(work_of(made, people["blinded"])[0], note=canary("open-note"))
    label(work_of(made, people["annotator"])[0])
    return made


def _disputed(study: Study, people: dict[str, User], second: User) -> Packet:
    """Labelled by two, adjudicated and reviewed by a third."""
    made = make_packet(study=study, annotators=[people["annotator"], second], slug="disputed")
    for place, row in enumerate(work_of(made, second)):
        values = ALL_NO | {"correct": place % 2 == 0}
        label(row, values, note=f"{FORMULA} {canary('note')}", evidence=_evidence())
    finish(made, people["annotator"])
    finish_as_labelled(made, second)
    common = {"packet_id": made.pk, "seed": 5, "by": people["owner"].pk, "at": AT}
    open_adjudication(adjudicator_ids=[people["adjudicator"].pk], **common)
    codes = sorted(made.items.values_list("code", flat=True))
    open_review(
        reviewer_ids=[people["adjudicator"].pk],
        field="detected",
        codes=codes,
        reason="The code book was unclear here.",
        **common,
    )
    return made


def _evidence() -> list[dict[str, Any]]:
    return [{"field": "correct", "event": None, "start": EVIDENCE, "end": EVIDENCE + 5}]


def finish_as_labelled(packet: Packet, person: User) -> None:
    """Hand in what is labelled already, and reword a note after it."""
    from annotation.services import Statement, submit

    rows = work_of(packet, person)
    submit(
        round_id=rows[0].round_id,
        annotator_id=person.pk,
        statement=Statement(used_llm=True, text=canary("statement")),
        at=AT,
    )
    standardise_note(
        assignment_id=rows[0].pk, note=canary("reworded"), based_on=1, by=person.pk, at=AT
    )


def _scored(study: Study, people: dict[str, User], folder: Path) -> tuple[ScoringRun, ScoringRun]:
    """A finished run of a frozen scorer, and one whose verdicts came from outside."""
    source = f'NAME = "{canary("source-code")}"\n{EXACT}'
    path = write_scorer(folder / "scorer", source)
    revision = freeze(name=canary("revision"), path=path, at=AT, user_id=people["owner"].pk)
    started = start_run(study_id=study.pk, revision_id=revision.pk, at=AT)
    for chunk in Chunk.objects.filter(run=started):
        work_chunk(chunk_id=chunk.pk, clock=lambda: AT)
    drop_runner()
    started.refresh_from_db()
    rows = [_verdict(pk) for pk in study.trajectories.values_list("trajectory_id", flat=True)]
    file = folder / f"{canary('verdict-file')}.jsonl"
    file.write_text("\n".join(map(json.dumps, rows)))
    return started, import_verdicts(study_id=study.pk, scorer=canary("outside"), path=file, at=AT)


def _verdict(trajectory_id: str) -> dict[str, Any]:
    claims = [{"start": 0, "end": 5, "text": canary("claim"), "matches": "none"}]
    return {
        "trajectory_id": trajectory_id,
        "correct": None,
        "status": "failed",
        "reason": canary("verdict-reason"),
        "claims": claims,
    }


def _recorded(
    study: Study, people: dict[str, User], packet: Packet, run: ScoringRun
) -> tuple[str, int]:
    """Webhook, invitation, audit decisions and the record of actions."""
    owner = people["owner"].pk
    hook = add_webhook(
        study_id=study.pk,
        url=f"http://192.0.2.1/{canary('webhook')}",
        events=["run.complete"],
        by=owner,
        at=AT,
    )
    declare_knowledge(
        packet=packet, revision_id=None, statement=canary("declared"), user_id=None, at=AT
    )
    tag_cause(
        packet=packet,
        revision_id=run.revision_id,
        item_code=packet.items.first().code,
        cause="scorer_missed_value",
        comment=canary("cause"),
        user_id=owner,
        at=AT,
    )
    record_action(
        study_id=study.pk, user_id=owner, action=canary("action"), subject=canary("subject"), at=AT
    )
    token = invite(study_id=study.pk, role=Role.ANNOTATOR, by=owner, at=timezone.now())
    return token, hook.pk


@cache
def addresses() -> dict[str, URLPattern]:
    """Every named address of the site, with its namespace."""

    def walk(resolver: Any, space: str) -> Any:
        for entry in resolver.url_patterns:
            if isinstance(entry, URLResolver):
                inner = f"{entry.namespace}:" if entry.namespace else ""
                yield from walk(entry, space + inner)
            else:
                yield space + (entry.name or str(entry.pattern)), entry

    return dict(walk(get_resolver(), ""))


def address(world: World, name: str, **changes: Any) -> str:
    """The address of this name with real arguments, some of them changed."""
    pattern = addresses()[name]
    if not pattern.name:
        return "/api/v1/nothing/"
    known = world.names | changes
    if name.startswith(("annotation:adjudicate", "annotation:review")) and "packet" not in changes:
        known |= {"packet": world.disputed.slug, "code": world.disputed_code}
    wanted = pattern.pattern.converters
    return reverse(name, kwargs={key: known[key] for key in wanted})


__all__ = ["EVERYBODY", "PEOPLE", "Revision", "World", "address", "addresses", "build", "canary"]
