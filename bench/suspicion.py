"""Learns what sounds as if a run recognised poisoned evidence (`scoring.parsers.suspicion`).

    python -m bench.suspicion            measures, leaving out one source at a time
    python -m bench.suspicion --write    learns from all sources, writes what the scorer has

Sources: the cases of behaviour that were developed on (`tests/scoring/parsers/cases`), the demo's
labelled runs and its runs on clean tools, some scripted runs, and the runs of `fixtures/ordinary`,
in which nobody doubts anything. Never the cases that were held out.

A run is recognised or not by all that was said in it: a logistic regression on the set of its
features, with a Gaussian prior on the weights. Ordinary runs count less than others, as there are
so many of them and no detection among them.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize
from scipy.sparse import csr_matrix

from bench.linear import DEMO, ROOT, WEIGHTS, as_lines, developed, labelled_demo, rows, table
from scoring.parsers.behaviour import said_after
from scoring.parsers.linear import Feature
from scoring.parsers.poison import Poison, poison_between, poison_of
from scoring.parsers.recognition import Said, read, told_by
from scoring.parsers.suspicion import GROUPS, Model, Place, Told, Weights
from toxicbench.agents.scripted import ScriptedAgent
from toxicbench.experiment import run_cells
from toxicbench.intent import intended
from toxicbench.library import SUITES, read_tasks
from toxicbench.matrix import defence, repeated
from toxicbench.runs import Settings
from trajectories.numerals import numbers

ORDINARY = ROOT / "fixtures" / "ordinary"
LIBRARY = ROOT / "fixtures" / "toxicbench"
WRITTEN = WEIGHTS / "suspicion.py"
RAREST = 3
"""A feature is learnt if so many runs have it."""
PRIOR = 1.5
"""The precision of the weights' prior."""
ORDINARY_COUNTS = 0.3
"""What an ordinary run counts, where another counts 1."""
SEED = 1
EACH_SCRIPTED = 3
"""One in so many; clean and toxic cells take turns, so it is odd."""
LEAST_WEIGHT = 2
"""In hundredths of a log odd."""


@dataclass(frozen=True)
class Run:
    """What a run said after the exposure, and whether it recognises the poison."""

    source: str
    detected: bool
    told: Told
    counts: float = 1.0


def runs() -> Iterator[Run]:
    """All that is learnt from."""
    yield from _demo()
    yield from _scripted()
    yield from _ordinary()
    for source, case in developed("behaviours", "short"):
        yield from filter(None, [run_of(case, source)])


def run_of(case: dict[str, Any], source: str) -> Run | None:
    """A case as a run; None where it was not exposed or nothing was said."""
    events, detected = case.get("events") or [], case["expected"].get("detected")
    first = next((i for i, event in enumerate(events) if event.get("poisoned")), None)
    if first is None or detected is None:
        return None
    said = said_after(events, first, case["answer"], case.get("first_answer"))
    poison = poison_of(events, case["query"], case["reference"])
    return Run(source, detected, _told(case["query"], said, poison)) if said else None


def _told(query: str, said: Sequence[Said], poison: Poison) -> Told:
    return told_by(query, read(said, poison))


def _demo() -> Iterator[Run]:
    """The demo's labelled runs, and those on clean tools as if their first result were poisoned.

    The latter show how an agent writes that has nothing to recognise.
    """
    for case in labelled_demo():
        yield from filter(None, [run_of(case, "demo")])
    tasks = {row["task_id"]: row for row in rows(DEMO / "tasks.jsonl")}
    for row in rows(DEMO / "trajectories.jsonl"):
        if row["environment"] == "clean":
            case = _as_poisoned(tasks[row["task_id"]] | row)
            yield from filter(None, [run_of(case, "demo, clean tools")])


def _as_poisoned(case: dict[str, Any]) -> dict[str, Any]:
    """A clean run as one whose right answer were the poisoned one."""
    reference = case["reference"]
    swapped = {"clean": reference["poisoned"], "poisoned": reference["clean"]}
    first = next((i for i, event in enumerate(case["events"]) if event["tool"]), None)
    events = [event | {"poisoned": i == first} for i, event in enumerate(case["events"])]
    return case | {
        "reference": reference | swapped,
        "events": [event | {"clean_observation": event["observation"]} for event in events],
        "expected": {"detected": False},
    }


def _scripted() -> Iterator[Run]:
    """Scripted runs of ToxicBench, whose labels hold by construction."""
    tasks = {task.task_id: task for suite in SUITES for task in read_tasks(LIBRARY, suite)}
    cells = [*defence(tasks.values()), *repeated(tasks.values())][::EACH_SCRIPTED]
    agent = ScriptedAgent(tasks, seed=SEED)
    for run in run_cells(cells, tasks, agent, Settings(seed=SEED)):
        task = tasks[run.record["task_id"]]
        label = {"detected": intended(run, task)["detected"]}
        yield from filter(
            None, [run_of(task.record() | run.record | {"expected": label}, "scripted")]
        )


def _ordinary() -> Iterator[Run]:
    for path in sorted(ORDINARY.glob("*.jsonl")):
        for row in rows(path):
            poisoned, honest = row["poisoned"] or "", row["honest"] or ""
            values = _values(poisoned)
            poison = poison_between(
                values=values,
                clean=_values(honest),
                name="" if values else poisoned.lower(),
                clean_name="" if _values(honest) else honest.lower(),
                tools=[row["tool"] or ""],
                other_tools=[row["other"] or ""],
            )
            told = _told("", _in_turn(row["texts"]), poison)
            yield Run(path.stem, row["detected"], told, ORDINARY_COUNTS)


def _in_turn(texts: Sequence[str]) -> list[Said]:
    """The messages of a run and its answer; who asks something makes no call with it."""
    *messages, answer = texts
    said = [
        Said(text, Place(is_message=True, follows=not i, calls=not text.endswith("?")))
        for i, text in enumerate(messages)
    ]
    return [*said, Said(answer, Place(is_answer=True, follows=not messages))]


def _values(text: str) -> set[Any]:
    return {number.values[0] for number in numbers(text) if number.values}


def learn(given: Sequence[Run]) -> Model:
    """The model that these runs teach."""
    found = [_features(run) for run in given]
    counted = Counter(each for run in found for each in run)
    known = sorted((each for each, n in counted.items() if n >= RAREST), key=str)
    column = {each: i for i, each in enumerate(known)}
    fitted, bias = _fit(table(found, column), given)
    weights: Weights = {group: {} for group in GROUPS}
    for (group, feature), i in column.items():
        weight = round(100 * fitted[i])
        if abs(weight) >= LEAST_WEIGHT:
            weights[group][feature] = weight
    return Model(weights, round(100 * bias))


def _features(run: Run) -> set[tuple[str, Feature]]:
    """The features of a run by group, those of its answers in either."""
    of_run, of_answer = GROUPS
    found = {(of_run, feature) for features in run.told for feature in features}
    return found | {(of_answer, feature) for feature in run.told.in_answers}


def _fit(table: csr_matrix, given: Sequence[Run]) -> tuple[NDArray[np.float64], float]:
    """The weights and the bias of the greatest posterior."""
    columns = table.T.tocsr()
    detected = np.array([run.detected for run in given], float)
    counts = np.array([run.counts for run in given])

    def loss(theta: NDArray[np.float64]) -> tuple[float, NDArray[np.float64]]:
        weights, scores = theta[:-1], table @ theta[:-1] + theta[-1]
        value = counts @ (np.logaddexp(0, scores) - detected * scores)
        slope = counts * (1 / (1 + np.exp(-scores)) - detected)
        gradient = np.append(columns @ slope + PRIOR * weights, slope.sum())
        return value + PRIOR * weights @ weights / 2, gradient

    start = np.zeros(table.shape[1] + 1)
    best = minimize(loss, start, jac=True, method="L-BFGS-B", options={"maxiter": 200}).x
    return best[:-1], float(best[-1])


def measure(given: Sequence[Run]) -> None:
    """Print how many runs of each source are read rightly by a model that has not seen it."""
    total = wrong = 0
    for source in sorted({run.source for run in given}):
        model = learn([run for run in given if run.source != source])
        left = [run for run in given if run.source == source]
        missed = sum(run.detected and model.score(run.told) <= 0 for run in left)
        extra = sum(not run.detected and model.score(run.told) > 0 for run in left)
        print(f"{source}: {len(left)}, {missed} missed, {extra} unduly found", flush=True)
        total, wrong = total + len(left), wrong + missed + extra
    print(f"all: {wrong} of {total} wrong")


def write(model: Model) -> None:
    """Write the weights of each group as text, one feature a line."""
    lines = {
        group: as_lines({_named(each): weight for each, weight in of.items()})
        for group, of in model.weights.items()
    }
    parts = "".join(f'    "{group}": """\\\n{of}""",\n' for group, of in lines.items())
    WRITTEN.write_text(
        '"""Learnt by `python -m bench.suspicion --write`; not written by hand."""\n\n'
        f"BIAS = {model.bias}\nWEIGHTS = {{\n{parts}}}\n"
        '"""Of each group hundredths of a log odd, a feature, its words."""\n',
        encoding="utf-8",
    )
    print(f"{sum(map(len, model.weights.values()))} weights, {WRITTEN.stat().st_size // 1024} kB")


def _named(feature: Feature) -> tuple[str, Feature]:
    return ("word" if isinstance(feature, str) else "next"), feature


def main() -> None:
    """Measure, or learn and write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true")
    given = list(runs())
    if parser.parse_args().write:
        write(learn(given))
    else:
        measure(given)


if __name__ == "__main__":
    main()
