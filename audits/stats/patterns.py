"""Rating patterns: the distinct rows of a rating table, and how many items show each.

Every coefficient of agreement is a function of these counts, so one pass over the ratings is
enough for all of them, and a bootstrap resamples a handful of counts instead of the rows.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from audits.stats.labels import MISSING, Label

_DENSE_LIMIT = 1 << 14
_SHARED_LIMIT = 100
_MOST_CELLS = 4_000_000
_MAX_BOOLEAN_COLUMNS = 4


Weights = NDArray[np.inexact]
"""Shape (..., n_rows): how many items show each row, for any number of weightings."""


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


class Rows:
    """Distinct rating rows, and what each contributes to sums; computed once, then shared.

    codes : shape (n_rows, n_raters), 0 … n_categories - 1, -1 for no rating.
    """

    def __init__(self, codes: NDArray[np.int64], n_categories: int) -> None:
        self.codes = codes
        self.n_categories = n_categories

    @property
    def n_raters(self) -> int:
        return int(self.codes.shape[1])

    @cached_property
    def labels(self) -> NDArray[np.float64]:
        """Shape (n_rows, n_categories): how many raters gave each label."""
        steps = np.arange(self.n_categories)
        return (self.codes[:, :, None] == steps).sum(axis=1).astype(np.float64)

    @cached_property
    def ratings(self) -> NDArray[np.float64]:
        """Shape (n_rows,): ratings per item."""
        return self.labels.sum(axis=1)

    @cached_property
    def is_paired(self) -> NDArray[np.float64]:
        """1 where an item has two ratings or more."""
        return (self.ratings >= 2).astype(np.float64)

    @cached_property
    def agreement(self) -> NDArray[np.float64]:
        """The share of a row's rater pairs that agree; 0 where there is no pair."""
        pairs = self.ratings * (self.ratings - 1)
        agreeing = (self.labels * (self.labels - 1)).sum(axis=1)
        return agreeing / np.where(pairs > 0, pairs, 1)

    @cached_property
    def disagreeing(self) -> NDArray[np.float64]:
        """Ordered pairs of unlike ratings, over (ratings - 1): alpha's share of an item."""
        unlike = (self.labels * (self.ratings[:, None] - self.labels)).sum(axis=1)
        return self.is_paired * unlike / np.maximum(self.ratings - 1, 1)

    @cached_property
    def contributions(self) -> NDArray[np.float64]:
        """Shape (n_rows, 5 + 2·n_categories): what an item adds to each sum, in this order:
        items, rated items, items with two ratings, `agreement`, `disagreeing`, the pairable
        labels, the label shares.
        """
        return np.column_stack(
            [
                np.ones(len(self.ratings)),
                self.ratings >= 1,
                self.is_paired,
                self.agreement,
                self.disagreeing,
                self.labels * self.is_paired[:, None],
                self.labels / np.maximum(self.ratings, 1)[:, None],
            ]
        )

    @cached_property
    def pairs(self) -> list[tuple[int, int]]:
        """The pairs of raters, in order."""
        return list(combinations(range(self.n_raters), 2))

    @cached_property
    def pair_cells(self) -> NDArray[np.float64]:
        """Shape (n_rows, n_pairs·n_categories²): each pair's table cell, row by row."""
        return self._cells_of(self.pairs)

    def _cells_of(self, pairs: list[tuple[int, int]]) -> NDArray[np.float64]:
        first, second = np.array(pairs).T
        a, b = self.codes[:, first], self.codes[:, second]
        cell = np.where((a >= 0) & (b >= 0), a * self.n_categories + b, -1)
        return (
            (cell[:, :, None] == np.arange(self.n_categories**2))
            .astype(np.float64)
            .reshape(len(cell), -1)
        )

    def pair_tables(self, w: Weights) -> NDArray[np.inexact]:
        """Shape (..., n_pairs, n_categories²): the table of each pair of raters."""
        per_pair = len(self.ratings) * self.n_categories**2
        at_once = max(1, _MOST_CELLS // max(per_pair, 1))
        if len(self.pairs) <= at_once:
            tables = w @ self.pair_cells
        else:
            blocks = [
                w @ self._cells_of(self.pairs[start : start + at_once])
                for start in range(0, len(self.pairs), at_once)
            ]
            tables = np.concatenate(blocks, axis=-1)
        return tables.reshape(*w.shape[:-1], len(self.pairs), self.n_categories**2)


class CountedRows(Rows):
    """Items of which only the number of ratings per label is known, not who gave them."""

    def __init__(self, labels: NDArray[np.float64]) -> None:
        super().__init__(np.empty((len(labels), 0), dtype=np.int64), labels.shape[1])
        self.labels = labels

    @property
    def n_raters(self) -> int:
        """The most ratings of an item."""
        return int(self.ratings.max(initial=0))


@dataclass(frozen=True)
class Patterns:
    """Distinct rating rows with the number of items that show each, `counts` of shape (n_rows,)."""

    rows: Rows
    counts: NDArray[np.float64]

    @property
    def codes(self) -> NDArray[np.int64]:
        return self.rows.codes

    @property
    def n_categories(self) -> int:
        return self.rows.n_categories

    @property
    def n_items(self) -> int:
        return int(self.counts.sum())


def patterns_from_label_counts(labels: NDArray[np.float64]) -> Patterns:
    """Patterns of items given as counts per label, shape (n_items, n_categories)."""
    return Patterns(CountedRows(labels), np.ones(len(labels)))


@lru_cache(maxsize=64)
def _every_row(n_raters: int, n_categories: int, first: int) -> Rows:
    """All rows of codes from `first` (-1 with missing ratings, else 0), the first rater slowest."""
    base = n_categories - first
    places = base ** np.arange(n_raters - 1, -1, -1)
    keys = np.arange(base**n_raters)
    return Rows((keys[:, None] // places % base + first).astype(np.int64), n_categories)


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


def patterns_from_matrix(codes: NDArray[np.integer], *, n_categories: int) -> Patterns:
    """The patterns of a matrix (n_items, n_raters) of codes, -1 for no rating."""
    columns = [np.ascontiguousarray(codes[:, j]) for j in range(codes.shape[1])]
    if not columns:
        return Patterns(
            Rows(np.empty((1, 0), dtype=np.int64), n_categories), np.array([len(codes)])
        )
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
        column = columns[n_raters - 1 - top]
        both[subset] = column if rest is None else column & rest  # type: ignore[operator]
        counts[subset] = np.count_nonzero(both[subset])  # type: ignore[arg-type]
    for rater in range(n_raters):
        cube = counts.reshape(-1, 2, 1 << rater)
        cube[:, 0] -= cube[:, 1]
    return Patterns(_every_row(n_raters, 2, 0), counts)


def _from_codes(columns: Sequence[NDArray[np.generic]], n_categories: int) -> Patterns:
    base = n_categories + 1
    if base ** len(columns) <= _DENSE_LIMIT:
        return _from_dense_codes(columns, n_categories)
    rows, counts = np.unique(np.stack(columns, axis=1), axis=0, return_counts=True)
    return Patterns(Rows(rows.astype(np.int64), n_categories), counts.astype(np.float64))


def _from_dense_codes(columns: Sequence[NDArray[np.generic]], n_categories: int) -> Patterns:
    base = n_categories + 1
    key = np.zeros(len(columns[0]), dtype=np.int16)
    for column in columns:
        key *= base
        key += column.astype(np.int16)
        key += 1
    n_rows = base ** len(columns)
    counts = np.bincount(key, minlength=n_rows)
    if n_rows <= _SHARED_LIMIT:
        return Patterns(_every_row(len(columns), n_categories, MISSING), counts.astype(np.float64))
    keys = np.flatnonzero(counts)
    places = base ** np.arange(len(columns) - 1, -1, -1)
    rows = keys[:, None] // places % base + MISSING
    return Patterns(Rows(rows.astype(np.int64), n_categories), counts[keys].astype(np.float64))


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
    return Patterns(Rows(rows.astype(np.int64), n_categories), counts.sum(axis=0)), counts
