"""Cases of a scorer against a reference, of binomial intervals and of exact tests."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from audits.stats import hypothesis_tests, intervals
from audits.stats.cases.reading import (
    Input,
    Outputs,
    Statistic,
    declared_labels,
    level_of,
    outputs,
    required,
)
from audits.stats.confusion import (
    BinaryConfusion,
    binary_confusion,
    macro_mean,
    multiclass_confusion,
)
from audits.stats.estimates import InputRefused
from audits.stats.intervals import Bounds
from audits.stats.labels import Label, check_one_type, checked, clean, code_book


def _two_columns(given: Input) -> tuple[list[Label | None], list[Label | None]]:
    truth, pred = required(given, "truth"), required(given, "pred")
    if not isinstance(truth, list) or not isinstance(pred, list):
        raise InputRefused("invalid_input", "truth and pred are lists of labels")
    if len(truth) != len(pred):
        raise InputRefused("ragged_ratings", f"truth has {len(truth)} labels and pred {len(pred)}")
    return clean(truth), clean(pred)


def _counted(given: Input) -> BinaryConfusion:
    if "truth" not in given and "pred" not in given:
        return BinaryConfusion(
            *(intervals.check_count(key, required(given, key)) for key in ("tp", "fp", "fn", "tn"))
        )
    truth, pred = _two_columns(given)
    positive = checked(required(given, "positive"))
    check_one_type(label for label in [*truth, *pred, positive] if label is not None)
    first, second = (
        np.array([-1 if label is None else int(label == positive) for label in column])
        for column in (truth, pred)
    )
    return binary_confusion(first, second)


def _confusion_binary(given: Input, rng: np.random.Generator) -> Outputs:
    confusion = _counted(given)
    names = ("accuracy", "precision", "recall", "specificity", "npv", "f1", "balanced_accuracy")
    figures: dict[str, object] = {name: getattr(confusion, name) for name in names}
    return outputs({**figures, "mcc": confusion.mcc, "kappa": confusion.kappa, "n": confusion.n})


def _confusion_multiclass(given: Input, rng: np.random.Generator) -> Outputs:
    truth, pred = _two_columns(given)
    book = code_book([*truth, *pred], declared_labels(given.get("labels")))
    confusion = multiclass_confusion(
        book.encode(truth), book.encode(pred), n_categories=len(book.categories)
    )
    figures: dict[str, object] = {"accuracy": confusion.accuracy}
    for name in ("precision", "recall", "f1"):
        macro = macro_mean(getattr(confusion, name), reason="zero_denominator")
        figures[f"macro_{name}"] = macro.mean
        figures[f"n_undefined_{name}"] = macro.n_undefined
    return outputs(figures)


def _bounds(bounds: Bounds | None) -> Outputs:
    none = {"value": None, "undefined": "no_items"}
    if bounds is None:
        return outputs({"low": none, "high": none})
    return outputs({"low": bounds.low, "high": bounds.high})


def _wilson_interval(given: Input, rng: np.random.Generator) -> Outputs:
    k, n = required(given, "k"), required(given, "n")
    return _bounds(intervals.wilson_interval(k, n, level=level_of(given)))


def _clopper_pearson_interval(given: Input, rng: np.random.Generator) -> Outputs:
    k, n = required(given, "k"), required(given, "n")
    return _bounds(intervals.clopper_pearson_interval(k, n, level=level_of(given)))


def _binomial_upper_bound(given: Input, rng: np.random.Generator) -> Outputs:
    k, n = required(given, "k"), required(given, "n")
    return outputs({"upper": intervals.binomial_upper_bound(k, n, level=level_of(given))})


def _mcnemar_exact(given: Input, rng: np.random.Generator) -> Outputs:
    result = hypothesis_tests.mcnemar_exact(required(given, "b"), required(given, "c"))
    return outputs({"p_two_sided": result, "n_discordant": result.n})


def _holm(given: Input, rng: np.random.Generator) -> Outputs:
    pvalues = required(given, "pvalues")
    if not isinstance(pvalues, list):
        raise InputRefused("invalid_input", "pvalues are a list of numbers, null where not run")
    result = hypothesis_tests.holm(
        pvalues, alpha=given.get("alpha", 0.05), family_size=given.get("family_size")
    )
    return outputs(
        {
            "adjusted": [_tested(p) for p in result.adjusted],
            "reject": [_tested(decision) for decision in result.reject],
            "family_size": result.family_size,
        }
    )


def _tested(value: Any) -> Any:
    return {"value": None, "undefined": "not_tested"} if value is None else value


STATISTICS: Mapping[str, Statistic] = {
    "confusion_binary": _confusion_binary,
    "confusion_multiclass": _confusion_multiclass,
    "wilson_interval": _wilson_interval,
    "clopper_pearson_interval": _clopper_pearson_interval,
    "binomial_upper_bound": _binomial_upper_bound,
    "mcnemar_exact": _mcnemar_exact,
    "holm": _holm,
}
