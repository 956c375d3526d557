"""What a parser change and a reference change did to a study's verdicts, kept apart.

Three decisions of each trajectory: an older scorer under the original references, a newer one
under the same references, and the newer one under the corrected references. The first step is
the parser's doing, the second the references'.
"""

from collections.abc import Mapping
from dataclasses import dataclass

Decision = Mapping[str, bool | None]

FIELDS = ("correct", "adopted", "detected", "validated", "recovered", "ambiguous")
STEPS = ("baseline", "original", "corrected")


@dataclass(frozen=True)
class Step:
    """One change between two decisions of the same trajectories, for one field.

    n : trajectories that both judged.
    gained, lost : decided yes only after, only before.
    """

    n: int
    gained: int
    lost: int


@dataclass(frozen=True)
class FieldChange:
    """One field over the three decisions; `yes` counts each of `STEPS` over what it judged."""

    field: str
    judged: Mapping[str, int]
    yes: Mapping[str, int]
    parser: Step
    references: Step


@dataclass(frozen=True)
class ThreeWayRow:
    """One trajectory whose decision changed, with the step that changed it."""

    trajectory_pk: int
    field: str
    values: tuple[bool | None, bool | None, bool | None]

    @property
    def cause(self) -> str:
        """`parser`, `references`, or `both` where each step changed it."""
        baseline, original, corrected = self.values
        steps = (baseline is not original, original is not corrected)
        return {(True, False): "parser", (False, True): "references"}.get(steps, "both")


@dataclass(frozen=True)
class ThreeWay:
    """The comparison over the trajectories that all three judged."""

    n_compared: int
    n_left_out: int
    fields: tuple[FieldChange, ...]
    changed: tuple[ThreeWayRow, ...]


def three_way(
    baseline: Mapping[int, Decision],
    original: Mapping[int, Decision],
    corrected: Mapping[int, Decision],
) -> ThreeWay:
    """Compare the three decisions of each trajectory, by primary key."""
    shared = sorted(baseline.keys() & original.keys() & corrected.keys())
    everything = baseline.keys() | original.keys() | corrected.keys()
    triples = {pk: (baseline[pk], original[pk], corrected[pk]) for pk in shared}
    return ThreeWay(
        n_compared=len(shared),
        n_left_out=len(everything) - len(shared),
        fields=tuple(_field(name, triples) for name in FIELDS),
        changed=tuple(_changed(triples)),
    )


def _field(name: str, triples: Mapping[int, tuple[Decision, Decision, Decision]]) -> FieldChange:
    baseline, original, corrected = (
        tuple(triple[place][name] for triple in triples.values()) for place in range(len(STEPS))
    )
    columns = dict(zip(STEPS, (baseline, original, corrected), strict=True))
    return FieldChange(
        field=name,
        judged={step: sum(value is not None for value in found) for step, found in columns.items()},
        yes={step: found.count(True) for step, found in columns.items()},
        parser=_step(baseline, original),
        references=_step(original, corrected),
    )


def _step(before: tuple[bool | None, ...], after: tuple[bool | None, ...]) -> Step:
    pairs = [pair for pair in zip(before, after, strict=True) if None not in pair]
    return Step(len(pairs), gained=pairs.count((False, True)), lost=pairs.count((True, False)))


def _changed(
    triples: Mapping[int, tuple[Decision, Decision, Decision]],
) -> list[ThreeWayRow]:
    rows = (
        ThreeWayRow(pk, name, (one[name], two[name], three[name]))
        for pk, (one, two, three) in triples.items()
        for name in FIELDS
    )
    return [row for row in rows if len(set(row.values)) > 1]
