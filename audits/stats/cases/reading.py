"""Reads the inputs of cases: ratings, tables, numbers; refuses with a code what cannot be one."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from audits.stats.confusion import square_table
from audits.stats.estimates import Estimate, InputRefused, merge_flags
from audits.stats.intervals import check_level
from audits.stats.labels import CodeBook, clean, code_book
from audits.stats.patterns import Patterns, patterns_from_matrix
from audits.stats.tables import patterns_from_table, table_from_codes

Input = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Outputs:
    """What a case gives: figures by key, and the flags of all of them."""

    figures: dict[str, object]
    flags: tuple[str, ...]


Statistic = Callable[[Input, np.random.Generator], Outputs]


def outputs(figures: Mapping[str, object], *, flags: tuple[str, ...] = ()) -> Outputs:
    """Figures as JSON: an estimate becomes its number, or null with the reason."""
    estimates = [figure for figure in figures.values() if isinstance(figure, Estimate)]
    return Outputs(
        {key: _as_json(figure) for key, figure in figures.items()},
        merge_flags(flags, *(estimate.flags for estimate in estimates)),
    )


def with_bounds(figure: Estimate, key: str) -> dict[str, object]:
    """The figure under `key` with its se, low and high, each undefined for the same reason."""
    reason = figure.undefined or figure.ci_undefined
    none = {"value": None, "undefined": reason}
    ends = {"se": figure.se, "low": figure.ci_low, "high": figure.ci_high}
    return {key: figure, **{name: none if end is None else end for name, end in ends.items()}}


def _as_json(figure: object) -> object:
    if not isinstance(figure, Estimate):
        return figure
    if figure.value is None:
        return {"value": None, "undefined": figure.undefined}
    return figure.value


def required(given: Input, key: str) -> Any:
    """The value under `key`; refused where it is absent."""
    if key not in given:
        raise InputRefused("invalid_input", f"the input lacks {key!r}")
    return given[key]


def level_of(given: Input) -> float:
    level = given.get("level", 0.95)
    check_level(level)
    return float(level)


def number(name: str, value: object) -> float:
    """A finite number; true and false count as 1 and 0."""
    if not isinstance(value, bool | int | float) or not math.isfinite(value):
        raise InputRefused("invalid_input", f"{name} must be a finite number; got {value!r}")
    return float(value)


def numbers(name: str, values: object) -> NDArray[np.float64]:
    """A list of finite numbers."""
    if not isinstance(values, list):
        raise InputRefused("invalid_input", f"{name} must be a list of numbers")
    return np.array([number(name, value) for value in values], dtype=np.float64)


@dataclass(frozen=True, slots=True)
class Ratings:
    """A case's ratings as codes with their code book; from a table, the labels are its places."""

    patterns: Patterns
    table: NDArray[np.int64] | None
    book: CodeBook
    n_given: int


def rating_rows(value: object) -> list[list[Any]]:
    """Rows of equal length; `ragged_ratings` otherwise."""
    if not isinstance(value, list) or not all(isinstance(row, list) for row in value):
        raise InputRefused("invalid_input", "ratings are a list of rows, one row per item")
    lengths = {len(row) for row in value}
    if len(lengths) > 1:
        raise InputRefused(
            "ragged_ratings",
            f"rows have {min(lengths)} to {max(lengths)} columns; give each rater a column, "
            "with null where there is no rating",
        )
    return value


def read_ratings(given: Input, *, allow_fractions: bool = False) -> Ratings:
    """`ratings` or `table`, with the declared `categories` if there are any."""
    if "table" in given:
        return _from_table(given)
    rows = rating_rows(required(given, "ratings"))
    return encode_rows(rows, given.get("categories"), allow_fractions=allow_fractions)


def encode_rows(
    rows: list[list[Any]], categories: Sequence[Any] | None, *, allow_fractions: bool = False
) -> Ratings:
    """Rating rows as codes; labels of all rows and columns share one code book."""
    flat = clean((label for row in rows for label in row), allow_fractions=allow_fractions)
    book = code_book(flat, declared_labels(categories))
    width = len(rows[0]) if rows else 0
    codes = book.encode(flat).reshape(len(rows), width)
    k = len(book.categories)
    table = table_from_codes(codes[:, 0], codes[:, 1], n_categories=k) if width == 2 else None
    return Ratings(patterns_from_matrix(codes, n_categories=k), table, book, len(rows))


def declared_labels(categories: object) -> Sequence[Any] | None:
    """The declared labels, if there are any; refused where they are no list."""
    if categories is not None and not isinstance(categories, list):
        raise InputRefused("invalid_input", "categories are a list of labels")
    return categories


def _from_table(given: Input) -> Ratings:
    table = square_table(given["table"])
    declared = declared_labels(given.get("categories"))
    if declared is not None and len(declared) != len(table):
        raise InputRefused(
            "invalid_counts", f"{len(declared)} categories do not fit a table of {len(table)}"
        )
    places = list(range(len(table))) if declared is None else declared
    book = code_book([], places)
    return Ratings(patterns_from_table(table), table, book, int(table.sum()))
