"""What the labelling page shows, how light it is, and whether everybody can use it."""

import pytest

from tests.annotation.pages.browser.desk import (
    FIELDS,
    at_item,
    is_exposed,
    needs_browser,
    playwright,
    sign_in,
)

pytestmark = needs_browser


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
