"""One page and one export: what the parser changed and what the references changed."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET

from audits.rendering.files import csv_text
from audits.reports.three_way import FIELDS, STEPS, ThreeWay, three_way
from audits.views.guards import RESEARCHERS
from scoring import queries as scoring
from studies.decorators import member, unmasked
from studies.models import AccessRecord
from trajectories import queries as trajectories

SHOWN = 500


@require_GET
@member(*RESEARCHERS)
@unmasked(AccessRecord.Kind.VERDICTS)
def compared_references(request: HttpRequest, study: str) -> HttpResponse:
    """Baseline parser, newer parser with original and with corrected references."""
    found = request.study  # type: ignore[attr-defined]
    runs = list(scoring.runs(found.pk).filter(state="done"))
    chosen = chosen_runs(request, runs)
    steps = list(zip(STEPS, chosen or [None] * len(STEPS), strict=True))
    context: dict[str, Any] = {"study": found, "runs": runs, "steps": steps}
    if chosen is None:
        return render(request, "audits/three_way.html", context)
    result = three_way(*(decisions(run.pk) for run in chosen))
    if request.GET.get("format") == "csv":
        return exported(found.pk, result)
    facts = trajectories.facts(found.pk, [row.trajectory_pk for row in result.changed[:SHOWN]])
    rows = [(facts[row.trajectory_pk], row) for row in result.changed[:SHOWN]]
    context |= {"result": result, "rows": rows, "query": request.GET.urlencode()}
    return render(request, "audits/three_way.html", context)


def chosen_runs(request: HttpRequest, runs: list[Any]) -> list[Any] | None:
    """The three runs that the address names, or the ones that suggest themselves."""
    by_id = {str(run.pk): run for run in runs}
    asked = [by_id.get(request.GET.get(step, "")) for step in STEPS]
    return asked if all(asked) else suggested(runs)


def suggested(runs: list[Any]) -> list[Any] | None:
    """The newest revision under its newest and its oldest references, and the oldest scorer."""
    versions: dict[str, list[Any]] = {}
    for run in sorted(runs, key=lambda run: run.reference_version):
        versions.setdefault(run.revision_id, []).append(run)
    pairs = [(each[0], each[-1]) for each in versions.values() if len(each) > 1]
    if not pairs:
        return None
    original, corrected = max(pairs, key=lambda pair: pair[0].revision.frozen_at)
    same_references = [
        run
        for run in runs
        if run.reference_version == original.reference_version and run.pk != original.pk
    ]
    baseline = min(same_references, key=lambda run: run.revision.frozen_at, default=original)
    return [baseline, original, corrected]


def decisions(run_id: int) -> dict[int, dict[str, bool | None]]:
    """The six fields of each trajectory of a run."""
    return {
        pk: {name: getattr(row, name) for name in FIELDS}
        for pk, row in scoring.run_verdicts(run_id).items()
    }


def exported(study_id: int, result: ThreeWay) -> HttpResponse:
    """Every changed decision as CSV."""
    facts = trajectories.facts(study_id, [row.trajectory_pk for row in result.changed])
    rows = (
        {
            "trajectory_id": facts[row.trajectory_pk].trajectory_id,
            "task_id": facts[row.trajectory_pk].task_id,
            "field": row.field,
            **dict(zip(STEPS, row.values, strict=True)),
            "cause": row.cause,
        }
        for row in result.changed
    )
    return HttpResponse(
        csv_text(rows),
        content_type="text/csv; charset=utf-8",
        headers={"Content-Disposition": 'attachment; filename="three-way.csv"'},
    )
