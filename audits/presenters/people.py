"""The people behind the labels, and the steps between scorer revisions."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from audits.presenters.audit import figure_cell
from audits.rendering.numbers import number, p_value


def annotator_cards(report: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Each annotator with rates, drift, pace, contradictions and self-agreement."""
    return [
        {
            "name": name,
            "n_labelled": found["n_labelled"],
            "median_seconds": found["median_seconds"],
            "fields": [
                {
                    "field": field,
                    "kept": figure_cell(figures["kept"]),
                    "yes": figure_cell(figures["yes"]) if "yes" in figures else None,
                }
                for field, figures in found["fields"].items()
            ],
            "drift": [
                {
                    "part": part["part"],
                    "n": part["n_items"],
                    "cell": figure_cell(part["agreement"]),
                }
                for part in found["drift"]
            ],
            "hints": found["hints"],
            "self_agreement": _self(found["self_agreement"]),
        }
        for name, found in report["annotators"].items()
    ]


def _self(found: Mapping[str, Any] | None) -> dict[str, Any] | None:
    if found is None:
        return None
    return {"n": found["n_repeats"], "cell": figure_cell(found["agreement"])}


def pair_rows(report: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Each pair of annotators on each field."""
    return [
        {
            "field": field,
            "pair": " and ".join(pair["annotators"]),
            "n": pair["n_items"],
            "raw": figure_cell(pair["raw_agreement"]),
            "kappa": figure_cell(pair["cohen_kappa"]),
        }
        for field, found in report["agreement"]["fields"].items()
        for pair in found["pairs"]
    ]


def band_rows(report: Mapping[str, Any], revision: str) -> list[dict[str, Any]]:
    """Each annotator against the others per metric, and the scorer on the same rows."""
    return [
        {
            "metric": metric,
            "annotator": each["annotator"],
            "n": each["n"],
            "human": figure_cell(each["agreement"]),
            "scorer": figure_cell(each["scorers"][revision]["agreement"]) if revision else None,
        }
        for metric, found in report["band"].items()
        for each in found["annotators"]
    ]


def revision_steps(
    steps: Sequence[Mapping[str, Any]], names: Mapping[str, str]
) -> list[dict[str, Any]]:
    """Each step from one revision to the next, with its counts per metric."""
    return [
        {
            "from_name": names.get(step["from"], ""),
            "to_name": names.get(step["to"], ""),
            "from_id": step["from"],
            "to_id": step["to"],
            "n_fixed": sum(each["fixed"] for each in step["metrics"].values()),
            "n_broken": sum(each["broken"] for each in step["metrics"].values()),
            "rows": [
                {"metric": metric, "p": p_cell(found["mcnemar"]), **found}
                for metric, found in step["metrics"].items()
            ],
        }
        for step in steps
    ]


def p_cell(figure: Mapping[str, Any]) -> dict[str, Any]:
    """A test's p-value as a table cell."""
    return {**figure_cell(figure), "value": p_value(figure["value"])}


def peek_rows(peeks: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The peek record with its times as dates."""
    return [{**each, "last_at": datetime.fromisoformat(each["last_at"])} for each in dated(peeks)]


def dated(rows: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Rows whose ISO `at` is a date and time."""
    return [{**each, "at": datetime.fromisoformat(each["at"])} for each in rows]


def guess_rows(report: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Each annotator's guesses of the hidden condition, against chance."""
    return [
        {
            "annotator": name,
            "attribute": found["attribute"],
            "n": found["n"],
            "n_unsure": found["n_unsure"],
            "chance": number(found["chance"]),
            "right": figure_cell(found["share_right"]),
            "bang": figure_cell(found["bang"], signed=True) if "bang" in found else None,
            "james": figure_cell(found["james"]) if "james" in found else None,
        }
        for name, found in report["blinding"].items()
    ]


def plan_rows(report: Mapping[str, Any], revision: str) -> list[dict[str, Any]]:
    """Per metric, how many items the planned precision takes."""
    return [
        {"metric": metric, **found}
        for metric, found in report["planning"]["metrics"].get(revision, {}).items()
    ]
