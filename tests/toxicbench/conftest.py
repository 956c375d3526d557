from collections.abc import Mapping
from pathlib import Path

import pytest

from toxicbench.library import SUITES, read_tasks
from toxicbench.tasks import Task

LIBRARY = Path(__file__).parents[2] / "fixtures" / "toxicbench"


@pytest.fixture(scope="session")
def tasks() -> Mapping[str, Task]:
    """Every task of the library by its id."""
    return {task.task_id: task for suite in SUITES for task in read_tasks(LIBRARY, suite)}
