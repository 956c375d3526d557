"""Many annotators at once: how long a save takes, and that none is lost or doubled.

    python -m bench.load [--annotators 200] [--seconds 60] [--think 5] [--database URL]

Each simulated annotator thinks for a while (exponential, `--think` seconds on average), saves a
row as the page's script does, and fetches the next item after every sixth save. Server, database
and the annotators share this machine. Without `--database` it runs on PostgreSQL (in a database
of its own on the local server, where there is one) and on SQLite.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import uuid
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psycopg

from tests.scoring.workers import Site, free_port

ROOT = Path(__file__).resolve().parent.parent
SERVER = os.environ.get("BENCH_POSTGRES", "postgres://postgres@127.0.0.1:5432/postgres")
GOAL_S = 0.1
SAVES_PER_ITEM = 6
FIELDS = ("correct", "adopted", "detected", "validated", "recovered", "ambiguous")
TOKEN = "x" * 32


@dataclass
class Met:
    """What the annotators met: seconds of each save and page, faults, and saves acknowledged."""

    saves: list[float] = field(default_factory=list)
    pages: list[float] = field(default_factory=list)
    faults: Counter[str] = field(default_factory=Counter)
    acknowledged: list[tuple[int, int, str]] = field(default_factory=list)


@dataclass(frozen=True)
class Plan:
    """How many annotators work for how long, how quickly, against which port."""

    n_annotators: int
    seconds: float
    think_s: float
    port: int = 0


async def ask(
    port: int, method: str, path: str, session: str, body: bytes = b""
) -> tuple[int, bytes]:
    """One request on a connection of its own; status and content of the answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
        f"Cookie: sessionid={session}; csrftoken={TOKEN}\r\nX-CSRFToken: {TOKEN}\r\n"
        f"HX-Request: true\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    writer.write(head.encode() + body)
    answer = await reader.read()
    writer.close()
    top, _, content = answer.partition(b"\r\n\r\n")
    return int(top.split(b" ", 2)[1]), content


async def annotate(who: dict[str, Any], page: dict[str, Any], plan: Plan, met: Met) -> None:
    """One person's work until the time is up."""
    rng = random.Random(who["id"])
    end = time.monotonic() + plan.seconds
    await asyncio.sleep(rng.uniform(0, plan.think_s))
    for turn in range(10**6):
        if time.monotonic() > end:
            return
        place = turn // SAVES_PER_ITEM % len(who["assignments"])
        if turn % SAVES_PER_ITEM == 0:
            await fetch(who, place + 1, plan, met)
        await save(who, who["assignments"][place], page, plan, met, rng)
        await asyncio.sleep(rng.expovariate(1 / plan.think_s))


async def fetch(who: dict[str, Any], position: int, plan: Plan, met: Met) -> None:
    """Open an item."""
    begun = time.monotonic()
    status, _ = await ask(plan.port, "GET", f"/annotate/load/{position}/", who["session"])
    met.pages.append(time.monotonic() - begun)
    if status != 200:
        met.faults[f"page answered {status}"] += 1


async def save(
    who: dict[str, Any],
    assignment: int,
    page: dict[str, Any],
    plan: Plan,
    met: Met,
    rng: random.Random,
) -> None:
    """Send one row, based on the version that the last answer gave."""
    versions = who.setdefault("versions", {})
    key = str(uuid.UUID(int=rng.getrandbits(128), version=4))
    row = page | {"person": who["id"], "key": key, "based_on": versions.get(assignment, 0)}
    row["values"] = {name: rng.random() < 0.5 for name in FIELDS}
    begun = time.monotonic()
    status, content = await ask(
        plan.port, "POST", f"/labels/{assignment}/", who["session"], json.dumps(row).encode()
    )
    met.saves.append(time.monotonic() - begun)
    if status != 200:
        met.faults[f"save answered {status}"] += 1
        return
    versions[assignment] = json.loads(content)["version"]
    met.acknowledged.append((assignment, versions[assignment], key))


async def warm(annotators: list[dict[str, Any]], plan: Plan) -> None:
    """Let every server process load its templates; what this takes is not counted."""
    for _ in range(3):
        await asyncio.gather(*(fetch(who, 1, plan, Met()) for who in annotators))


async def work(annotators: list[dict[str, Any]], page: dict[str, Any], plan: Plan) -> Met:
    """All annotators at once."""
    met = Met()
    await asyncio.gather(*(annotate(who, page, plan, met) for who in annotators))
    return met


def prepared(site: Site, plan: Plan) -> dict[str, Any]:
    """The site with its packet and people."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.load_site", str(plan.n_annotators)],
        cwd=ROOT,
        env=site.env,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(done.stderr)
    return json.loads(done.stdout)


def measured(plan: Plan, database_url: str = "") -> dict[str, Any]:
    """Run the plan on a site of its own; the figures, and what became of the saves."""
    with tempfile.TemporaryDirectory(prefix="assay-load-") as folder:
        site = Site(Path(folder) / "site", database_url, LOG_LEVEL="WARNING")
        site.env |= {"SCORING_LEASE_S": "120"}
        site.folder.mkdir()
        try:
            given = prepared(site, plan)
            port = free_port()
            _serve(site, port)
            plan = Plan(plan.n_annotators, plan.seconds, plan.think_s, port)
            asyncio.run(warm(given["annotators"][:16], plan))
            met = asyncio.run(work(given["annotators"], given["page"], plan))
            return figures(plan, met) | kept(site, met)
        finally:
            site.close()


def _serve(site: Site, port: int) -> None:
    """Two processes of four threads, as `manage.py serve` starts them."""
    site._start(
        *(sys.executable, "-m", "gunicorn", "config.wsgi", "--bind", f"127.0.0.1:{port}"),
        *("--workers", "2", "--threads", "4", "--log-level", "warning", "--backlog", "2048"),
    )
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        try:
            status, _ = asyncio.run(ask(port, "GET", "/healthz", ""))
        except (OSError, IndexError):
            time.sleep(0.1)
        else:
            return
    raise SystemExit(f"the web server does not answer\n{site.logs()}")


def figures(plan: Plan, met: Met) -> dict[str, Any]:
    """Times and rates."""
    return {
        "annotators": plan.n_annotators,
        "saves": len(met.saves),
        "saves_per_s": round(len(met.saves) / plan.seconds, 1),
        "save_p50_ms": quantile_ms(met.saves, 0.5),
        "save_p95_ms": quantile_ms(met.saves, 0.95),
        "page_p95_ms": quantile_ms(met.pages, 0.95),
        "faults": dict(met.faults),
    }


def quantile_ms(seconds: list[float], share: float) -> float:
    """An upper quantile in milliseconds."""
    ordered = sorted(seconds)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)


def kept(site: Site, met: Met) -> dict[str, int]:
    """How many acknowledged saves the database lacks, and how many rows nobody was told of."""
    rows = site.rows("SELECT assignment_id, version, key FROM annotation_label")
    stored = Counter(
        (assignment, version, str(uuid.UUID(str(key)))) for assignment, version, key in rows
    )
    acknowledged = Counter(met.acknowledged)
    return {
        "lost": (acknowledged - stored).total(),
        "doubled": (stored - acknowledged).total(),
    }


def new_database() -> str:
    """A database of its own on the local PostgreSQL server; "" where there is none."""
    name = f"load_{uuid.uuid4().hex[:8]}"
    try:
        with psycopg.connect(SERVER, autocommit=True, connect_timeout=3) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
    except psycopg.OperationalError:
        return ""
    return f"{SERVER.rpartition('/')[0]}/{name}"


def drop_database(url: str) -> None:
    """Remove what `new_database` made."""
    with psycopg.connect(SERVER, autocommit=True) as connection:
        connection.execute(f'DROP DATABASE "{url.rpartition("/")[2]}" WITH (FORCE)')


def reported(name: str, found: dict[str, Any]) -> int:
    """Print the figures; 1 if a save was lost, doubled or refused, or the goal was missed."""
    print(f"{name}: " + json.dumps(found))
    wrong = found["faults"] or found["lost"] or found["doubled"]
    return int(bool(wrong) or found["save_p95_ms"] > 1000 * GOAL_S)


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.load", description=__doc__)
    parser.add_argument("--annotators", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--think", type=float, default=5)
    parser.add_argument("--database", default="", help="measure on this empty database alone")
    options = parser.parse_args()
    plan = Plan(options.annotators, options.seconds, options.think)
    if options.database:
        return reported("given database", measured(plan, options.database))
    missed = 0
    if url := new_database():
        try:
            missed |= reported("PostgreSQL", measured(plan, url))
        finally:
            drop_database(url)
    return missed | reported("SQLite", measured(plan))


if __name__ == "__main__":
    sys.exit(main())
