from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toxicbench.feasibility import references_agree
from toxicbench.references import (
    Undefined,
    agree,
    by_pandas,
    by_standard_library,
    join_rows,
    joined,
)
from toxicbench.specs import OPERATIONS, Join, Spec, source, sql
from toxicbench.tables import Table
from toxicbench.tasks import Task
from toxicbench.toolbox import Toolbox

SALES = Table(
    "sales",
    ("region", "orders", "clicks"),
    (("North", 30, 200), ("South", 10, 40), ("North", 5, 100), ("West", None, 60)),
)


@pytest.mark.parametrize(
    ("spec", "expected"),
    [
        (Spec("sum", "sales", "orders"), 45.0),
        (Spec("mean", "sales", "orders"), 15.0),
        (Spec("count", "sales", "orders"), 3.0),
        (Spec("count", "sales"), 4.0),
        (Spec("ratio", "sales", "orders", "clicks", scale=100), 11.25),
        (Spec("sum", "sales", "orders", where={"region": "North"}), 35.0),
        (Spec("argmax", "sales", "orders", "region"), ("North",)),
        (Spec("argmin", "sales", "clicks", "region"), ("South",)),
        (Spec("argmax", "sales", "orders", "region", per="clicks"), ("South",)),
        (Spec("lookup", "sales", "region", where={"clicks": 40}), ("South",)),
    ],
    ids=lambda value: value.op if isinstance(value, Spec) else "",
)
def test_both_routes_give_the_worked_answer(spec: Spec, expected: object) -> None:
    assert by_standard_library(spec, SALES.records()) == expected
    assert by_pandas(spec, {"sales": SALES}) == expected


def test_every_operation_has_a_worked_answer() -> None:
    assert set(OPERATIONS) == {"sum", "mean", "count", "ratio", "argmax", "argmin", "lookup"}


def test_ties_are_all_named() -> None:
    table = Table("t", ("name", "n"), (("a", 2), ("b", 3), ("c", 3)))
    spec = Spec("argmax", "t", "n", "name")

    assert by_standard_library(spec, table.records()) == ("b", "c")
    assert by_pandas(spec, {"t": table}) == ("b", "c")


@pytest.mark.parametrize(
    "spec",
    [
        Spec("mean", "sales", "orders", where={"region": "East"}),
        Spec("ratio", "sales", "orders", "clicks", where={"region": "East"}),
        Spec("argmax", "sales", "orders", "region", where={"clicks": 7}),
        Spec("lookup", "sales", "region", where={"clicks": 7}),
        Spec("lookup", "sales", "clicks", where={"region": "North"}),
    ],
    ids=lambda spec: spec.op,
)
def test_what_has_no_answer_is_undefined_on_both_routes(spec: Spec) -> None:
    with pytest.raises(Undefined):
        by_standard_library(spec, SALES.records())
    with pytest.raises(Undefined):
        by_pandas(spec, {"sales": SALES})


def test_a_join_keeps_rows_that_have_a_partner() -> None:
    left = Table("orders", ("id", "customer"), ((1, "a"), (2, "x"), (3, "b")))
    right = Table("customers", ("customer", "tier"), (("a", "Gold"), ("b", "Silver")))

    rows = join_rows(left, right, Join("customers", "customer"))

    assert rows.rows == ((1, "a", "Gold"), (3, "b", "Silver"))


def test_all_library_references_agree_between_the_routes(tasks: Mapping[str, Task]) -> None:
    assert [name for name, task in tasks.items() if not references_agree(task)] == []


def test_the_database_is_a_third_route_to_every_scalar(tasks: Mapping[str, Task]) -> None:
    scalars = [task for task in tasks.values() if task.reference.numeric]
    for task in scalars:
        toolbox = Toolbox(task)
        shown = toolbox.run("sql", {"query": sql(task.spec, "x")}).text.split("\n")[1]
        toolbox.close()
        answer = by_standard_library(task.spec, joined(task.tables, task.spec).records())
        assert isinstance(answer, float)
        assert abs(float(shown) - answer) <= 0.00005 + abs(answer) * 1e-9, task.task_id


def test_a_record_source_holds_the_columns_that_the_spec_reads() -> None:
    found = source(Spec("sum", "sales", "orders", where={"region": "North"}), SALES)

    assert found is not None
    assert found["spec"] == {
        "op": "sum",
        "column": "orders",
        "scale": 1,
        "where": {"region": "North"},
    }
    assert found["tables"]["sales"][1] == {"region": "South", "orders": 10}


def test_a_ranking_by_a_rate_has_no_source() -> None:
    assert source(Spec("argmax", "sales", "orders", "region", per="clicks"), SALES) is None


rows = st.lists(
    st.tuples(st.sampled_from("abc"), st.integers(-(10**6), 10**6), st.integers(1, 10**6)),
    min_size=1,
    max_size=12,
)


@given(rows, st.sampled_from(["sum", "mean", "count", "ratio", "argmax", "argmin"]))
def test_the_routes_agree_on_any_rows(lines: list[tuple[str, int, int]], op: str) -> None:
    table = Table("t", ("name", "n", "of"), tuple(lines))
    over = {"ratio": "of", "argmax": "name", "argmin": "name"}.get(op, "")
    spec = Spec(op, "t", "n", over)

    assert agree(by_standard_library(spec, table.records()), by_pandas(spec, {"t": table}))
