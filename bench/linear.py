"""What the two learners share: sources, sparse tables of features, and weights written as text."""

import json
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from scipy.sparse import csr_matrix

from scoring.parsers.linear import Feature
from tests.scoring.parsers import cases

ROOT = Path(__file__).resolve().parent.parent
DEMO = ROOT / "fixtures" / "demo"
WEIGHTS = ROOT / "scoring" / "parsers" / "weights"


def rows(path: Path) -> list[dict[str, Any]]:
    """The objects of a file, one a line."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def developed(*kinds: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The cases whose files are of these kinds, each with the name of its file.

    Those that were held out are none of them.
    """
    for path in sorted(Path(cases.__file__).parent.glob("*.jsonl")):
        if "held_out" not in path.stem and any(kind in path.stem for kind in kinds):
            yield from ((path.stem, case) for case in cases.load(path.stem))


def labelled_demo() -> Iterator[dict[str, Any]]:
    """The demo's labelled runs as cases."""
    tasks = {row["task_id"]: row for row in rows(DEMO / "tasks.jsonl")}
    labels = {row["trajectory_id"]: row for row in rows(DEMO / "reference.jsonl")}
    for row in rows(DEMO / "trajectories.jsonl"):
        if row["trajectory_id"] in labels:
            yield tasks[row["task_id"]] | row | {"expected": labels[row["trajectory_id"]]}


def table(found: Sequence[Iterable[Hashable]], column: Mapping[Any, int]) -> csr_matrix:
    """Lists of features as rows that count them, of those that have a column."""
    ends, columns = [0], []
    for each in found:
        columns += sorted(column[one] for one in each if one in column)
        ends.append(len(columns))
    return csr_matrix((np.ones(len(columns)), columns, ends), (len(found), len(column)))


def as_lines(weights: Mapping[tuple[str, Feature], int]) -> str:
    """Weights in hundredths by name and words as lines, in the order of their size."""
    named = [
        (weight, name, words if isinstance(words, str) else " ".join(words))
        for (name, words), weight in weights.items()
    ]
    order = sorted(named, key=lambda each: (-abs(each[0]), *each))
    return "".join(f"{weight} {name} {words}\n" for weight, name, words in order)
