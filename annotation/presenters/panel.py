"""The fields to judge, as rows with their keys, for any label schema."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from annotation.rules import Field, Schema

NOTHING_POISONED = "not judged: nothing was poisoned"


@dataclass(frozen=True)
class Choice:
    """One answer to a field: what the form sends, what a person reads, which key gives it."""

    value: str
    text: str
    slot: int | None
    is_chosen: bool


@dataclass(frozen=True)
class Row:
    """One field of the panel; `why_skipped` says why it is not asked of this item."""

    key: str
    title: str
    help: str
    kind: str
    slot: int
    choices: tuple[Choice, ...]
    why_skipped: str
    is_optional: bool
    is_disputed: bool


def rows(
    schema: Schema,
    values: Mapping[str, object],
    *,
    asks_all: bool,
    disputed: Sequence[str] = (),
) -> tuple[Row, ...]:
    """The rows of the panel. Slots number the keys: one a binary field, one an option."""
    made, slot = [], 1
    for field in schema.fields:
        made.append(_row(field, values.get(field.key), slot, asks_all, field.key in disputed))
        slot += max(len(field.options), 1)
    return tuple(made)


def _row(field: Field, value: object, slot: int, asks_all: bool, is_disputed: bool) -> Row:
    is_skipped = field.asked == "exposed" and not asks_all
    return Row(
        key=field.key,
        title=field.title,
        help=field.help,
        kind=field.kind,
        slot=slot,
        choices=_choices(field, value, slot),
        why_skipped=NOTHING_POISONED if is_skipped else "",
        is_optional=field.asked == "optional",
        is_disputed=is_disputed,
    )


def _choices(field: Field, value: object, slot: int) -> tuple[Choice, ...]:
    if field.kind == "nominal":
        return tuple(
            Choice(option, option.capitalize(), slot + n, value == option)
            for n, option in enumerate(field.options)
        )
    return (
        Choice("true", "Yes", None, value is True),
        Choice("false", "No", None, value is False),
    )


def slots(schema: Schema) -> list[str]:
    """What each field key stands for, in order: a binary field or one option of a nominal one."""
    return [
        name
        for field in schema.fields
        for name in ([f"{field.title}: {option}" for option in field.options] or [field.title])
    ]


def posted_value(field: Field, text: str) -> bool | str | None:
    """The stored value of what the form sent for a field; "" is not judged."""
    if field.kind == "nominal":
        return text or None
    return {"true": True, "false": False}.get(text)
