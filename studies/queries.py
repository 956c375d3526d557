"""Reads of the ground floor."""

from django.db.models import QuerySet

from studies.models import Membership, Role, Study


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


def members(study_id: int) -> QuerySet[Membership]:
    """Every membership of the study with its person."""
    rows = Membership.objects.filter(study=study_id).select_related("user")
    return rows.order_by("user__username", "role", "pk")


RESEARCH_ROLES = frozenset({Role.RESEARCHER, Role.OWNER})
