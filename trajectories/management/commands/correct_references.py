"""`manage.py correct_references`: corrected references as a new version of a study's."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from studies.models import Study
from studies.rules import Refused
from trajectories import records
from trajectories.services import correct_references


class Command(BaseCommand):
    help = (
        "Add one reference version. FILE is JSON Lines with task_id and any of reference, "
        "eligible, ineligible_reason, note; what a line leaves out stays as it was."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--study", required=True, metavar="SLUG")
        parser.add_argument("file", type=Path)

    def handle(self, *args: Any, **options: Any) -> None:
        study = Study.objects.filter(slug=options["study"]).first()
        if study is None:
            raise CommandError(f"there is no study {options['study']!r}")
        try:
            version = correct_references(
                study_id=study.pk, corrections=read_corrections(options["file"]), at=timezone.now()
            )
        except Refused as refusal:
            raise CommandError(f"{options['file'].name}: {refusal}") from None
        self.stdout.write(f"references of {study.slug} are at version {version}")


def read_corrections(path: Path) -> list[dict[str, Any]]:
    """The lines of the file; raises `CommandError` naming the line that does not fit."""
    corrections = []
    try:
        with path.open("rb") as stream:
            for line, row in records.read_jsonl(stream, path.name):
                if isinstance(row, records.RecordError):
                    raise CommandError(f"{path.name}:{line}: {row}")
                if not isinstance(row.get("task_id"), str):
                    raise CommandError(f"{path.name}:{line}: task_id: is required")
                corrections.append(row)
    except OSError as error:
        raise CommandError(f"{path}: cannot be read: {error.strerror}") from None
    if not corrections:
        raise CommandError(f"{path.name}: holds no correction")
    return corrections
