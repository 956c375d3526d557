"""Writes of this floor: decisions about an audit, cached figures, exports and bundles."""

from audits.services.computing import computed_report
from audits.services.decisions import declare_knowledge, register_analysis, tag_cause

__all__ = ["computed_report", "declare_knowledge", "register_analysis", "tag_cause"]
