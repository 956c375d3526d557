"""API of the corpus: imports and trajectories, for researchers."""

from typing import Any

from django.db.models import QuerySet
from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework.generics import ListAPIView
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

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
from trajectories import queries
from trajectories.forms import TrajectoryFilter
from trajectories.models import Trajectory
from trajectories.serializers import (
    ImportBatchSerializer,
    ImportRequestSerializer,
    ImportSummarySerializer,
    RunRecordSerializer,
    TrajectorySerializer,
)
from trajectories.services import import_records

KIND = AccessRecord.Kind.TRAJECTORY


class ImportList(APIView):
    """Imports into a study."""

    @extend_schema(responses={200: ImportBatchSerializer(many=True), 404: NOT_FOUND})
    def get(self, request: Request, study: str) -> Response:
        """List what was imported, newest first."""
        found = study_for(request, study, *RESEARCH)
        return Response(ImportBatchSerializer(queries.batches(found.pk)[:200], many=True).data)

    @extend_schema(
        request=ImportRequestSerializer,
        responses={200: ImportSummarySerializer, 404: NOT_FOUND, 409: REFUSED, 422: DOES_NOT_FIT},
    )
    def post(self, request: Request, study: str) -> Response:
        """Import native records, all or nothing; sending the same again adds nothing."""
        found = study_for(request, study, *RESEARCH)
        asked = ImportRequestSerializer(data=request.data)
        asked.is_valid(raise_exception=True)
        summary = import_records(
            study_id=found.pk,
            tasks=asked.validated_data["tasks"],
            trajectories=asked.validated_data["trajectories"],
            sources=[asked.validated_data["source"]],
            at=timezone.now(),
        )
        return Response(ImportSummarySerializer(summary).data)


class TrajectoryList(ListAPIView):
    """The study's runs."""

    serializer_class = TrajectorySerializer
    pagination_class = ByKey
    queryset = Trajectory.objects.none()

    def get_queryset(self) -> QuerySet[Trajectory]:
        study = unmasked_study(self.request, self.kwargs["study"], kind=KIND)
        return queries.listed(study.pk)

    def filter_queryset(self, queryset: QuerySet[Trajectory]) -> QuerySet[Trajectory]:
        study_id = self.request.study.pk
        return TrajectoryFilter(self.request.GET, queryset=queryset, study_id=study_id).qs

    @extend_schema(responses={200: TrajectorySerializer(many=True), 404: NOT_FOUND})
    def get(self, request: Request, *args: Any, **kwargs: Any) -> Response:
        """List runs, filtered by suite, environment, method, adapter, model, operator, task."""
        return super().get(request, *args, **kwargs)


class TrajectoryDetail(APIView):
    """One run with its events."""

    @extend_schema(responses={200: RunRecordSerializer, 404: NOT_FOUND})
    def get(self, request: Request, study: str, trajectory_id: str) -> Response:
        """The run and its task in the interface's own form."""
        found = unmasked_study(request, study, kind=KIND, subject=trajectory_id)
        row = queries.published(found.pk).get(trajectory_id=trajectory_id)
        [(_, task, run)] = queries.pairs([row.pk])
        return Response({"task": task, "trajectory": run})
