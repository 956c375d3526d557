"""The product as people run it: its own processes over a file database."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
START_S = 30


class Site:
    """A web server on loopback with a database of its own; `kill` is SIGKILL."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        kept = {k: v for k, v in os.environ.items() if k in ("PATH", "HOME", "LANG")}
        self.env = {
            **kept,
            "ASSAY_DATA_DIR": str(folder),
            "DJANGO_SETTINGS_MODULE": "config.settings",
            "LOG_LEVEL": "ERROR",
        }
        self.server: subprocess.Popen[bytes] | None = None

    def run(self, *arguments: str) -> None:
        subprocess.run(
            [sys.executable, *arguments], cwd=ROOT, env=self.env, check=True, capture_output=True
        )

    def prepare(self, n_tasks: int) -> None:
        self.run("manage.py", "migrate", "--verbosity", "0")
        self.run("manage.py", "collectstatic", "--noinput", "--verbosity", "0")
        self.run("-m", "tests.annotation.pages.seed", str(n_tasks))

    def start(self) -> None:
        server = ["-m", "gunicorn", "config.wsgi", "--bind", f"127.0.0.1:{self.port}"]
        with (self.folder / "server.log").open("ab") as log:
            self.server = subprocess.Popen(
                [sys.executable, *server, "--threads", "4"],
                cwd=ROOT, env=self.env, stdout=log, stderr=log, start_new_session=True,
            )  # fmt: skip
        self._wait_until_it_answers()

    def _wait_until_it_answers(self) -> None:
        deadline = time.monotonic() + START_S
        while time.monotonic() < deadline:
            try:
                urllib.request.urlopen(f"{self.url}/login/", timeout=5).close()
            except urllib.error.HTTPError as error:
                error.close()
                return
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise TimeoutError(f"{self.url} does not answer; see {self.folder / 'server.log'}")

    def kill(self) -> None:
        if self.server:
            os.killpg(self.server.pid, signal.SIGKILL)
            self.server.wait()
            self.server = None

    def rows(self, sql: str, *arguments: object) -> list[tuple]:
        """What the database holds, read past the product."""
        connection = sqlite3.connect(f"file:{self.folder / 'assay.sqlite3'}?mode=ro", uri=True)
        try:
            return connection.execute(sql, arguments).fetchall()
        finally:
            connection.close()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
