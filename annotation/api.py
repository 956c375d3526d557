"""API of the annotation floor: your own blinded work, and packets for researchers."""

import re
from datetime import datetime
from typing import Any
from uuid import UUID

from django.utils import timezone
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.exceptions import ValidationError
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from annotation import queries, rules, services
from annotation.sampling import Plan
from annotation.serializers import (
    ItemSerializer,
    LabelDocumentSerializer,
    LabelRequestSerializer,
    LabelSerializer,
    PacketRequestSerializer,
    PacketSerializer,
    PlaceSerializer,
    SubmitRequestSerializer,
    WorkSerializer,
    label_document,
)
from studies.api import (
    DOES_NOT_FIT,
    NOT_FOUND,
    REFUSED,
    RESEARCH,
    study_for,
    unmasked_study,
)
from studies.models import AccessRecord
from studies.problems import PreconditionFailed, PreconditionRequired
from studies.queries import members
from studies.rules import BadInput

PURPOSE = OpenApiParameter(
    "purpose", str, enum=["labelling", "adjudication", "review"], default="labelling"
)
IF_MATCH = OpenApiParameter("If-Match", str, OpenApiParameter.HEADER, required=True)
KEY = OpenApiParameter("Idempotency-Key", UUID, OpenApiParameter.HEADER, required=True)


class WorkList(APIView):
    """Your work."""

    @extend_schema(responses=WorkSerializer(many=True))
    def get(self, request: Request) -> Response:
        """List your work: mine to do, waiting on others, done."""
        return Response(WorkSerializer(queries.open_work(request.user.pk), many=True).data)


def desk_of(request: Request, packet: str) -> queries.Desk:
    """The person's work in the packet; raises Round.DoesNotExist, which is a 404."""
    purpose = request.query_params.get("purpose", "labelling")
    return queries.desk(packet, request.user.pk, purpose=purpose)


class ItemList(APIView):
    """Your items in a packet."""

    @extend_schema(
        parameters=[PURPOSE], responses={200: PlaceSerializer(many=True), 404: NOT_FOUND}
    )
    def get(self, request: Request, packet: str) -> Response:
        """List your items in your order, with what is done."""
        return Response(PlaceSerializer(queries.places(desk_of(request, packet)), many=True).data)


class ItemDetail(APIView):
    """One blinded item."""

    @extend_schema(parameters=[PURPOSE], responses={200: ItemSerializer, 404: NOT_FOUND})
    def get(self, request: Request, packet: str, position: int) -> Response:
        """The item and your current label; the ETag is the label's version."""
        item = queries.desk_item(desk_of(request, packet), position)
        return Response(ItemSerializer(item).data, headers={"ETag": etag(item.version)})

    @extend_schema(
        parameters=[PURPOSE, IF_MATCH, KEY],
        request=LabelRequestSerializer,
        responses={
            200: LabelSerializer,
            404: NOT_FOUND,
            409: REFUSED,
            412: REFUSED,
            422: DOES_NOT_FIT,
            428: REFUSED,
        },
    )
    def put(self, request: Request, packet: str, position: int) -> Response:
        """Save your whole row as the next version; the same Idempotency-Key again is one save."""
        desk = desk_of(request, packet)
        item = queries.desk_item(desk, position)
        asked = LabelRequestSerializer(data=request.data)
        asked.is_valid(raise_exception=True)
        row = services.LabelRow(
            values=asked.validated_data["values"],
            codebook_version=desk.codebook_version,
            note=asked.validated_data["note"],
            active_ms=asked.validated_data["active_ms"],
            review_field=desk.review_field,
        )
        try:
            label = services.save_label(
                assignment_id=item.assignment_id,
                annotator_id=request.user.pk,
                manifest=desk.manifest,
                row=row,
                based_on=based_on(request),
                key=idempotency_key(request),
                at=timezone.now(),
                origin="api",
            )
        except rules.StaleTab as refusal:
            raise PreconditionFailed(str(refusal)) from None
        return Response(LabelSerializer(label).data, headers={"ETag": etag(label.version)})


def etag(version: int) -> str:
    """A label's version as an entity tag."""
    return f'"{version}"'


def based_on(request: Request) -> int:
    """The version in If-Match; raises `PreconditionRequired` or `PreconditionFailed`."""
    sent = request.headers.get("If-Match")
    if not sent:
        raise PreconditionRequired
    found = re.fullmatch(r'"(\d{1,9})"', sent.strip())
    if not found:
        raise PreconditionFailed
    return int(found[1])


def idempotency_key(request: Request) -> UUID:
    """The key of this save; raises ValidationError without one."""
    try:
        return UUID(request.headers.get("Idempotency-Key", ""))
    except ValueError:
        raise ValidationError(
            {"Idempotency-Key": ["Send a UUID, a new one for each save."]}
        ) from None


class Submit(APIView):
    """Handing work in."""

    @extend_schema(
        parameters=[PURPOSE],
        request=SubmitRequestSerializer,
        responses={204: None, 404: NOT_FOUND, 409: REFUSED, 422: DOES_NOT_FIT},
    )
    def post(self, request: Request, packet: str) -> Response:
        """Submit and lock your work, with your statement."""
        desk = desk_of(request, packet)
        asked = SubmitRequestSerializer(data=request.data)
        asked.is_valid(raise_exception=True)
        services.submit(
            round_id=desk.round_id,
            annotator_id=request.user.pk,
            statement=services.Statement(**asked.validated_data),
            at=timezone.now(),
        )
        return Response(status=204)


class PacketList(APIView):
    """A study's packets."""

    @extend_schema(responses={200: PacketSerializer(many=True), 404: NOT_FOUND})
    def get(self, request: Request, study: str) -> Response:
        """List the study's packets."""
        found = study_for(request, study, *RESEARCH)
        return Response(PacketSerializer(queries.packets(found.pk), many=True).data)

    @extend_schema(
        request=PacketRequestSerializer,
        responses={201: PacketSerializer, 404: NOT_FOUND, 409: REFUSED, 422: DOES_NOT_FIT},
    )
    def post(self, request: Request, study: str) -> Response:
        """Freeze a packet."""
        found = study_for(request, study, *RESEARCH)
        asked = PacketRequestSerializer(data=request.data)
        asked.is_valid(raise_exception=True)
        at = timezone.now()
        spec = spec_of(found.pk, asked.validated_data, at)
        packet = services.build_packet(spec=spec, at=at, by=request.user.pk)
        return Response(PacketSerializer(packet).data, status=201)


def spec_of(study_id: int, asked: dict[str, Any], at: datetime) -> services.PacketSpec:
    """What a request asks to freeze."""
    return services.packet_spec(
        study_id=study_id,
        schema=asked["schema"],
        at=at,
        slug=asked["packet"],
        title=asked["title"],
        annotator_ids=members_named(study_id, asked["annotators"]),
        seed=asked["seed"],
        plan=Plan(size=asked["size"]),
        stratify=asked["stratify"],
    )


def members_named(study_id: int, usernames: list[str]) -> list[int]:
    """The ids of these members, in this order; raises `BadInput` for who is none."""
    rows = members(study_id).filter(user__username__in=usernames)
    known = dict(rows.values_list("user__username", "user"))
    if unknown := [name for name in usernames if name not in known]:
        raise BadInput(f"annotators: {unknown[0]!r} is no member of this study; invite them first")
    return [known[name] for name in usernames]


class PacketLabels(APIView):
    """What people said."""

    @extend_schema(responses={200: LabelDocumentSerializer, 403: REFUSED, 404: NOT_FOUND})
    def get(self, request: Request, study: str, packet: str) -> Response:
        """Labels, adjudicated rows and final rows of a packet."""
        found = unmasked_study(request, study, kind=AccessRecord.Kind.LABELS, subject=packet)
        row = queries.packets(found.pk).get(slug=packet)
        return Response(
            label_document(queries.label_table(row.pk), with_notes=row.unblinded_at is not None)
        )
