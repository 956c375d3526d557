"""`manage.py export_packet`: what offline annotators get and, apart, the mapping."""

import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from annotation.models import Packet
from annotation.services import export_packet
from studies.rules import Refused


class Command(BaseCommand):
    help = "Write a packet's blinded files and, in a folder apart, the administrator mapping."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--packet", required=True, metavar="SLUG")
        parser.add_argument("--out", required=True, type=Path, metavar="DIR")

    def handle(self, *args: Any, **options: Any) -> None:
        packet = Packet.objects.filter(slug=options["packet"]).first()
        if packet is None:
            raise CommandError(f"there is no packet {options['packet']!r}")
        try:
            folders = export_packet(packet_id=packet.pk, out=options["out"], at=timezone.now())
        except Refused as refusal:
            raise CommandError(str(refusal)) from None
        report = {"manifest": packet.manifest_hash, "folders": [str(path) for path in folders]}
        self.stdout.write(json.dumps(report))
