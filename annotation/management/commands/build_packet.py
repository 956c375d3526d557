"""`manage.py build_packet`: freeze a blinded packet."""

import json
import secrets
from argparse import ArgumentParser
from datetime import datetime
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from annotation.models import Packet
from annotation.sampling import ALLOCATIONS, Plan
from annotation.services import (
    PacketOptions,
    PacketSpec,
    build_packet,
    packet_spec,
    people_named,
)
from studies.models import Study
from studies.rules import BadInput, Refused


class Command(BaseCommand):
    help = "Freeze a blinded, shuffled packet and print its manifest's SHA-256."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--study", required=True, metavar="SLUG")
        parser.add_argument("--packet", required=True, metavar="SLUG")
        parser.add_argument("--title", default="")
        parser.add_argument("--annotators", required=True, nargs="+", metavar="NAME")
        parser.add_argument("--create-annotators", action="store_true")
        parser.add_argument("--seed", type=int, help="a random one, kept with the packet, if left")
        self._add_sampling(parser)
        self._add_showing(parser)

    def _add_sampling(self, parser: ArgumentParser) -> None:
        parser.add_argument("--size", type=int, metavar="N", help="trajectories; all if left out")
        parser.add_argument("--stratify", type=names, default=[], metavar="FIELDS")
        parser.add_argument("--allocation", choices=ALLOCATIONS)
        parser.add_argument(
            "--sizes", type=Path, metavar="FILE", help="JSON object: stratum to trajectories"
        )
        parser.add_argument("--pairs", type=names, default=[], metavar="FIELDS")
        parser.add_argument("--exclude-tasks", type=Path, metavar="FILE", help="one task id a line")
        parser.add_argument(
            "--trajectories", type=Path, metavar="FILE", help="one trajectory id a line: only these"
        )
        parser.add_argument("--repeats", type=int, default=0, help="items that come twice, hidden")

    def _add_showing(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--schema", default="six-fields", help="a shipped schema's name, or a JSON file"
        )
        parser.add_argument("--codebook", type=Path, metavar="FILE", help="Markdown")
        parser.add_argument("--no-poison-marks", action="store_true")
        parser.add_argument("--no-first-answer", action="store_true")
        parser.add_argument("--adjudication", choices=["blind", "open"], default="blind")
        parser.add_argument("--guess", default="", help="ask for environment, method or adapter")

    def handle(self, *args: Any, **options: Any) -> None:
        study = Study.objects.filter(slug=options["study"]).first()
        if study is None:
            raise CommandError(f"there is no study {options['study']!r}")
        try:
            at = timezone.now()
            packet = build_packet(spec=spec(study, options, at), at=at)
        except Refused as refusal:
            raise CommandError(str(refusal)) from None
        self.report(packet, options["size"])

    def report(self, packet: Packet, size: int | None) -> None:
        n_runs = packet.n_items - packet.freeze_record.sampling["repeats"]
        if size is not None and n_runs < size:
            self.stderr.write(f"{n_runs} runs of the {size} asked for: pairs are kept whole.")
        if packet.finding == Packet.Finding.STOP:
            self.stderr.write(
                "The blinding certificate says stop: a masked value is still in a document. The "
                "packet does not go out until it is released; see its certificate."
            )
        self.stdout.write(packet.manifest_hash)


def spec(study: Study, options: dict[str, Any], at: datetime) -> PacketSpec:
    """What the command line asks for."""
    seed = options["seed"] if options["seed"] is not None else secrets.randbelow(2**31)
    only = ids(options["trajectories"]) if options["trajectories"] else None
    return packet_spec(
        study_id=study.pk,
        schema=options["schema"],
        at=at,
        codebook_text=read(options["codebook"]) if options["codebook"] else "",
        slug=options["packet"],
        title=options["title"],
        annotator_ids=people_named(options["annotators"], create=options["create_annotators"]),
        seed=seed,
        plan=plan(options),
        stratify=options["stratify"],
        pairs=options["pairs"],
        excluded_tasks=frozenset(ids(options["exclude_tasks"]) if options["exclude_tasks"] else ()),
        trajectory_ids=only,
        options=PacketOptions(
            poison_marks=not options["no_poison_marks"],
            first_answer=not options["no_first_answer"],
            adjudication=options["adjudication"],
            repeats=options["repeats"],
            ask_guess=options["guess"],
        ),
    )


def plan(options: dict[str, Any]) -> Plan:
    """The sampling plan; sizes for each stratum mean the allocation `given`."""
    if options["sizes"] is None:
        if options["allocation"] == "given":
            raise BadInput("--allocation given needs --sizes FILE.")
        return Plan(size=options["size"], allocation=options["allocation"] or "proportional")
    try:
        sizes = json.loads(read(options["sizes"]))
    except ValueError as error:
        raise BadInput(f"{options['sizes']}: is not JSON: {error}") from None
    if not isinstance(sizes, dict) or not all(type(n) is int for n in sizes.values()):
        raise BadInput(f"{options['sizes']}: must be an object of stratum: whole number.")
    return Plan(size=options["size"], allocation="given", sizes=sizes)


def names(text: str) -> list[str]:
    """The words of a comma-separated list."""
    return [word.strip() for word in text.split(",") if word.strip()]


def ids(path: Path) -> list[str]:
    """The ids of a file, one a line; `#` begins a comment line."""
    lines = (line.strip() for line in read(path).splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def read(path: Path) -> str:
    """The text of a file; raises `BadInput` where it cannot be read."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"{path}: cannot be read: {error}") from None
