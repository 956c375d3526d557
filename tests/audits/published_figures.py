"""The published figures of two papers, recomputed from label tables constructed to have them.

`python -m tests.audits.published_figures` prints the table that `docs/statistics.md` shows.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from audits.stats import rater_figures
from audits.stats.estimates import Estimate
from audits.stats.intervals import binomial_upper_bound
from audits.stats.labels import MISSING
from audits.stats.laws import difference_counts, drawn_means_of_counts, law_of_counts
from audits.stats.metrics import (
    FIELDS,
    ConfusionRow,
    MetricColumns,
    scorer_confusion,
)
from audits.stats.patterns import patterns_from_matrix
from audits.stats.reliance import LABELS, judge_against_majority, majority_labels
from audits.stats.resampling import percentiles
from tests.audits.tables import metric_columns

FOLDER = Path(__file__).parents[2] / "fixtures" / "published"
SEED, DRAWS = 20260915, 5_000
Row = dict[str, Any]


@dataclass(frozen=True)
class Published:
    """A figure as the paper prints it, and as it comes out here."""

    figure: str
    denominator: str
    published: str
    computed: str


def load(name: str) -> list[Row]:
    return [json.loads(line) for line in (FOLDER / name).read_text().splitlines()]


def packet_columns(rows: list[Row], side: str) -> MetricColumns:
    """The metrics of one side, "human" or "scorer"."""
    fields = [[-1 if row[side][f] is None else int(row[side][f]) for f in FIELDS] for row in rows]
    exposed = np.array([row["exposed"] for row in rows])
    return metric_columns(np.array(fields, dtype=np.int8), exposed=exposed)


def packet_confusion(rows: list[Row]) -> dict[str, dict[str, ConfusionRow]]:
    """Scorer against humans, with slices by stratum and suite."""
    slices = {
        f"{key}={value}": np.array([row[key] == value for row in rows])
        for key in ("stratum", "suite")
        for value in sorted({row[key] for row in rows})
    }
    return scorer_confusion(
        packet_columns(rows, "human"),
        packet_columns(rows, "scorer"),
        slices=slices,
        tasks=np.unique([row["task_id"] for row in rows], return_inverse=True)[1],
        draws=500,
        rng=np.random.default_rng(SEED),
    )


def contrast_counts(
    rows: list[Row], side: str, first: str, second: str, *, stratum: str, environment: str
) -> NDArray[np.int64]:
    """Tasks by difference of success, second minus first, per suite."""
    success = {
        (row["method"], row["task_id"]): (int(row[side]["correct"]), row["suite"])
        for row in rows
        if row["stratum"] == stratum and row["environment"] == environment
    }
    tasks = sorted({task for method, task in success if method == first})
    after = np.array([success[second, task][0] for task in tasks])
    before = np.array([success[first, task][0] for task in tasks])
    suites = np.unique([success[first, task][1] for task in tasks], return_inverse=True)[1]
    return difference_counts(after, before, suites)


def contrast(counts: NDArray[np.int64]) -> str:
    """The difference with its interval, which the exact law and the seeded draws must share."""
    value = (counts[:, 2].sum() - counts[:, 0].sum()) / counts.sum()
    exact = law_of_counts(counts).percentiles(0.95)
    draws = drawn_means_of_counts(counts, draws=DRAWS, rng=np.random.default_rng(SEED))
    drawn = percentiles(draws, level=0.95)
    if not np.allclose(exact, drawn):
        return f"exact {exact}, drawn {drawn}"
    return f"{value:+.2f} [{exact[0]:.2f}, {exact[1]:.2f}]"


def percent(figure: Estimate) -> str:
    return figure.undefined if figure.value is None else f"{figure.value:.1%}"


def decimals(figure: Estimate, digits: int = 3) -> str:
    return figure.undefined if figure.value is None else f"{figure.value:.{digits}f}"


def first_paper() -> Iterator[Published]:
    rows = load("packet200.jsonl")
    table = packet_confusion(rows)
    success, recovery = table["TSR"], table["RR"]["overall"]
    overall = success["overall"]
    yield Published("TSR agreement", "200 runs", "96.0%", percent(overall.figures["agreement"]))
    counts = f"{overall.tp}/{overall.tn}/{overall.fn}/{overall.fp}"
    yield Published("TSR TP/TN/FN/FP", "200 runs", "176/16/8/0", counts)
    for name, slice_, n, published in (
        ("core", "stratum=core", 160, "95.6%"),
        ("repeated poison", "stratum=repeated", 20, "100.0%"),
        ("cross-model", "stratum=cross_model", 20, "95.0%"),
        ("numerical", "suite=numerical", 110, "95.5%"),
        ("semantic", "suite=semantic", 90, "96.7%"),
    ):
        computed = percent(success[slice_].figures["agreement"])
        yield Published(f"TSR agreement, {name}", f"{n} runs", published, computed)
    yield Published("exposed runs", "200 runs", "77", str(recovery.n))
    yield Published(
        "RR recall", "15 human positives", "0.867", decimals(recovery.figures["recall"])
    )
    blind, checked = table["BCR"]["overall"], table["VPA"]["overall"]
    yield Published("BCR recall", "5 human positives", "0.800", decimals(blind.figures["recall"]))
    found = f"{checked.tp}/{checked.tp + checked.fn}"
    yield Published("VPA cases found", "4 human positives", "4/4", found)
    human, scorer = packet_columns(rows, "human"), packet_columns(rows, "scorer")
    judged = (human.values != MISSING) & (scorer.values != MISSING)
    differing = human.applies & judged & (human.values != scorer.values)
    yield Published(
        "runs with a disagreement", "7 metrics", "14", str(int(differing.any(axis=1).sum()))
    )
    yield from contrasts(rows)
    yield from annotators(rows)


def contrasts(rows: list[Row]) -> Iterator[Published]:
    for side in ("human", "scorer"):
        counts = contrast_counts(
            rows, side, "base", "double_pass", stratum="core", environment="toxic"
        )
        yield Published(
            f"Double-pass − Base, poisoned TSR, {side}",
            f"{counts.sum()} tasks",
            "+0.20 [0.05, 0.35]",
            contrast(counts),
        )
    for side in ("human", "scorer"):
        counts = contrast_counts(
            rows, side, "double_pass", "generic_guard", stratum="repeated", environment="repeated"
        )
        yield Published(
            f"Guard − Double-pass, repeated poison, {side}",
            f"{counts.sum()} tasks",
            "-0.10 [-0.30, 0.00]",
            contrast(counts),
        )


def annotators(rows: list[Row]) -> Iterator[Published]:
    for place, field in enumerate(FIELDS):
        codes = np.array([[int(row["annotators"][a][field]) for a in ("a1", "a2")] for row in rows])
        kappa = rater_figures.estimate("cohen_kappa", patterns_from_matrix(codes, n_categories=2))
        published = "undefined" if place == 5 else "1.000"
        computed = decimals(kappa).replace("single_category", "undefined")
        yield Published(f"Cohen's kappa, {field}", "200 runs", published, computed)


def second_paper() -> Iterator[Published]:
    rows = load("judge200.jsonl")
    deployed = json.loads((FOLDER / "judge200_population.json").read_text())
    codes = np.array([[LABELS.index(v) for v in row["annotators"].values()] for row in rows])
    judge = np.array([LABELS.index(row["judge"]) for row in rows])
    majority = majority_labels(codes, n_categories=len(LABELS))
    report = judge_against_majority(
        judge,
        majority.labels,
        deployed=np.array([deployed[label] for label in LABELS]),
        items=np.arange(len(judge)),
        draws=DRAWS,
        rng=np.random.default_rng(SEED),
    )
    fleiss = rater_figures.fleiss_kappa(patterns_from_matrix(codes, n_categories=len(LABELS)))
    adopt = LABELS.index("ADOPT")
    yield Published("Fleiss' kappa", "200 runs, 3 annotators", "0.843", decimals(fleiss))
    yield Published("unanimous runs", "200 runs", "164", str(majority.n_unanimous))
    yield Published("judge against majority, raw", "200 runs", "84.5%", percent(report.agreement))
    yield Published(
        "judge against majority, reweighted",
        f"{sum(deployed.values()):,} deployed runs",
        "96.4%",
        percent(report.reweighted.weighted),
    )
    precision, recall = report.precision[adopt], report.recall[adopt]
    yield Published("ADOPT precision", f"{precision.n} of the judge", "100.0%", percent(precision))
    yield Published("ADOPT recall", f"{recall.n} of the majority", "90.3%", percent(recall))


def bounds() -> Iterator[Published]:
    for n, published in ((40, "0.072"), (59, "0.050")):
        computed = decimals(binomial_upper_bound(0, n))
        yield Published(f"one-sided bound of 0/{n}", f"{n} runs", published, computed)


def published_figures() -> list[Published]:
    return [*first_paper(), *bounds(), *second_paper()]


def table_lines() -> list[str]:
    head = ["| figure | of | published | computed |", "| --- | --- | --- | --- |"]
    return head + [
        f"| {row.figure} | {row.denominator} | {row.published} | {row.computed} |"
        for row in published_figures()
    ]


if __name__ == "__main__":
    sys.stdout.write("\n".join(table_lines()) + "\n")
