"""Fill the database of a site under test: `python -m tests.annotation.pages.seed N_TASKS`.

With `codebook` in place of a number, a newer codebook comes into force.
"""

import sys

import django

django.setup()

from annotation.queries import packet_by_slug  # noqa: E402
from annotation.services import (  # noqa: E402
    GoldAnswer,
    PacketOptions,
    adopt_codebook,
    open_adjudication,
    publish_codebook,
)
from studies.models import Study  # noqa: E402
from tests.annotation.factories import ALL_NO, finish, make_corpus, make_packet, work_of  # noqa: E402
from tests.factories import AT, event_record, make_user, poisoned_event  # noqa: E402

ROWS = "city | orders\n" + "\n".join(f"town {n} | {n}" for n in range(40))


def main(n_tasks: int) -> None:
    """Packets of the same runs: to label, with a dispute to adjudicate, to practise on."""
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
    practise(study)
    open_adjudication(packet_id=other.pk, adjudicator_ids=[people[2].pk], seed=1, at=AT)


def practise(study: Study) -> None:
    """A training of one run for tina, and a packet that asks her and otto for guesses."""
    tina, otto = make_user(username="tina"), make_user(username="otto")
    gold = {"t-00-toxic-base": GoldAnswer(values=ALL_NO, explanation="Nothing was said.")}
    make_packet(
        study=study, annotators=[tina], slug="practice", kind="training", gold=gold,
        trajectory_ids=list(gold),
    )  # fmt: skip
    make_packet(
        study=study,
        annotators=[tina, otto],
        slug="guess",
        options=PacketOptions(ask_guess="method"),
    )


def new_codebook() -> None:
    """A second version of the instructions, in force for the packet to label."""
    packet = packet_by_slug("pilot")
    newer = publish_codebook(
        study_id=packet.study_id, schema_key="six-fields", text="# Clearer", at=AT,
        affected_fields=["correct"],
    )  # fmt: skip
    adopt_codebook(packet_id=packet.pk, version=newer.version, at=AT)


if __name__ == "__main__":
    if sys.argv[1] == "codebook":
        new_codebook()
    else:
        main(int(sys.argv[1]))
