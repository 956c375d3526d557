"""Confusion figures against scikit-learn, where it defines them."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sklearn import metrics as sk

from audits.stats.confusion import (
    BinaryConfusion,
    binary_confusion,
    macro_mean,
    multiclass_confusion,
    square_table,
)
from audits.stats.estimates import InputRefused, defined, undefined

FEW = settings(max_examples=40, deadline=None)
PAIRS = st.lists(st.tuples(st.integers(0, 1), st.integers(0, 1)), min_size=4, max_size=40)


@FEW
@given(pairs=PAIRS)
def test_defined_figures_equal_scikit_learn(pairs: list[tuple[int, int]]) -> None:
    truth, guess = np.array(pairs).T
    ours = binary_confusion(truth, guess)

    wanted = {
        "accuracy": sk.accuracy_score(truth, guess),
        "precision": sk.precision_score(truth, guess, zero_division=np.nan),
        "recall": sk.recall_score(truth, guess, zero_division=np.nan),
        "specificity": sk.recall_score(truth, guess, pos_label=0, zero_division=np.nan),
        "f1": sk.f1_score(truth, guess, zero_division=np.nan),
    }
    if len(set(truth)) == 2 and len(set(guess)) == 2:
        wanted["mcc"] = sk.matthews_corrcoef(truth, guess)
        wanted["balanced_accuracy"] = sk.balanced_accuracy_score(truth, guess)
    for name, value in wanted.items():
        met = getattr(ours, name)
        if np.isnan(value):
            assert met.undefined == "zero_denominator", name
        else:
            assert met.value == pytest.approx(value, abs=1e-12), name


@FEW
@given(counts=st.tuples(*[st.integers(0, 30)] * 4))
def test_swapping_the_labels_swaps_the_figures(counts: tuple[int, int, int, int]) -> None:
    tp, fp, fn, tn = counts
    one, other = BinaryConfusion(tp, fp, fn, tn), BinaryConfusion(tn, fn, fp, tp)

    assert one.recall.value == other.specificity.value
    assert one.precision.value == other.npv.value
    assert one.kappa.value == pytest.approx(other.kappa.value)
    assert one.mcc.value == pytest.approx(other.mcc.value)


def test_a_missing_side_drops_the_row_and_is_counted() -> None:
    confusion = binary_confusion(np.array([1, 0, -1, 1]), np.array([1, 0, 1, -1]))

    assert (confusion.n, confusion.n_dropped) == (2, 2)


def test_counts_beyond_32_bits_do_not_overflow() -> None:
    huge = BinaryConfusion(5 * 10**9, 5 * 10**8, 5 * 10**8, 5 * 10**9)

    assert huge.mcc.value == pytest.approx(9 / 11)


def test_a_constant_scorer_has_a_kappa_forced_to_0_and_flagged() -> None:
    kappa = BinaryConfusion(tp=9, fp=1, fn=0, tn=0).kappa

    assert (kappa.value, kappa.flags) == (0, ("one_rater_constant",))


def test_negative_counts_are_refused() -> None:
    with pytest.raises(InputRefused, match="at least 0"):
        BinaryConfusion(-1, 0, 0, 0)


@FEW
@given(pairs=st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2)), min_size=1, max_size=30))
def test_multiclass_figures_equal_scikit_learn(pairs: list[tuple[int, int]]) -> None:
    truth, guess = np.array(pairs).T
    ours = multiclass_confusion(truth, guess, n_categories=3)

    precision, recall, f1, _ = sk.precision_recall_fscore_support(
        truth, guess, labels=[0, 1, 2], zero_division=np.nan
    )
    for figures, wanted in ((ours.precision, precision), (ours.recall, recall), (ours.f1, f1)):
        values = [np.nan if figure.value is None else figure.value for figure in figures]
        assert np.allclose(values, wanted, equal_nan=True)


def test_a_macro_mean_says_what_the_undefined_could_move_it_to() -> None:
    macro = macro_mean([defined(0.5), undefined("single_category"), defined(1.0)])

    assert macro.mean.value == 0.75
    assert (macro.n_defined, macro.n_undefined) == (2, 1)
    assert macro.if_undefined_counted_0.value == 0.5
    assert macro.if_undefined_counted_1.value == pytest.approx(2.5 / 3)


@pytest.mark.parametrize("table", [[[1, 2]], [[1, "2"], [3, 4]], "12", [[1, True], [0, 1]]])
def test_a_table_that_is_no_square_of_counts_is_refused(table: object) -> None:
    with pytest.raises(InputRefused):
        square_table(table)
