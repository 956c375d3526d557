from collections.abc import Mapping
from typing import Any

import pytest

from toxicbench.experiment import run_cells
from toxicbench.matrix import Cell
from toxicbench.protocols import PROTOCOLS, Caps
from toxicbench.readings import first_call
from toxicbench.runs import Call, Outcome, Route, Settings
from toxicbench.tasks import Task

TASK = "num-campaigns-1"


class Recorder:
    """An agent that makes the first call, answers by number of route, and notes what it is told."""

    adapter = "recorder"
    model = "none"

    def __init__(self, task: Task, outcomes: Mapping[int, Outcome] | None = None) -> None:
        self._task = task
        self._outcomes = outcomes or {}
        self.routes: list[Route] = []

    def run(self, route: Route, call: Call) -> Outcome:
        self.routes.append(route)
        tool, arguments = first_call(self._task)
        call(tool, arguments, f"route {route.number}")
        return self._outcomes.get(route.number, Outcome(f"answer {route.number}"))


def run(agent: Recorder, tasks: Mapping[str, Task], method: str) -> dict[str, Any]:
    settings = Settings(seed=3, caps=Caps(5, 99))
    (made,) = run_cells([Cell(TASK, "toxic", method)], tasks, agent, settings)
    return made.record


@pytest.mark.parametrize("method", PROTOCOLS)
def test_every_route_of_every_method_has_the_same_caps(
    tasks: Mapping[str, Task], method: str
) -> None:
    agent = Recorder(tasks[TASK])

    record = run(agent, tasks, method)

    assert {route.caps for route in agent.routes} == {Caps(5, 99)}
    assert len(agent.routes) == len(PROTOCOLS[method].routes)
    assert record["answer"] == f"answer {len(agent.routes)}"
    assert record["first_answer"] == ("answer 1" if len(agent.routes) == 2 else None)
    assert (record["metadata"]["step_cap"], record["metadata"]["output_token_cap"]) == (5, 99)


def test_events_are_numbered_over_both_routes(tasks: Mapping[str, Task]) -> None:
    record = run(Recorder(tasks[TASK]), tasks, "double_pass")

    assert [(e["index"], e["route"], e["message"]) for e in record["events"]] == [
        (0, 1, "route 1"),
        (1, 2, "route 2"),
    ]


def test_an_exhausted_first_route_leaves_the_second_its_turn(tasks: Mapping[str, Task]) -> None:
    agent = Recorder(tasks[TASK], {1: Outcome(None, "budget_exhausted")})

    record = run(agent, tasks, "verification_only")

    assert (record["status"], record["first_answer"], record["answer"]) == (
        "completed",
        None,
        "answer 2",
    )
    assert "(no answer was given)" in agent.routes[1].instructions


def test_a_failed_first_route_leaves_no_final_answer(tasks: Mapping[str, Task]) -> None:
    agent = Recorder(tasks[TASK], {1: Outcome("half an answer", "failed")})

    record = run(agent, tasks, "double_pass")

    assert (record["status"], record["first_answer"], record["answer"]) == (
        "failed",
        "half an answer",
        None,
    )
    assert len(record["events"]) == 1


def test_stopping_early_begins_no_further_runs(tasks: Mapping[str, Task]) -> None:
    agent = Recorder(tasks[TASK])
    cells = [Cell(TASK, "toxic", "base", n) for n in range(50)]

    runs = run_cells(cells, tasks, agent, Settings(seed=3))
    next(runs)
    runs.close()

    assert len(agent.routes) == 1
