"""Real workers for tests that kill them: own database file, own broker, own processes."""

import contextlib
import json
import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.parse
import urllib.request
from collections.abc import Callable, Sequence
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

import psycopg

ROOT = Path(__file__).resolve().parents[2]
LEASE_S = 4


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
            "SCORER_CPU_S": "1",
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

    def manage_all(self, *commands: Sequence[str]) -> None:
        """Run management commands in one process."""
        code = (
            "import json, sys, django; django.setup()\n"
            "from django.core.management import call_command\n"
            "for command in json.loads(sys.argv[1]): call_command(*command)"
        )
        arguments = [sys.executable, "-c", code, json.dumps(commands)]
        done = subprocess.run(
            arguments, cwd=ROOT, env=self.env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr

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

    def start_web(self, port: int) -> subprocess.Popen[bytes]:
        """The web server, answering."""
        server = self._start(
            *(sys.executable, "-m", "gunicorn", "config.wsgi", "--bind", f"127.0.0.1:{port}"),
            *("--workers", "1", "--threads", "2", "--log-level", "warning"),
        )
        wait_until(lambda: is_listening(port), "the web server answers")
        return server

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


class Browser:
    """A person at the web pages: forms are sent with the tokens of the pages they are on."""

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        jar = urllib.request.HTTPCookieProcessor(CookieJar())
        self.opener = urllib.request.build_opener(jar)

    def submit(self, page: str, action: str, **fields: str) -> str:
        """Open a page, send its form to `action`; returns the address that this led to."""
        with self.opener.open(self.address + page, timeout=60) as reply:
            token = re.search(rb'name="csrfmiddlewaretoken" value="(\w+)"', reply.read())
        assert token, f"no form on {page}"
        document = urllib.parse.urlencode({"csrfmiddlewaretoken": token[1].decode()} | fields)
        with self.opener.open(self.address + action, document.encode(), timeout=60) as reply:
            return str(reply.geturl())


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
