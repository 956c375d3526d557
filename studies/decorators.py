"""Guards of views: who belongs here, and who must stay blind.

What is not yours is 404, like what does not exist.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone

from studies import access, queries, services
from studies.models import Study
from studies.rules import MustNotUnmask

View = Callable[..., HttpResponse]


def member(*roles: str) -> Callable[[View], View]:
    """Open a view with the argument `study` (a slug) to members who hold one of `roles`.

    With no roles named, any member may. The view finds `request.study` and `request.roles`.
    """

    def guard(view: View) -> View:
        @wraps(view)
        def guarded(request: HttpRequest, study: str, *args: Any, **kwargs: Any) -> HttpResponse:
            enter(request, study, roles)
            return view(request, study, *args, **kwargs)

        return guarded

    return guard


def enter(request: HttpRequest, slug: str, roles: tuple[str, ...]) -> None:
    """Set `request.study` and `request.roles`; raises Http404 for who does not belong."""
    try:
        found = queries.study_of(request.user.pk, slug)
    except Study.DoesNotExist:
        raise Http404("There is no such study, or it is not yours.") from None
    held = queries.roles_in(request.user.pk, found.pk)
    if roles and not held & set(roles):
        raise Http404("There is no such page, or it is not yours.")
    request.study, request.roles = found, held  # type: ignore[attr-defined]


def unmasked(kind: str, *, subject: str = "") -> Callable[[View], View]:
    """Close a view to who has blinded work open in `request.study`; note who opened it.

    `subject` names the keyword argument of the view that says what is opened. With kind "" the
    view shows nothing that would keep a person from being assigned later, and nothing is noted.
    """

    def guard(view: View) -> View:
        @wraps(view)
        def guarded(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
            study = request.study  # type: ignore[attr-defined]
            try:
                access.check_may_unmask(request.user.pk, study.pk)
            except MustNotUnmask as refusal:
                return render(request, "403.html", {"reason": refusal}, status=403)
            if kind:
                services.record_access(
                    study_id=study.pk,
                    user_id=request.user.pk,
                    kind=kind,
                    subject=str(kwargs.get(subject, "")),
                    at=timezone.now(),
                )
            return view(request, *args, **kwargs)

        return guarded

    return guard
