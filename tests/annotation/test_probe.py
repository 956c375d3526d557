"""The leak probe: sees a leak, does not see one where there is none, says undefined."""

import random

import pytest

from annotation.rendering.certificate import Examined, examine
from annotation.rendering.probe import MAX_ITEMS, probe

WORDS = ["order", "total", "march", "table", "count", "query", "rows", "value", "sum", "mean"]


def corpus(*, leak: bool, n_tasks: int = 15, seed: int = 1) -> tuple[list, list, list]:
    """Two runs a task and condition of random words; a leak adds one telling word."""
    rng = random.Random(seed)
    texts, labels, tasks = [], [], []
    for task in range(n_tasks):
        for label in ("base", "guard"):
            for _ in range(2):
                words = rng.choices(WORDS, k=20)
                if leak and label == "guard":
                    words.append("checklist")
                texts.append(" ".join(words))
                labels.append(label)
                tasks.append(f"task-{task}")
    return texts, labels, tasks


def test_a_telling_word_is_found_and_named() -> None:
    found = probe(*corpus(leak=True), seed=1)

    assert found.accuracy is not None
    assert found.accuracy > 0.9
    assert found.p_value is not None
    assert found.p_value <= 0.01
    assert found.words["guard"][0] == "checklist"


def test_random_text_tells_nothing() -> None:
    p_values = [probe(*corpus(leak=False, seed=seed), seed=seed).p_value for seed in range(10)]

    assert sum(p is not None and p <= 0.05 for p in p_values) <= 2


def test_a_word_that_names_the_task_does_not_help() -> None:
    """Conditions that go with tasks: the classifier never saw the test tasks' words."""
    texts = [f"subject{task} {' '.join(WORDS)}" for task in range(20) for _ in range(4)]
    labels = ["a" if task < 10 else "b" for task in range(20) for _ in range(4)]
    tasks = [str(task) for task in range(20) for _ in range(4)]

    found = probe(texts, labels, tasks, seed=1)

    assert found.p_value is not None
    assert found.p_value > 0.05


@pytest.mark.parametrize(
    ("labels", "tasks", "reason"),
    [
        (["a", "a"], ["1", "2"], "constant"),
        (["a", "b"], ["1", "1"], "too_few_tasks"),
        (["a", "b"], ["1", "2"], "no_text"),
    ],
)
def test_what_cannot_be_probed_is_undefined(labels: list, tasks: list, reason: str) -> None:
    found = probe(["one", "two"], labels, tasks, seed=1)

    assert (found.undefined, found.accuracy, found.p_value) == (reason, None, None)


def test_many_items_are_sampled() -> None:
    texts, labels, tasks = corpus(leak=True, n_tasks=150)

    assert probe(texts, labels, tasks, seed=1).n_items == MAX_ITEMS


def certificate(answers: dict[str, str]) -> dict:
    """Two tasks with one run in each of two methods, whose answers are given."""
    return examine(
        [
            Examined(
                code=f"{method}-{task}",
                document={"query": "?", "references": None, "events": [], "answer": answer},
                redactions=[],
                task_id=task,
                withheld={
                    "trajectory_id": "t-0001",
                    "model": "acme-large-2",
                    "method": method,
                    "adapter": "",
                    "environment": "",
                    "metadata": {},
                },
            )
            for method, answer in answers.items()
            for task in ("1", "2")
        ],
        options={},
        seed=1,
    )


def test_nothing_found_is_go() -> None:
    assert certificate({"alpha": "1000 orders", "beta": "1000 orders"})["finding"] == "go"


def test_an_ordinary_word_is_look() -> None:
    assert certificate({"alpha": "the alpha value", "beta": "1000"})["finding"] == "look"


def test_a_masked_value_is_stop() -> None:
    found = certificate({"alpha": "says acme-large-2", "beta": "1000"})

    assert found["finding"] == "stop"
    assert found["traces"][0]["text"] == "acme-large-2"
