"""Freeze a scorer: `freeze_scorer --name N [--path DIR]`."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from scoring.services import freeze
from studies.rules import Refused


class Command(BaseCommand):
    """Store a scorer's source as an immutable revision and print its id."""

    help = "Snapshot a scorer's source as an immutable revision; prints its id."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--name", required=True, help="what people call this scorer")
        parser.add_argument(
            "--path", type=Path, help="a folder with scorer.py or judge.json (default: built in)"
        )
        parser.add_argument("--parent", default="", help="the revision that it was made from")

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            revision = freeze(
                name=options["name"],
                path=options["path"],
                parent=options["parent"],
                at=timezone.now(),
            )
        except Refused as refusal:
            raise CommandError(str(refusal)) from None
        if revision.name != options["name"]:
            self.stderr.write(f"The same source was frozen before, as {revision.name!r}.")
        self.stdout.write(revision.pk)
