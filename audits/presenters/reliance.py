"""Nominal labels of an audit: unanimity, the judge being read, and reliance on tools."""

from collections.abc import Iterator, Mapping
from typing import Any

from audits.presenters.audit import figure_cell, footnotes
from audits.rendering.sections import reliance_finding

AMONG = {
    "adoption": "runs with a corrupted return",
    "override": "those on items that the model answers correctly without a tool",
    "warning": "runs that adopt the corrupted value",
    "base_accuracy": "items that a model was asked without a tool",
}
"""Rate → what its denominator counts."""


def reliance_tables(report: Mapping[str, Any], revision: str) -> list[dict[str, Any]]:
    """One group of tables per nominal field, as the judge being read has it."""
    return [_tables(field, found, revision) for field, found in report["reliance"].items()]


def _tables(field: str, found: Mapping[str, Any], revision: str) -> dict[str, Any]:
    judge = found["judges"][revision]
    figures, labels = list(_figure_rows(found, judge)), list(_label_rows(judge))
    rates = list(_rate_rows(found.get("rates", {}), revision))
    return {
        "field": field,
        "finding": reliance_finding(found),
        "figures": figures,
        "labels": labels,
        "rates": rates,
        "notes": footnotes([*figures, *labels, *rates]),
    }


def _figure_rows(found: Mapping[str, Any], judge: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Figures of the whole field: name, what n counts, and the figure."""
    n_deployed = sum(judge["deployed"].values())
    named = [
        ("Unanimity of the annotators", "items with two labels or more", found["unanimity"]),
        ("Agreement of the judge", "items with a majority and a verdict", judge["agreement"]),
        (
            "The same, reweighted",
            f"these, weighted to {n_deployed} labels of the judge in the study",
            judge["reweighted"],
        ),
    ]
    if "tool_calls" in found:
        n_control = found["tool_calls"]["control"]["n_runs"]
        among = f"runs with a corrupted return, against {n_control} with honest returns only"
        named.append(("Tool-call ratio", among, found["tool_calls"]["ratio"]))
    for name, among, figure in named:
        yield {"name": name, "among": among, "n": figure["n"], "cells": [figure_cell(figure)]}


def _label_rows(judge: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    for label, each in judge["labels"].items():
        yield {
            "label": label,
            "deployed": judge["deployed"][label],
            "cells": [figure_cell(each["precision"]), figure_cell(each["recall"])],
        }


def _rate_rows(rates: Mapping[str, Any], revision: str) -> Iterator[dict[str, Any]]:
    for name, figure in rates.get("humans", {}).items():
        yield {
            "name": name.replace("_", " ").capitalize(),
            "among": AMONG[name],
            "cells": [figure_cell(figure), figure_cell(rates[revision][name])],
        }
