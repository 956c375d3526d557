"""The whole job in a real browser: label by keyboard, adjudicate blind, score, audit, export.

With SCREENSHOTS naming a folder, a picture of every page is left there, light and dark.
"""

import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.served import ROOT, Served

CHROMIUM = Path(os.environ.get("CHROMIUM", "/usr/bin/chromium"))
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not CHROMIUM.exists(), reason=f"Chromium is not at {CHROMIUM}"),
]
N_LABELLED = 6
DISPUTED = 21
MASKED = ("/audits/demo-labelled/", "/studies/demo/trajectories/", "/studies/demo/runs/")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("served"))
    try:
        served.wait()
        yield served
    finally:
        served.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[object]:
    with playwright.sync_playwright() as running:
        chromium = running.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def sign_in(site, browser) -> Iterator[object]:
    """A function that gives a page on which a demo person is signed in."""
    opened = []

    def enter(username: str):
        context = browser.new_context(
            base_url=site.url, viewport={"width": 1280, "height": 800}, accept_downloads=True
        )
        context.set_default_timeout(15_000)
        opened.append(context)
        page = context.new_page()
        page.goto("/")
        page.get_by_label("Username").fill(username)
        page.get_by_label("Password").fill(site.logins()[username])
        page.get_by_role("button", name="Sign in").click()
        page.wait_for_url("**/")
        return page

    yield enter
    for context in opened:
        context.close()


def picture(page, name: str, *, whole: bool = True) -> None:
    """Keep a picture of the page, light and dark, where SCREENSHOTS names a folder."""
    if not (folder := os.environ.get("SCREENSHOTS")):
        return
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.wait_for_timeout(150)
        page.screenshot(path=f"{folder}/{name}-{scheme}.png", full_page=whole)
    page.emulate_media(color_scheme="light")


def picture_of_an_exposed_item(page) -> None:
    """Leave a picture of the first item in which something was poisoned, and come back."""
    start = page.url
    for position in range(1, 25):
        page.goto(f"/annotate/demo-practice/{position}/")
        if page.locator(".field[data-skipped]").count() == 0:
            picture(page, "labelling", whole=False)
            break
    page.goto(start)


def label_by_keyboard(page, n_items: int) -> None:
    """Answer yes to what is asked first and no to the rest, and go on."""
    for _ in range(n_items):
        before = page.url
        page.keyboard.press("1")
        page.keyboard.press("0")
        page.wait_for_function("() => assayOutbox.size() === 0")
        page.keyboard.press("j")
        page.wait_for_function("before => location.href !== before", arg=before)


def test_annotator_labels_by_keyboard_and_finds_the_labels_again(sign_in) -> None:
    page = sign_in("annotator")
    picture(page, "home-annotator")
    page.get_by_role("link", name=re.compile("Try it|Start|Continue|Label")).first.click()
    page.wait_for_selector("#_work")
    picture_of_an_exposed_item(page)

    label_by_keyboard(page, N_LABELLED)
    page.goto("/annotate/demo-practice/home/")

    assert re.search(rf"\b{N_LABELLED}\b of 24", page.inner_text("main"))
    picture(page, "packet-annotator")
    page.goto("/annotate/demo-practice/codebook/")
    picture(page, "codebook")
    page.goto("/preferences/")
    picture(page, "preferences")


def test_adjudicator_settles_a_dispute_without_seeing_the_votes(sign_in) -> None:
    page = sign_in("adjudicator")
    picture(page, "home-adjudicator")
    page.goto("/adjudicate/demo-labelled/")
    page.wait_for_selector("#_work")
    picture(page, "adjudication", whole=False)
    text = page.inner_text("body")

    label_by_keyboard(page, 1)
    page.goto("/adjudicate/demo-labelled/home/")

    assert "a1" not in text
    assert "sim" not in text.split()
    assert re.search(rf"\b1\b of {DISPUTED}", page.inner_text("main"))


def test_blinded_people_cannot_open_results(sign_in) -> None:
    for person in ("annotator", "adjudicator"):
        page = sign_in(person)
        for address in (
            "/audits/demo-labelled/",
            "/studies/demo/trajectories/",
            "/studies/demo/runs/",
        ):
            assert page.goto(address).status in (403, 404)
    picture(page, "not-found")


def test_researcher_sees_the_run_finish_reads_the_audit_and_takes_the_bundle(
    sign_in, site, tmp_path
) -> None:
    page = sign_in("researcher")
    picture(page, "home-researcher")
    page.goto("/studies/demo/")
    done = page.get_by_text("184 of 184")
    playwright.expect(done).to_have_count(3, timeout=60_000)
    picture(page, "study")
    page.goto("/audits/demo-labelled/")
    text = page.inner_text("main")
    picture(page, "audit")

    assert "informed" in text
    assert re.search(r"21 of (the )?89", text)
    with page.expect_download() as download:
        page.get_by_role("link", name=re.compile("Bundle")).first.click()
    bundle = tmp_path / "bundle.zip"
    download.value.save_as(bundle)
    assert zipfile.is_zipfile(bundle)
    assert site.manage("verify_bundle", str(bundle))


@pytest.mark.parametrize(
    ("name", "address"),
    [
        ("disagreements", "/audits/demo-labelled/disagreements/"),
        ("contrasts", "/audits/demo-labelled/contrasts/"),
        ("revisions-audit", "/audits/demo-labelled/revisions/"),
        ("annotators-audit", "/audits/demo-labelled/annotators/"),
        ("independence", "/audits/demo-labelled/ledger/"),
        ("registration", "/audits/demo-practice/register/"),
        ("packet", "/studies/demo/packets/demo-practice/"),
        ("packet-new", "/studies/demo/packets/new/"),
        ("trajectories", "/studies/demo/trajectories/"),
        ("trajectory", "/studies/demo/trajectories/t-011bc9e835/"),
        ("imports", "/studies/demo/imports/"),
        ("runs", "/studies/demo/runs/"),
        ("revisions", "/studies/demo/revisions/"),
        ("delivery", "/studies/demo/delivery/"),
        ("references", "/studies/demo/references/"),
        ("people", "/studies/demo/members/"),
    ],
)
def test_page_opens_without_an_error_and_without_sideways_scrolling(sign_in, name, address) -> None:
    page = sign_in("researcher")
    errors = []
    page.on(
        "console", lambda message: errors.append(message.text) if message.type == "error" else None
    )

    reply = page.goto(address)

    assert reply.status == 200
    assert errors == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 1280
    picture(page, name)


def test_disagreement_page_shows_claims_beside_the_human_row(sign_in) -> None:
    page = sign_in("researcher")
    page.goto("/audits/demo-labelled/disagreements/")

    page.locator("main tbody a").first.click()

    page.wait_for_url("**/disagreements/*/**")
    assert page.locator("mark").count() > 0
    picture(page, "disagreement")


def test_a_revision_unfolds_the_source_of_its_files(sign_in) -> None:
    page = sign_in("researcher")
    page.goto("/studies/demo/revisions/")
    page.locator("main").get_by_role("link", name="assay", exact=True).click()

    page.locator("summary", has_text="frozen/scorer.py").click()

    playwright.expect(page.get_by_role("region", name="frozen/scorer.py")).to_contain_text(
        "def score("
    )
    picture(page, "revision")


def test_ctrl_c_ends_everything_and_a_second_start_keeps_the_data(tmp_path) -> None:
    served = Served(tmp_path)
    served.wait()
    logins = served.logins()

    code = served.interrupt()

    assert code == 0
    assert served.children() == []
    served.log.close()
    again = Served(tmp_path)
    try:
        again.wait()
        assert again.logins() == logins
        assert "The demo study is there." in again.output()
    finally:
        again.close()


def test_taken_port_gets_one_clear_line(site, tmp_path) -> None:
    done = subprocess.run(
        [sys.executable, "manage.py", "serve"],
        cwd=ROOT,
        env=site.environment | {"ASSAY_DATA_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 1
    assert f"port {site.port} is taken" in done.stderr
    assert "Traceback" not in done.stderr
