"""What the web benchmark needs of the database, past HTTP and untimed.

`python -m bench.web_rows people N` makes the accounts; `places PACKET` and `labels PACKET` print
JSON lines: who has which run where, and every current label with its note.
"""

import json
import sys
from collections.abc import Iterator
from typing import Any

import django

django.setup()

from django.db.models import F  # noqa: E402
from django.utils import timezone  # noqa: E402

from annotation.models import Assignment, ItemMapping, Label  # noqa: E402
from annotation.queries import packet_by_slug  # noqa: E402
from studies.models import User  # noqa: E402
from studies.services import create_study  # noqa: E402

PASSWORD = "bench-Passw0rd!"


def people(n: int) -> None:
    """An owner with an empty study, and N annotators."""
    owner = User.objects.create_user("admin", password=PASSWORD)
    create_study(slug="bench", title="Bench", owner=owner, at=timezone.now())
    for index in range(n):
        User.objects.create_user(f"annotator{index:02d}", password=PASSWORD)


def run_of(packet_id: int) -> dict[str, str]:
    """Item code → trajectory id."""
    rows = ItemMapping.objects.filter(item__packet=packet_id)
    return dict(rows.values_list("item__code", "trajectory__trajectory_id"))


def places(slug: str) -> Iterator[dict[str, Any]]:
    packet = packet_by_slug(slug)
    runs = run_of(packet.pk)
    columns = ("pk", "annotator__username", "item__code", "position")
    rows = Assignment.objects.filter(round__packet=packet).order_by("pk").values_list(*columns)
    for pk, annotator, code, position in rows:
        yield {
            "assignment": pk, "annotator": annotator, "item": runs[code], "position": position,
            "manifest": packet.manifest_hash, "codebook": packet.codebook_version,
        }  # fmt: skip


def labels(slug: str) -> Iterator[dict[str, Any]]:
    packet = packet_by_slug(slug)
    runs = run_of(packet.pk)
    rows = Label.objects.filter(
        assignment__round__packet=packet, version=F("assignment__version")
    ).order_by("pk")
    columns = ("assignment__annotator__username", "assignment__item__code", "values", "note")
    for annotator, code, values, note in rows.values_list(*columns):
        yield {"annotator": annotator, "item": runs[code], "values": values, "note": note}


def main(what: str, argument: str) -> None:
    if what == "people":
        people(int(argument))
        return
    for row in {"places": places, "labels": labels}[what](argument):
        sys.stdout.write(json.dumps(row) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
