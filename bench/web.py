"""How quickly the labelling page opens the next item and saves a field.

    python -m bench.web [--annotators 32] [--items 2000] [--large 20000]

The site runs as `manage.py serve` starts it (gunicorn, two processes of four threads), on SQLite
and, where BENCH_POSTGRES names a server, on an empty PostgreSQL database there. Requests are those
of the page's script, over kept connections, from this process: server, database and clients share
the machine.
"""

import argparse
import asyncio
import json
import os
import re
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any
from uuid import uuid4

from bench.client import TOKEN, Client
from bench.databases import postgresql
from bench.server import CpuClock, Server, serving

CLIENTS = (1, 8, 32)
FIELDS = ("correct", "adopted", "detected", "validated", "recovered", "ambiguous")
N_HISTORY = 500
# Requests of a measurement for 1, 8 and 32 clients.
N_REQUESTS = {1: 300, 8: 1_200, 32: 2_400}
SAVES_PER_S = {"SQLite": 150, "PostgreSQL": 300}
GOAL_MS = 10
PEERS = (
    ("best of three peers", "open 34 ms, save 14 ms, 102 saves/s with 32 annotators"),
    ("Label Studio", "open 116 ms, save 96 ms, 14 saves/s"),
)


@dataclass
class Person:
    """A signed-in annotator with what their page knows."""

    client: Client
    who: int
    slug: str
    page: dict[str, Any]
    assignments: list[int]
    versions: dict[int, int] = field(default_factory=dict)

    async def open(self, position: int) -> None:
        """Fetch an item's fragment, as `Next` does; raises AssertionError if it is none."""
        status, body = await self.client.ask("GET", f"/annotate/{self.slug}/{position}/")
        assert status == 200, f"place {position} answered {status}"
        assert b'id="_work"' in body, f"place {position} shows no item"

    def row(self, assignment: int) -> dict[str, Any]:
        """A whole row with a key of its own, based on the version that the page shows."""
        version = self.versions.get(assignment, 0)
        values = {name: bool((version + n) % 2) for n, name in enumerate(FIELDS)}
        return self.page | {
            "person": self.who, "key": str(uuid4()), "based_on": version, "values": values,
            "note": "", "evidence": [], "active_ms": 1000, "review_field": "",
        }  # fmt: skip

    async def send(self, assignment: int, row: dict[str, Any]) -> int:
        """Save a row; its version. Raises AssertionError if it was not acknowledged."""
        body = json.dumps(row).encode()
        status, answer = await self.client.ask("POST", f"/labels/{assignment}/", body)
        assert status == 200, f"save answered {status}: {answer[:200]!r}"
        self.versions[assignment] = int(json.loads(answer)["version"])
        return self.versions[assignment]

    async def save(self, place: int) -> None:
        """Save one more field of the item at this place, counted from 0."""
        assignment = self.assignments[place % len(self.assignments)]
        await self.send(assignment, self.row(assignment))


Step = Callable[[Person, int], Coroutine[Any, Any, None]]


@dataclass(frozen=True)
class Times:
    """What some clients met: seconds of each request, faults, seconds in all, CPU a request."""

    seconds: list[float]
    faults: list[str]
    elapsed: float
    cpu_ms: float

    @property
    def rate(self) -> float:
        return len(self.seconds) / self.elapsed

    def __str__(self) -> str:
        p50, p95 = (1000 * quantile(self.seconds, share) for share in (0.5, 0.95))
        return (
            f"p50 {p50:6.1f} ms, p95 {p95:6.1f} ms, {self.rate:6.0f}/s, "
            f"CPU of the server {self.cpu_ms:4.1f} ms each, errors {len(self.faults)}"
        )


def quantile(values: list[float], share: float) -> float:
    """An upper quantile."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


async def timed(people: list[Person], n: int, step: Step, server: Server) -> Times:
    """`n` requests, shared among the people, each waiting for an answer before the next."""
    seconds: list[float] = []
    faults: list[str] = []

    async def one(person: Person) -> None:
        for turn in range(n // len(people)):
            begun = time.perf_counter()
            try:
                await step(person, turn)
            except (AssertionError, OSError, asyncio.IncompleteReadError) as fault:
                faults.append(f"{type(fault).__name__}: {fault}")
            seconds.append(time.perf_counter() - begun)

    clock, begun = CpuClock(server), time.perf_counter()
    await asyncio.gather(*(one(person) for person in people))
    return Times(
        seconds, faults, time.perf_counter() - begun, 1000 * clock.seconds() / len(seconds)
    )


def seated(packet: dict[str, Any], port: int) -> list[Person]:
    """The packet's people, each with a connection."""
    return [
        Person(
            Client(port, one["session"]),
            one["id"],
            packet["slug"],
            packet["page"],
            one["assignments"],
        )
        for one in packet["people"]
    ]


async def opening(person: Person, turn: int, *, start: int = 1) -> None:
    await person.open(start + turn)


async def saving(person: Person, turn: int) -> None:
    """Six saves an item, one for each field."""
    await person.save(turn // len(FIELDS))


async def warm(people: list[Person]) -> None:
    """Let every thread of the server connect and load its templates; not counted."""
    for _ in range(3):
        await asyncio.gather(*(person.open(1) for person in people[:16]))


async def labelling(people: list[Person], server: Server, name: str) -> list[str]:
    """Print opening and saving by how many clients ask at once; what was missed."""
    missed = []
    for n_clients in CLIENTS:
        some, n = people[:n_clients], N_REQUESTS[n_clients]
        # Places that nobody has opened yet: nothing is drawn already.
        step = partial(opening, start=2 + n_clients * 20)
        for what, found in (
            ("open", await timed(some, n, step, server)),
            ("save", await timed(some, n, saving, server)),
        ):
            print(f"  {what}, {n_clients:>2} client{'s' * (n_clients > 1)}: {found}", flush=True)
            missed += [f"{what}: {fault}" for fault in found.faults[:1]]
            if n_clients == 1 and quantile(found.seconds, 0.5) > GOAL_MS / 1000:
                missed.append(f"{what}: p50 over {GOAL_MS} ms")
            if n_clients == CLIENTS[-1] and what == "save" and found.rate < SAVES_PER_S[name]:
                missed.append(f"{found.rate:.0f} saves/s; the goal is {SAVES_PER_S[name]}")
    return missed


async def in_large_packet(person: Person, server: Server) -> list[str]:
    """Print how long the next item takes among very many."""
    await warm([person])
    found = await timed([person], 300, partial(opening, start=len(person.assignments) // 2), server)
    print(f"  open, packet of {len(person.assignments):,}: {found}", flush=True)
    over = quantile(found.seconds, 0.5) > GOAL_MS / 1000
    return found.faults[:1] + [f"large packet: p50 over {GOAL_MS} ms"] * over


async def history(person: Person, server: Server) -> list[str]:
    """Print whether saving slows down as one item's versions grow, and that a replay is one."""
    found = await timed([person], N_HISTORY, lambda who, _: who.save(1_000), server)
    first, last = (quantile(part, 0.5) for part in (found.seconds[:50], found.seconds[-50:]))
    print(
        f"  {N_HISTORY} saves of one item: p50 of the first 50 {1000 * first:.1f} ms, "
        f"of the last 50 {1000 * last:.1f} ms"
    )
    assignment = person.assignments[1_001]
    row = person.row(assignment)
    versions = {await person.send(assignment, row) for _ in range(5)}
    print(f"  one save sent 5 times: versions {sorted(versions)}")
    return found.faults[:1] + ["a replayed save made a version"] * (versions != {1})


async def first_load(person: Person) -> list[str]:
    """Print the requests and bytes of a first visit: the page and what it names."""
    person.client.headers = f"Accept-Encoding: gzip\r\nCookie: csrftoken={TOKEN}"
    status, page = await person.client.ask("GET", "/annotate/many/1/", htmx=False)
    assert status == 200, f"the page answered {status}"
    files = sorted(set(re.findall(rb'(?:src|href)="(/static/[^"]+)"', page)))
    weights = [len(page)]
    for path in files:
        status, body = await person.client.ask("GET", path.decode(), htmx=False)
        assert status == 200, f"{path!r} answered {status}"
        weights.append(len(body))
    kilobytes = sum(weights) / 1000
    print(
        f"  first load: {len(weights)} requests, {kilobytes:.0f} kB (page {weights[0] / 1000:.0f})"
    )
    return ["the first load is too heavy"] * (kilobytes >= 100 or len(weights) > 8)


async def measured(given: dict[str, Any], server: Server, name: str) -> list[str]:
    """Every measurement on one site; what was missed, in words."""
    people, [lone] = (seated(given[packet], server.port) for packet in ("many", "large"))
    missed = await first_load(people[0])
    people[0].client.headers = ""
    await warm(people)
    missed += await labelling(people, server, name)
    missed += await in_large_packet(lone, server)
    missed += await history(people[0], server)
    for person in (*people, lone):
        person.client.close()
    return missed


def site(name: str, url: str, options: argparse.Namespace) -> list[str]:
    """Set up, serve and measure one site in a folder of its own."""
    with tempfile.TemporaryDirectory(prefix="assay-bench-") as folder:
        database = url or f"sqlite:///{folder}/bench.sqlite3"
        setup = ("bench.web_site", options.annotators, options.items, options.large)
        with serving(Path(folder), database, setup) as (given, server):
            print(f"{name}, {options.items:,} items for {options.annotators} annotators:")
            return asyncio.run(measured(given, server, name))


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.web", description=__doc__)
    parser.add_argument("--annotators", type=int, default=32)
    parser.add_argument("--items", type=int, default=2_000)
    parser.add_argument("--large", type=int, default=20_000)
    options = parser.parse_args()
    missed = site("SQLite", "", options)
    if server := os.environ.get("BENCH_POSTGRES"):
        with postgresql(server) as url:
            missed += site("PostgreSQL", url, options)
    print("measured on the same class of machine (2 cores, clients beside the server):")
    for peer, figures in PEERS:
        print(f"  {peer}: {figures}")
    for miss in missed:
        print(f"  MISSED: {miss}")
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main())
