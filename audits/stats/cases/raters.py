"""Cases of agreement between raters."""

from collections.abc import Mapping

import numpy as np

from audits.stats import agreement, coefficients, rater_figures, tables
from audits.stats.cases.reading import (
    Input,
    Outputs,
    Ratings,
    Statistic,
    encode_rows,
    level_of,
    outputs,
    rating_rows,
    read_ratings,
    required,
    with_bounds,
)
from audits.stats.confusion import macro_mean
from audits.stats.estimates import Estimate, InputRefused, defined, undefined
from audits.stats.intervals import check_count
from audits.stats.labels import clean, code_book
from audits.stats.patterns import Patterns, Rows, patterns_from_label_counts
from audits.stats.resampling import interval_from_draws

FEWEST_DRAWS = 20_000
MOST_DRAWS = 200_000


def draws_of(given: Input) -> int:
    """At least what the case asks for, within reason."""
    asked = check_count("resamples_min", given.get("resamples_min", FEWEST_DRAWS))
    return min(max(asked, FEWEST_DRAWS), MOST_DRAWS)


def _raw_agreement(given: Input, rng: np.random.Generator) -> Outputs:
    figure = rater_figures.raw_agreement(read_ratings(given).patterns)
    return outputs({"agreement": figure, "n_used": figure.n, "n_dropped": figure.n_dropped})


def _fields(given: Input) -> dict[str, Ratings]:
    fields = required(given, "fields")
    if not isinstance(fields, dict):
        raise InputRefused("invalid_input", "fields are an object: name to two-column ratings")
    return {name: encode_rows(rating_rows(rows), None) for name, rows in fields.items()}


def _macro_agreement(given: Input, rng: np.random.Generator) -> Outputs:
    figures = [rater_figures.raw_agreement(field.patterns) for field in _fields(given).values()]
    macro = macro_mean(figures)
    n = sum(figure.n for figure in figures)
    agreeing = sum(figure.value * figure.n for figure in figures if figure.value is not None)
    none = undefined("no_pairable_items" if figures else "no_items")
    return outputs(
        {
            "micro": defined(agreeing / n, n=n) if n else none,
            "macro": macro.mean,
            "n_fields_defined": macro.n_defined,
            "n_fields_undefined": macro.n_undefined,
        }
    )


def _two_raters(ratings: Ratings) -> np.ndarray | None:
    """The table of two raters; None for one column, refused for more than two."""
    if ratings.table is None and ratings.patterns.rows.n_raters > 2:
        raise InputRefused(
            "invalid_input",
            f"this statistic compares two raters; got {ratings.patterns.rows.n_raters} columns",
        )
    return ratings.table


def _cohen_parts(given: Input) -> tables.CohenParts:
    ratings = read_ratings(given)
    weights = given.get("weights")
    if weights not in (None, *tables.KAPPA_WEIGHTS):
        raise InputRefused(
            "invalid_input", f"weights are null, linear or quadratic; got {weights!r}"
        )
    if weights and not ratings.book.is_ordered:
        raise InputRefused(
            "undeclared_order", "weights need the labels' order; declare it with categories"
        )
    table = _two_raters(ratings)
    if table is None:
        reason = "no_items" if ratings.n_given == 0 else "too_few_raters"
        none = undefined(reason, n_dropped=ratings.n_given)
        return tables.CohenParts(none, none, none)
    dropped = ratings.n_given - int(table.sum())
    return tables.cohen_parts(table, weights=weights, n_dropped=dropped)


def _cohen_kappa(given: Input, rng: np.random.Generator) -> Outputs:
    parts = _cohen_parts(given)
    return outputs(
        {
            "kappa": parts.kappa,
            "po": parts.observed,
            "pe": parts.chance,
            "n_used": parts.kappa.n,
            "n_dropped": parts.kappa.n_dropped,
        }
    )


def _cohen_kappa_ci(given: Input, rng: np.random.Generator) -> Outputs:
    table = _two_raters(read_ratings(given))
    if table is None:
        return outputs(with_bounds(_cohen_parts(given).kappa, "kappa"))
    return outputs(with_bounds(tables.kappa_interval(table, level=level_of(given)), "kappa"))


def _label_counts(given: Input) -> Patterns:
    rows = given["counts"]
    if not isinstance(rows, list) or not all(isinstance(row, list) for row in rows):
        raise InputRefused("invalid_counts", "counts are a list of rows, one row per item")
    if len({len(row) for row in rows}) > 1:
        raise InputRefused("invalid_counts", "each item has one count per label")
    counts = [[check_count("each count", count) for count in row] for row in rows]
    labels = np.array(counts, dtype=np.float64).reshape(len(rows), len(rows[0]) if rows else 0)
    return patterns_from_label_counts(labels)


def _fleiss_kappa(given: Input, rng: np.random.Generator) -> Outputs:
    patterns = _label_counts(given) if "counts" in given else read_ratings(given).patterns
    kappa = rater_figures.fleiss_kappa(patterns)
    if kappa.value is None and kappa.undefined != "single_category":
        return outputs({"kappa": kappa, "po": kappa, "pe": kappa})
    sums = coefficients.Sums(patterns.rows, patterns.counts)
    return outputs(
        {
            "kappa": kappa,
            "po": float(coefficients.raw_agreement(sums)),
            "pe": float(coefficients.fleiss_chance(sums)),
        }
    )


def _krippendorff_alpha(given: Input, rng: np.random.Generator) -> Outputs:
    level = given.get("level", "nominal")
    if level not in tables.ALPHA_LEVELS:
        raise InputRefused(
            "invalid_input", f"level is one of {', '.join(tables.ALPHA_LEVELS)}; got {level!r}"
        )
    ratings = read_ratings(given, allow_fractions=level == "interval")
    if level == "ordinal" and not ratings.book.is_ordered:
        raise InputRefused(
            "undeclared_order", "ordinal labels need an order; declare it with categories"
        )
    labels = ratings.book.categories
    values = [label for label in labels if isinstance(label, int | float)]
    if level == "interval" and len(values) != len(labels):
        raise InputRefused("invalid_input", "interval labels are numbers; got strings")
    alpha = tables.krippendorff_alpha(ratings.patterns, level=level, values=values)
    return outputs(
        {"alpha": alpha, "n_pairable_values": tables.n_pairable_values(ratings.patterns)}
    )


def _widened(ratings: Ratings, n_categories: object) -> Patterns:
    """The patterns over `n_categories` labels, where the case says how many there are."""
    patterns, seen = ratings.patterns, len(ratings.book.categories)
    if n_categories is None:
        return patterns
    k = check_count("n_categories", n_categories)
    if k < seen:
        raise InputRefused("invalid_counts", f"{seen} labels occur, more than n_categories = {k}")
    return Patterns(Rows(patterns.codes, k), patterns.counts)


def _pabak(given: Input, rng: np.random.Generator) -> Outputs:
    patterns = _widened(read_ratings(given), given.get("n_categories"))
    return outputs(
        {"pabak": rater_figures.pabak(patterns), "po": rater_figures.raw_agreement(patterns)}
    )


def _gwet_ac1(given: Input, rng: np.random.Generator) -> Outputs:
    patterns = read_ratings(given).patterns
    ac1 = rater_figures.gwet_ac1(patterns)
    chance: Estimate = ac1
    if ac1.value is not None:
        sums = coefficients.Sums(patterns.rows, patterns.counts)
        chance = defined(float(coefficients.gwet_chance(sums)), n=ac1.n)
    return outputs({"ac1": ac1, "po": rater_figures.raw_agreement(patterns), "pe": chance})


def _macro_kappa_sensitivity(given: Input, rng: np.random.Generator) -> Outputs:
    kappas = [rater_figures.estimate("cohen_kappa", f.patterns) for f in _fields(given).values()]
    macro = macro_mean(kappas)
    return outputs(
        {
            "macro_defined_only": macro.mean,
            "n_defined": macro.n_defined,
            "n_undefined": macro.n_undefined,
            "if_undefined_counted_0": macro.if_undefined_counted_0,
            "if_undefined_counted_1": macro.if_undefined_counted_1,
        }
    )


def _kappa_bootstrap(given: Input, rng: np.random.Generator) -> Outputs:
    kappa = _cohen_parts(given).kappa
    table = _two_raters(read_ratings(given))
    if table is None or kappa.n == 0:
        return outputs({**with_bounds(kappa, "kappa"), "undefined_fraction": kappa})
    fraction = tables.undefined_resample_share(table)
    if kappa.is_defined:
        cells = table.ravel() / table.sum()
        draws = rng.multinomial(int(table.sum()), cells, size=draws_of(given)).astype(float)
        values = np.asarray(coefficients.kappa_of_cells(draws, len(table)), dtype=np.float64)
        kappa = interval_from_draws(kappa, values, level=level_of(given), unit="items")
    return outputs({**with_bounds(kappa, "kappa"), "undefined_fraction": fraction})


def _kappa_difference(given: Input, rng: np.random.Generator) -> Outputs:
    columns = [required(given, key) for key in ("reference", "a", "b")]
    if not all(isinstance(column, list) for column in columns):
        raise InputRefused("invalid_input", "reference, a and b are lists of labels")
    if len({len(column) for column in columns}) > 1:
        sizes = ", ".join(str(len(column)) for column in columns)
        raise InputRefused("ragged_ratings", f"the lists differ in length: {sizes}")
    labels = [clean(column) for column in columns]
    book = code_book(label for column in labels for label in column)
    codes = np.stack([book.encode(column) for column in labels])
    difference = agreement.kappa_difference(
        *codes, n_categories=len(book.categories), draws=draws_of(given), rng=rng
    )
    return outputs(
        {
            "kappa_a": difference.first,
            "kappa_b": difference.second,
            **with_bounds(difference.difference, "difference"),
            "n_used": difference.difference.n,
        }
    )


STATISTICS: Mapping[str, Statistic] = {
    "raw_agreement": _raw_agreement,
    "macro_agreement": _macro_agreement,
    "cohen_kappa": _cohen_kappa,
    "cohen_kappa_ci": _cohen_kappa_ci,
    "fleiss_kappa": _fleiss_kappa,
    "krippendorff_alpha": _krippendorff_alpha,
    "pabak": _pabak,
    "gwet_ac1": _gwet_ac1,
    "macro_kappa_sensitivity": _macro_kappa_sensitivity,
    "kappa_bootstrap": _kappa_bootstrap,
    "kappa_difference": _kappa_difference,
}
