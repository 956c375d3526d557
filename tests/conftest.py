"""Fixtures that every floor shares."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings

from scoring.services.scorers import drop_runner

ROOT = Path(__file__).resolve().parent.parent
SHARED = ROOT.parent / "shared"


def pytest_configure(config: pytest.Config) -> None:
    """Cheap passwords and unhashed static names; everything else is as people run it."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    settings.STORAGES["staticfiles"]["BACKEND"] = (
        "django.contrib.staticfiles.storage.StaticFilesStorage"
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip, by name, the tests that read data which is not shipped with the project."""
    if SHARED.is_dir():
        return
    absent = pytest.mark.skip(reason="../shared is not on this machine")
    for item in items:
        if item.get_closest_marker("shared"):
            item.add_marker(absent)


@pytest.fixture(autouse=True)
def _no_child_left() -> Iterator[None]:
    """End the child process that a test's scorer was run in."""
    yield
    drop_runner()


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Remove the tests' folder; with NO_SKIPS set, a skipped test fails the run."""
    shutil.rmtree(os.environ["ASSAY_DATA_DIR"], ignore_errors=True)
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("NO_SKIPS") and reporter.stats.get("skipped") and exitstatus == 0:
        reporter.write_line("NO_SKIPS is set, and tests were skipped.", red=True)
        session.exitstatus = 1


@pytest.fixture
def shared() -> Path:
    """The folder of outside data; only for tests marked `shared`."""
    return SHARED
