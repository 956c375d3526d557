"""Work beside the first labels: adjudication, training, a guess, and a new codebook."""

from tests.annotation.pages.browser.desk import (
    at_item,
    current,
    needs_browser,
    playwright,
    sign_in,
    wait_until_saved,
)

pytestmark = needs_browser


def test_an_adjudicator_settles_a_dispute_by_keyboard(context, site):
    page = context.new_page()
    sign_in(page, "judy", "/adjudicate/settled/")

    playwright.expect(page.locator(".field[data-field=detected]")).to_contain_text("disputed")
    page.keyboard.press("0")
    page.keyboard.press("h")
    playwright.expect(page.get_by_label("Hard item")).to_be_checked()
    wait_until_saved(page)
    page.get_by_role("link", name="Finish").click()
    page.get_by_label("No", exact=True).check()
    page.get_by_role("button", name="Hand in and lock").click()

    playwright.expect(page.get_by_text("Handed in. Thank you")).to_be_visible()
    assert site.rows("SELECT cause FROM annotation_disputecause") == [("hard",)]
    page.goto("/adjudicate/settled/1/")
    playwright.expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    page.keyboard.press("z")
    playwright.expect(page.locator("[data-announce]")).to_contain_text("nothing can be undone")


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


def test_an_older_label_is_confirmed_under_the_new_codebook(context, site):
    page = context.new_page()
    sign_in(page, "bob", "/annotate/pilot/22/")
    page.keyboard.press("0")
    page.keyboard.press("j")
    at_item(page, 23)
    page.keyboard.press("0")
    wait_until_saved(page)
    page.goto("/annotate/pilot/22/")
    site.run("-m", "tests.annotation.pages.seed", "codebook")

    page.keyboard.press("1")
    playwright.expect(page.locator("[data-conflict]")).to_contain_text("The codebook is at version")
    page.reload()
    page.get_by_role("button", name="Save mine as the newest").click()
    wait_until_saved(page)
    page.goto("/annotate/pilot/23/")
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
        WHERE p.slug = 'pilot' AND u.username = 'bob' AND a.position IN (22, 23)
        """
    ) == [(2,)]
