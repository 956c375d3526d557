"""How figures are drawn; recorded with every report."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Options:
    """Number of resamples, their seed, and the confidence level of intervals."""

    draws: int = 5000
    seed: int = 20260915
    level: float = 0.95
