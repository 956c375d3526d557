"""`manage.py load_demo`: the demo study, once."""

from typing import Any

from django.core.management.base import BaseCommand
from django.utils import timezone

from config.demo import load_demo


class Command(BaseCommand):
    help = "Load the demo study; where it is there already, nothing changes."

    def handle(self, *args: Any, **options: Any) -> None:
        self.stdout.write("Loading the demo study …")
        made = load_demo(at=timezone.now())
        self.stdout.write("The demo study is loaded." if made else "The demo study is there.")
