"""How the importers' tests read files and speak of what came out."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

from trajectories.importers import Imported, Limits, Refused, read

FIXTURES = Path(__file__).resolve().parents[3] / "fixtures"


def runs_of(path: Path, **options: Any) -> list[Imported]:
    """The runs of a file, in its order."""
    return [o for o in read(path, **options) if isinstance(o, Imported)]


def read_text(text: str | bytes, **options: Any) -> tuple[list[Imported], list[Refused]]:
    """The runs and refusals of a file with this content."""
    data = text if isinstance(text, bytes) else text.encode("utf-8")
    return split(read(io.BytesIO(data), name="file", **options))


def read_json(value: Any, **options: Any) -> tuple[list[Imported], list[Refused]]:
    """The runs and refusals of a JSON document."""
    return read_text(json.dumps(value), **options)


def only_run(value: Any, **options: Any) -> Imported:
    """The one run of a JSON document."""
    runs, refused = read_json(value, **options)
    assert not refused, refused
    assert len(runs) == 1
    return runs[0]


def split(outcomes: Any) -> tuple[list[Imported], list[Refused]]:
    found = list(outcomes)
    return (
        [o for o in found if isinstance(o, Imported)],
        [o for o in found if isinstance(o, Refused)],
    )


def calls(run: Imported) -> list[dict[str, Any]]:
    """The tool calls of a run, as plain events."""
    return [event.to_dict() for event in run.record.events if event.tool is not None]


def kinds(run: Imported) -> set[str]:
    """The kinds of a run's warnings, with what they name: `missing-result:call_2`."""
    return {warning.split(" (")[0] for warning in run.warnings}


def same(first: str | None, second: str | None) -> bool:
    """Whether two observations are equal, as JSON where both are."""
    if first is None or second is None:
        return first is second
    try:
        return bool(json.loads(first) == json.loads(second))
    except ValueError:
        return first.strip() == second.strip()


def small_limits(**changes: int) -> Limits:
    return Limits(**{"total_bytes": 100_000, "document_bytes": 50_000, **changes})
