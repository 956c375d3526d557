"""The small site that tests over all addresses share; each test's own changes are undone."""

from collections.abc import Iterator

import pytest
from django.conf import settings
from django.db import transaction
from pytest_django import DjangoDbBlocker

from .world import World, build


@pytest.fixture(scope="package")
def world(
    django_db_setup: None,
    django_db_blocker: DjangoDbBlocker,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[World]:
    """Built once; its rows are gone when the last of these tests is through."""
    folder = tmp_path_factory.mktemp("world")
    patch = pytest.MonkeyPatch()
    patch.setattr(settings, "DATA_DIR", folder / "data")
    patch.setattr(settings, "WEBHOOKS_MAY_BE_PRIVATE", True)
    with django_db_blocker.unblock(), transaction.atomic():
        yield build(folder)
        transaction.set_rollback(True)
    patch.undo()
