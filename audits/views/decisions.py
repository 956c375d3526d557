"""What people decide about an audit: register an analysis, declare knowledge, tag a cause."""

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_POST

from audits import services
from audits.forms import CauseForm, DeclarationForm, RegistrationForm
from audits.queries import packet_schema, registration_state
from audits.views.guards import audit_page, researcher
from scoring import queries as scoring
from studies.rules import Refused


@require_http_methods(["GET", "POST"])
@researcher
def register(request: HttpRequest, packet: str) -> HttpResponse:
    """Fix the primary analysis; shows no result, so that opening it gives nothing away."""
    found = request.packet  # type: ignore[attr-defined]
    fields, metrics = packet_schema(found)
    sent = request.POST if request.method == "POST" else None
    form = RegistrationForm(sent, fields=fields, metrics=metrics)
    status = 200
    if request.method == "POST":
        status = 422
        if form.is_valid():
            try:
                services.register_analysis(
                    packet=found,
                    user_id=request.user.pk,
                    values=form.cleaned_data,
                    metrics=metrics,
                    at=timezone.now(),
                )
            except Refused as refusal:
                form.add_error(None, str(refusal))
                status = 409
            else:
                messages.success(request, "The analysis is registered; the rest is exploratory.")
                return redirect("audits:register", packet)
    context = {"packet": found, "form": form} | registration_state(found)
    return render(request, "audits/register.html", context, status=status)


@require_POST
@audit_page
def declare(request: HttpRequest, packet: str) -> HttpResponse:
    """Add declared prior knowledge; it can only lower what a figure is worth."""
    found = request.packet  # type: ignore[attr-defined]
    form = DeclarationForm(request.POST, revisions=scoring.revisions(found.study_id))
    if form.is_valid():
        services.declare_knowledge(
            packet=found,
            revision_id=form.cleaned_data["revision"] or None,
            statement=form.cleaned_data["statement"],
            user_id=request.user.pk,
            at=timezone.now(),
        )
        messages.success(request, "Declared. It stays in the ledger.")
    else:
        messages.error(request, "Say in a sentence what was known, and of which scorer.")
    return redirect("audits:ledger", packet)


@require_POST
@audit_page
def tag(request: HttpRequest, packet: str, item: str) -> HttpResponse:
    """Say why scorer and reference differ on an item."""
    form, found = CauseForm(request.POST), request.packet  # type: ignore[attr-defined]
    revision = scoring.revisions(found.study_id).filter(pk=request.POST.get("revision", "")).first()
    if revision is None or not found.items.filter(code=item).exists():
        raise Http404("There is no such item or scorer in this packet.")
    if form.is_valid():
        services.tag_cause(
            packet=found,
            revision_id=revision.pk,
            item_code=item,
            user_id=request.user.pk,
            at=timezone.now(),
            **form.cleaned_data,
        )
        messages.success(request, "The cause is noted.")
    else:
        messages.error(request, "Choose one of the causes.")
    query = request.GET.urlencode()
    response = redirect("audits:disagreement", packet, item)
    response["Location"] += f"?{query}" if query else ""
    return response
