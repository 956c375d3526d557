"""A person's packet as a whole: what to do, the codebook, handing in."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_GET, require_http_methods
from django.views.decorators.vary import vary_on_headers

from annotation import queries, services
from annotation.forms import StatementForm
from annotation.presenters import keys, panel
from annotation.presenters.codebook import codebook_html
from annotation.presenters.packet import overview
from annotation.presenters.work import url
from annotation.queries import Desk
from annotation.views.desks import at_desk
from studies.rules import BadInput, Refused


@require_GET
@at_desk
def packet_home(request: HttpRequest, desk: Desk) -> HttpResponse:
    """What the packet asks, how far the person is, its hash, its places."""
    is_training = desk.kind == "training"
    context = {
        "desk": desk,
        "overview": overview(desk, queries.places(desk), _older(desk)),
        "training": queries.training_result(desk.packet_id, desk.annotator_id)
        if is_training
        else None,
        "keys": keys.described(
            request.user.preferences,
            slots=panel.slots(desk.schema),
            causes=desk.purpose == "adjudication",
        ),
    }
    return render(request, "annotation/packet_home.html", context)


def _older(desk: Desk) -> list[int]:
    """The places whose label a newer codebook may change, while they can still be changed."""
    if desk.is_submitted:
        return []
    found = queries.codebook_worklist(desk.packet_id, annotator_id=desk.annotator_id)
    mine = [row.assignment for row in found if row.assignment.round_id == desk.round_id]
    return sorted(assignment.position for assignment in mine)


@require_GET
@vary_on_headers("HX-Request")
@at_desk
def codebook(request: HttpRequest, desk: Desk) -> HttpResponse:
    """The instructions in force for this packet."""
    found = queries.codebook(desk.study_id, desk.schema.key, desk.codebook_version)
    context = {
        "desk": desk,
        "codebook": found,
        "html": codebook_html(found.text),
        "home_url": url(desk, "home"),
    }
    template = "_codebook" if request.htmx else "codebook"
    return render(request, f"annotation/{template}.html", context)


@require_http_methods(["GET", "POST"])
@at_desk
def submit(request: HttpRequest, desk: Desk) -> HttpResponse:
    """Hand the work in: it locks, with a statement on the use of language models."""
    form = StatementForm(request.POST if request.method == "POST" else None)
    error, status = "", 422 if form.is_bound else 200
    if form.is_valid():
        try:
            return _handed_in(request, desk, form)
        except BadInput as problem:
            error = str(problem)
        except Refused as refusal:
            error, status = str(refusal), 409
    context = {
        "desk": desk,
        "form": form,
        "error": error,
        "overview": overview(desk, queries.places(desk)),
    }
    return render(request, "annotation/submit.html", context, status=status)


def _handed_in(request: HttpRequest, desk: Desk, form: StatementForm) -> HttpResponse:
    given = form.cleaned_data
    services.submit(
        round_id=desk.round_id,
        annotator_id=desk.annotator_id,
        statement=services.Statement(given["used_llm"], given["statement"]),
        at=timezone.now(),
    )
    messages.success(request, "Handed in. Thank you; your labels are locked now.")
    return redirect(url(desk, "home"))
