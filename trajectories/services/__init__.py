"""Writes of the corpus."""

from trajectories.services.arrivals import Reading
from trajectories.services.corrections import correct_references
from trajectories.services.imports import import_records, import_study
from trajectories.services.storing import ImportSummary

__all__ = ["ImportSummary", "Reading", "correct_references", "import_records", "import_study"]
