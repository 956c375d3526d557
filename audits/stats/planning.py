"""How many labels a question needs, before anyone labels."""

import math
from collections.abc import Callable

import numpy as np
from scipy.special import ndtr, ndtri

from audits.stats.estimates import InputRefused
from audits.stats.intervals import check_level, wilson_interval, z_value
from audits.stats.tables import kappa_standard_error

_MOST_ITEMS = 10_000_000


def items_for_rate(
    share: float, half_width: float, *, level: float = 0.95, design_effect: float = 1.0
) -> int:
    """Fewest items for a Wilson interval of at most ± half_width around an expected share.

    design_effect : 1 + (runs per task - 1)·ICC, where items share tasks; multiplies the result.
    """
    _check_share("share", share)
    _check_positive("half_width", half_width)

    def is_enough(n: int) -> bool:
        bounds = wilson_interval(round(share * n), n, level=level)
        return bounds is not None and bounds.high - bounds.low <= 2 * half_width

    return math.ceil(_least(is_enough) * max(1.0, design_effect))


def items_for_zero_events(bound: float, *, level: float = 0.95) -> int:
    """Fewest items such that 0 events put the exact one-sided upper bound below `bound`.

    59 for 5 % at 95 %. Source: Clopper & Pearson (1934): 1 - (1 - level)^(1/n) < bound.
    """
    check_level(level)
    _check_share("bound", bound)
    if bound in (0.0, 1.0):
        raise InputRefused("invalid_probability", "bound lies strictly between 0 and 1")
    return math.ceil(math.log1p(-level) / math.log1p(-bound))


def items_for_kappa(
    kappa: float, prevalence: float, half_width: float, *, level: float = 0.95
) -> int:
    """Fewest items for kappa ± half_width, two raters who find the same prevalence.

    By the standard error of Fleiss, Cohen & Everitt (1969), which shrinks with √n.
    """
    _check_positive("half_width", half_width)
    if not 0 < prevalence < 1:
        raise InputRefused(
            "invalid_probability", f"prevalence lies between 0 and 1; got {prevalence}"
        )
    both = prevalence**2 + kappa * prevalence * (1 - prevalence)
    cells = np.array([[both, prevalence - both], [prevalence - both, 1 - 2 * prevalence + both]])
    if cells.min() < 0:
        raise InputRefused(
            "invalid_probability", f"kappa {kappa} is impossible at prevalence {prevalence}"
        )
    per_root = kappa_standard_error(cells)
    return max(2, math.ceil((z_value(level) * per_root / half_width) ** 2))


def tasks_for_paired_difference(
    difference: float, discordant: float, *, level: float = 0.95, power: float = 0.8
) -> int:
    """Fewest tasks for McNemar's test to find a difference of two paired rates.

    discordant : expected share of tasks whose outcomes differ, at least |difference|.
    Source: Connor (1987), Biometrics 43, 207-211, eq. 4.
    """
    check_level(level)
    check_level(power)
    if not 0 < abs(difference) <= discordant <= 1:
        raise InputRefused(
            "invalid_probability",
            f"needs 0 < |difference| <= discordant <= 1; got {difference} and {discordant}",
        )
    z_power = float(ndtri(power))
    spread = math.sqrt(discordant - difference**2)
    root = z_value(level) * math.sqrt(discordant) + z_power * spread
    return math.ceil((root / difference) ** 2)


def power_of_paired_difference(
    n_tasks: int, difference: float, discordant: float, *, level: float = 0.95
) -> float:
    """The chance that McNemar's test finds the difference with so many tasks (same formula)."""
    root = abs(difference) * math.sqrt(n_tasks) - z_value(level) * math.sqrt(discordant)
    spread = math.sqrt(discordant - difference**2)
    if spread == 0:
        return 1.0 if root >= 0 else 0.0
    return float(ndtr(root / spread))


def _least(is_enough: Callable[[int], bool]) -> int:
    """The least n from which on `is_enough` holds, as far as doubling and halving can tell."""
    high = 1
    while not is_enough(high):
        high *= 2
        if high > _MOST_ITEMS:
            raise InputRefused("invalid_probability", "no attainable number of items is enough")
    low = high // 2
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if is_enough(middle) else (middle, high)
    return high


def _check_share(name: str, value: float) -> None:
    if not 0 <= value <= 1:
        raise InputRefused("invalid_probability", f"{name} lies in [0, 1]; got {value}")


def _check_positive(name: str, value: float) -> None:
    if not value > 0:
        raise InputRefused("invalid_probability", f"{name} must be above 0; got {value}")
