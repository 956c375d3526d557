"""The leak probe: can a classifier tell a masked attribute from the blinded text?

Folds are whole tasks, so that it cannot win by knowing the question. Labels are permuted within
tasks where tasks hold more than one, so that the p-value is about the attribute alone.
"""

import random
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

ALPHA = 0.05
MAX_ITEMS = 400
MAX_CHARS = 20_000
MAX_FEATURES = 5_000
MAX_FOLDS = 5
PERMUTATIONS = 499
RIDGE = 1.0
N_WORDS = 8


@dataclass(frozen=True)
class Probe:
    """What the classifier could tell.

    accuracy : balanced accuracy over folds of whole tasks, None where undefined.
    chance : what guessing gives, 1 / number of classes.
    undefined : "", `constant` (one value), `too_few_tasks` or `no_text`.
    words : for each value the words that speak for it most.
    """

    accuracy: float | None
    chance: float | None
    p_value: float | None
    undefined: str
    n_items: int
    n_tasks: int
    n_permutations: int
    counts: dict[str, int]
    words: dict[str, list[str]]


def probe(texts: Sequence[str], labels: Sequence[str], tasks: Sequence[str], *, seed: int) -> Probe:
    """Cross-validated, permutation-tested ridge classifier on TF-IDF words.

    texts, labels, tasks : one entry an item. Above `MAX_ITEMS` a seeded sample is taken.
    """
    rows = _sample(len(texts), seed)
    labels, tasks = [labels[i] for i in rows], [tasks[i] for i in rows]
    if len(set(labels)) < 2:
        return _undefined("constant", labels, tasks)
    if len(set(tasks)) < 2:
        return _undefined("too_few_tasks", labels, tasks)
    words, names = _tfidf([texts[i][:MAX_CHARS] for i in rows])
    if words is None:
        return _undefined("no_text", labels, tasks)
    return _tested(words, names, labels, tasks, seed)


def _sample(n: int, seed: int) -> list[int]:
    if n <= MAX_ITEMS:
        return list(range(n))
    return sorted(random.Random(f"{seed}:probe").sample(range(n), MAX_ITEMS))


def _undefined(reason: str, labels: Sequence[str], tasks: Sequence[str]) -> Probe:
    counts = dict(sorted(Counter(labels).items()))
    return Probe(None, None, None, reason, len(labels), len(set(tasks)), 0, counts, {})


def _tfidf(texts: Sequence[str]) -> tuple[Any, Any]:
    # Imported here: scikit-learn takes a second to load, and only a freeze needs it.
    from sklearn.feature_extraction.text import TfidfVectorizer

    vectorizer = TfidfVectorizer(
        max_features=MAX_FEATURES, min_df=2, sublinear_tf=True, token_pattern=r"(?u)\b[^\W\d_]\w+\b"
    )
    try:
        return vectorizer.fit_transform(texts), vectorizer.get_feature_names_out()
    except ValueError:
        return None, None  # no word occurs in two documents


def _tested(
    words: Any, names: Any, labels: Sequence[str], tasks: Sequence[str], seed: int
) -> Probe:
    values = sorted(set(labels))
    codes = np.array([values.index(label) for label in labels])
    kernel = np.asarray((words @ words.T).todense())
    folds = _folds(kernel, tasks)
    observed = _balanced_accuracy(folds, codes, len(values))
    blocks = _blocks(codes, tasks)
    rng = np.random.default_rng(seed)
    hits = sum(
        _balanced_accuracy(folds, _permuted(codes, blocks, rng), len(values)) >= observed - 1e-12
        for _ in range(PERMUTATIONS)
    )
    return Probe(
        accuracy=float(observed),
        chance=1 / len(values),
        p_value=(1 + hits) / (1 + PERMUTATIONS),
        undefined="",
        n_items=len(labels),
        n_tasks=len(set(tasks)),
        n_permutations=PERMUTATIONS,
        counts=dict(sorted(Counter(labels).items())),
        words=_telling(words, names, kernel, codes, values),
    )


Fold = tuple[Any, Any, Any]


def _folds(kernel: Any, tasks: Sequence[str]) -> list[Fold]:
    """For each fold its train rows, test rows and the matrix that maps targets to scores.

    Ridge regression is linear in its targets, so that a permutation costs one product.
    """
    from sklearn.model_selection import GroupKFold

    folds = []
    splitter = GroupKFold(n_splits=min(MAX_FOLDS, len(set(tasks))))
    for train, test in splitter.split(kernel, groups=tasks):
        ridge = kernel[np.ix_(train, train)] + RIDGE * np.eye(len(train))
        folds.append((train, test, np.linalg.solve(ridge, kernel[np.ix_(train, test)]).T))
    return folds


def _targets(codes: Any, n_values: int) -> Any:
    """One column a value, weighted so that rare values count as much as frequent ones."""
    onehot = np.eye(n_values)[codes]
    share = onehot.mean(axis=0)
    return onehot / np.where(share > 0, share, 1) - (share > 0)


def _balanced_accuracy(folds: Sequence[Fold], codes: Any, n_values: int) -> float:
    guessed = np.empty_like(codes)
    for train, test, scores in folds:
        guessed[test] = np.argmax(scores @ _targets(codes[train], n_values), axis=1)
    right = np.bincount(codes[guessed == codes], minlength=n_values)
    return float(np.mean(right / np.bincount(codes, minlength=n_values)))


def _blocks(codes: Any, tasks: Sequence[str]) -> list[Any]:
    """The sets of rows that labels are permuted within: tasks, or all where these hold one each."""
    by_task: dict[str, list[int]] = defaultdict(list)
    for row, task in enumerate(tasks):
        by_task[task].append(row)
    if all(len(set(codes[rows])) == 1 for rows in by_task.values()):
        return [np.arange(len(codes))]
    return [np.array(rows) for rows in by_task.values()]


def _permuted(codes: Any, blocks: Sequence[Any], rng: np.random.Generator) -> Any:
    shuffled = codes.copy()
    for rows in blocks:
        shuffled[rows] = rng.permutation(codes[rows])
    return shuffled


def _telling(
    words: Any, names: Any, kernel: Any, codes: Any, values: Sequence[str]
) -> dict[str, list[str]]:
    """The words with the greatest weight for each value, from a fit on all items."""
    ridge = kernel + RIDGE * np.eye(len(codes))
    weights = words.T @ np.linalg.solve(ridge, _targets(codes, len(values)))
    return {
        value: [str(names[i]) for i in np.argsort(-weights[:, column])[:N_WORDS]]
        for column, value in enumerate(values)
    }
