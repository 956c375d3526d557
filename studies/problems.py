"""How the API answers when something does not fit: RFC 9457 problem details."""

from typing import Any

from django.core.exceptions import ObjectDoesNotExist
from django.http import Http404
from rest_framework import status
from rest_framework.exceptions import APIException, ParseError, ValidationError
from rest_framework.response import Response
from rest_framework.views import exception_handler

from studies.rules import BadInput, MustNotUnmask, Refused

MEDIA_TYPE = "application/problem+json"


class PreconditionFailed(APIException):
    """The state that the client based its change on is no longer the current one."""

    status_code = status.HTTP_412_PRECONDITION_FAILED
    default_detail = "It has changed since you read it; read it again."


class PreconditionRequired(APIException):
    """The client did not say which state its change is based on."""

    status_code = status.HTTP_428_PRECONDITION_REQUIRED
    default_detail = "Send the ETag that you read as If-Match."


def problem_handler(error: Exception, context: dict[str, Any]) -> Response | None:
    """Answer every expected error as a problem document; others stay 500s."""
    if isinstance(error, ObjectDoesNotExist):
        error = Http404("There is no such thing here, or it is not yours.")
    if isinstance(error, Refused):
        return problem(status_of(error), str(error))
    if isinstance(error, RecursionError):
        error = ParseError("The document is nested too deeply.")
    reply = exception_handler(error, context)
    if reply is None:
        return None
    fields = reply.data if isinstance(error, ValidationError) else None
    detail = "The request does not fit." if fields else str(reply.data.get("detail", error))
    answer = problem(reply.status_code, detail, fields)
    for header in ("WWW-Authenticate", "Retry-After"):
        if header in reply.headers:
            answer[header] = reply.headers[header]
    return answer


def status_of(refusal: Refused) -> int:
    """422 for input that cannot be taken, 403 for who must stay blind, else 409."""
    if isinstance(refusal, BadInput):
        return status.HTTP_422_UNPROCESSABLE_ENTITY
    if isinstance(refusal, MustNotUnmask):
        return status.HTTP_403_FORBIDDEN
    return status.HTTP_409_CONFLICT


def problem(code: int, detail: str, fields: Any = None) -> Response:
    """One problem document."""
    body = {"type": "about:blank", "title": title_of(code), "status": code, "detail": detail}
    if fields is not None:
        body["fields"] = fields
    return Response(body, status=code, content_type=MEDIA_TYPE)


def title_of(code: int) -> str:
    """The status in words."""
    names = {
        400: "Bad request",
        401: "Sign in first",
        403: "Not allowed",
        404: "Not found",
        405: "Method not allowed",
        409: "Refused",
        412: "Changed meanwhile",
        415: "Unsupported media type",
        422: "Does not fit",
        428: "Precondition required",
        429: "Too many requests",
    }
    return names.get(code, "Error")


def document_problems(
    result: dict[str, Any], generator: Any, request: Any, public: bool
) -> dict[str, Any]:
    """Say of every operation that its refusals are problem documents (drf-spectacular hook)."""
    content = {MEDIA_TYPE: {"schema": {"$ref": "#/components/schemas/Problem"}}}
    refusal = {"description": "A problem; the detail says what to do.", "content": content}
    for operations in result["paths"].values():
        for operation in operations.values():
            answers = operation["responses"]
            for code in [code for code in answers if code.startswith("4")]:
                answers[code] = refusal | {"description": answers[code]["description"]}
            answers["4XX"] = refusal
    return result
