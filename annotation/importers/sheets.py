"""A returned sheet, read strictly: every problem is named with its line."""

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from studies.rules import BadInput
from trajectories.records import LabelRow, RecordError, parse_label_row, read_jsonl

SHOWN = 5
ZIP_MAGIC = b"PK\x03\x04"
Fields = Mapping[str, Sequence[str] | None]


@dataclass(frozen=True)
class SheetRow:
    """One row with the line that it stands on (the row number in a workbook)."""

    line: int
    row: LabelRow


def read_sheet(
    content: bytes, name: str, *, fields: Fields, annotator: str, key: str = "item"
) -> list[SheetRow]:
    """The rows of a CSV, JSON Lines or XLSX sheet; raises `BadInput` naming every bad line.

    key : the column that names the item, `item` or `trajectory_id`.
    """
    rows: list[SheetRow] = []
    problems: list[str] = []
    for line, raw in _raw_rows(content, name):
        try:
            if isinstance(raw, RecordError):
                raise raw
            row = parse_label_row(raw, fields=fields, key=key, annotator=annotator)
            _check_annotator(row, annotator)
            rows.append(SheetRow(line, row))
        except RecordError as error:
            problems.append(f"line {line}: {error}")
    problems += _twice(rows)
    if not rows and not problems:
        problems.append("there is no row below the header")
    refuse(name, problems)
    return rows


def refuse(name: str, problems: Sequence[str]) -> None:
    """Raise `BadInput` with the first problems and the number of the others; nothing if none."""
    if not problems:
        return
    rest = len(problems) - SHOWN
    more = f"; and {rest} more" if rest > 0 else ""
    raise BadInput(f"{name}: {'; '.join(problems[:SHOWN])}{more}. Nothing was imported.")


def _check_annotator(row: LabelRow, annotator: str) -> None:
    if row.annotator != annotator:
        raise RecordError("annotator", f"is {row.annotator!r}, the sheet came as {annotator}'s")


def _twice(rows: Sequence[SheetRow]) -> list[str]:
    seen: dict[str, int] = {}
    problems = []
    for row in rows:
        if row.row.item in seen:
            problems.append(
                f"line {row.line}: item {row.row.item!r} is on line {seen[row.row.item]} already"
            )
        seen.setdefault(row.row.item, row.line)
    return problems


RawRow = tuple[int, dict[str, Any] | RecordError]


def _raw_rows(content: bytes, name: str) -> Iterator[RawRow]:
    if content.startswith(ZIP_MAGIC):
        return _workbook_rows(content, name)
    if content.lstrip(b"\xef\xbb\xbf \r\n\t").startswith(b"{"):
        return read_jsonl(io.BytesIO(content), name)
    return _csv_rows(content, name)


def _csv_rows(content: bytes, name: str) -> Iterator[RawRow]:
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput(
            f"{name}: is not UTF-8 text at byte {error.start}; save it as UTF-8."
        ) from None
    header = text.partition("\n")[0]
    # Spreadsheets of many countries write semicolons.
    delimiter = max(",;\t", key=header.count)
    reader = csv.DictReader(io.StringIO(text, newline=""), delimiter=delimiter)
    if not reader.fieldnames:
        raise BadInput(f"{name}: is empty; a sheet begins with a header line.")
    reader.fieldnames = [column.strip() for column in reader.fieldnames]
    try:
        for row in reader:
            yield reader.line_num, {key: "" if row[key] is None else row[key] for key in row}
    except csv.Error as error:
        raise BadInput(f"{name}: line {reader.line_num}: cannot be read as CSV: {error}.") from None


def _workbook_rows(content: bytes, name: str) -> Iterator[RawRow]:
    from openpyxl import load_workbook

    try:
        book = load_workbook(io.BytesIO(content), read_only=True, data_only=True)
        rows = list(book.worksheets[0].iter_rows(values_only=True))
    except Exception as error:  # openpyxl raises whatever the broken part of the file gives
        raise BadInput(f"{name}: cannot be read as a workbook: {error}.") from None
    if not rows:
        raise BadInput(f"{name}: is empty; a sheet begins with a header line.")
    header = [str(cell or "").strip() for cell in rows[0]]
    for line, cells in enumerate(rows[1:], start=2):
        if any(cell is not None for cell in cells):
            yield line, dict(zip(header, map(_plain, cells), strict=False))


def _plain(cell: Any) -> Any:
    """A workbook's cell as a CSV would hold it; workbooks keep whole numbers as floats."""
    if isinstance(cell, float) and cell.is_integer():
        return str(int(cell))
    return "" if cell is None else cell if isinstance(cell, bool) else str(cell)
