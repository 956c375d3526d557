"""Can each task do what the benchmark needs of it? Checked by script, without a model.

A task is feasible where its first look gives the right answer honestly and the poisoned one under
poison, where the raw rows give the right answer after a one-shot delivery, and where the reference
comes out the same by two routes. That says nothing about what an agent would do.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from toxicbench.proxy import OneShot, Proxy, Repeated, Schedule
from toxicbench.readings import first_call, fresh_calls, read_first, read_fresh
from toxicbench.references import agree, by_pandas, by_standard_library, joined
from toxicbench.tasks import Task, dictionary_table
from toxicbench.toolbox import Toolbox

PARTS = (
    "eligible",
    "routes_agree",
    "clean_first",
    "poisoned_first",
    "recovered",
    "recovered_repeated",
    "feasible",
)


@dataclass(frozen=True)
class Feasibility:
    """What the check found for one task; `refusal` is why a poison was not delivered."""

    task_id: str
    suite: str
    operator: str
    cluster: tuple[str, str, str]
    eligible: bool
    routes_agree: bool
    clean_first: bool
    poisoned_first: bool
    recovered: bool
    recovered_repeated: bool
    refusal: str = ""

    @property
    def feasible(self) -> bool:
        """All of what the benchmark needs; recovery under repeated poisoning is not."""
        return self.routes_agree and self.clean_first and self.poisoned_first and self.recovered


def check(task: Task) -> Feasibility:
    """Make the task's scripted calls, honest and poisoned, and compare what they say."""
    toolbox = Toolbox(task)
    try:
        tool, arguments = first_call(task)
        honest = toolbox.run(tool, arguments)
        seen = Proxy(toolbox, OneShot()).call(1, tool, arguments)
        return Feasibility(
            task_id=task.task_id,
            suite=task.suite,
            operator=task.poison.operator,
            cluster=task.cluster,
            eligible=task.eligible,
            routes_agree=references_agree(task),
            clean_first=task.reference.is_clean(read_first(task, honest.text)),
            poisoned_first=task.reference.is_poisoned(read_first(task, seen.text)),
            recovered=_recovers(task, toolbox, OneShot()),
            recovered_repeated=_recovers(task, toolbox, Repeated(1.0, "")),
            refusal=seen.refusal,
        )
    finally:
        toolbox.close()


def references_agree(task: Task) -> bool:
    """Whether the standard library and pandas come to the same answer."""
    tables = dict(task.tables)
    rows = joined(tables, task.spec) if task.evidence != "schema" else None
    if rows is None:
        rows = dictionary_table(task.spec.table, task.dictionary)
        tables = {task.spec.table: rows}
    return agree(by_standard_library(task.spec, rows.records()), by_pandas(task.spec, tables))


def summary(checks: Iterable[Feasibility]) -> dict[str, dict[str, int]]:
    """For each suite: tasks, template clusters, and how many tasks pass each part."""
    suites: dict[str, list[Feasibility]] = {}
    for found in checks:
        suites.setdefault(found.suite, []).append(found)
    return {
        suite: {
            "tasks": len(rows),
            "clusters": len({row.cluster for row in rows}),
            **{part: sum(getattr(row, part) for row in rows) for part in PARTS},
        }
        for suite, rows in suites.items()
    }


def _recovers(task: Task, toolbox: Toolbox, schedule: Schedule) -> bool:
    """Whether raw rows, fetched after the first look, still give the right answer."""
    proxy = Proxy(toolbox, schedule)
    tool, arguments = first_call(task)
    proxy.call(1, tool, arguments)
    texts = [proxy.call(1, tool, arguments).text for tool, arguments in fresh_calls(task)]
    return task.reference.is_clean(read_fresh(task, texts))
