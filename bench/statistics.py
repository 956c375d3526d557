"""Agreement and bootstraps against the public libraries, in one run, as ratios.

`python -m bench.statistics`. One thread; medians of repeated calls; peers start from the same raw
ratings, and both sides of the paired bootstrap from the same outcome arrays. Exits 1 if a promise
is missed.
"""

import importlib.util
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeVar

import krippendorff
import numpy as np
from numpy.typing import NDArray
from scipy.stats import bootstrap
from sklearn.metrics import cohen_kappa_score
from statsmodels.stats.inter_rater import aggregate_raters, fleiss_kappa
from threadpoolctl import threadpool_limits

from audits.stats.agreement import Resampling, agreement_table
from audits.stats.coefficients import kappa_of_cells
from audits.stats.laws import difference_counts, drawn_means_of_counts, law_of_counts
from audits.stats.patterns import LongTable, patterns_from_columns, patterns_from_matrix
from audits.stats.rater_figures import all_coefficients
from audits.stats.resampling import percentiles

T = TypeVar("T")

SIZES = (1_000, 100_000, 1_000_000)
ROWS = 1_572
DRAWS = 5_000
LONGEST_S = 2.0
AGREEMENT_LIMIT_S = 0.2


@dataclass(frozen=True)
class Comparison:
    """One promise: ours against a peer's time, both in seconds, and the ratio promised."""

    name: str
    ours: float
    peer: float
    promised: float
    peer_name: str

    @property
    def ratio(self) -> float:
        return self.peer / self.ours

    @property
    def is_met(self) -> bool:
        return self.ratio >= self.promised

    def __str__(self) -> str:
        verdict = "met" if self.is_met else "MISSED"
        return (
            f"{self.name:<52} {self.ours * 1e3:>9.3f} ms  {self.peer_name:<34}"
            f"{self.peer * 1e3:>10.3f} ms  {self.ratio:>8.1f} x "
            f"(promised {self.promised:g}) {verdict}"
        )


def seconds(call: Callable[[], T], *, calls: int = 7) -> tuple[float, T]:
    """The median time of a call, and its result; fewer calls where one takes long."""
    result = call()
    times: list[float] = []
    while len(times) < calls and sum(times) < LONGEST_S:
        start = time.perf_counter()
        result = call()
        times.append(time.perf_counter() - start)
    return float(np.median(times)), result


def three_raters(n: int) -> NDArray[np.int8]:
    """Shape (n, 3): binary ratings that are right nine times in ten."""
    rng = np.random.default_rng(1)
    truth = rng.random(n) < 0.7
    columns = [np.where(rng.random(n) < 0.9, truth, ~truth) for _ in range(3)]
    return np.stack(columns, axis=1).astype(np.int8)


def agreement_peers(ratings: NDArray[np.int8]) -> Iterator[tuple[str, Callable[[], float]]]:
    """Each library's single figure from the raw ratings."""
    yield (
        "scikit-learn cohen_kappa_score (one pair)",
        lambda: float(cohen_kappa_score(ratings[:, 0], ratings[:, 1])),
    )
    yield (
        "krippendorff.alpha",
        lambda: float(krippendorff.alpha(ratings.T.astype(float), level_of_measurement="nominal")),
    )
    yield (
        "statsmodels aggregate_raters + fleiss_kappa",
        lambda: float(fleiss_kappa(aggregate_raters(ratings)[0])),
    )
    if importlib.util.find_spec("irrCAC"):
        import pandas as pd
        from irrCAC.raw import CAC

        frame = pd.DataFrame(ratings)
        yield (
            "irrCAC CAC(frame).fleiss()",
            lambda: float(CAC(frame).fleiss()["est"]["coefficient_value"]),
        )


def compare_agreement(n: int) -> Iterator[Comparison]:
    """All four coefficients together against the fastest single figure of a library."""
    ratings = three_raters(n)
    booleans = [np.ascontiguousarray(column) for column in ratings.astype(bool).T]
    times = {name: seconds(call) for name, call in agreement_peers(ratings)}
    fastest = min(times, key=lambda name: times[name][0])
    ways = {
        "raw bytes": lambda: all_coefficients(patterns_from_matrix(ratings, n_categories=2)),
        "boolean columns": lambda: all_coefficients(
            patterns_from_columns(booleans, n_categories=2)
        ),
    }
    for way, call in ways.items():
        ours, figures = seconds(call, calls=25)
        check_same(figures["krippendorff_alpha"].value, times["krippendorff.alpha"][1])
        check_same(
            figures["fleiss_kappa"].value, times["statsmodels aggregate_raters + fleiss_kappa"][1]
        )
        yield Comparison(
            f"four coefficients, {n:,} items, {way}", ours, times[fastest][0], 1, fastest
        )


def check_same(ours: float | None, theirs: float, tolerance: float = 1e-9) -> None:
    if ours is None or abs(ours - theirs) > tolerance:
        raise SystemExit(f"the figures differ: {ours} and {theirs}")


def paired_outcomes() -> tuple[NDArray[np.int8], NDArray[np.int8], NDArray[np.int64]]:
    rng = np.random.default_rng(2)
    suites = np.sort(rng.integers(0, 3, ROWS))
    a = (rng.random(ROWS) < 0.62).astype(np.int8)
    b = np.where(rng.random(ROWS) < 0.7, a, rng.random(ROWS) < 0.5).astype(np.int8)
    return a, b, suites


def scipy_paired(a: NDArray[np.int8], b: NDArray[np.int8]) -> tuple[float, float]:
    interval = bootstrap(
        (a, b),
        lambda x, y, axis: (x - y).mean(axis=axis),
        paired=True,
        vectorized=True,
        method="percentile",
        n_resamples=DRAWS,
        batch=2_000_000 // ROWS,
        rng=np.random.default_rng(4),
    ).confidence_interval
    return float(interval.low), float(interval.high)


def compare_paired_bootstrap() -> Iterator[Comparison]:
    """The exact law, and draws, against scipy.stats.bootstrap; scipy has no strata."""
    a, b, suites = paired_outcomes()

    def exact() -> tuple[float, float]:
        return law_of_counts(difference_counts(a, b, suites)).percentiles(0.95)

    def drawn() -> tuple[float, float]:
        counts = difference_counts(a, b, suites)
        rng = np.random.default_rng(5)
        return percentiles(drawn_means_of_counts(counts, draws=DRAWS, rng=rng), level=0.95)

    peer, theirs = seconds(lambda: scipy_paired(a, b))
    for name, call, promised in (
        (f"paired bootstrap in 3 suites, {ROWS:,} rows, exact law", exact, 300),
        (f"the same by {DRAWS:,} multinomial draws", drawn, 20),
    ):
        ours, interval = seconds(call, calls=25)
        # An end of a percentile interval moves by a few steps of 1/n from seed to seed.
        check_same(interval[0], theirs[0], 5 / ROWS)
        check_same(interval[1], theirs[1], 5 / ROWS)
        yield Comparison(name, ours, peer, promised, "scipy.stats.bootstrap, paired")


def compare_kappa_bootstrap(n: int = 1_000, peer_draws: int = 20) -> Iterator[Comparison]:
    """Kappa's draws over table cells against resampled rows, scaled up from a few draws."""
    first, second, _ = three_raters(n).T

    def over_cells() -> NDArray[np.float64]:
        cells = np.bincount(2 * first + second, minlength=4)
        drawn = np.random.default_rng(8).multinomial(n, cells / n, size=DRAWS)
        return kappa_of_cells(drawn.astype(float), 2)  # type: ignore[return-value]

    def over_rows() -> None:
        rng = np.random.default_rng(8)
        for _ in range(peer_draws):
            rows = rng.integers(0, n, n)
            cohen_kappa_score(first[rows], second[rows])

    ours, _ = seconds(over_cells)
    peer, _ = seconds(over_rows, calls=3)
    scaled = peer * DRAWS / peer_draws
    yield Comparison(
        f"kappa, {DRAWS:,} resamples of {n:,} rows",
        ours,
        scaled,
        100,
        "scikit-learn in a loop (scaled up)",
    )


def agreement_of_2000_items() -> float:
    """Seconds for a field of 2,000 items × 2 annotators: every figure, every interval."""
    rng = np.random.default_rng(3)
    table = LongTable(
        items=np.tile(np.arange(2_000), 2),
        annotators=np.repeat(["a", "b"], 2_000),
        values=rng.integers(0, 2, 4_000),
        categories=(False, True),
        tasks=np.tile(np.arange(2_000) // 10, 2),
    )
    return seconds(
        lambda: agreement_table(table, resampling=Resampling(DRAWS, np.random.default_rng(1)))
    )[0]


def comparisons() -> Iterator[Comparison]:
    for n in SIZES:
        yield from compare_agreement(n)
    yield from compare_paired_bootstrap()
    yield from compare_kappa_bootstrap()


def main() -> int:
    """Print every comparison; 1 if a promise is missed."""
    missed = 0
    if not importlib.util.find_spec("irrCAC"):
        print("irrCAC is not installed (it cannot share an environment with coverage 7): skipped")
    with threadpool_limits(1), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for comparison in comparisons():
            print(comparison, flush=True)
            missed += not comparison.is_met
        agreed = agreement_of_2000_items()
    print(f"2,000 items x 2 annotators, all intervals: {agreed:.3f} s (limit {AGREEMENT_LIMIT_S})")
    return int(missed > 0 or agreed > AGREEMENT_LIMIT_S)


if __name__ == "__main__":
    sys.exit(main())
