"""Method contrasts as a page shows them: one group per environment and setting."""

from collections.abc import Mapping
from typing import Any

from audits.presenters.audit import figure_cell
from audits.records import HUMANS
from audits.rendering.charts import contrast_chart
from audits.rendering.numbers import number
from audits.reports.contrasts import conclusion


def groups(report: Mapping[str, Any], metric: str, revision: str) -> list[dict[str, Any]]:
    """The contrasts of one metric, grouped, with their chart and rows."""
    found: dict[tuple[str, str, str], list[Mapping[str, Any]]] = {}
    for each in report["contrasts"]:
        if each["metric"] == metric:
            key = (each["setting"], each["environment"], each["poisoned_environment"])
            found.setdefault(key, []).append(_only(each, revision))
    return [
        {
            "title": " ".join(word for word in (environment, poisoned) if word),
            "setting": setting,
            "means": "Differences, people" if poisoned else "Rates, people",
            "chart": contrast_chart(rows),
            "rows": [contrast_row(each) for each in rows],
            "has_population": any("powered" in each["sources"] for each in rows),
        }
        for (setting, environment, poisoned), rows in found.items()
    ]


def _only(contrast: Mapping[str, Any], revision: str) -> dict[str, Any]:
    """The contrast with people and the revision being read, no other scorer."""
    kept = {
        name: figure for name, figure in contrast["sources"].items() if name in (HUMANS, revision)
    }
    if powered := contrast["powered"].get(revision):
        kept["powered"] = powered
    conclusions = {conclusion(figure) for figure in kept.values()}
    return {**contrast, "sources": kept, "conclusions_differ": len(conclusions) > 1}


def contrast_row(contrast: Mapping[str, Any]) -> dict[str, Any]:
    """One contrast: both sources, whether they conclude alike, and the tipping point."""
    sources = contrast["sources"]
    human = sources.get(HUMANS)
    powered = sources.get("powered")
    scorer = next(
        (figure for name, figure in sources.items() if name not in (HUMANS, "powered")), None
    )
    return {
        "title": f"{contrast['second']} \N{MINUS SIGN} {contrast['first']}",
        "human": figure_cell(human, signed=True) if human else None,
        "scorer": figure_cell(scorer, signed=True) if scorer else None,
        "powered": figure_cell(powered, signed=True) if powered else None,
        "n_population": powered["n_population"] if powered else None,
        "means": _means(human, signed=bool(contrast["poisoned_environment"])),
        "n_tasks": (human or scorer or {}).get("n_tasks"),
        "n_differ": (human or scorer or {}).get("n_tasks_that_differ"),
        "bound": number((human or {}).get("discordance_upper")),
        "tipping": _tipping((human or {}).get("tipping")),
        "conclusions_differ": contrast["conclusions_differ"],
    }


def _means(figure: Mapping[str, Any] | None, *, signed: bool) -> str:
    if figure is None:
        return ""
    second, first = (number(figure["means"][each], signed=signed) for each in ("second", "first"))
    return f"{second} vs {first}"


def _tipping(found: Mapping[str, Any] | None) -> str:
    """How few label flips change what people say."""
    if not found:
        return ""
    reverse, zero = found["to_reverse"]["value"], found["to_include_zero"]["value"]
    said = f"{reverse:.0f} to reverse the sign"
    if zero is None:
        return said
    return f"{zero:.0f} until zero is possible, {said}" if zero else f"zero is possible; {said}"
