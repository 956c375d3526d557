"""Values that are whole multiples of one unit, so that sums of them have a law on a lattice."""

import math
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

LARGEST_LATTICE = 1 << 22
_LARGEST_DENOMINATOR = 10_000
_MOST_VALUES = 2_000


def lattice_steps(values: NDArray[np.float64]) -> NDArray[np.int64] | None:
    """The values as whole multiples of their common unit; None if there is no small one."""
    if np.all(values == np.rint(values)) and np.abs(values).max(initial=0) < LARGEST_LATTICE:
        return _without_common_factor(values.astype(np.int64))
    distinct, place = np.unique(values, return_inverse=True)
    if len(distinct) > _MOST_VALUES:
        return None
    fractions = [Fraction(float(v)).limit_denominator(_LARGEST_DENOMINATOR) for v in distinct]
    if any(abs(float(f) - v) > 1e-12 for f, v in zip(fractions, distinct, strict=True)):
        return None
    unit = math.lcm(*{f.denominator for f in fractions})
    if unit * max(map(abs, fractions)) > LARGEST_LATTICE:
        return None
    whole = np.array([int(f * unit) for f in fractions], dtype=np.int64)
    return _without_common_factor(whole)[place]


def _without_common_factor(whole: NDArray[np.int64]) -> NDArray[np.int64]:
    return whole // max(1, int(np.gcd.reduce(whole)))
