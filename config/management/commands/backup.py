"""`manage.py backup`: every row and kept file in one zip."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from config.backups import write_backup


class Command(BaseCommand):
    help = "Write a consistent backup with a SHA-256 of every part."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--out", required=True, type=Path, metavar="FILE")

    def handle(self, *args: Any, **options: Any) -> None:
        path: Path = options["out"]
        if path.exists():
            raise CommandError(f"{path} exists; choose another name")
        parts = write_backup(path)
        n_rows = sum(part.n_rows or 0 for part in parts)
        n_files = sum(part.n_rows is None for part in parts)
        self.stdout.write(f"{path}: {n_rows:,} rows, {n_files:,} files")
