"""What the two learners share: sources, sparse tables of features, and weights written as text."""

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from scipy.sparse import csr_matrix

from scoring.parsers.linear import BITS, FEATURES

ROOT = Path(__file__).resolve().parent.parent
CASES = ROOT / "tests" / "scoring" / "parsers" / "cases"
DEMO = ROOT / "fixtures" / "demo"
WEIGHTS = ROOT / "scoring" / "parsers" / "weights"
PAIRS = tuple(map(FEATURES.index, ("next", "second", "third")))
_MASK = (1 << BITS) - 1


def rows(path: Path) -> list[dict[str, Any]]:
    """The objects of a file, one a line."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def parts(each: int) -> tuple[int, int, int]:
    """The kind of a feature, its first and its second word."""
    return each >> 2 * BITS, each >> BITS & _MASK, each & _MASK


def is_known(each: int) -> bool:
    """Whether a feature names only words of the vocabulary."""
    feature, first, second = parts(each)
    return first > 0 and (second > 0) == (feature in PAIRS)


def table(found: Sequence[Iterable[int]], column: Mapping[int, int]) -> csr_matrix:
    """Lists of features as rows that count them, of those that have a column."""
    ends, columns = [0], []
    for each in found:
        columns += [column[one] for one in sorted(each) if one in column]
        ends.append(len(columns))
    return csr_matrix((np.ones(len(columns)), columns, ends), (len(found), len(column)))


def as_lines(weights: Mapping[int, int], words: Sequence[str]) -> str:
    """Weights in hundredths as text, one feature a line, in the order of their size."""
    lines = []
    for each, weight in sorted(weights.items(), key=lambda item: (-abs(item[1]), item[0])):
        feature, first, second = parts(each)
        names = f"{words[first]} {words[second]}".strip()
        lines.append(f"{weight} {FEATURES[feature]} {names}\n")
    return "".join(lines)


def wrapped(words: Iterable[str]) -> str:
    """Words as lines of a file."""
    lines, line = [], ""
    for word in words:
        if len(line) + len(word) > 98:
            lines.append(line)
            line = ""
        line = f"{line} {word}".strip()
    return "".join(f"{each}\n" for each in (*lines, line))
