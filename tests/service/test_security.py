"""What `docs/security.md` promises of pages, forms, cookies, sessions, secrets and logs."""

import csv
import html.parser
import io
import json
import logging
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from uuid import uuid4

import pytest
from django.conf import settings as site_settings
from django.test import Client
from django.urls import get_resolver
from knox.models import AuthToken
from pytest_django import DjangoDbBlocker

from annotation.services import export_packet
from studies.rules import Refused
from tests.annotation.factories import ALL_NO, work_of
from tests.architecture.test_roles import ROWS, sent
from tests.architecture.world import EVERYBODY, World, address, standing
from tests.factories import AT, PASSWORD, make_study, make_user, trajectory_record
from trajectories.services import import_records

pytestmark = pytest.mark.django_db
ROOT = Path(__file__).resolve().parents[2]
LET_IN = ("200", "201", "202", "302", "409", "422")
# One takes a name and a password and no cookie, the other is a form for who is not signed in.
NO_COOKIE = ("api:token", "studies:login")


def let_in(row: list[str], codes: Sequence[str]) -> str:
    """The last role in the table that gets one of these answers."""
    return next(
        (
            role
            for role, code in zip(reversed(EVERYBODY), reversed(row[2:]), strict=True)
            if code in codes
        ),
        "",
    )


PAGES = [
    (row[0], let_in(row, ["200"]))
    for row in ROWS
    if row[1] == "GET" and not row[0].startswith("api:") and "200" in row[2:]
]
WRITES = [
    (row[0], row[1].lower(), let_in(row, LET_IN))
    for row in ROWS
    if row[1] == "POST" and row[0] not in NO_COOKIE
]
BANNED = ("\u202e", "\x1b", "\x07")


@pytest.fixture(scope="module")
def world(
    django_db_setup: None,
    django_db_blocker: DjangoDbBlocker,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[World]:
    """The small site with a person for each role."""
    with django_db_blocker.unblock(), standing(tmp_path_factory.mktemp("world")) as made:
        yield made


class Inline(html.parser.HTMLParser):
    """Collects what a content security policy without inline code would block."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.data_block = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        self.data_block = tag == "script" and known.get("type") == "application/json"
        if tag == "style" or (tag == "script" and "src" not in known and not self.data_block):
            self.found.append(tag)
        for name, value in attrs:
            if name == "style" or name.startswith(("on", "hx-on")):
                self.found.append(f"{tag} {name}")
            if value and value.strip().lower().startswith("javascript:"):
                self.found.append(f"{tag} {name}={value[:40]}")


@pytest.mark.parametrize(("name", "role"), PAGES)
def test_no_page_has_inline_code_and_each_carries_the_policy(
    world: World, name: str, role: str
) -> None:
    reply = world.client(role).get(address(world, name))

    parser = Inline()
    if reply["Content-Type"].startswith("text/html") and "Content-Disposition" not in reply:
        parser.feed(reply.content.decode())
    assert parser.found == []
    assert "default-src 'none'" in reply["Content-Security-Policy"]
    assert "unsafe" not in reply["Content-Security-Policy"]
    assert reply["X-Content-Type-Options"] == "nosniff"
    assert reply["X-Frame-Options"] == "DENY"
    assert reply["Referrer-Policy"] == "same-origin"


@pytest.mark.parametrize(("name", "role"), PAGES)
def test_no_page_turns_text_around_or_reaches_a_terminal(
    world: World, name: str, role: str
) -> None:
    reply = world.client(role).get(address(world, name))

    # A file that is kept holds each text as it is.
    is_kept = "Content-Disposition" in reply
    text = "" if is_kept else reply.content.decode()
    assert [each for each in BANNED if each in text] == []


def test_no_cell_of_an_export_is_a_formula(world: World, tmp_path: Path) -> None:
    page = world.client("owner").get("/audits/disputed/").content.decode()
    names = set(re.findall(r"/export/([\w-]+\.csv)", page))
    files = [world.client("owner").get(f"/audits/disputed/export/{name}") for name in names]
    export_packet(packet_id=world.disputed.pk, out=tmp_path, at=AT)
    texts = [each.content.decode() for each in files]
    texts += [each.read_text() for each in tmp_path.rglob("*.csv")]

    cells = [cell for text in texts for row in csv.reader(io.StringIO(text)) for cell in row]

    assert len(names) > 3, "the page offers its tables"
    assert [cell for cell in cells if cell.startswith(("=", "@", "+", "\t"))] == []


def test_an_error_on_the_command_line_shows_control_characters_in_words() -> None:
    study = make_study()
    record = trajectory_record("\x1b[31mred", "no-task")

    with pytest.raises(Refused) as refusal:
        import_records(study_id=study.pk, tasks=[], trajectories=[record], sources=["x"], at=AT)

    assert "\x1b" not in str(refusal.value)


@pytest.mark.parametrize(("name", "method", "role"), WRITES)
def test_no_write_is_taken_from_another_site_s_form(
    world: World, name: str, method: str, role: str
) -> None:
    strict = world.client(role, enforce_csrf_checks=True)
    as_json = name.startswith("api:") or name == "annotation:label"
    kind = {"content_type": "application/json"} if as_json else {}

    reply = getattr(strict, method)(address(world, name), sent(world, name, role), **kind)

    assert reply.status_code == 403


def test_the_sign_in_form_is_not_taken_from_another_site() -> None:
    reply = Client(enforce_csrf_checks=True).post("/login/", {"username": "a", "password": "b"})

    assert (reply.status_code, "out of date" in reply.content.decode()) == (403, True)


def test_every_cookie_is_kept_from_scripts_and_other_sites() -> None:
    assert site_settings.SESSION_COOKIE_HTTPONLY
    assert site_settings.SESSION_COOKIE_SAMESITE == "Lax"
    assert site_settings.CSRF_COOKIE_SAMESITE == "Lax"


def sign_in(client: Client, **changes: str):
    return client.post("/login/", {"username": "ada", "password": PASSWORD} | changes)


def test_session_gets_a_new_id_at_sign_in_and_ends_at_sign_out(client: Client) -> None:
    make_user(username="ada")
    client.cookies["sessionid"] = planted = "p" * 32

    sign_in(client)
    given = client.cookies["sessionid"].value
    client.post("/logout/")
    client.cookies["sessionid"] = given

    assert given != planted
    assert client.get("/").status_code == 302


def test_session_ends_when_its_time_is_up(client: Client, settings) -> None:
    settings.SESSION_COOKIE_AGE = 1
    make_user(username="ada")
    sign_in(client)
    session = client.session
    session.set_expiry(-1)
    session.save()

    assert client.get("/").status_code == 302


def test_a_new_password_ends_the_other_sessions(client: Client) -> None:
    make_user(username="ada")
    other = Client()
    sign_in(client)
    sign_in(other)

    new = "another fine phrase"
    form = {"old_password": PASSWORD, "new_password1": new, "new_password2": new}
    client.post("/password/", form)

    assert client.get("/").status_code == 200
    assert other.get("/").status_code == 302


def test_wrong_name_and_wrong_password_sound_the_same(client: Client) -> None:
    make_user(username="ada")

    known = sign_in(client, password="wrong")
    unknown = sign_in(client, username="eve")

    def errors(page) -> list[str]:
        return re.findall(r"Please enter a correct[^<]*", page.content.decode())

    assert errors(known) == errors(unknown) != []


def test_token_by_guessing_is_locked_out_like_the_sign_in_page(client: Client, settings) -> None:
    settings.AXES_FAILURE_LIMIT = 3
    make_user(username="ada")
    guess = {"username": "ada", "password": "wrong"}
    for _ in range(3):
        client.post("/api/v1/token/", guess, content_type="application/json")

    right = {"username": "ada", "password": PASSWORD}
    reply = client.post("/api/v1/token/", right, content_type="application/json")

    assert reply.status_code in (401, 403, 429)
    assert not AuthToken.objects.exists()


def test_sign_in_leads_nowhere_else(client: Client) -> None:
    make_user(username="ada")

    reply = client.post(
        "/login/?next=https://evil.example/", {"username": "ada", "password": PASSWORD}
    )

    assert reply["Location"] == "/"


def test_token_is_stored_as_a_hash_and_ends_by_itself() -> None:
    made, token = AuthToken.objects.create(user=make_user())

    assert token not in str(vars(made))
    assert made.expiry is not None


def test_too_large_a_body_is_refused(client: Client, settings) -> None:
    settings.DATA_UPLOAD_MAX_MEMORY_SIZE = 1000
    client.force_login(make_user())
    client.raise_request_exception = False
    body = json.dumps({"values": {}, "note": "x" * 2000})

    page = client.post("/labels/1/", body, content_type="application/json")
    api = client.post("/api/v1/studies/s/imports/", body, content_type="application/json")

    assert (page.status_code, api.status_code < 500) == (400, True)


@pytest.mark.parametrize("name", ["annotation:label", "api:runs", "api:imports"])
def test_too_deep_a_document_is_refused(world: World, name: str) -> None:
    body = '{"revision":' * 50_000 + "1" + "}" * 50_000

    reply = world.client("owner").post(address(world, name), body, content_type="application/json")

    assert 400 <= reply.status_code < 500


@pytest.fixture
def logged() -> Iterator[list[str]]:
    """Everything that is logged, at every level, as it would be written."""
    lines: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(f"{record.getMessage()} {record.__dict__}")

    keep, root = Keep(level=logging.DEBUG), logging.getLogger()
    level = root.level
    root.addHandler(keep)
    root.setLevel(logging.DEBUG)
    yield lines
    root.removeHandler(keep)
    root.setLevel(level)


def test_no_log_line_holds_a_label_a_token_or_a_password(world: World, logged) -> None:
    row = {
        "values": ALL_NO,
        "note": "a-private-note",
        "key": str(uuid4()),
        "based_on": 1,
        "codebook_version": 1,
        "manifest": world.opened.manifest_hash,
        "person": world.people["annotator"].pk,
    }
    assignment = work_of(world.opened, world.people["annotator"])[0]

    saved = world.client("annotator").post(
        f"/labels/{assignment.pk}/", row, content_type="application/json"
    )
    credentials = {"username": "owner", "password": PASSWORD}
    made = Client().post("/api/v1/token/", credentials, content_type="application/json")
    Client().get("/api/v1/work/", headers={"Authorization": f"Token {made.json()['token']}"})
    Client().get(f"/invitations/{world.invitation}/")

    text = "\n".join(logged)
    assert (saved.status_code, made.status_code) == (200, 201)
    assert "request_finished" in text
    for secret in ("a-private-note", "validated", PASSWORD, made.json()["token"], world.invitation):
        assert secret not in text, secret


def test_production_settings_pass_djangos_own_check(tmp_path: Path) -> None:
    given = {"HTTPS": "true", "SECRET_KEY": uuid4().hex * 2, "ASSAY_DATA_DIR": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "manage.py", "check", "--deploy", "--fail-level", "WARNING"],
        cwd=ROOT,
        env={"PATH": os.environ["PATH"], **given},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr


def test_no_secret_is_in_the_sources() -> None:
    listed = subprocess.run(
        ["git", "grep", "-nIE", r"(SECRET_KEY|PASSWORD|TOKEN|API_KEY)\s*=\s*[\"'][^\"']{12,}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    named = [
        line for line in listed.stdout.splitlines() if not line.startswith(("tests/", "bench/"))
    ]

    assert [line for line in named if "config/demo.py" not in line] == []


def test_there_is_no_address_of_djangos_admin() -> None:
    assert "admin" not in {
        entry.app_name for entry in get_resolver().url_patterns if hasattr(entry, "app_name")
    }


def test_every_test_that_the_checklist_names_exists() -> None:
    listed = (ROOT / "docs" / "security.md").read_text()
    words = re.findall(r"`(?:[\w/]+\.py: )?([a-z]+(?:_[a-z]+){3,})`", listed)
    sources = "\n".join(each.read_text() for each in (ROOT / "tests").rglob("test_*.py"))

    assert len(words) > 20
    assert [word for word in words if f"def test_{word}(" not in sources] == []
