"""Labels as people wrote them, turned into codes: one type a field, blanks missing."""

import math
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from audits.stats.estimates import InputRefused

Label = str | int | float | bool
MISSING = -1


def is_missing(label: object) -> bool:
    """None, the empty string and NaN are missing; the strings "nan" and "NA" are labels."""
    return label is None or label == "" or (isinstance(label, float) and math.isnan(label))


def checked(label: object, *, allow_fractions: bool = False) -> Label:
    """The label; a whole float is the integer. Raises for anything that cannot be a label."""
    if isinstance(label, float):
        if label.is_integer():
            return int(label)
        if allow_fractions and math.isfinite(label):
            return label
        raise InputRefused(
            "non_integral_label",
            f"labels are strings, integers or booleans; got {label!r}. Bin or name the values.",
        )
    if isinstance(label, str | int | bool):
        return label
    raise InputRefused(
        "mixed_label_types", f"labels are strings, integers or booleans; got {label!r}"
    )


def _kind(label: Label) -> str:
    if isinstance(label, bool):
        return "boolean"
    return "string" if isinstance(label, str) else "number"


def check_one_type(labels: Iterable[Label]) -> None:
    """Raise if the labels of one field have more than one type: 1 is not "1" and not true."""
    examples: dict[str, Label] = {}
    for label in labels:
        examples.setdefault(_kind(label), label)
    if len(examples) > 1:
        met = ", ".join(f"{kind} {label!r}" for kind, label in examples.items())
        raise InputRefused(
            "mixed_label_types", f"one field holds labels of one type; got {met}. Convert them."
        )


@dataclass(frozen=True, slots=True)
class CodeBook:
    """The labels of a field in order; code k stands for `categories[k]`.

    `is_ordered` says whether the order means something: declared, or numeric.
    """

    categories: tuple[Label, ...]
    is_ordered: bool

    def encode(self, labels: Sequence[Label | None]) -> NDArray[np.int64]:
        """Codes of the labels, -1 where missing. Raises `unknown_label` outside the book."""
        position: dict[Hashable, int] = {label: k for k, label in enumerate(self.categories)}
        try:
            codes = [MISSING if label is None else position[label] for label in labels]
        except KeyError as absent:
            declared = ", ".join(map(repr, self.categories))
            raise InputRefused(
                "unknown_label", f"label {absent.args[0]!r} is not declared; allowed: {declared}"
            ) from None
        return np.asarray(codes, dtype=np.int64)


def clean(labels: Iterable[object], *, allow_fractions: bool = False) -> list[Label | None]:
    """The labels with None for each missing one. Raises for values that cannot be labels."""
    return [
        None if is_missing(label) else checked(label, allow_fractions=allow_fractions)
        for label in labels
    ]


def code_book(seen: Iterable[Label | None], declared: Sequence[object] | None = None) -> CodeBook:
    """The declared labels in their order, else those seen, sorted.

    Raises `mixed_label_types` where labels, seen or declared, differ in type.
    """
    used = [label for label in seen if label is not None]
    if declared is None:
        check_one_type(used)
        is_ordered = not any(isinstance(label, str) for label in used)
        return CodeBook(tuple(sorted(set(used))), is_ordered)  # type: ignore[type-var]
    book = tuple(checked(label, allow_fractions=True) for label in declared)
    if len(set(book)) != len(book):
        raise InputRefused("unknown_label", f"declared labels repeat: {list(book)!r}")
    check_one_type([*used, *book])
    return CodeBook(book, True)
