"""Cases of resampling and of permutation."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from audits.stats import hypothesis_tests, intervals, resampling
from audits.stats.cases.raters import draws_of
from audits.stats.cases.reading import (
    Input,
    Outputs,
    Statistic,
    level_of,
    number,
    numbers,
    outputs,
    required,
    with_bounds,
)
from audits.stats.estimates import InputRefused, undefined


def _sign_flip_test(given: Input, rng: np.random.Generator) -> Outputs:
    differences = numbers("differences", required(given, "differences"))
    method = given.get("method", "exact")
    if method not in ("exact", "monte_carlo"):
        raise InputRefused("invalid_input", f"method is exact or monte_carlo; got {method!r}")
    draws = 0
    if method == "monte_carlo":
        draws = intervals.check_count("resamples", given.get("resamples", 9_999))
    p = hypothesis_tests.sign_flip_test(differences, draws=draws, rng=rng)
    mean: object = float(differences.mean()) if len(differences) else undefined("no_items")
    return outputs({"p_two_sided": p, "mean": mean})


def _outcomes(rows: object) -> dict[tuple[str, str], dict[str, list[float]]]:
    """(suite, task) -> the attempts of a and of b that were made."""
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise InputRefused("invalid_input", "rows are objects with suite, task, a and b")
    tasks: dict[tuple[str, str], dict[str, list[float]]] = {}
    for row in rows:
        key = (str(row.get("suite", "")), str(required(row, "task")))
        attempts = tasks.setdefault(key, {"a": [], "b": []})
        for side in ("a", "b"):
            if row.get(side) is not None:
                attempts[side].append(number(side, row[side]))
    return tasks


def _differences(rows: object, weighting: str) -> resampling.PairedDifferences:
    """One difference a task; refused where a task has attempts on one side only."""
    if weighting not in ("task", "suite"):
        raise InputRefused("invalid_input", f"weighting is task or suite; got {weighting!r}")
    tasks = _outcomes(rows)
    for (suite, task), attempts in tasks.items():
        if not attempts["a"] or not attempts["b"]:
            absent = "a" if not attempts["a"] else "b"
            raise InputRefused(
                "unpaired_task", f"task {task!r} of suite {suite!r} has no outcome for {absent!r}"
            )
    values = [np.mean(attempts["a"]) - np.mean(attempts["b"]) for attempts in tasks.values()]
    _, suites = np.unique([suite for suite, _ in tasks], return_inverse=True)
    return resampling.PairedDifferences(
        np.array(values, dtype=np.float64), suites.astype(np.int64), weighting == "suite"
    )


def _paired_bootstrap(given: Input, rng: np.random.Generator) -> Outputs:
    differences = _differences(required(given, "rows"), given.get("weighting") or "task")
    level = level_of(given)
    drawn = resampling.DrawnPercentiles(draws_of(given), rng)
    figure = resampling.paired_bootstrap(differences, level=level, resampling=drawn)
    figures: dict[str, Any] = with_bounds(figure, "estimate")
    if given.get("binary") and figure.n and not np.any(differences.values):
        figures["discordance_upper"] = intervals.binomial_upper_bound(0, figure.n, level=level)
    return outputs(figures)


def _cluster_bootstrap(given: Input, rng: np.random.Generator) -> Outputs:
    clusters = required(given, "clusters")
    if not isinstance(clusters, dict):
        raise InputRefused("invalid_input", "clusters are an object: id to a list of numbers")
    by_cluster = [numbers(f"cluster {name!r}", values) for name, values in clusters.items()]
    sizes = [len(values) for values in by_cluster]
    figure = resampling.cluster_bootstrap(
        np.concatenate([np.empty(0), *by_cluster]),
        np.repeat(np.arange(len(sizes)), sizes),
        level=level_of(given),
        draws=draws_of(given),
        rng=rng,
    )
    return outputs(with_bounds(figure, "estimate"))


STATISTICS: Mapping[str, Statistic] = {
    "sign_flip_test": _sign_flip_test,
    "paired_bootstrap": _paired_bootstrap,
    "cluster_bootstrap": _cluster_bootstrap,
}
