"""The audit of the published packet reproduces the published figures."""

import json
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError
from django.db import transaction

from annotation.queries import packet_by_slug
from audits import reports
from audits.queries import audit_table
from audits.reports import Options
from tests.audits.factories import published_packet, small_packet


@pytest.fixture(scope="module")
def published(
    django_db_setup: None,
    django_db_blocker: Any,
    tmp_path_factory: pytest.TempPathFactory,
) -> tuple[dict[str, Any], str]:
    """The audit's report and the revision; the rows that it came from are gone again."""
    with django_db_blocker.unblock(), transaction.atomic():
        _, revision = published_packet(tmp_path_factory.mktemp("published"))
        table = audit_table(packet_by_slug("published"), [revision.pk])
        transaction.set_rollback(True)
    return reports.report(table, Options()), revision.pk


def test_task_success_agreement_is_the_published_one(published: Any) -> None:
    report, revision = published

    found = report["scorer"]["revisions"][revision]["TSR"]

    assert [found["overall"][cell] for cell in ("tp", "tn", "fn", "fp")] == [176, 16, 8, 0]
    by_slice = {name: round(each["agreement"]["value"], 3) for name, each in found.items()}
    assert by_slice["overall"] == 0.960
    assert by_slice["stratum=core"] == 0.956
    assert by_slice["stratum=repeated"] == 1.0
    assert by_slice["stratum=cross_model"] == 0.950
    assert by_slice["suite=numerical"] == 0.955
    assert by_slice["suite=semantic"] == 0.967


def test_behaviours_are_counted_on_exposed_runs(published: Any) -> None:
    report, revision = published

    metrics = report["scorer"]["revisions"][revision]

    behaviours = ("ADR", "VR", "RR", "PAR", "BCR", "VPA")
    assert {metrics[key]["overall"]["n"] for key in behaviours} == {77}
    assert round(metrics["RR"]["overall"]["recall"]["value"], 3) == 0.867
    assert metrics["BCR"]["overall"]["recall"]["value"] == 0.8
    vpa = metrics["VPA"]["overall"]
    assert (vpa["tp"], vpa["fn"]) == (4, 0)


def test_annotators_agree_on_every_label_and_kappa_says_so(published: Any) -> None:
    report, _ = published

    kappas = {k: f["cohen_kappa"] for k, f in report["agreement"]["fields"].items()}

    assert kappas["ambiguous"]["value"] is None
    assert kappas["ambiguous"]["undefined"] == "single_category"
    assert {f["value"] for key, f in kappas.items() if key != "ambiguous"} == {1.0}
    assert {f["n_items"] for f in report["agreement"]["fields"].values()} == {200}


def test_inventory_holds_fourteen_trajectories(published: Any) -> None:
    report, revision = published

    assert report["disagreements"][revision]["n_trajectories"] == 14


@pytest.mark.parametrize(
    ("environment", "first", "second", "source", "expected"),
    [
        ("toxic", "base", "double_pass", "humans", (0.20, 0.05, 0.35)),
        ("toxic", "base", "double_pass", "scorer", (0.20, 0.05, 0.35)),
        ("clean-adjusted", "base", "double_pass", "humans", (0.20, 0.05, 0.35)),
        ("repeated", "double_pass", "generic_guard", "humans", (-0.10, -0.30, 0.00)),
        ("repeated", "double_pass", "generic_guard", "scorer", (-0.10, -0.30, 0.00)),
    ],
)
def test_contrast_is_the_published_one(
    published: Any, environment: str, first: str, second: str, source: str, expected: Any
) -> None:
    report, revision = published
    wanted = ("TSR", environment, first, second)

    found = next(
        each
        for each in report["contrasts"]
        if (each["metric"], each["environment"], each["first"], each["second"]) == wanted
    )

    figure = found["sources"]["humans" if source == "humans" else revision]
    values = tuple(round(figure[name], 9) for name in ("value", "ci_low", "ci_high"))
    assert values == expected


def test_what_methods_came_to_makes_up_their_difference(published: Any) -> None:
    report, _ = published

    adjusted = [each for each in report["contrasts"] if each["poisoned_environment"]]

    assert adjusted
    for each in report["contrasts"]:
        for figure in each["sources"].values():
            means = figure["means"]
            assert means["second"] - means["first"] == pytest.approx(figure["value"])


def test_labels_of_unknown_time_are_never_independent(published: Any) -> None:
    report, revision = published

    ledger = report["ledger"][revision]

    assert ledger["standing"] == "informed"
    assert "do not say when they were collected" in ledger["reasons"][0]


@pytest.mark.django_db
def test_command_writes_what_the_interface_names(tmp_path: Path) -> None:
    _, revision = published_packet(tmp_path)
    out = tmp_path / "audit"

    call_command("audit", packet="published", revision=[revision.pk[:12]], out=out)

    scorer = json.loads((out / "scorer.json").read_text())
    overall = scorer["revisions"][revision.pk]["TSR"]["overall"]
    assert {"n", "tp", "tn", "fp", "fn", "agreement", "kappa", "mcc"} <= set(overall)
    assert set(json.loads((out / "agreement.json").read_text())["fields"]) >= {"correct"}
    assert len((out / "disagreements.csv").read_text().splitlines()) == 15
    call_command("verify_bundle", out / "bundle.zip")


@pytest.mark.django_db
def test_command_names_a_packet_that_does_not_exist(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="nowhere: there is no such packet"):
        call_command("audit", packet="nowhere", revision=["abcdef"], out=tmp_path)


@pytest.mark.django_db
def test_command_refuses_a_revision_that_has_not_scored_the_study(tmp_path: Path) -> None:
    packet, _ = small_packet(tmp_path)
    _, other = small_packet(tmp_path, slug="other")

    with pytest.raises(CommandError, match="study-small was not scored by it"):
        call_command("audit", packet=packet.slug, revision=[other.pk], out=tmp_path / "out")
