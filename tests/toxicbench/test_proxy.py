import json
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toxicbench.injector import AMBIGUOUS, ERROR_OUTPUT, MISSING
from toxicbench.proxy import Corruption, Never, OneShot, Proxy, Repeated, Schedule, gate
from toxicbench.readings import first_call
from toxicbench.tasks import Task
from toxicbench.toolbox import Toolbox

RATE = "num-campaigns-1"
PUBLIC = "pub-penguins-1"


def proxy_of(task: Task, schedule: Schedule, corruption: Corruption = "scalar") -> Proxy:
    return Proxy(Toolbox(task), schedule, corruption=corruption)


def deliveries(proxy: Proxy, task: Task, routes: list[int]) -> list[bool]:
    tool, arguments = first_call(task)
    return [proxy.call(route, tool, arguments).poisoned for route in routes]


def test_a_clean_run_logs_what_the_tool_returned(tasks: Mapping[str, Task]) -> None:
    tool, arguments = first_call(tasks[RATE])

    seen = proxy_of(tasks[RATE], Never()).call(1, tool, arguments)

    assert not seen.poisoned
    assert seen.text == seen.clean


def test_a_poisoned_return_keeps_the_hidden_clean_one(tasks: Mapping[str, Task]) -> None:
    tool, arguments = first_call(tasks[RATE])

    seen = proxy_of(tasks[RATE], OneShot()).call(1, tool, arguments)

    assert (seen.clean, seen.text) == (
        "conversion_rate\n15.3961",
        "conversion_rate\n21.7085",
    )


@pytest.mark.parametrize(
    ("schedule", "expected"),
    [
        (OneShot(), [True, False, False, False]),
        (OneShot(per_route=True), [True, False, True, False]),
        (Repeated(1.0, "k"), [True, True, True, True]),
        (Repeated(0.0, "k"), [False, False, False, False]),
        (Never(), [False, False, False, False]),
    ],
)
def test_schedules_decide_which_returns_are_poisoned(
    tasks: Mapping[str, Task], schedule: Schedule, expected: list[bool]
) -> None:
    task = tasks[RATE]

    assert deliveries(proxy_of(task, schedule), task, [1, 1, 2, 2]) == expected


@pytest.mark.parametrize(
    ("query", "refusal"),
    [
        ("SELECT nothing FROM campaigns", ERROR_OUTPUT),
        ("SELECT channel, orders FROM campaigns", MISSING),
        (
            "SELECT 100.0 * SUM(orders) / SUM(clicks) AS a, 100.0 * SUM(orders) / SUM(clicks) AS b "
            "FROM campaigns",
            AMBIGUOUS,
        ),
    ],
)
def test_a_return_that_cannot_be_poisoned_leaves_the_one_shot_open(
    tasks: Mapping[str, Task], query: str, refusal: str
) -> None:
    proxy = proxy_of(tasks[RATE], OneShot())

    refused = proxy.call(1, "sql", {"query": query})
    next_one = deliveries(proxy, tasks[RATE], [1])

    assert (refused.poisoned, refused.refusal, refused.text) == (False, refusal, refused.clean)
    assert next_one == [True]


@pytest.mark.parametrize(
    ("corruption", "changed"),
    [("full", {"value", "result", "answer"}), ("partial", {"value"}), ("scalar", set())],
)
def test_a_structured_result_is_corrupted_in_all_or_one_of_its_aliases(
    tasks: Mapping[str, Task], corruption: Corruption, changed: set[str]
) -> None:
    tool, arguments = first_call(tasks[PUBLIC], structured=True)

    seen = proxy_of(tasks[PUBLIC], OneShot(), corruption).call(1, tool, arguments)

    clean, poisoned = json.loads(seen.clean), json.loads(seen.text)
    assert {name for name in clean if clean[name] != poisoned[name]} == changed


def test_a_structured_result_of_something_else_is_left_alone(tasks: Mapping[str, Task]) -> None:
    proxy = proxy_of(tasks[PUBLIC], OneShot(), "full")

    seen = proxy.call(1, "aggregate", {"op": "count", "table": "penguins"})

    assert (seen.poisoned, seen.refusal) == (False, MISSING)


def test_every_operator_is_delivered_somewhere(tasks: Mapping[str, Task]) -> None:
    delivered = set()
    for task in tasks.values():
        if deliveries(proxy_of(task, OneShot()), task, [1]) == [True]:
            delivered.add(task.poison.operator)

    assert delivered == {
        "scale",
        "sign_flip",
        "digit_swap",
        "rank_swap",
        "label_swap",
        "treatment_control_flip",
        "stale_metadata",
        "biased_retrieval",
    }


@given(st.text(max_size=20), st.integers(0, 99), st.floats(0, 1), st.floats(0, 1))
def test_whatever_is_poisoned_at_a_probability_is_so_at_a_higher_one(
    key: str, ordinal: int, one: float, other: float
) -> None:
    low, high = sorted([one, other])

    lower = Repeated(low, key).opens(route=1, ordinal=ordinal, delivered_routes=[])
    higher = Repeated(high, key).opens(route=2, ordinal=ordinal, delivered_routes=[1])

    assert higher or not lower


@pytest.mark.parametrize("probability", [0.25, 0.5, 0.75])
def test_the_gate_is_open_about_as_often_as_asked(probability: float) -> None:
    shares = [gate("some run", ordinal) < probability for ordinal in range(4000)]

    assert abs(sum(shares) / 4000 - probability) < 0.03
