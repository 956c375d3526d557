"""Handing work in, and opening it again."""

from dataclasses import dataclass
from datetime import datetime

from django.db import transaction

from annotation import rules
from annotation.models import Assignment, ItemMapping, Packet, Round, Submission
from annotation.queries import seen_kinds, training_result
from studies.models import User, WebhookEvent
from studies.rules import Refused
from studies.services import announce, record_action


@dataclass(frozen=True)
class Statement:
    """What an annotator states at submission; `used_llm` None is no answer."""

    used_llm: bool | None
    text: str = ""


@transaction.atomic
def submit(*, round_id: int, annotator_id: int, statement: Statement, at: datetime) -> Submission:
    """Lock a person's finished work in a round, with their statement.

    Raises `rules.Incomplete` while an item is not finished, `BadInput` without a statement,
    `rules.Locked` if it was submitted already, `Round.DoesNotExist` where they have no work.
    """
    found = Round.objects.select_related("packet").get(pk=round_id)
    mine = Assignment.objects.filter(round=round_id, annotator=annotator_id)
    # Locked first and counted after: a save cannot slip in between.
    if not mine.filter(locked_at=None).update(locked_at=at):
        if not mine.exists():
            raise Round.DoesNotExist("There is no such work, or it is not yours.")
        raise rules.Locked("This work is submitted already.")
    rules.check_statement(
        n_unfinished=mine.filter(is_complete=False).count(),
        used_llm=statement.used_llm,
        statement=statement.text,
    )
    record_action(
        study_id=found.packet.study_id,
        user_id=annotator_id,
        action=f"submit {found.purpose}",
        subject=found.packet.slug,
        at=at,
    )
    _announce_if_complete(found, at)
    return Submission.objects.create(
        round_id=round_id,
        annotator_id=annotator_id,
        used_llm=statement.used_llm,
        statement=statement.text.strip(),
        passed=_passed(found.packet, annotator_id),
        submitted_at=at,
    )


def _passed(packet: Packet, annotator_id: int) -> bool | None:
    if packet.kind != Packet.Kind.TRAINING:
        return None
    return training_result(packet.pk, annotator_id).passed


def _announce_if_complete(found: Round, at: datetime) -> None:
    """Tell webhooks once the last annotator has handed in."""
    left = Assignment.objects.filter(round=found, locked_at=None)
    if found.purpose == Round.Purpose.LABELLING and not left.exists():
        announce(
            study_id=found.packet.study_id,
            event=WebhookEvent.PACKET_COMPLETE,
            subject=found.packet.slug,
            at=at,
        )


@transaction.atomic
def reopen(*, round_id: int, annotator_id: int, by: int, at: datetime) -> None:
    """Let a person change submitted work again.

    Raises `rules.SawVerdicts` for who has opened what the packet hides since, and `Refused`
    once the packet is unblinded or where nothing is submitted.
    """
    found = Round.objects.select_related("packet").get(pk=round_id)
    if found.packet.unblinded_at is not None:
        raise Refused("This packet is unblinded; its labels can no longer be changed blind.")
    person = User.objects.get(pk=annotator_id)
    runs = ItemMapping.objects.filter(item__packet=found.packet_id)
    seen = seen_kinds(
        annotator_id, found.packet.study_id, runs.values_list("trajectory_id", flat=True)
    )
    rules.check_may_assign(username=person.username, seen=seen)
    in_force = Submission.objects.filter(round=round_id, annotator=annotator_id, reopened_at=None)
    if not in_force.update(reopened_at=at, reopened_by_id=by):
        raise Refused("This work is not submitted, so there is nothing to reopen.")
    Assignment.objects.filter(round=round_id, annotator=annotator_id).update(locked_at=None)
    record_action(
        study_id=found.packet.study_id,
        user_id=by,
        action="reopen",
        subject=f"{found.packet.slug} {found.purpose} of {person.username}",
        at=at,
    )
