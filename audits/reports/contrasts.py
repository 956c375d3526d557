"""Methods against each other on the same tasks: by people, and by a scorer on the same rows.

A contrast is second minus first, paired by task; repetitions are averaged within a task first.
It is made within a setting (adapter, model, stratum), so that nothing but the method differs.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from audits.records import HUMANS, MISSING, AuditTable, Mask, Metric, Verdicts
from audits.reports.figures import Options
from audits.reports.population import powered_difference
from audits.reports.scorer import compared
from audits.stats import intervals
from audits.stats.resampling import DrawnPercentiles, PairedDifferences, paired_bootstrap
from audits.stats.tipping import tipping_point

METHOD_ORDER = ("base", "double_pass", "verification_only", "generic_guard")
CLEAN = "clean"
ADJUSTED = "clean-adjusted"
SETTING_FIELDS = ("adapter", "model", "stratum")

Outcome = dict[str, float]


@dataclass(frozen=True)
class Pairing:
    """Two methods in one environment of one setting; `poisoned` where clean is taken off."""

    setting: str
    environment: str
    first: str
    second: str
    poisoned: str = ""


def contrast_report(table: AuditTable, options: Options) -> list[dict[str, Any]]:
    """Each pair of methods, environment and metric that share a task, from each source."""
    sources = _sources(table)
    found = []
    for rows, pairing in pairings(table):
        for metric in table.metrics:
            row = _contrast(table, metric, rows, pairing, sources[metric.key], options)
            if row:
                row["powered"] = _powered(table, metric, rows, pairing, sources[metric.key])
                found.append(row)
    return found


def _powered(
    table: AuditTable,
    metric: Metric,
    rows: Mask,
    pairing: Pairing,
    sources: Mapping[str, NDArray[np.int8]],
) -> dict[str, Any]:
    """revision → the difference over the study that the packet was drawn from."""
    human = task_outcomes(table, rows, pairing, sources[HUMANS])
    found = {}
    for verdicts in table.verdicts:
        if not verdicts.population or pairing.poisoned:
            continue
        scorer = task_outcomes(table, rows, pairing, sources[verdicts.revision])
        labelled = _labelled(table, human, scorer)
        everyone = _study_differences(table, metric, verdicts, rows, pairing)
        if (figure := powered_difference(labelled, everyone)) is not None:
            found[verdicts.revision] = figure
    return found


def _labelled(
    table: AuditTable, human: "Outcomes", scorer: "Outcomes"
) -> dict[str, tuple[float, float, float]]:
    """task → difference by people, by the scorer, and the task's chance of being drawn."""
    guess = dict(zip(scorer.tasks, scorer.differences.tolist(), strict=True))
    chance = dict(zip(table.tasks, table.inclusion.tolist(), strict=True))
    return {
        task: (difference, guess[task], chance[task])
        for task, difference in zip(human.tasks, human.differences.tolist(), strict=True)
        if task in guess and chance[task] == chance[task]
    }


def _study_differences(
    table: AuditTable, metric: Metric, verdicts: Verdicts, rows: Mask, pairing: Pairing
) -> dict[str, float]:
    """task → the scorer's difference, for every task of the study in the same setting."""
    one = int(np.flatnonzero(rows)[0])
    fixed = {key: table.facts[key][one] for key in _varying(table)}
    means: dict[str, dict[str, float]] = {pairing.first: {}, pairing.second: {}}
    for cell in verdicts.population:
        facts = cell.facts
        is_here = facts["environment"] == pairing.environment and facts["method"] in means
        if is_here and metric.key in cell.counts and fixed.items() <= facts.items():
            n, k = cell.counts[metric.key]
            means[facts["method"]][cell.task] = k / n
    first, second = means[pairing.first], means[pairing.second]
    return {task: second[task] - first[task] for task in sorted(first.keys() & second.keys())}


def _sources(table: AuditTable) -> dict[str, dict[str, NDArray[np.int8]]]:
    """metric → source → value per item, all on the rows on which the source can be compared."""
    found: dict[str, dict[str, NDArray[np.int8]]] = {}
    for metric in table.metrics:
        inside = table.denominator(metric)
        human = np.where(inside, table.values(metric, table.final), MISSING)
        found[metric.key] = {HUMANS: human.astype(np.int8)}
        for verdicts in table.verdicts:
            found[metric.key][verdicts.revision] = compared(table, metric, verdicts)[1]
    return found


def pairings(table: AuditTable) -> Iterator[tuple[Mask, Pairing]]:
    """Each setting with its pairs of methods in each environment, clean-adjusted ones last."""
    for setting, rows in settings(table):
        methods = _ordered(_words(table, "method", rows))
        environments = sorted(_words(table, "environment", rows))
        for first, second in combinations(methods, 2):
            for environment in environments:
                yield rows, Pairing(setting, environment, first, second)
            for environment in environments:
                if CLEAN in environments and environment != CLEAN:
                    yield rows, Pairing(setting, ADJUSTED, first, second, poisoned=environment)


def settings(table: AuditTable) -> list[tuple[str, Mask]]:
    """What stays the same within a contrast, named by the facts that vary over the packet."""
    varying = _varying(table)
    if not varying:
        return [("all", np.ones(table.n_items, dtype=bool))]
    names = np.array(
        [
            ", ".join(f"{key}={table.facts[key][i]}" for key in varying if table.facts[key][i])
            for i in range(table.n_items)
        ],
        dtype=object,
    )
    return [(name or "rest", names == name) for name in sorted(set(names.tolist()))]


def _varying(table: AuditTable) -> list[str]:
    """The facts of a setting that are not the same for every item."""
    return [key for key in SETTING_FIELDS if len(set(table.facts.get(key, ()))) > 1]


def _words(table: AuditTable, key: str, rows: Mask) -> set[str]:
    words = np.asarray(table.facts.get(key, ("",) * table.n_items), dtype=object)
    return set(words[rows].tolist()) - {""}


def _ordered(methods: set[str]) -> list[str]:
    known = [method for method in METHOD_ORDER if method in methods]
    return known + sorted(methods - set(known))


def _contrast(
    table: AuditTable,
    metric: Metric,
    rows: Mask,
    pairing: Pairing,
    sources: Mapping[str, NDArray[np.int8]],
    options: Options,
) -> dict[str, Any] | None:
    by_source = {}
    for source, values in sources.items():
        outcomes = task_outcomes(table, rows, pairing, values)
        if len(outcomes.tasks):
            by_source[source] = _figures(outcomes, options)
            if source == HUMANS:
                by_source[source]["tipping"] = tipping(outcomes, options)
    if not by_source:
        return None
    return {
        "metric": metric.key,
        "setting": pairing.setting,
        "environment": pairing.environment,
        "poisoned_environment": pairing.poisoned,
        "first": pairing.first,
        "second": pairing.second,
        "conclusions_differ": len({conclusion(each) for each in by_source.values()}) > 1,
        "sources": by_source,
    }


@dataclass(frozen=True, eq=False)
class Outcomes:
    """Per task that has all cells: its mean outcome in each, and its suite.

    cells : shape (n_tasks, 2) for first and second, or (n_tasks, 4), poisoned before clean.
    """

    tasks: list[str]
    cells: NDArray[np.float64]
    suites: NDArray[np.int64]

    @property
    def by_method(self) -> NDArray[np.float64]:
        """Each task's outcome by first and second; where clean is taken off, less the clean one."""
        poisoned, clean = self.cells[:, :2], self.cells[:, 2:]
        return poisoned - clean if clean.shape[1] else poisoned

    @property
    def differences(self) -> NDArray[np.float64]:
        """Second minus first; where clean is taken off, minus the same when clean."""
        signs = np.array([-1.0, 1.0, 1.0, -1.0])
        return self.cells @ signs[: self.cells.shape[1]]


def _figures(outcomes: Outcomes, options: Options) -> dict[str, Any]:
    drawn = DrawnPercentiles(options.draws, np.random.default_rng(options.seed))
    differences = outcomes.differences
    paired = PairedDifferences(differences, outcomes.suites)
    figure = paired_bootstrap(paired, level=options.level, resampling=drawn)
    n, changed = len(differences), int(np.count_nonzero(differences))
    bound = intervals.binomial_upper_bound(0, n) if not changed else None
    means = outcomes.by_method.mean(axis=0)
    return figure.as_json() | {
        "means": {"first": float(means[0]), "second": float(means[1])},
        "n_tasks": n,
        "n_tasks_that_differ": changed,
        "discordance_upper": bound.value if bound else None,
        "n_suites": len(set(outcomes.suites.tolist())),
    }


def conclusion(figure: Mapping[str, Any]) -> str:
    """What an interval says of a difference: above, below, or not told apart from zero."""
    if figure["ci_low"] is not None and figure["ci_low"] > 0:
        return "above"
    return "below" if figure["ci_high"] is not None and figure["ci_high"] < 0 else "open"


def tipping(outcomes: Outcomes, options: Options) -> dict[str, Any] | None:
    """Fewest label flips that change what people say; None where outcomes are no single labels."""
    cells = outcomes.cells
    if cells.shape[1] != 2 or not np.isin(cells, (0.0, 1.0)).all():
        return None
    first, second = cells.astype(np.int64).T
    found = tipping_point(second, first, outcomes.suites, level=options.level)
    return {
        name: getattr(found, name).as_json() for name in ("to_tie", "to_reverse", "to_include_zero")
    }


def task_outcomes(
    table: AuditTable, rows: Mask, pairing: Pairing, values: NDArray[np.int8]
) -> Outcomes:
    """The outcomes of the tasks that have both methods, in each environment of the contrast."""
    environments = (pairing.poisoned, CLEAN) if pairing.poisoned else (pairing.environment,)
    cells = [
        _task_means(table, rows, values, environment, method)
        for environment in environments
        for method in (pairing.first, pairing.second)
    ]
    tasks = sorted(set.intersection(*(set(cell) for cell in cells)))
    suite_of = dict(zip(table.tasks, table.facts["suite"], strict=True))
    codes = np.unique([suite_of[task] for task in tasks], return_inverse=True)[1]
    means = np.array([[cell[task] for cell in cells] for task in tasks], dtype=float)
    return Outcomes(
        tasks, means.reshape(len(tasks), len(cells)), codes.astype(np.int64).reshape(-1)
    )


def _task_means(
    table: AuditTable, rows: Mask, values: NDArray[np.int8], environment: str, method: str
) -> Outcome:
    """task → mean of its judged runs in one environment by one method."""
    environments = np.asarray(table.facts["environment"], dtype=object)
    methods = np.asarray(table.facts["method"], dtype=object)
    used = rows & (environments == environment) & (methods == method) & (values != MISSING)
    sums: dict[str, list[float]] = {}
    for i in np.flatnonzero(used):
        sums.setdefault(table.tasks[i], []).append(float(values[i]))
    return {task: sum(each) / len(each) for task, each in sums.items()}
