"""Labelling by keyboard alone."""

from tests.annotation.pages.browser.desk import (
    FIELDS,
    at_item,
    current,
    is_exposed,
    needs_browser,
    playwright,
    sign_in,
    wait_until_delivered,
    wait_until_saved,
)

pytestmark = needs_browser


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
    wait_until_delivered(page)

    assert max(presses.values()) <= 8
    stored = {position: current(site, "ann", position) for position in wanted}
    assert {position: row["values"] for position, row in stored.items()} == wanted
    assert all(row["complete"] for row in stored.values())
    assert page.locator("[data-done]").inner_text() == "50"


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


def test_a_far_event_and_the_answer_are_reached_at_once(context):
    page = context.new_page()
    sign_in(page, "bob", "/annotate/pilot/21/")

    page.keyboard.press("a")

    answer = page.locator("#answer > .answer-text")
    playwright.expect(answer).to_be_in_viewport()
    playwright.expect(page.locator(".question-text")).to_be_in_viewport()
