"""The audit of a packet of nominal labels, three annotators and a judge."""

import json
from pathlib import Path
from typing import Any

import pytest
from django.db import transaction
from django.test import Client

from annotation.queries import packet_by_slug
from annotation.services import publish_codebook
from audits import reports
from audits.queries import audit_table
from audits.reports import Options
from studies.models import Role
from tests.annotation.factories import FIXTURES, schema
from tests.audits.factories import EARLIER, make_packet, take_labels, take_verdicts
from tests.factories import make_study, make_user, task_record, trajectory_record
from trajectories.services import import_records

PLAIN = {"warned": False, "unresolvable": False}


def judged_packet(folder: Path, *, n: int | None = None) -> str:
    """The published judge's packet (its first `n` runs); returns the revision's id."""
    lines = (FIXTURES / "published" / "judge200.jsonl").read_text().splitlines()[:n]
    rows = [json.loads(line) for line in lines]
    study = make_study(slug="judged")
    import_records(
        study_id=study.pk,
        tasks=[task_record(row["item"]) for row in rows],
        trajectories=[trajectory_record(f"t-{row['item']}", row["item"]) for row in rows],
        sources=["judge200.jsonl"],
        at=EARLIER,
    )
    publish_codebook(study_id=study.pk, schema_key="reliance", text="# Codebook", at=EARLIER)
    people = {name: make_user(username=name) for name in ("a1", "a2", "a3")}
    revision = take_verdicts(
        folder, study.pk, ((f"t-{row['item']}", {"label": row["judge"], **PLAIN}) for row in rows)
    )
    packet = make_packet(study.pk, people.values(), slug="judged", schema=schema("reliance"))
    for name, person in people.items():
        said = {f"t-{row['item']}": {"label": row["annotators"][name], **PLAIN} for row in rows}
        take_labels(packet, person, said)
    return revision.pk


@pytest.fixture(scope="module")
def judged(
    django_db_setup: None, django_db_blocker: Any, tmp_path_factory: pytest.TempPathFactory
) -> tuple[dict[str, Any], str]:
    with django_db_blocker.unblock(), transaction.atomic():
        revision = judged_packet(tmp_path_factory.mktemp("judged"))
        table = audit_table(packet_by_slug("judged"), [revision])
        transaction.set_rollback(True)
    return reports.report(table, Options(draws=200)), revision


def test_published_agreement_of_annotators_and_judge(judged: Any) -> None:
    report, revision = judged

    found = report["reliance"]["label"]

    fleiss = report["agreement"]["fields"]["label"]["fleiss_kappa"]["value"]
    assert round(fleiss, 3) == 0.843
    assert found["n_unanimous"] == 164
    judge = found["judges"][revision]
    assert round(judge["agreement"]["value"], 3) == 0.845
    assert judge["labels"]["ADOPT"]["precision"]["value"] == 1.0
    assert round(judge["labels"]["ADOPT"]["recall"]["value"], 3) == 0.903


def test_labels_that_the_judge_gave_in_the_study_are_counted(judged: Any) -> None:
    report, revision = judged

    deployed = report["reliance"]["label"]["judges"][revision]["deployed"]

    assert sum(deployed.values()) == 200


@pytest.mark.django_db
def test_page_shows_the_judge_label_by_label(tmp_path: Path) -> None:
    judged_packet(tmp_path, n=12)
    packet = packet_by_slug("judged")
    client = Client()
    client.force_login(make_user(study=packet.study, roles=[Role.OWNER]))

    page = client.get("/audits/judged/").content.decode()

    assert "judge against majority" in page
    assert "ADOPT" in page
