"""Figures, computed once for the same inputs and kept under the data directory."""

import hashlib
import json
import os
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from django.conf import settings

import audits
from audits import reports
from audits.queries import audit_table, exposed_runs, inputs_mark, live_facts, metric_verdicts
from audits.records import AuditTable
from audits.reports import Options
from audits.reports.delivery import audit_run, delivery_report
from trajectories import queries as trajectories


@dataclass(frozen=True)
class Computed:
    """A report with the facts that its pages show, without the rows that it was made from."""

    report: dict[str, Any]
    provenance: dict[str, Any]
    items: list[str]
    trajectories: list[str]


def computed_report(table: AuditTable, options: Options) -> dict[str, Any]:
    """The report of the table, its figures from the cache where the inputs are the same."""
    path = cache_path("figures", f"{table.digest()} {options} {code_version()}", "json")
    figures = _kept(path) or _keep(path, reports.figures(table, options))
    return figures | {"ledger": reports.ledger_report(table.provenance, _heads(table))}


def computed_audit(packet: Any, revision_ids: Sequence[str], options: Options) -> Computed:
    """A packet's report; where nothing changed since the last time, no label is read.

    The ledger is never cached: it depends on who opened what a moment ago.
    """
    inputs = f"{inputs_mark(packet, revision_ids)} {options} {code_version()}"
    path = cache_path("audits", inputs, "json")
    found = _kept(path) or _keep(path, _summary(packet, revision_ids, options))
    provenance = found["provenance"] | live_facts(packet, found["trajectories"])
    ledger = reports.ledger_report(provenance, found["revisions"])
    return Computed(
        found["figures"] | {"ledger": ledger}, provenance, found["items"], found["trajectories"]
    )


def _summary(packet: Any, revision_ids: Sequence[str], options: Options) -> dict[str, Any]:
    table = audit_table(packet, revision_ids)
    figures = computed_report(table, options)
    del figures["ledger"]
    return {
        "figures": figures,
        "provenance": dict(table.provenance),
        "items": list(table.items),
        "trajectories": list(table.trajectories),
        "revisions": _heads(table),
    }


def _heads(table: AuditTable) -> list[tuple[str, str, str]]:
    return [(each.revision, each.name, each.frozen_at) for each in table.verdicts]


def _kept(path: Path) -> dict[str, Any] | None:
    if not path.exists():
        return None
    found: dict[str, Any] = json.loads(path.read_bytes())
    return found


def _keep(path: Path, document: dict[str, Any]) -> dict[str, Any]:
    keep(path, json.dumps(document, allow_nan=False).encode())
    return document


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
    if found := _kept(path):
        return found
    runs = (audit_run(task, record) for task, record in exposed_runs(study_id))
    report = delivery_report(runs, metric_verdicts(run.pk, study_id) if run else {})
    return _keep(path, report)
