"""What stands beside an item: its dispute, the causes to choose from, training feedback."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from annotation.models import DisputeCause
from annotation.presenters.keys import DEFAULTS
from annotation.queries import Desk, DeskItem
from annotation.queries.beside import Dispute, GoldRow, dispute, gold, guess


@dataclass(frozen=True)
class Cause:
    value: str
    text: str
    key: str
    is_chosen: bool


@dataclass(frozen=True)
class OtherRows:
    """The annotators' rows side by side, where the packet says that adjudication is open."""

    people: tuple[str, ...]
    rows: tuple[tuple[str, bool, tuple[str, ...]], ...]
    notes: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Guess:
    """The optional question for an item's hidden condition; `said` "" while it is open."""

    attribute: str
    choices: tuple[tuple[str, str], ...]
    said: str


# The conditions that the interface names; anything else a person may type.
CONDITIONS = {
    "environment": (("clean", "no poison"), ("toxic", "poisoned once"), ("repeated", "repeatedly")),
    "method": (
        ("base", "one attempt"),
        ("double_pass", "second attempt"),
        ("verification_only", "review of the first answer"),
        ("generic_guard", "checklist"),
    ),
    "adapter": (),
}


@dataclass(frozen=True)
class Feedback:
    """How the person's answers compare with the gold ones of a training item."""

    rows: tuple[tuple[str, str, str, bool], ...]
    n_right: int
    explanation: str

    @property
    def n_fields(self) -> int:
        return len(self.rows)


def beside(desk: Desk, item: DeskItem) -> dict[str, Any]:
    """The extra arguments of `work` for this desk."""
    if desk.purpose == "adjudication":
        return _adjudication(desk, dispute(desk, item))
    if desk.purpose == "review":
        return {"why_here": desk.reason}
    if desk.kind == "training":
        found = gold(desk, item)
        return {"feedback": feedback(desk, item.values, found) if found else None}
    if attribute := desk.options.get("ask_guess"):
        return {"guess": Guess(attribute, CONDITIONS[attribute], guess(item) or "")}
    return {}


def _adjudication(desk: Desk, found: Dispute) -> dict[str, Any]:
    return {
        "disputed": found.fields,
        "causes": tuple(
            Cause(value, str(text).capitalize(), DEFAULTS[f"cause.{value}"], value == found.cause)
            for value, text in DisputeCause.Cause.choices
        ),
        "others": _others(desk, found) if found.rows else None,
        "why_here": "" if found.fields else "The annotators agree on this item.",
    }


def _others(desk: Desk, found: Dispute) -> OtherRows:
    return OtherRows(
        people=tuple(f"Annotator {row.number}" for row in found.rows),
        rows=tuple(
            (
                field.title,
                field.key in found.fields,
                tuple(said(row.values.get(field.key)) for row in found.rows),
            )
            for field in desk.schema.fields
        ),
        notes=tuple((f"Annotator {row.number}", row.note) for row in found.rows if row.note),
    )


def feedback(desk: Desk, values: Mapping[str, Any], found: GoldRow) -> Feedback:
    """Field by field, what the person said and what is right."""
    rows = tuple(
        (
            field.title,
            said(values.get(field.key)),
            said(found.values[field.key]),
            values.get(field.key) == found.values[field.key],
        )
        for field in desk.schema.fields
        if found.values.get(field.key) is not None
    )
    return Feedback(rows, sum(is_right for *_, is_right in rows), found.explanation)


def said(value: object) -> str:
    """A stored value as a word."""
    if value is None:
        return "not judged"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
