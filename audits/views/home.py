"""Where everybody starts, and the overview of a study."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET
from django.views.decorators.vary import vary_on_headers

from annotation import queries as annotation
from audits import presenters
from scoring import queries as scoring
from studies import access
from studies import queries as studies
from studies.decorators import member
from trajectories import queries as trajectories


@require_GET
def home(request: HttpRequest) -> HttpResponse:
    """A person's own work first, then the studies that they run."""
    work = annotation.open_work(request.user.pk)
    mine = list(studies.studies_of(request.user.pk))
    roles = studies.roles_by_study(request.user.pk)
    context = {"work": presenters.my_work(work), "studies": presenters.my_studies(mine, roles)}
    return render(request, "audits/home.html", context)


@require_GET
@vary_on_headers("HX-Request")
@member()
def study(request: HttpRequest, study: str) -> HttpResponse:
    """A study at a glance for its researchers; for annotators their own work in it."""
    found = request.study  # type: ignore[attr-defined]
    why_blind = access.reason_to_stay_blind(request.user.pk, found.pk)
    work = [each for each in annotation.open_work(request.user.pk) if each.study_slug == found.slug]
    is_researcher = bool(request.roles & studies.RESEARCH_ROLES)  # type: ignore[attr-defined]
    context = {"study": found, "work": presenters.my_work(work), "is_researcher": is_researcher}
    if not is_researcher or why_blind:
        return render(request, "audits/study_blind.html", context | {"why_blind": why_blind})
    runs = list(scoring.runs(found.pk))
    progress = scoring.progress_of([run.pk for run in runs])
    context |= presenters.overview(
        study=found.slug,
        counts=trajectories.counts(found.pk),
        n_tasks=trajectories.tasks(found.pk).count(),
        packets=list(annotation.packets(found.pk)),
        progress=annotation.progress_in_study(found.pk),
        disputed_of=annotation.disputed_items,
        runs=[(run, progress[run.pk]) for run in runs],
    )
    name = "_runs" if request.htmx else "study"  # type: ignore[attr-defined]
    return render(request, f"audits/{name}.html", context)
