"""Nothing that a person has answered is lost, stored twice, or written over unseen."""

from tests.annotation.pages.browser.desk import (
    CURRENT,
    at_item,
    current,
    needs_browser,
    playwright,
    sign_in,
    wait_until_saved,
)

pytestmark = needs_browser


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
