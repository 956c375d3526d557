"""Parts of an item that the page fetches when they are asked for."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET
from django.views.decorators.vary import vary_on_headers

from annotation.presenters import diff, part, visible
from annotation.presenters.work import url
from annotation.queries import Desk
from annotation.views.desks import at_desk, item_by_code
from trajectories.presenters import blocks


def _event(desk: Desk, code: str, number: int) -> dict[str, Any]:
    events = item_by_code(desk, code).document.get("events") or []
    if not 1 <= number <= len(events):
        raise Http404("This run has no such event.")
    return events[number - 1]


@require_GET
@at_desk
def event_index(request: HttpRequest, desk: Desk, code: str) -> HttpResponse:
    """An item by its code: the place where it stands in the person's order."""
    return redirect(url(desk, "item", item_by_code(desk, code).position))


@require_GET
@vary_on_headers("HX-Request")
@at_desk
def event(request: HttpRequest, desk: Desk, code: str, number: int) -> HttpResponse:
    """An observation in full, in parts where it is very long."""
    text = visible(_event(desk, code, number).get("observation") or "")
    start = request.GET.get("start", "0")
    extract = part(text, int(start) if start.isdecimal() and len(start) < 12 else 0)
    context = {
        "desk": desk,
        "number": number,
        "part": extract,
        "blocks": blocks(extract.text) if not extract.start else None,
    }
    template = "_observation" if request.htmx else "event"
    return render(request, f"annotation/{template}.html", context)


@require_GET
@vary_on_headers("HX-Request")
@at_desk
def event_diff(request: HttpRequest, desk: Desk, code: str, number: int) -> HttpResponse:
    """What the poison changed in an observation."""
    found = _event(desk, code, number)
    if not found.get("poisoned") or found.get("clean_observation") is None:
        raise Http404("There is nothing to compare.")
    made = diff(visible(found["clean_observation"]), visible(found.get("observation") or ""))
    template = "_diff" if request.htmx else "event_diff"
    context = {"desk": desk, "number": number, "diff": made}
    return render(request, f"annotation/{template}.html", context)
