"""Statistics with known right answers, by name, as `statistic_file` computes them."""

import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from audits.stats.cases import run_case
from audits.stats.cases.running import STATISTICS
from audits.stats.estimates import FLAG_SENTENCES, SENTENCES

CASES = json.loads((Path(__file__).parent / "known_answers.json").read_text())["cases"]

MORE: list[tuple[str, str, dict[str, Any], dict[str, Any]]] = [
    ("raw, nothing given", "raw_agreement", {"ratings": []}, {"agreement": "no_items"}),
    (
        "raw, single ratings",
        "raw_agreement",
        {"ratings": [[1, None], [None, 0]]},
        {"agreement": "no_pairable_items", "n_used": 0},
    ),
    (
        "macro, no field defined",
        "macro_agreement",
        {"fields": {"a": [[1, None]]}},
        {"macro": "no_defined_field", "n_fields_defined": 0, "n_fields_undefined": 1},
    ),
    ("kappa, one column", "cohen_kappa", {"ratings": [[1], [0]]}, {"kappa": "too_few_raters"}),
    ("kappa, nothing given", "cohen_kappa", {"ratings": []}, {"kappa": "no_items"}),
    ("kappa, empty table", "cohen_kappa", {"table": [[0, 0], [0, 0]]}, {"kappa": "no_items"}),
    (
        "kappa, strings nan and NA are labels",
        "cohen_kappa",
        {"ratings": [["nan", "nan"], ["NA", "NA"]]},
        {"kappa": 1.0, "n_used": 2},
    ),
    (
        "kappa, NaN is missing",
        "cohen_kappa",
        {"ratings": [[1, 1], [0, 0], [float("nan"), 1]]},
        {"kappa": 1.0, "n_dropped": 1},
    ),
    (
        "kappa, an unused step of the scale counts",
        "cohen_kappa",
        {
            "ratings": [["low", "low"], ["low", "high"], ["high", "high"], ["high", "mid"]],
            "categories": ["low", "mid", "high"],
            "weights": "quadratic",
        },
        # Disagreements (4 + 1)/4 observed; expected from the margins: (2·4 + 2·1 + … )/16.
        {"kappa": 1 - (5 / 4) / ((2 * (2 * 0 + 1 * 1 + 1 * 4) + 2 * (2 * 4 + 1 * 1 + 0)) / 16)},
    ),
    (
        "kappa of one label has no interval",
        "cohen_kappa_ci",
        {"table": [[9, 0], [0, 0]]},
        {"kappa": "single_category", "se": "single_category", "low": "single_category"},
    ),
    (
        "perfect kappa has an interval without width",
        "cohen_kappa_ci",
        {"table": [[9, 0], [0, 3]]},
        {"kappa": 1.0, "se": 0.0, "low": 1.0, "high": 1.0},
    ),
    (
        "fleiss, one rater",
        "fleiss_kappa",
        {"counts": [[1, 0], [0, 1]]},
        {"kappa": "too_few_raters"},
    ),
    (
        "fleiss, a gap",
        "fleiss_kappa",
        {"ratings": [[1, 1, 0], [1, 0, None]]},
        {"kappa": "unequal_raters"},
    ),
    ("fleiss, nothing", "fleiss_kappa", {"counts": []}, {"kappa": "no_items"}),
    ("alpha, nothing", "krippendorff_alpha", {"ratings": []}, {"alpha": "no_items"}),
    (
        "pabak, k given",
        "pabak",
        {"ratings": [["a", "a"], ["a", "b"]], "n_categories": 4},
        {"pabak": (4 * 0.5 - 1) / 3, "po": 0.5},
    ),
    ("pabak, one label", "pabak", {"ratings": [["a", "a"]]}, {"pabak": "single_category"}),
    ("ac1, one declared label", "gwet_ac1", {"table": [[3]]}, {"ac1": "single_category"}),
    (
        "macro kappa, none defined",
        "macro_kappa_sensitivity",
        {"fields": {"a": [[1, 1], [1, 1]], "b": []}},
        {
            "macro_defined_only": "no_defined_field",
            "n_undefined": 2,
            "if_undefined_counted_0": 0.0,
            "if_undefined_counted_1": 1.0,
        },
    ),
    (
        "kappa difference, a constant scorer of a constant reference",
        "kappa_difference",
        {"reference": [1, 1, 1], "a": [1, 1, 1], "b": [1, 0, 1]},
        {"kappa_a": "single_category", "kappa_b": 0.0, "difference": "undefined_kappa"},
    ),
    (
        "confusion, all negative",
        "confusion_binary",
        {"tp": 0, "fp": 0, "fn": 0, "tn": 7},
        {
            "accuracy": 1.0,
            "precision": "zero_denominator",
            "recall": "zero_denominator",
            "f1": "zero_denominator",
            "mcc": "zero_denominator",
            "balanced_accuracy": "zero_denominator",
            "kappa": "single_category",
        },
    ),
    (
        "multiclass, a label nobody gives",
        "confusion_multiclass",
        {"truth": ["a", "b"], "pred": ["a", "a"], "labels": ["a", "b", "c"]},
        {
            "macro_precision": 0.5,
            "n_undefined_precision": 2,
            "macro_recall": 0.5,
            "n_undefined_recall": 1,
            "macro_f1": (2 / 3 + 0) / 2,
            "n_undefined_f1": 1,
        },
    ),
    ("wilson, all", "wilson_interval", {"k": 7, "n": 7}, {"high": 1.0}),
    ("clopper-pearson, all", "clopper_pearson_interval", {"k": 7, "n": 7}, {"high": 1.0}),
    ("bound of nothing", "binomial_upper_bound", {"k": 0, "n": 0}, {"upper": "no_items"}),
    ("bound of all", "binomial_upper_bound", {"k": 5, "n": 5}, {"upper": 1.0}),
    ("mcnemar, none", "mcnemar_exact", {"b": 0, "c": 0}, {"p_two_sided": 1.0, "n_discordant": 0}),
    ("flip, none", "sign_flip_test", {"differences": []}, {"p_two_sided": "no_items"}),
    (
        "flip, differences of thirds tie exactly",
        "sign_flip_test",
        {"differences": [1 / 3, 1 / 3, -2 / 3, 1 / 3]},
        # No pattern of signs comes closer to 0 than the observed |sum| of 1/3.
        {"p_two_sided": 1.0},
    ),
    ("boot, none", "paired_bootstrap", {"rows": []}, {"estimate": "no_items", "se": "no_items"}),
    (
        "boot, suites weigh alike",
        "paired_bootstrap",
        {
            "rows": [
                {"suite": "x", "task": "1", "a": 1, "b": 0},
                {"suite": "y", "task": "1", "a": 0, "b": 0},
                {"suite": "y", "task": "2", "a": 0, "b": 0},
                {"suite": "y", "task": "3", "a": 0, "b": 0},
            ],
            "weighting": "suite",
        },
        {"estimate": 0.5, "se": 0.0, "low": 0.5, "high": 0.5},
    ),
    (
        "boot, attempts are averaged within a task",
        "paired_bootstrap",
        {
            "rows": [
                {"suite": "x", "task": "1", "a": 1, "b": 0},
                {"suite": "x", "task": "1", "a": 0, "b": 0},
                {"suite": "x", "task": "2", "a": 1, "b": 1},
            ]
        },
        {"estimate": 0.25, "low": 0.0, "high": 0.5},
    ),
    ("clusters, none", "cluster_bootstrap", {"clusters": {}}, {"estimate": "no_items"}),
    (
        "strata, one of them empty",
        "stratified_rate",
        {
            "strata": [
                {"name": "a", "population": 10, "n": 5, "k": 5},
                {"name": "b", "population": 10, "n": 0, "k": 0},
            ]
        },
        {"raw": 1.0, "weighted": "empty_stratum", "se": "empty_stratum", "low": "empty_stratum"},
    ),
    (
        "strata, sampled whole",
        "stratified_rate",
        {"strata": [{"name": "a", "population": 10, "n": 10, "k": 5}], "fpc": True},
        {"weighted": 0.5, "se": 0.0, "low": 0.5, "high": 0.5},
    ),
    (
        "a row that could not be drawn",
        "horvitz_thompson",
        {"rows": [{"y": 1, "pi": 0}], "population": 3},
        {"ht_mean": "zero_inclusion_probability", "hajek_mean": "zero_inclusion_probability"},
    ),
    (
        "a constant scorer gets no weight",
        "ppi_mean",
        {"y": [1, 0], "f": [1, 1], "f_unlabeled": [1, 1, 1], "lam": "auto"},
        {"estimate": 0.5, "lam": 0.0},
    ),
    (
        "a contrary scorer gets no weight",
        "ppi_mean",
        {"y": [1, 0, 1, 0], "f": [0, 1, 0, 1], "f_unlabeled": [0, 1], "lam": "auto"},
        {"estimate": 0.5, "lam": 0.0},
    ),
    (
        "an uninformative scorer",
        "rogan_gladen",
        {"observed": 0.3, "sensitivity": 0.4, "specificity": 0.6},
        {"prevalence": "zero_denominator"},
    ),
    ("nothing to resample", "kappa_bootstrap", {"ratings": []}, {"kappa": "no_items"}),
    ("no table at all", "cohen_kappa_ci", {"ratings": []}, {"kappa": "no_items"}),
    (
        "one rater to resample",
        "kappa_bootstrap",
        {"ratings": [[1], [0]]},
        {"kappa": "too_few_raters", "undefined_fraction": "too_few_raters"},
    ),
]

REFUSED = [
    ("true is not 1", "cohen_kappa", {"ratings": [[True, 1]]}, "mixed_label_types"),
    ("1 is not '1'", "raw_agreement", {"ratings": [[1, "1"]]}, "mixed_label_types"),
    ("a score is no label", "gwet_ac1", {"ratings": [[0.5, 1]]}, "non_integral_label"),
    (
        "infinity is no score",
        "krippendorff_alpha",
        {"ratings": [[1, math.inf]], "level": "interval"},
        "non_integral_label",
    ),
    ("rows of two lengths", "raw_agreement", {"ratings": [[1, 1], [1]]}, "ragged_ratings"),
    (
        "lists of two lengths",
        "kappa_difference",
        {"reference": [1], "a": [1], "b": []},
        "ragged_ratings",
    ),
    ("negative count", "confusion_binary", {"tp": -1, "fp": 0, "fn": 0, "tn": 0}, "invalid_counts"),
    ("half a count", "mcnemar_exact", {"b": 0.5, "c": 1}, "invalid_counts"),
    ("more successes than trials", "wilson_interval", {"k": 3, "n": 2}, "invalid_counts"),
    ("a table that is not square", "cohen_kappa", {"table": [[1, 2]]}, "invalid_counts"),
    ("negative ratings", "fleiss_kappa", {"counts": [[-1, 3]]}, "invalid_counts"),
    ("p above 1", "holm", {"pvalues": [0.1, 1.2]}, "invalid_pvalue"),
    ("p is NaN", "holm", {"pvalues": [float("nan")]}, "invalid_pvalue"),
    (
        "a count beyond telling",
        "cohen_kappa",
        {"table": [[2**62, 2**62], [1, 1]]},
        "invalid_counts",
    ),
    ("trials beyond telling", "clopper_pearson_interval", {"k": 1, "n": 1e20}, "invalid_counts"),
    ("family too small", "holm", {"pvalues": [0.1, 0.2], "family_size": 1}, "invalid_counts"),
    (
        "a task on one side",
        "paired_bootstrap",
        {"rows": [{"suite": "x", "task": "1", "a": 1}]},
        "unpaired_task",
    ),
    (
        "undeclared label",
        "confusion_multiclass",
        {"truth": ["z"], "pred": ["a"], "labels": ["a"]},
        "unknown_label",
    ),
    (
        "more labels than rows",
        "stratified_rate",
        {"strata": [{"name": "a", "population": 1, "n": 2, "k": 1}]},
        "invalid_counts",
    ),
    (
        "weights without an order",
        "cohen_kappa",
        {"ratings": [["a", "b"]], "weights": "linear"},
        "undeclared_order",
    ),
    ("no such statistic", "cohens_kappa", {}, "unknown_statistic"),
    ("a key is absent", "wilson_interval", {"k": 1}, "invalid_input"),
]


def result(statistic: str, given: dict[str, Any]) -> dict[str, Any]:
    case = {"id": "x", "statistic": statistic, "input": given}
    return run_case(case, rng=np.random.default_rng(7), place=1)


def matches(wanted: Any, met: Any, tolerance: float) -> bool:
    if isinstance(wanted, dict) and "undefined" in wanted:
        return met == {"value": None, "undefined": wanted["undefined"]}
    if isinstance(wanted, dict):
        return wanted["range"][0] <= met <= wanted["range"][1]
    if isinstance(wanted, list):
        return len(wanted) == len(met) and all(
            matches(w, m, tolerance) for w, m in zip(wanted, met, strict=True)
        )
    if isinstance(wanted, bool) or isinstance(met, dict | bool):
        return wanted == met
    return math.isfinite(met) and abs(wanted - met) <= tolerance


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_known_answer_is_met(case: dict[str, Any]) -> None:
    met = result(case["statistic"], case["input"])

    if "error" in case["expected"]:
        assert met["error"]["code"] == case["expected"]["error"]
        return
    for key, wanted in case["expected"].items():
        tolerance = case["tolerance"].get(key, case["tolerance"]["default"])
        assert matches(wanted, met["outputs"][key], tolerance), key
    assert set(case.get("flags", [])) <= set(met["flags"])


@pytest.mark.parametrize(
    ("statistic", "given", "wanted"), [m[1:] for m in MORE], ids=[m[0] for m in MORE]
)
def test_edge_has_its_value_or_its_reason(
    statistic: str, given: dict[str, Any], wanted: dict[str, Any]
) -> None:
    met = result(statistic, given)["outputs"]

    for key, value in wanted.items():
        form = {"undefined": value} if isinstance(value, str) else value
        assert matches(form, met[key], 1e-9), (key, met[key])


@pytest.mark.parametrize(
    ("statistic", "given", "code"), [r[1:] for r in REFUSED], ids=[r[0] for r in REFUSED]
)
def test_faulty_input_is_refused_by_its_code(
    statistic: str, given: dict[str, Any], code: str
) -> None:
    met = result(statistic, given)

    assert met["error"]["code"] == code
    assert len(met["error"]["message"]) > 15


@pytest.mark.parametrize(
    ("statistic", "given", "flag"),
    [
        ("mcnemar_exact", {"b": 0, "c": 0}, "no_discordant_pairs"),
        ("cohen_kappa_ci", {"table": [[9, 0], [0, 3]]}, "degenerate_interval"),
        ("gwet_ac1", {"ratings": [[1, 1]], "categories": [0, 1]}, "no_variation"),
        (
            "rogan_gladen",
            {"observed": 0.05, "sensitivity": 0.9, "specificity": 0.9},
            "outside_unit_interval",
        ),
        ("cohen_kappa_ci", {"table": [[10_000, 1], [0, 0]]}, "degenerate_interval"),
        (
            "cluster_bootstrap",
            {"clusters": {"a": [0.1, 0.1, 0.1], "b": [0.1], "c": [0.1] * 6}},
            "degenerate_interval",
        ),
        (
            "horvitz_thompson",
            {"rows": [{"y": 1, "pi": 0.1}, {"y": 0, "pi": 0.5}], "population": 8},
            "outside_unit_interval",
        ),
        ("ppi_mean", {"y": [1, 0], "f": [1, 1], "f_unlabeled": [1]}, "scorer_constant"),
        ("ppi_mean", {"y": [1, 0], "f": [1, 1], "f_unlabeled": [1], "lam": 1}, "scorer_constant"),
        (
            "ppi_mean",
            {"y": [1, 0, 1, 0], "f": [0, 1, 0, 1], "f_unlabeled": [0, 1]},
            "lambda_clipped",
        ),
        (
            "stratified_rate",
            {"strata": [{"name": "a", "population": 9, "n": 1, "k": 1}]},
            "singleton_stratum",
        ),
        ("cluster_bootstrap", {"clusters": {"a": [1, 0], "b": [1]}}, "few_clusters"),
    ],
)
def test_figure_carries_its_warning(statistic: str, given: dict[str, Any], flag: str) -> None:
    assert flag in result(statistic, given)["flags"]


def test_holm_says_which_tests_were_not_run() -> None:
    met = result("holm", {"pvalues": [0.03, None, 0.06, 0.02], "alpha": 0.05})["outputs"]

    assert met["adjusted"][1] == {"value": None, "undefined": "not_tested"}
    assert met["adjusted"][0] == pytest.approx(0.06)
    assert met["adjusted"][3] == pytest.approx(0.06)
    assert met["family_size"] == 3


def test_a_registered_family_may_be_larger_than_the_tests_run() -> None:
    met = result("holm", {"pvalues": [0.01, 0.02], "family_size": 5})["outputs"]

    assert met["adjusted"] == pytest.approx([0.05, 0.08])


def test_there_are_25_statistics_and_each_has_a_known_answer() -> None:
    assert {case["statistic"] for case in CASES} == set(STATISTICS)
    assert len(STATISTICS) == 25


def test_every_code_of_the_known_answers_has_a_sentence() -> None:
    reasons = {
        wanted["undefined"]
        for case in CASES
        for wanted in case["expected"].values()
        if isinstance(wanted, dict) and "undefined" in wanted
    }
    flags = {flag for case in CASES for flag in case.get("flags", [])}

    assert reasons <= set(SENTENCES)
    assert flags <= set(FLAG_SENTENCES)
