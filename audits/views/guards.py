"""Who may open an audit page: the study's researchers and owners who are not blinded."""

from functools import wraps
from typing import Any

from django.core.exceptions import ObjectDoesNotExist
from django.http import Http404, HttpRequest, HttpResponse

from annotation.queries import packet_by_slug
from studies.decorators import View, enter, unmasked
from studies.models import AccessRecord, Role

RESEARCHERS = (Role.RESEARCHER, Role.OWNER)


def researcher(view: View) -> View:
    """Open a view with the argument `packet` (a slug) to researchers of its study.

    The view finds `request.packet`, `request.study` and `request.roles`. What is not theirs is
    404, like what does not exist.
    """

    @wraps(view)
    def guarded(request: HttpRequest, packet: str, *args: Any, **kwargs: Any) -> HttpResponse:
        try:
            found = packet_by_slug(packet)
        except ObjectDoesNotExist:
            raise Http404("There is no such packet, or it is not yours.") from None
        enter(request, found.study.slug, RESEARCHERS)
        request.packet = found  # type: ignore[attr-defined]
        return view(request, *args, packet=packet, **kwargs)

    return guarded


def audit_page(view: View) -> View:
    """`researcher`, and closed to who has blinded work open; the opening is recorded."""
    return researcher(unmasked(AccessRecord.Kind.AUDIT, subject="packet")(view))
