"""How quickly the audit page of a large study opens, once its figures are known.

    python -m bench.audits [--small 5396] [--large 100000] [--items 1000]

Two people have labelled `--items` runs, two scorers have judged all. The first visit computes
every figure, the next ones read what it kept. On SQLite and, where BENCH_POSTGRES names a server,
on an empty PostgreSQL database there.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from bench.client import Client
from bench.databases import postgresql
from bench.server import serving

PAGE = "/audits/bench/"
LIMIT_S = {"small": 0.5, "large": 2.0}
N_WARM = 7


async def visits(port: int, session: str) -> list[float]:
    """Seconds of the first visit and of those after it."""
    client, seconds = Client(port, session), []
    for _ in range(1 + 2 + N_WARM):
        begun = time.perf_counter()
        status, body = await client.ask("GET", PAGE, htmx=False)
        assert status == 200, f"the page answered {status}: {body[:200]!r}"
        seconds.append(time.perf_counter() - begun)
    client.close()
    # The second and the third may meet a process that has loaded nothing yet.
    return [seconds[0], *seconds[3:]]


def measured(name: str, url: str, size: str, n_trajectories: int, n_items: int) -> bool:
    """Print one study's figures; whether the warm page is as quick as promised."""
    with tempfile.TemporaryDirectory(prefix="assay-bench-") as folder:
        database = url or f"sqlite:///{folder}/bench.sqlite3"
        setup = ("bench.audits_site", n_trajectories, n_items)
        with serving(Path(folder), database, setup) as (given, server):
            first, *warm = asyncio.run(visits(server.port, given["session"]))
    print(
        f"audit page, {name:<10} {n_trajectories:>7,} trajectories, {n_items:,} labelled: "
        f"first {first:.2f} s, then {median(warm):.2f} s (limit {LIMIT_S[size]} s)",
        flush=True,
    )
    return median(warm) < LIMIT_S[size]


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.audits", description=__doc__)
    parser.add_argument("--small", type=int, default=5_396)
    parser.add_argument("--large", type=int, default=100_000)
    parser.add_argument("--items", type=int, default=1_000)
    options = parser.parse_args()
    is_met = True
    for size in ("small", "large"):
        n = getattr(options, size)
        is_met &= measured("SQLite", "", size, n, options.items)
        if server := os.environ.get("BENCH_POSTGRES"):
            with postgresql(server) as url:
                is_met &= measured("PostgreSQL", url, size, n, options.items)
    return int(not is_met)


if __name__ == "__main__":
    sys.exit(main())
