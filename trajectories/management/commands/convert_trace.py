"""`convert_trace FILE…`: what an import would store, as native records on stdout."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from trajectories import importers


class Command(BaseCommand):
    """Convert traces of any known format to native records, without a database."""

    help = "Print the native trajectory records that import_study would store."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("files", nargs="+", metavar="FILE")
        parser.add_argument("--format", default="auto", metavar="NAME")
        parser.add_argument("--mapping", metavar="JSON", help="a saved field mapping's file")
        parser.add_argument("--question", choices=["first", "last", "joined"], default="first")

    def handle(self, *args: Any, **options: Any) -> None:
        mapping = _mapping(options["mapping"])
        n_refused = 0
        for file in options["files"]:
            try:
                outcomes = importers.read(
                    file, format=options["format"], mapping=mapping, question=options["question"]
                )
                n_refused += self._print(file, outcomes)
            except (OSError, importers.UnknownFormat) as error:
                raise CommandError(f"{file}: {error}") from error
        if n_refused:
            raise SystemExit(1)

    def _print(self, file: str, outcomes: Any) -> int:
        """Print a file's runs and refusals; gives the number of refusals."""
        n_refused = 0
        for outcome in importers.settled(outcomes):
            if isinstance(outcome, importers.Refused):
                n_refused += 1
                self.stderr.write(f"{file}:{outcome.line}: {outcome.reason}")
            elif isinstance(outcome, importers.Duplicate):
                self.stderr.write(f"{file}: line {outcome.line} is a {outcome.warning}")
            else:
                # ASCII only: a text may hold U+2028 or U+0085, at which readers split lines.
                self.stdout.write(json.dumps(_line(file, outcome), allow_nan=False))
        return n_refused


def _mapping(path: str | None) -> dict[str, Any] | None:
    if path is None:
        return None
    try:
        return importers.check_mapping(json.loads(Path(path).read_text(encoding="utf-8")))
    except (OSError, ValueError) as error:
        raise CommandError(f"{path}: {error}") from error


def _line(file: str, run: importers.Imported) -> dict[str, Any]:
    return {
        **run.record.to_dict(),
        "question": run.question,
        "source_file": file,
        "source_format": run.source_format,
        "line": run.line,
        "warnings": list(run.warnings),
        "error_inferred": run.error_inferred,
    }
