"""Kappa of a scorer in several fields, resampled over tasks together."""

import numpy as np
import pytest

from audits.stats.field_kappas import FieldCodes, field_kappas
from audits.stats.rater_figures import cohen_kappa


def made(n: int, size: int, seed: int) -> FieldCodes:
    rng = np.random.default_rng(seed)
    reference = rng.integers(0, size, n)
    scorer = np.where(rng.random(n) < 0.7, reference, rng.integers(0, size, n))
    return FieldCodes(reference, np.where(rng.random(n) < 0.1, -1, scorer), size)


def test_each_field_has_its_own_kappa() -> None:
    fields = [made(60, 2, 1), made(60, 5, 2)]

    found = field_kappas(fields, np.arange(60), draws=200, rng=np.random.default_rng(1))

    for each, figure in zip(fields, found, strict=True):
        wanted = cohen_kappa(each.reference, each.scorer, n_categories=each.n_categories)
        assert figure.value == wanted.value
        assert figure.ci_low < figure.value < figure.ci_high


def test_tasks_are_drawn_whole() -> None:
    # Two tasks: 2 yes and 1 no agreed, then 1 yes agreed with one miss and 1 no agreed.
    reference, scorer = np.array([1, 1, 0, 1, 1, 0]), np.array([1, 1, 0, 1, 0, 0])
    tasks = np.array([0, 0, 0, 1, 1, 1])

    [found] = field_kappas(
        [FieldCodes(reference, scorer, 2)], tasks, draws=2_000, rng=np.random.default_rng(1)
    )

    second = cohen_kappa(reference[3:], scorer[3:], n_categories=2).value
    assert (found.ci_low, found.ci_high) == (pytest.approx(second), 1.0)


def test_a_field_of_one_label_is_undefined_and_no_field_has_none() -> None:
    alike = FieldCodes(np.zeros(4, dtype=np.int64), np.zeros(4, dtype=np.int64), 2)
    rng = np.random.default_rng(1)

    [found] = field_kappas([alike], np.arange(4), draws=10, rng=rng)

    assert found.undefined == "single_category"
    assert field_kappas([], np.arange(4), draws=10, rng=rng) == []
