"""What the site says while something below it is broken: which fault it is, and that it passes."""

import errno
import shutil
import sys
from collections.abc import Iterator
from functools import cache

from django.conf import settings
from django.db import DatabaseError, InterfaceError, OperationalError, ProgrammingError, connection
from django.db.migrations.loader import MigrationLoader
from django.db.migrations.recorder import MigrationRecorder
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.defaults import server_error

from studies.problems import MEDIA_TYPE

# With less than this on the disk of ASSAY_DATA_DIR, saves are about to fail.
MIN_FREE_BYTES = 32 * 2**20
RETRY_AFTER_S = 10
NO_SPACE = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
FULL = ("disk is full", "No space left")

SAYS = {
    "database": "The database does not answer. What was acknowledged as saved is in it.",
    "disk": "The disk is full, so nothing can be saved. What was acknowledged as saved is safe.",
    "migrations": "The site is being upgraded: its database is not at this version yet.",
}


def broken(request: HttpRequest) -> HttpResponse:
    """Answer an error that nobody caught: 503 and which fault it is, else 500 (Django's hook)."""
    error = sys.exc_info()[1]
    fault = fault_of(error) if error else ""
    in_api = request.path.startswith("/api/")
    if not fault:
        return problem(500, "Something broke on our side.") if in_api else server_error(request)
    reply = problem(503, SAYS[fault]) if in_api else page(SAYS[fault])
    reply["Retry-After"] = str(RETRY_AFTER_S)
    return reply


def page(says: str) -> HttpResponse:
    """The page for people; it needs no database and no session."""
    return render(None, "503.html", {"says": says}, status=503)


def problem(status: int, detail: str) -> HttpResponse:
    """The problem document for scripts."""
    title = "Unavailable" if status == 503 else "Error"
    body = {"type": "about:blank", "title": title, "status": status, "detail": detail}
    return JsonResponse(body, status=status, content_type=MEDIA_TYPE)


def fault_of(error: BaseException) -> str:
    """A key of SAYS, or "" where the error is our own."""
    chain = list(causes(error))
    if any(is_full(each) for each in chain):
        return "disk"
    lacks = any(isinstance(each, ProgrammingError | OperationalError) for each in chain)
    if lacks and migrations_state() == "missing":
        return "migrations"
    away = any(isinstance(each, OperationalError | InterfaceError) for each in chain)
    return "database" if away else ""


def causes(error: BaseException | None) -> Iterator[BaseException]:
    """The error and what it came from."""
    while error is not None:
        yield error
        error = error.__cause__


def is_full(error: BaseException) -> bool:
    """Whether an error says that the disk is full."""
    if isinstance(error, OSError) and error.errno in NO_SPACE:
        return True
    return isinstance(error, DatabaseError) and any(words in str(error) for words in FULL)


def database_state() -> str:
    """ "ok", or "away" when the database does not answer."""
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
    except DatabaseError:
        return "away"
    return "ok"


def migrations_state() -> str:
    """ "ok"; "missing" when the database lacks a migration of this code; else "unknown"."""
    try:
        applied = MigrationRecorder(connection).applied_migrations()
    except DatabaseError:
        return "unknown"
    return "ok" if known_migrations() <= set(applied) else "missing"


@cache
def known_migrations() -> frozenset[tuple[str, str]]:
    """Every migration of this code, by app and name."""
    return frozenset(MigrationLoader(None).disk_migrations)


def disk_state() -> str:
    """ "ok", or "full" when there is next to no room for files, queue and SQLite."""
    try:
        free = shutil.disk_usage(settings.DATA_DIR).free
    except OSError:
        return "away"
    return "ok" if free >= MIN_FREE_BYTES else "full"
