"""A researcher's pages of a packet: freezing it, its certificate, what comes next."""

import secrets
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from annotation import queries, services
from annotation.forms import AdjudicationForm, PacketForm, ReasonForm
from annotation.models import Packet
from annotation.presenters import certificate
from annotation.sampling import Plan
from studies.decorators import member, unmasked
from studies.models import Role
from studies.queries import members
from studies.rules import Refused

SEEDS = 2**31


def packet_of(request: HttpRequest, slug: str) -> Packet:
    """The packet of the study; raises Http404."""
    try:
        return queries.packets(request.study.pk).get(slug=slug)
    except Packet.DoesNotExist:
        raise Http404("There is no such packet in this study.") from None


def names(request: HttpRequest, *roles: str) -> list[str]:
    """The members who hold one of `roles`."""
    rows = members(request.study.pk).filter(role__in=roles)
    return sorted(set(rows.values_list("user__username", flat=True)))


@require_http_methods(["GET", "POST"])
@member(Role.RESEARCHER, Role.OWNER)
def packet_new(request: HttpRequest, study: str) -> HttpResponse:
    """Freeze a packet."""
    form = PacketForm(
        request.POST if request.method == "POST" else None,
        people=names(request, Role.ANNOTATOR),
        initial={
            "seed": secrets.randbelow(SEEDS),
            "allocation": "proportional",
            "corrected_of": request.GET.get("corrected_of", ""),
        },
    )
    if request.method == "POST" and form.is_valid():
        try:
            at = timezone.now()
            spec = spec_of(request, form.cleaned_data, at)
            packet = services.build_packet(spec=spec, at=at, by=request.user.pk)
        except Refused as refusal:
            form.add_error(None, str(refusal))
        else:
            return redirect("annotation:packet", study=study, packet=packet.slug)
    context = {"study": request.study, "form": form}
    return render(request, "packets/new.html", context, status=422 if form.errors else 200)


def spec_of(request: HttpRequest, asked: dict[str, Any], at: datetime) -> services.PacketSpec:
    """What the form asks to freeze; after a correction, only the runs that it touches."""
    only = None
    if asked["corrected_of"]:
        only = queries.corrected_runs(packet_of(request, asked["corrected_of"]))
    return services.packet_spec(
        study_id=request.study.pk,
        schema=asked["schema"],
        at=at,
        slug=asked["slug"],
        title=asked["title"],
        annotator_ids=services.people_named(asked["annotators"]),
        seed=asked["seed"],
        plan=Plan(size=asked["size"], allocation=asked["allocation"]),
        stratify=asked["stratify"],
        trajectory_ids=only,
        options=services.PacketOptions(
            repeats=asked["repeats"], adjudication=asked["adjudication"]
        ),
    )


@require_GET
@member(Role.RESEARCHER, Role.OWNER)
@unmasked("")
def packet_page(request: HttpRequest, study: str, packet: str) -> HttpResponse:
    """The packet's certificate, its people and what can be done next."""
    found = packet_of(request, packet)
    people = names(request, Role.ADJUDICATOR)
    context = {
        "study": request.study,
        "packet": found,
        "certificate": certificate.page(found.freeze_record.certificate),
        "sampling": certificate.sampling(found.freeze_record.sampling),
        "progress": queries.progress(found.pk),
        "n_corrected": len(queries.corrected_runs(found)),
        "adjudication": AdjudicationForm(
            people=people, initial={"seed": secrets.randbelow(SEEDS), "agreed_sample": 0}
        ),
        "release": ReasonForm(),
    }
    return render(request, "packets/packet.html", context)


@require_GET
@member(Role.RESEARCHER, Role.OWNER)
def packet_manifest(request: HttpRequest, study: str, packet: str) -> HttpResponse:
    """The manifest: every item's hash, whose own hash is on each page."""
    found = packet_of(request, packet)
    return HttpResponse(
        found.freeze_record.manifest,
        content_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{found.slug}-manifest.json"'},
    )


Action = Callable[[HttpRequest, Packet], str]


def packet_action(action: Action) -> Callable[..., HttpResponse]:
    """A POST that changes a packet's state and goes back to its page with what was done."""

    @require_POST
    @member(Role.RESEARCHER, Role.OWNER)
    @unmasked("")
    def view(request: HttpRequest, study: str, packet: str) -> HttpResponse:
        found = packet_of(request, packet)
        try:
            messages.success(request, action(request, found))
        except Refused as refusal:
            messages.error(request, str(refusal))
        return redirect("annotation:packet", study=study, packet=found.slug)

    return view


def ids_of(usernames: Sequence[str]) -> list[int]:
    """The ids of people who are chosen by name."""
    return services.people_named(list(usernames))


@packet_action
def packet_adjudication(request: HttpRequest, packet: Packet) -> str:
    """Queue the disputed items, and agreed ones if asked."""
    form = AdjudicationForm(request.POST, people=names(request, Role.ADJUDICATOR))
    if not form.is_valid():
        raise Refused("Choose who adjudicates, and a number of agreed items.")
    made = services.open_adjudication(
        packet_id=packet.pk,
        adjudicator_ids=ids_of(form.cleaned_data["adjudicators"]),
        seed=form.cleaned_data["seed"],
        chosen=services.Chosen(agreed_sample=form.cleaned_data["agreed_sample"]),
        by=request.user.pk,
        at=timezone.now(),
    )
    return f"{made.assignments.count()} items wait for adjudication."


@packet_action
def packet_release(request: HttpRequest, packet: Packet) -> str:
    """Let a packet go out although its certificate says stop."""
    services.release_packet(
        packet_id=packet.pk,
        reason=request.POST.get("reason", ""),
        by=request.user.pk,
        at=timezone.now(),
    )
    return "The packet has gone out; the reason is kept with it."


@packet_action
def packet_unblind(request: HttpRequest, packet: Packet) -> str:
    """Open the mapping and the notes; there is no way back."""
    if request.POST.get("sure") != "yes":
        raise Refused("Tick the box first: unblinding cannot be taken back.")
    services.unblind(packet_id=packet.pk, by=request.user.pk, at=timezone.now())
    return "The packet is unblinded: notes and the mapping are open, and its labels are final."


@packet_action
def packet_reopen(request: HttpRequest, packet: Packet) -> str:
    """Let a person change what they submitted."""
    row = next(
        (
            each
            for each in queries.progress(packet.pk)
            if (str(each.round_id), each.annotator)
            == (request.POST.get("round"), request.POST.get("annotator"))
        ),
        None,
    )
    if row is None:
        raise Refused("There is no such work in this packet.")
    services.reopen(
        round_id=row.round_id,
        annotator_id=ids_of([row.annotator])[0],
        by=request.user.pk,
        at=timezone.now(),
    )
    return f"{row.annotator} can change their {row.purpose} again."


@require_GET
@member(Role.RESEARCHER, Role.OWNER)
@unmasked("")
def packet_certificate(request: HttpRequest, study: str, packet: str) -> HttpResponse:
    """The certificate as JSON."""
    found = packet_of(request, packet)
    return JsonResponse(
        found.freeze_record.certificate,
        headers={"Content-Disposition": f'attachment; filename="{found.slug}-certificate.json"'},
    )
