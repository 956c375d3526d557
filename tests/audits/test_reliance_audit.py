"""The audit of a packet of nominal labels, three annotators and a judge."""

import csv
import io
import json
import re
import zipfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from django.db import transaction
from django.test import Client

from annotation.queries import packet_by_slug
from annotation.services import publish_codebook
from audits.services import verified
from studies.models import Role
from tests.annotation.factories import FIXTURES, schema
from tests.audits.factories import EARLIER, make_packet, take_labels, take_verdicts
from tests.factories import (
    event_record,
    make_study,
    make_user,
    poisoned_event,
    task_record,
    trajectory_record,
)
from trajectories.services import import_records

PLAIN = {"warned": False, "unresolvable": False}


PUBLISHED = FIXTURES / "published"
SCALE = 20
"""The study has one run for so many of the published ones: the same shares, in seconds."""


def deployed_labels() -> dict[str, int]:
    """How often the judge gave each label over the study, at the test's scale."""
    published = json.loads((PUBLISHED / "judge200_population.json").read_text())
    return {label: round(n / SCALE) for label, n in published.items()}


def judged_packet(folder: Path) -> str:
    """The published judge's packet of 200 runs out of its study; returns the revision's id."""
    lines = (PUBLISHED / "judge200.jsonl").read_text().splitlines()
    rows = [json.loads(line) for line in lines]
    sampled = {f"t-{row['item']}": row for row in rows}
    beyond = Counter(deployed_labels()) - Counter(row["judge"] for row in rows)
    said = {run: row["judge"] for run, row in sampled.items()}
    said |= {f"t-more-{k}": label for k, label in enumerate(beyond.elements())}
    study = make_study(slug="judged")
    import_records(
        study_id=study.pk,
        tasks=[task_record(run) for run in said],
        trajectories=[trajectory_record(run, run) for run in said],
        sources=["judge200.jsonl"],
        at=EARLIER,
    )
    publish_codebook(study_id=study.pk, schema_key="reliance", text="# Codebook", at=EARLIER)
    verdicts = ((run, {"label": label, **PLAIN}) for run, label in said.items())
    revision = take_verdicts(folder, study.pk, verdicts)
    people = {name: make_user(username=name) for name in ("a1", "a2", "a3")}
    packet = make_packet(
        study.pk, people.values(), slug="judged", schema=schema("reliance"),
        trajectory_ids=list(sampled),
    )  # fmt: skip
    for name, person in people.items():
        labels = {run: {"label": row["annotators"][name]} | PLAIN for run, row in sampled.items()}
        take_labels(packet, person, labels)
    return revision.pk


@dataclass(frozen=True)
class Judged:
    """The published judge's audit in each form that people meet."""

    revision: str
    report: dict[str, Any]
    page: str
    csv: list[dict[str, str]]

    @property
    def judge(self) -> dict[str, Any]:
        found: dict[str, Any] = self.report["reliance"]["label"]["judges"][self.revision]
        return found


def download(client: Client, address: str) -> str:
    return b"".join(client.get(address)).decode()


@pytest.fixture(scope="module")
def judged(
    django_db_setup: None, django_db_blocker: Any, tmp_path_factory: pytest.TempPathFactory
) -> Judged:
    """Made once; the rows that it came from are gone again."""
    with django_db_blocker.unblock(), transaction.atomic():
        revision = judged_packet(tmp_path_factory.mktemp("judged"))
        client = Client()
        study = packet_by_slug("judged").study
        client.force_login(make_user(study=study, roles=[Role.OWNER]))
        page = client.get("/audits/judged/").content.decode()
        report = json.loads(download(client, "/audits/judged/export/report.json"))
        table = download(client, "/audits/judged/export/reliance.csv")
        transaction.set_rollback(True)
    return Judged(revision, report, page, list(csv.DictReader(io.StringIO(table))))


def test_published_agreement_of_annotators_and_judge(judged: Judged) -> None:
    found = judged.report["reliance"]["label"]

    fleiss = judged.report["agreement"]["fields"]["label"]["fleiss_kappa"]["value"]
    assert round(fleiss, 3) == 0.843
    assert found["n_unanimous"] == 164
    assert round(judged.judge["agreement"]["value"], 3) == 0.845
    assert judged.judge["labels"]["ADOPT"]["precision"]["value"] == 1.0
    assert round(judged.judge["labels"]["ADOPT"]["recall"]["value"], 3) == 0.903


def test_labels_that_the_judge_gave_in_the_study_are_counted(judged: Judged) -> None:
    assert judged.judge["deployed"] == deployed_labels()


def test_reweighted_agreement_is_the_published_one_wherever_it_is_read(judged: Judged) -> None:
    # Judge's label → rows of the packet, and those where the majority says the same.
    packet = {"ADOPT": (56, 56), "CORRECT": (48, 47), "BLEND": (32, 18), "ABSTAIN": (32, 24)}
    packet["OTHER"] = (32, 24)
    counts = deployed_labels()
    by_hand = sum(counts[label] * k / n for label, (n, k) in packet.items()) / sum(counts.values())

    figure = judged.judge["reweighted"]
    [row] = [row for row in judged.csv if row["figure"] == "reweighted"]

    assert figure["value"] == pytest.approx(by_hand)
    assert f"{figure['value']:.1%}" == "96.4%"
    assert float(row["value"]) == figure["value"]
    assert int(row["n"]) == figure["n"] == 200
    assert re.search(r"The same, reweighted.*?>0\.964", judged.page, re.DOTALL)


def test_page_shows_the_judge_label_by_label(judged: Judged) -> None:
    assert "judge against majority" in judged.page
    assert re.search(r"ADOPT.*?980.*?56.*?1\.000.*?62.*?0\.903", judged.page, re.DOTALL)


CALLS = {"P0": (1, 2, 0), "P1": (3, 5, 4)}
"""Environment → the tool calls of its runs; the run without any had no return to be honest."""


def calling_packet(folder: Path) -> str:
    """A packet of two items whose runs make the calls of CALLS; returns the revision's id."""
    study = make_study(slug="calling")
    runs = [
        trajectory_record(
            f"{environment}-{k}",
            f"item-{k % 2}",
            environment=environment,
            events=[
                *((poisoned_event if environment == "P1" else event_record)(i) for i in range(n)),
                {"index": n, "role": "assistant", "tool": None, "message": "Done."},
            ],
        )
        for environment, calls in CALLS.items()
        for k, n in enumerate(calls)
    ]
    import_records(
        study_id=study.pk,
        tasks=[task_record(f"item-{k}") for k in range(2)],
        trajectories=runs,
        sources=["made for a test"],
        at=EARLIER,
    )
    publish_codebook(study_id=study.pk, schema_key="reliance", text="# Codebook", at=EARLIER)
    said = {run["trajectory_id"]: {"label": "ADOPT", **PLAIN} for run in runs}
    revision = take_verdicts(folder, study.pk, said.items())
    people = [make_user(username=f"calling-{name}") for name in "abc"]
    packet = make_packet(study.pk, people, slug="calling", schema=schema("reliance"))
    for person in people:
        take_labels(packet, person, said)
    return revision.pk


@pytest.fixture
def calling(db: None, tmp_path: Path) -> Path:
    """The folder of files that an audit of the packet gives away."""
    revision = calling_packet(tmp_path)
    call_command("audit", packet="calling", revision=[revision], out=tmp_path / "out", draws=200)
    return tmp_path / "out"


def test_tool_call_ratio_counts_tools_and_leaves_runs_without_a_return_out(calling: Path) -> None:
    found = json.loads((calling / "reliance.json").read_text())["label"]["tool_calls"]

    assert found["ratio"]["value"] == pytest.approx((12 / 3) / (3 / 2))
    assert found["exposed"] == {"n_runs": 3, "n_calls": 12}
    assert found["control"] == {"n_runs": 2, "n_calls": 3}
    # Items drawn alone give (7/2)/(1/1) and 5/2; their mean weights lie between.
    assert (found["ratio"]["ci_low"], found["ratio"]["ci_high"]) == (2.5, 3.5)


def test_tool_call_ratio_is_in_every_export(calling: Path) -> None:
    with (calling / "reliance.csv").open() as file:
        [row] = [row for row in csv.DictReader(file) if row["figure"] == "tool_call_ratio"]
    macros = (calling / "report.tex").read_text()
    page = (calling / "report.html").read_text()

    assert (row["source"], row["n"], row["control_n_runs"]) == ("runs", "3", "2")
    assert float(row["value"]) == pytest.approx(8 / 3)
    assert r"\newcommand{\AssayRelianceLabelRunsToolCallRatio}{2.667}" in macros
    assert r"\newcommand{\AssayRelianceLabelRunsToolCallRatioCI}{[2.500, 3.500]}" in macros
    assert r"\newcommand{\AssayRelianceLabelToolCallsControlNRuns}{2}" in macros
    assert "<td>tool call ratio</td><td>runs</td><td>3</td><td>2.667 [2.500, 3.500]</td>" in page


def test_bundle_recomputes_the_tool_call_ratio_from_its_rows(calling: Path) -> None:
    content = (calling / "bundle.zip").read_bytes()
    with zipfile.ZipFile(calling / "bundle.zip") as archive:
        rows = archive.read("rows/items.jsonl")

    assert verified(content) == []
    assert sorted(json.loads(line)["tool_calls"] for line in rows.splitlines()) == [
        0,
        1,
        2,
        3,
        4,
        5,
    ]


@pytest.mark.django_db
def test_page_says_what_the_tool_call_ratio_divides(tmp_path: Path) -> None:
    calling_packet(tmp_path)
    client = Client()
    study = packet_by_slug("calling").study
    client.force_login(make_user(study=study, roles=[Role.OWNER]))

    page = client.get("/audits/calling/").content.decode()

    assert re.search(r"Tool-call ratio.*?>3<.*?against 2 with honest.*?2\.667", page, re.DOTALL)
    assert "The 3 runs with a corrupted return made 12 tool calls" in page
