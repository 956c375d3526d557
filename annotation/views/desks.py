"""How a view finds the work of the person who asks: theirs, or 404."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse

from annotation import queries
from annotation.models import Assignment, Round
from annotation.queries import Desk, DeskItem


def at_desk(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """Give the view the person's desk in place of a packet's slug; what is not theirs is 404."""

    @wraps(view)
    def seated(
        request: HttpRequest, packet: str, purpose: str, *args: Any, **kwargs: Any
    ) -> HttpResponse:
        try:
            desk = queries.desk(packet, request.user.pk, purpose=purpose)
        except Round.DoesNotExist:
            raise Http404("There is no such packet, or it is not yours.") from None
        return view(request, desk, *args, **kwargs)

    return seated


def item_at(desk: Desk, position: int) -> DeskItem:
    """The item at this place; raises Http404 where the order has no such place."""
    try:
        return queries.desk_item(desk, position)
    except Assignment.DoesNotExist:
        raise Http404("There is no such item in your packet.") from None


def item_by_code(desk: Desk, code: str) -> DeskItem:
    """The item with this code, if it is in the person's order; raises Http404 otherwise."""
    try:
        return queries.desk_item(desk, queries.position_of(desk, code))
    except Assignment.DoesNotExist:
        raise Http404("There is no such item in your packet.") from None
