"""Several hosts on one machine: each in a network namespace of its own, and the network cut.

    python -m tests.service.hosts [--partition 60] [--trajectories 1200]

Web server with scheduler, two workers, PostgreSQL and Redis are five hosts on one switch. In the
middle of a scoring run the links of one worker and of Redis go down; after the partition they
come up again. The run must complete with one verdict per trajectory. Needs root. Only namespaces
that the script makes are touched.
"""

import argparse
import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import django
from django.apps import apps

if not apps.ready:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()

from tests.factories import task_record, toxic_record  # noqa: E402
from tests.scoring.scorers import EXACT, write_scorer
from tests.scoring.workers import kill_group  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]
HOSTS = {"web": "10.213.77.1", "one": "10.213.77.2", "two": "10.213.77.3"}
HOSTS |= {"db": "10.213.77.4", "redis": "10.213.77.5"}
CUT_OFF = ("one", "redis")
SLOW = EXACT.replace('"""Correct', 'import time; time.sleep(0.05)\n    """Correct')
CHUNK = 20


def ip(*arguments: str) -> None:
    """Run `ip`; raises CalledProcessError."""
    subprocess.run(["ip", *arguments], check=True, capture_output=True, text=True)


class Network:
    """Hosts on a switch; everything is gone after `close`."""

    def __init__(self) -> None:
        self.prefix = f"assay{uuid.uuid4().hex[:5]}"
        self.switch = f"{self.prefix}-switch"

    def name(self, host: str) -> str:
        """The namespace of a host."""
        return f"{self.prefix}-{host}"

    def open(self) -> None:
        """Make the switch and plug every host in."""
        ip("netns", "add", self.switch)
        ip("-n", self.switch, "link", "add", "br0", "type", "bridge")
        ip("-n", self.switch, "link", "set", "br0", "up")
        for host, address in HOSTS.items():
            inside = self.name(host)
            ip("netns", "add", inside)
            peer = ("peer", "name", "eth0", "netns", inside)
            ip("-n", self.switch, "link", "add", host, "type", "veth", *peer)
            ip("-n", self.switch, "link", "set", host, "master", "br0", "up")
            ip("-n", inside, "address", "add", f"{address}/24", "dev", "eth0")
            ip("-n", inside, "link", "set", "eth0", "up")
            ip("-n", inside, "link", "set", "lo", "up")

    def plug(self, host: str, *, state: str) -> None:
        """Put a host's link "down" or "up"."""
        ip("-n", self.switch, "link", "set", host, state)

    def close(self) -> None:
        """Remove the namespaces, and with them every link."""
        for host in HOSTS:
            with contextlib.suppress(subprocess.CalledProcessError):
                ip("netns", "delete", self.name(host))
        with contextlib.suppress(subprocess.CalledProcessError):
            ip("netns", "delete", self.switch)


class Lab:
    """The product on those hosts."""

    def __init__(self, folder: Path, network: Network) -> None:
        self.folder, self.network = folder, network
        self.processes: list[subprocess.Popen[bytes]] = []
        self.bin = postgres_programs()
        self.env = {
            "PATH": os.environ["PATH"],
            "DJANGO_SETTINGS_MODULE": "config.settings",
            "DATABASE_URL": f"postgres://postgres@{HOSTS['db']}:5432/postgres",
            "CELERY_BROKER_URL": f"redis://{HOSTS['redis']}:6379/0",
            "SECRET_KEY": "for this test only",
            "SCORER_CPU_S": "1",
            "SCORING_LEASE_S": "5",
            "SCORING_SWEEP_S": "1",
            "SCORING_CHUNK_SIZE": str(CHUNK),
        }

    def command(self, host: str, *words: str) -> list[str]:
        """These words as a command on a host."""
        return ["ip", "netns", "exec", self.network.name(host), *words]

    def run(self, host: str, *words: str) -> str:
        """Run a command on a host to its end; its output."""
        done = subprocess.run(
            self.command(host, *words),
            cwd=ROOT,
            env=self.env | {"ASSAY_DATA_DIR": str(self.folder / host)},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{' '.join(words)}: {done.stdout}{done.stderr}")
        return done.stdout.strip()

    def start(self, host: str, *words: str) -> None:
        """Start a process on a host."""
        with (self.folder / f"{host}-{len(self.processes)}.log").open("wb") as log:
            self.processes.append(
                subprocess.Popen(
                    self.command(host, *words),
                    cwd=ROOT,
                    env=self.env | {"ASSAY_DATA_DIR": str(self.folder / host)},
                    stdout=log,
                    stderr=log,
                    start_new_session=True,
                )
            )

    def python(self, host: str, *words: str) -> None:
        """Start a Python module on a host."""
        self.start(host, sys.executable, "-m", *words)

    def sql(self, query: str) -> str:
        """Ask the database, on its own host."""
        where = ("-h", "127.0.0.1", "-U", "postgres", "-Atc", query)
        return self.run("db", str(self.bin / "psql"), *where)

    def health(self) -> dict[str, str]:
        """What the web server says of the others."""
        script = (
            "import urllib.request, urllib.error\n"
            "try: print(urllib.request.urlopen('http://127.0.0.1:8000/healthz').read().decode())\n"
            "except urllib.error.HTTPError as error: print(error.read().decode())\n"
        )
        found: dict[str, str] = json.loads(self.run("web", sys.executable, "-c", script))
        return found

    def start_services(self) -> None:
        """PostgreSQL and Redis, each on its host."""
        data = self.folder / "postgres"
        data.mkdir()
        shutil.chown(data, "postgres")
        as_postgres = ("setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups")
        initdb = [*as_postgres, str(self.bin / "initdb"), "-D", str(data), "-A", "trust", "-N"]
        subprocess.run(initdb, check=True, capture_output=True, cwd="/")
        with (data / "pg_hba.conf").open("a") as rules:
            rules.write("host all all 10.213.77.0/24 trust\n")
        server = (str(self.bin / "postgres"), "-D", str(data), "-c", "listen_addresses=*")
        server += ("-c", f"unix_socket_directories={data}", "-c", "fsync=off")
        self.start("db", *as_postgres, *server)
        self.start(
            *("redis", "redis-server", "--save", "", "--protected-mode", "no"),
            *("--dir", str(self.folder)),
        )
        wait_until(lambda: self.sql("SELECT 1") == "1", "PostgreSQL answers")

    def start_product(self) -> None:
        """Web server and scheduler on one host, a worker on each of two."""
        celery = ("celery", "-A", "config")
        self.python("web", "gunicorn", "config.wsgi", "--bind", "0.0.0.0:8000", "--threads", "4")
        beat = str(self.folder / "beat")
        self.python("web", *celery, "beat", "--schedule", beat, "--loglevel", "warning")
        for host in ("one", "two"):
            quiet = ("--without-gossip", "--without-mingle", "--loglevel", "warning")
            self.python(host, *celery, "worker", "--concurrency", "1", *quiet)
        wait_until(lambda: self.health()["worker"] == "ok", "a worker reports")

    def close(self) -> None:
        """End everything that was started."""
        for process in reversed(self.processes):
            kill_group(process)

    def logs(self) -> str:
        """The ends of what the processes said."""
        return "\n".join(
            f"--- {each.name}\n{each.read_text(errors='replace')[-1500:]}"
            for each in sorted(self.folder.glob("*.log"))
        )


def postgres_programs() -> Path:
    """Where the server's programs are."""
    found = subprocess.run(
        ["pg_config", "--bindir"], capture_output=True, text=True, check=False
    ).stdout.strip()
    known = [Path(found)] if found else []
    known += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next(each for each in known if (each / "postgres").exists())


def wait_until(is_true: Callable[[], Any], what: str, *, seconds: float = 90) -> None:
    """Wait for something that other hosts bring about."""
    deadline, last = time.monotonic() + seconds, ""
    while time.monotonic() < deadline:
        try:
            if is_true():
                return
        except (RuntimeError, ValueError) as error:
            last = str(error)[-500:]
        time.sleep(0.2)
    raise TimeoutError(f"waited {seconds:.0f} s and still not: {what}. {last}")


def start_run(lab: Lab, n_trajectories: int) -> None:
    """Import a study, freeze a slow scorer and put its run on the queue, from the web host."""
    tasks, runs = lab.folder / "tasks.jsonl", lab.folder / "runs.jsonl"
    tasks.write_text(json.dumps(task_record("num-01")))
    records = (toxic_record(f"t-{n:05}", "num-01") for n in range(n_trajectories))
    runs.write_text("\n".join(map(json.dumps, records)))
    source = write_scorer(lab.folder / "slow", SLOW)
    calls = [
        ["migrate", "--verbosity", "0"],
        ["import_study", "--study", "s", "--tasks", str(tasks), "--trajectories", str(runs)],
        ["freeze_scorer", "--name", "slow", "--path", str(source)],
    ]
    script = "import django; django.setup(); from django.core.management import call_command; "
    script += "; ".join(f"call_command(*{each!r})" for each in calls)
    lab.run("web", sys.executable, "-c", script)


def n_done(lab: Lab) -> int:
    """Chunks that are done."""
    return int(lab.sql("SELECT COUNT(*) FROM scoring_chunk WHERE state = 'done'"))


def through_a_partition(lab: Lab, *, n_trajectories: int, seconds: float) -> dict[str, Any]:
    """Cut the network in mid-run; what was seen, and how many verdicts there are of how many."""
    start_run(lab, n_trajectories)
    lab.start_product()
    revision = lab.sql("SELECT id FROM scoring_revision")
    lab.run("web", sys.executable, "manage.py", "score", "--study", "s", "--revision", revision)
    wait_until(lambda: n_done(lab) >= 2, "the run is under way")
    for host in CUT_OFF:
        lab.network.plug(host, state="down")
    cut_at = time.monotonic()
    during, done_before = lab.health(), n_done(lab)
    time.sleep(max(0, seconds - (time.monotonic() - cut_at)))
    for host in CUT_OFF:
        lab.network.plug(host, state="up")
    state = "SELECT state FROM scoring_scoringrun"
    wait_until(lambda: lab.sql(state) == "done", "the run is done", seconds=180)
    wait_until(lambda: lab.health()["broker"] == "ok", "the broker is back")
    counts = "SELECT COUNT(*), COUNT(DISTINCT trajectory_id) FROM scoring_verdict"
    return {
        "during": during,
        "chunks_before": done_before,
        "chunks": n_trajectories // CHUNK,
        "verdicts": lab.sql(counts),
        "after": lab.health(),
    }


@contextlib.contextmanager
def laboratory() -> Iterator[Lab]:
    """Five hosts with PostgreSQL and Redis running."""
    network = Network()
    with tempfile.TemporaryDirectory(prefix="assay-hosts-") as folder:
        Path(folder).chmod(0o755)
        lab = Lab(Path(folder), network)
        try:
            network.open()
            lab.start_services()
            yield lab
        except Exception:
            print(lab.logs(), file=sys.stderr)  # noqa: T201
            raise
        finally:
            lab.close()
            network.close()


def main() -> int:
    parser = argparse.ArgumentParser(prog="tests.service.hosts", description=__doc__)
    parser.add_argument("--partition", type=float, default=60)
    parser.add_argument("--trajectories", type=int, default=1200)
    options = parser.parse_args()
    with laboratory() as lab:
        seen = through_a_partition(
            lab, n_trajectories=options.trajectories, seconds=options.partition
        )
    print(json.dumps(seen))  # noqa: T201
    return int(seen["verdicts"] != f"{options.trajectories}|{options.trajectories}")


if __name__ == "__main__":
    sys.exit(main())
