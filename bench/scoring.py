"""Throughput of the built-in scorer: over a file, and in a whole run through Celery.

    python -m bench.scoring [--n 8000] [--lines 100000] [--corpus fixtures/demo] [--concurrency 2]

The corpus is repeated under new ids. `score_file` reads `--lines` trajectories, in one process, and
one answer of 5 MB. The run judges `--n` trajectories as `make run` has it, with the filesystem
broker and SQLite; its clock runs from the command that starts it to its last verdict, with a
worker that is up and waiting.
"""

import argparse
import itertools
import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from tests.scoring.workers import Site, wait_until

ROOT = Path(__file__).resolve().parent.parent
GOAL = 400
GOAL_A_CORE = 500
MOST_MB = 300
LONG_ANSWER_CHARS = 5_000_000
LONG_ANSWER_S = 5


@dataclass(frozen=True)
class Used:
    """What a process took: seconds on the clock and of the processor, memory at its peak."""

    seconds: float
    cpu_s: float
    peak_mb: float


def scored_file(corpus: Path, runs: Path) -> Used:
    """Run `score_file` over a file of trajectories."""
    command = (
        *(sys.executable, "manage.py", "score_file"),
        *("--tasks", str(corpus / "tasks.jsonl"), "--trajectories", str(runs)),
    )
    begun = time.perf_counter()
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"score_file ended with {process.returncode}")
    return Used(
        time.perf_counter() - begun, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024
    )


def with_long_answer(corpus: Path, target: Path) -> None:
    """Write the corpus' first trajectory with its answer repeated to 5 MB."""
    row = json.loads((corpus / "trajectories.jsonl").open(encoding="utf-8").readline())
    sentence = f"{row['answer']}\n\n"
    row["answer"] = sentence * (LONG_ANSWER_CHARS // len(sentence))
    target.write_text(json.dumps(row) + "\n", encoding="utf-8")


def measure_files(corpus: Path, folder: Path, n: int) -> bool:
    """Print the rate and memory of `score_file`; whether both are as promised."""
    runs = folder / "many.jsonl"
    repeated(corpus, runs, n)
    many = scored_file(corpus, runs)
    print(
        f"score_file: {n / many.cpu_s:,.0f} trajectories/s a core, {n / many.seconds:,.0f}/s on "
        f"the clock ({n:,}; goal {GOAL_A_CORE}), peak {many.peak_mb:.0f} MB (limit {MOST_MB})"
    )
    with_long_answer(corpus, runs)
    long = scored_file(corpus, runs)
    print(f"score_file, an answer of 5 MB: {long.cpu_s:.1f} s of processor (limit {LONG_ANSWER_S})")
    is_quick = n / many.cpu_s >= GOAL_A_CORE and long.cpu_s < LONG_ANSWER_S
    return is_quick and many.peak_mb < MOST_MB


def repeated(corpus: Path, target: Path, n: int) -> None:
    """Write the corpus' trajectories over and over, each copy with ids of its own."""
    rows = [json.loads(line) for line in (corpus / "trajectories.jsonl").open(encoding="utf-8")]
    with target.open("w", encoding="utf-8") as out:
        for number, row in enumerate(itertools.islice(itertools.cycle(rows), n)):
            row = row | {"trajectory_id": f"{row['trajectory_id']}~{number // len(rows)}"}
            out.write(json.dumps(row) + "\n")


def prepare(site: Site, corpus: Path, n: int) -> str:
    """Set up the site with the corpus and the built-in scorer; returns the revision's id."""
    site.manage("migrate", "--verbosity", "0")
    runs = site.folder / "runs.jsonl"
    repeated(corpus, runs, n)
    begun = time.monotonic()
    site.manage(
        *("import_study", "--study", "bench", "--tasks", str(corpus / "tasks.jsonl")),
        *("--trajectories", str(runs)),
    )
    print(f"import: {n / (time.monotonic() - begun):,.0f} trajectories/s")
    return site.manage("freeze_scorer", "--name", "builtin")


def measure(site: Site, revision: str, n: int, concurrency: int) -> float:
    """Seconds from the start of the run to its end."""
    site.start_worker(concurrency=concurrency)
    beat = "SELECT COUNT(*) FROM scoring_workerbeat"
    wait_until(lambda: site.one(beat), "the worker is up", seconds=60)
    begun = time.monotonic()
    site.manage("score", "--study", "bench", "--revision", revision)
    state = "SELECT state FROM scoring_scoringrun"
    wait_until(lambda: site.one(state) == "done", "the run is done", seconds=600)
    seconds = time.monotonic() - begun
    [(judged, failed)] = site.rows(
        "SELECT COUNT(DISTINCT trajectory_id), COUNT(CASE WHEN status = 'failed' THEN 1 END)"
        " FROM scoring_verdict"
    )
    if (judged, failed) != (n, 0):
        raise SystemExit(f"{judged} of {n} judged, {failed} failed")
    return seconds


def main() -> int:
    """Measure once and print the rates; 1 if one of them is below its goal."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--n", type=int, default=8000)
    parser.add_argument("--lines", type=int, default=100_000)
    parser.add_argument("--corpus", type=Path, default=ROOT / "fixtures" / "demo")
    parser.add_argument("--concurrency", type=int, default=2)
    options = parser.parse_args()
    production = {
        "SCORING_LEASE_S": "120",
        "SCORING_CHUNK_SIZE": "200",
        "SCORING_SWEEP_S": "10",
        "SCORER_CPU_S": "20",
    }
    with tempfile.TemporaryDirectory(prefix="assay-bench-") as folder:
        is_met = measure_files(options.corpus, Path(folder), options.lines)
        site = Site(Path(folder) / "site", **production)
        site.folder.mkdir()
        try:
            revision = prepare(site, options.corpus, options.n)
            seconds = measure(site, revision, options.n, options.concurrency)
        finally:
            site.close()
    rate = options.n / seconds
    print(
        f"run through Celery and SQLite, {options.concurrency} processes: {rate:,.0f} "
        f"trajectories/s ({options.n:,} in {seconds:.1f} s; goal {GOAL})"
    )
    return int(not is_met or rate < GOAL)


if __name__ == "__main__":
    sys.exit(main())
