"""Figures, computed once for the same inputs and kept under the data directory."""

import hashlib
import json
import os
import tempfile
from functools import lru_cache
from pathlib import Path
from typing import Any

from django.conf import settings

import audits
from audits import reports
from audits.queries import exposed_runs, metric_verdicts
from audits.records import AuditTable
from audits.reports import Options
from audits.reports.delivery import audit_run, delivery_report
from trajectories import queries as trajectories


def computed_report(table: AuditTable, options: Options) -> dict[str, Any]:
    """The report of the table, its figures from the cache where the inputs are the same.

    The ledger is never cached: it depends on who opened what a moment ago.
    """
    path = cache_path("figures", f"{table.digest()} {options} {code_version()}", "json")
    if path.exists():
        figures = json.loads(path.read_bytes())
    else:
        figures = reports.figures(table, options)
        keep(path, json.dumps(figures, allow_nan=False).encode())
    return figures | {"ledger": reports.ledger_report(table)}


def cache_path(kind: str, inputs: str, suffix: str) -> Path:
    """Where something made from these inputs is kept."""
    name = hashlib.sha256(inputs.encode()).hexdigest()
    return Path(settings.DATA_DIR) / "audits" / kind / name[:2] / f"{name}.{suffix}"


def keep(path: Path, content: bytes) -> None:
    """Write the file whole or not at all; two writers of the same content do no harm."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(dir=path.parent)
    with os.fdopen(handle, "wb") as file:
        file.write(content)
    os.replace(draft, path)


@lru_cache(maxsize=1)
def code_version() -> str:
    """SHA-256 of the code that makes figures, so that an upgrade never shows old ones."""
    root = Path(audits.__file__).parent
    found = hashlib.sha256()
    for folder in ("records", "reports", "stats"):
        for path in sorted((root / folder).rglob("*.py")):
            found.update(path.read_bytes())
    return found.hexdigest()


def computed_delivery(*, study_id: int, run: Any) -> dict[str, Any]:
    """The delivery audit of a study under one scoring run, from the cache where nothing changed."""
    imports = [batch.pk for batch in trajectories.batches(study_id)]
    inputs = f"{study_id} {imports} {run.pk if run else None} {code_version()}"
    path = cache_path("delivery", inputs, "json")
    if path.exists():
        found: dict[str, Any] = json.loads(path.read_bytes())
        return found
    runs = (audit_run(task, record) for task, record in exposed_runs(study_id))
    report = delivery_report(runs, metric_verdicts(run.pk, study_id) if run else {})
    keep(path, json.dumps(report, allow_nan=False).encode())
    return report
