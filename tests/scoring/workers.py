"""Real workers for tests that kill them: own database file, own broker, own processes."""

import contextlib
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg

ROOT = Path(__file__).resolve().parents[2]
LEASE_S = 2


class Site:
    """The product as processes in a folder: commands, workers and, if asked, a Redis server."""

    def __init__(self, folder: Path, database_url: str = "", **variables: str) -> None:
        self.folder = folder
        self.database_url = database_url or f"sqlite:///{folder / 'site.sqlite3'}"
        self.processes: list[subprocess.Popen[bytes]] = []
        self.env = {
            "PATH": os.environ["PATH"],
            "ASSAY_DATA_DIR": str(folder / "data"),
            "DATABASE_URL": self.database_url,
            "SECRET_KEY": "for this test only",
            "SCORING_LEASE_S": str(LEASE_S),
            "SCORING_CHUNK_SIZE": "10",
            "SCORING_SWEEP_S": "0.5",
            "DJANGO_SETTINGS_MODULE": "config.settings",
            **variables,
        }

    def manage(self, *arguments: str) -> str:
        """Run a management command; returns what it printed."""
        done = subprocess.run(
            [sys.executable, "manage.py", *arguments],
            cwd=ROOT,
            env=self.env,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def rows(self, sql: str) -> list[tuple[Any, ...]]:
        """Ask the site's database, from outside."""
        if self.database_url.startswith("sqlite"):
            with contextlib.closing(sqlite3.connect(self.folder / "site.sqlite3")) as connection:
                return connection.execute(sql).fetchall()
        with psycopg.connect(self.database_url) as connection:
            return connection.execute(sql).fetchall()

    def one(self, sql: str) -> Any:
        """The first value of the first row."""
        return self.rows(sql)[0][0]

    def start_worker(self, *, concurrency: int = 1) -> subprocess.Popen[bytes]:
        """A worker as `make run` starts it."""
        return self._start(
            *(sys.executable, "-m", "celery", "-A", "config", "worker", "--without-gossip"),
            *("--without-mingle", "--beat", "--concurrency", str(concurrency)),
            *("--loglevel", "warning"),
            *("--schedule", str(self.folder / f"beat-{len(self.processes)}")),
        )

    def start_redis(self, port: int) -> subprocess.Popen[bytes]:
        """A Redis server without persistence: what it holds dies with it."""
        self.env["CELERY_BROKER_URL"] = f"redis://127.0.0.1:{port}/0"
        server = self._start("redis-server", "--port", str(port), "--save", "", "--dir", "/tmp")
        wait_until(lambda: is_listening(port), "Redis answers")
        return server

    def _start(self, *command: str) -> subprocess.Popen[bytes]:
        log = (self.folder / f"process-{len(self.processes)}.log").open("wb")
        with log:
            process = subprocess.Popen(
                command, cwd=ROOT, env=self.env, stdout=log, stderr=log, start_new_session=True
            )
        self.processes.append(process)
        return process

    def logs(self) -> str:
        """What the processes said, for a failed test's message."""
        return "\n".join(p.read_text(errors="replace")[-3000:] for p in self.folder.glob("*.log"))

    def close(self) -> None:
        """End everything that was started."""
        for process in self.processes:
            kill_group(process)
        shutil.rmtree(self.folder, ignore_errors=True)


def kill_group(process: subprocess.Popen[bytes]) -> None:
    """`kill -9` of a process with all of its children."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def free_port() -> int:
    """A port that nothing listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def is_listening(port: int) -> bool:
    """Whether something answers on the port."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def wait_until(condition: Callable[[], Any], what: str, *, seconds: float = 60) -> None:
    """Poll until the condition holds; raises AssertionError that says what was waited for."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, f"waited {seconds} s in vain: {what}"
        time.sleep(0.05)
