"""The report as documents: charts as SVG, one HTML page, and a PDF set by typst."""

import json
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import typst
from django.template.loader import render_to_string

from audits.rendering.charts import Chart, charts
from audits.rendering.sections import sections
from audits.rendering.tables import Report

TEMPLATE = Path(__file__).parent / "report.typ"


def svg_text(chart: Chart) -> str:
    """A chart as a file of its own, colours included."""
    context = {"plot": chart.plot, "title": chart.title, "style": True}
    return render_to_string(chart.template, context)


def chart_files(report: Report) -> dict[str, str]:
    """File name → SVG of each chart."""
    return {f"{chart.name}.svg": svg_text(chart) for chart in charts(report)}


def report_html(report: Report, facts: Mapping[str, Any], methods: str) -> str:
    """The report as one page that needs nothing else."""
    context = {
        "facts": facts,
        "methods": methods,
        "sections": sections(report),
        "charts": charts(report),
    }
    return render_to_string("audits/report.html", context)


def report_pdf(report: Report, facts: Mapping[str, Any], methods: str) -> bytes:
    """The report as PDF; the data reach typst as JSON, so that no text can be markup."""
    document = {
        "title": facts.get("packet_title", ""),
        "study": facts.get("study_title", ""),
        "methods": methods,
        "sections": sections(report),
    }
    drawn = charts(report)
    document["charts"] = [{"file": f"{each.name}.svg", "title": each.title} for each in drawn]
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        (root / "report.json").write_text(json.dumps(document, allow_nan=False))
        (root / "report.typ").write_text(TEMPLATE.read_text())
        for each in drawn:
            (root / f"{each.name}.svg").write_text(svg_text(each))
        return typst.compile(root / "report.typ", root=root)
