"""What is masked is nowhere: not on a page, not in a header, an error, an export.

Every masked column of the small site holds a string of its own; who is blinded walks over every
address, with every method, and over every link, and must meet none of them.
"""

import io
import re
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest
from django.apps import apps
from django.db import models, transaction
from django.http import HttpResponse

from annotation.services import export_packet
from tests.factories import AT

from .test_roles import METHODS, answer
from .world import EVIDENCE, LATENCY_S, PROBABILITY, World, address, addresses, canary

pytestmark = pytest.mark.django_db

CANARY = re.compile(r"canary-[\w-]*-q7x")
NUMBERS = (str(PROBABILITY), str(LATENCY_S), str(EVIDENCE))
BLINDED = ("annotator", "adjudicator", "blinded")
# What a person wrote themselves; and a researcher with open work still sees which files were
# imported and which scorers there are, though nothing that these say of any run.
MAY_READ = {
    "annotator": set(),
    "adjudicator": set(),
    "blinded": {
        canary(each) for each in ("open-note", "import", "revision", "outside", "source-code")
    },
}
PACKETS = {"annotator": "opened", "blinded": "opened", "adjudicator": "disputed"}

# Text that blinded people may read, that is the same for all, or that is a person's own.
SHOWN = {
    "studies.user": {"username", "password", "email", "first_name", "last_name", "preferences"},
    "studies.study": {"slug", "title", "description"},
    "studies.membership": {"role"},
    "studies.invitation": {"role", "token_hash"},
    "studies.accessrecord": {"kind"},
    "studies.webhook": {"events", "secret"},
    "trajectories.importbatch": {"source_format", "warnings", "rejects", "rejects_path"},
    "trajectories.task": {"query", "content_hash"},
    "trajectories.reference": {"document", "content_hash"},
    "trajectories.trajectory": {
        *("first_answer", "status", "environment", "warnings", "content_hash"),
    },
    "trajectories.event": {
        *("role", "tool", "arguments", "message", "observation", "clean_observation"),
    },
    "annotation.codebook": {"schema_key", "text", "text_hash", "affected_fields", "note"},
    "annotation.packet": {
        *("slug", "title", "kind", "schema", "schema_key", "options", "manifest_hash", "finding"),
        "release_reason",
    },
    "annotation.freezerecord": {"manifest"},
    "annotation.packetitem": {"code", "document", "item_hash"},
    "annotation.round": {"purpose", "field", "reason", "details"},
    "annotation.label": {"key", "values", "origin"},
    "scoring.revision": {"id", "kind", "python_version", "packages"},
    "scoring.scoringrun": {"state"},
    "scoring.chunk": {"state", "lease_token", "last_error"},
    "scoring.verdict": {"label", "status", "details"},
    "audits.causetag": {"item_code", "cause"},
}
TEXT = (models.CharField, models.TextField, models.JSONField, models.BinaryField, models.URLField)
FLOORS = ("studies", "trajectories", "annotation", "scoring", "audits")


def masked_columns() -> Iterator[tuple[type[models.Model], str]]:
    """Every column that can hold text, of every table with rows, that nobody blinded may read."""
    for model in apps.get_models():
        if model._meta.app_label not in FLOORS or not model._base_manager.exists():
            continue
        for field in model._meta.fields:
            if not isinstance(field, TEXT):
                continue
            if field.name not in SHOWN.get(model._meta.label_lower, set()):
                yield model, field.name


def holds_a_canary(model: type[models.Model], column: str) -> bool:
    """Whether some row of the table has one in this column; archives are opened."""
    values = model._base_manager.values_list(column, flat=True)
    return any(found_in([text_of(value)]) for value in values)


def text_of(value: object) -> str:
    """A stored value as text."""
    if isinstance(value, bytes | memoryview):
        return " ".join(unpacked(bytes(value)))
    return str(value)


def unpacked(content: bytes) -> Iterator[str]:
    """The texts in a file, or in every member of an archive."""
    if not zipfile.is_zipfile(io.BytesIO(content)):
        yield content.decode("utf-8", errors="replace")
        return
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        for name in archive.namelist():
            yield name
            yield from unpacked(archive.read(name))


def found_in(texts: Iterable[str]) -> set[str]:
    """The masked strings and numbers that these texts give away."""
    met = set()
    for text in texts:
        met |= set(CANARY.findall(text)) | {number for number in NUMBERS if number in text}
    return met


def found_in_answer(reply: HttpResponse, asked: str) -> set[str]:
    """The same for an answer, with its headers; what was asked for may be repeated."""
    content = b"".join(reply) if reply.streaming else reply.content
    headers = "\n".join(f"{name}: {value}" for name, value in reply.headers.items())
    texts = [*unpacked(content), headers, str(reply.cookies)]
    return found_in(unquote(text).replace(unquote(asked), "") for text in texts)


def test_every_masked_column_holds_a_canary(world: World) -> None:
    without = [
        f"{model._meta.label_lower}.{column}"
        for model, column in masked_columns()
        if not holds_a_canary(model, column)
    ]

    assert not without, " ".join(without)


def test_an_owner_meets_them_so_that_the_walk_would_find_them(world: World) -> None:
    met = set()
    for name in sorted(addresses()):
        reply = answer(world, name, "GET", "owner")
        met |= found_in_answer(reply, address(world, name))

    assert len(met) >= 20, sorted(met)


@pytest.mark.parametrize("role", BLINDED)
@pytest.mark.parametrize("method", METHODS)
def test_no_address_tells(world: World, role: str, method: str) -> None:
    told = {}
    for name in sorted(addresses()):
        path = address(world, name)
        reply = answer(world, name, method, role)
        if met := found_in_answer(reply, path) - MAY_READ[role]:
            told[name] = met

    assert told == {}


@pytest.mark.parametrize("role", BLINDED)
def test_no_link_leads_to_what_is_masked(world: World, role: str) -> None:
    client, told = world.client(role), {}
    waiting, known = ["/"], {"/"}
    while waiting:
        path = waiting.pop()
        with transaction.atomic():
            reply = client.get(path)
            transaction.set_rollback(True)
        if met := found_in_answer(reply, path) - MAY_READ[role]:
            told[path] = met
        for link in links(reply) - known:
            known.add(link)
            waiting.append(link)

    assert told == {}
    assert len(known) > 20, "the walk has come through the packet"


def links(reply: HttpResponse) -> set[str]:
    """The addresses of this site that an answer names, in links, forms and attributes."""
    if reply.streaming or not reply.headers.get("Content-Type", "").startswith("text/html"):
        return set()
    named = re.findall(r"[\w-]+=\"(/[^\"]*)\"", reply.content.decode())
    skipped = ("/static/", "/logout/")
    return {unquote(link.partition("#")[0]) for link in named if not link.startswith(skipped)}


@pytest.mark.parametrize("role", ["annotator", "adjudicator"])
@pytest.mark.parametrize("headers", [{}, {"HX-Request": "true"}], ids=["page", "fragment"])
def test_no_item_tells(world: World, role: str, headers: dict[str, str]) -> None:
    client, packet = world.client(role), PACKETS[role]
    purposes = {"annotator": ["annotate"], "adjudicator": ["adjudicate", "review"]}[role]
    told = set()
    for purpose in purposes:
        for position in range(1, 13):
            page = f"/{purpose}/{packet}/{position}/"
            told |= found_in_answer(client.get(page, headers=headers), page)

    assert told == set()


@pytest.mark.parametrize("purpose", ["labelling", "adjudication", "review"])
@pytest.mark.parametrize("role", ["annotator", "adjudicator"])
def test_no_item_of_the_api_tells(world: World, role: str, purpose: str) -> None:
    client, told = world.client(role), set()
    for packet in ("opened", "disputed"):
        for path in ("", *(f"{position}/" for position in range(1, 13))):
            asked = f"/api/v1/work/{packet}/items/{path}?purpose={purpose}"
            told |= found_in_answer(client.get(asked), asked)

    assert told == set()


@pytest.mark.parametrize("packet", ["opened", "disputed"])
def test_files_for_offline_work_tell_nothing(world: World, packet: str, tmp_path: Path) -> None:
    made = {"opened": world.opened, "disputed": world.disputed}[packet]
    *_, administrator = export_packet(packet_id=made.pk, out=tmp_path, at=AT)
    mine = tmp_path / "annotators" / "annotator"

    told = found_in(text for path in mine.rglob("*") if path.is_file() for text in texts_of(path))
    kept = found_in(text for path in administrator.rglob("*") for text in texts_of(path))

    assert told == set()
    assert kept, "the administrator's folder holds the mapping"


def texts_of(path: Path) -> Iterator[str]:
    """A file's name and texts."""
    yield path.name
    yield from unpacked(path.read_bytes())
