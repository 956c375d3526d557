"""One browser and one running site for all of these journeys; each starts signed out."""

from collections.abc import Iterator

import pytest

from tests.annotation.pages.browser.desk import CHROMIUM, playwright
from tests.annotation.pages.site import Site

N_TASKS = 13  # 52 runs, half of them exposed


@pytest.fixture(scope="package")
def browser() -> Iterator[object]:
    with playwright.sync_playwright() as running:
        chromium = running.chromium.launch(
            executable_path=str(CHROMIUM), args=["--no-sandbox", "--disable-gpu"]
        )
        yield chromium
        chromium.close()


@pytest.fixture(scope="package")
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
