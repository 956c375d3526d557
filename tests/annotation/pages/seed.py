"""Fill the database of a site under test: `python -m tests.annotation.pages.seed N_TASKS`."""

import sys

import django

django.setup()

from tests.annotation.factories import ALL_NO, finish, make_corpus, make_packet, work_of  # noqa: E402
from tests.factories import AT, event_record, make_user, poisoned_event  # noqa: E402

ROWS = "city | orders\n" + "\n".join(f"town {n} | {n}" for n in range(40))


def main(n_tasks: int) -> None:
    """Two packets of the same runs: one to label, one with a dispute to adjudicate."""
    from annotation.services import open_adjudication

    people = [make_user(username=name) for name in ("ann", "bob", "judy")]
    study = make_corpus(
        n_tasks=n_tasks,
        events=[
            event_record(message="I look at the table first.", observation=ROWS),
            poisoned_event(1, message="Then I count."),
        ],
        first_answer="About 1250.",
    )
    make_packet(study=study, annotators=people[:2], slug="pilot", title="Pilot packet")
    other = make_packet(study=study, annotators=people[:2], slug="settled", seed=8)
    code = next(row.item.code for row in work_of(other, people[0]) if row.asks_all)
    finish(other, people[0], ALL_NO)
    finish(other, people[1], ALL_NO, differ={code: {"detected": True}})
    open_adjudication(packet_id=other.pk, adjudicator_ids=[people[2].pk], seed=1, at=AT)


if __name__ == "__main__":
    main(int(sys.argv[1]))
