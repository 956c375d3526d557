"""Exact tests for paired outcomes, and Holm's correction."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.special import bdtr

from audits.stats.estimates import Estimate, InputRefused, defined, undefined
from audits.stats.intervals import check_count, check_level
from audits.stats.lattice import LARGEST_LATTICE, lattice_steps

_MOST_ENUMERATED = 40
_MOST_COSINES = 200_000_000
_TIE = 1e-9


def mcnemar_exact(b: int, c: int, *, mid_p: bool = False) -> Estimate:
    """Two-sided exact p of McNemar's test: min(1, 2·P(X <= min(b, c))), X ~ Bin(b + c, 1/2).

    b, c : discordant pairs of either kind. With none, 1 and the flag `no_discordant_pairs`.
    mid_p : count the observed outcome half, which is less conservative.
    Source: McNemar (1947), Psychometrika 12, 153-157, with the exact binomial tail.
    """
    b, c = check_count("b", b), check_count("c", c)
    n, least = b + c, min(b, c)
    if n == 0:
        return defined(1.0, flags=("no_discordant_pairs",))
    if b == c or (n - 2 * least == 1 and not mid_p):
        return defined(1.0, n=n)  # exactly, which the rounded tail misses
    tail = float(bdtr(least, n, 0.5))
    if mid_p:
        here = tail - (float(bdtr(least - 1, n, 0.5)) if least else 0.0)
        return defined(min(1.0, 2 * tail - here), n=n)
    return defined(min(1.0, 2 * tail), n=n)


@dataclass(frozen=True, slots=True)
class HolmResult:
    """Adjusted p-values and decisions in input order; None where no test was run."""

    adjusted: tuple[float | None, ...]
    reject: tuple[bool | None, ...]
    family_size: int


def holm(
    pvalues: Sequence[float | None], *, alpha: float = 0.05, family_size: int | None = None
) -> HolmResult:
    """Holm's step-down adjustment; None entries were not run and get no decision.

    The family is the p-values present, unless `family_size` (a registered family) says more.
    Raises `invalid_pvalue` outside [0, 1], `invalid_counts` for a family smaller than the tests.
    Source: Holm (1979), Scand. J. Stat. 6, 65-70.
    """
    check_level(alpha)
    present = [(p, place) for place, p in enumerate(pvalues) if p is not None]
    for p, place in present:
        if isinstance(p, bool) or not isinstance(p, int | float) or not 0 <= p <= 1:
            raise InputRefused(
                "invalid_pvalue", f"p-value {place + 1} must lie in [0, 1]; got {p!r}"
            )
    size = len(present) if family_size is None else check_count("family_size", family_size)
    if size < len(present):
        raise InputRefused(
            "invalid_counts", f"a family of {size} cannot hold {len(present)} p-values"
        )
    adjusted: list[float | None] = [None] * len(pvalues)
    running = 0.0
    for rank, (p, place) in enumerate(sorted(present)):
        running = max(running, min(1.0, (size - rank) * p))
        adjusted[place] = running
    reject = tuple(None if p is None else p <= alpha for p in adjusted)
    return HolmResult(tuple(adjusted), reject, size)


def sign_flip_test(
    differences: NDArray[np.float64], *, draws: int = 0, rng: np.random.Generator | None = None
) -> Estimate:
    """Two-sided sign-flip permutation p: the share of sign patterns with |sum| >= the observed.

    differences : shape (n,), finite; zeros are kept (they tie). Ties count, with a tolerance.
    Exact by the law of the sum where the differences lie on a common lattice that is not too
    wide, by enumeration up to 40 nonzero differences, else Monte Carlo:
    (1 + hits)/(1 + draws), never 0.
    draws : asks for Monte Carlo with that many draws; then, and where neither exact route is
        open, `rng` is needed.
    Undefined for no differences; 1 with a flag where all are zero.
    Source: Fisher (1935), The Design of Experiments, sec. 21; Phipson & Smyth (2010); the two
    halves of the enumeration as in Horowitz & Sahni (1974), J. ACM 21, 277-292.
    """
    if len(differences) == 0:
        return undefined("no_items")
    nonzero = np.abs(differences[differences != 0])
    if len(nonzero) == 0:
        return defined(1.0, n=len(differences), flags=("all_differences_zero",))
    observed = abs(math.fsum(differences))
    p = None if draws else _exact_sign_flip(nonzero, observed)
    if p is None:
        p = _drawn_sign_flip(nonzero, observed, draws or 100_000, rng)
    return defined(p, n=len(differences))


def _exact_sign_flip(sizes: NDArray[np.float64], observed: float) -> float | None:
    steps = lattice_steps(sizes)
    if steps is not None and _is_cheap(steps):
        return _lattice_sign_flip(steps, observed * float(steps.sum() / sizes.sum()))
    if len(sizes) <= _MOST_ENUMERATED:
        return _enumerated_sign_flip(sizes, observed)
    return None


def _is_cheap(steps: NDArray[np.int64]) -> bool:
    width = 2 * int(steps.sum())
    return width < LARGEST_LATTICE and width * len(np.unique(steps)) < _MOST_COSINES


def _lattice_sign_flip(steps: NDArray[np.int64], observed: float) -> float:
    """Σ±steps has the characteristic function Π cos(t·step); one FFT gives its law."""
    top = int(steps.sum())
    size = 1 << (2 * top + 1).bit_length()
    angles = 2 * np.pi * np.arange(size // 2 + 1) / size
    law = np.ones(size // 2 + 1)
    for step, times in zip(*np.unique(steps, return_counts=True), strict=True):
        law *= np.cos(angles * step) ** times
    mass = np.fft.irfft(law, size)
    reach = round(observed)
    upper = float(mass[reach : top + 1].sum())
    p = 1.0 if reach == 0 else 2 * upper
    return min(1.0, max(p, 2.0 ** (1 - len(steps))))


def _enumerated_sign_flip(sizes: NDArray[np.float64], observed: float) -> float:
    """Σ±sizes is a sum of either half's, so that sorting one finds the tail of all pairs."""
    least = observed - _TIE * sizes.sum()
    if least <= 0:
        return 1.0
    middle = len(sizes) // 2
    first, second = _signed_sums(sizes[:middle]), np.sort(_signed_sums(sizes[middle:]))
    # The law is symmetric: twice the pairs whose sum reaches `least`.
    below = np.searchsorted(second, least - first)
    return 2 * float(np.mean(1 - below / len(second)))


def _signed_sums(sizes: NDArray[np.float64]) -> NDArray[np.float64]:
    sums = np.zeros(1)
    for size in sizes:
        sums = np.concatenate([sums + size, sums - size])
    return sums


def _drawn_sign_flip(
    sizes: NDArray[np.float64], observed: float, draws: int, rng: np.random.Generator | None
) -> float:
    if rng is None:
        raise ValueError("these differences need Monte Carlo; pass a generator as `rng`")
    least = observed - _TIE * sizes.sum()
    rows = max(1, 2_000_000 // len(sizes))
    hits = 0
    for start in range(0, draws, rows):
        signs = rng.integers(0, 2, (min(rows, draws - start), len(sizes)), dtype=np.int8) * 2 - 1
        hits += int(np.count_nonzero(np.abs(signs @ sizes) >= least))
    return (1 + hits) / (1 + draws)
