"""`manage.py import_labels`: take a returned sheet."""

import json
from argparse import ArgumentParser
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from annotation.models import Packet
from annotation.services import Sheet, Statement, import_labels, people_named
from studies.rules import Refused


class Command(BaseCommand):
    help = "Take a returned sheet; the file is archived with its SHA-256."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", type=Path, metavar="FILE", help="CSV, JSON Lines or XLSX")
        parser.add_argument("--packet", required=True, metavar="SLUG")
        parser.add_argument("--annotator", required=True, metavar="NAME")
        parser.add_argument("--adjudicated", action="store_true")
        parser.add_argument(
            "--collected-at", type=moment, metavar="ISO", help="when the judgments were made"
        )
        parser.add_argument("--llm-helped", choices=["yes", "no"], help="the annotator's statement")
        parser.add_argument("--statement", default="", help="their statement, as reported")

    def handle(self, *args: Any, **options: Any) -> None:
        packet = Packet.objects.filter(slug=options["packet"]).first()
        if packet is None:
            raise CommandError(f"there is no packet {options['packet']!r}")
        try:
            content = options["file"].read_bytes()
        except OSError as error:
            raise CommandError(f"{options['file']}: cannot be read: {error.strerror}") from None
        try:
            # Who settles disputes outside need not have an account; who labelled has one.
            person = people_named([options["annotator"]], create=options["adjudicated"])
            done = import_labels(
                packet_id=packet.pk,
                annotator_id=person[0],
                sheet=sheet(content, options),
                at=timezone.now(),
            )
        except Refused as refusal:
            raise CommandError(str(refusal)) from None
        self.stdout.write(
            json.dumps({"rows": done.n_rows, "sha256": done.sha256, "repeated": done.repeated})
        )


def sheet(content: bytes, options: dict[str, Any]) -> Sheet:
    """The file with what the command line says about it."""
    helped = {"yes": True, "no": False, None: None}[options["llm_helped"]]
    return Sheet(
        name=options["file"].name,
        content=content,
        adjudicated=options["adjudicated"],
        collected_at=options["collected_at"],
        statement=Statement(used_llm=helped, text=options["statement"]),
    )


def moment(text: str) -> datetime:
    """A time in ISO 8601, UTC where it names no zone."""
    found = datetime.fromisoformat(text)
    return found if found.tzinfo else found.replace(tzinfo=UTC)
