"""What audits and pages read of verdicts."""

from datetime import timedelta
from pathlib import Path

import pytest

from scoring import queries
from scoring.models import ScoringRun
from scoring.queries import pending_chunks
from scoring.services import import_verdicts, start_run, work_chunk
from studies.models import Study
from tests.factories import AT
from trajectories.queries import published

from .conftest import Freeze

ADOPTED = """
def score(task, trajectory):
    poisoned = any(event["poisoned"] for event in trajectory["events"])
    if trajectory["method"] == "double_pass" and poisoned:
        raise ValueError("not this one")
    return {"correct": not poisoned, "adopted": poisoned, "detected": False, "validated": False,
            "recovered": False, "ambiguous": False}
"""


def done_run(study: Study, frozen: Freeze, source: str = ADOPTED, **options: object) -> ScoringRun:
    """A run that is through."""
    run = start_run(study_id=study.pk, revision_id=frozen(source, **options).pk, at=AT)
    for chunk_id in pending_chunks(run.pk):
        work_chunk(chunk_id=chunk_id, clock=lambda: AT)
    return run


def test_verdict_table_gives_what_was_asked_for(study: Study, frozen: Freeze) -> None:
    run = done_run(study, frozen)
    pks = list(published(study.pk).values_list("pk", flat=True))[:4]

    table = queries.verdict_table(
        study_id=study.pk, revision_id=run.revision_id, trajectory_pks=[*pks, 10**9]
    )

    assert sorted(table) == sorted(pks)
    assert {row.reference_version for row in table.values()} == {1}


def test_verdict_table_of_a_revision_that_was_not_run_is_empty(
    study: Study, frozen: Freeze
) -> None:
    pks = list(published(study.pk).values_list("pk", flat=True))

    assert (
        queries.verdict_table(study_id=study.pk, revision_id=frozen().pk, trajectory_pks=pks) == {}
    )


def test_rates_keep_failed_verdicts_in_every_denominator(study: Study, frozen: Freeze) -> None:
    run = done_run(study, frozen)

    [overall] = queries.study_rates(run.pk)

    assert (overall.n, overall.n_eligible, overall.n_exposed, overall.n_failed) == (12, 12, 6, 3)
    assert (overall.correct, overall.adopted, overall.blind, overall.validated_adopted) == (
        6,
        3,
        3,
        0,
    )


def test_rates_by_slice_add_up_to_the_whole(study: Study, frozen: Freeze) -> None:
    run = done_run(study, frozen)

    rows = queries.study_rates(run.pk, "method")

    assert [(row.value, row.n, row.n_failed) for row in rows] == [
        ("base", 6, 0),
        ("double_pass", 6, 3),
    ]


@pytest.mark.parametrize("by", list(queries.SLICES))
def test_every_slice_can_be_counted(study: Study, frozen: Freeze, by: str) -> None:
    run = done_run(study, frozen)

    assert sum(row.n for row in queries.study_rates(run.pk, by)) == 12


def test_decisions_diff_counts_each_turn_and_names_the_trajectories(
    study: Study, frozen: Freeze
) -> None:
    first = done_run(study, frozen)
    second = done_run(study, frozen, ADOPTED.replace('"adopted": poisoned', '"adopted": False'))

    diff = queries.decisions_diff(first.pk, second.pk)

    assert diff.n_compared == 12
    assert diff.counts["adopted"] == {(None, None): 9, (True, False): 3}
    assert len(diff.changed) == 3
    assert all(row.fields == {"adopted": (True, False)} for row in diff.changed)


def test_revisions_of_a_study_are_those_that_were_run_there(
    study: Study, frozen: Freeze, tmp_path: Path
) -> None:
    run = done_run(study, frozen)
    unused = frozen()
    file = tmp_path / "v.csv"
    file.write_text("trajectory_id,correct\nnum-01-clean-base,1\n")
    outside = import_verdicts(study_id=study.pk, scorer="o", path=file, at=AT + timedelta(days=1))

    used = [row.pk for row in queries.revisions(study.pk)]
    runnable = {row.pk for row in queries.all_revisions()}

    assert used == [outside.revision_id, run.revision_id]
    assert runnable == {run.revision_id, unused.pk}


def test_export_has_the_interface_form(study: Study, frozen: Freeze) -> None:
    run = done_run(study, frozen)

    rows = list(queries.exported_verdicts(run.pk))

    assert len(rows) == 12
    assert set(rows[0]) == {
        "trajectory_id", "revision", "correct", "adopted", "detected", "validated", "recovered",
        "ambiguous", "exposed", "status", "reason", "claims",
    }  # fmt: skip
    assert {row["revision"] for row in rows} == {run.revision_id}


def test_changed_packages_are_named(frozen: Freeze) -> None:
    revision = frozen()
    revision.packages = {"Django": "0.9", "no-such-package": "1"}

    drift = queries.package_drift(revision)

    assert drift[0].startswith("Django 0.9 then, 5.2")
    assert drift[1] == "no-such-package 1 then, not installed now"
