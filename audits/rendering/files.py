"""The report as files: CSV that a spreadsheet cannot run, and JSON without NaN."""

import csv
import io
import json
from collections.abc import Iterable, Mapping
from typing import Any

from audits.rendering.tables import TABLES, Report, applicable

FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r", "\n")


def neutral(value: Any) -> Any:
    """A cell that no spreadsheet takes for a formula: a text that starts like one gets a quote."""
    if isinstance(value, str) and value.startswith(FORMULA_STARTS):
        return "'" + value
    if isinstance(value, bool):
        return "true" if value else "false"
    return value


def csv_text(rows: Iterable[Mapping[str, Any]]) -> str:
    """The rows with a header of all their columns, in the order of first appearance."""
    listed = list(rows)
    columns = list(dict.fromkeys(key for row in listed for key in row))
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([neutral(column) for column in columns])
    for row in listed:
        writer.writerow([neutral(row.get(column)) for column in columns])
    return out.getvalue()


def json_text(document: Any) -> str:
    """Indented JSON; raises ValueError for NaN, which is never a figure."""
    return json.dumps(document, indent=1, ensure_ascii=False, allow_nan=False) + "\n"


def table_files(report: Report) -> dict[str, str]:
    """File name → text: each table that has rows as CSV and JSON, and the report itself.

    `agreement.json` and `scorer.json` are always there, for whoever reads them by program.
    """
    found = applicable(report)
    files = {f"{name}.csv": csv_text(TABLES[name](report)) for name in found}
    files |= {f"{name}.json": json_text(report[name]) for name in found if name in report}
    files["scorer.json"] = json_text(report["scorer"])
    files["agreement.json"] = json_text(report["agreement"])
    files["pairs.json"] = json_text(
        {key: found["pairs"] for key, found in report["agreement"]["fields"].items()}
    )
    files["report.json"] = json_text(report)
    return files
