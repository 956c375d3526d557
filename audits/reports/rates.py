"""Rates over the packet's items; rows that share a task tell less than rows of many tasks."""

import numpy as np
from numpy.typing import NDArray

from audits.records import AuditTable, Mask
from audits.stats.estimates import Estimate
from audits.stats.intervals import clustered_rate


def item_rate(table: AuditTable, hits: Mask, among: Mask) -> Estimate:
    """The share of `hits` among some items, with Wilson's interval of the effective number."""
    return clustered_rate(_by_task(table, hits & among), _by_task(table, among))


def _by_task(table: AuditTable, rows: Mask) -> NDArray[np.float64]:
    return np.bincount(table.task_codes(), weights=rows).astype(np.float64)
