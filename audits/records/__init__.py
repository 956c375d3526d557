"""What an audit is computed from: the joined table, and its form as plain rows."""

from audits.records.rows import from_rows, to_rows
from audits.records.table import (
    BINARY,
    CELL_FACTS,
    DENOMINATORS,
    HUMANS,
    MISSING,
    NO,
    NO_TOOL,
    OVERALL,
    SEVEN_METRICS,
    SIX_FIELDS,
    SLICE_FIELDS,
    YES,
    AuditTable,
    Cell,
    Codes,
    Field,
    Guess,
    Hint,
    Mask,
    Metric,
    Repeat,
    Verdicts,
    code_of,
    value_of,
)

__all__ = [
    "BINARY", "CELL_FACTS", "DENOMINATORS", "HUMANS", "MISSING", "NO", "NO_TOOL", "OVERALL",
    "SEVEN_METRICS", "SIX_FIELDS", "SLICE_FIELDS", "YES", "AuditTable", "Cell", "Codes", "Field",
    "Guess", "Hint", "Mask", "Metric", "Repeat", "Verdicts", "code_of", "from_rows", "to_rows",
    "value_of",
]  # fmt: skip
