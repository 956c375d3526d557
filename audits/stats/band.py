"""The human band: how one more annotator would do against the others."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from audits.stats.confusion import BinaryConfusion, binary_confusion
from audits.stats.estimates import Estimate, undefined
from audits.stats.labels import MISSING


@dataclass(frozen=True, slots=True)
class HeldOut:
    """One annotator against the majority of the others; ties of the others are left out."""

    annotator: str
    confusion: BinaryConfusion
    n_tied: int


@dataclass(frozen=True, slots=True)
class HumanBand:
    """Each annotator held out in turn, and the lowest and highest accuracy of them."""

    held_out: tuple[HeldOut, ...]
    lowest: Estimate
    highest: Estimate


def human_band(codes: NDArray[np.int8], annotators: tuple[str, ...]) -> HumanBand:
    """Leave one annotator out, judge them by the majority of the rest; with two, by the other.

    codes : shape (n_items, n_annotators), 1, 0 or -1 for no rating.
    Undefined (`too_few_raters`) with fewer than two annotators.
    """
    if len(annotators) < 2:
        none = undefined("too_few_raters")
        return HumanBand((), none, none)
    held_out = tuple(_held_out(codes, place, name) for place, name in enumerate(annotators))
    rates = [each.confusion.accuracy for each in held_out]
    known = [rate for rate in rates if rate.value is not None]
    if not known:
        none = undefined("no_pairable_items")
        return HumanBand(held_out, none, none)
    by_value = sorted(known, key=lambda rate: rate.value or 0.0)
    return HumanBand(held_out, by_value[0], by_value[-1])


def _held_out(codes: NDArray[np.int8], place: int, annotator: str) -> HeldOut:
    reference, is_tied = majority(np.delete(codes, place, axis=1))
    judged = is_tied & (codes[:, place] != MISSING)
    return HeldOut(
        annotator, binary_confusion(reference, codes[:, place]), int(np.count_nonzero(judged))
    )


def majority(codes: NDArray[np.int8]) -> tuple[NDArray[np.int8], NDArray[np.bool_]]:
    """Shape (n_items,): the majority of binary ratings, -1 without one; and whether they tie."""
    yes, no = (codes == 1).sum(axis=1), (codes == 0).sum(axis=1)
    verdict = np.where(yes > no, 1, np.where(no > yes, 0, MISSING)).astype(np.int8)
    return verdict, (yes == no) & (yes > 0)
