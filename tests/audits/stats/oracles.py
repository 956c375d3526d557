"""Slow, obvious second versions of the statistics, in exact fractions or by enumeration."""

import itertools
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from math import comb, prod

Rating = int | None
Row = Sequence[Rating]


def rated(row: Row) -> list[int]:
    return [rating for rating in row if rating is not None]


def raw_agreement(rows: Sequence[Row]) -> Fraction | None:
    """The mean over items of the share of agreeing pairs, pair by pair."""
    shares = []
    for row in rows:
        pairs = list(itertools.combinations(rated(row), 2))
        if pairs:
            shares.append(Fraction(sum(a == b for a, b in pairs), len(pairs)))
    return sum(shares, Fraction()) / len(shares) if shares else None


def cohen_kappa(rows: Sequence[Row]) -> Fraction | None:
    """Observed agreement against that of every first rating with every second rating."""
    pairs = [(a, b) for a, b in rows if a is not None and b is not None]
    if not pairs:
        return None
    n = len(pairs)
    observed = Fraction(sum(a == b for a, b in pairs), n)
    chance = Fraction(sum(a == b for a, _ in pairs for _, b in pairs), n * n)
    return None if chance == 1 else (observed - chance) / (1 - chance)


def kappa_variance(table: Sequence[Sequence[int]]) -> Fraction:
    """The delta method: the variance of kappa's slopes over the cells, by n."""
    n = sum(map(sum, table))
    cells = list(itertools.product(range(len(table)), repeat=2))
    share = {(i, j): Fraction(table[i][j], n) for i, j in cells}
    rows = [Fraction(sum(row), n) for row in table]
    columns = [Fraction(sum(column), n) for column in zip(*table, strict=True)]
    left = 1 - sum(r * c for r, c in zip(rows, columns, strict=True))
    missed = sum(p for (i, j), p in share.items() if i != j)
    slopes = {(i, j): ((i == j) - missed * (columns[i] + rows[j]) / left) / left for i, j in cells}
    mean = sum(share[cell] * slopes[cell] for cell in cells)
    return sum((share[cell] * (slopes[cell] - mean) ** 2 for cell in cells), Fraction()) / n


def mean_cohen_kappa(rows: Sequence[Row]) -> Fraction | None:
    n_raters = len(rows[0])
    kappas = [
        cohen_kappa([(row[i], row[j]) for row in rows])
        for i, j in itertools.combinations(range(n_raters), 2)
    ]
    known = [kappa for kappa in kappas if kappa is not None]
    return sum(known, Fraction()) / len(known) if known else None


def fleiss_kappa(rows: Sequence[Row]) -> Fraction | None:
    """Fleiss' formula with the shares of all ratings; rows must be complete."""
    counts = Counter(label for row in rows for label in rated(row))
    total = sum(counts.values())
    chance = sum((Fraction(n, total) ** 2 for n in counts.values()), Fraction())
    observed = raw_agreement(rows)
    if observed is None or chance == 1:
        return None
    return (observed - chance) / (1 - chance)


def krippendorff_alpha(rows: Sequence[Row]) -> Fraction | None:
    """1 - (disagreement within units) / (disagreement between any two pairable values)."""
    units = [values for row in rows if len(values := rated(row)) > 1]
    values = [value for unit in units for value in unit]
    n = len(values)
    within = sum(
        (
            Fraction(sum(a != b for a, b in itertools.permutations(unit, 2)), len(unit) - 1)
            for unit in units
        ),
        Fraction(),
    )
    between = sum(a != b for a, b in itertools.permutations(values, 2))
    if between == 0:
        return None
    return 1 - (within / n) / Fraction(between, n * (n - 1))


def gwet_ac1(rows: Sequence[Row], *, n_categories: int) -> Fraction | None:
    used = [values for row in rows if (values := rated(row))]
    observed = raw_agreement(rows)
    if observed is None or n_categories < 2:
        return None
    chance = Fraction()
    for label in range(n_categories):
        share = sum((Fraction(unit.count(label), len(unit)) for unit in used), Fraction())
        share /= len(used)
        chance += share * (1 - share)
    chance /= n_categories - 1
    return (observed - chance) / (1 - chance)


def pabak(rows: Sequence[Row], *, n_categories: int) -> Fraction | None:
    observed = raw_agreement(rows)
    return None if observed is None else (n_categories * observed - 1) / (n_categories - 1)


def sign_flip_p(differences: Sequence[Fraction]) -> Fraction:
    """All 2^n sign patterns."""
    observed = abs(sum(differences))
    sums = (
        abs(sum(sign * d for sign, d in zip(signs, differences, strict=True)))
        for signs in itertools.product((1, -1), repeat=len(differences))
    )
    return Fraction(sum(total >= observed for total in sums), 2 ** len(differences))


def bootstrap_law(
    suites: Sequence[Sequence[Fraction]], weights: Sequence[Fraction]
) -> dict[Fraction, Fraction]:
    """The law of Σ weight·(sum of a resample of the suite), all resamples enumerated."""
    law = {Fraction(): Fraction(1)}
    for members, weight in zip(suites, weights, strict=True):
        of_suite: Counter[Fraction] = Counter()
        for drawn in itertools.product(members, repeat=len(members)):
            of_suite[weight * sum(drawn)] += Fraction(1, len(members) ** len(members))  # type: ignore[assignment]
        joined: Counter[Fraction] = Counter()
        for (a, p), (b, q) in itertools.product(law.items(), of_suite.items()):
            joined[a + b] += p * q  # type: ignore[assignment]
        law = dict(joined)
    return law


def quantile(law: dict[Fraction, Fraction], share: Fraction) -> Fraction:
    """The least value whose cumulative probability reaches the share."""
    total = Fraction()
    for value in sorted(law):
        total += law[value]
        if total >= share:
            return value
    raise ValueError("the law does not add up to 1")


def undefined_kappa_share(table: Sequence[Sequence[int]]) -> Fraction:
    """Sum of the multinomial probabilities of the resamples whose kappa is 0/0."""
    cells = [
        (Fraction(count, sum(map(sum, table))), (i, j))
        for i, row in enumerate(table)
        for j, count in enumerate(row)
        if count
    ]
    n = sum(map(sum, table))
    share = Fraction()
    for drawn in itertools.combinations_with_replacement(range(len(cells)), n):
        times = Counter(drawn)
        rows = [cells[cell][1] for cell in drawn]
        if cohen_kappa(rows) is None:
            ways, left = 1, n
            for count in times.values():
                ways *= comb(left, count)
                left -= count
            share += ways * prod(cells[cell][0] ** count for cell, count in times.items())
    return share


def clopper_pearson_upper_tail(k: int, n: int, p: float) -> float:
    """P(X <= k) for X ~ Bin(n, p): what the upper bound sets to its tail."""
    return sum(comb(n, i) * p**i * (1 - p) ** (n - i) for i in range(k + 1))


def majority(row: Row) -> int | None:
    counts = Counter(rated(row))
    winners = [label for label, n in counts.items() if 2 * n > len(rated(row))]
    return winners[0] if winners else None
