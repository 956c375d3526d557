"""Nominal labels: unanimity, a judge against the majority, and reliance rates over items.

Empty for schemas of binary fields only. Three-way splits have no reference label; they are
counted and left out.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from audits.records import MISSING, NO_TOOL, AuditTable, Verdicts
from audits.reports.figures import Options
from audits.stats.reliance import (
    LABELS,
    Runs,
    judge_against_majority,
    majority_labels,
    reliance_rates,
    unanimity,
)

HUMANS = "humans"
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
        "judges": {each.revision: _judge(table, k, each) for each in table.verdicts},
    }
    if categories == LABELS:
        found["rates"] = {HUMANS: _rates(table, table.final, k, options)} | {
            each.revision: _rates(table, each.codes, k, options) for each in table.verdicts
        }
    return found


def _judge(table: AuditTable, k: int, verdicts: Verdicts) -> dict[str, Any]:
    """Agreement raw and, where the deployed counts are known, reweighted to them."""
    categories = table.fields[k].categories
    deployed = np.array([verdicts.deployed.get(each, 0) for each in categories], dtype=np.int64)
    judge = verdicts.codes[:, k].astype(np.int64)
    sample = np.bincount(judge[judge != MISSING], minlength=len(categories))
    report = judge_against_majority(
        judge, table.final[:, k].astype(np.int64), deployed=np.maximum(deployed, sample)
    )
    return {
        "agreement": report.agreement.as_json(),
        "reweighted": report.reweighted.weighted.as_json(),
        "deployed": dict(zip(categories, deployed.tolist(), strict=True)),
        "n_dropped": report.n_dropped,
        "labels": {
            label: {"precision": precision.as_json(), "recall": recall.as_json()}
            for label, precision, recall in zip(
                categories, report.precision, report.recall, strict=True
            )
        },
    }


def _rates(table: AuditTable, codes: NDArray[np.int8], k: int, options: Options) -> dict[str, Any]:
    """Adoption, override, warning and base accuracy of the packet's runs; calls are not known."""
    environments = np.asarray(table.facts["environment"], dtype=object)
    names = [each.key for each in table.fields]
    blank = np.full(table.n_items, MISSING, dtype=np.int8)
    runs = Runs(
        items=table.task_codes(),
        models=np.unique(np.asarray(table.facts["model"]), return_inverse=True)[1],
        labels=codes[:, k].astype(np.int64),
        no_tool=environments == NO_TOOL,
        control=environments == CONTROL,
        exposed=table.exposed,
        warned=codes[:, names.index("warned")] if "warned" in names else blank,
        tool_calls=np.full(table.n_items, MISSING, dtype=np.int64),
    )
    found = reliance_rates(
        runs, draws=options.draws, rng=np.random.default_rng(options.seed), level=options.level
    )
    return {name: figure.as_json() for name, figure in found.items() if name != "tool_call_ratio"}
