"""What the two learners share: sources, sparse tables of features, and weights written as text."""

import json
from collections.abc import Hashable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from scipy.sparse import csr_matrix

ROOT = Path(__file__).resolve().parent.parent
CASES = ROOT / "tests" / "scoring" / "parsers" / "cases"
DEMO = ROOT / "fixtures" / "demo"
WEIGHTS = ROOT / "scoring" / "parsers" / "weights"


def rows(path: Path) -> list[dict[str, Any]]:
    """The objects of a file, one a line."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def table(found: Sequence[Iterable[Hashable]], column: Mapping[Any, int]) -> csr_matrix:
    """Lists of features as rows that count them, of those that have a column."""
    ends, columns = [0], []
    for each in found:
        columns += sorted(column[one] for one in each if one in column)
        ends.append(len(columns))
    return csr_matrix((np.ones(len(columns)), columns, ends), (len(found), len(column)))


def as_lines(weights: Mapping[tuple[str, str], int]) -> str:
    """Weights in hundredths by feature and words as lines, in the order of their size."""
    order = sorted(weights.items(), key=lambda item: (-abs(item[1]), item[0]))
    return "".join(f"{weight} {feature} {words}\n" for (feature, words), weight in order)
