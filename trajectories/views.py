"""The corpus: its list, one run with its timeline, the imports."""

from django.core.paginator import Paginator
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET
from django.views.decorators.vary import vary_on_headers

from studies.decorators import member, unmasked
from studies.models import AccessRecord, Role
from trajectories import queries
from trajectories.forms import TrajectoryFilter
from trajectories.legible import legible
from trajectories.models import Trajectory
from trajectories.presenters import steps

PAGE = 50


@require_GET
@vary_on_headers("HX-Request")
@member(Role.RESEARCHER, Role.OWNER)
@unmasked(AccessRecord.Kind.TRAJECTORY)
def trajectory_list(request: HttpRequest, study: str) -> HttpResponse:
    """The study's runs, filtered; only as many are counted as a page needs."""
    chosen = TrajectoryFilter(
        request.GET, queryset=queries.listed(request.study.pk), study_id=request.study.pk
    )
    page = Paginator(chosen.qs, PAGE).get_page(request.GET.get("page"))
    query = request.GET.copy()
    query.pop("page", None)
    context = {
        "study": request.study,
        "filter": chosen,
        "filter_query": f"{query.urlencode()}&" if query else "",
        "page": page,
    }
    partial = request.htmx and not request.htmx.boosted
    name = "trajectories/_trajectory_table.html" if partial else "trajectories/list.html"
    return render(request, name, context)


@require_GET
@member(Role.RESEARCHER, Role.OWNER)
@unmasked(AccessRecord.Kind.TRAJECTORY, subject="trajectory_id")
def trajectory_detail(request: HttpRequest, study: str, trajectory_id: str) -> HttpResponse:
    """One run: question, references, ordered events, answer."""
    row = found(queries.published(request.study.pk), trajectory_id)
    [(_, task, run)] = queries.pairs([row.pk])
    context = {
        "study": request.study,
        "row": row,
        "task": task,
        "steps": steps(run),
        "query": legible(task["query"]),
        "answer": legible(row.answer),
        "first_answer": legible(row.first_answer),
    }
    return render(request, "trajectories/detail.html", context)


def found(rows: QuerySet[Trajectory], trajectory_id: str) -> Trajectory:
    """The run with this id; raises Http404."""
    try:
        return rows.get(trajectory_id=trajectory_id)
    except Trajectory.DoesNotExist:
        raise Http404("There is no such trajectory in this study.") from None


@require_GET
@member(Role.RESEARCHER, Role.OWNER)
def imports(request: HttpRequest, study: str) -> HttpResponse:
    """What was imported, when, with what warnings and rejects."""
    context = {"study": request.study, "batches": queries.batches(request.study.pk)}
    return render(request, "trajectories/imports.html", context)
