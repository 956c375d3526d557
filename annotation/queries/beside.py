"""What stands beside an item on its person's page: disputes, causes, gold, guesses."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.db.models import F

from annotation.models import Assignment, ConditionGuess, DisputeCause, Gold, Label, Round
from annotation.queries.desk import Desk, DeskItem


@dataclass(frozen=True)
class OtherRow:
    """An annotator's row, for open adjudication only; people are numbered, not named."""

    number: int
    values: Mapping[str, Any]
    note: str


@dataclass(frozen=True)
class Dispute:
    """Why an item is in the queue.

    fields : the disputed ones, in the schema's order; empty for an agreed item.
    rows : the annotators' rows where the round is open; always empty where it is blind.
    cause : what this person has said about the cause, "" for nothing yet.
    """

    fields: tuple[str, ...]
    rows: tuple[OtherRow, ...]
    cause: str


def dispute(desk: Desk, item: DeskItem) -> Dispute:
    """The dispute about an item of the person's adjudication; votes only if the round is open."""
    labels = Label.objects.filter(
        assignment__round__packet=desk.packet_id,
        assignment__round__purpose=Round.Purpose.LABELLING,
        assignment__item__code=item.code,
        assignment__is_complete=True,
        version=F("assignment__version"),
    )
    rows = [
        OtherRow(number, values, note)
        for number, (values, note) in enumerate(
            labels.order_by("assignment__annotator", "pk").values_list("values", "note"), start=1
        )
    ]
    fields = tuple(
        name
        for name in desk.schema.asked(exposed=item.asks_all)
        if len({row.values.get(name) for row in rows}) > 1
    )
    return Dispute(
        fields, tuple(rows) if desk.is_open else (), cause_of(desk.annotator_id, item.assignment_id)
    )


def cause_of(annotator_id: int, assignment_id: int) -> str:
    """What the person has said about the cause of a dispute; "" if nothing."""
    mine = DisputeCause.objects.filter(item__assignments=assignment_id, coded_by=annotator_id)
    return mine.order_by("-coded_at", "-pk").values_list("cause", flat=True).first() or ""


@dataclass(frozen=True)
class GoldRow:
    """The right answer to an item of a training packet, with why."""

    values: Mapping[str, Any]
    explanation: str


def gold(desk: Desk, item: DeskItem) -> GoldRow | None:
    """The gold of a training item that the person has finished; None before, and elsewhere."""
    if desk.kind != "training" or not item.is_complete:
        return None
    found = Gold.objects.filter(item__packet=desk.packet_id, item__code=item.code)
    row = found.values_list("values", "explanation").first()
    return GoldRow(*row) if row else None


def guess(item: DeskItem) -> str | None:
    """What the person has guessed about an item's condition; None if nothing yet."""
    found = ConditionGuess.objects.filter(assignment=item.assignment_id)
    return found.values_list("guess", flat=True).first()


def is_finished(assignment_id: int) -> bool:
    """Whether the current row of an assignment answers all that is asked."""
    return Assignment.objects.filter(pk=assignment_id, is_complete=True).exists()


def current_version(annotator_id: int, assignment_id: int) -> int:
    """The version of a person's current row; raises `Assignment.DoesNotExist` if not theirs."""
    mine = Assignment.objects.filter(pk=assignment_id, annotator=annotator_id)
    return mine.values_list("version", flat=True).get()
