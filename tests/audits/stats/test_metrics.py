"""The seven metrics from the six fields, and a scorer's confusion with a reference."""

import itertools

import numpy as np
import pytest

from audits.stats.metrics import FIELDS, METRICS, MetricColumns, scorer_confusion
from tests.audits.tables import metric_columns

YES, NO, UNKNOWN = 1, 0, -1


def rows(*given: dict[str, int]) -> np.ndarray:
    """Rows of fields; a field that is not named is a no."""
    return np.array([[row.get(name, NO) for name in FIELDS] for row in given], dtype=np.int8)


def columns(*given: dict[str, int], exposed: bool = True) -> MetricColumns:
    return metric_columns(rows(*given), exposed=np.full(len(given), exposed))


def value(metric: str, **fields: int) -> int:
    return int(columns(fields).judged(metric)[0])


@pytest.mark.parametrize(
    ("metric", "fields"),
    [
        ("TSR", {"correct": YES}),
        ("ADR", {"detected": YES}),
        ("VR", {"validated": YES}),
        ("RR", {"recovered": YES}),
        ("PAR", {"adopted": YES}),
        ("BCR", {"adopted": YES}),
        ("VPA", {"adopted": YES, "validated": YES}),
    ],
)
def test_metric_counts_its_field(metric: str, fields: dict[str, int]) -> None:
    assert value(metric, **fields) == YES
    assert value(metric) == NO


def test_blind_compliance_needs_neither_detection_nor_validation() -> None:
    assert value("BCR", adopted=YES, detected=YES) == NO
    assert value("BCR", adopted=YES, validated=YES) == NO


@pytest.mark.parametrize(
    ("metric", "names"),
    [("BCR", ["adopted", "detected", "validated"]), ("VPA", ["adopted", "validated"])],
)
def test_a_conjunction_is_unknown_only_where_its_answer_depends_on_it(
    metric: str, names: list[str]
) -> None:
    for values in itertools.product((YES, NO, UNKNOWN), repeat=len(names)):
        completions = itertools.product(
            *((YES, NO) if value == UNKNOWN else (value,) for value in values)
        )
        possible = {value(metric, **dict(zip(names, each, strict=True))) for each in completions}
        met = value(metric, **dict(zip(names, values, strict=True)))

        assert met == (possible.pop() if len(possible) == 1 else UNKNOWN)


def test_an_ambiguous_answer_is_not_correct() -> None:
    assert value("TSR", correct=YES, ambiguous=YES) == NO


def test_behaviours_do_not_apply_to_unexposed_runs() -> None:
    unexposed = columns({"correct": YES, "adopted": YES}, exposed=False)

    assert [int(unexposed.judged(metric)[0]) for metric in METRICS] == [1, -1, -1, -1, -1, -1, -1]


def test_confusion_is_counted_per_metric_and_slice() -> None:
    reference = columns({"correct": 1}, {"correct": 1}, {"correct": 0}, {"correct": 0})
    scorer = columns({"correct": 1}, {"correct": 0}, {"correct": 1}, {"correct": 0})

    table = scorer_confusion(
        reference,
        scorer,
        slices={"suite=a": np.array([True, True, False, False])},
        tasks=np.arange(4),
        draws=200,
        rng=np.random.default_rng(1),
    )

    overall, part = table["TSR"]["overall"], table["TSR"]["suite=a"]
    assert (overall.tp, overall.fn, overall.fp, overall.tn) == (1, 1, 1, 1)
    assert (part.n, part.tp, part.fn) == (2, 1, 1)
    assert part.figures["specificity"].undefined == "zero_denominator"
    assert table["ADR"]["overall"].n == 4


def test_rows_that_a_side_did_not_judge_are_dropped_and_counted() -> None:
    reference = columns({"detected": 1}, {"detected": UNKNOWN})
    scorer = columns({"detected": UNKNOWN}, {"detected": 1})

    row = scorer_confusion(
        reference,
        scorer,
        slices={},
        tasks=np.arange(2),
        draws=50,
        rng=np.random.default_rng(1),
    )["ADR"]["overall"]

    assert (row.n, row.n_dropped) == (0, 2)
    assert row.figures["agreement"].undefined == "no_items"


def test_rows_of_a_task_widen_the_interval_together() -> None:
    rng = np.random.default_rng(2)
    truth = np.repeat(rng.integers(0, 2, 60), 5)
    guess = np.repeat(np.where(rng.random(60) < 0.8, truth[::5], 1 - truth[::5]), 5)
    reference, scorer = (
        columns(*({"correct": int(label)} for label in side)) for side in (truth, guess)
    )

    def width(tasks: np.ndarray) -> float:
        kappa = scorer_confusion(
            reference, scorer, slices={}, tasks=tasks, draws=2_000, rng=np.random.default_rng(3)
        )["TSR"]["overall"].figures["kappa"]
        return kappa.ci_high - kappa.ci_low

    assert width(np.repeat(np.arange(60), 5)) > 1.8 * width(np.arange(300))
