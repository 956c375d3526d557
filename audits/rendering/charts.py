"""The report's charts, as geometry: agreement, scorer with the human band, slices, contrasts."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from audits.records import HUMANS, OVERALL
from audits.rendering.numbers import interval, is_of_one_task, number
from audits.rendering.plots import Forest, Heat, Line, Point, forest, heat
from audits.rendering.tables import Report


@dataclass(frozen=True)
class Chart:
    """A chart with the name of its file and what it shows in words."""

    name: str
    title: str
    plot: Forest | Heat

    @property
    def template(self) -> str:
        """The template that draws it."""
        kind = "heat" if isinstance(self.plot, Heat) else "forest"
        return f"audits/plots/_{kind}.svg"


UNIT = (0.0, 1.0)
SERIES = {HUMANS: 0, "powered": 2}
"""Who says it → the mark; every other source is a scorer."""


def point(figure: Mapping[str, Any], *, series: int = 0, signed: bool = False) -> Point:
    """A figure as a mark with its words."""
    value = number(figure["value"], signed=signed) or "undefined"
    words = _interval_words(figure, signed=signed)
    return Point(
        figure["value"],
        figure["ci_low"],
        figure["ci_high"],
        series,
        f"{value} {words}".strip(),
    )


def _interval_words(figure: Mapping[str, Any], *, signed: bool) -> str:
    """The interval beside a mark, or why it says nothing."""
    if is_of_one_task(figure):
        return "one task"
    if "degenerate_interval" in figure.get("flags", ()):
        return "no variation"
    return interval(figure, digits=2, signed=signed)


def agreement_chart(fields: Mapping[str, Any]) -> Forest:
    """Raw agreement and Cohen's kappa of each field."""
    lines = [
        Line(
            _with_n(key, found["raw_agreement"]["n"]),
            [point(found["raw_agreement"], series=2), point(found["cohen_kappa"])],
        )
        for key, found in fields.items()
    ]
    return forest(lines, domain=_unit(lines))


def scorer_chart(report: Report, revision: str, *, figure: str = "agreement") -> Forest:
    """One figure of each metric, over how annotators do against each other, interval included."""
    lines = []
    for metric, slices in report["scorer"]["revisions"][revision].items():
        band = report["band"][metric].get(f"{figure}_band")
        overall = slices[OVERALL]
        label = _with_n(metric, overall[figure]["n"])
        lines.append(Line(label, [point(overall[figure])], tuple(band) if band else None))
    return forest(lines, domain=UNIT)


def slice_chart(slices: Mapping[str, Any], *, figure: str = "agreement") -> Forest:
    """One figure of one metric in each slice that holds some of the items, not all of them."""
    lines = [
        Line(_with_n(slice_name(name), found["n"]), [point(found[figure])])
        for name, found in slices.items()
        if is_partial(name, found, slices)
    ]
    return forest(lines, domain=_unit(lines))


def is_partial(name: str, found: Mapping[str, Any], slices: Mapping[str, Any]) -> bool:
    """Whether a slice says something of its own: it is not empty, and not everything again."""
    return name == OVERALL or 0 < found["n"] < slices[OVERALL]["n"]


def slice_name(name: str) -> str:
    """A slice as people read it."""
    return name.replace("=", " = ", 1)


def _with_n(label: str, n: int) -> str:
    return f"{label} (n = {n})"


def contrast_chart(contrasts: Sequence[Mapping[str, Any]]) -> Forest:
    """Each contrast by humans, scorers and both, on one axis."""
    lines = [
        Line(
            f"{each['second']} \N{MINUS SIGN} {each['first']}",
            [
                point(figure, series=SERIES.get(source, 1), signed=True)
                for source, figure in each["sources"].items()
            ],
        )
        for each in contrasts
    ]
    return forest(lines)


def confusion_charts(metrics: Mapping[str, Any]) -> list[Heat]:
    """A heat map of each metric."""
    return [heat(metric, slices["overall"]) for metric, slices in metrics.items()]


def _unit(lines: Iterable[Line]) -> tuple[float, float] | None:
    """The unit interval where everything lies in it."""
    ends = [
        end
        for line in lines
        for each in line.points
        for end in (each.value, each.low, each.high)
        if end is not None
    ]
    return UNIT if not ends or min(ends) >= 0 else None


def contrast_groups(report: Report) -> dict[str, list[Mapping[str, Any]]]:
    """The contrasts of the first metric by environment and setting, as one chart each shows."""
    groups: dict[str, list[Mapping[str, Any]]] = {}
    first = next((each["metric"] for each in report["contrasts"]), "")
    for each in report["contrasts"]:
        if each["metric"] == first:
            words = (first, each["environment"], each["poisoned_environment"], each["setting"])
            name = "-".join(word for word in words if word)
            groups.setdefault(re.sub(r"[^A-Za-z0-9]+", "-", name).strip("-"), []).append(each)
    return groups


def charts(report: Report) -> list[Chart]:
    """Every chart of the report."""
    found = [
        Chart(
            "agreement",
            "Agreement between annotators per field: κ (filled) and raw (open)",
            agreement_chart(report["agreement"]["fields"]),
        )
    ]
    for revision, metrics in report["scorer"]["revisions"].items():
        short = revision[:12]
        name = f"{report['ledger'][revision]['name']} ({short[:8]})"
        for figure in ("agreement", "recall"):
            plot = scorer_chart(report, revision, figure=figure)
            title = f"Scorer {name}: {figure} per metric, over the annotators' own range"
            found.append(Chart(f"scorer-{short}-{figure}", title, plot))
        for heat_map in confusion_charts(metrics):
            title = f"Scorer {name}: confusion, {heat_map.label}"
            found.append(Chart(f"confusion-{short}-{heat_map.label}", title, heat_map))
    for name, rows in contrast_groups(report).items():
        title = f"Differences between methods, {name}: people (dots) and scorers (squares)"
        found.append(Chart(f"contrasts-{name}", title, contrast_chart(rows)))
    return found
