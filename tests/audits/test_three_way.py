"""Parser changes and reference changes are never confused."""

import csv
import io

import pytest
from django.core.management import CommandError, call_command
from django.test import Client
from django.urls import reverse

from audits.reports.three_way import FIELDS, three_way
from scoring.queries import pending_chunks
from scoring.services import freeze, start_run, work_chunk
from studies.models import Role
from tests import factories
from trajectories.services import correct_references


def decision(**changes):
    return dict.fromkeys(FIELDS, False) | changes


def test_a_change_is_laid_at_the_step_that_made_it() -> None:
    baseline = {1: decision(), 2: decision(), 3: decision(correct=True)}
    original = {1: decision(correct=True), 2: decision(), 3: decision()}
    corrected = {1: decision(correct=True), 2: decision(correct=True), 3: decision(correct=True)}

    result = three_way(baseline, original, corrected)

    assert [(row.trajectory_pk, row.cause) for row in result.changed] == [
        (1, "parser"),
        (2, "references"),
        (3, "both"),
    ]
    [correct] = [row for row in result.fields if row.field == "correct"]
    assert (correct.parser.gained, correct.parser.lost) == (1, 1)
    assert (correct.references.gained, correct.references.lost) == (2, 0)
    assert correct.yes == {"baseline": 1, "original": 1, "corrected": 3}


def test_what_was_not_judged_by_all_is_left_out_and_counted() -> None:
    result = three_way({1: decision()}, {1: decision(), 2: decision()}, {1: decision()})

    assert (result.n_compared, result.n_left_out) == (1, 1)


def test_value_that_is_not_judged_is_no_change_of_mind() -> None:
    one = {1: decision(adopted=None)}

    [adopted] = [row for row in three_way(one, one, one).fields if row.field == "adopted"]

    assert (adopted.judged["baseline"], adopted.parser.n) == (0, 0)


def test_empty_comparison_has_no_counts() -> None:
    assert three_way({}, {}, {}).n_compared == 0


@pytest.fixture
def study(db):
    study = factories.make_study(slug="trial")
    factories.make_corpus(study, n_tasks=2)
    revision = freeze(name="assay", at=factories.AT)
    for version in (1, 2):
        if version == 2:
            reference = factories.task_record()["reference"] | {"clean": 990}
            correct_references(
                study_id=study.pk,
                corrections=[{"task_id": "num-01", "reference": reference}],
                at=factories.AT,
            )
        run = start_run(
            study_id=study.pk, revision_id=revision.pk, reference_version=version, at=factories.AT
        )
        for chunk in pending_chunks(run.pk):
            work_chunk(chunk_id=chunk)
    return study


def test_page_and_export_name_the_references_as_the_cause(study, client: Client) -> None:
    client.force_login(factories.make_user(study=study, roles=[Role.RESEARCHER]))
    address = reverse("audits:compared_references", args=["trial"])

    page = client.get(address).content.decode()
    rows = list(
        csv.DictReader(io.StringIO(client.get(address, {"format": "csv"}).content.decode()))
    )

    assert "judged by all three" in page
    assert {row["cause"] for row in rows} == {"references"}
    assert {row["task_id"] for row in rows} == {"num-01"}


@pytest.mark.django_db
def test_corrections_come_from_a_file_or_are_refused_by_line(tmp_path) -> None:
    study = factories.make_study(slug="trial")
    factories.make_corpus(study, n_tasks=1)
    good = tmp_path / "good.jsonl"
    good.write_text(
        '{"task_id": "num-01", "eligible": false, "ineligible_reason": "two readings"}\n'
    )
    bad = tmp_path / "bad.jsonl"
    bad.write_text('{"eligible": false}\n')

    out = io.StringIO()
    call_command("correct_references", good, study="trial", stdout=out)

    assert "version 2" in out.getvalue()
    with pytest.raises(CommandError, match=r"bad\.jsonl:1: task_id"):
        call_command("correct_references", bad, study="trial")
