"""Set a site up for `bench.web`; prints who is signed in and what they work on, as JSON.

    python -m bench.web_site N_ANNOTATORS N_ITEMS N_LARGE

Packet `many` has N_ITEMS items for each of N_ANNOTATORS people, packet `large` has N_LARGE items
for one more. The items are runs of the demo corpus, repeated under new ids.
"""

import json
import sys
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import django

django.setup()

from django.core.management import call_command  # noqa: E402
from django.utils import timezone  # noqa: E402

from annotation.models import Assignment, Packet  # noqa: E402
from annotation.services import PacketSpec, build_packet, publish_codebook  # noqa: E402
from bench.load_site import session_of  # noqa: E402
from studies.models import User  # noqa: E402
from studies.services import create_study  # noqa: E402
from trajectories.services import import_records  # noqa: E402

FIXTURES = Path(__file__).resolve().parents[1] / "fixtures"


def rows(name: str) -> list[dict[str, Any]]:
    """The lines of a file of the demo corpus."""
    with (FIXTURES / "demo" / f"{name}.jsonl").open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def build(slug: str, n_items: int, people: Sequence[User]) -> Packet:
    """A study of `n_items` runs, all of them in one packet for these people."""
    at = timezone.now()
    study = create_study(slug=slug, title=slug, at=at)
    runs = (
        run | {"trajectory_id": f"{run['trajectory_id']}-{number}"}
        for number, run in enumerate(islice(cycle(rows("trajectories")), n_items))
    )
    import_records(
        study_id=study.pk, tasks=rows("tasks"), trajectories=runs, sources=["bench"], at=at
    )
    schema = json.loads((FIXTURES / "schemas" / "six-fields.json").read_text(encoding="utf-8"))
    publish_codebook(study_id=study.pk, schema_key=schema["key"], text="# Codebook", at=at)
    spec = PacketSpec(
        study_id=study.pk,
        slug=slug,
        schema=schema,
        annotator_ids=[person.pk for person in people],
        seed=1,
    )
    return build_packet(spec=spec, at=at)


def described(packet: Packet, people: Sequence[User]) -> dict[str, Any]:
    """What a client needs to work on the packet as the page's script does."""
    mine: dict[int, list[int]] = {person.pk: [] for person in people}
    places = Assignment.objects.filter(round__packet=packet).order_by("annotator", "position")
    for annotator, pk in places.values_list("annotator", "pk"):
        mine[annotator].append(pk)
    return {
        "slug": packet.slug,
        "page": {"manifest": packet.manifest_hash, "codebook_version": packet.codebook_version},
        "people": [
            {"id": person.pk, "session": session_of(person), "assignments": mine[person.pk]}
            for person in people
        ],
    }


def main(n_annotators: int, n_items: int, n_large: int) -> None:
    call_command("migrate", verbosity=0)
    call_command("collectstatic", interactive=False, verbosity=0)
    names = [f"annotator-{number:02}" for number in range(n_annotators + 1)]
    User.objects.bulk_create(User(username=name, password="!") for name in names)
    people = list(User.objects.filter(username__in=names).order_by("pk"))
    made = {
        "many": described(build("many", n_items, people[:-1]), people[:-1]),
        "large": described(build("large", n_large, people[-1:]), people[-1:]),
    }
    json.dump(made, sys.stdout)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
