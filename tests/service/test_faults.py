"""Whatever breaks below the site, it says what, loses nothing, and comes back by itself."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.db import OperationalError
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.migrations.recorder import MigrationRecorder
from django.test import Client

from tests.factories import make_user
from tests.scoring.test_kills import SERVER, drop_database, new_database

from .site import MIGRATE, OWNER, STATIC, Browser, Gate, WebSite

MOUNT_OPTIONS = "size=56m"


@pytest.fixture
def signed_in(client: Client, db: None) -> Client:
    client.force_login(make_user())
    client.raise_request_exception = False
    return client


@pytest.fixture
def database_away(signed_in: Client) -> Iterator[pytest.MonkeyPatch]:
    def refuse(*args: object) -> None:
        raise OperationalError("connection refused")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BaseDatabaseWrapper, "cursor", refuse)
        yield patch


def test_page_without_a_database_says_so_and_comes_back(signed_in, database_away) -> None:
    page = signed_in.get("/")
    database_away.undo()

    assert page.status_code == 503
    assert "database does not answer" in page.content.decode()
    assert page["Retry-After"]
    assert "default-src 'none'" in page["Content-Security-Policy"]
    assert signed_in.get("/").status_code == 200


def test_api_without_a_database_answers_a_problem(signed_in, database_away) -> None:
    reply = signed_in.get("/api/v1/work/")

    assert (reply.status_code, reply["Content-Type"]) == (503, "application/problem+json")
    assert "database" in reply.json()["detail"]


def test_health_without_a_database_names_it(signed_in, database_away) -> None:
    reply = signed_in.get("/healthz")

    assert reply.status_code == 503
    assert (reply.json()["database"], reply.json()["migrations"]) == ("away", "unknown")


def test_our_own_error_is_500_and_tells_nothing_of_it(signed_in, monkeypatch) -> None:
    def break_down(user_id: int) -> None:
        raise ValueError("secret detail")

    monkeypatch.setattr("annotation.queries.open_work", break_down)

    page, reply = signed_in.get("/"), signed_in.get("/api/v1/work/")

    assert (page.status_code, reply.status_code) == (500, 500)
    assert "secret detail" not in page.content.decode() + reply.content.decode()
    assert reply["Content-Type"] == "application/problem+json"


@pytest.mark.parametrize("url", ["redis://127.0.0.1:1/0", "amqp://127.0.0.1:1//"])
def test_health_without_a_broker_names_it_and_the_site_still_serves(
    signed_in, settings, url: str
) -> None:
    settings.CELERY_BROKER_URL = url

    reply = signed_in.get("/healthz")

    assert (reply.status_code, reply.json()["broker"]) == (200, "away")


def test_health_names_a_missing_migration(signed_in) -> None:
    MigrationRecorder.Migration.objects.filter(app="audits").delete()

    reply = signed_in.get("/healthz")

    assert (reply.status_code, reply.json()["migrations"]) == (503, "missing")


def test_health_does_not_mind_the_migration_of_a_newer_version(signed_in) -> None:
    MigrationRecorder.Migration.objects.create(app="audits", name="9999_to_come")

    assert signed_in.get("/healthz").json()["migrations"] == "ok"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[WebSite]:
    """A site without any table, on SQLite or on the server of DATABASE_URL."""
    made = WebSite(tmp_path / "site", SERVER and new_database())
    made.folder.mkdir()
    yield made
    made.close()
    drop_database(made.database_url)


def test_half_applied_migration_is_told_and_the_rest_is_all_it_needs(site: WebSite) -> None:
    site.set_up(STATIC, "migrate studies 0001 --verbosity 0", "migrate sessions --verbosity 0")
    site.start_web()
    person = Browser(site)

    status, states = site.health()
    early, said = person.sign_in("ada")
    site.set_up(MIGRATE, OWNER)

    assert (status, states["migrations"]) == (503, "missing")
    assert (early, "being upgraded" in said) == (503, True), said
    assert site.health()[0] == 200
    assert person.sign_in("ada")[0] == 200


# A file cannot go away under a process that has it open; a server can.
if SERVER:

    def test_database_that_goes_away_under_the_site_comes_back_to_it(site: WebSite) -> None:
        site.set_up(STATIC, MIGRATE, OWNER)
        host, _, name = site.database_url.rpartition("/")
        gate = Gate("127.0.0.1", int(host.rpartition(":")[2]))
        site.env["DATABASE_URL"] = f"postgres://postgres@127.0.0.1:{gate.port}/{name}"
        gate.open()
        site.start_web()
        person = Browser(site)
        person.sign_in("ada")

        gate.close()
        during = person.open("/")[0], site.health()
        gate.open()
        after = person.open("/")[0], site.health()[0]
        gate.close()

        assert during[0] == 503
        assert (during[1][0], during[1][1]["database"]) == (503, "away")
        assert after == (200, 200)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of a few megabytes, mounted for the test."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", MOUNT_OPTIONS, "assay-test", str(folder)]
    if os.geteuid() or subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("only root may mount a small disk")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


def test_full_disk_is_told_and_room_is_all_it_needs(small_disk: Path, tmp_path: Path) -> None:
    # The processes' own logs are elsewhere: it is the product's disk that fills.
    database = f"sqlite:///{small_disk / 'site.sqlite3'}"
    site = WebSite(tmp_path / "site", database, ASSAY_DATA_DIR=str(small_disk / "data"))
    site.folder.mkdir()
    site.set_up(STATIC, MIGRATE, OWNER)
    site.start_web()
    person, filler = Browser(site), small_disk / "filler"
    try:
        before = site.health()
        fill(filler)
        during, (refused, said) = site.health(), person.sign_in("ada")
        filler.unlink()
        after, signed_in = site.health(), person.sign_in("ada")
    finally:
        site.close()

    assert (before[0], before[1]["disk"]) == (200, "ok")
    assert (during[0], during[1]["disk"]) == (503, "full")
    assert (refused, "The disk is full" in said) == (503, True), said
    assert (after[0], signed_in[0]) == (200, 200)
    assert 'data-person="1"' in signed_in[1]


def fill(path: Path) -> None:
    """Write until there is no byte left."""
    with path.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(65536))
        except OSError:
            pass
