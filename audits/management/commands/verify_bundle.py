"""Check a bundle: hashes first, then every figure recomputed from its rows."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from audits.services import BrokenBundle, verified

MOST_NAMED = 20


class Command(BaseCommand):
    help = "Recompute every figure of a bundle from its raw rows; exit 1 and name what differs."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", type=Path, metavar="FILE")

    def handle(self, *args: Any, **options: Any) -> None:
        path = options["file"]
        try:
            problems = verified(path.read_bytes())
        except OSError as error:
            raise CommandError(f"{path}: cannot be read: {error.strerror}") from error
        except BrokenBundle as broken:
            raise CommandError(f"{path}: {broken}") from broken
        if problems:
            more = len(problems) - MOST_NAMED
            named = problems[:MOST_NAMED] + ([f"and {more} more"] if more > 0 else [])
            raise CommandError(f"{path} differs: " + "; ".join(named))
        self.stdout.write(f"{path}: every hash and every figure is as stated")
