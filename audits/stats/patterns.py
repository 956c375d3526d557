"""Rating patterns: the distinct rows of a rating table, and how many items show each.

Every coefficient of agreement is a function of these counts, so one pass over the ratings is
enough for all of them, and a bootstrap resamples a handful of counts instead of the rows.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from audits.stats.labels import MISSING, Label

_DENSE_LIMIT = 1 << 14
_MAX_BOOLEAN_COLUMNS = 4


@dataclass(frozen=True)
class LongTable:
    """One field's ratings in long form, one row per (item, annotator).

    items, annotators : shape (n_rows,), any ids; values : codes 0 … k - 1, -1 for no rating.
    categories : the declared labels; `values` index them. Unused ones count.
    tasks : shape (n_rows,), the task of each row's item; None where items share no tasks.
    """

    items: NDArray[np.generic]
    annotators: NDArray[np.generic]
    values: NDArray[np.int64]
    categories: tuple[Label, ...]
    tasks: NDArray[np.generic] | None = None

    def __post_init__(self) -> None:
        shapes = {np.shape(self.items), np.shape(self.annotators), np.shape(self.values)}
        if self.tasks is not None:
            shapes.add(np.shape(self.tasks))
        if len(shapes) != 1:
            raise ValueError(f"the columns of a long table have one length; got {sorted(shapes)}")
        check_codes(self.values, len(self.categories))


@dataclass(frozen=True)
class RatingMatrix:
    """The same ratings with one row per item and one column per annotator.

    codes : shape (n_items, n_annotators), -1 for no rating.
    tasks : shape (n_items,), codes 0 … n_tasks - 1; None where no two items share a task.
    """

    items: NDArray[np.generic]
    annotators: NDArray[np.generic]
    codes: NDArray[np.int64]
    tasks: NDArray[np.int64] | None


@dataclass(frozen=True)
class Patterns:
    """Distinct rating rows with their counts.

    codes : shape (n_patterns, n_raters), codes 0 … n_categories - 1, -1 for no rating.
    counts : shape (n_patterns,), items per pattern.
    """

    codes: NDArray[np.int64]
    counts: NDArray[np.float64]
    n_categories: int

    @cached_property
    def labels(self) -> NDArray[np.float64]:
        """Shape (n_patterns, n_categories): how many raters gave each label."""
        steps = np.arange(self.n_categories)
        return (self.codes[:, :, None] == steps).sum(axis=1).astype(np.float64)

    @cached_property
    def ratings(self) -> NDArray[np.float64]:
        """Shape (n_patterns,): ratings per item."""
        return self.labels.sum(axis=1)

    @property
    def n_items(self) -> int:
        return int(self.counts.sum())

    @property
    def n_raters(self) -> int:
        return int(self.codes.shape[1])


@dataclass(frozen=True)
class LabelCounts:
    """Items of which only the number of ratings per label is known, not who gave them.

    labels : shape (n_items, n_categories).
    """

    labels: NDArray[np.float64]

    @property
    def counts(self) -> NDArray[np.float64]:
        return np.ones(len(self.labels))

    @property
    def n_categories(self) -> int:
        return int(self.labels.shape[1])

    @property
    def ratings(self) -> NDArray[np.float64]:
        return self.labels.sum(axis=1)

    @property
    def n_items(self) -> int:
        return len(self.labels)

    @property
    def n_raters(self) -> int:
        """The most ratings of an item."""
        return int(self.ratings.max(initial=0))

    @property
    def codes(self) -> NDArray[np.int64]:
        raise TypeError("counts do not say who gave which label; use rating patterns")


def check_codes(values: NDArray[np.generic], n_categories: int) -> None:
    """Raise unless all codes lie in -1 … n_categories - 1."""
    if values.size == 0 or values.dtype == np.bool_:
        return
    low, high = values.min(), values.max()
    if low < MISSING or high >= n_categories:
        raise ValueError(f"codes must lie in -1 … {n_categories - 1}; got {low} … {high}")


def rating_matrix(table: LongTable) -> RatingMatrix:
    """The long table with items as rows and annotators as columns, both in order of their ids.

    Raises ValueError where an annotator rated an item twice, or an item has two tasks.
    """
    items, first, row = np.unique(table.items, return_index=True, return_inverse=True)
    annotators, column = np.unique(table.annotators, return_inverse=True)
    cell = row * max(len(annotators), 1) + column
    if len(np.unique(cell)) != len(cell):
        raise ValueError("an annotator has two ratings of one item; keep the current one")
    codes = np.full((len(items), len(annotators)), MISSING, dtype=np.int64)
    codes[row, column] = table.values
    return RatingMatrix(items, annotators, codes, _tasks_of_items(table, first, row))


def _tasks_of_items(
    table: LongTable, first: NDArray[np.intp], row: NDArray[np.intp]
) -> NDArray[np.int64] | None:
    if table.tasks is None:
        return None
    tasks, code = np.unique(table.tasks, return_inverse=True)
    of_item = code[first].astype(np.int64)
    if np.any(of_item[row] != code):
        raise ValueError("an item belongs to two tasks")
    return None if len(tasks) == len(first) else of_item


def patterns_from_columns(columns: Sequence[NDArray[np.generic]], *, n_categories: int) -> Patterns:
    """The patterns of items rated by the same raters, one array of codes a rater.

    columns : arrays of shape (n_items,); integer codes with -1 for no rating, or booleans
        (then `n_categories` is 2 and nothing is missing).
    Raises ValueError if shapes differ or a code lies outside the code book.
    """
    if len({column.shape for column in columns}) > 1:
        raise ValueError("the raters' columns differ in length")
    all_boolean = all(column.dtype == np.bool_ for column in columns)
    if all_boolean and n_categories == 2 and 0 < len(columns) <= _MAX_BOOLEAN_COLUMNS:
        return _from_booleans(columns)
    for column in columns:
        check_codes(column, n_categories)
    return _from_codes(columns, n_categories)


def patterns_from_matrix(codes: NDArray[np.int64], *, n_categories: int) -> Patterns:
    """The patterns of a matrix (n_items, n_raters) of codes, -1 for no rating."""
    columns = [np.ascontiguousarray(codes[:, j]) for j in range(codes.shape[1])]
    if not columns:
        return Patterns(np.empty((0, 0), dtype=np.int64), np.empty(0), n_categories)
    return patterns_from_columns(columns, n_categories=n_categories)


def _from_booleans(columns: Sequence[NDArray[np.generic]]) -> Patterns:
    """Count each subset of raters who all said yes, then include and exclude.

    `count_nonzero` of booleans runs at the speed of memory; a `bincount` needs wide integers.
    """
    n_raters = len(columns)
    both: list[NDArray[np.generic] | None] = [None] * (1 << n_raters)
    counts = np.empty(1 << n_raters)
    counts[0] = len(columns[0])
    for subset in range(1, 1 << n_raters):
        top = subset.bit_length() - 1
        rest = both[subset ^ (1 << top)]
        both[subset] = columns[top] if rest is None else columns[top] & rest  # type: ignore[operator]
        counts[subset] = np.count_nonzero(both[subset])  # type: ignore[arg-type]
    for rater in range(n_raters):
        cube = counts.reshape(-1, 2, 1 << rater)
        cube[:, 0] -= cube[:, 1]
    rows = (np.arange(1 << n_raters)[:, None] >> np.arange(n_raters)) & 1
    return Patterns(rows.astype(np.int64), counts, 2)


def _from_codes(columns: Sequence[NDArray[np.generic]], n_categories: int) -> Patterns:
    base = n_categories + 1
    if base ** len(columns) <= _DENSE_LIMIT:
        return _from_dense_codes(columns, n_categories)
    rows, counts = np.unique(np.stack(columns, axis=1), axis=0, return_counts=True)
    return Patterns(rows.astype(np.int64), counts.astype(np.float64), n_categories)


def _from_dense_codes(columns: Sequence[NDArray[np.generic]], n_categories: int) -> Patterns:
    base = n_categories + 1
    key = np.zeros(len(columns[0]), dtype=np.int16)
    for column in columns:
        key *= base
        key += column.astype(np.int16)
        key += 1
    counts = np.bincount(key, minlength=1)
    keys = np.flatnonzero(counts)
    places = base ** np.arange(len(columns) - 1, -1, -1)
    rows = keys[:, None] // places % base + MISSING
    return Patterns(rows, counts[keys].astype(np.float64), n_categories)


def patterns_by_group(
    codes: NDArray[np.int64], groups: NDArray[np.int64], *, n_categories: int
) -> tuple[Patterns, NDArray[np.float64]]:
    """The patterns, and shape (n_groups, n_patterns): items per group and pattern.

    groups : shape (n_items,), codes 0 … n_groups - 1, the task of each item.
    """
    rows, pattern = np.unique(codes, axis=0, return_inverse=True)
    pattern = pattern.reshape(-1)
    n_groups = int(groups.max()) + 1 if len(groups) else 0
    cell = groups * len(rows) + pattern
    table = np.bincount(cell, minlength=n_groups * len(rows)).reshape(n_groups, len(rows))
    counts = table.astype(np.float64)
    return Patterns(rows.astype(np.int64), counts.sum(axis=0), n_categories), counts
