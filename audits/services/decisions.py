"""What people decide about an audit: one verb each, in one transaction."""

from datetime import datetime
from typing import Any

from django.db import IntegrityError, transaction

from audits import rules
from audits.models import CauseTag, Declaration, Registration
from audits.queries import first_opened_at
from studies.models import AccessRecord
from studies.services import record_access, record_action
from trajectories.queries import slice_values


@transaction.atomic
def register_analysis(
    *, packet: Any, user_id: int, values: dict[str, Any], metrics: list[str], at: datetime
) -> Registration:
    """Fix the primary field, metric, figure, bar and contrast of a packet, once.

    Raises `rules.RegistrationClosed` once an analysis is registered or results were opened.
    """
    earlier = Registration.objects.filter(packet=packet.pk).first()
    rules.check_may_register(
        registered_at=earlier.registered_at if earlier else None,
        unblinded_at=packet.unblinded_at,
        first_opened_at=first_opened_at(packet),
    )
    rules.check_metric(values["metric"], metrics)
    rules.check_bar(values["bar"])
    rules.check_contrast(values, slice_values(packet.study_id))
    try:
        with transaction.atomic():
            row = Registration.objects.create(
                packet_id=packet.pk, registered_by_id=user_id, registered_at=at, **values
            )
    except IntegrityError:
        raise rules.RegistrationClosed("Somebody registered an analysis a moment ago.") from None
    record_action(
        study_id=packet.study_id,
        user_id=user_id,
        action="register analysis",
        subject=packet.slug,
        at=at,
    )
    return row


@transaction.atomic
def declare_knowledge(
    *,
    packet: Any,
    revision_id: str | None,
    statement: str,
    user_id: int | None,
    at: datetime,
) -> Declaration:
    """Add to what was known of the packet's labels; nothing takes a declaration back."""
    rules.check_statement(statement)
    row = Declaration.objects.create(
        packet_id=packet.pk,
        revision_id=revision_id,
        statement=statement.strip(),
        declared_by_id=user_id,
        declared_at=at,
    )
    if user_id is not None:
        record_access(
            study_id=packet.study_id,
            user_id=user_id,
            kind=AccessRecord.Kind.DECLARED,
            subject=packet.slug,
            at=at,
        )
    return row


@transaction.atomic
def tag_cause(
    *,
    packet: Any,
    revision_id: str,
    item_code: str,
    cause: str,
    comment: str,
    user_id: int,
    at: datetime,
) -> CauseTag:
    """Say why scorer and reference differ on an item; an earlier tag is kept, and overruled."""
    rules.check_cause(cause)
    return CauseTag.objects.create(
        packet_id=packet.pk,
        revision_id=revision_id,
        item_code=item_code,
        cause=cause,
        comment=comment.strip(),
        tagged_by_id=user_id,
        tagged_at=at,
    )
