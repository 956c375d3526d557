"""The tools of a data agent over one task's sources. Honest: what is poisoned, the proxy does."""

import itertools
import json
import re
import sqlite3
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from toxicbench.references import by_standard_library
from toxicbench.specs import SCALARS, Spec
from toxicbench.tables import CUT, Table, Value, matches, show
from toxicbench.tasks import RECORD_ALIASES, Document, Task

MAX_STEPS = 2_000_000
"""Virtual machine instructions a query may take before it is stopped."""
STEP = 10_000
MAX_LENGTH = 1_000_000
"""Bytes that a string, a row or a query may have."""

_ALLOWED = {
    sqlite3.SQLITE_SELECT,
    sqlite3.SQLITE_READ,
    sqlite3.SQLITE_FUNCTION,
    sqlite3.SQLITE_RECURSIVE,
}
_WORD = re.compile(r"[^\W_]+")


@dataclass(frozen=True)
class ToolResult:
    """What a tool returned; `record` where it is structured, `text` is then its JSON."""

    text: str
    error: bool = False
    record: Mapping[str, Value] | None = None


class ToolError(ValueError):
    """A call that cannot be served; its text is what the agent is told."""


class Toolbox:
    """The five tools over the tables, dictionary and documents of `task`. Close it after use.

    max_rows : rows of a query's result that are shown; a last line says how many are left out.
    """

    def __init__(self, task: Task, *, max_rows: int = 2000) -> None:
        self.task = task
        self.max_rows = max_rows
        self._database = _database(task.tables)
        self._tools: dict[str, Callable[..., ToolResult]] = {
            "sql": self._sql,
            "schema": self._schema,
            "head": self._head,
            "search": self._search,
            "aggregate": self._aggregate,
        }

    def close(self) -> None:
        """Give the in-memory database back."""
        self._database.close()

    def run(self, tool: str, arguments: Mapping[str, Any]) -> ToolResult:
        """What an honest `tool` returns; a call that cannot be served is an error result."""
        if tool not in self._tools:
            return _failure(f"there is no tool {tool!r}; there are {', '.join(self._tools)}")
        try:
            return self._tools[tool](**arguments)
        except TypeError:
            return _failure(f"{tool} does not take the arguments {sorted(arguments)}")
        except (ValueError, sqlite3.Error, sqlite3.Warning) as error:
            return _failure(str(error))

    def _sql(self, query: str) -> ToolResult:
        self._database.set_progress_handler(_budget(), STEP)
        cursor = self._database.execute(str(query))
        if cursor.description is None:
            raise ToolError("the query returns no result")
        rows = cursor.fetchmany(self.max_rows + 1)
        if not rows:
            return ToolResult("(no rows)")
        text = show([column[0] for column in cursor.description], rows[: self.max_rows])
        if len(rows) > self.max_rows:
            text += f"\n{CUT}more rows; the first {self.max_rows} are shown"
        return ToolResult(text)

    def _schema(self, table: str = "") -> ToolResult:
        if not table:
            lines = [(t.name, ", ".join(t.columns), len(t.rows)) for t in self.task.tables.values()]
            return ToolResult(show(("table", "columns", "rows"), lines))
        self._table(table)
        notes = [(note.column, note.meaning) for note in self.task.dictionary.get(table, ())]
        return ToolResult(show(("column", "meaning"), notes))

    def _head(self, table: str, rows: int = 5) -> ToolResult:
        found = self._table(table)
        return ToolResult(show(found.columns, found.rows[: max(1, min(int(rows), 20))]))

    def _search(self, query: str, limit: int = 3) -> ToolResult:
        found = search(self.task.documents, str(query))[: max(1, min(int(limit), 10))]
        return ToolResult("\n".join(document.line() for document in found) or "(no documents)")

    def _aggregate(
        self,
        op: str,
        table: str,
        column: str = "",
        over: str = "",
        where: Mapping[str, Value] | None = None,
        scale: int = 1,
    ) -> ToolResult:
        if op not in SCALARS:
            raise ToolError(f"op must be one of {', '.join(SCALARS)}; got {op!r}")
        found = self._table(table)
        spec = Spec(op, table, column, over, where=dict(where or {}), scale=scale)
        unknown = set(spec.columns) - set(found.columns)
        if unknown:
            raise ToolError(f"table {table} has no column {', '.join(sorted(unknown))}")
        answer = by_standard_library(spec, found.records())
        value = round(answer, 4) if isinstance(answer, float) else None
        kept = sum(matches(row, spec.where) for row in found.records())
        return structured({**dict.fromkeys(RECORD_ALIASES, value), "rows": kept})

    def _table(self, name: str) -> Table:
        if name not in self.task.tables:
            raise ToolError(f"there is no table {name!r}; there are {', '.join(self.task.tables)}")
        return self.task.tables[name]


def structured(record: Mapping[str, Value]) -> ToolResult:
    """A structured result and its text."""
    return ToolResult(json.dumps(record, ensure_ascii=False), record=dict(record))


def search(documents: tuple[Document, ...], query: str) -> list[Document]:
    """The documents that share a word with `query`, those that share most first, newest next."""
    wanted = set(_words(query))
    scored = [(len(wanted & set(_words(d.title + " " + d.text))), d.date, d) for d in documents]
    hits = sorted((hit for hit in scored if hit[0]), key=lambda hit: hit[:2], reverse=True)
    return [document for _, _, document in hits]


def _words(text: str) -> list[str]:
    return [word.casefold() for word in _WORD.findall(text)]


def _failure(message: str) -> ToolResult:
    return ToolResult(f"Error: {message}", error=True)


def _database(tables: Mapping[str, Table]) -> sqlite3.Connection:
    """An in-memory database of `tables` that then allows reading alone, and no endless query."""
    database = sqlite3.connect(":memory:", isolation_level=None)
    for table in tables.values():
        columns = ", ".join(f'"{name}"' for name in table.columns)
        marks = ", ".join("?" * len(table.columns))
        database.execute(f'CREATE TABLE "{table.name}" ({columns})')
        database.executemany(f'INSERT INTO "{table.name}" VALUES ({marks})', table.rows)
    database.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MAX_LENGTH)
    database.set_authorizer(_authorize)
    return database


def _budget() -> Callable[[], int]:
    """A progress handler that stops a query once it has taken its steps."""
    ticks = itertools.count(1)
    return lambda: int(next(ticks) * STEP > MAX_STEPS)


def _authorize(action: int, *_details: object) -> int:
    return sqlite3.SQLITE_OK if action in _ALLOWED else sqlite3.SQLITE_DENY
