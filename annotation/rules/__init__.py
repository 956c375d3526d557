"""What may be stored and done, over plain values; no Django here."""

from .checks import (
    MAX_NOTE,
    Incomplete,
    Locked,
    NewCodebook,
    NotReleased,
    SawVerdicts,
    StaleTab,
    allowed,
    check_evidence,
    check_may_assign,
    check_may_unblind,
    check_released,
    check_statement,
    why_not_saved,
)
from .schema import Field, Hint, Metric, Schema, Value, parse_schema

__all__ = [
    "MAX_NOTE",
    "Field",
    "Hint",
    "Incomplete",
    "Locked",
    "Metric",
    "NewCodebook",
    "NotReleased",
    "SawVerdicts",
    "Schema",
    "StaleTab",
    "Value",
    "allowed",
    "check_evidence",
    "check_may_assign",
    "check_may_unblind",
    "check_released",
    "check_statement",
    "parse_schema",
    "why_not_saved",
]
