"""Confusion tables as small heat maps: shade is the share of the items, numbers are counts."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

CELL_WIDTH = 76
CELL_HEIGHT = 44
LEVELS = 5


@dataclass(frozen=True)
class Cell:
    """One cell: counts of a reference and a scorer decision; `level` 0 … 5 is its shade."""

    x: int
    y: int
    count: int
    level: int
    is_error: bool
    title: str


@dataclass(frozen=True)
class Heat:
    """A two-by-two map, rows reference, columns scorer."""

    label: str
    width: int
    height: int
    cell_width: int
    cell_height: int
    cells: tuple[Cell, ...]


_PLACES = (
    ("tp", 0, 0, "reference yes, scorer yes"),
    ("fn", 1, 0, "reference yes, scorer no: missed"),
    ("fp", 0, 1, "reference no, scorer yes: false alarm"),
    ("tn", 1, 1, "reference no, scorer no"),
)


def heat(label: str, counts: Mapping[str, Any]) -> Heat:
    """The map of one metric from its counts tp, fn, fp and tn."""
    total = sum(counts[name] for name, *_ in _PLACES)
    cells = tuple(
        Cell(
            x=column * CELL_WIDTH,
            y=row * CELL_HEIGHT,
            count=counts[name],
            level=_level(counts[name], total),
            is_error=name in ("fn", "fp") and counts[name] > 0,
            title=title,
        )
        for name, column, row, title in _PLACES
    )
    return Heat(label, 2 * CELL_WIDTH, 2 * CELL_HEIGHT, CELL_WIDTH, CELL_HEIGHT, cells)


def _level(count: int, total: int) -> int:
    """0 for none, else 1 … 5 by the share of the items."""
    return 0 if not count else min(LEVELS, 1 + int((LEVELS - 1) * count / total + 0.5))
