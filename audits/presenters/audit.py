"""Figures, tables and notes of an audit as its templates show them."""

from collections.abc import Iterable, Mapping
from typing import Any

from audits.rendering.charts import is_partial, slice_name
from audits.rendering.numbers import is_of_one_task, number, reason, warnings
from audits.rendering.tables import AGREEMENT_FIGURES
from audits.reports.scorer import SENTENCES

SCORER_COLUMNS = ("agreement", "precision", "recall", "specificity", "f1", "kappa")

Cell = dict[str, Any]


def figure_cell(figure: Mapping[str, Any], *, signed: bool = False, digits: int = 3) -> Cell:
    """A figure as the component `_figure` takes it, with what must be said beside it."""
    return {
        "n": figure["n"],
        "value": number(figure["value"], signed=signed, digits=digits),
        "low": number(figure["ci_low"], signed=signed, digits=digits),
        "high": number(figure["ci_high"], signed=signed, digits=digits),
        "is_of_one_task": is_of_one_task(figure),
        "reason": reason(figure) if figure["value"] is None else "",
        "method": figure.get("method", ""),
        "warnings": warnings(figure),
    }


def agreement_rows(fields: Mapping[str, Any]) -> list[dict[str, Any]]:
    """One row per field: n and each coefficient."""
    return [
        {
            "field": key,
            "n": found["n_items"] - found["n_dropped"],
            "n_dropped": found["n_dropped"],
            "labels": found["label_counts"],
            "cells": [figure_cell(found[name]) for name in AGREEMENT_FIGURES],
        }
        for key, found in fields.items()
    ]


def metric_rows(report: Mapping[str, Any], revision: str) -> list[dict[str, Any]]:
    """One row per metric: counts, figures, the human band and the constant answers."""
    rows = []
    for metric, slices in report["scorer"]["revisions"][revision].items():
        found, band = slices["overall"], report["band"][metric]
        baselines = report["baselines"][revision][metric]
        rows.append(
            {
                "metric": metric,
                **{name: found[name] for name in ("n", "tp", "tn", "fp", "fn")},
                "cells": [figure_cell(found[name]) for name in SCORER_COLUMNS],
                "band": band_text(band["agreement_range"]),
                "is_within_band": is_within(found["agreement"]["value"], band["agreement_range"]),
                "always_yes": number(baselines["always_yes"]["value"]),
                "always_no": number(baselines["always_no"]["value"]),
                "is_above_constant": is_above(found["agreement"], baselines),
            }
        )
    return rows


def metric_words(report: Mapping[str, Any]) -> list[dict[str, str]]:
    """What each metric is, and which runs it is a rate of."""
    return [
        {"metric": key, "title": each["title"], "among": each["denominator"]}
        for key, each in report["metrics"].items()
    ]


def rate_rows(report: Mapping[str, Any], revision: str) -> list[dict[str, Any]]:
    """One row per metric: its rate by people and by the scorer on the same items."""
    return [
        {
            "metric": metric,
            "n": sides["human"]["n"],
            "sides": [
                {
                    "k": side["k"],
                    "cell": figure_cell(side),
                    "bound": bound_text(side),
                }
                for side in (sides["human"], sides["scorer"])
            ],
        }
        for metric, sides in report["rates"][revision].items()
    ]


def bound_text(rate: Mapping[str, Any]) -> str:
    """The exact one-sided bound of a rate of nothing or of everything; "" for any other."""
    if "one_sided_bound" not in rate:
        return ""
    words = "at least" if rate["k"] else "at most"
    return f"{words} {number(rate['one_sided_bound'])}"


def band_text(ends: list[float] | None) -> str:
    """The annotators' own range in words."""
    if ends is None:
        return "not known"
    low, high = (number(end) for end in ends)
    return low if low == high else f"{low} to {high}"


def is_within(value: float | None, ends: list[float] | None) -> bool | None:
    """Whether a scorer does at least as well as the least of the annotators."""
    return None if value is None or ends is None else value >= ends[0]


def is_above(figure: Mapping[str, Any], baselines: Mapping[str, Any]) -> bool | None:
    """Whether a scorer beats both constant answers."""
    constants = [each["value"] for each in baselines.values() if each["value"] is not None]
    if figure["value"] is None or not constants:
        return None
    return bool(figure["value"] > max(constants))


def slice_rows(slices: Mapping[str, Any]) -> list[dict[str, Any]]:
    """One row per slice of one metric that holds some of its items, not all of them."""
    return [
        {
            "slice": slice_name(name),
            **{count: found[count] for count in ("n", "tp", "tn", "fp", "fn")},
            "cells": [figure_cell(found[figure]) for figure in ("agreement", "recall", "kappa")],
        }
        for name, found in slices.items()
        if is_partial(name, found, slices)
    ]


def excluded_notes(excluded: Mapping[str, Mapping[str, int]]) -> list[dict[str, Any]]:
    """Per metric, how many items are left out and why."""
    return [
        {
            "metric": metric,
            "reasons": [
                {"n": n, "why": SENTENCES.get(reason, reason.replace("_", " "))}
                for reason, n in reasons.items()
                if n
            ],
        }
        for metric, reasons in excluded.items()
    ]


def field_rows(fields: Mapping[str, Any]) -> list[dict[str, Any]]:
    """One row per field: the scorer's agreement and kappa with the reference, and each label's."""
    return [_field_row(key, found) for key, found in fields.items()]


def _field_row(key: str, found: Mapping[str, Any]) -> dict[str, Any]:
    whole = [figure_cell(found[name]) for name in ("agreement", "kappa")]
    labels = [
        {
            "label": label,
            "cells": [figure_cell(each[name]) for name in ("precision", "recall")],
        }
        for label, each in found["labels"].items()
    ]
    cells = [*whole, *(cell for each in labels for cell in each["cells"])]
    return {"field": key, "n": found["n"], "whole": whole, "labels": labels, "cells": cells}


def gold_reliability(
    report: Mapping[str, Any], registration: Mapping[str, Any] | None
) -> dict[str, Any]:
    """Whether the labels agree well enough to judge a scorer by, against the registered bar."""
    fields = report["agreement"]["fields"]
    known = {
        k: f["raw_agreement"] for k, f in fields.items() if f["raw_agreement"]["value"] is not None
    }
    if not known:
        return {"is_known": False}
    key = registration["field"] if registration and registration["field"] in known else ""
    weakest = key or min(known, key=lambda each: known[each]["value"])
    bar = registration["bar"] if registration else None
    value = known[weakest]["value"]
    return {
        "is_known": True,
        "field": weakest,
        "value": number(value),
        "bar": number(bar),
        "is_below": bar is not None and value < bar,
    }


def footnotes(rows: Iterable[Mapping[str, Any]]) -> list[str]:
    """What must be said below a table of rows with cells: each warning and reason once."""
    cells = [cell for row in rows for cell in row["cells"]]
    said = [text for cell in cells for text in (*cell["warnings"], cell["reason"]) if text]
    return list(dict.fromkeys(said))


def listed_counts(counts: Mapping[str, int]) -> str:
    """Non-zero counts in words: `8 in TSR, 2 in RR`."""
    return ", ".join(f"{n} in {key}" for key, n in counts.items() if n)


def population_rows(report: Mapping[str, Any], revision: str) -> list[dict[str, Any]]:
    """One row per metric: the study's rate by the scorer, weighted, powered and corrected."""
    return [
        {
            "metric": metric,
            "n_labelled": found["n_labelled"],
            "n_population": found["n_population"],
            "scorer": number(found["scorer"]),
            "cells": [
                figure_cell(found[name]) for name in ("weighted", "prediction_powered", "corrected")
            ],
        }
        for metric, found in report["population"].get(revision, {}).items()
    ]
