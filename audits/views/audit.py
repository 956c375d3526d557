"""The audit of a packet: reliability, scorer, slices, contrasts, revisions, people, ledger."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET

from audits import presenters
from audits.forms import DeclarationForm
from audits.presenters import contrasts as contrast_presenters
from audits.presenters import people
from audits.rendering import charts
from audits.rendering.methods import methods_paragraph
from audits.rendering.sections import agreement_finding, scorer_finding
from audits.rendering.tables import applicable
from audits.views.guards import audit_page
from audits.views.loading import Audit, base_context, load


@require_GET
@audit_page
def packet(request: HttpRequest, packet: str) -> HttpResponse:
    """Human reliability first, then the scorer against the reference, slice by slice."""
    audit = load(request)
    report, fields = audit.report, audit.report["agreement"]["fields"]
    rows = presenters.agreement_rows(fields)
    context = base_context(audit) | {
        "agreement_finding": agreement_finding(fields),
        "agreement_rows": rows,
        "agreement_notes": presenters.footnotes(rows),
        "agreement_chart": charts.agreement_chart(fields),
        "reference": report["reference"],
        "codebook_versions": audit.provenance["codebook_versions"],
        "table_names": applicable(report),
        "methods": methods_paragraph(report, audit.provenance),
        "gold": presenters.gold_reliability(report, audit.provenance.get("registration")),
    }
    if audit.revision:
        context |= _scorer_context(audit, request.GET.get("metric", ""))
    return render(request, "audits/packet.html", context)


def _scorer_context(audit: Audit, metric: str) -> dict[str, Any]:
    """The sections about the scorer being read, with the slices of one metric."""
    report, revision = audit.report, audit.revision
    metrics = report["scorer"]["revisions"][revision]
    metric = metric if metric in metrics else next(iter(metrics))
    rows, slices = presenters.metric_rows(report, revision), presenters.slice_rows(metrics[metric])
    fields = presenters.field_rows(report["fields"][revision])
    return {
        "scorer_finding": scorer_finding(report, revision),
        "metric_rows": rows,
        "metric_words": presenters.metric_words(report),
        "rates": presenters.rate_rows(report, revision),
        "metric_notes": presenters.footnotes(rows),
        "scorer_chart": charts.scorer_chart(report, revision),
        "heat_maps": charts.confusion_charts(metrics),
        "metric": metric,
        "metrics": list(metrics),
        "slice_rows": slices,
        "has_one_task": any(row["cells"][0]["is_of_one_task"] for row in slices),
        "slice_notes": presenters.footnotes(slices),
        "slice_chart": charts.slice_chart(metrics[metric]),
        "excluded": presenters.excluded_notes(report["excluded"][revision]),
        "n_differ": report["disagreements"][revision]["n_trajectories"],
        "differ_per_metric": presenters.listed_counts(
            report["disagreements"][revision]["per_metric"]
        ),
        "fields": fields,
        "field_notes": presenters.footnotes(fields),
        "plan": people.plan_rows(report, revision),
        "zero_events": report["planning"]["zero_events"],
        "reliance": presenters.reliance_tables(report, revision),
        "population": presenters.population_rows(report, revision),
    }


@require_GET
@audit_page
def contrasts(request: HttpRequest, packet: str) -> HttpResponse:
    """Methods against each other: by people, by each scorer, and how few flips would reverse it."""
    audit = load(request)
    metric = request.GET.get("metric", "")
    known = list(dict.fromkeys(each["metric"] for each in audit.report["contrasts"]))
    metric = metric if metric in known else next(iter(known), "")
    groups = contrast_presenters.groups(audit.report, metric, audit.revision)
    context = base_context(audit) | {"metric": metric, "metrics": known, "groups": groups}
    return render(request, "audits/contrasts.html", context)


@require_GET
@audit_page
def revisions(request: HttpRequest, packet: str) -> HttpResponse:
    """What each revision fixed and broke against the one before."""
    audit = load(request)
    names = {each.pk: each.name for each in audit.revisions}
    steps = people.revision_steps(audit.report["revisions"], names)
    flips = {key: items for key, items in audit.report["flip_flops"].items() if items}
    context = base_context(audit) | {"steps": steps, "flip_flops": flips}
    return render(request, "audits/revisions.html", context)


@require_GET
@audit_page
def annotators(request: HttpRequest, packet: str) -> HttpResponse:
    """The people behind the labels: pairs, drift, pace, contradictions, self-agreement."""
    audit = load(request)
    context = base_context(audit) | {
        "people": people.annotator_cards(audit.report),
        "pairs": people.pair_rows(audit.report),
        "band": people.band_rows(audit.report, audit.revision),
        "guesses": people.guess_rows(audit.report),
    }
    return render(request, "audits/annotators.html", context)


@require_GET
@audit_page
def ledger(request: HttpRequest, packet: str) -> HttpResponse:
    """Which figures may count as validation, who opened what when, and what was registered."""
    audit = load(request)
    context = base_context(audit) | {
        "entries": audit.report["ledger"],
        "peeks": people.peek_rows(audit.provenance["peeks"]),
        "declarations": people.dated(audit.provenance["declarations"]),
        "form": DeclarationForm(revisions=audit.revisions),
    }
    return render(request, "audits/ledger.html", context)
