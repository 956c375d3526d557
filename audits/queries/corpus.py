"""What the audits of the corpus itself read: exposed runs, verdicts on them, sourced tasks."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from audits.records import MISSING, SEVEN_METRICS, SIX_FIELDS, code_of
from audits.records.table import metric_values
from scoring import queries as scoring
from trajectories import queries as trajectories

BEHAVIOURS = tuple(each for each in SEVEN_METRICS if each.denominator == "exposed")


def exposed_runs(study_id: int) -> Iterator[tuple[Mapping[str, Any], Mapping[str, Any]]]:
    """(task record, trajectory record) of every run with a recorded corruption."""
    rows = trajectories.published(study_id).filter(exposed=True)
    pks = list(rows.values_list("pk", flat=True))
    for _, task, run in trajectories.pairs(pks):
        yield task, run


def metric_verdicts(run_id: int, study_id: int) -> dict[str, dict[str, bool | None]]:
    """trajectory id → behaviour → yes, no or null, of one scoring run on exposed trajectories.

    Task success is not among them: relabelling an event cannot change it.
    """
    rows = trajectories.published(study_id).filter(exposed=True)
    names = dict(rows.values_list("pk", "trajectory_id"))
    verdicts = scoring.run_verdicts(run_id, list(names))
    return {names[pk]: _metrics(row) for pk, row in verdicts.items()}


def _metrics(row: Any) -> dict[str, bool | None]:
    codes = np.array(
        [[code_of(getattr(row, each.key), each.categories) for each in SIX_FIELDS]], dtype=np.int8
    )
    values = {each.key: int(metric_values(each, codes, SIX_FIELDS)[0]) for each in BEHAVIOURS}
    return {key: None if value == MISSING else bool(value) for key, value in values.items()}


def sourced_tasks(study_id: int) -> list[dict[str, Any]]:
    """The task records, at the newest references, that say what they were computed from."""
    rows: Sequence[Any] = list(trajectories.tasks(study_id).filter(source__isnull=False))
    references = trajectories.references_at([row.pk for row in rows], None)
    return [trajectories.task_record(row, references[row.pk]) for row in rows]
