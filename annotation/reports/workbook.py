"""The empty sheet as a workbook, with the allowed words as drop-down lists."""

import io
from collections.abc import Sequence

from openpyxl import Workbook
from openpyxl.styles import Font
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.datavalidation import DataValidation
from openpyxl.worksheet.worksheet import Worksheet

from annotation import rules

BINARY = ("1", "0")


def workbook(schema: rules.Schema, annotator: str, codes: Sequence[str]) -> bytes:
    """One row an item, empty; the columns of the returned sheet."""
    book = Workbook()
    sheet = book.active
    sheet.title = "labels"
    sheet.append(["item", "annotator", *schema.names, "note"])
    for code in codes:
        sheet.append([code, annotator])
    for cell in sheet[1]:
        cell.font = Font(bold=True)
    sheet.freeze_panes = "C2"
    sheet.column_dimensions[get_column_letter(len(schema.names) + 3)].width = 60
    for column, field in enumerate(schema.fields, start=3):
        _limit(sheet, column, field.options or BINARY, len(codes) + 1)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def _limit(sheet: Worksheet, column: int, words: Sequence[str], last: int) -> None:
    """Let the column's cells take one of the words or stay empty."""
    allowed = DataValidation(type="list", formula1=f'"{",".join(words)}"', allow_blank=True)
    allowed.error = f"Allowed: {', '.join(words)}, or empty."
    letter = get_column_letter(column)
    allowed.add(f"{letter}2:{letter}{last}")
    sheet.add_data_validation(allowed)
