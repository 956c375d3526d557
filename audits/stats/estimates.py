"""What a statistic returns: a value with its interval and n, or the reason why there is none."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

SENTENCES: Mapping[str, str] = MappingProxyType(
    {
        "no_items": "Nothing was given.",
        "no_pairable_items": "No item has two ratings.",
        "single_category": "Only one label occurs, so agreement by chance is certain already.",
        "too_few_raters": "There are fewer than two raters.",
        "unequal_raters": (
            "Items have different numbers of ratings, which Fleiss' kappa does not allow; "
            "Krippendorff's alpha does."
        ),
        "zero_denominator": "No item qualifies for this rate: its denominator is zero.",
        "undefined_kappa": "A kappa that this figure depends on is undefined.",
        "no_defined_field": "The figure is undefined in every field.",
        "not_tested": "This comparison was not tested.",
        "too_few_clusters": "One cluster tells nothing about the variation between clusters.",
        "empty_stratum": "A stratum of the population has no labels.",
        "singleton_stratum": "A stratum has a single label, which shows no variation.",
        "zero_inclusion_probability": "A labelled row had no chance of being drawn.",
        "undefined_resamples": (
            "More than 5 % of the resamples have no value, so their percentiles would mislead."
        ),
        "no_majority": "No label has a majority.",
    }
)
"""Reason code -> the sentence that a page shows."""

FLAG_SENTENCES: Mapping[str, str] = MappingProxyType(
    {
        "degenerate_interval": (
            "The interval has no width because nothing varied; this is not certainty."
        ),
        "one_rater_constant": (
            "One rater used a single label, which forces kappa to 0 whatever the agreement."
        ),
        "no_variation": (
            "Only one label occurs: the raters agreed, which does not show that they can tell "
            "the labels apart."
        ),
        "no_discordant_pairs": "No pair differs, so there is nothing to test.",
        "all_differences_zero": "All differences are zero, so every sign pattern ties.",
        "singleton_stratum": "A stratum has a single label, so there is no standard error.",
        "empty_stratum": "A stratum of the population has no labels.",
        "scorer_constant": "The scorer gives one value only, so it cannot help the estimate.",
        "lambda_clipped": "The tuned weight of the scorer was outside [0, 1] and was clipped.",
        "outside_unit_interval": "The estimate of a rate, or a bound of it, lies outside [0, 1].",
        "few_clusters": "There are fewer than ten clusters; the interval is likely too narrow.",
        "undefined_resamples": "More than 1 % of the resamples have no value and were left out.",
        "upper_bound": "Not every way was tried; a smaller number may do.",
        "undefined_pairs": "Some pairs have no value; the mean is over the others.",
    }
)
"""Flag code -> the sentence that a page shows."""


class InputRefused(ValueError):
    """The input cannot be analysed as it is; `code` names the fault, the text says what to do."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


@dataclass(frozen=True, slots=True, kw_only=True)
class Estimate:
    """One figure: `value`, or `undefined` with a reason code; never both, never neither.

    ci_low, ci_high : the interval; None where there is none, and then `ci_undefined` may say why.
    se : standard error, where the method has one.
    method : how the interval was made, as words.
    n, n_dropped : items used, and items left out for missing ratings.
    flags : warning codes, see `FLAG_SENTENCES`.
    """

    value: float | None = None
    undefined: str = ""
    ci_low: float | None = None
    ci_high: float | None = None
    ci_undefined: str = ""
    se: float | None = None
    method: str = ""
    n: int = 0
    n_dropped: int = 0
    flags: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if (self.value is None) == (not self.undefined):
            raise ValueError("an estimate has either a value or a reason why it has none")
        for number in (self.value, self.ci_low, self.ci_high, self.se):
            if number is not None and not math.isfinite(number):
                raise ValueError(f"an estimate holds finite numbers only; got {number}")

    @property
    def is_defined(self) -> bool:
        return self.value is not None

    def with_interval(
        self,
        low: float,
        high: float,
        *,
        method: str,
        se: float | None = None,
        flags: tuple[str, ...] = (),
    ) -> "Estimate":
        """The same figure with this interval; a width of zero is flagged as degenerate."""
        if low == high:
            flags = (*flags, "degenerate_interval")
        return replace(
            self,
            ci_low=float(low),
            ci_high=float(high),
            ci_undefined="",
            method=method,
            se=None if se is None else float(se),
            flags=merge_flags(self.flags, flags),
        )

    def without_interval(
        self, reason: str, *, method: str = "", flags: tuple[str, ...] = ()
    ) -> "Estimate":
        """The same figure, its interval withheld for `reason`."""
        return replace(
            self,
            ci_low=None,
            ci_high=None,
            ci_undefined=reason,
            method=method,
            flags=merge_flags(self.flags, flags),
        )

    def as_json(self) -> dict[str, object]:
        """The figure as exports and pages carry it."""
        return {
            "value": self.value,
            "ci_low": self.ci_low,
            "ci_high": self.ci_high,
            "undefined": self.undefined,
            "ci_undefined": self.ci_undefined,
            "n": self.n,
            "n_dropped": self.n_dropped,
            "method": self.method,
            "flags": list(self.flags),
        }


def defined(
    value: float, *, n: int = 0, n_dropped: int = 0, flags: tuple[str, ...] = ()
) -> Estimate:
    """An estimate that has a value."""
    return Estimate(value=float(value), n=int(n), n_dropped=int(n_dropped), flags=flags)


def undefined(
    reason: str, *, n: int = 0, n_dropped: int = 0, flags: tuple[str, ...] = ()
) -> Estimate:
    """An estimate that has none, for `reason`."""
    return Estimate(undefined=reason, n=int(n), n_dropped=int(n_dropped), flags=flags)


def ratio(numerator: float, denominator: float, *, n: int | None = None) -> Estimate:
    """numerator / denominator; 0/0 and x/0 are undefined (`zero_denominator`)."""
    size = int(denominator) if n is None else n
    if denominator == 0:
        return undefined("zero_denominator", n=size)
    return defined(numerator / denominator, n=size)


def merge_flags(*groups: tuple[str, ...]) -> tuple[str, ...]:
    """All flags once, in the order of first appearance."""
    return tuple(dict.fromkeys(flag for group in groups for flag in group))
