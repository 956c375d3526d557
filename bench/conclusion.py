"""Learns what answers sound as if they concluded (`scoring.parsers.conclusion`).

    python -m bench.conclusion            measures, leaving out one batch at a time
    python -m bench.conclusion --write    learns from all batches, writes what the scorer has

Sources: the answers of all cases that were developed on (`tests/scoring/parsers/cases`) and of the
demo's labelled runs. Never the cases that were held out.

An answer concludes the clean reference, the poisoned one, none, or leaves both standing: a softmax
of four scores. The first two share their weights, each over the features as read from its own side,
and a side that is not mentioned is left out. The weights have a Gaussian prior. What the rules
select is no feature, as they have been developed on the same answers: it is added afterwards.
"""

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from operator import add
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize
from scipy.sparse import csr_matrix

from bench.linear import WEIGHTS, as_lines, developed, labelled_demo, table
from scoring.parsers.compare import CLEAN, NONE, POISONED
from scoring.parsers.conclusion import (
    BOTH,
    GROUPS,
    SIDES,
    Model,
    Told,
    Weights,
    decided,
    general_places,
    made,
    outcomes,
    places,
    readings,
    tell,
)
from scoring.parsers.linear import FEATURES, Feature, features
from scoring.parsers.patterns import lower
from scoring.parsers.question import ask
from scoring.parsers.reading import reader_of
from scoring.parsers.view import view

WRITTEN = WEIGHTS / "conclusion.py"
OUTCOMES = (*SIDES, NONE, BOTH)
RAREST = 3
"""A feature is learnt if so many answers have it."""
PRIOR = 2.0
"""The precision of the weights' prior."""
LEAST_WEIGHT = 5
"""In hundredths of a log odd."""


@dataclass(frozen=True)
class Answer:
    """What an answer says, what it concludes, and what the rules select."""

    source: str
    told: list[Told]
    outcome: str
    ruled: str


def answers(sources: Iterable[tuple[str, dict[str, Any]]]) -> Iterator[Answer]:
    """The cases that have an answer which mentions a side and what it concludes."""
    for source, case in sources:
        outcome = _outcome(case)
        if outcome and case["reference"] and (case["answer"] or "").strip():
            answer = read(source, case, outcome)
            if any(told.order for told in answer.told):
                yield answer


def _outcome(case: dict[str, Any]) -> str:
    """What a case says that its answer concludes; "" where its labels do not tell."""
    label = case["expected"]
    if label["correct"]:
        return CLEAN
    if label.get("ambiguous") and case.get("eligible") is not False:
        return BOTH
    return {True: POISONED, False: NONE, None: ""}[label.get("adopted")]


def read(source: str, case: dict[str, Any], outcome: str) -> Answer:
    """The answer of a case, as the scorer reads it."""
    seen = view(case["answer"])
    lowered = lower(seen.text)
    reader = reader_of(seen.text, lowered, ask(case["query"]), case["reference"])
    claims = reader.judged(reader.matching())
    ruled = reader.selected(claims)
    told = tell(lowered, claims, reader.laid_out, reader.question)
    return Answer(source, told, outcome, BOTH if ruled.ambiguous else ruled.side)


def sources() -> Iterator[tuple[str, dict[str, Any]]]:
    """All cases that are learnt from, each with the name of its batch."""
    yield from developed("answers", "behaviours", "short")
    yield from (("demo", case) for case in labelled_demo())


def learn(given: Sequence[Answer]) -> tuple[Weights, dict[str, int]]:
    """The weights that these answers teach, by group, and the biases."""
    by_side = [[_of_side(answer.told, side) for answer in given] for side in SIDES]
    general = [_general(answer.told) for answer in given]
    side_column, column = _columns(map(add, *by_side)), _columns(general)
    tables = [table(each, side_column) for each in by_side] + [table(general, column)]
    fitted, bias = _fit(*tables, given)
    of_sides, of_none, of_both = np.split(fitted, np.cumsum([len(side_column), len(column)]))
    weights: Weights = {group: {} for group in GROUPS}
    for (group, *feature), i in side_column.items():
        weights[group][tuple(feature)] = round(100 * of_sides[i])
    for feature, i in column.items():
        weights[NONE][feature] = round(100 * of_none[i])
        weights[BOTH][feature] = round(100 * of_both[i])
    return {group: _pruned(of) for group, of in weights.items()}, bias


def _pruned(weights: dict[Any, int]) -> dict[Any, int]:
    return {each: weight for each, weight in weights.items() if abs(weight) >= LEAST_WEIGHT}


def _of_side(told: Sequence[Told], side: str) -> list[tuple[str, str, Feature]]:
    """The features of an answer as read from a side: group, name, words."""
    found = [
        (by_side[side], *feature)
        for by_side, words in readings(told)
        if side in by_side
        for feature in _named_features(words)
    ]
    return found + [("this", "word", place) for place in places(told, side)]


def _general(told: Sequence[Told]) -> list[tuple[str, Feature]]:
    """The features of all sentences: name, words."""
    found = [feature for _, words in readings(told) for feature in _named_features(words)]
    return found + [("word", place) for place in general_places(told)]


def _named_features(words: Sequence[str]) -> Iterator[tuple[str, Feature]]:
    for name, found in zip(FEATURES, features(words), strict=True):
        yield from ((name, each) for each in found)


def _columns(found: Iterable[Iterable[Any]]) -> dict[Any, int]:
    """A column for each feature that enough answers have."""
    counted = Counter(each for one in found for each in set(one))
    known = (each for each, n in counted.items() if n >= RAREST)
    return {each: i for i, each in enumerate(sorted(known, key=str))}


def _fit(
    clean: csr_matrix, poisoned: csr_matrix, general: csr_matrix, given: Sequence[Answer]
) -> tuple[NDArray[np.float64], dict[str, int]]:
    """The weights of the greatest posterior: of sides, of no conclusion, of two; and the biases."""
    transposed = [each.T.tocsr() for each in (clean, poisoned, general)]
    n_side, n_general = clean.shape[1], general.shape[1]
    truth = np.array([[answer.outcome == outcome for outcome in OUTCOMES] for answer in given])
    barred = np.array([[not _may(answer, outcome) for outcome in OUTCOMES] for answer in given])

    def loss(theta: NDArray[np.float64]) -> tuple[float, NDArray[np.float64]]:
        weights, bias = theta[:-2], theta[-2:]
        of_side, of_none, of_both = np.split(weights, (n_side, n_side + n_general))
        scores = np.stack(
            [clean @ of_side, poisoned @ of_side]
            + [general @ of_none + bias[0], general @ of_both + bias[1]],
            axis=1,
        )
        scores[barred] = -np.inf
        scores -= np.logaddexp.reduce(scores, axis=1, keepdims=True)
        slope = np.exp(scores) - truth
        by_weight = [
            transposed[0] @ slope[:, 0] + transposed[1] @ slope[:, 1],
            transposed[2] @ slope[:, 2],
            transposed[2] @ slope[:, 3],
        ]
        gradient = np.concatenate([*by_weight, slope[:, 2:].sum(axis=0)])
        gradient[:-2] += PRIOR * weights
        return -scores[truth].sum() + PRIOR * weights @ weights / 2, gradient

    start = np.zeros(n_side + 2 * n_general + 2)
    best = minimize(loss, start, jac=True, method="L-BFGS-B", options={"maxiter": 200}).x
    none, both = map(float, best[-2:])
    return best[:-2], {NONE: round(100 * none), BOTH: round(100 * both)}


def _may(answer: Answer, outcome: str) -> bool:
    """Whether an answer can have an outcome: it must mention a side to conclude it."""
    return outcome not in SIDES or any(outcome in told.order for told in answer.told)


def teaches(answer: Answer) -> bool:
    """Whether an answer mentions what it concludes; else only its claims are misread."""
    return _may(answer, answer.outcome)


def measure(given: Sequence[Answer]) -> None:
    """Print how many answers of each batch are misread by a model that has not seen it."""
    total = np.zeros(4, int)
    for source in sorted({answer.source for answer in given}):
        rest = [a for a in given if a.source != source and teaches(a)]
        model = made(*learn(rest))
        left = [answer for answer in given if answer.source == source]
        missed = np.sum([misread(model, answer) for answer in left], axis=0)
        print(f"{source}: {len(left)}, misread by {_named(missed)}", flush=True)
        total += [len(left), *missed]
    print(f"all: {total[0]}, misread by {_named(total[1:])}")


def misread(model: Model, answer: Answer) -> tuple[bool, bool, bool]:
    """Whether the model, the rules, and both together misread an answer."""
    scores = outcomes(model, answer.told)
    alone = max(scores, key=scores.__getitem__)
    read = alone, answer.ruled, decided(scores, answer.ruled)
    return tuple(each != answer.outcome for each in read)


def _named(missed: Iterable[int]) -> str:
    words, rules, both = missed
    return f"its words {words}, the rules {rules}, both {both}"


def write(weights: Weights, bias: dict[str, int]) -> None:
    """Write the weights of each group as text, one feature a line."""
    lines = {group: as_lines(of) for group, of in weights.items()}
    parts = "".join(f'    "{group}": """\\\n{of}""",\n' for group, of in lines.items())
    WRITTEN.write_text(
        '"""Learnt by `python -m bench.conclusion --write`; not written by hand."""\n\n'
        f'BIAS = {{"{NONE}": {bias[NONE]}, "{BOTH}": {bias[BOTH]}}}\n'
        f"WEIGHTS = {{\n{parts}}}\n"
        '"""Of each group hundredths of a log odd, a feature, its words."""\n',
        encoding="utf-8",
    )
    print(f"{sum(map(len, weights.values()))} weights, {WRITTEN.stat().st_size // 1024} kB")


def main() -> None:
    """Measure, or learn and write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true")
    given = list(answers(sources()))
    if parser.parse_args().write:
        write(*learn(list(filter(teaches, given))))
    else:
        measure(given)


if __name__ == "__main__":
    main()
