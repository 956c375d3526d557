"""What the templates of this floor get: plain values, formatted where people read them."""

from audits.presenters.audit import (
    agreement_rows,
    excluded_notes,
    field_rows,
    figure_cell,
    footnotes,
    gold_reliability,
    listed_counts,
    metric_rows,
    metric_words,
    population_rows,
    rate_rows,
    slice_rows,
)
from audits.presenters.claims import answer_parts
from audits.presenters.corpus import delivery, references
from audits.presenters.disagreements import choices, decisions, filtered, neighbours
from audits.presenters.evidence import evidence_notes
from audits.presenters.pages import my_studies, my_work, overview
from audits.presenters.reliance import reliance_tables

__all__ = [
    "agreement_rows",
    "answer_parts",
    "choices",
    "decisions",
    "delivery",
    "evidence_notes",
    "excluded_notes",
    "field_rows",
    "figure_cell",
    "filtered",
    "footnotes",
    "gold_reliability",
    "listed_counts",
    "metric_rows",
    "metric_words",
    "my_studies",
    "my_work",
    "neighbours",
    "overview",
    "population_rows",
    "rate_rows",
    "references",
    "reliance_tables",
    "slice_rows",
]
