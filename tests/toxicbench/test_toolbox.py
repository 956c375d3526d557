from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from toxicbench.tables import read_grid
from toxicbench.tasks import Document, Task
from toxicbench.toolbox import Toolbox, search


@pytest.fixture
def campaigns(tasks: Mapping[str, Task]) -> Iterator[Toolbox]:
    toolbox = Toolbox(tasks["num-campaigns-1"], max_rows=3)
    yield toolbox
    toolbox.close()


@pytest.mark.parametrize(
    "query",
    [
        "DELETE FROM campaigns",
        "UPDATE campaigns SET orders = 0",
        "CREATE TABLE t (x)",
        "PRAGMA table_info(campaigns)",
        "ATTACH DATABASE '/tmp/x' AS x",
        "SELECT load_extension('x')",
        "SELECT 1; SELECT 2",
        "SELECT zeroblob(1000000000)",
        "",
    ],
)
def test_only_one_modest_query_that_reads_is_served(campaigns: Toolbox, query: str) -> None:
    result = campaigns.run("sql", {"query": query})

    assert result.error
    assert result.text.startswith("Error: ")
    assert not campaigns.run("sql", {"query": "SELECT COUNT(orders) FROM campaigns"}).error


def test_an_endless_query_is_stopped(campaigns: Toolbox) -> None:
    endless = (
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT COUNT(*) FROM n"
    )

    result = campaigns.run("sql", {"query": endless})

    assert (result.error, result.text) == (True, "Error: interrupted")


def test_a_long_result_says_that_it_is_cut(campaigns: Toolbox) -> None:
    text = campaigns.run("sql", {"query": "SELECT channel FROM campaigns"}).text

    assert text.split("\n")[-1] == "… more rows; the first 3 are shown"
    grid = read_grid(text)
    assert grid is not None
    assert len(grid.rows) == 3


def test_the_schema_lists_tables_and_describes_one(campaigns: Toolbox) -> None:
    assert campaigns.run("schema", {}).text.split("\n")[1].startswith("campaigns | channel, ")
    assert "orders | orders placed after a click" in campaigns.run(
        "schema", {"table": "campaigns"}
    ).text.split("\n")


def test_the_head_shows_first_rows(campaigns: Toolbox) -> None:
    text = campaigns.run("head", {"table": "campaigns", "rows": 2}).text

    assert [line.split(" | ")[0] for line in text.split("\n")] == [
        "channel",
        "Email",
        "Paid Search",
    ]


@pytest.mark.parametrize(
    ("tool", "arguments"),
    [
        ("head", {"table": "nothing"}),
        ("schema", {"table": "nothing"}),
        ("head", {}),
        ("aggregate", {"op": "median", "table": "campaigns"}),
        ("aggregate", {"op": "sum", "table": "campaigns", "column": "nothing"}),
        ("aggregate", {"op": "sum", "table": "campaigns", "column": "channel"}),
        ("aggregate", {"op": "mean", "table": "campaigns", "column": "orders", "where": "all"}),
        ("aggregate", {"op": "sum", "table": "campaigns", "column": ["orders"]}),
        ("shell", {}),
    ],
)
def test_a_call_that_cannot_be_served_is_an_error_result(
    campaigns: Toolbox, tool: str, arguments: dict[str, Any]
) -> None:
    assert campaigns.run(tool, arguments).error


def test_an_aggregate_holds_its_value_under_every_alias(campaigns: Toolbox) -> None:
    result = campaigns.run("aggregate", {"op": "count", "table": "campaigns"})

    assert result.record == {"value": 6.0, "result": 6.0, "answer": 6.0, "rows": 6}


def test_search_puts_the_most_words_first_and_the_newest_next() -> None:
    documents = (
        Document("a", "Old rules", "2020-01-01", "Store acetone in K7."),
        Document("b", "New rules", "2025-01-01", "Store acetone in K2."),
        Document("c", "Menu", "2025-02-01", "Soup."),
        Document("d", "Acetone", "2019-01-01", "Rules: store acetone dry."),
    )

    found = search(documents, "acetone store rules dry")

    assert [document.name for document in found] == ["d", "b", "a"]
