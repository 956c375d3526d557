"""The labelling page, the adjudication page and the saves that come from them."""

import json
from typing import Any

import msgspec
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.middleware.csrf import get_token
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_GET, require_http_methods, require_POST
from django.views.decorators.vary import vary_on_headers

from annotation import queries, rules, services
from annotation.forms import GuessForm, SentLabel, sent_label
from annotation.models import Assignment, Label
from annotation.presenters import keys, panel
from annotation.presenters.beside import beside
from annotation.presenters.drawing import drawn
from annotation.presenters.work import url, work
from annotation.queries import Desk, DeskItem
from annotation.queries.beside import cause_of, current_version, is_finished
from annotation.views.desks import at_desk, item_at
from studies.rules import BadInput, Refused

REASONS = (
    (rules.StaleTab, "stale"),
    (rules.Locked, "locked"),
    (rules.NewCodebook, "codebook"),
    (rules.NotReleased, "released"),
    (rules.TrainingFirst, "training"),
    (BadInput, "input"),
)


@require_GET
@vary_on_headers("HX-Request")
@at_desk
def next_item(request: HttpRequest, desk: Desk) -> HttpResponse:
    """The first item that is not finished; the hand-in page when all are."""
    if desk.released_at is None or desk.training:
        return redirect(url(desk, "home"))
    position = queries.first_unfinished(desk)
    if position is None or desk.is_submitted:
        return redirect(url(desk, "submit"))
    return _page(request, desk, item_at(desk, position))


@require_http_methods(["GET", "POST"])
@vary_on_headers("HX-Request")
@at_desk
def item(request: HttpRequest, desk: Desk, position: int) -> HttpResponse:
    """One item; the plain form, where no script runs, saves here."""
    if desk.released_at is None or desk.training:
        return redirect(url(desk, "home"))
    if request.method == "GET":
        return _page(request, desk, item_at(desk, position))
    found = item_at(desk, position)
    try:
        _save(desk.annotator_id, found.assignment_id, _posted(desk, request))
    except Refused as refusal:
        return _page(request, desk, item_at(desk, position), error=str(refusal), status=409)
    if request.POST.get("then") == "next" and position < desk.n_items:
        return redirect(url(desk, "item", position + 1))
    return redirect(url(desk, "item", position))


@require_POST
def label(request: HttpRequest, assignment: int) -> JsonResponse:
    """Store a row from the page's script; the answer carries the version, or why not.

    The page says what it showed (packet, codebook, version), so that a save reads nothing first.
    """
    try:
        return _stored_or_refused(request, assignment)
    except Assignment.DoesNotExist:
        return JsonResponse({"reason": "missing", "error": "There is no such item."}, status=404)


def _stored_or_refused(request: HttpRequest, assignment: int) -> JsonResponse:
    try:
        sent = _sent(request)
        if sent.get("person") != request.user.pk:
            return _refused("person", "Somebody else is signed in now; sign in again.")
        saved = _save(request.user.pk, assignment, sent)
    except Refused as refusal:
        reason = next((word for kind, word in REASONS if isinstance(refusal, kind)), "refused")
        version = current_version(request.user.pk, assignment)
        return _refused(reason, str(refusal), version=version)
    return JsonResponse({"version": saved.version, "saved_at": saved.saved_at})


@require_POST
def guess(request: HttpRequest, assignment: int) -> HttpResponse:
    """Keep a guess of an item's hidden condition; the first one stands."""
    form = GuessForm(request.POST)
    if not form.is_valid():
        return HttpResponse("A guess is a word.", status=422, content_type="text/plain")
    given = form.cleaned_data
    try:
        current_version(request.user.pk, assignment)
        services.guess_condition(
            assignment_id=assignment,
            annotator_id=request.user.pk,
            attribute=given["attribute"],
            guess=given["guess"],
            at=timezone.now(),
        )
    except Assignment.DoesNotExist:
        raise Http404("There is no such item, or it is not yours.") from None
    except Refused as refusal:
        return HttpResponse(str(refusal), status=409, content_type="text/plain")
    if not url_has_allowed_host_and_scheme(given["back"], allowed_hosts=None):
        return redirect("audits:home")
    return redirect(given["back"])


def _refused(reason: str, error: str, **more: Any) -> JsonResponse:
    status = 400 if reason == "input" else 409
    return JsonResponse({"reason": reason, "error": error, **more}, status=status)


def _page(
    request: HttpRequest, desk: Desk, found: DeskItem, *, error: str = "", status: int = 200
) -> HttpResponse:
    shown = work(desk, found, **beside(desk, found))
    fragment = drawn(
        "annotation/_work.jinja", work=shown, error=error, csrf_token=get_token(request)
    )
    if request.htmx:
        return HttpResponse(fragment, status=status)
    preferences = request.user.preferences
    context = {
        "desk": desk,
        "work": shown,
        "fragment": fragment,
        "keys": _keys(desk, preferences),
        "settings": _settings(desk, preferences),
    }
    return render(request, "annotation/item.html", context, status=status)


def _keys(desk: Desk, preferences: dict[str, Any]) -> list[keys.Key]:
    slots, has_causes = panel.slots(desk.schema), desk.purpose == "adjudication"
    return keys.described(preferences, slots=slots, causes=has_causes)


def _settings(desk: Desk, preferences: dict[str, Any]) -> dict[str, Any]:
    return {
        "keys": keys.keymap(preferences),
        "auto_advance": bool(preferences.get("auto_advance")),
        "hints": [{"where": dict(hint.where), "say": hint.say} for hint in desk.schema.hints],
        "idle_ms": int(desk.options.get("idle_cut_s", 60)) * 1000,
        "login_url": reverse("studies:login"),
    }


def _sent(request: HttpRequest) -> dict[str, Any]:
    try:
        sent = msgspec.json.decode(request.body)
    except (ValueError, RecursionError):
        raise BadInput("The body must be JSON.") from None
    if not isinstance(sent, dict):
        raise BadInput("The body must be an object.")
    return sent


def _posted(desk: Desk, request: HttpRequest) -> dict[str, Any]:
    """The plain form in the shape that the script sends."""
    try:
        evidence = json.loads(request.POST.get("evidence") or "[]")
    except (ValueError, RecursionError):
        raise BadInput("evidence must be JSON.") from None
    values = {
        field.key: panel.posted_value(field, request.POST.get(field.key, ""))
        for field in desk.schema.fields
    }
    fields = ("key", "based_on", "codebook_version", "note", "cause")
    sent = {name: request.POST.get(name, "") for name in fields}
    packet = {"manifest": desk.manifest, "review_field": desk.review_field}
    return {**sent, **packet, "values": values, "evidence": evidence}


def _save(annotator_id: int, assignment_id: int, sent: dict[str, Any]) -> Label:
    given, at = sent_label(sent), timezone.now()
    saved = services.save_label(
        assignment_id=assignment_id,
        annotator_id=annotator_id,
        manifest=given.manifest,
        row=_row(given),
        based_on=given.based_on,
        key=given.key,
        at=at,
    )
    if given.cause and _may_code(annotator_id, assignment_id, given.cause):
        services.code_dispute(
            assignment_id=assignment_id, coder_id=annotator_id, cause=given.cause, at=at
        )
    return saved


def _may_code(annotator_id: int, assignment_id: int, cause: str) -> bool:
    """A cause is coded once the row is finished, and again only when it changes."""
    return is_finished(assignment_id) and cause != cause_of(annotator_id, assignment_id)


def _row(given: SentLabel) -> services.LabelRow:
    return services.LabelRow(
        values=given.values,
        codebook_version=given.codebook_version,
        note=given.note,
        evidence=given.evidence or [],
        active_ms=given.active_ms,
        review_field=given.review_field,
    )
