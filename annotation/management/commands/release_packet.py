"""`manage.py release_packet`: let a packet go out although its certificate says stop."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from annotation.models import Packet
from annotation.services import release_packet
from studies.rules import Refused


class Command(BaseCommand):
    help = "Let a packet go out although its certificate says stop; the reason is kept."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--packet", required=True, metavar="SLUG")
        parser.add_argument("--reason", required=True)

    def handle(self, *args: Any, **options: Any) -> None:
        packet = Packet.objects.filter(slug=options["packet"]).first()
        if packet is None:
            raise CommandError(f"there is no packet {options['packet']!r}")
        try:
            release_packet(
                packet_id=packet.pk, reason=options["reason"], by=None, at=timezone.now()
            )
        except Refused as refusal:
            raise CommandError(str(refusal)) from None
