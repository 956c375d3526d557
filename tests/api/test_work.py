"""An annotator's side of the API: blind, versioned, idempotent."""

from uuid import uuid4

import pytest

from annotation.models import Label
from tests.annotation.factories import ALL_NO

pytestmark = pytest.mark.django_db
ITEM = "/api/v1/work/pilot/items/1/"


def put(client, *, version=0, key=None, address=ITEM, **body):
    return client.put(
        address,
        {"values": ALL_NO} | body,
        format="json",
        headers={"If-Match": f'"{version}"', "Idempotency-Key": str(key or uuid4())},
    )


def test_token_comes_for_the_right_password_only(world) -> None:
    from rest_framework.test import APIClient

    from tests.factories import PASSWORD

    client = APIClient()
    wrong = client.post("/api/v1/token/", {"username": "annotator", "password": "x"}, format="json")
    right = client.post(
        "/api/v1/token/", {"username": "annotator", "password": PASSWORD}, format="json"
    )
    client.credentials(HTTP_AUTHORIZATION=f"Token {right.data['token']}")

    assert wrong.status_code in (401, 403)
    assert wrong["Content-Type"].startswith("application/problem+json")
    assert client.get("/api/v1/work/").status_code == 200


def test_index_names_the_addresses_to_start_from(world) -> None:
    client = world.client("annotator")

    index = client.get("/api/v1/").json()

    assert set(index) == {"schema", "token", "studies", "work"}
    assert index["work"] == "http://testserver/api/v1/work/"
    assert client.get(index["studies"]).status_code == 200


def test_ended_token_no_longer_works(world) -> None:
    client = world.client("annotator")

    ended = client.delete("/api/v1/token/")

    assert ended.status_code == 204
    assert client.get("/api/v1/work/").status_code == 401


def test_work_list_names_what_is_mine_to_do(world) -> None:
    [row] = world.client("annotator").get("/api/v1/work/").json()

    assert (row["packet"], row["state"], row["n_items"], row["n_done"]) == ("pilot", "mine", 12, 0)


def test_item_carries_its_version_as_etag(world) -> None:
    reply = world.client("annotator").get(ITEM)

    assert reply["ETag"] == '"0"'
    assert set(reply.json()["document"]) >= {"query", "references", "events", "answer"}


def test_save_makes_the_next_version(world) -> None:
    client = world.client("annotator")

    saved = put(client)

    assert saved.status_code == 200
    assert (saved.json()["version"], saved["ETag"]) == (1, '"1"')
    assert client.get(ITEM).json()["values"] == ALL_NO


def test_same_key_again_is_one_save(world) -> None:
    client, key = world.client("annotator"), uuid4()

    first, second = put(client, key=key), put(client, key=key)

    assert first.json() == second.json()
    assert Label.objects.count() == 1


def test_save_from_a_stale_state_is_412_and_changes_nothing(world) -> None:
    client = world.client("annotator")
    put(client)

    late = put(client, version=0)

    assert late.status_code == 412
    assert late.json()["title"] == "Changed meanwhile"
    assert Label.objects.count() == 1


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Idempotency-Key": str(uuid4())}, 428),
        ({"If-Match": "*", "Idempotency-Key": str(uuid4())}, 412),
        ({"If-Match": '"0"'}, 400),
        ({"If-Match": '"0"', "Idempotency-Key": "7"}, 400),
    ],
)
def test_save_without_its_headers_says_which(world, headers, status) -> None:
    client = world.client("annotator")

    reply = client.put(ITEM, {"values": ALL_NO}, format="json", headers=headers)

    assert reply.status_code == status
    assert reply.json()["detail"]


def test_value_outside_its_field_is_named(world) -> None:
    reply = put(world.client("annotator"), values=ALL_NO | {"correct": "perhaps"})

    assert reply.status_code == 422
    assert "correct" in reply.json()["detail"]


@pytest.mark.parametrize("role", ["researcher", "owner", "adjudicator", "stranger"])
def test_work_of_another_is_404_like_work_that_does_not_exist(world, role) -> None:
    client = world.client(role)

    assert client.get(ITEM).status_code == 404
    assert put(client).status_code == 404
    assert client.get("/api/v1/work/nothing/items/1/").status_code == 404


def test_submit_before_the_end_is_refused_with_the_number_left(world) -> None:
    reply = world.client("annotator").post(
        "/api/v1/work/pilot/submit/", {"used_llm": False}, format="json"
    )

    assert reply.status_code == 409
    assert "12" in reply.json()["detail"]


def test_annotator_reads_no_masked_value_anywhere(world) -> None:
    client = world.client("annotator")
    addresses = ["/api/v1/work/", "/api/v1/work/pilot/items/", "/api/v1/studies/", world.at("")]
    addresses += [f"/api/v1/work/pilot/items/{n}/" for n in range(1, 13)]

    seen = "".join(client.get(address).content.decode() for address in addresses)

    assert "canary" not in seen
    assert "double_pass" not in seen


@pytest.mark.parametrize(
    "path",
    [
        "trajectories/",
        "trajectories/t-00-toxic-base/",
        "packets/",
        "packets/pilot/labels/",
        "packets/pilot/audit/",
        "packets/pilot/bundle/",
        "revisions/",
        "runs/",
        "imports/",
        "webhooks/",
    ],
)
@pytest.mark.parametrize("role", ["annotator", "adjudicator", "stranger"])
def test_research_addresses_are_404_for_others(world, role, path) -> None:
    assert world.client(role).get(world.at(path)).status_code == 404
