"""Audits of the corpus itself: were the corruptions delivered, and are the references right?"""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_GET, require_POST

from audits import presenters
from audits.queries import sourced_tasks
from audits.reports.references import audit_references, corrections
from audits.services import computed_delivery
from audits.views.guards import RESEARCHERS
from scoring import queries as scoring
from studies.decorators import member, unmasked
from studies.models import AccessRecord
from studies.rules import Refused
from studies.services import record_action
from trajectories.services import correct_references

Kind = AccessRecord.Kind


@require_GET
@member(*RESEARCHERS)
@unmasked(Kind.VERDICTS)
def delivery(request: HttpRequest, study: str) -> HttpResponse:
    """Which recorded corruptions were no valid deliveries, and what rates become without them."""
    found = request.study  # type: ignore[attr-defined]
    run = scoring.runs(found.pk).filter(state="done").first()
    report = computed_delivery(study_id=found.pk, run=run)
    context = {"study": found, "run": run} | presenters.delivery(report)
    return render(request, "audits/delivery.html", context)


@require_GET
@member(*RESEARCHERS)
@unmasked(Kind.TRAJECTORY)
def references(request: HttpRequest, study: str) -> HttpResponse:
    """Every reference that carries its source, recomputed by two routes."""
    found = request.study  # type: ignore[attr-defined]
    findings = audit_references(sourced_tasks(found.pk))
    context = {"study": found, "n_corrections": len(corrections(findings))}
    return render(request, "audits/references.html", context | presenters.references(findings))


@require_POST
@member(*RESEARCHERS)
@unmasked(Kind.TRAJECTORY)
def correct(request: HttpRequest, study: str) -> HttpResponse:
    """Take the proposed corrections as a new reference version; earlier versions stay."""
    found = request.study  # type: ignore[attr-defined]
    proposed, now = corrections(audit_references(sourced_tasks(found.pk))), timezone.now()
    try:
        if not proposed:
            raise Refused("There is nothing to correct.")
        version = correct_references(study_id=found.pk, corrections=proposed, at=now)
    except Refused as refusal:
        messages.error(request, str(refusal))
        return redirect("audits:references", study)
    record_action(
        study_id=found.pk,
        user_id=request.user.pk,
        action="correct references",
        subject=f"version {version}: {len(proposed)} tasks",
        at=now,
    )
    messages.success(request, f"References are at version {version}; score again to use them.")
    return redirect("audits:references", study)
