"""Nominal labels: unanimity, a judge against the majority, and reliance rates over items.

Empty for schemas of binary fields only. Three-way splits have no reference label; they are
counted and left out.
"""

from dataclasses import asdict
from typing import Any

import numpy as np
from numpy.typing import NDArray

from audits.records import HUMANS, MISSING, NO_TOOL, AuditTable, Verdicts
from audits.reports.fields import compared_labels, label_rates
from audits.reports.figures import Options
from audits.reports.rates import item_rate
from audits.stats.reliance import (
    LABELS,
    Runs,
    judge_against_majority,
    majority_labels,
    reliance_rates,
    tool_call_ratio,
    unanimity,
)

CONTROL = "P0"


def reliance_report(table: AuditTable, options: Options) -> dict[str, Any]:
    """nominal field → unanimity, splits, each judge, and the rates by people and by judges."""
    return {
        each.key: _field(table, k, options)
        for k, each in enumerate(table.fields)
        if not each.is_binary
    }


def _field(table: AuditTable, k: int, options: Options) -> dict[str, Any]:
    categories = table.fields[k].categories
    codes = table.ratings[:, :, k].astype(np.int64)
    votes = majority_labels(codes, n_categories=len(categories))
    found: dict[str, Any] = {
        "unanimity": unanimity(codes, n_categories=len(categories)).as_json(),
        "n_unanimous": votes.n_unanimous,
        "n_split": votes.n_split,
        "judges": {each.revision: _judge(table, k, each, options) for each in table.verdicts},
    }
    if categories == LABELS:
        found["rates"] = {HUMANS: _rates(table, table.final, k, options)} | {
            each.revision: _rates(table, each.codes, k, options) for each in table.verdicts
        }
        found["tool_calls"] = _tool_calls(table, k, options)
    return found


def _judge(table: AuditTable, k: int, verdicts: Verdicts, options: Options) -> dict[str, Any]:
    """Agreement raw and, where the deployed counts are known, reweighted to them."""
    categories = table.fields[k].categories
    truth, judge = compared_labels(table, verdicts, k)
    both = (truth != MISSING) & (judge != MISSING)
    deployed = np.array([verdicts.deployed.get(each, 0) for each in categories], dtype=np.int64)
    sample = np.bincount(judge[judge != MISSING], minlength=len(categories))
    report = judge_against_majority(
        judge,
        truth,
        deployed=np.maximum(deployed, sample),
        items=table.task_codes(),
        **_drawn(options),
    )
    return {
        "agreement": item_rate(table, truth == judge, both).as_json(),
        "reweighted": report.reweighted.weighted.as_json(),
        "deployed": dict(zip(categories, deployed.tolist(), strict=True)),
        "n_dropped": report.n_dropped,
        "labels": label_rates(table, k, truth, judge),
    }


def _rates(table: AuditTable, codes: NDArray[np.int8], k: int, options: Options) -> dict[str, Any]:
    """Adoption, override, warning and base accuracy of the packet's runs, by one side's labels."""
    found = reliance_rates(_runs(table, codes, k), **_drawn(options))
    return {name: figure.as_json() for name, figure in found.items()}


def _tool_calls(table: AuditTable, k: int, options: Options) -> dict[str, Any]:
    """The tool-call ratio with the runs and calls on either side; the same whoever labels."""
    found = tool_call_ratio(_runs(table, table.final, k), **_drawn(options))
    return {
        "ratio": found.ratio.as_json(),
        "exposed": asdict(found.exposed),
        "control": asdict(found.control),
    }


def _drawn(options: Options) -> dict[str, Any]:
    rng = np.random.default_rng(options.seed)
    return {"draws": options.draws, "rng": rng, "level": options.level}


def _runs(table: AuditTable, codes: NDArray[np.int8], k: int) -> Runs:
    """The packet's runs; one that made no call received no honest return, so it is no control."""
    environments = np.asarray(table.facts["environment"], dtype=object)
    names = [each.key for each in table.fields]
    blank = np.full(table.n_items, MISSING, dtype=np.int8)
    return Runs(
        items=table.task_codes(),
        models=table.model_codes(),
        labels=codes[:, k].astype(np.int64),
        no_tool=environments == NO_TOOL,
        control=(environments == CONTROL) & (table.tool_calls != 0),
        exposed=table.exposed,
        warned=codes[:, names.index("warned")] if "warned" in names else blank,
        tool_calls=table.tool_calls,
    )
