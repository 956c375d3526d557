"""Take verdicts made elsewhere: `import_verdicts --study SLUG --scorer NAME FILE`."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from scoring.queries import run_progress
from scoring.services import import_verdicts
from studies.models import Study
from studies.rules import Refused


class Command(BaseCommand):
    """Store an outside scorer's verdicts and print the id of its revision."""

    help = "Import an outside scorer's verdicts from CSV or JSON Lines; prints the revision's id."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--study", required=True, help="the study's slug")
        parser.add_argument("--scorer", required=True, help="what people call the scorer")
        parser.add_argument("file", type=Path)

    def handle(self, *args: Any, **options: Any) -> None:
        study = Study.objects.filter(slug=options["study"]).first()
        if study is None:
            raise CommandError(f"There is no study {options['study']!r}.")
        try:
            run = import_verdicts(
                study_id=study.pk,
                scorer=options["scorer"],
                path=options["file"],
                at=timezone.now(),
            )
        except Refused as refusal:
            raise CommandError(str(refusal)) from None
        self.stderr.write(f"{run_progress(run.pk).n_done} verdicts of {options['scorer']}.")
        self.stdout.write(run.revision_id)
