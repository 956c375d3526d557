"""The report as flat tables: one list of rows, with plain values, for each export."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from audits.records import HUMANS

Row = dict[str, Any]
Report = Mapping[str, Any]

AGREEMENT_FIGURES = (
    "raw_agreement",
    "cohen_kappa",
    "fleiss_kappa",
    "krippendorff_alpha",
    "gwet_ac1",
    "pabak",
)
SCORER_FIGURES = ("agreement", "precision", "recall", "specificity", "f1", "kappa", "mcc")
COUNTS = ("n", "tp", "tn", "fp", "fn")
RUNS = "runs"
TOOL_CALL_RATIO = "tool_call_ratio"


def figure_columns(name: str, figure: Mapping[str, Any]) -> Row:
    """A figure as columns: its value, both ends of its interval, and why it is undefined."""
    return {
        name: figure["value"],
        f"{name}_ci_low": figure["ci_low"],
        f"{name}_ci_high": figure["ci_high"],
        f"{name}_undefined": figure["undefined"],
    }


def agreement_rows(report: Report) -> Iterator[Row]:
    """One row per slice and field."""
    slices = {"overall": report["agreement"]["fields"]} | report["agreement"]["slices"]
    for name, fields in slices.items():
        for key, found in fields.items():
            counts = ("n_items", "n_annotators", "n_ratings", "n_dropped")
            row: Row = {"slice": name, "field": key, **{each: found[each] for each in counts}}
            for figure in AGREEMENT_FIGURES:
                row |= figure_columns(figure, found[figure])
            yield row


def pair_rows(report: Report) -> Iterator[Row]:
    """One row per field and pair of annotators."""
    for key, found in report["agreement"]["fields"].items():
        for pair in found["pairs"]:
            first, second = pair["annotators"]
            yield {
                "field": key,
                "first": first,
                "second": second,
                "n_items": pair["n_items"],
                **figure_columns("raw_agreement", pair["raw_agreement"]),
                **figure_columns("cohen_kappa", pair["cohen_kappa"]),
            }


def reference_rows(report: Report) -> Iterator[Row]:
    """One row per field and label, then one per source of the reference labels."""
    for key, counts in report["reference"]["fields"].items():
        for label, n in counts.items():
            yield {"what": "field", "key": key, "label": label, "n": n}
    for source, n in report["reference"]["by_source"].items():
        yield {"what": "source", "key": source, "label": "", "n": n}


def scorer_rows(report: Report) -> Iterator[Row]:
    """One row per revision, metric and slice, with the standing of the comparison."""
    for revision, metrics in report["scorer"]["revisions"].items():
        standing = report["ledger"][revision]["standing"]
        for metric, slices in metrics.items():
            for name, found in slices.items():
                row: Row = {"revision": revision, "standing": standing}
                row |= {"metric": metric, "slice": name, **{each: found[each] for each in COUNTS}}
                for figure in SCORER_FIGURES:
                    row |= figure_columns(figure, found[figure])
                yield row


def field_rows(report: Report) -> Iterator[Row]:
    """One row per revision, field and label."""
    for revision, fields in report["fields"].items():
        for field, found in fields.items():
            for label, figures in found["labels"].items():
                row: Row = {"revision": revision, "field": field, "n": found["n"]}
                row |= figure_columns("agreement", found["agreement"])
                row |= figure_columns("kappa", found["kappa"]) | {"label": label}
                for figure, value in figures.items():
                    row |= {f"{figure}_n": value["n"], **figure_columns(figure, value)}
                yield row


def reliance_rows(report: Report) -> Iterator[Row]:
    """One row per figure of each nominal field: whose it is, of which label, and what it divides.

    A source is `humans`, a judge's revision, or `runs` for what no label decides.
    """
    for field, found in report["reliance"].items():
        for source, label, what, figure in reliance_figures(found):
            row: Row = {"field": field, "source": source, "label": label, "figure": what}
            row |= {"n": figure["n"], **figure_columns("value", figure)}
            if label:
                row["deployed"] = found["judges"][source]["deployed"][label]
            yield row | (tool_call_counts(found) if what == TOOL_CALL_RATIO else {})


def reliance_figures(
    found: Mapping[str, Any],
) -> Iterator[tuple[str, str, str, Mapping[str, Any]]]:
    """Source, label ("" for all of them), name, and each figure of one nominal field."""
    yield HUMANS, "", "unanimity", found["unanimity"]
    for revision, judge in found["judges"].items():
        for name in ("agreement", "reweighted"):
            yield revision, "", name, judge[name]
        for label, figures in judge["labels"].items():
            for name, figure in figures.items():
                yield revision, label, name, figure
    for source, rates in found.get("rates", {}).items():
        for name, figure in rates.items():
            yield source, "", name, figure
    if "tool_calls" in found:
        yield RUNS, "", TOOL_CALL_RATIO, found["tool_calls"]["ratio"]


def tool_call_counts(found: Mapping[str, Any]) -> dict[str, int]:
    """The runs and calls that the tool-call ratio of a nominal field divides."""
    return {
        f"{side}_{count}": found["tool_calls"][side][count]
        for side in ("exposed", "control")
        for count in ("n_runs", "n_calls")
    }


def excluded_rows(report: Report) -> Iterator[Row]:
    """One row per revision, metric and reason for leaving items out."""
    for revision, metrics in report["excluded"].items():
        for metric, reasons in metrics.items():
            for reason, n in reasons.items():
                yield {"revision": revision, "metric": metric, "reason": reason, "n": n}


def baseline_rows(report: Report) -> Iterator[Row]:
    """One row per revision, metric and constant answer."""
    for revision, metrics in report["baselines"].items():
        for metric, answers in metrics.items():
            for answer, figure in answers.items():
                row = {"revision": revision, "metric": metric, "answer": answer, "n": figure["n"]}
                yield row | figure_columns("agreement", figure)


def rate_rows(report: Report) -> Iterator[Row]:
    """One row per revision, metric and judge: the rate itself."""
    for revision, metrics in report["rates"].items():
        for metric, judges in metrics.items():
            for judge, figure in judges.items():
                row = {"revision": revision, "metric": metric, "judge": judge}
                row |= {"k": figure["k"], "n": figure["n"]}
                row |= figure_columns("rate", figure)
                yield row | {"one_sided_bound": figure.get("one_sided_bound")}


def population_rows(report: Report) -> Iterator[Row]:
    """One row per revision and metric: the study's rate by each route."""
    for revision, metrics in report["population"].items():
        for metric, found in metrics.items():
            row: Row = {"revision": revision, "metric": metric, "scorer": found["scorer"]}
            row |= {name: found[name] for name in ("n_labelled", "n_population")}
            for figure in ("weighted", "prediction_powered", "corrected"):
                row |= figure_columns(figure, found[figure])
            yield row


def band_rows(report: Report) -> Iterator[Row]:
    """One row per metric and annotator, and per revision on the same rows."""
    for metric, found in report["band"].items():
        for person in found["annotators"]:
            yield _band_row(metric, person["annotator"], person["annotator"], person)
            for revision, scorer in person["scorers"].items():
                yield _band_row(metric, person["annotator"], revision, scorer)


def _band_row(metric: str, left_out: str, judge: str, found: Mapping[str, Any]) -> Row:
    row: Row = {"metric": metric, "left_out": left_out, "judge": judge}
    row |= {each: found[each] for each in COUNTS}
    for figure in ("agreement", "precision", "recall", "specificity"):
        row |= figure_columns(figure, found[figure])
    return row


def disagreement_rows(report: Report) -> Iterator[Row]:
    """One row per revision and trajectory that differs, with both sides' fields."""
    for revision, found in report["disagreements"].items():
        for each in found["rows"]:
            plain = {key: value for key, value in each.items() if not isinstance(value, dict)}
            sides = {
                f"{key}_{side}": values[side]
                for key, values in each["fields"].items()
                for side in ("reference", "scorer")
            }
            metrics = "; ".join(f"{key} {kind}" for key, kind in each["metrics"].items())
            yield {"revision": revision, **plain, "metrics": metrics, **sides}


def revision_rows(report: Report) -> Iterator[Row]:
    """One row per comparison of two revisions and metric."""
    for each in report["revisions"]:
        for metric, found in each["metrics"].items():
            counts = ("n", "both_right", "fixed", "broken", "still_wrong")
            row: Row = {"from": each["from"], "to": each["to"], "metric": metric}
            row |= {name: found[name] for name in counts}
            yield row | {"mcnemar_p": found["mcnemar"]["value"]}


def contrast_rows(report: Report) -> Iterator[Row]:
    """One row per contrast and source."""
    for each in report["contrasts"]:
        head = {key: value for key, value in each.items() if not isinstance(value, dict)}
        for source, figure in each["sources"].items():
            row = head | {"source": source, "n_tasks": figure["n_tasks"]}
            row |= {"n_tasks_that_differ": figure["n_tasks_that_differ"]}
            row |= figure_columns("difference", figure)
            yield row | {"discordance_upper": figure["discordance_upper"]}
        for revision, figure in each["powered"].items():
            row = head | {"source": f"{revision} and labels", "n_tasks": figure["n_tasks"]}
            row |= {"n_population": figure["n_population"]}
            yield row | figure_columns("difference", figure)


def annotator_rows(report: Report) -> Iterator[Row]:
    """One row per annotator and field."""
    for name, found in report["annotators"].items():
        for field, figures in found["fields"].items():
            row: Row = {"annotator": name, "field": field, "n_labelled": found["n_labelled"]}
            row["median_seconds"] = found["median_seconds"]
            for figure, value in figures.items():
                row |= figure_columns(figure, value)
            yield row


def blinding_rows(report: Report) -> Iterator[Row]:
    """One row per annotator who was asked to guess the condition."""
    for name, found in report["blinding"].items():
        row: Row = {"annotator": name, "attribute": found["attribute"], "n": found["n"]}
        row |= {"n_unsure": found["n_unsure"], "chance": found["chance"]}
        row |= figure_columns("share_right", found["share_right"])
        for index in ("bang", "james"):
            if index in found:
                row |= figure_columns(index, found[index])
        yield row


def planning_rows(report: Report) -> Iterator[Row]:
    """One row per revision and metric: items for the planned precision."""
    for revision, metrics in report["planning"]["metrics"].items():
        for metric, found in metrics.items():
            yield {"revision": revision, "metric": metric, **found}


def ledger_rows(report: Report) -> Iterator[Row]:
    """One row per revision."""
    for revision, found in report["ledger"].items():
        row = {"revision": revision} | {
            key: found[key] for key in ("name", "standing", "frozen_at", "first_label_at")
        }
        yield row | {
            "reasons": "; ".join(found["reasons"]),
            "n_opened_before_freeze": len(found["opened_before_freeze"]),
        }


TABLES: dict[str, Callable[[Report], Iterator[Row]]] = {
    "agreement": agreement_rows,
    "pairs": pair_rows,
    "reference": reference_rows,
    "scorer": scorer_rows,
    "fields": field_rows,
    "reliance": reliance_rows,
    "excluded": excluded_rows,
    "baselines": baseline_rows,
    "rates": rate_rows,
    "population": population_rows,
    "band": band_rows,
    "disagreements": disagreement_rows,
    "revisions": revision_rows,
    "contrasts": contrast_rows,
    "annotators": annotator_rows,
    "blinding": blinding_rows,
    "planning": planning_rows,
    "ledger": ledger_rows,
}
"""Name of the export → its rows."""


def applicable(report: Report) -> list[str]:
    """The names of the tables that have a row, so that no empty one is given away."""
    return [name for name, rows in TABLES.items() if any(True for _ in rows(report))]
