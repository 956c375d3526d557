"""The site as processes, for measurements: its web server and what that uses of the processor."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.scoring.workers import free_port, is_listening, kill_group, wait_until

ROOT = Path(__file__).resolve().parents[1]
TICKS_PER_S = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Server:
    """A running web server."""

    pid: int
    port: int


class CpuClock:
    """Counts what a server's processes use of the processor from now on."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.begun = self._total()

    def seconds(self) -> float:
        """User and system time since the start."""
        return self._total() - self.begun

    def _total(self) -> float:
        pid = self.server.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        stats = [
            Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
            for each in (pid, *children)
        ]
        return sum(int(stat[11]) + int(stat[12]) for stat in stats) / TICKS_PER_S


def environment(folder: Path, database: str) -> dict[str, str]:
    """Variables of a site with its files in a folder; request lines are logged as by default."""
    metrics = folder / "metrics"
    metrics.mkdir(exist_ok=True)
    return {
        "PATH": os.environ["PATH"],
        "ASSAY_DATA_DIR": str(folder / "data"),
        "DATABASE_URL": database,
        "DJANGO_SETTINGS_MODULE": "config.settings",
        "PROMETHEUS_MULTIPROC_DIR": str(metrics),
        "SECRET_KEY": "for this measurement only",
    }


def set_up(variables: dict[str, str], module: str, *arguments: object) -> dict[str, Any]:
    """Run a set-up module; the JSON that it printed."""
    done = subprocess.run(
        [sys.executable, "-m", module, *map(str, arguments)],
        cwd=ROOT,
        env=variables,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(done.stderr)
    return json.loads(done.stdout)


@contextmanager
def serving(
    folder: Path, database: str, setup: Sequence[object]
) -> Iterator[tuple[dict[str, Any], Server]]:
    """A site that a module has set up, served as `manage.py serve` does it."""
    variables = environment(folder, database)
    given = set_up(variables, str(setup[0]), *setup[1:])
    port = free_port()
    command = (
        *(sys.executable, "-m", "gunicorn", "config.wsgi", "--bind", f"127.0.0.1:{port}"),
        *("--workers", "2", "--threads", "4", "--log-level", "warning"),
    )
    with (folder / "web.log").open("wb") as log:
        process = subprocess.Popen(
            command, cwd=ROOT, env=variables, stdout=log, stderr=log, start_new_session=True
        )
    try:
        wait_until(lambda: is_listening(port), "the web server answers")
        yield given, Server(process.pid, port)
    finally:
        kill_group(process)
