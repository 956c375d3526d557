"""A frozen scorer against the reference labels: who is compared, and how well it does."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from audits.records import MISSING, NO, OVERALL, YES, AuditTable, Mask, Metric, Verdicts
from audits.reports.agreement import disputed
from audits.reports.figures import Options
from audits.reports.rates import item_rate
from audits.stats import intervals
from audits.stats.metrics import ConfusionRow, MetricColumns, scorer_confusion

EXCLUSIONS = (
    "not_in_denominator",
    "ineligible",
    "no_reference_label",
    "other_reference_version",
    "no_verdict",
    "unreferenced",
    "scorer_failed",
    "scorer_not_judged",
)
"""Why an item is not compared, in the order in which the reasons are asked."""

SENTENCES = {
    "not_in_denominator": "outside the metric’s denominator",
    "ineligible": "the task's reference cannot decide",
    "no_reference_label": "no settled reference label (left empty, or waiting for adjudication)",
    "other_reference_version": "judged and scored against different references",
    "no_verdict": "the scorer has not scored it",
    "unreferenced": "the scorer had nothing to compare with",
    "scorer_failed": "the scorer failed, which counts as not correct and leaves the rest empty",
    "scorer_not_judged": "the scorer gave no decision",
}


def predictions(table: AuditTable, metric: Metric, verdicts: Verdicts) -> NDArray[np.int8]:
    """The scorer's metric of each item; a failed scorer counts as not correct, else as null."""
    values = table.values(metric, verdicts.codes)
    if metric.denominator == "eligible":
        failed = np.asarray(verdicts.status, dtype=object) == "failed"
        values = np.where(failed, NO, values).astype(np.int8)
    return values


def exclusions(table: AuditTable, metric: Metric, verdicts: Verdicts) -> NDArray[np.object_]:
    """Why each item is left out of the comparison; "" for those that are compared."""
    status = np.asarray(verdicts.status, dtype=object)
    outside = ~table.denominator(metric)
    asked: dict[str, Mask] = {
        "ineligible" if metric.denominator == "eligible" else "not_in_denominator": outside,
        "no_reference_label": table.values(metric, table.final) == MISSING,
        "no_verdict": status == "absent",
        "other_reference_version": ~verdicts.same_reference,
        "unreferenced": status == "unreferenced",
        "scorer_failed": (status == "failed") & (predictions(table, metric, verdicts) == MISSING),
        "scorer_not_judged": predictions(table, metric, verdicts) == MISSING,
    }
    reasons = np.full(table.n_items, "", dtype=object)
    for reason in reversed(EXCLUSIONS):
        if reason in asked:
            reasons[asked[reason]] = reason
    return reasons


def compared(
    table: AuditTable, metric: Metric, verdicts: Verdicts
) -> tuple[NDArray[np.int8], NDArray[np.int8]]:
    """Reference and scorer per item; -1 on both sides where the item is left out."""
    out = exclusions(table, metric, verdicts) != ""
    truth = np.where(out, MISSING, table.values(metric, table.final)).astype(np.int8)
    guess = np.where(out, MISSING, predictions(table, metric, verdicts)).astype(np.int8)
    return truth, guess


def columns(table: AuditTable, verdicts: Verdicts) -> tuple[MetricColumns, MetricColumns]:
    """Reference and scorer per item and metric, blank where the item is left out."""
    pairs = [compared(table, metric, verdicts) for metric in table.metrics]
    applies = np.stack([table.denominator(metric) for metric in table.metrics], axis=1)
    names = tuple(metric.key for metric in table.metrics)
    truth, guess = (np.stack(side, axis=1) for side in zip(*pairs, strict=True))
    return MetricColumns(truth, applies, names), MetricColumns(guess, applies, names)


def scorer_tables(table: AuditTable, options: Options) -> dict[str, Any]:
    """revision → metric → slice → counts and figures (the interface's `scorer.json`)."""
    return {each.revision: metric_tables(table, each, options) for each in table.verdicts}


def metric_tables(table: AuditTable, verdicts: Verdicts, options: Options) -> dict[str, Any]:
    """metric → slice → counts and figures of one revision."""
    slices = table.slices() | doubt_slices(table)
    del slices[OVERALL]
    reference, scorer = columns(table, verdicts)
    rows = scorer_confusion(
        reference,
        scorer,
        slices=slices,
        tasks=table.task_codes(),
        draws=options.draws,
        rng=np.random.default_rng(options.seed),
        level=options.level,
    )
    return {
        metric: {name: confusion_json(row) for name, row in by_slice.items()}
        for metric, by_slice in rows.items()
    }


def doubt_slices(table: AuditTable) -> dict[str, Mask]:
    """Where people doubt and where they are sure, and where there was poison to notice."""
    split = np.asarray(disputed(table).any(axis=1))
    found: dict[str, Mask] = {
        "exposed=true": table.exposed,
        "exposed=false": ~table.exposed,
        "disputed=true": split,
        "disputed=false": ~split,
    }
    if any(each.key == "ambiguous" for each in table.fields):
        column = table.final[:, table.column("ambiguous")]
        found["ambiguous=true"] = np.asarray(column == YES)
        found["ambiguous=false"] = np.asarray(column == NO)
    return {name: rows for name, rows in found.items() if rows.any()}


def confusion_json(row: ConfusionRow) -> dict[str, Any]:
    """One metric in one slice as exports carry it."""
    counts = {name: getattr(row, name) for name in ("n", "n_dropped", "tp", "tn", "fp", "fn")}
    return counts | {name: figure.as_json() for name, figure in row.figures.items()}


def excluded_counts(table: AuditTable) -> dict[str, dict[str, dict[str, int]]]:
    """revision → metric → reason → items left out, with the failed runs that were counted."""
    found: dict[str, dict[str, dict[str, int]]] = {}
    for verdicts in table.verdicts:
        by_metric: dict[str, dict[str, int]] = {}
        for metric in table.metrics:
            reasons = exclusions(table, metric, verdicts)
            counts = Counter(reason for reason in reasons.tolist() if reason)
            status = np.asarray(verdicts.status, dtype=object)
            kept_failed = int(np.count_nonzero((reasons == "") & (status == "failed")))
            by_metric[metric.key] = dict(counts) | {"failed_counted_as_no": kept_failed}
        found[verdicts.revision] = by_metric
    return found


def baselines(table: AuditTable, scorer: Mapping[str, Any]) -> dict[str, Any]:
    """revision → metric → agreement of the constant answers on the same items."""
    return {
        revision: {
            metric: constant_answers(by_slice[OVERALL]) for metric, by_slice in metrics.items()
        }
        for revision, metrics in scorer.items()
    }


def constant_answers(counts: Mapping[str, Any]) -> dict[str, Any]:
    """What always answering yes, or always no, would have agreed."""
    yes = counts["tp"] + counts["fn"]
    no = counts["tn"] + counts["fp"]
    return {
        "always_yes": intervals.binomial_rate(yes, yes + no).as_json(),
        "always_no": intervals.binomial_rate(no, yes + no).as_json(),
    }


def rate_bounds(table: AuditTable) -> dict[str, Any]:
    """revision → metric → human and scorer rate of the metric, zero events with a bound."""
    found: dict[str, Any] = {}
    for verdicts in table.verdicts:
        found[verdicts.revision] = {}
        for metric in table.metrics:
            truth, guess = compared(table, metric, verdicts)
            both = (truth != MISSING) & (guess != MISSING)
            found[verdicts.revision][metric.key] = {
                "human": _rate(table, truth == YES, both),
                "scorer": _rate(table, guess == YES, both),
            }
    return found


def _rate(table: AuditTable, yes: Mask, among: Mask) -> dict[str, Any]:
    k, n = int(np.count_nonzero(yes & among)), int(np.count_nonzero(among))
    rate = item_rate(table, yes, among).as_json()
    if n and k in (0, n):
        bound = intervals.binomial_upper_bound(0, n)
        rate["one_sided_bound"] = bound.value if k == 0 else 1 - (bound.value or 0.0)
    return rate | {"k": k}
