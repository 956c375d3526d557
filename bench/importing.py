"""How fast trajectories come in, events included, and how much memory that takes.

The corpus of the demo is repeated under new ids; the command that people use imports it, as a
process of its own, into an empty SQLite file and, where BENCH_POSTGRES names a server, into an
empty PostgreSQL database.
"""

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from itertools import cycle, islice
from pathlib import Path

import psycopg

ROOT = Path(__file__).resolve().parents[1]
DEMO = ROOT / "fixtures" / "demo"
DATABASE = "assay_bench_import"


def write_runs(path: Path, n: int) -> None:
    """Write `n` runs of the demo corpus under ids of their own."""
    runs = [json.loads(line) for line in (DEMO / "trajectories.jsonl").open()]
    with path.open("w") as out:
        for number, run in enumerate(islice(cycle(runs), n)):
            row = run | {"trajectory_id": f"{run['trajectory_id']}-{number}"}
            out.write(json.dumps(row, ensure_ascii=False) + "\n")


def manage(environment: dict[str, str], *words: str) -> resource.struct_rusage:
    """Run a management command, and give what it took; raises CalledProcessError."""
    command = [sys.executable, "manage.py", *words]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    process = subprocess.Popen(command, cwd=ROOT, env=os.environ | environment, **quiet)
    _, status, taken = os.wait4(process.pid, 0)
    if status:
        raise subprocess.CalledProcessError(os.waitstatus_to_exitcode(status), command)
    return taken


def measure(name: str, url: str, runs: Path, n: int) -> None:
    """Print the rate, the processor time of the command and the peak memory of one import."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {"ASSAY_DATA_DIR": folder, "DATABASE_URL": url, "LOG_LEVEL": "ERROR"}
        manage(environment, "migrate")
        start = time.perf_counter()
        taken = manage(
            environment,
            "import_study", "--study", "bench", "--tasks", str(DEMO / "tasks.jsonl"),
            "--trajectories", str(runs),
        )  # fmt: skip
        seconds = time.perf_counter() - start
    processor, peak = taken.ru_utime + taken.ru_stime, taken.ru_maxrss / 1024
    print(
        f"import, {name:<10} {n:>7,} trajectories: {n / seconds:>7,.0f}/s, "
        f"{processor:.1f} s of processor, peak {peak:,.0f} MB"
    )


def main(n: int = 100_000) -> None:
    """Measure SQLite, and PostgreSQL where BENCH_POSTGRES is set."""
    with tempfile.TemporaryDirectory() as folder:
        runs = Path(folder) / "runs.jsonl"
        write_runs(runs, n)
        measure("SQLite", f"sqlite:///{folder}/bench.sqlite3", runs, n)
        if server := os.environ.get("BENCH_POSTGRES"):
            with psycopg.connect(server, autocommit=True) as admin:
                admin.execute(f"DROP DATABASE IF EXISTS {DATABASE} WITH (FORCE)")
                admin.execute(f"CREATE DATABASE {DATABASE}")
            measure("PostgreSQL", f"{server.rsplit('/', 1)[0]}/{DATABASE}", runs, n)
            with psycopg.connect(server, autocommit=True) as admin:
                admin.execute(f"DROP DATABASE {DATABASE} WITH (FORCE)")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
