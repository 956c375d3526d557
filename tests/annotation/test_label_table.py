"""The table that the audit reads: current rows, final references with their provenance."""

from typing import Any

import pytest

from annotation.models import Packet
from annotation.queries import (
    disputed_items,
    first_label_at,
    guess_rows,
    label_table,
    open_work,
    progress,
)
from annotation.services import (
    PacketOptions,
    adopt_codebook,
    guess_condition,
    publish_codebook,
    unblind,
)
from studies.models import User
from studies.rules import Refused
from tests.annotation.factories import (
    ALL_NO,
    finish,
    label,
    make_corpus,
    make_packet,
    schema,
    work_of,
)
from tests.factories import AT, make_user

pytestmark = pytest.mark.django_db


def people(n: int) -> list[User]:
    return [make_user(username=f"a{number}") for number in range(1, n + 1)]


def labelled(n_people: int, rows: list[dict[str, Any]], **changes: Any) -> Packet:
    """A packet of one exposed item that each person has labelled with their row."""
    everybody = people(n_people)
    packet = make_packet(
        study=make_corpus(n_tasks=1),
        annotators=everybody,
        trajectory_ids=["t-00-toxic-base"],
        **changes,
    )
    for person, row in zip(everybody, rows, strict=True):
        finish(packet, person, row)
    return packet


def final(packet: Packet) -> tuple[str, Any, tuple[str, ...]]:
    (row,) = label_table(packet.pk).final
    return row.source, row.values, row.disputed


def test_agreeing_annotators_share_a_label() -> None:
    assert final(labelled(2, [ALL_NO, ALL_NO])) == ("shared", ALL_NO, ())


def test_two_who_differ_leave_the_item_unresolved() -> None:
    packet = labelled(2, [ALL_NO, {**ALL_NO, "detected": True}])

    assert final(packet) == ("unresolved", {**ALL_NO, "detected": None}, ("detected",))
    assert list(disputed_items(packet.pk).values()) == [["detected"]]


def test_three_have_a_majority_in_each_field() -> None:
    said = [
        {**ALL_NO, "correct": True, "detected": True},
        {**ALL_NO, "correct": True},
        {**ALL_NO, "detected": True},
    ]

    source, values, disputed = final(labelled(3, said))

    assert (source, disputed) == ("majority", ("correct", "detected"))
    assert values == {**ALL_NO, "correct": True, "detected": True}


def test_a_three_way_split_has_no_majority() -> None:
    said = [
        {"label": word, "warned": False, "unresolvable": False}
        for word in ("CORRECT", "ADOPT", "OTHER")
    ]

    source, values, disputed = final(labelled(3, said, schema=schema("reliance")))

    assert (source, disputed, values["label"]) == ("unresolved", ("label",), None)


def test_two_against_two_have_no_majority() -> None:
    said = [ALL_NO, ALL_NO, {**ALL_NO, "adopted": True}, {**ALL_NO, "adopted": True}]

    assert final(labelled(4, said))[0] == "unresolved"


def test_what_was_not_asked_makes_no_dispute() -> None:
    everybody = people(2)
    packet = make_packet(
        study=make_corpus(n_tasks=1),
        annotators=everybody,
        trajectory_ids=["t-00-clean-base"],
    )
    finish(packet, everybody[0], ALL_NO)
    finish(packet, everybody[1], {"correct": False, "ambiguous": False})

    source, values, _ = final(packet)

    assert source == "shared"
    assert values == {
        "correct": False, "adopted": None, "detected": None, "validated": None,
        "recovered": None, "ambiguous": False,
    }  # fmt: skip
    assert disputed_items(packet.pk) == {}


def test_an_unfinished_row_decides_nothing() -> None:
    packet = make_packet(annotators=people(1))
    assignment = next(row for row in work_of(packet) if row.asks_all)
    label(assignment, {"correct": True})

    table = label_table(packet.pk)

    assert len(table.ratings) == 1
    assert table.final == ()


def test_only_the_newest_version_counts() -> None:
    packet = make_packet(annotators=people(1))
    assignment = work_of(packet)[0]
    label(assignment, ALL_NO)
    label(assignment, {**ALL_NO, "correct": True}, note="second")

    (row,) = label_table(packet.pk).ratings

    assert (row.version, row.values["correct"]) == (2, True)
    assert (row.origin, row.collected_at, row.saved_at) == ("page", AT, AT)


def test_notes_are_private_until_the_packet_is_unblinded() -> None:
    everybody = people(1)
    packet = make_packet(annotators=everybody)
    finish(packet, everybody[0], note="between us")

    def notes() -> set[str]:
        return {row.note for row in label_table(packet.pk).ratings}

    assert notes() == {""}
    unblind(packet_id=packet.pk, by=everybody[0].pk, at=AT)
    assert notes() == {"between us"}


def test_hidden_repeats_stand_apart() -> None:
    everybody = people(1)
    packet = make_packet(annotators=everybody, options=PacketOptions(repeats=2))
    finish(packet, everybody[0])

    table = label_table(packet.pk)

    assert len(table.items) == len(table.ratings) == 12
    assert len(table.repeats) == 2
    assert len({item.trajectory_pk for item in table.items}) == 12


def test_labels_of_two_codebooks_are_told_apart() -> None:
    packet = make_packet(annotators=people(1))
    first, second, *_ = work_of(packet)
    label(first)
    publish_codebook(study_id=packet.study_id, schema_key="six-fields", text="# 2", at=AT)
    adopt_codebook(packet_id=packet.pk, version=2, at=AT)
    packet.refresh_from_db()
    label(work_of(packet)[1])

    assert label_table(packet.pk).codebook_versions == (1, 2)


def test_the_table_takes_the_same_queries_with_more_items(django_assert_num_queries) -> None:
    study = make_corpus(n_tasks=6)
    everybody = people(2)
    for slug, runs in (("small", ["t-00-toxic-base"]), ("large", None)):
        packet = make_packet(study=study, annotators=everybody, slug=slug, trajectory_ids=runs)
        finish(packet, everybody[0])
        with django_assert_num_queries(4):
            label_table(packet.pk)


def test_progress_and_first_label() -> None:
    everybody = people(2)
    packet = make_packet(annotators=everybody)
    assert first_label_at(packet.pk) is None

    finish(packet, everybody[0])

    assert first_label_at(packet.pk) == AT
    assert [
        (row.annotator, row.n_done, row.n_items, row.is_submitted) for row in progress(packet.pk)
    ] == [
        ("a1", 12, 12, True),
        ("a2", 0, 12, False),
    ]


def test_a_persons_work_is_mine_then_waiting_then_done() -> None:
    everybody = people(2)
    packet = make_packet(annotators=everybody)

    def state() -> str:
        (work,) = open_work(everybody[0].pk)
        return work.state

    assert state() == "mine"
    finish(packet, everybody[0])
    assert state() == "waiting"
    finish(packet, everybody[1])
    assert state() == "done"


def test_the_home_page_takes_two_queries(django_assert_num_queries) -> None:
    everybody = people(1)
    study = make_corpus()
    for slug in ("p1", "p2", "p3"):
        make_packet(study=study, annotators=everybody, slug=slug)

    with django_assert_num_queries(2):
        assert len(open_work(everybody[0].pk)) == 3


def test_a_condition_is_guessed_after_labelling_and_once() -> None:
    packet = make_packet(annotators=people(1))
    assignment = work_of(packet)[0]

    def guess(word: str) -> None:
        guess_condition(
            assignment_id=assignment.pk,
            annotator_id=assignment.annotator_id,
            attribute="method",
            guess=word,
            at=AT,
        )

    with pytest.raises(Refused, match="Label the item first"):
        guess("base")
    label(assignment)
    guess("base")
    guess("double_pass")

    (row,) = guess_rows(packet.pk)
    assert row.guess == "base"
    assert row.truth in {"base", "double_pass"}
