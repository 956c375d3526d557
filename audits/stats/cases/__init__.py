"""Statistics by name over JSON: a case in, its figures, flags or refusal out."""

from audits.stats.cases.running import run_case

__all__ = ["run_case"]
