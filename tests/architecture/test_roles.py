"""Who may do what: one table over every address of the site.

Columns: nobody signed in, a stranger (who owns another study), an annotator, an adjudicator, a
researcher who is blinded by open work, a researcher, an owner. What is not yours is 404, like
what does not exist; 403 is only for who would belong but must stay blind.
"""

import re
from collections.abc import Mapping
from typing import Any
from uuid import UUID

import pytest
from django.db import transaction
from django.http import HttpResponse

from tests.annotation.factories import ALL_NO
from tests.factories import PASSWORD, task_record, trajectory_record

from .world import EVERYBODY, World, address, addresses

pytestmark = pytest.mark.django_db

TABLE = """
name                          method  nobody stranger annotator adjudicator blinded researcher owner
healthz                         GET      200 200 200 200 200 200 200
metrics                         GET      404 404 404 404 404 404 404

api:index                       GET      401 200 200 200 200 200 200
api:schema                      GET      401 200 200 200 200 200 200
api:token                       POST     400 201 201 201 201 201 201
api:token                       DELETE   401 204 204 204 204 204 204
api:studies                     GET      401 200 200 200 200 200 200
api:study                       GET      401 404 200 200 200 200 200
api:webhooks                    GET      401 404 404 404 404 404 200
api:webhooks                    POST     401 404 404 404 404 404 201
api:webhook                     DELETE   401 404 404 404 404 404 204
api:imports                     GET      401 404 404 404 200 200 200
api:imports                     POST     401 404 404 404 200 200 200
api:trajectories                GET      401 404 404 404 403 200 200
api:trajectory                  GET      401 404 404 404 403 200 200
api:packets                     GET      401 404 404 404 200 200 200
api:packets                     POST     401 404 404 404 422 422 422
api:labels                      GET      401 404 404 404 403 200 200
api:audit                       GET      401 404 404 404 403 200 200
api:bundle                      GET      401 404 404 404 403 200 200
api:revisions                   GET      401 404 404 404 200 200 200
api:runs                        GET      401 404 404 404 200 200 200
api:runs                        POST     401 404 404 404 202 202 202
api:run                         GET      401 404 404 404 200 200 200
api:run-cancel                  POST     401 404 404 404 409 409 409
api:run-resume                  POST     401 404 404 404 409 409 409
api:verdicts                    GET      401 404 404 404 403 200 200
api:work                        GET      401 200 200 200 200 200 200
api:items                       GET      401 404 200 404 200 404 404
api:item                        GET      401 404 200 404 200 404 404
api:item                        PUT      401 404 200 404 200 404 404
api:submit                      POST     401 404 409 404 409 404 404
api:                            GET      404 404 404 404 404 404 404

audits:home                     GET      302 200 200 200 200 200 200
audits:study                    GET      302 404 200 200 200 200 200
audits:delivery                 GET      302 404 404 404 403 200 200
audits:references               GET      302 404 404 404 403 200 200
audits:compared_references      GET      302 404 404 404 403 200 200
audits:correct                  POST     302 404 404 404 403 302 302
audits:packet                   GET      302 404 404 404 403 200 200
audits:disagreements            GET      302 404 404 404 403 200 200
audits:disagreement             GET      302 404 404 404 403 200 200
audits:tag                      POST     302 404 404 404 403 302 302
audits:contrasts                GET      302 404 404 404 403 200 200
audits:revisions                GET      302 404 404 404 403 200 200
audits:annotators               GET      302 404 404 404 403 200 200
audits:ledger                   GET      302 404 404 404 403 200 200
audits:declare                  POST     302 404 404 404 403 302 302
audits:register                 GET      302 404 404 404 200 200 200
audits:register                 POST     302 404 404 404 422 422 422
audits:download                 GET      302 404 404 404 403 200 200

studies:login                   GET      200 302 302 302 302 302 302
studies:login                   POST     302 302 302 302 302 302 302
studies:login                   PUT      200 302 302 302 302 302 302
studies:logout                  POST     302 302 302 302 302 302 302
studies:password                GET      302 200 200 200 200 200 200
studies:password                POST     302 200 200 200 200 200 200
studies:password                PUT      302 200 200 200 200 200 200
studies:invitation              GET      200 200 200 200 200 200 200
studies:invitation              POST     302 302 302 302 302 302 302
studies:members                 GET      302 404 404 404 404 404 200
studies:invite                  POST     302 404 404 404 404 404 200

trajectories:list               GET      302 404 404 404 403 200 200
trajectories:detail             GET      302 404 404 404 403 200 200
trajectories:imports            GET      302 404 404 404 200 200 200

annotation:packet_new           GET      302 404 404 404 200 200 200
annotation:packet_new           POST     302 404 404 404 422 422 422
annotation:packet               GET      302 404 404 404 403 200 200
annotation:packet_manifest      GET      302 404 404 404 200 200 200
annotation:packet_certificate   GET      302 404 404 404 403 200 200
annotation:packet_adjudication  POST     302 404 404 404 403 302 302
annotation:packet_release       POST     302 404 404 404 403 302 302
annotation:packet_reopen        POST     302 404 404 404 403 302 302
annotation:packet_unblind       POST     302 404 404 404 403 302 302

annotation:annotate             GET      302 404 200 404 200 404 404
annotation:annotate_home        GET      302 404 200 404 200 404 404
annotation:annotate_item        GET      302 404 200 404 200 404 404
annotation:annotate_item        POST     302 404 302 404 302 404 404
annotation:annotate_events      GET      302 404 302 404 302 404 404
annotation:annotate_event       GET      302 404 200 404 200 404 404
annotation:annotate_event_diff  GET      302 404 200 404 200 404 404
annotation:annotate_codebook    GET      302 404 200 404 200 404 404
annotation:annotate_submit      GET      302 404 200 404 200 404 404
annotation:annotate_submit      POST     302 404 409 404 409 404 404

annotation:adjudicate             GET    302 404 404 200 404 404 404
annotation:adjudicate_home        GET    302 404 404 200 404 404 404
annotation:adjudicate_item        GET    302 404 404 200 404 404 404
annotation:adjudicate_item        POST   302 404 404 302 404 404 404
annotation:adjudicate_events      GET    302 404 404 302 404 404 404
annotation:adjudicate_event       GET    302 404 404 200 404 404 404
annotation:adjudicate_event_diff  GET    302 404 404 200 404 404 404
annotation:adjudicate_codebook    GET    302 404 404 200 404 404 404
annotation:adjudicate_submit      GET    302 404 404 200 404 404 404
annotation:adjudicate_submit      POST   302 404 404 409 404 404 404

annotation:review                 GET    302 404 404 200 404 404 404
annotation:review_home            GET    302 404 404 200 404 404 404
annotation:review_item            GET    302 404 404 200 404 404 404
annotation:review_item            POST   302 404 404 302 404 404 404
annotation:review_events          GET    302 404 404 302 404 404 404
annotation:review_event           GET    302 404 404 200 404 404 404
annotation:review_event_diff      GET    302 404 404 200 404 404 404
annotation:review_codebook        GET    302 404 404 200 404 404 404
annotation:review_submit          GET    302 404 404 200 404 404 404
annotation:review_submit          POST   302 404 404 409 404 404 404

annotation:label                POST     302 404 200 404 404 404 404
annotation:guess                POST     302 404 302 404 404 404 404
annotation:preferences          GET      302 200 200 200 200 200 200
annotation:preferences          POST     302 422 422 422 422 422 422
annotation:appearance           POST     302 302 302 302 302 302 302

scoring:runs                    GET      302 404 404 404 200 200 200
scoring:start                   POST     302 404 404 404 302 302 302
scoring:run                     GET      302 404 404 404 200 200 200
scoring:cancel                  POST     302 404 404 404 302 302 302
scoring:resume                  POST     302 404 404 404 302 302 302
scoring:verdicts                GET      302 404 404 404 403 200 200
scoring:verdict-file            GET      302 404 404 404 403 200 200
scoring:compare                 GET      302 404 404 404 403 200 200
scoring:revisions               GET      302 404 404 404 200 200 200
scoring:revision                GET      302 404 404 404 200 200 200
scoring:source                  GET      302 404 404 404 200 200 200
scoring:diff                    GET      302 404 404 404 200 200 200
scoring:archive                 GET      302 404 404 404 200 200 200
"""
ROWS = [line.split() for line in TABLE.splitlines()[2:] if line]
KEY = UUID(int=7)
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
OPEN_TO_STRANGERS = {"healthz", "studies:login", "studies:invitation"}


def label_form(world: World, role: str) -> dict[str, Any]:
    """A row as the plain form sends it."""
    return {"key": KEY, "based_on": 0, "codebook_version": 1, "note": "", "ambiguous": "no"}


def label_document(world: World, role: str) -> dict[str, Any]:
    """A row as the page's script sends it, from the page of the person in this role."""
    return {
        "values": ALL_NO,
        "key": str(KEY),
        "based_on": 1,
        "codebook_version": 1,
        "manifest": world.opened.manifest_hash,
        "person": world.people[role].pk if role in world.people else 0,
    }


def sent(world: World, name: str, role: str) -> Mapping[str, Any]:
    """What a person in this role would send to this address, where it asks for something."""
    bodies: dict[str, Any] = {
        "api:token": {"username": role, "password": PASSWORD} if role in world.people else {},
        "api:webhooks": {"url": "http://192.0.2.1/", "events": ["run.complete"]},
        "api:imports": {"tasks": [task_record("n")], "trajectories": [trajectory_record("n", "n")]},
        "api:packets": {"packet": "next", "annotators": ["nobody"], "seed": 1},
        "api:runs": {"revision": world.run.revision_id},
        "api:item": {"values": ALL_NO},
        "api:submit": {"used_llm": False},
        "audits:tag": {"revision": world.run.revision_id, "cause": "other"},
        "audits:declare": {"statement": "Nothing was known."},
        "studies:login": {"username": "owner", "password": PASSWORD},
        "studies:invite": {"role": "annotator"},
        "studies:invitation": {"username": "newcomer", "password": "a long and odd phrase"},
        "annotation:label": label_document(world, role),
        "annotation:guess": {"attribute": "method", "guess": "first"},
        "annotation:annotate_item": label_form(world, role) | {"based_on": 1},
        "annotation:adjudicate_item": label_form(world, role),
        "annotation:review_item": label_form(world, role),
        "annotation:annotate_submit": {"used_llm": "no"},
        "annotation:adjudicate_submit": {"used_llm": "no"},
        "annotation:review_submit": {"used_llm": "no"},
        "scoring:start": {"revision": world.run.revision_id, "reference_version": 2},
    }
    return bodies.get(name, {})


def answer(world: World, name: str, method: str, role: str, **changes: Any) -> HttpResponse:
    """What the site says to a person in this role; what it changed is undone."""
    client, path = world.client(role), address(world, name, **changes)
    body = sent(world, name, role)
    if name.startswith("api:") or name == "annotation:label":
        options = {"content_type": "application/json", "data": body}
    else:
        options = {"data": body}
    if method in ("GET", "HEAD", "OPTIONS"):
        options = {}
    if name == "scoring:diff":
        path += f"?other={world.run.revision_id}"
    headers = {"If-Match": '"1"', "Idempotency-Key": str(KEY)}
    with transaction.atomic():
        reply = getattr(client, method.lower())(path, headers=headers, **options)
        transaction.set_rollback(True)
    return reply


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]} {row[1]}")
def test_each_role_gets_what_the_table_says(world: World, row: list[str]) -> None:
    name, method, *expected = row

    found = [str(answer(world, name, method, role).status_code) for role in EVERYBODY]

    assert dict(zip(EVERYBODY, found, strict=True)) == dict(zip(EVERYBODY, expected, strict=True))


def test_every_address_is_in_the_table() -> None:
    assert set(addresses()) == {row[0] for row in ROWS}


@pytest.mark.parametrize("name", sorted(addresses()))
def test_every_other_method_is_refused_and_breaks_nothing(world: World, name: str) -> None:
    known = {method for other, method, *_ in ROWS if other == name}
    by_design = {"HEAD", "OPTIONS"} if name.startswith(("api:", "studies:")) else set()
    role = "nobody" if name == "studies:login" else "owner"

    for method in METHODS:
        if method in known:
            continue
        status = answer(world, name, method, role).status_code
        described = method in by_design and status in (200, 302, 404)
        assert status == (404 if name == "api:" else 405) or described, f"{method}: {status}"


def test_only_these_addresses_are_open_to_who_is_not_signed_in() -> None:
    let_in = {name for name, _, nobody, *_ in ROWS if nobody == "200"}

    assert let_in == OPEN_TO_STRANGERS


WRITERS = [
    (name, method, EVERYBODY[place])
    for name, method, *codes in ROWS
    if method in ("POST", "PUT")
    for place, code in enumerate(codes)
    # The last role that may, and for open addresses one of all.
    if code not in ("404", "401", "403") and code not in codes[place + 1 :]
]


@pytest.mark.parametrize(("name", "method", "role"), WRITERS)
def test_nonsense_is_refused_and_breaks_nothing(
    world: World, name: str, method: str, role: str
) -> None:
    path = address(world, name)

    for content in (b"", b"[]", b'{"values": {"correct": 7}, "key": []}'):
        with transaction.atomic():
            reply = world.client(role).generic(
                method, path, content, content_type="application/json"
            )
            transaction.set_rollback(True)
        assert reply.status_code < 500, content


NO_SUCH = {
    "study": "no-such",
    "packet": "no-such",
    "trajectory_id": "no-such",
    "run_id": 999_999,
    "webhook_id": 999_999,
    "assignment": 999_999,
}


@pytest.mark.parametrize(
    ("name", "method"),
    [(row[0], row[1]) for row in ROWS if row[3] == "404" and row[0] not in ("metrics", "api:")],
)
def test_what_is_not_yours_looks_like_what_does_not_exist(
    world: World, name: str, method: str
) -> None:
    real = answer(world, name, method, "stranger")
    missing = answer(world, name, method, "stranger", **NO_SUCH)

    assert (real.status_code, text_of(real)) == (missing.status_code, text_of(missing))


def text_of(reply: HttpResponse) -> str:
    """An answer without what differs between two answers to the same question."""
    text = reply.content.decode()
    return re.sub(r"value=\"\w{64}\"|\"X-CSRFToken\": \"\w{64}\"|value=\"/[^\"]*\"", "", text)


@pytest.mark.parametrize(
    "name",
    [
        "api:trajectory",
        "api:labels",
        "api:audit",
        "api:bundle",
        "api:run",
        "api:verdicts",
        "trajectories:detail",
        "annotation:packet",
        "annotation:packet_manifest",
        "annotation:packet_certificate",
        "scoring:run",
        "scoring:verdicts",
        "scoring:verdict-file",
        "scoring:compare",
    ],
)
def test_a_study_of_ones_own_opens_nothing_of_another(world: World, name: str) -> None:
    reply = answer(world, name, "GET", "stranger", study="elsewhere")

    assert reply.status_code == 404
