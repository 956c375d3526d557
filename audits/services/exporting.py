"""All that an audit gives away: tables, charts, LaTeX, HTML, PDF, and the bundle."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from audits.records import AuditTable
from audits.rendering.documents import chart_files, report_html, report_pdf
from audits.rendering.files import table_files
from audits.rendering.latex import latex_text
from audits.rendering.methods import methods_paragraph
from audits.services.bundles import bundle_bytes, bundle_members
from scoring import queries as scoring

Report = Mapping[str, Any]


def document(report: Report, provenance: Mapping[str, Any], suffix: str) -> bytes:
    """The report as one file: tex, html, pdf or txt (the methods paragraph)."""
    methods = methods_paragraph(report, provenance)
    if suffix == "tex":
        return latex_text(report).encode()
    if suffix == "html":
        return report_html(report, provenance, methods).encode()
    if suffix == "pdf":
        return report_pdf(report, provenance, methods)
    return f"{methods}\n".encode()


def bundle(packet: Any, table: AuditTable, report: Report) -> bytes:
    """The reproducible bundle of the audit."""
    extra = {f"charts/{name}": text.encode() for name, text in chart_files(report).items()}
    extra |= {
        f"report.{suffix}": document(report, table.provenance, suffix) for suffix in ("html", "pdf")
    }
    extra["methods.txt"] = document(report, table.provenance, "txt")
    extra["packet/manifest.json"] = packet.freeze_record.manifest.encode()
    for verdicts in table.verdicts:
        archive = scoring.revision(verdicts.revision).archive
        if archive is not None:
            extra[f"revisions/{verdicts.revision}.zip"] = bytes(archive)
    return bundle_bytes(bundle_members(table, report, extra))


def write_audit(folder: Path, packet: Any, table: AuditTable, report: Report) -> list[str]:
    """Write every file of the audit into a folder; returns their names in order."""
    files = {name: text.encode() for name, text in table_files(report).items()}
    files |= {name: text.encode() for name, text in chart_files(report).items()}
    files |= {
        f"report.{suffix}": document(report, table.provenance, suffix)
        for suffix in ("tex", "html", "pdf")
    }
    files["methods.txt"] = document(report, table.provenance, "txt")
    files["bundle.zip"] = bundle(packet, table, report)
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)
    return list(files)
