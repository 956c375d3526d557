"""The small site that tests over all addresses share; each test's own changes are undone."""

from collections.abc import Iterator

import pytest
from pytest_django import DjangoDbBlocker

from .world import World, standing


@pytest.fixture(scope="package")
def world(
    django_db_setup: None,
    django_db_blocker: DjangoDbBlocker,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[World]:
    """Built once; its rows are gone when the last of these tests is through."""
    with django_db_blocker.unblock(), standing(tmp_path_factory.mktemp("world")) as made:
        yield made
