"""The audit as files."""

from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_GET

from audits.rendering.files import table_files
from audits.services import bundle, document
from audits.views.guards import audit_page
from audits.views.loading import load

TYPES = {
    "csv": "text/csv; charset=utf-8",
    "json": "application/json",
    "tex": "application/x-tex; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "pdf": "application/pdf",
    "txt": "text/plain; charset=utf-8",
    "zip": "application/zip",
}
DOCUMENTS = ("report.tex", "report.html", "report.pdf", "methods.txt")


@require_GET
@audit_page
def download(request: HttpRequest, packet: str, name: str) -> HttpResponse:
    """One table, document or the bundle, as an attachment."""
    audit = load(request)
    suffix = name.rpartition(".")[2]
    if name == "bundle.zip":
        content = bundle(audit.packet, audit.table(), audit.report)
    elif name in DOCUMENTS:
        content = document(audit.report, audit.provenance, suffix)
    elif suffix in ("csv", "json") and name in (files := table_files(audit.report)):
        content = files[name].encode()
    else:
        raise Http404("There is no such export.")
    response = HttpResponse(content, content_type=TYPES[suffix])
    response["Content-Disposition"] = f'attachment; filename="{packet}-{name}"'
    return response
