"""Writes of this floor: decisions about an audit, cached figures, exports and bundles."""

from audits.services.bundles import BrokenBundle, verified
from audits.services.computing import Computed, computed_audit, computed_delivery, computed_report
from audits.services.decisions import declare_knowledge, register_analysis, tag_cause
from audits.services.exporting import bundle, document, write_audit

__all__ = [
    "BrokenBundle",
    "Computed",
    "bundle",
    "computed_audit",
    "computed_delivery",
    "computed_report",
    "declare_knowledge",
    "document",
    "register_analysis",
    "tag_cause",
    "verified",
    "write_audit",
]
