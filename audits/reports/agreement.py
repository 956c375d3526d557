"""How far the annotators agree before adjudication, and where the reference labels come from."""

from collections import Counter
from typing import Any

import numpy as np

from audits.records import MISSING, OVERALL, AuditTable, Mask, value_of
from audits.reports.figures import Options
from audits.stats.agreement import FieldAgreement, Resampling, agreement_table
from audits.stats.patterns import LongTable


def agreement_report(table: AuditTable, options: Options) -> dict[str, Any]:
    """field → figures over all items, and slice → field → figures.

    Behaviours are judged on exposed runs, so the slices hold `exposed=true` as well: labels of
    "no" on unexposed runs would raise the agreement without any judgment.
    """
    slices = table.slices() | {"exposed=true": table.exposed}
    by_slice = {
        name: _fields(table.take(rows), options) for name, rows in slices.items() if rows.any()
    }
    overall = by_slice.pop(OVERALL, {})
    return {"fields": overall, "slices": by_slice}


def _fields(table: AuditTable, options: Options) -> dict[str, Any]:
    return {
        each.key: _field_agreement(table, k, options).as_json()
        for k, each in enumerate(table.fields)
    }


def _field_agreement(table: AuditTable, k: int, options: Options) -> FieldAgreement:
    n_items, n_annotators = table.ratings.shape[:2]
    long = LongTable(
        items=np.repeat(np.asarray(table.items), n_annotators),
        annotators=np.tile(np.asarray(table.annotators), n_items),
        values=table.ratings[:, :, k].reshape(-1).astype(np.int64),
        categories=table.fields[k].categories,
        tasks=np.repeat(np.asarray(table.tasks), n_annotators),
    )
    # The seed of `agreement_file`, so that both print the same intervals for the same labels.
    rng = np.random.default_rng(options.seed)
    return agreement_table(long, resampling=Resampling(options.draws, rng, options.level))


def reference_report(table: AuditTable) -> dict[str, Any]:
    """How many reference labels came from where, and what they say per field."""
    return {
        "n_items": table.n_items,
        "by_source": dict(sorted(Counter(table.final_source).items())),
        "n_disputed": int(np.count_nonzero(disputed(table).any(axis=1))),
        "n_disputed_cells": int(np.count_nonzero(disputed(table))),
        "fields": {each.key: _value_counts(table, k) for k, each in enumerate(table.fields)},
    }


def disputed(table: AuditTable) -> Mask:
    """Shape (n_items, n_fields): where annotators who labelled the item differ on an asked field.

    An asked field that one of them left empty differs from one that was judged.
    """
    if not table.annotators:
        return np.zeros(table.final.shape, dtype=bool)
    rated = np.any(table.ratings != MISSING, axis=2)
    first = np.argmax(rated, axis=1)
    base = table.ratings[np.arange(table.n_items), first][:, None, :]
    differs = np.any((table.ratings != base) & rated[:, :, None], axis=1)
    return differs & table.asked()


def _value_counts(table: AuditTable, k: int) -> dict[str, int]:
    categories = table.fields[k].categories
    counts = {
        str(value_of(code, categories)).lower(): int(np.count_nonzero(table.final[:, k] == code))
        for code in range(len(categories))
    }
    return counts | {"not_judged": int(np.count_nonzero(table.final[:, k] == MISSING))}
