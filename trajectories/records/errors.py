"""What a record is refused with."""

from __future__ import annotations

from typing import Any

SHOWN = 80


class RecordError(ValueError):
    """A record breaks a rule of its format; the text says what was met and what is allowed."""

    def __init__(self, field: str, message: str) -> None:
        self.field = field
        self.message = message
        super().__init__(f"{field}: {message}" if field else message)


def shown(value: Any) -> str:
    """`value` as an error message shows it: its repr, cut to one short line."""
    text = repr(value)
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
