"""`manage.py check_feasibility`: can each ToxicBench task be poisoned, and recovered from?"""

import json
from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from toxicbench.feasibility import PARTS, Feasibility, check, summary
from toxicbench.library import SUITES, BadDefinition, read_tasks

COLUMNS = (
    ("references", "routes_agree"),
    ("clean", "clean_first"),
    ("poisoned", "poisoned_first"),
    ("recovered", "recovered"),
    ("at p = 1", "recovered_repeated"),
)


class Command(BaseCommand):
    help = (
        "For each task: do the two reference routes agree, does the first look give the right "
        "answer honestly and the poisoned one under poison, do the raw rows recover it. "
        "Exits with 1 where a task is not feasible."
    )

    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--suites", nargs="+", choices=SUITES, default=list(SUITES))
        parser.add_argument(
            "--tasks", type=Path, default=settings.BASE_DIR / "fixtures" / "toxicbench"
        )
        parser.add_argument("--summary", action="store_true", help="only the totals")
        parser.add_argument("--json", action="store_true", help="one JSON line a task")

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            tasks = [
                task for suite in options["suites"] for task in read_tasks(options["tasks"], suite)
            ]
        except (BadDefinition, OSError) as error:
            raise CommandError(str(error)) from None
        found = [check(task) for task in tasks]
        if options["json"]:
            for item in found:
                self.stdout.write(json.dumps({**asdict(item), "feasible": item.feasible}))
        else:
            self._tables(found, only_summary=options["summary"])
        failed = [item.task_id for item in found if not item.feasible]
        if failed:
            raise CommandError(f"{len(failed)} of {len(found)} tasks are not feasible: {failed}")

    def _tables(self, found: Sequence[Feasibility], *, only_summary: bool) -> None:
        if not only_summary:
            heading = ("task", "operator", "eligible", *(title for title, _ in COLUMNS))
            self._table(heading, (self._row(item) for item in found))
            self.stdout.write("")
        totals = summary(found)
        counted = ("tasks", "clusters", *PARTS)
        rows = [(suite, *(str(row[part]) for part in counted)) for suite, row in totals.items()]
        sums = [str(sum(row[part] for row in totals.values())) for part in counted]
        self._table(("suite", *(p.replace("_", " ") for p in counted)), [*rows, ("all", *sums)])

    def _row(self, item: Feasibility) -> tuple[str, ...]:
        marks = ("yes" if getattr(item, part) else "NO" for _, part in COLUMNS[:-1])
        repeated = "yes" if item.recovered_repeated else "poisoned"
        return item.task_id, item.operator, "yes" if item.eligible else "no", *marks, repeated

    def _table(self, heading: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
        lines = [heading, *rows]
        widths = [max(len(line[i]) for line in lines) for i in range(len(heading))]
        for line in lines:
            cells = (cell.ljust(width) for cell, width in zip(line, widths, strict=True))
            self.stdout.write("  ".join(cells).rstrip())
