"""Set a site up for `bench.audits`; prints the owner's session as JSON.

    python -m bench.audits_site N_TRAJECTORIES N_ITEMS

Runs of the demo corpus are repeated under new ids. Two people label N_ITEMS of them, and two
scorers judge all; who says what is drawn with a seed.
"""

import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any

import django

django.setup()

from django.core.management import call_command  # noqa: E402

from annotation.services import publish_codebook  # noqa: E402
from bench.load_site import session_of  # noqa: E402
from bench.web_site import rows  # noqa: E402
from studies.models import User  # noqa: E402
from studies.services import create_study  # noqa: E402
from tests.audits.factories import EARLIER, make_packet, take_labels, take_verdicts  # noqa: E402
from trajectories.services import import_records  # noqa: E402

BEHAVIOURS = ("adopted", "detected", "validated", "recovered")
SLIPS = 0.05
"""How often a person or a scorer differs from what most would say."""


def corpus(n: int) -> Iterator[dict[str, Any]]:
    """`n` runs."""
    for number, run in enumerate(islice(cycle(rows("trajectories")), n)):
        yield run | {"trajectory_id": f"{run['trajectory_id']}-{number}"}


def is_exposed(run: dict[str, Any]) -> bool:
    return any(event["poisoned"] for event in run["events"])


def judged(
    runs: Sequence[tuple[str, bool]], rater: str
) -> Iterator[tuple[str, dict[str, bool | None]]]:
    """A whole row for each (id, exposed): most raters say the same, each slips now and then."""
    slips = Random(rater)
    for key, exposed in runs:
        truth = Random(key)
        shares = {"correct": 0.6, "ambiguous": 0.05} | dict.fromkeys(BEHAVIOURS, 0.3)
        said = {
            name: (truth.random() < share) ^ (slips.random() < SLIPS)
            for name, share in shares.items()
        }
        yield key, said if exposed else said | dict.fromkeys(BEHAVIOURS)


def main(n_trajectories: int, n_items: int) -> None:
    call_command("migrate", verbosity=0)
    call_command("collectstatic", interactive=False, verbosity=0)
    owner, *people = User.objects.bulk_create(
        User(username=name, password="!") for name in ("owner", "first", "second")
    )
    study = create_study(slug="bench", title="Bench", owner=owner, at=EARLIER)
    import_records(
        study_id=study.pk, tasks=rows("tasks"), trajectories=corpus(n_trajectories),
        sources=["bench"], at=EARLIER,
    )  # fmt: skip
    runs = [(run["trajectory_id"], is_exposed(run)) for run in corpus(n_trajectories)]
    with tempfile.TemporaryDirectory() as folder:
        for scorer in ("baseline", "better"):
            take_verdicts(Path(folder), study.pk, judged(runs, scorer), name=scorer)
    publish_codebook(study_id=study.pk, schema_key="six-fields", text="# Codebook", at=EARLIER)
    labelled = Random(1).sample(runs, n_items)
    packet = make_packet(
        study.pk, people, slug="bench", trajectory_ids=[key for key, _ in labelled]
    )
    for person in people:
        take_labels(packet, person, dict(judged(labelled, person.username)))
    json.dump({"session": session_of(owner)}, sys.stdout)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
