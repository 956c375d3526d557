"""Corrupt a structured result: all aliases of the target value, or the first alone.

The injector looks for a value in text; here the caller says which fields hold the target, so that
no other field is touched and none that holds it is missed.
"""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Literal

from toxicbench.tables import Value

Extent = Literal["full", "partial"]


class Refused(ValueError):
    """The record cannot be corrupted as asked: an alias is missing, or nothing would change."""


def corrupt(
    record: Mapping[str, Value], aliases: Sequence[str], poisoned: Value, extent: Extent
) -> dict[str, Value]:
    """`record` with `poisoned` in every alias of the target (`full`) or in the first (`partial`).

    Numbers keep the decimals of what they replace. Raises `Refused` where an alias is not in the
    record, where the aliases disagree already, or where nothing would change.
    """
    missing = [name for name in aliases if name not in record]
    if missing or not aliases:
        raise Refused(f"the record lacks the aliases {missing}; it has {sorted(record)}")
    if len({record[name] for name in aliases}) > 1:
        raise Refused(f"the aliases {list(aliases)} hold different values")
    value = _like(record[aliases[0]], poisoned)
    if value == record[aliases[0]]:
        raise Refused(f"{poisoned!r} is what the record holds already")
    chosen = aliases if extent == "full" else aliases[:1]
    return {name: value if name in chosen else old for name, old in record.items()}


def _like(old: Value, new: Value) -> Value:
    if not isinstance(old, float) or not isinstance(new, int | float):
        return new
    exponent = Decimal(str(old)).as_tuple().exponent
    return round(float(new), -exponent if isinstance(exponent, int) else 0)
