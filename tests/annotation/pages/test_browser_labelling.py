"""Labelling in a real browser: by keyboard alone, and without losing a single answer."""

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.annotation.pages.site import Site
from tests.factories import PASSWORD

CHROMIUM = Path(os.environ.get("CHROMIUM", "/usr/bin/chromium"))
playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not CHROMIUM.exists(), reason=f"Chromium is not at {CHROMIUM}"),
]

N_TASKS = 13  # 52 runs, half of them exposed
FIELDS = ("correct", "adopted", "detected", "validated", "recovered", "ambiguous")
SAVED = re.compile(r"^(Saved|All saved)")
CURRENT = """
    SELECT l.version, l."values", l.note, l.evidence, a.is_complete
    FROM annotation_assignment a
    JOIN annotation_round r ON r.id = a.round_id
    JOIN annotation_packet p ON p.id = r.packet_id
    JOIN studies_user u ON u.id = a.annotator_id
    JOIN annotation_label l ON l.assignment_id = a.id AND l.version = a.version
    WHERE p.slug = 'pilot' AND u.username = ? AND a.position = ?
"""


@pytest.fixture(scope="module")
def browser() -> Iterator[object]:
    with playwright.sync_playwright() as running:
        chromium = running.chromium.launch(
            executable_path=str(CHROMIUM), args=["--no-sandbox", "--disable-gpu"]
        )
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    made = Site(tmp_path_factory.mktemp("site"))
    made.prepare(N_TASKS)
    made.start()
    yield made
    made.kill()


@pytest.fixture
def context(browser, site) -> Iterator[object]:
    """A fresh browser profile in which nobody is signed in."""
    made = browser.new_context(viewport={"width": 1280, "height": 720}, base_url=site.url)
    made.set_default_timeout(10_000)
    yield made
    made.close()


def sign_in(page, username: str, url: str) -> None:
    page.goto(f"/login/?next={url}")
    page.get_by_label("Username").fill(username)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign in").click()
    page.wait_for_url(f"**{url}")


def wait_until_saved(page) -> None:
    page.wait_for_function("() => assayOutbox.size() === 0")
    playwright.expect(page.locator("[data-save-state]")).to_have_text(SAVED)


def at_item(page, position: int) -> None:
    page.wait_for_selector(f"#_work[data-position='{position}']")


def current(site: Site, username: str, position: int) -> dict:
    [(version, values, note, evidence, complete)] = site.rows(CURRENT, username, position)
    return {
        "version": version, "values": json.loads(values), "note": note,
        "evidence": json.loads(evidence), "complete": bool(complete),
    }  # fmt: skip


def is_exposed(page) -> bool:
    return page.locator(".field[data-skipped]").count() == 0


def test_fifty_items_by_keyboard_take_at_most_eight_presses_each(context, site):
    page = context.new_page()
    sign_in(page, "ann", "/annotate/pilot/1/")
    wanted, presses = {}, {}

    for position in range(1, 51):
        at_item(page, position)
        asked = FIELDS if is_exposed(page) else ("correct", "ambiguous")
        values = {name: bool((position >> n) & 1) for n, name in enumerate(FIELDS)}
        wanted[position] = {name: values[name] if name in asked else None for name in FIELDS}
        keys = [str(FIELDS.index(name) + 1) for name in asked if values[name]]
        keys += ["0"] * (not all(values[name] for name in asked)) + ["j"]
        for key in keys:
            page.keyboard.press(key)
        presses[position] = len(keys)
    at_item(page, 51)
    wait_until_saved(page)

    assert max(presses.values()) <= 8
    stored = {position: current(site, "ann", position) for position in wanted}
    assert {position: row["values"] for position, row in stored.items()} == wanted
    assert all(row["complete"] for row in stored.values())
    assert page.locator("[data-done]").inner_text() == "50"


def test_every_field_is_in_view_without_scrolling(context):
    page = context.new_page()
    sign_in(page, "bob", "/annotate/pilot/1/")
    for position in range(1, 20):
        page.goto(f"/annotate/pilot/{position}/")
        if is_exposed(page):
            break

    for width, height in ((1280, 720), (1440, 900), (820, 1180), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        for name in FIELDS:
            field = page.locator(f".field[data-field={name}] .choices")
            playwright.expect(field).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_first_load_is_light_and_the_next_item_is_one_request(context, site):
    sign_in(context.new_page(), "bob", "/preferences/")
    fresh = context.browser.new_context(base_url=site.url)
    fresh.add_cookies(context.cookies())
    page = fresh.new_page()
    finished = []
    page.on("requestfinished", lambda request: finished.append(request))

    page.goto("/annotate/pilot/3/", wait_until="networkidle")
    first = [request for request in finished if "/annotate/pilot/4/" not in request.url]
    sizes = [request.sizes() for request in first]
    prefetched = [request for request in finished if "/annotate/pilot/4/" in request.url]
    finished.clear()
    with page.expect_request_finished(lambda request: "/pilot/5/" in request.url):
        page.keyboard.press("j")
        at_item(page, 4)

    assert len(first) <= 8
    assert sum(s["responseBodySize"] + s["responseHeadersSize"] for s in sizes) < 100_000
    assert len(prefetched) == 1
    assert [request.url.rsplit("/", 2)[1] for request in finished] == ["5"]
    fresh.close()


def test_a_lost_network_loses_nothing(context, site):
    page = context.new_page()
    sign_in(page, "bob", "/annotate/pilot/5/")
    page.wait_for_load_state("networkidle")

    context.set_offline(True)
    page.keyboard.press("1")
    page.keyboard.press("0")
    playwright.expect(page.locator("[data-save-state]")).to_contain_text("Not saved yet")
    page.keyboard.press("j")
    at_item(page, 6)
    page.keyboard.press("0")
    page.wait_for_timeout(1_000)
    context.set_offline(False)
    wait_until_saved(page)

    assert current(site, "bob", 5)["values"]["correct"] is True
    assert current(site, "bob", 5)["complete"]
    assert current(site, "bob", 6)["values"]["correct"] is False


def test_a_killed_server_loses_nothing(context, site):
    page = context.new_page()
    sign_in(page, "bob", "/annotate/pilot/7/")
    page.keyboard.press("1")
    wait_until_saved(page)

    site.kill()
    page.keyboard.press("6")
    page.keyboard.press("m")
    page.keyboard.type("written while the server was dead")
    page.keyboard.press("Escape")
    playwright.expect(page.locator("[data-save-state]")).to_contain_text("Not saved yet")
    site.start()
    wait_until_saved(page)

    stored = current(site, "bob", 7)
    assert stored["values"]["correct"] is True
    assert stored["values"]["ambiguous"] is True
    assert stored["note"] == "written while the server was dead"


def test_what_was_not_delivered_survives_a_reload(context, site):
    page = context.new_page()
    sign_in(page, "bob", "/annotate/pilot/8/")
    context.route("**/labels/**", lambda route: route.abort())
    page.keyboard.press("1")
    playwright.expect(page.locator("[data-save-state]")).to_contain_text("Not saved yet")

    page.reload()
    correct = page.locator("[data-field=correct] input[value=true]")
    playwright.expect(correct).to_be_checked()
    context.unroute("**/labels/**")
    page.keyboard.press("0")
    wait_until_saved(page)

    assert current(site, "bob", 8)["values"]["correct"] is True
    assert current(site, "bob", 8)["complete"]


def test_an_answer_that_was_lost_on_its_way_back_is_stored_once(context, site):
    page = context.new_page()
    sign_in(page, "bob", "/annotate/pilot/9/")
    lost = []

    def lose_first_answer(route):
        if lost:
            return route.continue_()
        lost.append(route.fetch())
        return route.abort()

    context.route("**/labels/**", lose_first_answer)
    page.keyboard.press("1")
    wait_until_saved(page)

    assert lost[0].status == 200
    assert current(site, "bob", 9)["version"] == 1


def test_an_expired_session_is_not_taken_for_saved(context, site):
    page = context.new_page()
    sign_in(page, "bob", "/annotate/pilot/10/")
    context.clear_cookies(name="sessionid")

    page.keyboard.press("1")
    line = page.locator("[data-save-state]")
    playwright.expect(line).to_contain_text("you are signed out")
    assert site.rows(CURRENT, "bob", 10) == []
    sign_in(context.new_page(), "bob", "/preferences/")
    wait_until_saved(page)

    assert current(site, "bob", 10)["values"]["correct"] is True


def test_two_tabs_get_a_conflict_and_the_person_decides(context, site):
    first = context.new_page()
    sign_in(first, "bob", "/annotate/pilot/11/")
    second = context.new_page()
    second.goto("/annotate/pilot/11/")
    first.bring_to_front()
    first.keyboard.press("1")
    wait_until_saved(first)

    second.bring_to_front()
    second.keyboard.press("Shift+1")
    conflict = second.locator("[data-conflict]")
    playwright.expect(conflict).to_contain_text("Another tab has saved this item since")
    assert current(site, "bob", 11)["values"]["correct"] is True
    second.get_by_role("button", name="Show what is stored").click()
    playwright.expect(second.locator("[data-field=correct] input[value=true]")).to_be_checked()

    first.bring_to_front()
    first.keyboard.press("6")
    wait_until_saved(first)
    second.bring_to_front()
    second.keyboard.press("Shift+1")
    playwright.expect(conflict).to_be_visible()
    second.get_by_role("button", name="Save mine as the newest").click()
    wait_until_saved(second)

    assert current(site, "bob", 11)["values"]["correct"] is False
    assert current(site, "bob", 11)["version"] == 3


def test_double_clicks_leave_one_current_row(context, site):
    page = context.new_page()
    sign_in(page, "bob", "/annotate/pilot/12/")

    page.locator("[data-field=correct] .choice").first.dblclick()
    wait_until_saved(page)

    assert current(site, "bob", 12)["version"] == 1


def test_undo_reaches_back_across_items(context, site):
    page = context.new_page()
    sign_in(page, "bob", "/annotate/pilot/13/")
    page.keyboard.press("1")
    page.keyboard.press("j")
    at_item(page, 14)
    page.keyboard.press("6")
    wait_until_saved(page)

    page.keyboard.press("z")
    wait_until_saved(page)
    page.keyboard.press("z")
    at_item(page, 13)
    wait_until_saved(page)

    assert current(site, "bob", 14)["values"]["ambiguous"] is None
    assert current(site, "bob", 13)["values"]["correct"] is None
    assert current(site, "bob", 13)["version"] == 2


def test_keys_rest_while_a_person_types(context, site):
    page = context.new_page()
    sign_in(page, "bob", "/annotate/pilot/15/")

    page.keyboard.press("m")
    page.keyboard.type("12 jazz kings, see #2")
    page.keyboard.press("Escape")
    wait_until_saved(page)

    stored = current(site, "bob", 15)
    assert stored["note"] == "12 jazz kings, see #2"
    assert set(stored["values"].values()) == {None}
    page.locator("[data-note-links]").get_by_text("#2").click()
    assert page.evaluate("document.activeElement.id") == "event-2"


def test_evidence_marks_the_event_and_the_words(context, site):
    page = context.new_page()
    sign_in(page, "bob", "/annotate/pilot/16/")

    page.keyboard.press("1")
    page.locator("#event-2").get_by_role("button", name="Mark as evidence").click()
    page.locator("#answer > .answer-text").select_text()
    page.keyboard.press("e")
    wait_until_saved(page)

    assert current(site, "bob", 16)["evidence"] == [
        {"field": "correct", "event": 1, "start": None, "end": None},
        {"field": "correct", "event": None, "start": 0, "end": len("There were 1000 orders.")},
    ]


def test_hints_are_shown_and_block_nothing(context, site):
    page = context.new_page()
    sign_in(page, "bob", "/annotate/pilot/17/")
    while not is_exposed(page):
        position = int(page.locator("#_work").get_attribute("data-position"))
        page.keyboard.press("j")
        at_item(page, position + 1)
    position = int(page.locator("#_work").get_attribute("data-position"))

    for key in ("1", "2", "0"):
        page.keyboard.press(key)
    hint = page.get_by_text("Correct and adopted are never both yes.")
    playwright.expect(hint).to_be_visible()
    wait_until_saved(page)

    assert current(site, "bob", position)["complete"]


def test_auto_advance_goes_on_when_the_last_field_is_answered(context):
    page = context.new_page()
    sign_in(page, "otto", "/preferences/")
    page.get_by_label("Go to the next item when all fields are answered").check()
    page.get_by_role("button", name="Save", exact=True).click()
    playwright.expect(page.get_by_text("Your preferences are saved.")).to_be_visible()
    page.goto("/annotate/guess/1/")

    page.keyboard.press("1")
    at_item(page, 1)
    page.keyboard.press("0")

    at_item(page, 2)
    page.wait_for_function("() => assayOutbox.size() === 0")
    page.keyboard.press("z")
    at_item(page, 1)


def test_long_observations_unfold_and_poison_is_compared(context):
    page = context.new_page()
    sign_in(page, "bob", "/annotate/pilot/20/")
    while not is_exposed(page):
        position = int(page.locator("#_work").get_attribute("data-position"))
        page.keyboard.press("j")
        at_item(page, position + 1)

    last_row = page.get_by_role("cell", name="town 39")
    page.keyboard.press("o")
    playwright.expect(last_row).to_be_visible()
    page.keyboard.press("d")
    playwright.expect(page.locator("mark", has_text="1250")).to_be_visible()
    page.keyboard.press("g")
    playwright.expect(page.get_by_text("Codebook of six-fields")).to_be_visible()


def test_an_adjudicator_settles_a_dispute_by_keyboard(context, site):
    page = context.new_page()
    sign_in(page, "judy", "/adjudicate/settled/")

    playwright.expect(page.locator(".field[data-field=detected]")).to_contain_text("disputed")
    page.keyboard.press("0")
    page.get_by_label("Hard item").check(force=True)
    wait_until_saved(page)
    page.get_by_role("link", name="Finish").click()
    page.get_by_label("No", exact=True).check()
    page.get_by_role("button", name="Hand in and lock").click()

    playwright.expect(page.get_by_text("Handed in. Thank you")).to_be_visible()
    assert site.rows("SELECT cause FROM annotation_disputecause") == [("hard",)]


def test_a_far_event_and_the_answer_are_reached_at_once(context):
    page = context.new_page()
    sign_in(page, "bob", "/annotate/pilot/21/")

    page.keyboard.press("a")

    answer = page.locator("#answer > .answer-text")
    playwright.expect(answer).to_be_in_viewport()
    playwright.expect(page.locator(".question-text")).to_be_in_viewport()


def test_an_older_label_is_confirmed_under_the_new_codebook(context, site):
    page = context.new_page()
    sign_in(page, "bob", "/annotate/pilot/22/")
    page.keyboard.press("0")
    wait_until_saved(page)
    site.run("-m", "tests.annotation.pages.seed", "codebook")

    page.keyboard.press("1")
    playwright.expect(page.locator("[data-conflict]")).to_contain_text("The codebook is at version")
    page.reload()
    page.get_by_role("button", name="Save mine as the newest").click()
    wait_until_saved(page)
    page.goto("/annotate/pilot/5/")
    page.get_by_role("button", name="It still holds").click()
    playwright.expect(page.get_by_role("button", name="It still holds")).to_be_hidden()
    wait_until_saved(page)

    assert current(site, "bob", 22)["values"]["correct"] is True
    assert site.rows(
        """
        SELECT DISTINCT l.codebook_version FROM annotation_label l
        JOIN annotation_assignment a ON l.assignment_id = a.id AND l.version = a.version
        JOIN annotation_round r ON r.id = a.round_id
        JOIN annotation_packet p ON p.id = r.packet_id
        JOIN studies_user u ON u.id = a.annotator_id
        WHERE p.slug = 'pilot' AND u.username = 'bob' AND a.position IN (5, 22)
        """
    ) == [(2,)]


def test_the_model_answer_appears_when_a_training_item_is_finished(context):
    page = context.new_page()
    sign_in(page, "tina", "/annotate/practice/1/")
    assert page.locator("[data-feedback]").count() == 0

    page.keyboard.press("1")
    page.keyboard.press("0")

    feedback = page.locator("[data-feedback]")
    playwright.expect(feedback).to_contain_text("5 of 6 fields as in the model answer")
    playwright.expect(feedback).to_contain_text("Nothing was said.")


def test_a_guess_is_asked_for_once_the_item_is_finished(context, site):
    page = context.new_page()
    sign_in(page, "tina", "/annotate/guess/1/")
    choice = page.get_by_role("button", name="second attempt")
    playwright.expect(choice).to_be_hidden()

    page.keyboard.press("0")
    wait_until_saved(page)
    choice.click()

    playwright.expect(page.get_by_text("Your guess is kept.")).to_be_visible()
    assert site.rows("SELECT attribute, guess FROM annotation_conditionguess") == [
        ("method", "double_pass")
    ]


PAGES = ("/annotate/pilot/2/", "/annotate/pilot/home/", "/annotate/pilot/submit/",
         "/annotate/pilot/codebook/", "/preferences/", "/nothing/")  # fmt: skip


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_no_serious_violation(browser, site, scheme):
    axe = pytest.importorskip("axe_playwright_python.sync_playwright")
    context = browser.new_context(base_url=site.url, color_scheme=scheme, bypass_csp=True)
    page = context.new_page()
    page.goto("/login/")
    found = violations(axe, page)
    sign_in(page, "bob", "/annotate/pilot/2/")
    for path in PAGES:
        page.goto(path)
        found += violations(axe, page)
    page.goto(PAGES[0])
    page.keyboard.press("g")
    page.wait_for_selector("#_codebook")
    found += violations(axe, page)
    page.keyboard.press("?")
    found += violations(axe, page)
    context.close()

    assert found == []


def violations(axe, page) -> list[str]:
    results = axe.Axe().run(page).response["violations"]
    return [
        f"{page.url}: {result['id']}: {node['html'][:200]}: {node['failureSummary']}"
        for result in results
        if result["impact"] in ("serious", "critical")
        for node in result["nodes"]
    ]
