"""How many more labels it would take, from what this packet has shown so far."""

from typing import Any

from audits.records import OVERALL
from audits.stats.estimates import InputRefused
from audits.stats.planning import (
    items_for_kappa,
    items_for_rate,
    items_for_zero_events,
    power_of_paired_difference,
    tasks_for_paired_difference,
)

HALF_WIDTH = 0.05
KAPPA_HALF_WIDTH = 0.1
ZERO_BOUND = 0.05


def planning_report(scorer: dict[str, Any], contrasts: list[dict[str, Any]]) -> dict[str, Any]:
    """Items for ± 5 points on agreement and recall and ± 0.1 on kappa, and tasks for each contrast.

    Positives are what recall needs, so its items are divided by how often people say yes.
    """
    return {
        "metrics": {
            revision: {metric: _metric(slices[OVERALL]) for metric, slices in metrics.items()}
            for revision, metrics in scorer.items()
        },
        "zero_events": {"bound": ZERO_BOUND, "items": items_for_zero_events(ZERO_BOUND)},
        "contrasts": [found for each in contrasts if (found := _contrast(each))],
    }


def _metric(found: dict[str, Any]) -> dict[str, Any]:
    n, positives = found["n"], found["tp"] + found["fn"]
    for_recall = _items(found["recall"]["value"])
    share = positives / n if n else 0
    return {
        "half_width": HALF_WIDTH,
        "n": n,
        "for_agreement": _items(found["agreement"]["value"]),
        "positives_for_recall": for_recall,
        "for_recall": round(for_recall / share) if for_recall and share else None,
        "for_kappa": _items_for_kappa(found["kappa"]["value"], share),
    }


def _items(share: float | None) -> int | None:
    return None if share is None else items_for_rate(share, HALF_WIDTH)


def _items_for_kappa(kappa: float | None, share: float) -> int | None:
    """None where the kappa is undefined, perfect (it has no error to plan by) or impossible."""
    if kappa is None or kappa == 1:
        return None
    try:
        return items_for_kappa(kappa, share, KAPPA_HALF_WIDTH)
    except InputRefused:
        return None


def _contrast(contrast: dict[str, Any]) -> dict[str, Any] | None:
    """Tasks that would find the difference that people found, in four of five studies."""
    figure = contrast["sources"].get("humans")
    if figure is None or not figure["value"] or contrast["poisoned_environment"]:
        return None
    discordant = figure["n_tasks_that_differ"] / figure["n_tasks"]
    try:
        tasks = tasks_for_paired_difference(figure["value"], discordant)
        power = power_of_paired_difference(figure["n_tasks"], figure["value"], discordant)
    except InputRefused:
        return None
    names = ("metric", "setting", "environment", "first", "second")
    return {name: contrast[name] for name in names} | {
        "n_tasks": figure["n_tasks"],
        "difference": figure["value"],
        "tasks": tasks,
        "power": power,
    }
