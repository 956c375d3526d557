"""Statistics by name from a JSON file, one result line each."""

import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import numpy as np
from django.core.management.base import BaseCommand, CommandError

from audits.stats.cases import run_case

SEED = 20260915


class Command(BaseCommand):
    help = (
        "Compute statistics: FILE is a JSON list, or an object with `cases`, of "
        "{id, statistic, input}. One JSON line each; a refused case does not stop the rest."
    )
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", type=Path)
        parser.add_argument("--seed", type=int, default=SEED, help="for statistics that draw")

    def handle(self, *args: Any, **options: Any) -> None:
        for place, case in enumerate(read_cases(options["file"]), 1):
            # A stream of its own for each case: its result does not depend on its neighbours.
            rng = np.random.default_rng([options["seed"], place])
            self.stdout.write(json.dumps(run_case(case, rng=rng, place=place), allow_nan=False))


def read_cases(path: Path) -> list[Any]:
    """The file's cases; raises CommandError naming file and line where it is not a list of them."""
    try:
        document = json.loads(path.read_text(encoding="utf-8-sig"))
    except json.JSONDecodeError as error:
        raise CommandError(f"{path}:{error.lineno}: not JSON: {error.msg}") from error
    except (OSError, ValueError, RecursionError) as error:
        raise CommandError(f"{path}: cannot be read: {error}") from error
    cases = document.get("cases") if isinstance(document, dict) else document
    if not isinstance(cases, list):
        raise CommandError(f"{path}: expected a JSON list of cases, or an object with `cases`")
    return cases
