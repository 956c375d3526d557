"""Rates and differences of the study that a packet was drawn from."""

from pathlib import Path
from typing import Any

import pytest

from annotation.queries import packet_by_slug
from annotation.sampling import Plan
from audits.queries import audit_table
from audits.reports import Options
from audits.reports.contrasts import contrast_report
from audits.reports.population import population_report
from tests.audits.factories import make_packet, small_packet
from tests.audits.tables import item, table, verdict
from tests.factories import make_user

FACTS = {"suite": "numerical", "environment": "clean", "adapter": "langgraph"} | dict.fromkeys(
    ("model", "stratum"), ""
)


def cell(task: str, k: int, *, method: str = "base", n: int = 1) -> dict[str, Any]:
    counts = {"TSR": [n, k]}
    return {"revision": "r1", "task_id": task, "method": method, "counts": counts, **FACTS}


def test_scorer_without_errors_gives_the_study_its_own_rate() -> None:
    made = table(
        [item(code, correct=code < "C", inclusion_probability=0.5) for code in "ABCD"],
        verdicts=[verdict(code, correct=code < "C") for code in "ABCD"],
        population=[cell(f"task-{k}", k % 4 > 0) for k in range(8)],
    )

    found = population_report(made)["r1"]["TSR"]

    assert (found["n_labelled"], found["n_population"]) == (4, 8)
    assert found["weighted"]["value"] == 0.5
    assert found["prediction_powered"]["value"] == pytest.approx(6 / 8)
    assert found["corrected"]["value"] == pytest.approx(6 / 8)


def test_labels_of_rarely_drawn_items_weigh_more() -> None:
    made = table(
        [
            item("A", correct=True, inclusion_probability=0.25),
            item("B", inclusion_probability=1.0),
        ],
        verdicts=[verdict("A", correct=True), verdict("B")],
        population=[cell(f"task-{k}", 1) for k in range(5)],
    )

    assert population_report(made)["r1"]["TSR"]["weighted"]["value"] == pytest.approx(4 / 5)


def test_chosen_packet_makes_no_population_claim() -> None:
    made = table([item("A", correct=True)], verdicts=[verdict("A", correct=True)])

    assert population_report(made) == {}


def test_contrast_over_the_study_corrects_the_scorer_by_the_labels() -> None:
    methods = ("base", "double_pass")
    tasks = [f"task-{k}" for k in range(6)]
    made = table(
        [
            item(
                f"{task}-{method}",
                task_id=task,
                method=method,
                correct=method == "double_pass",
                inclusion_probability=0.5,
            )
            for task in tasks[:3]
            for method in methods
        ],
        verdicts=[
            verdict(f"{task}-{method}", correct=method == "double_pass")
            for task in tasks[:3]
            for method in methods
        ],
        population=[
            cell(task, int(method == "double_pass" and place < 5), method=method)
            for place, task in enumerate(tasks)
            for method in methods
        ],
    )

    [found] = [each for each in contrast_report(made, Options(draws=20)) if each["metric"] == "TSR"]

    assert found["sources"]["humans"]["value"] == 1.0
    powered = found["powered"]["r1"]
    assert (powered["n_tasks"], powered["n_population"]) == (3, 6)
    assert powered["value"] == pytest.approx(1.0)


@pytest.mark.django_db
def test_random_packet_brings_the_study_and_a_listed_one_does_not(tmp_path: Path) -> None:
    packet, revision = small_packet(tmp_path, n_tasks=3)
    people = [make_user(), make_user()]
    make_packet(packet.study_id, people, slug="drawn", plan=Plan(size=6))
    make_packet(packet.study_id, people, slug="listed", trajectory_ids=["small-0-toxic-base"])

    drawn, listed = (
        audit_table(packet_by_slug(slug), [revision.pk]) for slug in ("drawn", "listed")
    )

    assert sum(each.counts["TSR"][0] for each in drawn.verdicts[0].population) == 12
    assert listed.verdicts[0].population == ()
