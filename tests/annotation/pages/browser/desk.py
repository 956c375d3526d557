"""What a person does at the labelling desk, and what the site has stored of it."""

import json
import os
import re
from pathlib import Path

import pytest

from tests.annotation.pages.site import Site
from tests.factories import PASSWORD

try:
    from playwright import sync_api as playwright
except ImportError:
    playwright = None

CHROMIUM = Path(os.environ.get("CHROMIUM", "/usr/bin/chromium"))
needs_browser = [
    pytest.mark.browser,
    pytest.mark.skipif(playwright is None, reason="playwright is not installed"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason=f"Chromium is not at {CHROMIUM}"),
]
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


def sign_in(page, username: str, url: str) -> None:
    page.goto(f"/login/?next={url}")
    page.get_by_label("Username").fill(username)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign in").click()
    page.wait_for_url(f"**{url}")


def wait_until_delivered(page) -> None:
    page.wait_for_function("() => assayOutbox.size() === 0")


def wait_until_saved(page) -> None:
    wait_until_delivered(page)
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
