"""The product as people start it: `manage.py serve` on a folder and a database of its own."""

import hashlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import environ
import psycopg

ROOT = Path(__file__).resolve().parents[2]
READY_S = 120


def free_port() -> int:
    """A port on which nothing listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Served:
    """One running site with the demo study; on PostgreSQL where DATABASE_URL names it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.environment = os.environ | {
            "ASSAY_DATA_DIR": str(folder),
            "PORT": str(self.port),
            "LOG_LEVEL": "WARNING",
            "LOG_FORMAT": "console",
            "CELERY_BROKER_URL": "filesystem://",
            "DATABASE_URL": self.database(),
        }
        self.log = (folder / "serve.log").open("w")
        self.process = subprocess.Popen(
            [sys.executable, "manage.py", "serve"],
            cwd=ROOT,
            env=self.environment,
            stdout=self.log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )

    def database(self) -> str:
        """The folder's database, of the kind that the suite runs on; made at its first start."""
        server = os.environ.get("DATABASE_URL", "")
        if not server.startswith("postgres"):
            return f"sqlite:///{self.folder / 'site.sqlite3'}"
        with psycopg.connect(server, autocommit=True) as admin:
            known = admin.execute("SELECT 1 FROM pg_database WHERE datname = %s", [self.name])
            if not known.fetchone():
                admin.execute(f'CREATE DATABASE "{self.name}"')
        parts = environ.urlparse(server)
        return parts._replace(path=f"/{self.name}").geturl()

    @property
    def name(self) -> str:
        """What the folder's database is called on a server."""
        return f"served_{hashlib.sha256(str(self.folder).encode()).hexdigest()[:12]}"

    def wait(self) -> None:
        """Return once all answers and the logins stand there; raises AssertionError."""
        deadline = time.monotonic() + READY_S
        while time.monotonic() < deadline and self.process.poll() is None:
            if set(self.health().values()) == {"ok"} and self.logins():
                return
            time.sleep(0.2)
        raise AssertionError(f"the site did not come up:\n{self.output()}")

    def health(self) -> dict[str, str]:
        """What /healthz says; all "away" while nothing answers."""
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=2) as reply:
                return json.load(reply)
        except OSError:
            return {"web": "away"}

    def output(self) -> str:
        """All that it printed so far."""
        return Path(self.log.name).read_text()

    def logins(self) -> dict[str, str]:
        """Password of each demo login, read off what it printed."""
        return dict(re.findall(r"^\s+\w+\s+(\w+)\s+(\S{12})$", self.output(), re.M))

    def manage(self, *words: str) -> str:
        """Run a management command beside the site; returns what it prints."""
        done = subprocess.run(
            [sys.executable, "manage.py", *words],
            cwd=ROOT,
            env=self.environment,
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout

    def interrupt(self) -> int:
        """Press Ctrl-C; returns the exit code."""
        os.killpg(self.process.pid, signal.SIGINT)
        return self.process.wait(timeout=30)

    def children(self) -> list[str]:
        """Processes of its session that are still alive."""
        listed = subprocess.run(
            ["ps", "-o", "pid=,args=", "-s", str(self.process.pid)],
            capture_output=True,
            text=True,
            check=False,
        )
        return [line for line in listed.stdout.splitlines() if "defunct" not in line]

    def close(self) -> None:
        """End it, whatever state it is in, and drop its database where that is on a server."""
        if self.process.poll() is None:
            self.interrupt()
        self.log.close()
        server = os.environ.get("DATABASE_URL", "")
        if server.startswith("postgres"):
            with psycopg.connect(server, autocommit=True) as admin:
                admin.execute(f'DROP DATABASE IF EXISTS "{self.name}" WITH (FORCE)')
