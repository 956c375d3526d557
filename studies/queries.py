"""Reads of the ground floor."""

from collections import defaultdict
from datetime import datetime

from django.db.models import QuerySet

from studies.models import (
    ActionRecord,
    Invitation,
    Membership,
    Role,
    Study,
    Webhook,
    WebhookDelivery,
)


def studies_of(user_id: int) -> QuerySet[Study]:
    """The studies in which the person holds any role."""
    return Study.objects.filter(memberships__user=user_id).distinct().order_by("title", "pk")


def study_of(user_id: int, slug: str) -> Study:
    """The study, if the person belongs to it; raises `Study.DoesNotExist` otherwise."""
    return studies_of(user_id).get(slug=slug)


def roles_in(user_id: int, study_id: int) -> frozenset[str]:
    """The person's roles in the study; empty for a stranger."""
    rows = Membership.objects.filter(user=user_id, study=study_id)
    return frozenset(rows.values_list("role", flat=True))


def roles_by_study(user_id: int) -> dict[int, frozenset[str]]:
    """The person's roles in each of their studies, in one query."""
    found: dict[int, set[str]] = defaultdict(set)
    for study_id, role in Membership.objects.filter(user=user_id).values_list("study", "role"):
        found[study_id].add(role)
    return {study_id: frozenset(roles) for study_id, roles in found.items()}


def members(study_id: int) -> QuerySet[Membership]:
    """Every membership of the study with its person."""
    rows = Membership.objects.filter(study=study_id).select_related("user")
    return rows.order_by("user__username", "role", "pk")


RESEARCH_ROLES = frozenset({Role.RESEARCHER, Role.OWNER})


def invitation(token_hash: str) -> Invitation | None:
    """The invitation with this hash, taken or not."""
    rows = Invitation.objects.filter(token_hash=token_hash)
    return rows.select_related("study").order_by("pk").first()


def open_invitations(study_id: int, at: datetime) -> QuerySet[Invitation]:
    """Links of the study that can still be taken at `at`."""
    rows = Invitation.objects.filter(study=study_id, taken_at=None, expires_at__gt=at)
    return rows.select_related("created_by").order_by("-created_at", "pk")


def actions(study_id: int) -> QuerySet[ActionRecord]:
    """What was changed in the study, newest first."""
    rows = ActionRecord.objects.filter(study=study_id).select_related("user")
    return rows.order_by("-at", "-pk")


def webhooks(study_id: int) -> QuerySet[Webhook]:
    """The study's webhooks that are told of events."""
    return Webhook.objects.filter(study=study_id, removed_at=None).order_by("pk")


def waiting_deliveries(at: datetime) -> QuerySet[WebhookDelivery]:
    """Messages whose time for a (further) try has come."""
    rows = WebhookDelivery.objects.filter(done_at=None, try_after__lte=at)
    return rows.select_related("webhook").order_by("try_after", "pk")
