"""Run one cell of an experiment and write down the trajectory."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, Literal, Protocol

from toxicbench.matrix import Cell
from toxicbench.protocols import PROTOCOLS, Caps
from toxicbench.proxy import Corruption, Observed, Proxy
from toxicbench.tasks import Task
from toxicbench.toolbox import Toolbox

Status = Literal["completed", "budget_exhausted", "failed"]


@dataclass(frozen=True)
class Route:
    """What an agent is asked in one route.

    run : names the run, and is the same when it is resumed.
    previous : how the route before ended, where this one is shown its answer.
    """

    run: str
    cell: Cell
    number: int
    question: str
    instructions: str
    previous: "Outcome | None"
    caps: Caps


@dataclass(frozen=True)
class Statement:
    """What an answer says, told by whoever wrote it: the values it leaves standing, as written.

    conflict : whether the route named a disagreement between two results.
    """

    concluded: tuple[Decimal | str, ...]
    conflict: bool


@dataclass(frozen=True)
class Outcome:
    """How a route ended.

    notes : kept with the trajectory's metadata.
    statement : what the answer says, where the agent can tell; no part of the trajectory.
    """

    answer: str | None
    status: Status = "completed"
    requests: int = 0
    latency_s: float | None = None
    notes: Mapping[str, Any] = field(default_factory=dict)
    statement: Statement | None = None


class Call(Protocol):
    """Calls a tool on the agent's behalf, with the agent's visible text before the call."""

    def __call__(self, tool: str, arguments: Mapping[str, Any], message: str = "") -> Observed: ...


class Agent(Protocol):
    """Whatever answers questions with tools."""

    adapter: str
    model: str

    def run(self, route: Route, call: Call) -> Outcome:
        """Work on one route; failures are outcomes and never raised."""


@dataclass(frozen=True)
class Run:
    """A native trajectory record, and what the agent says that each of its routes states."""

    record: dict[str, Any]
    statements: tuple[Statement | None, ...]


@dataclass(frozen=True)
class Settings:
    """What all runs of an experiment share."""

    seed: int
    caps: Caps = Caps()
    per_route: bool = False
    max_rows: int = 2000
    corruption: Corruption = "scalar"

    @property
    def variant(self) -> str:
        """All of it as text, so that runs of different experiments have different ids."""
        return repr(self)


def run_cell(cell: Cell, task: Task, agent: Agent, toolbox: Toolbox, settings: Settings) -> Run:
    """Work through `cell`.

    A failed first route ends the run; one that ran out of its budget leaves the second its turn.
    """
    schedule = cell.schedule(seed=settings.seed, per_route=settings.per_route)
    proxy = Proxy(toolbox, schedule, corruption=settings.corruption)
    run = cell.trajectory_id(agent=f"{agent.adapter}|{agent.model}", variant=settings.variant)
    events: list[dict[str, Any]] = []
    outcomes: list[Outcome] = []
    for number, plan in enumerate(PROTOCOLS[cell.method].routes, start=1):
        previous = outcomes[-1] if outcomes and plan.shows_claim else None
        told = plan.told(previous.answer if previous else None)
        route = Route(run, cell, number, task.query, told, previous, settings.caps)
        outcomes.append(agent.run(route, _caller(proxy, task, number, events)))
        if outcomes[-1].status == "failed":
            break
    record = _record(cell, agent, run, events, outcomes, settings)
    return Run(record, tuple(outcome.statement for outcome in outcomes))


def _caller(proxy: Proxy, task: Task, route: int, events: list[dict[str, Any]]) -> Call:
    def call(tool: str, arguments: Mapping[str, Any], message: str = "") -> Observed:
        seen = proxy.call(route, tool, arguments)
        events.append(_event(seen, task, route, len(events), message))
        return seen

    return call


def _event(seen: Observed, task: Task, route: int, index: int, message: str) -> dict[str, Any]:
    return {
        "index": index,
        "route": route,
        "tool": seen.tool,
        "arguments": dict(seen.arguments),
        "message": message,
        "observation": seen.text,
        "clean_observation": seen.clean,
        "poisoned": seen.poisoned,
        "operator": task.poison.operator if seen.poisoned else None,
        "error": seen.error,
    }


def _record(
    cell: Cell,
    agent: Agent,
    run: str,
    events: list[dict[str, Any]],
    outcomes: list[Outcome],
    settings: Settings,
) -> dict[str, Any]:
    last = outcomes[-1]
    two_routes = len(PROTOCOLS[cell.method].routes) == 2
    latencies = [o.latency_s for o in outcomes if o.latency_s is not None]
    return {
        "trajectory_id": run,
        "task_id": cell.task_id,
        "environment": cell.environment,
        "method": cell.method,
        "adapter": agent.adapter,
        "model": agent.model,
        "repetition": cell.repetition,
        "poison_probability": cell.probability,
        "answer": last.answer if not two_routes or len(outcomes) == 2 else None,
        "first_answer": outcomes[0].answer if two_routes else None,
        "status": last.status,
        "latency_s": round(sum(latencies), 3) if latencies else None,
        "requests": sum(outcome.requests for outcome in outcomes),
        "metadata": {
            "seed": settings.seed,
            "step_cap": settings.caps.steps,
            "output_token_cap": settings.caps.output_tokens,
            "corruption": settings.corruption,
            "one_shot": "per_route" if settings.per_route else "shared",
            "routes": [dict(outcome.notes) for outcome in outcomes if outcome.notes],
        },
        "events": events,
    }
