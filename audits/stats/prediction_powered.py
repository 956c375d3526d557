"""Prediction-powered estimates: few labels, many verdicts, and no bias from the verdicts."""

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from audits.stats.estimates import Estimate, InputRefused, defined, undefined
from audits.stats.intervals import normal_interval
from audits.stats.weighting import rate_flagged


@dataclass(frozen=True, slots=True)
class PredictionPowered:
    """The estimate, the weight λ that the verdicts got, and the labels' own mean beside it."""

    estimate: Estimate
    lam: float | None
    labels_only: Estimate


def ppi_mean(
    y: NDArray[np.float64],
    f: NDArray[np.float64],
    f_unlabeled: NDArray[np.float64],
    *,
    lam: float | None = None,
    level: float = 0.95,
    tasks: NDArray[np.int64] | None = None,
    tasks_unlabeled: NDArray[np.int64] | None = None,
) -> PredictionPowered:
    """mean(y) + λ(mean(f_u) - mean(f)), with λ given or tuned to the least variance (None).

    y, f : shape (n,), labels and verdicts of the labelled rows, a random sample of the
        population; f_unlabeled : shape (N,), verdicts of rows without labels.
    tasks, tasks_unlabeled : codes; then deviations are summed within tasks before they are
        squared, labelled and unlabelled rows of a task together.
    The tuned λ is clipped to [0, 1], 0 for a constant scorer. Nothing else is clipped.
    Undefined without labels or without unlabelled rows.
    Source: Angelopoulos, Duchi & Zrnic (2023), PPI++, arXiv:2311.01453, eqs. 2 and 6.
    """
    if y.shape != f.shape:
        raise InputRefused(
            "ragged_ratings", f"each label needs its verdict; got {len(y)} and {len(f)}"
        )
    if len(y) == 0 or len(f_unlabeled) == 0:
        return PredictionPowered(undefined("no_items"), None, undefined("no_items"))
    weight, flags = _weight(y, f, f_unlabeled, lam)
    value = y.mean() + weight * (f_unlabeled.mean() - f.mean())
    if tasks is None or tasks_unlabeled is None:
        method = f"prediction-powered, λ = {weight:.3f}, normal, {level:.0%}"
        se = np.sqrt(
            np.var(y - weight * f) / len(y) + weight**2 * np.var(f_unlabeled) / len(f_unlabeled)
        )
    else:
        method = f"prediction-powered, λ = {weight:.3f}, clustered by task, normal, {level:.0%}"
        se = _clustered_se(y - weight * f, weight * f_unlabeled, tasks, tasks_unlabeled)
    figure = defined(value, n=len(y), flags=flags)
    estimate = normal_interval(figure, float(se), level=level, method=method)
    return PredictionPowered(rate_flagged(estimate, y), weight, _labels_only(y, level))


def _labels_only(y: NDArray[np.float64], level: float) -> Estimate:
    se = float(np.sqrt(np.var(y) / len(y)))
    figure = normal_interval(
        defined(y.mean(), n=len(y)), se, level=level, method=f"labels only, normal, {level:.0%}"
    )
    return rate_flagged(figure, y)


def _weight(
    y: NDArray[np.float64],
    f: NDArray[np.float64],
    f_unlabeled: NDArray[np.float64],
    lam: float | None,
) -> tuple[float, tuple[str, ...]]:
    """`lam`, or for None the tuned weight with its flags: cov(y, f)/((1 + n/N)·var(f and f_u)),
    divisors n and n + N - 1, clipped to [0, 1].
    """
    pooled = np.concatenate([f, f_unlabeled])
    if np.all(pooled == pooled[0]):
        return float(lam or 0), ("scorer_constant",)
    if lam is not None:
        return float(lam), ()
    covariance = float(np.mean((y - y.mean()) * (f - f.mean())))
    spread = (1 + len(y) / len(f_unlabeled)) * float(np.var(pooled, ddof=1))
    best = covariance / spread
    clipped = min(1.0, max(0.0, best))
    return clipped, () if clipped == best else ("lambda_clipped",)


def _clustered_se(
    labelled: NDArray[np.float64],
    unlabelled: NDArray[np.float64],
    tasks: NDArray[np.int64],
    tasks_unlabeled: NDArray[np.int64],
) -> float:
    parts = np.concatenate(
        [
            (labelled - labelled.mean()) / len(labelled),
            (unlabelled - unlabelled.mean()) / len(unlabelled),
        ]
    )
    _, code = np.unique(np.concatenate([tasks, tasks_unlabeled]), return_inverse=True)
    totals = np.bincount(code, parts)
    return float(np.sqrt(totals @ totals))


def population_mean(
    y: NDArray[np.float64],
    f: NDArray[np.float64],
    pi: NDArray[np.float64],
    f_population: NDArray[np.float64],
    *,
    lam: float | None = None,
    level: float = 0.95,
    tasks: NDArray[np.int64] | None = None,
) -> PredictionPowered:
    """The same for a finite population that the labelled rows were drawn from, unequally.

    λ·mean(f over the population) + Σ(y - λf)/π ÷ Σ1/π: the verdicts of all rows, corrected by
    the weighted errors on the labelled ones. The population's verdicts are known, so only the
    correction varies; its deviations are summed within `tasks`.
    y, f, pi, tasks : shape (n,); f_population : shape (N,). Undefined without labels, or
        where a labelled row had no chance of being drawn.
    Source: the difference estimator, Särndal, Swensson & Wretman (1992), eq. 6.3.4; λ by least
    squares as in PPI++.
    """
    if len(y) == 0 or len(f_population) == 0:
        return PredictionPowered(undefined("no_items"), None, undefined("no_items"))
    if np.any(pi == 0):
        none = undefined("zero_inclusion_probability")
        return PredictionPowered(none, None, none)
    weights = 1 / pi / np.sum(1 / pi)
    codes = np.arange(len(y)) if tasks is None else tasks
    weight, flags = _regressed(y, f, weights) if lam is None else (float(lam), ())
    parts = y - weight * f
    value = weight * f_population.mean() + float(weights @ parts)
    method = f"prediction-powered over {len(f_population):,} rows, λ = {weight:.3f}, {level:.0%}"
    powered = _weighted_interval(value, parts, weights, codes, level, method)
    alone = _weighted_interval(
        float(weights @ y), y, weights, codes, level, f"weighted labels only, {level:.0%}"
    )
    estimate = replace(powered, flags=(*flags, *powered.flags))
    return PredictionPowered(rate_flagged(estimate, y), weight, rate_flagged(alone, y))


def _regressed(
    y: NDArray[np.float64], f: NDArray[np.float64], weights: NDArray[np.float64]
) -> tuple[float, tuple[str, ...]]:
    centred = f - weights @ f
    spread = float(weights @ centred**2)
    if spread == 0:
        return 0.0, ("scorer_constant",)
    best = float(weights @ (centred * y)) / spread
    clipped = min(1.0, max(0.0, best))
    return clipped, () if clipped == best else ("lambda_clipped",)


def _weighted_interval(
    value: float,
    parts: NDArray[np.float64],
    weights: NDArray[np.float64],
    tasks: NDArray[np.int64],
    level: float,
    method: str,
) -> Estimate:
    _, code = np.unique(tasks, return_inverse=True)
    totals = np.bincount(code, weights * (parts - weights @ parts))
    figure = defined(value, n=len(parts))
    if len(totals) < 2:
        return figure.without_interval("too_few_clusters")
    se = float(np.sqrt(len(totals) / (len(totals) - 1) * (totals @ totals)))
    return normal_interval(figure, se, level=level, method=method)
