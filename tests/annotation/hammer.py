"""Many clients saving at once on a database of its own; run by `test_concurrency`.

Prints one JSON object: what each thread met, and what the database holds afterwards.
"""

import json
import sys
import threading
from collections import Counter
from collections.abc import Callable
from uuid import uuid4

import django

django.setup()

from django.core.management import call_command  # noqa: E402
from django.db import connection  # noqa: E402
from django.db.models import Count, Q  # noqa: E402

from annotation.models import Assignment, Label, Packet  # noqa: E402
from annotation.queries import desk  # noqa: E402
from annotation.rules import StaleTab  # noqa: E402
from annotation.services import LabelRow, people_named, save_label  # noqa: E402
from studies.models import User  # noqa: E402
from tests.annotation.factories import ALL_NO, make_corpus, make_packet, work_of  # noqa: E402
from tests.factories import AT  # noqa: E402

N_THREADS = 32
N_SAVES = 5


def main() -> None:
    call_command("migrate", verbosity=0)
    study = make_corpus(n_tasks=3)
    ids = people_named([f"person-{n}" for n in range(N_THREADS)], create=True)
    people = [User.objects.get(pk=pk) for pk in ids]
    own = make_packet(study=study, annotators=people, slug="own")
    shared = make_packet(study=study, annotators=people[:1], slug="shared")
    met: Counter[str] = Counter()
    met.update(at_once(lambda number: save_own(own, people[number])))
    target = work_of(shared)[0]
    met.update(at_once(lambda number: save_shared(target)))
    places = work_of(shared)[2:]
    met.update(at_once(lambda number: save_shared(places[number % 10], number // 10)))
    key = uuid4()
    repeated = work_of(shared)[1]
    met.update(at_once(lambda number: save(repeated, 0, key)))
    json.dump({"met": met, **found(target, repeated)}, sys.stdout)


def at_once(work: Callable[[int], None]) -> Counter[str]:
    """Run `work` in every thread from one starting signal; counts what was raised."""
    start, met = threading.Barrier(N_THREADS), Counter[str]()

    def run(number: int) -> None:
        start.wait()
        try:
            work(number)
        except Exception as error:
            met[f"{type(error).__name__}: {error}"[:200]] += 1
        finally:
            connection.close()

    threads = [threading.Thread(target=run, args=(number,)) for number in range(N_THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return met


def save(assignment: Assignment, based_on: int, key=None, values=ALL_NO) -> Label:
    packet = assignment.round.packet
    return save_label(
        assignment_id=assignment.pk,
        annotator_id=assignment.annotator_id,
        manifest=packet.manifest_hash,
        row=LabelRow(values=values, codebook_version=packet.codebook_version),
        based_on=based_on,
        key=key or uuid4(),
        at=AT,
    )


def save_own(packet: Packet, person) -> None:
    """Each thread saves its own items, one version after the other."""
    for assignment in work_of(packet, person)[:N_SAVES]:
        save(assignment, 0)


def save_shared(assignment: Assignment, turn: int = 0) -> None:
    """All threads are one person's tabs: each saves until it has got its say, reloading.

    Those with an odd turn leave the item unfinished.
    """
    values = ALL_NO | ({"correct": None} if turn % 2 else {})
    while True:
        try:
            save(
                assignment,
                Assignment.objects.values_list("version", flat=True).get(pk=assignment.pk),
                values=values,
            )
            return
        except StaleTab:
            continue


def found(target: Assignment, repeated: Assignment) -> dict:
    """What is stored afterwards."""
    versions = list(target.labels.order_by("version").values_list("version", flat=True))
    target.refresh_from_db()
    repeated.refresh_from_db()
    own = Assignment.objects.filter(round__packet__slug="own", version__gt=0)
    return {
        "own": [own.count(), Label.objects.filter(assignment__in=own).count()],
        "shared": [target.version, versions],
        "repeated": [repeated.version, repeated.labels.count()],
        "miscounted": miscounted(),
    }


def miscounted() -> list[str]:
    """The packets and people whose count of finished items is not that of their rows."""
    seats = Assignment.objects.order_by().values_list("round__packet__slug", "annotator")
    finished = Count("pk", filter=Q(is_complete=True))
    return [
        f"{slug}: {person}"
        for slug, person, n_done in seats.annotate(n_done=finished)
        if desk(slug, person).n_done != n_done
    ]


if __name__ == "__main__":
    main()
