"""Thirty-two clients at once: one current row each, and the full history."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from django.db import connection

HAMMER = "tests.annotation.hammer"
# As in the module itself, which cannot be imported: it sets Django up for its own database.
N_THREADS, N_SAVES = 32, 5
ROOT = Path(__file__).resolve().parents[2]


def hammered(url: str, folder: Path) -> dict:
    """What the many clients met on the database at `url`, and left there."""
    environment = {
        **os.environ,
        "DATABASE_URL": url,
        "ASSAY_DATA_DIR": str(folder),
        "DJANGO_SETTINGS_MODULE": "config.settings",
    }
    done = subprocess.run(
        [sys.executable, "-m", HAMMER],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.django_db(transaction=True)
def test_every_save_is_stored_once(tmp_path: Path) -> None:
    """On a file of its own with SQLite, else on the test's own PostgreSQL database."""
    on_file = f"sqlite:///{tmp_path / 'hammer.sqlite3'}"
    url = on_file if connection.vendor == "sqlite" else url_of(connection.settings_dict)

    found = hammered(url, tmp_path)

    assert found == {
        "met": {},
        "own": [N_THREADS * N_SAVES, N_THREADS * N_SAVES],
        "shared": [N_THREADS, list(range(1, N_THREADS + 1))],
        "repeated": [1, 1],
        "miscounted": [],
    }


def url_of(settings: dict) -> str:
    """The address of the test database."""
    user, password = settings["USER"] or "", settings["PASSWORD"] or ""
    who = f"{user}:{password}@" if user or password else ""
    host, port = settings["HOST"] or "", settings["PORT"] or ""
    where = f"{host}:{port}" if port else host
    return f"postgres://{who}{where}/{settings['NAME']}"
