"""A benchmark task: a question, what is known about it, its right answer and its poison."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, Literal

from toxicbench.injector import Edit
from toxicbench.references import joined
from toxicbench.specs import Spec, source
from toxicbench.tables import Table

RECORD_ALIASES = ("value", "result", "answer")
"""The fields of a structured result that all hold its one value."""
Evidence = Literal["rows", "schema", "documents"]


@dataclass(frozen=True)
class FieldNote:
    """One line of a data dictionary."""

    column: str
    meaning: str


@dataclass(frozen=True)
class Document:
    """One evidence snippet of a task's collection; `date` is ISO 8601."""

    name: str
    title: str
    date: str
    text: str

    def line(self) -> str:
        """The snippet as a search result shows it."""
        return f"[{self.name}] {self.title} ({self.date}): {self.text}"


@dataclass(frozen=True)
class Reference:
    """The right answer and the poisoned one; numbers as exact as they were computed."""

    clean: Decimal | str
    poisoned: Decimal | str
    tolerance: Mapping[str, float] = field(default_factory=dict)
    unit: str | None = None
    aliases: tuple[str, ...] = ()
    poisoned_aliases: tuple[str, ...] = ()
    accept_any_of: tuple[str, ...] = ()

    @property
    def numeric(self) -> bool:
        """Whether the answer is a number."""
        return isinstance(self.clean, Decimal)

    def is_clean(self, value: Decimal | str | None) -> bool:
        """Whether `value` is the right answer or one of its ties."""
        if isinstance(value, str) and not self.numeric:
            return value in (self.clean, *self.aliases, *self.accept_any_of)
        return isinstance(self.clean, Decimal) and self._near(value, self.clean)

    def is_poisoned(self, value: Decimal | str | None) -> bool:
        """Whether `value` is what the poison suggests."""
        if isinstance(value, str) and not self.numeric:
            return value in (self.poisoned, *self.poisoned_aliases)
        return isinstance(self.poisoned, Decimal) and self._near(value, self.poisoned)

    def record(self) -> dict[str, Any]:
        """The reference as a task record holds it, numbers rounded to six decimals."""
        numeric = {"tolerance": dict(self.tolerance), "unit": self.unit} if self.numeric else {}
        return {
            "type": "numeric" if self.numeric else "label",
            "clean": _plain(self.clean),
            "poisoned": _plain(self.poisoned),
            **numeric,
            "aliases": list(self.aliases),
            "poisoned_aliases": list(self.poisoned_aliases),
            "accept_any_of": list(self.accept_any_of),
        }

    def _near(self, value: Decimal | str | None, target: Decimal) -> bool:
        if not isinstance(value, Decimal):
            return False
        slack = Decimal(str(self.tolerance.get("abs", 0)))
        slack = max(slack, abs(target) * Decimal(str(self.tolerance.get("rel", 0))))
        return abs(value - target) <= slack


@dataclass(frozen=True)
class Poison:
    """What goes wrong: `edits` are made together or not at all.

    aliases : the fields of a structured result that hold the target value.
    """

    operator: str
    edits: tuple[Edit, ...]
    aliases: tuple[str, ...] = ()


@dataclass(frozen=True)
class Witness:
    """Which of two columns a question means, told by their totals: the smaller or the larger."""

    columns: tuple[str, str]
    pick: Literal["smaller", "larger"]


@dataclass(frozen=True)
class Task:
    """One question over fixed source data.

    evidence : where a first look finds the answer: an aggregate of the rows, the data dictionary
        or the documents. `measure` names the aggregate, `search` are words that find the document.
    """

    task_id: str
    suite: str
    dataset: str
    template: str
    query: str
    spec: Spec
    tables: Mapping[str, Table]
    dictionary: Mapping[str, tuple[FieldNote, ...]]
    documents: tuple[Document, ...]
    reference: Reference
    poison: Poison
    evidence: Evidence = "rows"
    measure: str = "answer"
    search: str = ""
    meaning: str = ""
    witness: Witness | None = None
    ineligible_reason: str = ""

    @property
    def eligible(self) -> bool:
        """Whether the reference can decide."""
        return not self.ineligible_reason

    @property
    def cluster(self) -> tuple[str, str, str]:
        """Tasks of one cluster differ in wording alone: same data, kind of question and poison."""
        return self.dataset, self.template, self.poison.operator

    @property
    def candidates(self) -> tuple[str, ...]:
        """The labels that an answer may choose between; none for a numeric task."""
        reference = self.reference
        if reference.numeric:
            return ()
        names = (reference.clean, *reference.accept_any_of, reference.poisoned)
        return tuple(dict.fromkeys(str(name) for name in (*names, *reference.poisoned_aliases)))

    def record(self) -> dict[str, Any]:
        """The task in the native format."""
        return {
            "task_id": self.task_id,
            "suite": self.suite,
            "query": self.query,
            "dataset": self.dataset,
            "template": self.template,
            "reference": self.reference.record(),
            "eligible": self.eligible,
            "ineligible_reason": self.ineligible_reason,
            "source": self.source(),
        }

    def source(self) -> dict[str, Any] | None:
        """What the reference was computed from, where the record's grammar can say it."""
        if self.evidence == "schema":
            return source(self.spec, dictionary_table(self.spec.table, self.dictionary))
        return source(self.spec, joined(self.tables, self.spec))


def dictionary_table(name: str, dictionary: Mapping[str, tuple[FieldNote, ...]]) -> Table:
    """The data dictionary as a table called `name`, so that a look-up in it can be recomputed."""
    rows = [
        (table, note.column, note.meaning) for table in dictionary for note in dictionary[table]
    ]
    return Table(name, ("table_name", "column_name", "meaning"), tuple(rows))


def _plain(value: Decimal | str) -> float | int | str:
    if isinstance(value, str):
        return value
    rounded = round(value, 6)
    return int(rounded) if rounded == rounded.to_integral_value() else float(rounded)
