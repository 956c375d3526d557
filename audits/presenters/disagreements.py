"""The inventory of disagreements: filtered, sorted, and walked through."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from audits.presenters.evidence import evidence_links
from audits.records import MISSING, AuditTable, value_of
from audits.rules import CAUSES
from audits.stats.metrics import METRICS

SORTS = {
    "item": "item",
    "task": "task_id",
    "method": "method",
    "environment": "environment",
    "metrics": "n_metrics",
}
WORDS = {"": "all", "false_alarm": "false alarm", **CAUSES}
FILTERS = ("suite", "environment", "method", "adapter", "operator", "stratum", "cause")

Row = dict[str, Any]


def filtered(
    rows: Sequence[Mapping[str, Any]], query: Mapping[str, str], causes: Mapping[str, str]
) -> list[Row]:
    """The rows that a query asks for, sorted; each with its cause where one was tagged."""
    found = [
        {**row, "cause": causes.get(row["item"], ""), "n_metrics": len(row["metrics"])}
        for row in rows
    ]
    for row in found:
        row["cause_words"] = CAUSES.get(row["cause"], row["cause"])
    for key in FILTERS:
        if wanted := query.get(key):
            found = [row for row in found if (row[key] or "none") == wanted]
    if metric := query.get("metric"):
        found = [row for row in found if metric in row["metrics"]]
    if kind := query.get("kind"):
        found = [row for row in found if kind in row["metrics"].values()]
    key = SORTS.get(query.get("sort", ""), "item")
    return sorted(found, key=lambda row: (_rank(row[key]), row["item"]))


def _rank(value: Any) -> Any:
    return -value if isinstance(value, int) else value


@dataclass(frozen=True)
class Choice:
    """A way to filter or sort: its key, its options, and the one that is chosen."""

    key: str
    label: str
    options: list[tuple[str, str]]
    chosen: str


def choices(
    rows: Sequence[Mapping[str, Any]], causes: Mapping[str, str], query: Mapping[str, str]
) -> list[Choice]:
    """What can be told apart in this inventory, then the orders that it can be read in."""
    plain = [key for key in FILTERS if key != "cause"]
    found = {key: sorted({row[key] for row in rows} - {""}) for key in plain}
    metrics = dict.fromkeys(key for row in rows for key in row["metrics"])
    found["metric"] = sorted(metrics, key=lambda key: METRICS.index(key) if key in METRICS else -1)
    found["kind"] = sorted({kind for row in rows for kind in row["metrics"].values()})
    found["cause"] = sorted({causes.get(row["item"], "none") for row in rows})
    filters = [
        Choice(key, key.capitalize(), _worded(["", *options]), query.get(key, ""))
        for key, options in found.items()
        if len(options) > 1
    ]
    return [*filters, Choice("sort", "Sort by", _worded(SORTS), query.get("sort", "item"))]


def _worded(options: Iterable[str]) -> list[tuple[str, str]]:
    return [(option, WORDS.get(option, option)) for option in options]


def neighbours(rows: Sequence[Mapping[str, Any]], item: str) -> tuple[str, str, int]:
    """The item before, the item after, and the place of this one (from 1; 0 if it is not there)."""
    items = [row["item"] for row in rows]
    if item not in items:
        return "", "", 0
    place = items.index(item)
    before = items[place - 1] if place else ""
    after = items[place + 1] if place + 1 < len(items) else ""
    return before, after, place + 1


def decisions(
    table: AuditTable, revision: str, item: str, labels: Sequence[Any], run: Mapping[str, Any]
) -> list[dict[str, Any]]:
    """One row per field: labels with their evidence, the reference, the verdict, who differs."""
    i = table.items.index(item)
    verdicts = next(each for each in table.verdicts if each.revision == revision)
    return [
        {
            "field": each.title,
            "labels": [
                {
                    "said": word(row.values.get(each.key)),
                    "evidence": evidence_links(row.evidence, each.key, run),
                }
                for row in labels
            ],
            "reference": word(value_of(int(table.final[i, k]), each.categories)),
            "verdict": word(value_of(int(verdicts.codes[i, k]), each.categories)),
            "differs": bool(
                table.final[i, k] != verdicts.codes[i, k] and table.final[i, k] != MISSING
            ),
        }
        for k, each in enumerate(table.fields)
    ]


def word(value: bool | str | None) -> str:
    """A label as people say it."""
    if value is None:
        return "not judged"
    return value if isinstance(value, str) else "yes" if value else "no"
