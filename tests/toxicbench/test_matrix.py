from collections import Counter
from collections.abc import Mapping

import pytest

from toxicbench.matrix import Cell, controls, defence, repeated
from toxicbench.protocols import PROTOCOLS, TWO_ROUTE_METHODS
from toxicbench.proxy import Never, OneShot, Repeated
from toxicbench.tasks import Task


def test_the_defence_matrix_is_118_tasks_by_4_methods_by_2_environments(
    tasks: Mapping[str, Task],
) -> None:
    cells = list(defence(tasks.values()))

    assert len(cells) == 944
    assert len({cell.task_id for cell in cells}) == 118
    assert Counter(cell.environment for cell in cells) == {"clean": 472, "toxic": 472}
    assert {cell.method for cell in cells} == set(PROTOCOLS)


def test_the_repeated_matrix_is_131_tasks_by_3_methods_by_4_probabilities(
    tasks: Mapping[str, Task],
) -> None:
    cells = list(repeated(tasks.values()))

    assert len(cells) == 1572
    assert len({cell.task_id for cell in cells}) == 131
    assert Counter(cell.probability for cell in cells) == dict.fromkeys([0.25, 0.5, 0.75, 1.0], 393)
    assert {cell.method for cell in cells} == set(TWO_ROUTE_METHODS)


def test_the_controls_are_24_public_tasks(tasks: Mapping[str, Task]) -> None:
    assert len(list(controls(tasks.values()))) == 24 * 4 * 2


def test_repetitions_multiply_the_cells(tasks: Mapping[str, Task]) -> None:
    cells = list(defence(tasks.values(), repetitions=3))

    assert len(set(cells)) == 3 * 944


def test_ids_differ_between_cells_agents_and_variants(tasks: Mapping[str, Task]) -> None:
    cells = [*defence(tasks.values()), *repeated(tasks.values())]
    ids = {
        cell.trajectory_id(agent=agent, variant=variant)
        for cell in cells
        for agent in ("a", "b")
        for variant in ("1", "2")
    }

    assert len(ids) == 4 * len(cells)


@pytest.mark.parametrize(
    ("cell", "schedule"),
    [
        (Cell("t", "clean", "base"), Never()),
        (Cell("t", "toxic", "base"), OneShot(per_route=True)),
        (Cell("t", "repeated", "double_pass", 0, 0.5), Repeated(0.5, "7|t|double_pass|0")),
    ],
)
def test_the_environment_decides_the_schedule(cell: Cell, schedule: object) -> None:
    assert cell.schedule(seed=7, per_route=True) == schedule


def test_all_two_route_methods_have_two_routes_and_only_reviews_see_the_claim() -> None:
    shows = {
        name: [plan.shows_claim for plan in protocol.routes] for name, protocol in PROTOCOLS.items()
    }

    assert shows == {
        "base": [False],
        "double_pass": [False, False],
        "verification_only": [False, True],
        "generic_guard": [False, True],
    }


def test_a_claim_with_braces_is_passed_on_as_it_is() -> None:
    plan = PROTOCOLS["verification_only"].routes[1]

    assert 'answer {"x": 1}' in plan.told('answer {"x": 1}')
    assert "(no answer was given)" in plan.told(None)
