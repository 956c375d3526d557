"""Tables that tools print (pipes, Markdown, CSV, tabs, JSON rows), found in an observation."""

import csv
import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

MAX_ROWS = 200
MAX_COLUMNS = 40
MAX_JSON_CHARS = 200_000
_NUMBER = re.compile(r"[-+−]?[$€£]?\d[\d,. ]*(?:[eE][-+]?\d+)?\s?%?")
_RULE = re.compile(r"[\s|+:=-]+")


class Cell(NamedTuple):
    """A tuple, since a template unpacks one much sooner than it looks attributes up."""

    text: str
    is_number: bool


@dataclass(frozen=True)
class Block:
    """A stretch of an observation: plain text, or a table (then `text` is empty)."""

    text: str
    header: tuple[Cell, ...] = ()
    rows: tuple[tuple[Cell, ...], ...] = ()
    n_more_rows: int = 0

    @property
    def is_table(self) -> bool:
        return bool(self.header)


def blocks(text: str) -> list[Block]:
    """Split an observation into tables and the text around them, in order, losing nothing."""
    found = _json_table(text) or _delimited_table(text)
    return [found] if found else _pipe_blocks(text)


def _table(rows: Sequence[Sequence[str]]) -> Block | None:
    width = len(rows[0])
    if len(rows) < 2 or not 2 <= width <= MAX_COLUMNS or any(len(row) != width for row in rows):
        return None
    header, body = rows[0], rows[1 : MAX_ROWS + 1]
    numeric = [_is_numeric(row[column] for row in body) for column in range(width)]
    return Block(
        text="",
        header=_cells(header, numeric),
        rows=tuple(_cells(row, numeric) for row in body),
        n_more_rows=len(rows) - 1 - len(body),
    )


def _cells(row: Sequence[str], numeric: Sequence[bool]) -> tuple[Cell, ...]:
    return tuple(Cell(text, is_number) for text, is_number in zip(row, numeric, strict=True))


def _is_numeric(column: Iterable[str]) -> bool:
    filled = [text for text in column if text and text.lower() not in ("null", "none", "nan", "-")]
    return bool(filled) and all(_NUMBER.fullmatch(text) for text in filled)


def _json_table(text: str) -> Block | None:
    stripped = text.strip()
    if not stripped.startswith("[") or len(stripped) > MAX_JSON_CHARS:
        return None
    try:
        rows = json.loads(stripped)
    except (ValueError, RecursionError):
        return None
    if not rows or not all(isinstance(row, dict) and row for row in rows):
        return None
    columns = list(dict.fromkeys(key for row in rows for key in row))
    return _table([columns, *([_json_cell(row.get(key)) for key in columns] for row in rows)])


def _json_cell(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _delimited_table(text: str) -> Block | None:
    lines = text.strip("\n").split("\n")
    if len(lines) < 2 or "|" in lines[0]:
        return None
    for delimiter in ("\t", ","):
        if delimiter not in lines[0]:
            continue
        try:
            rows = list(csv.reader(lines, delimiter=delimiter, strict=True))
        except csv.Error:
            continue
        if all(_is_heading(name) for name in rows[0]):
            return _table([[cell.strip() for cell in row] for row in rows])
    return None


def _is_heading(text: str) -> bool:
    """A column's name is short and follows its comma at once; a sentence is no header."""
    return bool(text) and text == text.strip() and len(text) <= 40 and len(text.split()) <= 4


def _pipe_blocks(text: str) -> list[Block]:
    made: list[Block] = []
    for width, group in groupby(text.split("\n"), key=_pipe_width):
        lines = list(group)
        table = _pipe_table(lines) if width >= 2 else None
        if table:
            made.append(table)
        elif made and not made[-1].is_table:
            made[-1] = Block(made[-1].text + "\n" + "\n".join(lines))
        else:
            made.append(Block("\n".join(lines)))
    return [block for block in made if block.is_table or block.text.strip()] or made[:1]


def _pipe_width(line: str) -> int:
    """How many cells a line has; a drawn rule has those of the rows around it."""
    drawn = line.replace("+", "|") if _RULE.fullmatch(line) else line
    return len(_pipe_cells(drawn)) if "|" in drawn else 0


def _pipe_cells(line: str) -> list[str]:
    inner = line.strip()
    if inner.startswith("|") and inner.endswith("|") and len(inner) > 1:
        inner = inner[1:-1]
    return [cell.strip() for cell in inner.split("|")]


def _pipe_table(lines: Sequence[str]) -> Block | None:
    rows = [_pipe_cells(line) for line in lines if not _RULE.fullmatch(line)]
    return _table(rows) if rows else None
