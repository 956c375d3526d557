"""Learns which sentences sound like recognition of poisoned evidence (`scoring.parsers.suspicion`).

    python -m bench.suspicion            measures, leaving out one source at a time
    python -m bench.suspicion --write    learns from all sources, writes what the scorer has

Sources: the cases of behaviour that were developed on (`tests/scoring/parsers/cases`), the demo's
labelled runs and its runs on clean tools, some scripted runs, and the sentences of
`fixtures/doubt`. Never the cases that were held out.

A case says that some sentence recognises the poison, not which one. So a run is recognised unless
none of its sentences recognises it, 1 - prod(1 - p), with p the logistic of a sentence's score:
that is what the likelihood is of, with a Gaussian prior on the weights. Where a run recognises
nothing, its plain words of doubt count against that as they do in the scorer, so that the weights
learn to outweigh them; where it does, they do not count, so that the weights learn to do without.
Single passages of `fixtures/doubt` count a quarter: they are harder than what agents write. Its
ordinary runs, in which nobody doubts anything, count like runs.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize
from scipy.sparse import csr_matrix

from scoring.parsers import recognition
from scoring.parsers.behaviour import said_after
from scoring.parsers.poison import Poison, marked, poison_between, poison_of
from scoring.parsers.recognition import LEAST, PLAIN, Said, sentences
from scoring.parsers.suspicion import (
    FEATURES,
    Model,
    Place,
    Vocabulary,
    features,
    kind,
    place_words,
)
from toxicbench.agents.scripted import ScriptedAgent
from toxicbench.experiment import run_cells
from toxicbench.intent import intended
from toxicbench.library import SUITES, read_tasks
from toxicbench.matrix import defence, repeated
from toxicbench.runs import Settings
from trajectories.numerals import numbers

ROOT = Path(__file__).resolve().parent.parent
CASES = ROOT / "tests" / "scoring" / "parsers" / "cases"
SENTENCES = ROOT / "fixtures" / "doubt"
LIBRARY = ROOT / "fixtures" / "toxicbench"
DEMO = ROOT / "fixtures" / "demo"
WRITTEN = ROOT / "scoring" / "parsers" / "weights" / "suspicion.py"
RAREST = 3
"""A word or a feature is learnt if so many runs have it."""
PRIOR = 1.0
"""The precision of the weights' prior."""
PASSAGE = 0.25
"""What a passage counts, where a run counts 1."""
SEED = 1
EACH_SCRIPTED = 5
"""One in so many; clean and toxic cells take turns, so it is odd."""
LEAST_WEIGHT = 0.05
MASK = (1 << 13) - 1


@dataclass(frozen=True)
class Run:
    """What a run, or a passage, said after the exposure, and whether it recognises the poison."""

    source: str
    detected: bool
    said: tuple[Said, ...]
    words: tuple[list[list[str]], ...]
    plain: tuple[list[bool], ...]
    """Whether a sentence doubts the evidence in plain words, whatever the model says."""


def runs() -> list[Run]:
    """All that is learnt from."""
    found = [*_demo(), *_scripted(), *_passages()]
    for path in sorted(CASES.glob("*behaviours.jsonl")):
        if not path.name.startswith("held_out"):
            name = path.stem.removesuffix("_behaviours")
            found += filter(None, (run_of(case, name) for case in _rows(path)))
    return found


def run_of(case: dict[str, Any], source: str) -> Run | None:
    """A case as a run; None where it was not exposed or nothing was said."""
    events, detected = case.get("events") or [], case["expected"].get("detected")
    first = next((i for i, event in enumerate(events) if event.get("poisoned")), None)
    if first is None or detected is None:
        return None
    said = said_after(events, first, case["answer"], case.get("first_answer"))
    poison = poison_of(events, case["query"], case["reference"])
    return _run(source, detected, case["query"], poison, said) if said else None


def _run(source: str, detected: bool, query: str, poison: Poison, said: Sequence[Said]) -> Run:
    words = tuple([marked(each, poison) for each in sentences(one.text)] for one in said)
    subject = recognition.subject_of(query)
    plain = tuple(
        [
            recognition.is_linked(i, told, one.place)
            and recognition.doubts_plainly(sentence, told[i], subject)
            for i, sentence in enumerate(sentences(one.text))
        ]
        for one, told in zip(said, words, strict=True)
    )
    return Run(source, detected, tuple(said), words, plain)


def _demo() -> Iterator[Run]:
    """The demo's labelled runs, and those on clean tools as if their first result were poisoned.

    The latter show how an agent writes that has nothing to recognise.
    """
    tasks = {row["task_id"]: row for row in _rows(DEMO / "tasks.jsonl")}
    labels = {row["trajectory_id"]: row for row in _rows(DEMO / "reference.jsonl")}
    for row in _rows(DEMO / "trajectories.jsonl"):
        case, label = tasks[row["task_id"]] | row, labels.get(row["trajectory_id"])
        if row["environment"] == "clean":
            yield from filter(None, [run_of(_as_poisoned(case), "demo, clean tools")])
        elif label:
            yield from filter(None, [run_of(case | {"expected": label}, "demo")])


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
    tasks = {
        task.task_id: task
        for suite in SUITES
        for task in read_tasks(ROOT / "fixtures" / "toxicbench", suite)
    }
    cells = [*defence(tasks.values()), *repeated(tasks.values())][::EACH_SCRIPTED]
    agent = ScriptedAgent(tasks, seed=SEED)
    for run in run_cells(cells, tasks, agent, Settings(seed=SEED)):
        task = tasks[run.record["task_id"]]
        label = {"detected": intended(run, task)["detected"]}
        yield from filter(
            None, [run_of(task.record() | run.record | {"expected": label}, "scripted")]
        )


def _passages() -> Iterator[Run]:
    for path in sorted(SENTENCES.glob("*.jsonl")):
        for row in _rows(path):
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
            said = _in_turn(row["texts"]) if "texts" in row else [Said(row["text"], Place())]
            yield _run(path.stem, row["detected"], "", poison, said)


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


def _rows(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@dataclass(frozen=True)
class Table:
    """Sentences x features, and the run of each sentence."""

    rows: csr_matrix
    run: NDArray[np.int_]


def learn(given: Sequence[Run]) -> Model:
    """The model that these runs teach."""
    vocabulary = _vocabulary(given)
    found = [[s for s in _features(run, vocabulary)] for run in given]
    counted = Counter(each for run in found for each in set().union(*run))
    column = {each: i for i, each in enumerate(sorted(counted)) if counted[each] >= RAREST}
    column = {each: i for i, each in enumerate(column)}
    weights, bias = _fit(_table(found, column), given, len(column))
    learnt = {each: round(float(weights[i]), 2) for each, i in column.items()}
    kept = {each: weight for each, weight in learnt.items() if abs(weight) >= LEAST_WEIGHT}
    return Model(vocabulary, kept, round(bias, 2))


def _vocabulary(given: Iterable[Run]) -> Vocabulary:
    counted: Counter[str] = Counter()
    for run in given:
        words: set[str] = {"<", ">"}
        for said, told in zip(run.said, run.words, strict=True):
            for tokens, place in zip(told, place_words(told, said.place), strict=True):
                words.update(tokens, map(kind, tokens), place)
        counted.update(words)
    return Vocabulary(sorted(word for word, n in counted.items() if n >= RAREST))


def _features(run: Run, vocabulary: Vocabulary) -> Iterator[set[int]]:
    """The known features of each sentence."""
    for said, told in zip(run.said, run.words, strict=True):
        for found in features(told, said.place, vocabulary):
            yield {each for each in found if _is_known(each)}


def _is_known(each: int) -> bool:
    """Whether a feature names only words of the vocabulary."""
    feature, first, second = parts(each)
    return first > 0 and (second > 0) == (feature in (1, 2, 3))


def parts(each: int) -> tuple[int, int, int]:
    """The kind of feature, its first and its second word."""
    return each >> 26, each >> 13 & MASK, each & MASK


def _table(found: Sequence[Sequence[set[int]]], column: dict[int, int]) -> Table:
    ends, columns, of_run = [0], [], []
    for i, sentences_ in enumerate(found):
        for each in sentences_:
            columns += [column[one] for one in sorted(each) if one in column]
            ends.append(len(columns))
            of_run.append(i)
    shape = (len(of_run), len(column))
    return Table(csr_matrix((np.ones(len(columns)), columns, ends), shape), np.array(of_run))


def _fit(table: Table, given: Sequence[Run], n_features: int) -> tuple[NDArray[np.float64], float]:
    """The weights and the bias of the greatest posterior."""
    rows, run = table.rows, table.run
    columns = rows.T.tocsr()
    detected = np.array([each.detected for each in given])
    plain = PLAIN * np.array([one for each in given for told in each.plain for one in told])
    plain[detected[run]] = 0.0
    counts = np.array([PASSAGE if each.source.startswith("sentences") else 1.0 for each in given])

    def loss(theta: NDArray[np.float64]) -> tuple[float, NDArray[np.float64]]:
        weights, scores = theta[:-1], rows @ theta[:-1] + theta[-1] + plain
        none = np.bincount(run, -np.logaddexp(0, scores), minlength=len(given))
        none = np.minimum(none, -1e-9)
        some = -np.expm1(none)
        value = -counts @ np.where(detected, np.log(some), none)
        slope = counts * np.where(detected, np.exp(none) / some, -1.0)
        by_score = -slope[run] / (1 + np.exp(-scores))
        gradient = np.append(columns @ by_score + PRIOR * weights, by_score.sum())
        return value + PRIOR * weights @ weights / 2, gradient

    start = np.append(np.zeros(n_features), -2.0)
    best = minimize(loss, start, jac=True, method="L-BFGS-B", options={"maxiter": 300}).x
    return best[:-1], float(best[-1])


def is_detected(model: Model, run: Run) -> bool:
    """What the scorer says with this model."""
    return any(
        score + PLAIN * is_plain > LEAST
        for said, words, plain in zip(run.said, run.words, run.plain, strict=True)
        for score, is_plain in zip(model.scores(words, said.place), plain, strict=True)
    )


def measure(given: Sequence[Run]) -> None:
    """Print how many runs of each source are read rightly by a model that has not seen it."""
    total = right = 0
    for source in sorted({run.source for run in given}):
        model = learn([run for run in given if run.source != source])
        left = [run for run in given if run.source == source]
        hits = sum(is_detected(model, run) == run.detected for run in left)
        missed = sum(run.detected and not is_detected(model, run) for run in left)
        print(f"{source}: {hits} of {len(left)}, {missed} missed", flush=True)
        if not source.startswith("sentences"):
            total, right = total + len(left), right + hits
    print(f"cases and demo: {right} of {total}, {right / total:.3f}")


def write(model: Model) -> None:
    """Write the weights as text, one feature a line, in the order of their size."""
    words = model.vocabulary.words
    lines = []
    for each, weight in sorted(model.weights.items(), key=lambda item: (-abs(item[1]), item[0])):
        feature, first, second = parts(each)
        names = f"{words[first]} {words[second]}".strip()
        lines.append(f"{round(100 * weight)} {FEATURES[feature]} {names}\n")
    WRITTEN.write_text(
        '"""Learnt by `python -m bench.suspicion --write`; not written by hand."""\n\n'
        f'BIAS = {model.bias}\nWORDS = """\n{_wrapped(words[1:])}"""\n'
        f'WEIGHTS = """\\\n{"".join(lines)}"""\n'
        '"""Hundredths of a log odd, a feature, its words."""\n',
        encoding="utf-8",
    )
    print(f"{len(lines)} weights, {WRITTEN.stat().st_size // 1024} kB")


def _wrapped(words: Iterable[str]) -> str:
    lines, line = [], ""
    for word in words:
        if len(line) + len(word) > 98:
            lines.append(line)
            line = ""
        line = f"{line} {word}".strip()
    return "".join(f"{each}\n" for each in (*lines, line))


def main() -> None:
    """Measure, or learn and write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true")
    given = runs()
    if parser.parse_args().write:
        write(learn(given))
    else:
        measure(given)


if __name__ == "__main__":
    main()
