"""The human band: how one more annotator would do against the others."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from audits.stats.labels import MISSING


@dataclass(frozen=True, slots=True)
class Others:
    """What judges one annotator: the others' majority, and how many of their items it leaves out.

    labels : shape (n_items,), 1, 0 or -1 without a majority. n_tied counts the items on which
        the others tie and the annotator said something.
    """

    labels: NDArray[np.int8]
    n_tied: int


def others(codes: NDArray[np.int8], annotator: int) -> Others:
    """The majority of all but one annotator; with two, the other one.

    codes : shape (n_items, n_annotators), 1, 0 or -1 for no rating; annotator : a column of it.
    """
    labels, is_tied = _majority(np.delete(codes, annotator, axis=1))
    said = codes[:, annotator] != MISSING
    return Others(labels, int(np.count_nonzero(is_tied & said)))


def _majority(codes: NDArray[np.int8]) -> tuple[NDArray[np.int8], NDArray[np.bool_]]:
    """Shape (n_items,): the majority of binary ratings, -1 without one; and whether they tie."""
    yes, no = (codes == 1).sum(axis=1), (codes == 0).sum(axis=1)
    verdict = np.where(yes > no, 1, np.where(no > yes, 0, MISSING)).astype(np.int8)
    return verdict, (yes == no) & (yes > 0)
