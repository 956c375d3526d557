"""Statistics of two raters given as a square table, and alpha for ordered or measured labels."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from audits.stats.estimates import Estimate, defined, undefined
from audits.stats.intervals import normal_interval
from audits.stats.patterns import Patterns, Rows

KAPPA_WEIGHTS = ("linear", "quadratic")
ALPHA_LEVELS = ("nominal", "ordinal", "interval")


def patterns_from_table(table: NDArray[np.int64]) -> Patterns:
    """Two raters' patterns from counts, rows the first rater, columns the second."""
    k = len(table)
    rows, columns = np.indices((k, k))
    codes = np.stack([rows.ravel(), columns.ravel()], axis=1)
    return Patterns(Rows(codes.astype(np.int64), k), table.astype(np.float64).ravel())


def table_from_codes(
    first: NDArray[np.int64], second: NDArray[np.int64], *, n_categories: int
) -> NDArray[np.int64]:
    """Counts over the rows that both rated, rows the first rater, columns the second."""
    used = (first >= 0) & (second >= 0)
    cell = first[used] * n_categories + second[used]
    return np.bincount(cell, minlength=n_categories**2).reshape(n_categories, n_categories)


@dataclass(frozen=True, slots=True)
class CohenParts:
    """Kappa with the observed and the chance agreement behind it (both unweighted)."""

    kappa: Estimate
    observed: Estimate
    chance: Estimate


def cohen_parts(
    table: NDArray[np.int64], *, weights: str | None = None, n_dropped: int = 0
) -> CohenParts:
    """Cohen's kappa of a table, nominal or weighted by the distance of the labels' places.

    weights : None, "linear" or "quadratic"; the table's labels are then in scale order.
    Undefined (`single_category`) where both raters used one and the same label throughout.
    Source: Cohen (1960); Cohen (1968), Psychol. Bull. 70, 213-220, for weights.
    """
    n = int(table.sum())
    if n == 0:
        none = undefined("no_pairable_items" if n_dropped else "no_items", n_dropped=n_dropped)
        return CohenParts(none, none, none)
    shares = table / n
    rows, columns = shares.sum(axis=1), shares.sum(axis=0)
    observed = defined(np.trace(table) / n, n=n, n_dropped=n_dropped)
    chance = defined(float(rows @ columns), n=n, n_dropped=n_dropped)
    used = [np.count_nonzero(table.sum(axis=axis)) for axis in (0, 1)]
    distance = _distances(len(table), weights)
    expected = float((distance * np.outer(rows, columns)).sum())
    if max(used) == 1 and np.trace(table) == n:
        return CohenParts(undefined("single_category", n=n, n_dropped=n_dropped), observed, chance)
    kappa = 1 - float((distance * shares).sum()) / expected
    flags: tuple[str, ...] = ()
    if min(used) == 1:
        # Chance equals observation whenever a rater is constant; rounding must not say 1e-17.
        flags, kappa = ("one_rater_constant",), 0.0
    return CohenParts(defined(kappa, n=n, n_dropped=n_dropped, flags=flags), observed, chance)


def _distances(k: int, weights: str | None) -> NDArray[np.float64]:
    apart = np.abs(np.arange(k)[:, None] - np.arange(k)).astype(np.float64)
    if weights is None:
        return np.minimum(apart, 1)
    if weights not in KAPPA_WEIGHTS:
        raise ValueError(f"weights are None or one of {KAPPA_WEIGHTS}; got {weights!r}")
    return apart if weights == "linear" else apart**2


def kappa_standard_error(table: NDArray[np.int64]) -> float:
    """The large-sample standard error of Cohen's kappa of a square table of counts.

    Not the one under kappa = 0. The table must have a defined kappa.
    Source: Fleiss, Cohen & Everitt (1969), Psychol. Bull. 72, 323-327, eq. 13.
    """
    # In fractions: where one label is common the terms cancel to the last digits, and rounding
    # would pass for a standard error, or a small one for none.
    counts = np.array([[Fraction(count) for count in row] for row in table.tolist()])
    p = counts / counts.sum()
    rows, columns = p.sum(axis=1), p.sum(axis=0)
    observed, chance = np.trace(p), rows @ columns
    kappa = (observed - chance) / (1 - chance)
    diagonal = np.diag(p) @ (1 - (rows + columns) * (1 - kappa)) ** 2
    cross = (columns[:, None] + rows[None, :]) ** 2
    off_diagonal = (1 - kappa) ** 2 * ((p * cross).sum() - np.diag(p) @ np.diag(cross))
    last = (kappa - chance * (1 - kappa)) ** 2
    return math.sqrt((diagonal + off_diagonal - last) / (1 - chance) ** 2 / counts.sum())


def kappa_interval(table: NDArray[np.int64], *, level: float = 0.95) -> Estimate:
    """Cohen's kappa with kappa ± z·se, not clipped; a zero variance is flagged, not believed."""
    kappa = cohen_parts(table).kappa
    if kappa.value is None:
        return kappa
    return normal_interval(
        kappa,
        kappa_standard_error(table),
        level=level,
        method=f"Fleiss–Cohen–Everitt, {level:.0%}",
    )


def undefined_resample_share(table: NDArray[np.int64]) -> float:
    """The share of bootstrap resamples without a kappa: Σ (n_kk/n)^n, in closed form.

    A resample has none exactly when all of its n rows fall into one diagonal cell.
    """
    n = int(table.sum())
    return float(((np.diag(table) / n) ** n).sum())


def krippendorff_alpha(
    patterns: Patterns, *, level: str, values: Sequence[float] | None = None
) -> Estimate:
    """Krippendorff's alpha with the distances of a level of measurement.

    level : "nominal"; "ordinal", over the order of the codes; "interval", over `values`, the
        numbers that the codes stand for.
    Undefined with no pairable item, or where one label occurs among the pairable ratings.
    Source: Krippendorff (2011), Computing Krippendorff's Alpha-Reliability, sections A-E.
    """
    n_items, labels, ratings = patterns.n_items, patterns.rows.labels, patterns.rows.ratings
    used = patterns.counts * (ratings >= 2)
    n, dropped = int(used.sum()), n_items - int(used.sum())
    if n == 0:
        return undefined("no_pairable_items" if n_items else "no_items", n_dropped=dropped)
    margins = used @ labels
    if np.count_nonzero(margins) == 1:
        return undefined("single_category", n=n, n_dropped=dropped)
    distance = _squared_distances(level, margins, values)
    coincidences = (labels * (used / np.maximum(ratings - 1, 1))[:, None]).T @ labels
    # A rating does not pair with itself, which only the diagonal would count; its distance is 0.
    observed = float((coincidences * distance).sum())
    expected = float((np.outer(margins, margins) * distance).sum())
    return defined(1 - (margins.sum() - 1) * observed / expected, n=n, n_dropped=dropped)


def n_pairable_values(patterns: Patterns) -> int:
    """Ratings in items with two or more."""
    return int(patterns.counts @ (patterns.rows.ratings * patterns.rows.is_paired))


def _squared_distances(
    level: str, margins: NDArray[np.float64], values: Sequence[float] | None
) -> NDArray[np.float64]:
    if level == "nominal":
        return 1 - np.eye(len(margins))
    if level == "ordinal":
        # Between two ranks lie the ratings between them, and half of those at either end.
        middle = np.cumsum(margins) - margins / 2
        return (middle[:, None] - middle) ** 2
    if level == "interval" and values is not None:
        numbers = np.asarray(values, dtype=np.float64)
        return (numbers[:, None] - numbers) ** 2
    raise ValueError(f"level is one of {ALPHA_LEVELS}, interval with values; got {level!r}")
