"""`manage.py import_study`: tasks and trajectories into a study."""

import gc
import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from studies.models import Study
from studies.rules import BadInput, Refused
from studies.services import create_study, delete_empty_study
from trajectories.services import Reading, import_study

INTERRUPTED = 130  # as shells have it: 128 and the number of SIGINT
YOUNG_OBJECTS = 100_000


class Command(BaseCommand):
    help = "Import tasks and trajectories; running it again changes nothing."
    # All others are a server's, and load every page of the site.
    requires_system_checks = ["models"]

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--study", required=True, metavar="SLUG")
        parser.add_argument("--title", default="", help="the study's title, where it is new")
        parser.add_argument("--tasks", nargs="+", action="extend", default=[], metavar="FILE")
        parser.add_argument(
            "--trajectories", nargs="+", action="extend", default=[], metavar="FILE"
        )
        parser.add_argument("--format", default="auto")
        parser.add_argument("--mapping", type=Path, help="JSON: which field of a record is what")
        parser.add_argument(
            "--question",
            choices=["first", "last", "joined"],
            default="first",
            help="which user turn is the question where a run has several",
        )
        parser.add_argument("--on-error", choices=["stop", "skip"], default="stop")

    def handle(self, *args: Any, **options: Any) -> None:
        files = [Path(name) for name in (*options["tasks"], *options["trajectories"])]
        if not files:
            raise CommandError("nothing to import: name --tasks or --trajectories", returncode=2)
        if missing := next((path for path in files if not path.is_file()), None):
            raise CommandError(f"{missing}: there is no such file")
        study = Study.objects.filter(slug=options["study"]).first()
        made = study is None
        # Records hold no cycles: what a block leaves is free before it need be looked through.
        gc.freeze()
        gc.set_threshold(YOUNG_OBJECTS)
        try:
            study = study or create_study(
                slug=options["study"], title=options["title"] or options["study"], at=timezone.now()
            )
            summary = import_study(
                study_id=study.pk,
                tasks=files[: len(options["tasks"])],
                trajectories=files[len(options["tasks"]) :],
                reading=Reading(
                    source_format=options["format"],
                    mapping=read_mapping(options["mapping"]),
                    question=options["question"],
                ),
                on_error=options["on_error"],
                at=timezone.now(),
                progress=self.progress,
            )
        except BaseException as error:
            if made and study:
                delete_empty_study(study_id=study.pk)
            if isinstance(error, Refused):
                raise CommandError(str(error)) from None
            if isinstance(error, KeyboardInterrupt):
                raise CommandError(
                    "stopped: nothing was imported", returncode=INTERRUPTED
                ) from None
            raise
        self.report(summary, made)

    def progress(self, n: int) -> None:
        if self.stderr.isatty():
            self.stderr.write(f"\r{n:,} trajectories", ending="")

    def report(self, summary: Any, made: bool) -> None:
        if summary.skipped and not (summary.tasks or summary.trajectories or summary.duplicates):
            held = "was made, and holds nothing but" if made else "is as it was, but for"
            self.stderr.write(f"no record was accepted: the study {held} the list of rejects")
        for warning in summary.warnings:
            self.stderr.write(f"warning: {warning}")
        if summary.rejects_path:
            self.stderr.write(f"rejected records are listed in {summary.rejects_path}")
        keys = ("tasks", "trajectories", "skipped", "duplicates")
        self.stdout.write(json.dumps({key: getattr(summary, key) for key in keys}))


def read_mapping(path: Path | None) -> dict[str, Any] | None:
    """The saved field mapping of a file; raises `BadInput` where it is no JSON object."""
    if path is None:
        return None
    try:
        mapping = json.loads(path.read_text())
    except (OSError, ValueError) as error:
        raise BadInput(f"{path}: cannot be read as a mapping: {error}") from None
    if not isinstance(mapping, dict):
        raise BadInput(f"{path}: a mapping is a JSON object; see docs/formats.md")
    return mapping
