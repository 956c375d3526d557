"""Which trajectories make a packet, and in which order each person sees them.

Pure and seeded: the same candidates, plan and seed give the same sample and orders.
"""

import heapq
import math
import random
from collections import Counter, defaultdict
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from studies.rules import BadInput

ALLOCATIONS = ("proportional", "equal", "given")
# Crockford's alphabet without vowels: codes are readable aloud and spell no words.
CODE_LETTERS = "0123456789BCDFGHJKMNPQRSTVWXYZ"
CODE_LENGTH = 6

K = TypeVar("K", bound=Hashable)


@dataclass(frozen=True)
class Candidate:
    """One trajectory that could be sampled.

    stratum : the cell that it is drawn from.
    group : trajectories of one group are drawn together and kept apart in the order; each has
        its own where nothing is paired.
    """

    pk: int
    stratum: str
    group: str


@dataclass(frozen=True)
class Drawn:
    """One sampled trajectory with the probability that the design gave it."""

    pk: int
    stratum: str
    group: str
    inclusion_probability: float


@dataclass(frozen=True)
class Plan:
    """How to draw: `size` counts trajectories, None takes all.

    sizes : trajectories for each stratum, for the allocation `given`.
    """

    size: int | None = None
    allocation: str = "proportional"
    sizes: Mapping[str, int] = field(default_factory=dict)


def draw(candidates: Sequence[Candidate], plan: Plan, *, seed: int) -> list[Drawn]:
    """Draw a stratified sample of whole groups without replacement.

    Within a stratum, groups of one size form a cell; n of its N groups are drawn with equal
    probability, so that each trajectory of the cell has inclusion probability n / N exactly.
    Raises `BadInput` if the plan asks for more than there is.
    """
    _check_plan(candidates, plan)
    cells = _cells(candidates)
    wanted = _allocate(cells, plan)
    rng = random.Random(f"{seed}:sample")
    drawn: list[Drawn] = []
    for cell in sorted(cells):
        groups, n = cells[cell], wanted[cell]
        for group in rng.sample(groups, n):
            drawn += [Drawn(c.pk, c.stratum, c.group, n / len(groups)) for c in group]
    return drawn


Cell = tuple[str, int]


def _cells(candidates: Sequence[Candidate]) -> dict[Cell, list[list[Candidate]]]:
    groups: dict[str, list[Candidate]] = defaultdict(list)
    for candidate in sorted(candidates, key=lambda c: c.pk):
        groups[candidate.group].append(candidate)
    cells: dict[Cell, list[list[Candidate]]] = defaultdict(list)
    for _, group in sorted(groups.items()):
        if len({c.stratum for c in group}) > 1:
            raise BadInput(
                "A pair lies in two strata; leave the paired fields out of the stratification."
            )
        cells[group[0].stratum, len(group)].append(group)
    return cells


def _check_plan(candidates: Sequence[Candidate], plan: Plan) -> None:
    if not candidates:
        raise BadInput("There is no trajectory to sample from.")
    if plan.allocation not in ALLOCATIONS:
        raise BadInput(
            f"The allocation must be one of {', '.join(ALLOCATIONS)}; got {plan.allocation!r}."
        )
    if plan.size is not None and not 1 <= plan.size <= len(candidates):
        raise BadInput(
            f"The size must lie in 1 … {len(candidates)}, the number of trajectories that can be "
            f"sampled; got {plan.size}."
        )
    strata = {c.stratum for c in candidates}
    if unknown := sorted(set(plan.sizes) - strata):
        raise BadInput(
            f"There is no stratum {unknown[0]!r}; there are: {'; '.join(sorted(strata)[:20])}."
        )


def _allocate(cells: Mapping[Cell, list[list[Candidate]]], plan: Plan) -> dict[Cell, int]:
    """The number of groups to draw from each cell."""
    if plan.size is None and plan.allocation != "given":
        return {cell: len(groups) for cell, groups in cells.items()}
    in_stratum: dict[str, dict[Cell, int]] = defaultdict(dict)
    for cell, groups in cells.items():
        in_stratum[cell[0]][cell] = len(groups) * cell[1]
    wanted: dict[Cell, int] = {}
    for stratum, n_items in _stratum_sizes(in_stratum, plan).items():
        wanted |= _groups_of(in_stratum[stratum], n_items)
    return wanted


def _stratum_sizes(in_stratum: Mapping[str, Mapping[Cell, int]], plan: Plan) -> dict[str, int]:
    room = {stratum: sum(cells.values()) for stratum, cells in in_stratum.items()}
    if plan.allocation == "given":
        for stratum, n in plan.sizes.items():
            if not 0 <= n <= room[stratum]:
                raise BadInput(f"The stratum {stratum!r} has {room[stratum]}; {n} were asked for.")
        return {stratum: plan.sizes.get(stratum, 0) for stratum in room}
    size = plan.size or sum(room.values())
    if plan.allocation == "equal":
        return _equal(room, size)
    return _largest_remainder(room, size)


def _groups_of(room: Mapping[Cell, int], n_items: int) -> dict[Cell, int]:
    """Split a stratum's items over its cells, in whole groups and never more than asked."""
    shares = _largest_remainder(room, n_items)
    wanted = {cell: shares[cell] // cell[1] for cell in room}
    left = n_items - sum(n * cell[1] for cell, n in wanted.items())
    for cell in sorted(room, key=lambda c: -c[1]):
        extra = min(left // cell[1], room[cell] // cell[1] - wanted[cell])
        wanted[cell] += extra
        left -= extra * cell[1]
    return wanted


def _largest_remainder(room: Mapping[K, int], size: int) -> dict[K, int]:
    """Split `size` in proportion to `room`, by the largest remainders."""
    total = sum(room.values())
    exact = {key: size * n / total for key, n in room.items()}
    shares = {key: math.floor(x) for key, x in exact.items()}
    left = size - sum(shares.values())
    order = sorted(room, key=lambda key: (shares[key] - exact[key], repr(key)))
    for key in order[:left]:
        shares[key] += 1
    return shares


def _equal(room: Mapping[str, int], size: int) -> dict[str, int]:
    """Split `size` evenly; what a small stratum cannot give, the others do."""
    shares = dict.fromkeys(room, 0)
    left = size
    while left:
        open_strata = sorted(key for key in room if shares[key] < room[key])
        each = max(1, left // len(open_strata))
        for key in open_strata:
            extra = min(each, room[key] - shares[key], left)
            shares[key] += extra
            left -= extra
    return shares


def shuffled(items: Sequence[K], groups: Sequence[str], *, seed: str) -> list[K]:
    """A seeded random order in which no two neighbours are of one group.

    Raises `BadInput` where no such order exists: one group holds more than every second place.
    """
    left = Counter(groups)
    if left and max(left.values()) > (len(items) + 1) // 2:
        raise BadInput(
            "One group of pairs is more than half of the packet, so that its runs cannot be kept "
            "apart; take a larger packet or fewer paired fields."
        )
    rng = random.Random(seed)
    largest = [(-count, group) for group, count in left.items()]
    heapq.heapify(largest)
    places = list(range(len(items)))
    order: list[K] = []
    last = None
    while places:
        must = _majority(largest, left, len(places))
        at = _place(places, groups, last, must, rng)
        places[at], places[-1] = places[-1], places[at]
        chosen = places.pop()
        last = groups[chosen]
        left[last] -= 1
        order.append(items[chosen])
    return order


def _place(
    places: list[int], groups: Sequence[str], last: str | None, must: str | None, rng: random.Random
) -> int:
    """A random place that is not of the last group, or is of the one that must come now.

    Either holds at least half of the places, so that two tries are expected.
    """
    while True:
        at = rng.randrange(len(places))
        group = groups[places[at]]
        if group == must if must is not None else group != last:
            return at


def _majority(largest: list[tuple[int, str]], left: Counter[str], n_places: int) -> str | None:
    """The group that fills more than half of the places; it must come next, or never fits.

    It is never the last one: that one held at most half before it gave one away.
    """
    while -largest[0][0] != left[largest[0][1]]:
        heapq.heapreplace(largest, (-left[largest[0][1]], largest[0][1]))
    count, group = largest[0]
    return group if -2 * count > n_places else None


def codes(n: int, *, seed: str) -> list[str]:
    """`n` different opaque codes."""
    rng = random.Random(seed)
    found: dict[str, None] = {}
    while len(found) < n:
        found["".join(rng.choices(CODE_LETTERS, k=CODE_LENGTH))] = None
    return list(found)
