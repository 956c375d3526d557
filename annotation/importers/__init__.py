"""Reading returned sheets: CSV, JSON Lines or XLSX to checked rows."""

from .sheets import SheetRow, read_sheet

__all__ = ["SheetRow", "read_sheet"]
