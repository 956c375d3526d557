"""API of the scoring floor: revisions, runs and verdicts, for researchers."""

from typing import Any

from django.db.models import QuerySet
from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework.generics import ListAPIView
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from scoring import queries, services, tasks
from scoring.models import ScoringRun, Verdict
from scoring.serializers import (
    RevisionSerializer,
    RunRequestSerializer,
    RunSerializer,
    VerdictSerializer,
)
from studies.api import (
    DOES_NOT_FIT,
    NOT_FOUND,
    REFUSED,
    RESEARCH,
    ByKey,
    study_for,
    unmasked_study,
)
from studies.models import AccessRecord


class RevisionList(APIView):
    """Frozen scorers that this study has runs of."""

    @extend_schema(responses={200: RevisionSerializer(many=True), 404: NOT_FOUND})
    def get(self, request: Request, study: str) -> Response:
        """List the revisions; freezing is a command, since it takes source code."""
        found = study_for(request, study, *RESEARCH)
        return Response(RevisionSerializer(queries.revisions(found.pk), many=True).data)


class RunList(APIView):
    """A study's scoring runs."""

    @extend_schema(responses={200: RunSerializer(many=True), 404: NOT_FOUND})
    def get(self, request: Request, study: str) -> Response:
        """List the runs with their progress."""
        found = study_for(request, study, *RESEARCH)
        runs = list(queries.runs(found.pk))
        progress = queries.progress_of([run.pk for run in runs])
        rows = [{"run": run, "progress": progress[run.pk]} for run in runs]
        return Response(RunSerializer(rows, many=True).data)

    @extend_schema(
        request=RunRequestSerializer,
        responses={202: RunSerializer, 404: NOT_FOUND, 409: REFUSED, 422: DOES_NOT_FIT},
    )
    def post(self, request: Request, study: str) -> Response:
        """Start a run; the same revision and reference version again is the same run."""
        found = study_for(request, study, *RESEARCH)
        asked = RunRequestSerializer(data=request.data)
        asked.is_valid(raise_exception=True)
        run = services.start_run(
            study_id=found.pk,
            revision_id=asked.validated_data["revision"],
            reference_version=asked.validated_data["references"],
            user_id=request.user.pk,
            at=timezone.now(),
        )
        if run.state == ScoringRun.State.RUNNING:
            tasks.wake(run.pk)
        return Response(described(run), status=202)


def run_of(request: Request, study: str, run_id: int) -> ScoringRun:
    """A run of the study; raises Http404 or ScoringRun.DoesNotExist."""
    found = study_for(request, study, *RESEARCH)
    return queries.runs(found.pk).get(pk=run_id)


def described(run: ScoringRun) -> dict[str, Any]:
    """A run with its progress."""
    row = {"run": run, "progress": queries.run_progress(run.pk)}
    return RunSerializer(row).data


class RunDetail(APIView):
    """One run."""

    @extend_schema(responses={200: RunSerializer, 404: NOT_FOUND})
    def get(self, request: Request, study: str, run_id: int) -> Response:
        """How far the run is."""
        return Response(described(run_of(request, study, run_id)))


class RunCancel(APIView):
    """Stopping a run."""

    @extend_schema(request=None, responses={200: RunSerializer, 404: NOT_FOUND, 409: REFUSED})
    def post(self, request: Request, study: str, run_id: int) -> Response:
        """Cancel the run; what is scored stays."""
        run = run_of(request, study, run_id)
        services.cancel_run(run_id=run.pk, at=timezone.now(), user_id=request.user.pk)
        return Response(described(run))


class RunResume(APIView):
    """Going on with a run."""

    @extend_schema(request=None, responses={200: RunSerializer, 404: NOT_FOUND, 409: REFUSED})
    def post(self, request: Request, study: str, run_id: int) -> Response:
        """Take the cancelled run up where it stopped."""
        run = run_of(request, study, run_id)
        services.resume_run(run_id=run.pk, at=timezone.now(), user_id=request.user.pk)
        tasks.wake(run.pk)
        return Response(described(run))


class VerdictList(ListAPIView):
    """A run's verdicts."""

    serializer_class = VerdictSerializer
    pagination_class = ByKey
    queryset = Verdict.objects.none()
    filter_backends: list[Any] = []

    def get_queryset(self) -> QuerySet[Verdict]:
        study = unmasked_study(
            self.request,
            self.kwargs["study"],
            kind=AccessRecord.Kind.VERDICTS,
            subject=str(self.kwargs["run_id"]),
        )
        run = queries.runs(study.pk).get(pk=self.kwargs["run_id"])
        return Verdict.objects.filter(run=run).select_related("trajectory")

    @extend_schema(responses={200: VerdictSerializer(many=True), 403: REFUSED, 404: NOT_FOUND})
    def get(self, request: Request, *args: Any, **kwargs: Any) -> Response:
        """List the verdicts in the order in which they were stored."""
        return super().get(request, *args, **kwargs)
