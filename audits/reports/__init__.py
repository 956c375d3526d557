"""The figures of an audit, each a pure function of the joined table.

`report` gives all of them as JSON values; the pages, the exports and the bundle show the same
report, and whoever has the rows can compute it again.
"""

from typing import Any

from audits.records import AuditTable
from audits.reports.agreement import agreement_report, reference_report
from audits.reports.annotators import annotator_report, scorer_hints
from audits.reports.band import band_report
from audits.reports.blinding import blinding_report
from audits.reports.contrasts import contrast_report
from audits.reports.disagreements import disagreement_report
from audits.reports.fields import field_report
from audits.reports.figures import Options
from audits.reports.ledger import ledger_report
from audits.reports.planning import planning_report
from audits.reports.population import population_report
from audits.reports.reliance import reliance_report
from audits.reports.revisions import flip_flops, revision_report
from audits.reports.scorer import baselines, excluded_counts, rate_bounds, scorer_tables

__all__ = ["Options", "figures", "ledger_report", "report"]


def figures(table: AuditTable, options: Options) -> dict[str, Any]:
    """Every figure that labels, verdicts and facts determine; a second or so of work."""
    scorer, contrasts = scorer_tables(table, options), contrast_report(table, options)
    return {
        "metrics": {
            each.key: {"title": each.title, "denominator": each.denominator}
            for each in table.metrics
        },
        "options": {"draws": options.draws, "seed": options.seed, "level": options.level},
        "agreement": agreement_report(table, options),
        "reference": reference_report(table),
        "scorer": {"revisions": scorer},
        "fields": field_report(table, options),
        "reliance": reliance_report(table, options),
        "excluded": excluded_counts(table),
        "baselines": baselines(table, scorer),
        "rates": rate_bounds(table),
        "population": population_report(table),
        "band": band_report(table),
        "disagreements": disagreement_report(table),
        "revisions": revision_report(table),
        "flip_flops": flip_flops(table),
        "contrasts": contrasts,
        "planning": planning_report(scorer, contrasts),
        "annotators": annotator_report(table),
        "blinding": blinding_report(table, options),
        "contradictions": scorer_hints(table),
    }


def report(table: AuditTable, options: Options) -> dict[str, Any]:
    """Every figure of the audit with its standing, by the name of its export."""
    heads = [(each.revision, each.name, each.frozen_at) for each in table.verdicts]
    return figures(table, options) | {"ledger": ledger_report(table.provenance, heads)}
