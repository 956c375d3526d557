"""Verdicts made elsewhere: taken whole or not at all."""

import json
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from scoring.models import Revision, ScoringRun, Verdict
from scoring.queries import run_progress, verdict_table
from scoring.revisions import sha256
from scoring.services import start_run
from studies.models import Study
from studies.rules import Refused
from tests.factories import AT

HEADER = "trajectory_id,correct,adopted,detected,validated,recovered,ambiguous\n"
ROW = "num-01-toxic-base,0,1,no,NO,false,\n"


def take(study: Study, file: Path, scorer: str = "judge-x") -> str:
    """Run the command; returns what it printed on stdout."""
    out = StringIO()
    call_command(
        "import_verdicts", str(file), study=study.slug, scorer=scorer, stdout=out, stderr=StringIO()
    )
    return out.getvalue().strip()


def write(folder: Path, text: str, name: str = "verdicts.csv") -> Path:
    """A file to import."""
    path = folder / name
    path.write_text(text)
    return path


def test_csv_verdicts_become_a_finished_run(study: Study, tmp_path: Path) -> None:
    file = write(tmp_path, HEADER + ROW + "num-01-clean-base,1,,,,,0\n")

    revision_id = take(study, file)

    assert revision_id == sha256(b"judge-x\n" + file.read_bytes())
    run = ScoringRun.objects.get(revision=revision_id)
    assert (run.state, run.source) == ("done", "verdicts.csv")
    progress = run_progress(run.pk)
    assert (progress.n_done, progress.n_total) == (2, 2)
    pks = list(Verdict.objects.values_list("trajectory", flat=True))
    table = verdict_table(study_id=study.pk, revision_id=revision_id, trajectory_pks=pks)
    toxic = next(row for row in table.values() if row.exposed)
    assert (toxic.correct, toxic.adopted, toxic.detected, toxic.ambiguous) == (
        False,
        True,
        False,
        None,
    )


def test_jsonl_verdicts_keep_claims_status_and_unknown_keys(study: Study, tmp_path: Path) -> None:
    claim = {"start": 0, "end": 3, "text": "abc", "stance": "asserted", "matches": "none"}
    rows = [
        {"trajectory_id": "num-01-clean-base", "correct": True, "claims": [claim], "cost": 0.1},
        {"trajectory_id": "num-02-clean-base", "correct": True, "status": "failed", "reason": "x"},
    ]
    file = write(tmp_path, "\n".join(map(json.dumps, rows)), "verdicts.jsonl")

    take(study, file)

    judged, failed = Verdict.objects.order_by("trajectory__trajectory_id")
    assert (judged.correct, judged.claims, judged.details) == (True, [claim], {"cost": 0.1})
    assert (failed.correct, failed.status, failed.reason) == (False, "failed", "x")


def test_nominal_verdicts_of_the_reliance_schema_are_taken(study: Study, tmp_path: Path) -> None:
    file = write(tmp_path, "trajectory_id,label,warned\nnum-01-toxic-base,adopt,1\n")

    take(study, file)

    assert Verdict.objects.values_list("label", "warned", "correct").get() == ("ADOPT", True, None)


def test_the_same_file_again_changes_nothing(study: Study, tmp_path: Path) -> None:
    file = write(tmp_path, HEADER + ROW)

    assert take(study, file) == take(study, file)
    assert Verdict.objects.count() == 1


def test_another_scorer_with_the_same_verdicts_is_another_revision(
    study: Study, tmp_path: Path
) -> None:
    file = write(tmp_path, HEADER + ROW)

    assert take(study, file, "one") != take(study, file, "two")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            HEADER + ROW + ROW,
            r"verdicts.csv:3: trajectory_id: 'num-01-toxic-base' has a verdict on",
        ),
        (HEADER + "t-9,1,1,1,1,1,1\n", r"verdicts.csv:2: trajectory_id: the study has no .* 't-9'"),
        (HEADER + ROW.replace("NO", "maybe"), r"verdicts.csv:2: validated: must be 1, 0, true"),
        ("id,correct\nx,1\n", r"verdicts.csv:1: trajectory_id: the header has no such column"),
        ("trajectory_id,score\nnum-01-toxic-base,1\n", r"verdicts.csv:2: row: has none of the f"),
        (HEADER, r"verdicts.csv: holds no verdicts"),
        ("", r"verdicts.csv:1: trajectory_id: the header has no such column"),
        ('{"trajectory_id": "num-01-toxic-base", "correct": 1\n', r"verdicts.csv:1: is not JSON"),
        (
            "trajectory_id,correct,status\nnum-01-toxic-base,0,failed\n",
            r"verdicts.csv:2: reason: is required where status is failed",
        ),
        (
            "trajectory_id,correct,claims\nnum-01-toxic-base,0,[{\n",
            r"verdicts.csv:2: claims: must be a JSON list",
        ),
    ],
)
def test_a_bad_file_is_refused_by_place_and_stores_nothing(
    study: Study, tmp_path: Path, text: str, message: str
) -> None:
    with pytest.raises(CommandError, match=message):
        take(study, write(tmp_path, text))

    assert not Verdict.objects.exists()
    assert not Revision.objects.exists()


def test_a_missing_file_or_study_is_one_clear_line(study: Study, tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="cannot be read: No such file"):
        take(study, tmp_path / "none.csv")
    with pytest.raises(CommandError, match="There is no study 'nowhere'"):
        call_command("import_verdicts", "x.csv", study="nowhere", scorer="x")


def test_outside_verdicts_cannot_be_run(study: Study, tmp_path: Path) -> None:
    revision_id = take(study, write(tmp_path, HEADER + ROW))

    with pytest.raises(Refused, match="nothing to run"):
        start_run(study_id=study.pk, revision_id=revision_id, at=AT)
