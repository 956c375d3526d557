"""Throughput of a whole scoring run: Celery, filesystem broker and SQLite, as `make run` has it.

    python -m bench.scoring [--n 8000] [--corpus fixtures/demo] [--concurrency 2]

The corpus is repeated under new ids to `n` trajectories; the clock runs from the command that
starts the run to its last verdict, with a worker that is up and waiting.
"""

import argparse
import itertools
import json
import tempfile
import time
from pathlib import Path

from tests.scoring.workers import Site, wait_until

ROOT = Path(__file__).resolve().parent.parent
GOAL = 400


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


def main() -> None:
    """Measure once and print the rate."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--n", type=int, default=8000)
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
        site = Site(Path(folder), **production)
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


if __name__ == "__main__":
    main()
