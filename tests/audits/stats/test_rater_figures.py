"""Agreement coefficients against exact fractions, libraries and their own symmetries."""

import math
import warnings
from fractions import Fraction

import krippendorff
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sklearn.metrics import cohen_kappa_score
from statsmodels.stats.inter_rater import aggregate_raters, cohens_kappa, fleiss_kappa

from audits.stats import coefficients, rater_figures
from audits.stats.patterns import (
    Patterns,
    patterns_from_columns,
    patterns_from_matrix,
)
from tests.audits.stats import oracles

N_CATEGORIES = 3
FEW = settings(max_examples=30, deadline=None)
LABELS = st.integers(0, N_CATEGORIES - 1)
GAPPY = st.lists(
    st.lists(st.one_of(st.none(), LABELS), min_size=3, max_size=3), min_size=1, max_size=12
)
COMPLETE = st.lists(st.lists(LABELS, min_size=3, max_size=3), min_size=1, max_size=12)
ORACLES = {
    "raw_agreement": oracles.raw_agreement,
    "cohen_kappa": oracles.mean_cohen_kappa,
    "krippendorff_alpha": oracles.krippendorff_alpha,
    "gwet_ac1": lambda rows: oracles.gwet_ac1(rows, n_categories=N_CATEGORIES),
    "pabak": lambda rows: oracles.pabak(rows, n_categories=N_CATEGORIES),
}


def patterns(rows: list[list[int | None]]) -> Patterns:
    codes = np.array([[-1 if label is None else label for label in row] for row in rows])
    return patterns_from_matrix(codes.astype(np.int64), n_categories=N_CATEGORIES)


def same(value: float | None, wanted: Fraction | float | None) -> bool:
    if value is None or wanted is None:
        return value is None and wanted is None
    return math.isclose(value, float(wanted), abs_tol=1e-9)


@pytest.mark.parametrize("name", ORACLES)
@FEW
@given(rows=GAPPY)
def test_coefficient_equals_its_definition_in_fractions(
    name: str, rows: list[list[int | None]]
) -> None:
    value = rater_figures.estimate(name, patterns(rows)).value

    assert same(value, ORACLES[name](rows))


@FEW
@given(rows=COMPLETE)
def test_fleiss_equals_its_definition_in_fractions(rows: list[list[int | None]]) -> None:
    assert same(rater_figures.fleiss_kappa(patterns(rows)).value, oracles.fleiss_kappa(rows))


@pytest.mark.parametrize("name", coefficients.FIGURES)
@FEW
@given(rows=COMPLETE, seed=st.integers(0, 99))
def test_order_of_items_and_raters_does_not_matter(
    name: str, rows: list[list[int | None]], seed: int
) -> None:
    rng = np.random.default_rng(seed)
    raters = rng.permutation(3)
    shuffled = [[rows[i][j] for j in raters] for i in rng.permutation(len(rows))]

    before = rater_figures.estimate(name, patterns(rows))
    after = rater_figures.estimate(name, patterns(shuffled))

    assert same(after.value, before.value)
    assert after.undefined == before.undefined


@pytest.mark.parametrize("name", coefficients.FIGURES)
@FEW
@given(rows=COMPLETE, renaming=st.permutations(range(N_CATEGORIES)))
def test_names_of_nominal_labels_do_not_matter(
    name: str, rows: list[list[int | None]], renaming: list[int]
) -> None:
    renamed = [[None if label is None else renaming[label] for label in row] for row in rows]

    before = rater_figures.estimate(name, patterns(rows))
    after = rater_figures.estimate(name, patterns(renamed))

    assert same(after.value, before.value)


@pytest.mark.parametrize("name", [n for n in coefficients.FIGURES if n != "krippendorff_alpha"])
@FEW
@given(rows=COMPLETE, times=st.integers(2, 4))
def test_duplicated_items_leave_a_coefficient_as_it_is(
    name: str, rows: list[list[int | None]], times: int
) -> None:
    once = rater_figures.estimate(name, patterns(rows))
    often = rater_figures.estimate(name, patterns(rows * times))

    assert same(often.value, once.value)


@FEW
@given(rows=COMPLETE, times=st.integers(2, 4))
def test_duplicated_items_take_alpha_towards_fleiss_kappa(
    rows: list[list[int | None]], times: int
) -> None:
    often = patterns(rows * times)
    alpha, kappa = rater_figures.krippendorff_alpha(often), rater_figures.fleiss_kappa(often)

    if alpha.value is None or kappa.value is None:
        assert alpha.undefined == kappa.undefined == "single_category"
    else:
        # 1 - alpha = (1 - kappa)·(n - 1)/n over n ratings.
        n = 3 * len(rows) * times
        assert math.isclose(1 - alpha.value, (1 - kappa.value) * (n - 1) / n, abs_tol=1e-9)


@pytest.mark.parametrize("name", coefficients.FIGURES)
@FEW
@given(rows=GAPPY)
def test_no_coefficient_exceeds_1(name: str, rows: list[list[int | None]]) -> None:
    value = rater_figures.estimate(name, patterns(rows)).value

    assert value is None or value <= 1 + 1e-12


def noisy_columns(n: int, *, seed: int = 1) -> list[np.ndarray]:
    rng = np.random.default_rng(seed)
    truth = rng.random(n) < 0.7
    return [np.where(rng.random(n) < 0.9, truth, ~truth) for _ in range(3)]


def test_libraries_give_the_same_coefficients() -> None:
    columns = noisy_columns(500)
    matrix = np.stack(columns, axis=1).astype(int)

    ours = rater_figures.all_coefficients(patterns_from_columns(columns, n_categories=2))

    pairs = [(0, 1), (0, 2), (1, 2)]
    cohen = np.mean([cohen_kappa_score(matrix[:, i], matrix[:, j]) for i, j in pairs])
    alpha = krippendorff.alpha(matrix.T.astype(float), level_of_measurement="nominal")
    assert ours["cohen_kappa"].value == pytest.approx(cohen, abs=1e-12)
    assert ours["krippendorff_alpha"].value == pytest.approx(alpha, abs=1e-12)
    assert ours["fleiss_kappa"].value == pytest.approx(
        fleiss_kappa(aggregate_raters(matrix)[0]), abs=1e-12
    )


def test_booleans_bytes_and_a_matrix_give_the_same_coefficients() -> None:
    columns = noisy_columns(200)
    matrix = np.stack(columns, axis=1).astype(np.int64)

    ways = [
        patterns_from_columns(columns, n_categories=2),
        patterns_from_columns([column.astype(np.int8) for column in columns], n_categories=2),
        patterns_from_matrix(matrix, n_categories=2),
        patterns_from_matrix(np.repeat(matrix, 4, axis=1), n_categories=2),
    ]

    alpha = [rater_figures.krippendorff_alpha(way).value for way in ways]
    assert alpha[0] == alpha[1] == alpha[2]
    # Twelve raters have too many possible rows to list; only those that occur are kept.
    assert len(ways[3].counts) <= 8


def test_cohen_kappa_of_columns_with_gaps_drops_the_gaps() -> None:
    first, second = np.array([0, 1, 1, -1, 0]), np.array([0, 1, 0, 1, -1])

    kappa = rater_figures.cohen_kappa(first, second, n_categories=2)

    assert kappa.value == pytest.approx(0.4)
    assert (kappa.n, kappa.n_dropped) == (3, 2)


def test_a_code_outside_the_code_book_is_refused() -> None:
    with pytest.raises(ValueError, match=r"codes must lie in -1 … 1; got 0 … 2"):
        rater_figures.cohen_kappa(np.array([0, 2]), np.array([0, 1]), n_categories=2)


def test_the_delta_method_gives_the_standard_error_of_fleiss_cohen_everitt() -> None:
    table = np.array([[88, 14, 18], [10, 40, 10], [2, 6, 12]])
    rows, columns = np.indices(table.shape).reshape(2, -1).repeat(table.ravel(), axis=1)
    patterns = patterns_from_columns([rows, columns], n_categories=3)

    ours = rater_figures.analytic_interval("cohen_kappa", patterns)

    library = cohens_kappa(table)
    assert ours.se == pytest.approx(library.std_kappa, abs=1e-12)
    assert ours.ci_low == pytest.approx(library.kappa_low, abs=1e-12)


@pytest.mark.parametrize("name", coefficients.FIGURES)
def test_the_delta_method_agrees_with_the_bootstrap(name: str) -> None:
    patterns = patterns_from_columns(noisy_columns(400), n_categories=2)
    rng = np.random.default_rng(3)

    analytic = rater_figures.analytic_interval(name, patterns)

    draws = rng.multinomial(400, patterns.counts / 400, size=4_000).astype(float)
    drawn = coefficients.FIGURES[name](coefficients.Sums(patterns.rows, draws))
    assert analytic.se == pytest.approx(float(np.std(drawn.real)), rel=0.06)


def test_a_perfect_agreement_has_an_interval_without_width_and_says_so() -> None:
    same_columns = [noisy_columns(50)[0]] * 2
    patterns = patterns_from_columns(same_columns, n_categories=2)

    kappa = rater_figures.analytic_interval("cohen_kappa", patterns)

    assert (kappa.value, kappa.ci_low, kappa.ci_high) == (1, 1, 1)
    assert kappa.flags == ("degenerate_interval",)


def test_undefined_figures_raise_no_warning() -> None:
    constant = patterns_from_columns([np.ones(9, dtype=bool)] * 3, n_categories=2)

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        figures = rater_figures.all_coefficients(constant)

    assert figures["fleiss_kappa"].undefined == "single_category"
    assert figures["gwet_ac1"].value == 1
