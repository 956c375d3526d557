"""What a hundred thousand trajectories cost on PostgreSQL: the figures of `docs/scale.md`.

    python -m bench.scale [--n 100000]

Needs a local PostgreSQL server; works in a database of its own.
"""

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import django
import django.db

from bench.load import drop_database, new_database

TABLES = ("trajectories_trajectory", "trajectories_event", "scoring_verdict")


def timed(work: Callable[[], Any]) -> float:
    """Seconds that it takes."""
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def median_ms(work: Callable[[], Any], n: int = 7) -> float:
    """The median time in milliseconds, once it is warm."""
    work()
    return round(1000 * sorted(timed(work) for _ in range(n))[n // 2], 1)


def bytes_per_row(n: int) -> dict[str, int]:
    """Bytes of each table with its indexes, for each trajectory."""
    from django.db import connection

    with connection.cursor() as cursor:
        sizes = {}
        for table in TABLES:
            cursor.execute("SELECT pg_total_relation_size(%s)", [table])
            sizes[table] = cursor.fetchone()[0] // n
    return sizes


def imported(study_id: int, n: int) -> float:
    """Seconds that `n` runs of one event each take to import."""
    from tests.factories import AT, task_record, toxic_record
    from trajectories.services import import_records

    tasks = [task_record(f"task-{number:03}") for number in range(200)]
    runs = (
        toxic_record(f"t-{number:07}", f"task-{number % 200:03}", method=f"method-{number % 4}")
        for number in range(n)
    )
    given = {"tasks": tasks, "trajectories": runs, "sources": ["bench"], "at": AT}
    return timed(lambda: import_records(study_id=study_id, **given))


def judged(study_id: int, pks: list[int]) -> tuple[int, float]:
    """A run with a verdict for each, and the seconds that writing them took."""
    from scoring.models import Revision, ScoringRun, Verdict
    from tests.factories import AT

    revision = Revision.objects.create(id="a" * 64, name="r", kind="outside", frozen_at=AT)
    dates = {"created_at": AT, "finished_at": AT}
    run = ScoringRun.objects.create(
        study_id=study_id, revision=revision, reference_version=1, state="done", **dates
    )
    fixed = {"exposed": True, "eligible": True, "status": "ok"}
    rows = (
        Verdict(run=run, trajectory_id=pk, correct=bool(pk % 2), adopted=not pk % 2, **fixed)
        for pk in pks
    )
    return run.pk, timed(lambda: Verdict.objects.bulk_create(rows, batch_size=2000))


def questions(study_id: int, run_id: int, pks: list[int]) -> dict[str, Callable[[], Any]]:
    """What pages and workers ask of the database."""
    from scoring.queries import study_rates
    from trajectories.queries import listed, pairs

    rows, n = listed(study_id), len(pks)
    return {
        "first_page": lambda: list(rows[:50]),
        "last_page_by_key": lambda: list(rows.filter(pk__gt=pks[-50])),
        "last_page_by_offset": lambda: list(rows[n - 50 : n]),
        "filtered_page": lambda: list(rows.filter(method="method-2")[:50]),
        "count": lambda: rows.count(),
        "rates": lambda: study_rates(run_id),
        "chunk_of_200_read": lambda: list(pairs(pks[:200])),
    }


def measured(n: int) -> dict[str, Any]:
    """Import, score, list and sum up `n` trajectories."""
    from django.core.management import call_command

    from tests.factories import make_study

    call_command("migrate", verbosity=0)
    study = make_study()
    import_s = imported(study.pk, n)
    pks = list(study.trajectories.order_by("pk").values_list("pk", flat=True))
    run_id, verdict_s = judged(study.pk, pks)
    asked = questions(study.pk, run_id, pks)
    return {
        "trajectories": n,
        "import_per_s": round(n / import_s),
        "verdicts_per_s": round(n / verdict_s),
        "bytes_per_trajectory": bytes_per_row(n),
        "median_ms": {name: median_ms(ask) for name, ask in asked.items()},
    }


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.scale", description=__doc__)
    parser.add_argument("--n", type=int, default=100_000)
    options = parser.parse_args()
    if not (url := new_database()):
        print("PostgreSQL is not there; nothing measured.")
        return 0
    with tempfile.TemporaryDirectory(prefix="assay-scale-") as folder:
        os.environ |= {"DATABASE_URL": url, "ASSAY_DATA_DIR": folder, "LOG_LEVEL": "ERROR"}
        os.environ["DJANGO_SETTINGS_MODULE"] = "config.settings"
        try:
            django.setup()
            print(json.dumps(measured(options.n), indent=1))
        finally:
            django.db.connections.close_all()
            drop_database(url)
    return 0


if __name__ == "__main__":
    sys.exit(main())
