"""Reads of this floor: the only place where labels and verdicts are joined."""

from audits.queries.corpus import exposed_runs, metric_verdicts, sourced_tasks
from audits.queries.items import cause_tags, causes, item_detail, packet_schema, registration_state
from audits.queries.joined import audit_table, inputs_mark
from audits.queries.knowledge import first_opened_at, live_facts

__all__ = [
    "audit_table",
    "cause_tags",
    "causes",
    "exposed_runs",
    "first_opened_at",
    "inputs_mark",
    "item_detail",
    "live_facts",
    "metric_verdicts",
    "packet_schema",
    "registration_state",
    "sourced_tasks",
]
