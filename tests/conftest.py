"""Fixtures that every floor shares."""

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SHARED = ROOT.parent / "shared"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip, by name, the tests that read data which is not shipped with the project."""
    if SHARED.is_dir():
        return
    absent = pytest.mark.skip(reason="../shared is not on this machine")
    for item in items:
        if item.get_closest_marker("shared"):
            item.add_marker(absent)


@pytest.fixture
def shared() -> Path:
    """The folder of outside data; only for tests marked `shared`."""
    return SHARED
