"""The disagreements of a scorer with the reference: the list, and one of them in full."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.views.decorators.http import require_GET
from django.views.decorators.vary import vary_on_headers

from audits import presenters
from audits.forms import CauseForm
from audits.queries import cause_tags, causes, item_detail
from audits.views.guards import audit_page
from audits.views.loading import Audit, base_context, load
from studies.models import AccessRecord
from studies.services import record_access
from trajectories.legible import legible
from trajectories.presenters import steps


@require_GET
@vary_on_headers("HX-Request")
@audit_page
def disagreements(request: HttpRequest, packet: str) -> HttpResponse:
    """Every item on which scorer and reference differ, filtered and sorted."""
    audit = load(request)
    rows, known = _rows(audit), causes(audit.packet.pk, audit.revision)
    shown = presenters.filtered(rows, request.GET, known)
    query = request.GET.copy()
    query["revision"] = audit.revision
    context = base_context(audit) | {
        "rows": shown,
        "n_all": len(rows),
        "choices": presenters.choices(rows, known, request.GET),
        "query": query.urlencode(),
    }
    name = "_disagreements" if request.htmx else "disagreements"  # type: ignore[attr-defined]
    return render(request, f"audits/{name}.html", context)


@require_GET
@audit_page
def disagreement(request: HttpRequest, packet: str, item: str) -> HttpResponse:
    """One item in full: answer with the scorer's claims, events, human rows beside the verdict."""
    audit = load(request)
    if not audit.revision or item not in audit.computed.items:
        raise Http404("There is no such item in this packet.")
    detail = item_detail(audit.packet, audit.revision, item)
    _record(request, detail["run"]["trajectory_id"])
    known = causes(audit.packet.pk, audit.revision)
    shown = presenters.filtered(_rows(audit), request.GET, known)
    before, after, place = presenters.neighbours(shown, item)
    notes = presenters.evidence_notes(detail["labels"])
    context = base_context(audit) | detail
    context |= {
        "item": item,
        "row": next((row for row in _rows(audit) if row["item"] == item), None),
        "task": legible(detail["task"]),
        "run": legible(detail["run"]),
        "steps": steps(detail["run"], notes),
        "answer_evidence": legible(notes.get(None, [])),
        "parts": presenters.answer_parts(detail["run"]["answer"], detail["claims"]),
        "decisions": presenters.decisions(
            audit.table(), audit.revision, item, detail["labels"], detail["run"]
        ),
        "before": before,
        "after": after,
        "place": place,
        "n_shown": len(shown),
        "query": request.GET.urlencode(),
        "form": CauseForm(initial={"cause": known.get(item)}),
        "tags": cause_tags(audit.packet.pk, audit.revision, item),
    }
    return render(request, "audits/disagreement.html", context)


def _rows(audit: Audit) -> list[dict[str, Any]]:
    found = audit.report["disagreements"].get(audit.revision, {"rows": []})
    return list(found["rows"])


def _record(request: HttpRequest, trajectory_id: str) -> None:
    """The peek record: who opened which disagreement, and when."""
    record_access(
        study_id=request.study.pk,  # type: ignore[attr-defined]
        user_id=request.user.pk,
        kind=AccessRecord.Kind.DISAGREEMENT,
        subject=trajectory_id,
        at=timezone.now(),
    )
