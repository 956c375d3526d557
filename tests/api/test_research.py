"""A researcher's side of the API."""

import pytest

from studies.models import AccessRecord, Role, Webhook
from studies.services import add_member
from tests import factories
from trajectories.models import Trajectory

pytestmark = pytest.mark.django_db


def test_trajectories_are_paged_by_cursor(world) -> None:
    client = world.client("researcher")

    first = client.get(world.at("trajectories/?page_size=5")).json()
    second = client.get(first["next"]).json()

    ids = [row["trajectory_id"] for row in first["results"] + second["results"]]
    assert len(set(ids)) == 10


def test_trajectories_are_filtered(world) -> None:
    rows = world.client("researcher").get(world.at("trajectories/?environment=clean")).json()

    assert {row["environment"] for row in rows["results"]} == {"clean"}


def test_opening_a_run_is_recorded(world) -> None:
    run = world.client("researcher").get(world.at("trajectories/t-00-toxic-base/")).json()

    assert run["trajectory"]["model"] == "canary-model-7"
    assert AccessRecord.objects.get().subject == "t-00-toxic-base"


def test_researcher_with_open_work_stays_blind(world) -> None:
    add_member(
        study_id=world.study.pk,
        user_id=world.people["annotator"].pk,
        role=Role.RESEARCHER,
        at=factories.AT,
    )

    reply = world.client("annotator").get(world.at("trajectories/"))

    assert reply.status_code == 403
    assert reply.json()["title"] == "Not allowed"


def test_import_adds_records_once(world) -> None:
    client = world.client("researcher")
    body = {
        "tasks": [factories.task_record("new")],
        "trajectories": [factories.trajectory_record("n-1", "new")],
    }

    first = client.post(world.at("imports/"), body, format="json").json()
    second = client.post(world.at("imports/"), body, format="json").json()

    assert (first["trajectories"], second["trajectories"], second["duplicates"]) == (1, 0, 2)


def test_bad_import_names_the_record_and_changes_nothing(world) -> None:
    n_before = Trajectory.objects.count()
    rows = [factories.trajectory_record("n-1", "num-00"), factories.trajectory_record("n-2", "no")]

    reply = world.client("researcher").post(
        world.at("imports/"), {"trajectories": rows}, format="json"
    )

    assert reply.status_code == 422
    assert "trajectory 2" in reply.json()["detail"]
    assert Trajectory.objects.count() == n_before


def test_packet_is_frozen_for_members_only(world) -> None:
    client = world.client("owner")
    body = {"packet": "second", "annotators": ["stranger"], "seed": 1}

    refused = client.post(world.at("packets/"), body, format="json")
    made = client.post(world.at("packets/"), body | {"annotators": ["adjudicator"]}, format="json")

    assert refused.status_code == 422
    assert made.status_code == 201
    assert len(made.json()["manifest_sha256"]) == 64


def test_labels_come_without_notes_before_unblinding(world) -> None:
    from tests.api.test_work import put

    put(world.client("annotator"), note="private thought")

    reply = world.client("researcher").get(world.at("packets/pilot/labels/"))

    [row] = reply.json()["labels"]
    assert row["values"]["correct"] is False
    assert row["note"] == ""


def test_audit_gives_figures(world) -> None:
    reply = world.client("researcher").get(world.at("packets/pilot/audit/"))

    assert reply.status_code == 200
    assert "agreement" in reply.json()


def test_webhook_shows_its_secret_once(world, settings) -> None:
    settings.WEBHOOKS_MAY_BE_PRIVATE = True
    client = world.client("owner")
    body = {"url": "http://127.0.0.1:9/hook", "events": ["run.complete"]}

    made = client.post(world.at("webhooks/"), body, format="json")
    [listed] = client.get(world.at("webhooks/")).json()

    assert len(made.json()["secret"]) == 64
    assert "secret" not in listed


@pytest.mark.parametrize("url", ["http://127.0.0.1/x", "http://10.0.0.8/x", "http://[::1]/x"])
def test_webhook_into_the_private_network_is_refused(world, url) -> None:
    body = {"url": url, "events": ["run.complete"]}

    reply = world.client("owner").post(world.at("webhooks/"), body, format="json")

    assert reply.status_code == 422
    assert not Webhook.objects.exists()


def test_schema_document_needs_a_token_and_names_every_address(world, client) -> None:
    document = world.client("researcher").get("/api/v1/schema/?format=json").json()

    assert client.get("/api/v1/schema/").status_code in (401, 403)
    assert "/api/v1/work/{packet}/items/{position}/" in document["paths"]
