"""API of the audit floor: figures and the bundle, for researchers."""

from typing import Any

from django.http import HttpResponse
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from annotation.queries import packets
from audits.queries import audit_table
from audits.reports import Options
from audits.services import bundle, computed_report
from scoring.queries import revision
from studies.api import NOT_FOUND, REFUSED, unmasked_study
from studies.models import AccessRecord

REVISION = OpenApiParameter(
    "revision", str, many=True, description="Ids or beginnings of ids, oldest first."
)


def report_of(request: Request, study: str, packet: str) -> tuple[Any, Any, dict[str, Any]]:
    """The packet, its joined table and its figures; the access is noted."""
    found = unmasked_study(request, study, kind=AccessRecord.Kind.AUDIT, subject=packet)
    row = packets(found.pk).get(slug=packet)
    ids = [revision(each).pk for each in request.query_params.getlist("revision")]
    table = audit_table(row, list(dict.fromkeys(ids)))
    return row, table, computed_report(table, Options())


class AuditDetail(APIView):
    """The audit of a packet."""

    @extend_schema(
        parameters=[REVISION],
        responses={200: OpenApiTypes.OBJECT, 403: REFUSED, 404: NOT_FOUND, 422: REFUSED},
    )
    def get(self, request: Request, study: str, packet: str) -> Response:
        """Agreement, confusion, slices, contrasts and ledger, with the seed of every interval."""
        return Response(report_of(request, study, packet)[2])


class BundleDetail(APIView):
    """The bundle of an audit."""

    @extend_schema(
        parameters=[REVISION],
        responses={
            (200, "application/zip"): OpenApiTypes.BINARY,
            403: REFUSED,
            404: NOT_FOUND,
            422: REFUSED,
        },
    )
    def get(self, request: Request, study: str, packet: str) -> HttpResponse:
        """The zip that `verify_bundle` checks."""
        content = bundle(*report_of(request, study, packet))
        return HttpResponse(
            content,
            content_type="application/zip",
            headers={"Content-Disposition": f'attachment; filename="{packet}.zip"'},
        )
