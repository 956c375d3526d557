"""`manage.py verify_packet`: check an exported packet; `annotation/verify.py` does it alone."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from annotation.verify import check


class Command(BaseCommand):
    help = "Check the hashes of an exported packet."
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("folder", type=Path, metavar="FOLDER")

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            problems, roots = check(options["folder"])
        except (OSError, ValueError, KeyError, IndexError) as error:
            raise CommandError(f"{options['folder']}: cannot be read: {error}") from None
        if problems:
            raise CommandError("; ".join(problems))
        self.stdout.write(f"{roots.pop()} verified")
