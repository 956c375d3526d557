"""The report as a results section: a sentence that says the finding, then its table."""

from collections.abc import Iterator, Mapping
from typing import Any

from audits.records import HUMANS
from audits.rendering.numbers import interval, number, percent, reason
from audits.rendering.tables import (
    AGREEMENT_FIGURES,
    COUNTS,
    RUNS,
    Report,
    reliance_figures,
)

Section = dict[str, Any]

FIGURE_NAMES = {
    "raw_agreement": "raw agreement",
    "cohen_kappa": "Cohen’s κ",
    "fleiss_kappa": "Fleiss’ κ",
    "krippendorff_alpha": "Krippendorff’s α",
    "gwet_ac1": "Gwet’s AC1",
    "pabak": "PABAK",
    "agreement": "agreement",
    "precision": "precision",
    "recall": "recall",
    "specificity": "specificity",
    "f1": "F1",
    "kappa": "κ",
    "mcc": "MCC",
}
SOURCE_NAMES = {HUMANS: "people", RUNS: "runs"}
CELL_FIGURES = ("agreement", "precision", "recall", "specificity", "f1", "kappa", "mcc")


def cell(figure: Mapping[str, Any], *, signed: bool = False) -> str:
    """A figure in one cell: value and interval, or that it is undefined."""
    value = number(figure["value"], signed=signed)
    return f"{value} {interval(figure, signed=signed)}".strip() if value else "undefined"


def sections(report: Report) -> list[Section]:
    """Title, finding, columns and rows of each section, as plain text."""
    return [
        _agreement(report),
        *(_scorer(report, revision) for revision in report["scorer"]["revisions"]),
        *_reliance(report),
        *_contrasts(report),
        _ledger(report),
    ]


def _section(title: str, finding: str, columns: list[str], rows: list[list[str]]) -> Section:
    return {"title": title, "finding": finding, "columns": columns, "rows": rows}


def agreement_finding(fields: Mapping[str, Any]) -> str:
    """What the annotators' agreement comes to, in a sentence or two."""
    known = {
        k: f["raw_agreement"] for k, f in fields.items() if f["raw_agreement"]["value"] is not None
    }
    if not known:
        return "No item has two labels yet, so there is no agreement to report."
    low = min(known, key=lambda key: known[key]["value"])
    kappas = {k: f["cohen_kappa"] for k, f in fields.items()}
    defined = [f["value"] for f in kappas.values() if f["value"] is not None]
    said = (
        f"Annotators agree least on {low}: {percent(known[low]['value'])} of n = {known[low]['n']}."
    )
    if all(figure["value"] == 1 for figure in known.values()):
        said = "Annotators agree on every label that two of them gave."
    if defined:
        said += f" Cohen’s κ lies between {number(min(defined))} and {number(max(defined))}"
        undefined = [k for k, f in kappas.items() if f["value"] is None]
        said += f" and is undefined on {', '.join(undefined)}." if undefined else "."
    return said


def _agreement(report: Report) -> Section:
    fields = report["agreement"]["fields"]
    columns = ["field", "n", *(FIGURE_NAMES[name] for name in AGREEMENT_FIGURES)]
    rows = [
        [
            key,
            str(found["n_items"] - found["n_dropped"]),
            *(cell(found[name]) for name in AGREEMENT_FIGURES),
        ]
        for key, found in fields.items()
    ]
    title = "Agreement between annotators, before adjudication"
    return _section(title, agreement_finding(fields), columns, rows)


def scorer_finding(report: Report, revision: str) -> str:
    """How the scorer does on its first metric, and on how many trajectories it differs."""
    metrics = report["scorer"]["revisions"][revision]
    name, slices = next(iter(metrics.items()))
    found = slices["overall"]
    if found["agreement"]["value"] is None:
        return "No item has both a reference label and a verdict yet."
    n = report["disagreements"][revision]["n_trajectories"]
    standing = report["ledger"][revision]["standing"]
    return (
        f"The scorer agrees with the reference on {percent(found['agreement']['value'])} of "
        f"n = {found['n']} in {name} ({found['tp']} true positives, {found['tn']} true negatives, "
        f"{found['fn']} false negatives, {found['fp']} false positives) and differs on {n} "
        f"distinct {'trajectory' if n == 1 else 'trajectories'} over all metrics. The comparison "
        f"is {standing}."
    )


def _scorer(report: Report, revision: str) -> Section:
    columns = ["metric", *COUNTS, *(FIGURE_NAMES[name] for name in CELL_FIGURES)]
    rows = [
        [
            metric,
            *(str(slices["overall"][name]) for name in COUNTS),
            *(cell(slices["overall"][name]) for name in CELL_FIGURES),
        ]
        for metric, slices in report["scorer"]["revisions"][revision].items()
    ]
    name = report["ledger"][revision]["name"]
    title = f"{name} ({revision[:12]}) against the reference"
    return _section(title, scorer_finding(report, revision), columns, rows)


def _reliance(report: Report) -> Iterator[Section]:
    """One section per nominal field."""
    columns = ["figure", "of", "n", "value"]
    for field, found in report["reliance"].items():
        rows = [
            [
                f"{label} {name.replace('_', ' ')}".strip(),
                source_name(report, source),
                str(figure["n"]),
                cell(figure),
            ]
            for source, label, name, figure in reliance_figures(found)
        ]
        title = f"{field.capitalize()}: judges against the majority"
        yield _section(title, reliance_finding(found), columns, rows)


def reliance_finding(found: Mapping[str, Any]) -> str:
    """How far the annotators of a nominal field agree, and what the tool-call ratio divides."""
    said = (
        f"Annotators are unanimous on {found['n_unanimous']} of {found['unanimity']['n']} items; "
        f"{found['n_split']} without a majority are left out."
    )
    return f"{said} {tool_call_finding(found)}".strip()


def tool_call_finding(found: Mapping[str, Any]) -> str:
    """The runs and calls on either side of the tool-call ratio; "" where the field has none."""
    if "tool_calls" not in found:
        return ""
    exposed, control = found["tool_calls"]["exposed"], found["tool_calls"]["control"]
    return (
        f"The {exposed['n_runs']} runs with a corrupted return made {exposed['n_calls']} tool "
        f"calls, the {control['n_runs']} with honest returns only {control['n_calls']}; the ratio "
        "is of mean calls a run, averaged over models."
    )


def source_name(report: Report, source: str) -> str:
    """Who says a figure, as people name them: a scorer by its name and first digits."""
    if source in SOURCE_NAMES:
        return SOURCE_NAMES[source]
    return f"{report['ledger'][source]['name']} ({source[:8]})"


def varies(contrast: Mapping[str, Any]) -> bool:
    """Whether any source sees a difference on any task."""
    return any(figure["n_tasks_that_differ"] for figure in contrast["sources"].values())


def _contrasts(report: Report) -> Iterator[Section]:
    shown = [each for each in report["contrasts"] if varies(each)]
    rows = [
        [
            each["metric"],
            f"{each['second']} \N{MINUS SIGN} {each['first']}",
            f"{each['environment']} {each['poisoned_environment']}".strip(),
            each["setting"],
            source_name(report, source),
            str(figure["n_tasks"]),
            cell(figure, signed=True) or reason(figure),
        ]
        for each in shown
        for source, figure in each["sources"].items()
    ]
    columns = ["metric", "contrast", "environment", "setting", "source", "tasks", "difference"]
    if report["contrasts"]:
        finding = contrasts_finding(len(shown), len(report["contrasts"]) - len(shown))
        yield _section("Methods against each other", finding, columns, rows)


def contrasts_finding(n_shown: int, n_alike: int) -> str:
    """How to read the differences, and how many contrasts are not listed because none shows."""
    said = ["Differences are paired by task; a width of zero means that nothing varied."]
    if n_alike:
        said.append(
            f"{n_alike} of {n_shown + n_alike} contrasts are not listed: "
            "no source sees the methods differ on any task."
        )
    return " ".join(said)


def _ledger(report: Report) -> Section:
    rows = [
        [found["name"], revision[:12], found["standing"], "; ".join(found["reasons"])]
        for revision, found in report["ledger"].items()
    ]
    finding = "A figure is validation only where the scorer was frozen before any label was known."
    return _section("Independence", finding, ["scorer", "revision", "standing", "why"], rows)
