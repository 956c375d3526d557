"""Did blinding hold? Indices from guesses that annotators made about what they saw."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from audits.stats.coefficients import divide, kappa_of_cells
from audits.stats.estimates import Estimate, defined, undefined
from audits.stats.intervals import binomial_rate, normal_interval
from audits.stats.resampling import interval_from_draws


def bang_index(n_correct: int, n_wrong: int, n_unsure: int, *, level: float = 0.95) -> Estimate:
    """Bang's blinding index of one arm with two possible guesses: (correct - wrong)/all.

    1 where all guess right, 0 where guesses are random or all are unsure, -1 where all are
    wrong. Undefined without guesses.
    Source: Bang, Ni & Davis (2004), Control. Clin. Trials 25, 143-156, eq. 2 and its variance.
    """
    n = n_correct + n_wrong + n_unsure
    if n == 0:
        return undefined("no_items")
    right, wrong = n_correct / n, n_wrong / n
    variance = (right * (1 - right) + wrong * (1 - wrong) + 2 * right * wrong) / n
    index = defined(right - wrong, n=n)
    return normal_interval(
        index, float(np.sqrt(max(0.0, variance))), level=level, method=f"Bang, normal, {level:.0%}"
    )


def james_index(
    guesses: NDArray[np.int64],
    n_unsure: NDArray[np.int64],
    *,
    draws: int,
    rng: np.random.Generator,
    level: float = 0.95,
) -> Estimate:
    """James' blinding index: (1 + unsure + (1 - unsure)·K)/2, K minus the kappa of the guesses.

    guesses : shape (n_arms, n_arms), true arm by guessed arm; n_unsure : shape (n_arms,).
    0 where all guess right, 1/2 where guesses are random, 1 where all are unsure. Where all are
    unsure K does not matter; otherwise undefined if arm and guess do not vary.
    Source: James et al. (1996), Stat. Med. 15, 1421-1434, eqs. 1-3; interval by bootstrap.
    """
    n = int(guesses.sum() + n_unsure.sum())
    if n == 0:
        return undefined("no_items")
    cells = np.concatenate([guesses.ravel(), n_unsure]).astype(np.float64)
    value = float(_james(cells, len(guesses)))
    if np.isnan(value):
        return undefined("single_category", n=n)
    drawn = rng.multinomial(n, cells / n, size=draws).astype(np.float64)
    return interval_from_draws(
        defined(value, n=n), _james(drawn, len(guesses)), level=level, unit="guesses"
    )


def _james(cells: NDArray[np.float64], n_arms: int) -> NDArray[np.float64]:
    guessed = cells[..., : n_arms**2]
    unsure = 1 - divide(guessed.sum(axis=-1), cells.sum(axis=-1))
    kappa = np.where(unsure == 1, 0, kappa_of_cells(guessed, n_arms))
    return np.asarray((1 + unsure - (1 - unsure) * kappa) / 2, dtype=np.float64)


@dataclass(frozen=True, slots=True)
class GuessTest:
    """Guesses of one annotator against chance: share right, and the least share of chance."""

    share_right: Estimate
    chance: float


def guess_rate(guesses: NDArray[np.int64], truth: NDArray[np.int64], *, n_arms: int) -> GuessTest:
    """The share of right guesses among those made, beside the 1/n_arms of pure chance.

    guesses, truth : shape (n,), arm codes; -1 for "cannot tell".
    """
    made = (guesses >= 0) & (truth >= 0)
    right = int(np.count_nonzero(made & (guesses == truth)))
    rate = binomial_rate(right, int(made.sum()), n_dropped=int((~made).sum()))
    return GuessTest(rate, 1 / n_arms)
