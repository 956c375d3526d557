"""Which runs make up an experiment."""

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from toxicbench.protocols import PROTOCOLS, TWO_ROUTE_METHODS
from toxicbench.proxy import Never, OneShot, Repeated, Schedule
from toxicbench.tasks import Task

Environment = Literal["clean", "toxic", "repeated"]
PROBABILITIES = (0.25, 0.5, 0.75, 1.0)
SINGLE_TABLE_SUITES = ("numerical", "semantic")


@dataclass(frozen=True)
class Cell:
    """One run to make: a task under a method in an environment."""

    task_id: str
    environment: Environment
    method: str
    repetition: int = 0
    probability: float | None = None

    @property
    def pair(self) -> str:
        """What the clean and the poisoned runs of a pair have in common."""
        return f"{self.task_id}|{self.method}|{self.repetition}"

    def schedule(self, *, seed: int, per_route: bool) -> Schedule:
        """When this run's returns are poisoned."""
        if self.environment == "clean":
            return Never()
        if self.probability is None:
            return OneShot(per_route)
        return Repeated(self.probability, f"{seed}|{self.pair}")

    def trajectory_id(self, *, agent: str, variant: str) -> str:
        """An opaque id: the same cell, agent and variant of the experiment have the same one."""
        name = f"{agent}|{variant}|{self.pair}|{self.environment}|{self.probability}"
        return "tb-" + hashlib.sha256(name.encode()).hexdigest()[:16]


def defence(tasks: Iterable[Task], *, repetitions: int = 1) -> Iterator[Cell]:
    """Eligible single-table tasks, every method, clean and one-shot poisoned."""
    for task in _eligible(tasks, SINGLE_TABLE_SUITES):
        yield from _paired(task, repetitions)


def controls(tasks: Iterable[Task], *, repetitions: int = 1) -> Iterator[Cell]:
    """Eligible tasks over public tables, every method, clean and one-shot poisoned."""
    for task in _eligible(tasks, ("public",)):
        yield from _paired(task, repetitions)


def repeated(tasks: Iterable[Task], *, repetitions: int = 1) -> Iterator[Cell]:
    """Eligible synthetic tasks, the two-route methods, every probability of the hash gate."""
    for task in _eligible(tasks, (*SINGLE_TABLE_SUITES, "multi_table")):
        for method in TWO_ROUTE_METHODS:
            for probability in PROBABILITIES:
                for repetition in range(repetitions):
                    yield Cell(task.task_id, "repeated", method, repetition, probability)


MATRICES = {"defence": defence, "repeated": repeated, "controls": controls}


def _paired(task: Task, repetitions: int) -> Iterator[Cell]:
    environments: tuple[Environment, ...] = ("clean", "toxic")
    for method in PROTOCOLS:
        for environment in environments:
            for repetition in range(repetitions):
                yield Cell(task.task_id, environment, method, repetition)


def _eligible(tasks: Iterable[Task], suites: Iterable[str]) -> Iterator[Task]:
    return (task for task in tasks if task.eligible and task.suite in tuple(suites))
