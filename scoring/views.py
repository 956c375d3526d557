"""Runs and revisions: progress for all researchers, verdicts for who may see them."""

import json
from collections.abc import Iterator

from django.contrib import messages
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse, StreamingHttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_GET, require_POST
from django.views.decorators.vary import vary_on_headers

from scoring import presenters, queries, services, tasks
from scoring.forms import DiffForm, StartRunForm
from scoring.models import Revision, ScoringRun
from studies.decorators import member, unmasked
from studies.models import AccessRecord, Role
from studies.rules import BadInput, Refused
from trajectories.queries import published

RESEARCH = (Role.RESEARCHER, Role.OWNER)
SHOWN_FAILED = 100
SHOWN_CHANGED = 200


@require_GET
@member(*RESEARCH)
def runs(request: HttpRequest, study: str) -> HttpResponse:
    """Every run of the study with its progress, and the form that starts one."""
    return _run_list(request, StartRunForm(study_id=request.study.pk))


@require_POST
@member(*RESEARCH)
def start(request: HttpRequest, study: str) -> HttpResponse:
    """Start a run; where there is the same run, go to it."""
    form = StartRunForm(request.POST, study_id=request.study.pk)
    if not form.is_valid():
        return _run_list(request, form, status=422)
    try:
        run = services.start_run(
            study_id=request.study.pk,
            revision_id=form.cleaned_data["revision"],
            reference_version=form.cleaned_data["reference_version"],
            user_id=request.user.pk,
            at=timezone.now(),
        )
    except Refused as refusal:
        return render(request, "409.html", {"reason": refusal}, status=409)
    if run.state == ScoringRun.State.RUNNING:
        tasks.wake(run.pk)
    return redirect("scoring:run", study=study, run_id=run.pk)


def _run_list(request: HttpRequest, form: StartRunForm, status: int = 200) -> HttpResponse:
    page = Paginator(queries.runs(request.study.pk), 50).get_page(request.GET.get("page"))
    progress = queries.progress_of([run.pk for run in page])
    context = {
        "study": request.study,
        "page": page,
        "rows": [presenters.run_row(run, progress[run.pk]) for run in page],
        "form": form,
    }
    return render(request, "scoring/runs.html", context, status=status)


@require_GET
@vary_on_headers("HX-Request")
@member(*RESEARCH)
def run_detail(request: HttpRequest, study: str, run_id: int) -> HttpResponse:
    """One run's progress, which says nothing of its verdicts; the fragment is polled."""
    run = _run(request, run_id)
    context = {
        "study": request.study,
        "row": presenters.run_row(run, queries.run_progress(run.pk)),
        "others": queries.runs(request.study.pk).exclude(pk=run.pk)[:20],
    }
    partial = request.htmx and not request.htmx.boosted
    name = "scoring/_run_progress.html" if partial else "scoring/run.html"
    return render(request, name, context)


def _run(request: HttpRequest, run_id: int) -> ScoringRun:
    try:
        return queries.runs(request.study.pk).get(pk=run_id)
    except ScoringRun.DoesNotExist:
        raise Http404("There is no such run in this study.") from None


@require_POST
@member(*RESEARCH)
def cancel(request: HttpRequest, study: str, run_id: int) -> HttpResponse:
    """Stop a run."""
    run = _run(request, run_id)
    try:
        services.cancel_run(run_id=run.pk, user_id=request.user.pk, at=timezone.now())
    except Refused as refusal:
        messages.error(request, str(refusal))
    return redirect("scoring:run", study=study, run_id=run_id)


@require_POST
@member(*RESEARCH)
def resume(request: HttpRequest, study: str, run_id: int) -> HttpResponse:
    """Go on with a stopped run."""
    run = _run(request, run_id)
    try:
        services.resume_run(run_id=run.pk, user_id=request.user.pk, at=timezone.now())
    except Refused as refusal:
        messages.error(request, str(refusal))
    else:
        tasks.wake(run.pk)
    return redirect("scoring:run", study=study, run_id=run_id)


@require_GET
@member(*RESEARCH)
@unmasked(AccessRecord.Kind.VERDICTS, subject="run_id")
def verdicts(request: HttpRequest, study: str, run_id: int) -> HttpResponse:
    """What the run decided, in rates, and what it could not judge."""
    run = _run(request, run_id)
    by = request.GET.get("by", "")
    overall = queries.study_rates(run.pk)
    sliced = queries.study_rates(run.pk, by) if by in queries.SLICES else []
    failed = queries.failed_verdicts(run.pk)
    context = {
        "study": request.study,
        "run": run,
        "overall": overall[0],
        "table": presenters.rate_table([*overall, *sliced]),
        "by": by,
        "slices": list(queries.SLICES),
        "failed": failed[:SHOWN_FAILED],
        "n_failed": overall[0].n_failed,
    }
    return render(request, "scoring/verdicts.html", context)


@require_GET
@member(*RESEARCH)
@unmasked(AccessRecord.Kind.VERDICTS, subject="run_id")
def verdict_file(request: HttpRequest, study: str, run_id: int) -> HttpResponse:
    """The run's verdicts as JSON Lines, streamed."""
    run = _run(request, run_id)

    def lines() -> Iterator[bytes]:
        for row in queries.exported_verdicts(run.pk):
            yield json.dumps(row, ensure_ascii=False).encode() + b"\n"

    response = StreamingHttpResponse(lines(), content_type="application/x-ndjson")
    name = f"verdicts-{run.revision_id[:12]}-v{run.reference_version}.jsonl"
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


@require_GET
@member(*RESEARCH)
@unmasked(AccessRecord.Kind.VERDICTS, subject="run_id")
def compare(request: HttpRequest, study: str, run_id: int, other_id: int) -> HttpResponse:
    """Where two runs decided differently; who of them is right is an audit's matter."""
    first, second = _run(request, run_id), _run(request, other_id)
    diff = queries.decisions_diff(first.pk, second.pk)
    shown = [row.trajectory_pk for row in diff.changed[:SHOWN_CHANGED]]
    rows = published(request.study.pk).filter(pk__in=shown)
    context = {
        "study": request.study,
        "first": first,
        "second": second,
        "diff": diff,
        "table": presenters.decision_counts(diff),
        "changed": presenters.changed_rows(
            diff, dict(rows.values_list("pk", "trajectory_id")), SHOWN_CHANGED
        ),
    }
    return render(request, "scoring/compare.html", context)


@require_GET
@member(*RESEARCH)
def revisions(request: HttpRequest, study: str) -> HttpResponse:
    """Every frozen scorer, newest first."""
    used = set(queries.revisions(request.study.pk).values_list("pk", flat=True))
    rows = [*queries.all_revisions(), *queries.revisions(request.study.pk).filter(kind="outside")]
    context = {
        "study": request.study,
        "rows": [{"revision": row, "is_used": row.pk in used} for row in rows],
    }
    return render(request, "scoring/revisions.html", context)


@require_GET
@member(*RESEARCH)
def revision_detail(request: HttpRequest, study: str, revision_id: str) -> HttpResponse:
    """One frozen scorer: where it comes from, its source, its runs here."""
    revision = _revision(request, revision_id)
    runs_here = queries.runs(request.study.pk).filter(revision=revision.pk)
    progress = queries.progress_of([run.pk for run in runs_here])
    context = {
        "study": request.study,
        "revision": revision,
        "lineage": queries.lineage(revision.pk),
        "children": queries.children(revision.pk),
        "files": queries.source_files(revision.pk),
        "drift": queries.package_drift(revision),
        "rows": [presenters.run_row(run, progress[run.pk]) for run in runs_here],
        "form": DiffForm(revision=revision),
    }
    return render(request, "scoring/revision.html", context)


def _revision(request: HttpRequest, revision_id: str) -> Revision:
    """A revision that can be run on any study, or an outside one of this study."""
    try:
        revision = queries.revision(revision_id)
    except BadInput as error:
        raise Http404(str(error)) from None
    outside = revision.kind == Revision.Kind.OUTSIDE
    if outside and not queries.revisions(request.study.pk).filter(pk=revision.pk).exists():
        raise Http404("There is no such revision in this study.")
    return revision


@require_GET
@vary_on_headers("HX-Request")
@member(*RESEARCH)
def source(request: HttpRequest, study: str, revision_id: str, path: str) -> HttpResponse:
    """One file of a frozen scorer's source: a page, or what the revision's page unfolds."""
    revision = _revision(request, revision_id)
    files = queries.source_files(revision.pk)
    if path not in files:
        raise Http404(f"There is no file {path} in this revision.")
    context = {
        "study": request.study,
        "revision": revision,
        "path": path,
        "text": files[path],
    }
    partial = request.htmx and not request.htmx.boosted
    template = "scoring/_source.html" if partial else "scoring/source.html"
    return render(request, template, context)


@require_GET
@member(*RESEARCH)
def diff(request: HttpRequest, study: str, revision_id: str) -> HttpResponse:
    """What changed in the source from another revision (`?other=`) to this one."""
    revision = _revision(request, revision_id)
    other = _revision(request, request.GET.get("other") or revision.parent_id or "")
    context = {
        "study": request.study,
        "revision": revision,
        "other": other,
        "files": presenters.diff_files(queries.source_diff(other.pk, revision.pk)),
    }
    return render(request, "scoring/diff.html", context)


@require_GET
@member(*RESEARCH)
def archive(request: HttpRequest, study: str, revision_id: str) -> HttpResponse:
    """The revision's archive, as it is run."""
    revision = _revision(request, revision_id)
    if revision.archive is None:
        raise Http404("An outside scorer has no archive.")
    response = HttpResponse(bytes(revision.archive), content_type="application/zip")
    response["Content-Disposition"] = f'attachment; filename="{revision.pk}.zip"'
    return response
