"""Tables as values, and the text form in which tools show them to an agent."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

_INTEGER = re.compile(r"-?[0-9]{1,18}")
_DECIMAL = re.compile(r"-?[0-9]+(\.[0-9]+)?(e[+-]?[0-9]{1,2})?", re.IGNORECASE)
Value = str | int | float | None
SEPARATOR = " | "
CUT = "… "
"""Begins the line that says how many rows a shown table leaves out."""


@dataclass(frozen=True)
class Table:
    """A named table; every row has one value per column, None where the value is missing."""

    name: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Value, ...], ...]

    def records(self) -> list[dict[str, Value]]:
        """The rows as mappings from column name to value."""
        return [dict(zip(self.columns, row, strict=True)) for row in self.rows]

    def pick(self, columns: Iterable[str]) -> "Table":
        """The same rows with only `columns`, in this table's order."""
        wanted = set(columns)
        kept = [i for i, name in enumerate(self.columns) if name in wanted]
        rows = tuple(tuple(row[i] for i in kept) for row in self.rows)
        return Table(self.name, tuple(self.columns[i] for i in kept), rows)


@dataclass(frozen=True)
class Cell:
    """One cell of a shown table: its text is `whole[start:end]`."""

    text: str
    start: int
    end: int


@dataclass(frozen=True)
class Grid:
    """A shown table read back, with the place of every cell."""

    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]

    def column(self, name: str) -> list[Cell]:
        """The cells below the heading `name`; empty where there is no such heading."""
        if name not in self.columns:
            return []
        place = self.columns.index(name)
        return [row[place] for row in self.rows]

    def records(self) -> list[dict[str, Value]]:
        """The rows as mappings from heading to value, numbers read as numbers."""
        return [
            dict(zip(self.columns, (typed(cell.text) for cell in row), strict=True))
            for row in self.rows
        ]


def show(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A heading line and one line a row, cells parted by ` | `; None is shown as NULL."""
    lines = [SEPARATOR.join(columns)]
    lines += [SEPARATOR.join(_shown(value) for value in row) for row in rows]
    return "\n".join(lines)


def read_grid(text: str) -> Grid | None:
    """The table that `show` wrote, or None where `text` is none (ragged, or a heading alone)."""
    heading, *lines = text.split("\n")
    columns = tuple(heading.split(SEPARATOR))
    rows = []
    start = len(heading) + 1
    for line in lines:
        cells = _cells(line, start)
        if line.startswith(CUT):
            break
        if len(cells) != len(columns):
            return None
        rows.append(cells)
        start += len(line) + 1
    return Grid(columns, tuple(rows)) if rows else None


def typed(text: str) -> Value:
    """A cell's text as a number where it is written as one, None for NULL or an empty cell."""
    if text in ("", "NA", "NULL"):
        return None
    if _INTEGER.fullmatch(text):
        return int(text)
    return float(text) if _DECIMAL.fullmatch(text) else text


def matches(row: Mapping[str, Value], where: Mapping[str, Value]) -> bool:
    """Whether `row` holds each value that `where` asks for."""
    return all(row[column] == value for column, value in where.items())


def _shown(value: object) -> str:
    if value is None:
        return "NULL"
    return format(value, ".10g") if isinstance(value, float) else str(value)


def _cells(line: str, start: int) -> tuple[Cell, ...]:
    cells = []
    for text in line.split(SEPARATOR):
        cells.append(Cell(text, start, start + len(text)))
        start += len(text) + len(SEPARATOR)
    return tuple(cells)
