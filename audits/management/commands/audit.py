"""Write the audit of a packet: tables, charts, documents and the bundle."""

from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from django.core.exceptions import ObjectDoesNotExist
from django.core.management.base import BaseCommand, CommandError

from annotation.queries import packet_by_slug
from audits.queries import audit_table
from audits.reports import Options
from audits.services import computed_report, write_audit
from scoring.queries import revision, revisions
from studies.rules import Refused


class Command(BaseCommand):
    help = (
        "Audit a packet against one or more scorer revisions: agreement, confusion, slices, "
        "disagreements, contrasts and ledger as CSV and JSON, charts, LaTeX, HTML, PDF, bundle."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--packet", required=True, metavar="SLUG")
        parser.add_argument(
            "--revision",
            nargs="+",
            action="extend",
            default=[],
            metavar="ID",
            help="revision ids or beginnings of them, oldest first",
        )
        parser.add_argument("--out", required=True, type=Path, metavar="DIR")
        parser.add_argument("--draws", type=int, default=Options.draws)
        parser.add_argument("--seed", type=int, default=Options.seed)

    def handle(self, *args: Any, **options: Any) -> None:
        if options["draws"] < 1:
            raise CommandError(f"--draws must be at least 1; got {options['draws']}")
        if options["seed"] < 0:
            raise CommandError(f"--seed must be at least 0; got {options['seed']}")
        packet = found_packet(options["packet"])
        table = audit_table(packet, found_revisions(options["revision"], packet))
        report = computed_report(table, Options(draws=options["draws"], seed=options["seed"]))
        try:
            names = write_audit(options["out"], packet, table, report)
        except OSError as error:
            raise CommandError(f"{options['out']}: cannot be written: {error.strerror}") from error
        self.stdout.write(f"{len(names)} files in {options['out']}")


def found_revisions(wanted: Sequence[str], packet: Any) -> list[str]:
    """The ids, each once; raises `CommandError` for one that has not scored the packet's study."""
    try:
        ids = list(dict.fromkeys(revision(each).pk for each in wanted))
    except Refused as refusal:
        raise CommandError(str(refusal)) from refusal
    run = set(revisions(packet.study_id).values_list("pk", flat=True))
    if missing := [each for each in ids if each not in run]:
        raise CommandError(
            f"--revision {missing[0][:12]}: the study {packet.study.slug} was not scored by it; "
            "run `score` or `import_verdicts` first"
        )
    return ids


def found_packet(slug: str) -> Any:
    """The packet; raises `CommandError` where there is none."""
    try:
        return packet_by_slug(slug)
    except ObjectDoesNotExist:
        raise CommandError(f"--packet {slug}: there is no such packet") from None
