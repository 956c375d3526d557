"""Weighted kappa and alpha of all levels against libraries; closed forms against enumeration."""

import krippendorff
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sklearn.metrics import cohen_kappa_score

from audits.stats import tables
from audits.stats.patterns import patterns_from_matrix
from tests.audits.stats import oracles

FEW = settings(max_examples=30, deadline=None)
SCALE = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=6, max_size=30)


@pytest.mark.parametrize("weights", [None, "linear", "quadratic"])
@FEW
@given(pairs=SCALE)
def test_weighted_kappa_equals_scikit_learn(
    weights: str | None, pairs: list[tuple[int, int]]
) -> None:
    first, second = np.array(pairs).T
    table = tables.table_from_codes(first, second, n_categories=4)

    kappa = tables.cohen_parts(table, weights=weights).kappa

    if kappa.value is None:
        assert len(set(first) | set(second)) == 1
    else:
        theirs = cohen_kappa_score(first, second, labels=range(4), weights=weights)
        assert kappa.value == pytest.approx(theirs, abs=1e-12)


@pytest.mark.parametrize("level", tables.ALPHA_LEVELS)
@FEW
@given(rows=st.lists(st.lists(st.integers(-1, 3), min_size=4, max_size=4), min_size=2, max_size=15))
def test_alpha_of_every_level_equals_the_package(level: str, rows: list[list[int]]) -> None:
    codes = np.array(rows, dtype=np.int64)
    values = [1.0, 2.0, 5.0, 7.0]

    alpha = tables.krippendorff_alpha(
        patterns_from_matrix(codes, n_categories=4), level=level, values=values
    )

    if alpha.value is None:
        pairable = codes[(codes >= 0).sum(axis=1) > 1]
        assert len(set(pairable[pairable >= 0].tolist())) < 2
    else:
        measured = np.where(codes < 0, np.nan, np.array(values)[codes])
        theirs = krippendorff.alpha(measured.T, level_of_measurement=level)
        assert alpha.value == pytest.approx(theirs, abs=1e-9)


@FEW
@given(cells=st.lists(st.integers(0, 2), min_size=4, max_size=4).filter(lambda c: 0 < sum(c) < 7))
def test_the_share_of_undefined_resamples_equals_enumeration(cells: list[int]) -> None:
    table = np.array(cells).reshape(2, 2)

    share = tables.undefined_resample_share(table)

    assert share == pytest.approx(float(oracles.undefined_kappa_share(table.tolist())))


def test_zero_variance_is_zero_and_not_a_root_of_rounding() -> None:
    constant = np.array([[60, 29], [0, 0]])

    assert tables.kappa_standard_error(constant) == 0


@pytest.mark.parametrize("common", [10**4, 10**6, 10**9])
def test_the_standard_error_keeps_its_digits_where_one_label_is_common(common: int) -> None:
    exact = oracles.kappa_variance([[common, 1], [1, 0]])

    se = tables.kappa_standard_error(np.array([[common, 1], [1, 0]]))

    assert se == pytest.approx(float(exact) ** 0.5, rel=1e-12)
    assert tables.kappa_standard_error(np.array([[common, 1], [0, 0]])) == 0
    assert tables.kappa_standard_error(np.array([[common, 0], [0, 1]])) == 0


def test_alpha_refuses_an_unknown_level() -> None:
    patterns = patterns_from_matrix(np.array([[0, 1], [1, 1]]), n_categories=2)

    with pytest.raises(ValueError, match="level is one of"):
        tables.krippendorff_alpha(patterns, level="ratio")
