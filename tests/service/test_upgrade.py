"""The database of the first release can be taken to the newest, and keeps its rows."""

import json
import subprocess
import sys
from pathlib import Path

from tests.scoring.test_kills import SERVER, drop_database, new_database
from tests.scoring.workers import ROOT

from .site import WebSite


def test_rows_of_the_first_release_are_kept_by_every_later_migration(tmp_path: Path) -> None:
    site = WebSite(tmp_path, SERVER and new_database())
    command = [sys.executable, "-m", "tests.service.first_release"]

    done = subprocess.run(
        command, cwd=ROOT, env=site.env, capture_output=True, text=True, check=False
    )
    drop_database(site.database_url)

    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {
        "correct": True,
        "answer": "7",
        "query": "How many?",
        "state": "done",
        "revision": "outside",
        "owner": "ada",
        "action": "import",
    }
