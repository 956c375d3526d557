"""`manage.py restore`: a backup into an empty database."""

import zipfile
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from config.backups import restore_backup
from studies.rules import Refused


class Command(BaseCommand):
    help = "Fill an empty, migrated database from a backup; hashes are checked first."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", type=Path)

    def handle(self, *args: Any, **options: Any) -> None:
        path: Path = options["file"]
        try:
            parts = restore_backup(path)
        except (OSError, zipfile.BadZipFile, KeyError) as error:
            raise CommandError(f"{path}: cannot be read as a backup: {error}") from None
        except Refused as refusal:
            raise CommandError(str(refusal)) from None
        self.stdout.write(f"{path}: {sum(part.n_rows or 0 for part in parts):,} rows restored")
