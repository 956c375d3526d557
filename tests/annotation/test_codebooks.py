"""Codebook versions, and training that comes before the real packet."""

import pytest

from annotation.models import Packet
from annotation.queries import codebook, codebook_worklist, desk, training_result
from annotation.rules import TrainingFirst
from annotation.services import (
    GoldAnswer,
    adopt_codebook,
    publish_codebook,
    require_training,
    shipped_schema,
)
from studies.models import User
from studies.rules import BadInput, Refused
from tests.annotation.factories import (
    ALL_NO,
    ALL_YES,
    finish,
    label,
    make_corpus,
    make_packet,
    work_of,
)
from tests.factories import AT, make_owner, make_user

pytestmark = pytest.mark.django_db


@pytest.fixture
def packet() -> Packet:
    return make_packet(annotators=[make_user()])


def publish(packet: Packet, text: str, fields: tuple[str, ...] = ()) -> int:
    made = publish_codebook(
        study_id=packet.study_id,
        schema_key="six-fields",
        text=text,
        affected_fields=fields,
        at=AT,
    )
    return made.version


def test_versions_count_from_one_and_the_same_text_is_not_a_new_one(packet: Packet) -> None:
    assert publish(packet, "# Two") == 2
    assert publish(packet, "# Two") == 2
    assert publish(packet, "# Three") == 3
    assert codebook(packet.study_id, "six-fields", 2).text == "# Two"


def test_a_packet_keeps_its_version_until_it_adopts_a_newer_one(packet: Packet) -> None:
    publish(packet, "# Two")
    assert label(work_of(packet)[0]).codebook_version == 1

    adopt_codebook(packet_id=packet.pk, version=2, at=AT)

    assert label(work_of(packet)[1]).codebook_version == 2
    with pytest.raises(Refused, match="not newer"):
        adopt_codebook(packet_id=packet.pk, version=1, at=AT)
    with pytest.raises(BadInput, match="no codebook version 9"):
        adopt_codebook(packet_id=packet.pk, version=9, at=AT)


def test_the_worklist_holds_only_labels_that_judge_an_affected_field(packet: Packet) -> None:
    exposed = next(row for row in work_of(packet) if row.asks_all)
    other = next(row for row in work_of(packet) if not row.asks_all)
    label(exposed)
    label(other, {"correct": True, "ambiguous": False})
    publish(packet, "# Two", ("detected",))

    assert codebook_worklist(packet.pk) == []
    adopt_codebook(packet_id=packet.pk, version=2, at=AT)
    assert [row.assignment_id for row in codebook_worklist(packet.pk)] == [exposed.pk]

    packet.refresh_from_db()
    label(work_of(packet)[exposed.position - 1])
    assert codebook_worklist(packet.pk) == []


def test_a_codebook_must_name_fields_of_the_packet(packet: Packet) -> None:
    publish(packet, "# Two", ("colour",))

    with pytest.raises(BadInput, match="colour"):
        adopt_codebook(packet_id=packet.pk, version=2, at=AT)


@pytest.mark.parametrize("name", ["six-fields", "reliance"])
def test_shipped_schemas_are_read_by_name(name: str) -> None:
    assert shipped_schema(name)["key"] == name


def test_an_unknown_schema_names_those_that_ship() -> None:
    with pytest.raises(BadInput, match="reliance, six-fields"):
        shipped_schema("nosuch")


def trained_packet(person: User) -> tuple[Packet, Packet]:
    """A training of two runs, and the packet that waits for it."""
    study = make_corpus()
    runs = ["t-00-toxic-base", "t-01-toxic-base"]
    training = make_packet(
        study=study,
        annotators=[person],
        slug="training",
        kind="training",
        trajectory_ids=runs,
        gold={run: GoldAnswer(ALL_NO, "nothing was noticed") for run in runs},
    )
    packet = make_packet(study=study, annotators=[person], slug="real")
    require_training(packet_id=packet.pk, training_id=training.pk, by=make_owner(study).pk, at=AT)
    return training, packet


def test_the_real_packet_waits_for_its_training() -> None:
    person = make_user()
    training, packet = trained_packet(person)
    assert desk("real", person.pk).training_slug == "training"

    with pytest.raises(TrainingFirst, match="“training” comes first"):
        label(work_of(packet)[0])
    finish(training, person)

    assert desk("real", person.pk).training_slug == ""
    assert label(work_of(packet)[0]).version == 1


def test_a_failed_training_opens_nothing() -> None:
    person = make_user()
    training, packet = trained_packet(person)

    finish(training, person, ALL_YES)

    result = training_result(training.pk, person.pk)
    assert (result.share, result.passed) == (0, False)
    with pytest.raises(TrainingFirst):
        label(work_of(packet)[0])


def test_what_comes_after_the_gold_was_shown_does_not_count() -> None:
    person = make_user()
    training, _ = trained_packet(person)
    for row in work_of(training, person):
        label(row, {"correct": True})
        label(row, {**ALL_NO, "correct": True})
        label(row, ALL_NO)

    result = training_result(training.pk, person.pk)

    assert (result.n_fields, result.n_right) == (12, 10)
    assert result.passed


def test_every_run_of_a_training_needs_its_gold() -> None:
    with pytest.raises(BadInput, match="no gold answer"):
        make_packet(kind="training", gold={"t-00-toxic-base": GoldAnswer(ALL_NO)})


def test_a_packet_waits_only_for_a_training_of_its_study() -> None:
    packet, other = make_packet(slug="one"), make_packet(slug="two")

    with pytest.raises(BadInput, match="training packet of its own study"):
        require_training(packet_id=packet.pk, training_id=other.pk, by=None, at=AT)
