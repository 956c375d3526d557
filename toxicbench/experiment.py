"""Work through the cells of an experiment, one after the other or several at once."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

from toxicbench.matrix import Cell
from toxicbench.runs import Agent, Run, Settings, run_cell
from toxicbench.tasks import Task
from toxicbench.toolbox import Toolbox


def run_cells(
    cells: Sequence[Cell],
    tasks: Mapping[str, Task],
    agent: Agent,
    settings: Settings,
    *,
    workers: int = 1,
) -> Iterator[Run]:
    """The runs of `cells`, in their order. With several workers the agent must be thread-safe.

    When the caller stops early, runs that have not begun are not begun.
    """

    def work(cell: Cell) -> Run:
        task = tasks[cell.task_id]
        with closing(Toolbox(task, max_rows=settings.max_rows)) as toolbox:
            return run_cell(cell, task, agent, toolbox, settings)

    if workers == 1:
        yield from map(work, cells)
        return
    pool = ThreadPoolExecutor(workers)
    try:
        yield from pool.map(work, cells)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
