"""The agreement table of a field: counts, intervals over tasks, pairs."""

import numpy as np
import pytest

from audits.stats.agreement import Resampling, agreement_table, kappa_difference
from audits.stats.patterns import LongTable


def long_table(columns: dict[str, list[int]], tasks: list[str] | None = None) -> LongTable:
    """Annotators' columns of codes, one code an item."""
    n = len(next(iter(columns.values())))
    return LongTable(
        items=np.tile(np.arange(n), len(columns)),
        annotators=np.repeat(list(columns), n),
        values=np.concatenate([np.array(column, dtype=np.int64) for column in columns.values()]),
        categories=(False, True),
        tasks=None if tasks is None else np.tile(tasks, len(columns)),
    )


def resampling(draws: int = 2_000, seed: int = 5) -> Resampling:
    return Resampling(draws, np.random.default_rng(seed))


def test_counts_tell_items_ratings_and_what_was_left_out() -> None:
    table = long_table({"a": [1, 0, -1, 1, -1], "b": [1, 0, 1, 0, -1]})

    field = agreement_table(table, resampling=resampling())

    assert (field.n_items, field.n_annotators, field.n_ratings, field.n_dropped) == (5, 2, 7, 2)
    assert field.figures["raw_agreement"].value == pytest.approx(2 / 3)
    assert field.figures["raw_agreement"].n_dropped == 2
    assert field.label_counts == (3, 4)


def test_items_that_nobody_rated_do_not_spoil_fleiss() -> None:
    table = long_table({"a": [1, 0, 1, -1], "b": [1, 0, 0, -1]})

    field = agreement_table(table, resampling=resampling())

    assert field.figures["fleiss_kappa"].is_defined
    assert field.n_dropped == 1


def test_a_single_rating_among_pairs_makes_fleiss_undefined_but_not_alpha() -> None:
    table = long_table({"a": [1, 0, 1, 1], "b": [1, 0, 0, -1]})

    field = agreement_table(table, resampling=resampling())

    assert field.figures["fleiss_kappa"].undefined == "unequal_raters"
    assert field.figures["krippendorff_alpha"].is_defined


def test_items_of_a_task_are_resampled_together() -> None:
    first = [1, 0] * 50
    second = [1, 0] * 25 + [0, 1] * 25
    tasks = ["t1"] * 50 + ["t2"] * 50

    alone = agreement_table(long_table({"a": first, "b": second}), resampling=resampling())
    shared = agreement_table(long_table({"a": first, "b": second}, tasks), resampling=resampling())

    # Each task is all agreement or all disagreement: whole tasks make the agreement 0, ½ or 1.
    raw = shared.figures["raw_agreement"]
    assert (raw.ci_low, raw.ci_high) == (0, 1)
    assert alone.figures["raw_agreement"].ci_low > 0.3
    assert (alone.resampled, shared.resampled) == ("items", "tasks")
    assert shared.analytic["raw_agreement"].se > 3 * alone.analytic["raw_agreement"].se


def test_tasks_of_their_own_are_resampled_as_items() -> None:
    columns = {"a": [1, 0, 1, 0, 1, 1], "b": [1, 0, 0, 0, 1, 1]}

    field = agreement_table(long_table(columns, list("uvwxyz")), resampling=resampling())

    assert field.resampled == "items"


def test_an_interval_is_withheld_where_many_resamples_have_no_kappa() -> None:
    columns = [1] * 9 + [0]

    field = agreement_table(long_table({"a": columns, "b": columns}), resampling=resampling())

    kappa = field.figures["cohen_kappa"]
    assert kappa.value == 1
    assert (kappa.ci_low, kappa.ci_undefined) == (None, "undefined_resamples")
    assert "% of the resamples are undefined" in kappa.method


def test_full_agreement_has_an_exact_bound_beside_the_degenerate_bootstrap() -> None:
    columns = [1, 0] * 20

    field = agreement_table(long_table({"a": columns, "b": columns}), resampling=resampling())

    assert "degenerate_interval" in field.figures["raw_agreement"].flags
    assert field.exact_agreement.ci_low == pytest.approx(0.025 ** (1 / 40))


def test_three_annotators_are_listed_in_pairs_and_averaged() -> None:
    columns = {"a": [1, 0, 1, 0], "b": [1, 0, 1, 1], "c": [1, 0, 0, 0]}

    field = agreement_table(long_table(columns), resampling=resampling())

    assert [(pair.first, pair.second) for pair in field.pairs] == [
        ("a", "b"),
        ("a", "c"),
        ("b", "c"),
    ]
    kappas = [pair.cohen_kappa.value for pair in field.pairs]
    assert field.figures["cohen_kappa"].value == pytest.approx(np.mean(kappas))


def test_a_field_that_nobody_labelled_is_undefined_not_zero() -> None:
    field = agreement_table(long_table({"a": [-1, -1], "b": [-1, -1]}), resampling=resampling())

    assert {figure.undefined for figure in field.figures.values()} == {"no_pairable_items"}
    assert (field.n_items, field.n_ratings, field.n_dropped) == (2, 0, 2)


def test_one_annotator_is_too_few() -> None:
    field = agreement_table(long_table({"a": [1, 0]}), resampling=resampling())

    assert field.figures["cohen_kappa"].undefined == "too_few_raters"
    assert field.pairs == ()


def test_two_ratings_by_one_annotator_are_refused() -> None:
    table = LongTable(np.array([1, 1]), np.array(["a", "a"]), np.array([0, 1]), (False, True))

    with pytest.raises(ValueError, match="two ratings of one item"):
        agreement_table(table, resampling=resampling())


def test_the_same_generator_gives_the_same_table() -> None:
    table = long_table({"a": [1, 0, 1, 0, 1, 0], "b": [1, 0, 0, 0, 1, 1]})

    once = agreement_table(table, resampling=resampling(seed=9)).as_json()
    again = agreement_table(table, resampling=resampling(seed=9)).as_json()

    assert once == again


def test_two_scorers_that_err_together_differ_with_a_narrow_interval() -> None:
    rng = np.random.default_rng(1)
    reference = rng.integers(0, 2, 300)
    first = np.where(rng.random(300) < 0.8, reference, 1 - reference)
    second = np.where(rng.random(300) < 0.98, first, 1 - first)
    other = np.where(rng.random(300) < 0.8, reference, 1 - reference)

    alike = kappa_difference(reference, first, second, n_categories=2, draws=3_000, rng=rng)
    apart = kappa_difference(reference, first, other, n_categories=2, draws=3_000, rng=rng)

    assert alike.difference.se < apart.difference.se / 2
    assert alike.difference.ci_low <= alike.difference.value <= alike.difference.ci_high
