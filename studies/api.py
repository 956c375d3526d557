"""API of the ground floor: tokens, studies, webhooks."""

from typing import Any

from django.contrib.auth import authenticate
from django.http import Http404
from django.utils import timezone
from drf_spectacular.utils import OpenApiResponse, extend_schema
from knox.models import AuthToken
from rest_framework.exceptions import AuthenticationFailed
from rest_framework.pagination import CursorPagination
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse
from rest_framework.views import APIView

from studies import queries, services
from studies.access import check_may_unmask
from studies.decorators import enter
from studies.models import Role, Study
from studies.serializers import (
    CredentialsSerializer,
    IndexSerializer,
    ProblemSerializer,
    StudySerializer,
    TokenSerializer,
    WebhookSerializer,
)

RESEARCH = (Role.RESEARCHER, Role.OWNER)
NOT_FOUND = OpenApiResponse(ProblemSerializer, description="It does not exist or is not yours.")
REFUSED = OpenApiResponse(ProblemSerializer, description="Not now; the detail says why.")
DOES_NOT_FIT = OpenApiResponse(ProblemSerializer, description="The input cannot be taken.")


class ByKey(CursorPagination):
    """Pages by primary key: stable while rows are added."""

    ordering = "pk"
    page_size = 100
    page_size_query_param = "page_size"
    max_page_size = 1000


def study_for(request: Request, slug: str, *roles: str) -> Study:
    """The study, if the person holds one of `roles` in it; raises Http404."""
    enter(request, slug, roles)  # type: ignore[arg-type]
    return request.study  # type: ignore[attr-defined]


def unmasked_study(request: Request, slug: str, *, kind: str, subject: str = "") -> Study:
    """The study, for a researcher who may see masked things; noted as an access.

    Raises Http404 for others and `MustNotUnmask` for who has blinded work open.
    """
    study = study_for(request, slug, *RESEARCH)
    check_may_unmask(request.user.pk, study.pk)
    services.record_access(
        study_id=study.pk, user_id=request.user.pk, kind=kind, subject=subject, at=timezone.now()
    )
    return study


class Index(APIView):
    """The addresses that all others are found from; the same for everybody."""

    @extend_schema(responses=IndexSerializer)
    def get(self, request: Request) -> Response:
        """Say where the document, the token, your studies and your work are."""
        names = IndexSerializer().fields
        return Response({name: reverse(f"api:{name}", request=request) for name in names})


class TokenView(APIView):
    """Make a token from name and password, or end the one in use."""

    def get_permissions(self) -> list[Any]:
        return [AllowAny()] if self.request.method == "POST" else super().get_permissions()

    def get_authenticators(self) -> list[Any]:
        asked = self.request.method if self.request else "DELETE"
        return [] if asked == "POST" else super().get_authenticators()

    @extend_schema(request=CredentialsSerializer, responses={201: TokenSerializer, 401: NOT_FOUND})
    def post(self, request: Request) -> Response:
        """Make a token; send it as `Authorization: Token …`."""
        credentials = CredentialsSerializer(data=request.data)
        credentials.is_valid(raise_exception=True)
        user = authenticate(request._request, **credentials.validated_data)
        if user is None:
            raise AuthenticationFailed("The name or the password is wrong.")
        made, token = AuthToken.objects.create(user=user)
        return Response({"token": token, "expires_at": made.expiry}, status=201)

    @extend_schema(responses={204: None})
    def delete(self, request: Request) -> Response:
        """End the token that this request came with."""
        if request.auth is not None:
            request.auth.delete()
        return Response(status=204)


class StudyList(APIView):
    """The studies that you belong to."""

    @extend_schema(responses=StudySerializer(many=True))
    def get(self, request: Request) -> Response:
        """List your studies with your roles."""
        rows = [described(study, request.user.pk) for study in queries.studies_of(request.user.pk)]
        return Response(StudySerializer(rows, many=True).data)


class StudyDetail(APIView):
    """One study."""

    @extend_schema(responses={200: StudySerializer, 404: NOT_FOUND})
    def get(self, request: Request, study: str) -> Response:
        """Describe the study."""
        found = study_for(request, study)
        return Response(StudySerializer(described(found, request.user.pk)).data)


def described(study: Study, user_id: int) -> dict[str, Any]:
    """A study as `StudySerializer` takes it."""
    return {
        "slug": study.slug,
        "title": study.title,
        "description": study.description,
        "created_at": study.created_at,
        "roles": sorted(queries.roles_in(user_id, study.pk)),
    }


class WebhookList(APIView):
    """Addresses that are told when a packet or a run is complete."""

    @extend_schema(responses={200: WebhookSerializer(many=True), 404: NOT_FOUND})
    def get(self, request: Request, study: str) -> Response:
        """List the study's webhooks, without their secrets."""
        found = study_for(request, study, Role.OWNER)
        rows = [webhook_row(row) for row in queries.webhooks(found.pk)]
        return Response(WebhookSerializer(rows, many=True).data)

    @extend_schema(request=WebhookSerializer, responses={201: WebhookSerializer, 422: DOES_NOT_FIT})
    def post(self, request: Request, study: str) -> Response:
        """Add a webhook; the answer holds its secret, once."""
        found = study_for(request, study, Role.OWNER)
        asked = WebhookSerializer(data=request.data)
        asked.is_valid(raise_exception=True)
        hook = services.add_webhook(
            study_id=found.pk,
            url=asked.validated_data["url"],
            events=asked.validated_data["events"],
            by=request.user.pk,
            at=timezone.now(),
        )
        row = webhook_row(hook) | {"secret": hook.secret}
        return Response(WebhookSerializer(row).data, status=201)


class WebhookDetail(APIView):
    """One webhook."""

    @extend_schema(responses={204: None, 404: NOT_FOUND})
    def delete(self, request: Request, study: str, webhook_id: int) -> Response:
        """Stop telling this address."""
        found = study_for(request, study, Role.OWNER)
        services.remove_webhook(
            study_id=found.pk, webhook_id=webhook_id, by=request.user.pk, at=timezone.now()
        )
        return Response(status=204)


def webhook_row(hook: Any) -> dict[str, Any]:
    """A webhook without its secret."""
    return {"id": hook.pk, "url": hook.url, "events": hook.events, "created_at": hook.created_at}


@extend_schema(exclude=True)
class Nothing(APIView):
    """Whatever is at no address of the API: a problem document, not a page."""

    permission_classes = [AllowAny]

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        raise Http404("There is no such address.")
