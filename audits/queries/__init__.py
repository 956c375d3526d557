"""Reads of this floor: the only place where labels and verdicts are joined."""

from audits.queries.joined import audit_table
from audits.queries.knowledge import first_opened_at, peeks

__all__ = ["audit_table", "first_opened_at", "peeks"]
