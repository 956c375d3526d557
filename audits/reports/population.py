"""What the packet says of the study it was drawn from: weighted and prediction-powered figures.

Only a random sample with known inclusion probabilities says anything of its population; a
chosen packet describes its own tasks, and then there is nothing here.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from audits.records import MISSING, AuditTable, Metric, Verdicts
from audits.reports.scorer import compared
from audits.stats.estimates import Estimate
from audits.stats.prediction_powered import population_mean
from audits.stats.weighting import inverse_probability_means, rogan_gladen_interval

Floats = NDArray[np.float64]


def population_report(table: AuditTable) -> dict[str, Any]:
    """revision → metric → the study's rate by each route; empty without a random sample."""
    return {
        each.revision: {
            metric.key: found
            for metric in table.metrics
            if (found := _metric(table, metric, each)) is not None
        }
        for each in table.verdicts
        if each.population
    }


def _metric(table: AuditTable, metric: Metric, verdicts: Verdicts) -> dict[str, Any] | None:
    truth, guess = compared(table, metric, verdicts)
    used = (truth != MISSING) & ~np.isnan(table.inclusion)
    n, k = population_counts(verdicts, metric.key)
    if not used.any() or not n:
        return None
    y, f = truth[used].astype(float), guess[used].astype(float)
    pi, tasks = table.inclusion[used], table.task_codes()[used]
    powered = population_mean(y, f, pi, spread(n, k), tasks=tasks)
    weighted = inverse_probability_means(y, pi, population=n, tasks=tasks)
    return {
        "n_labelled": int(used.sum()),
        "n_population": n,
        "scorer": k / n,
        "weighted": weighted.hajek.as_json(),
        "prediction_powered": powered.estimate.as_json() | {"lam": powered.lam},
        "corrected": _corrected(y, f, n, k).as_json(),
    }


def population_counts(verdicts: Verdicts, metric: str) -> tuple[int, int]:
    """The metric's denominator and its yes over the scorer's whole study."""
    pairs = [cell.counts[metric] for cell in verdicts.population if metric in cell.counts]
    return sum(n for n, _ in pairs), sum(k for _, k in pairs)


def spread(n: int, k: int) -> Floats:
    """n decisions, k of them yes, as an array."""
    return np.concatenate([np.ones(k), np.zeros(n - k)])


def _corrected(y: Floats, f: Floats, n: int, k: int) -> Estimate:
    """The scorer's own rate in the study, corrected by its errors on the labelled items."""
    yes = y == 1
    return rogan_gladen_interval(
        (k, n),
        (int(np.count_nonzero(f[yes] == 1)), int(np.count_nonzero(yes))),
        (int(np.count_nonzero(f[~yes] == 0)), int(np.count_nonzero(~yes))),
    )


def powered_difference(
    labelled: Mapping[str, tuple[float, float, float]], population: Mapping[str, float]
) -> dict[str, Any] | None:
    """The mean difference over a population of tasks; None where the labels are all of it.

    labelled : task → (difference by people, by the scorer, inclusion probability);
    population : task → difference by the scorer, of every task with both methods.
    """
    if not labelled or len(population) <= len(labelled):
        return None
    y, f, pi = (np.array(column) for column in zip(*labelled.values(), strict=True))
    powered = population_mean(y, f, pi, np.array(list(population.values())))
    return powered.estimate.as_json() | {
        "lam": powered.lam,
        "n_tasks": len(labelled),
        "n_population": len(population),
    }
