import pytest
from hypothesis import given
from hypothesis import strategies as st

from toxicbench.tables import CUT, Table, read_grid, show, typed

cells = st.one_of(
    st.none(),
    st.integers(-(10**9), 10**9),
    st.text("abcXYZ -_.", min_size=1, max_size=8).filter(
        lambda text: " | " not in text and isinstance(typed(text), str)
    ),
)


@given(st.lists(st.tuples(cells, cells, cells), min_size=1, max_size=6))
def test_a_shown_table_reads_back_with_every_cell_in_its_place(rows: list[tuple[object]]) -> None:
    text = show(("a", "b", "c"), rows)

    grid = read_grid(text)

    assert grid is not None
    assert [tuple(record.values()) for record in grid.records()] == rows
    for row in grid.rows:
        assert [text[cell.start : cell.end] for cell in row] == [cell.text for cell in row]


@pytest.mark.parametrize("text", ["", "(no rows)", "a | b", "a | b\n1", "a | b\n1 | 2 | 3"])
def test_what_is_no_table_is_not_read_as_one(text: str) -> None:
    assert read_grid(text) is None


def test_the_line_that_tells_of_left_out_rows_is_no_row() -> None:
    grid = read_grid(f"a\n1\n{CUT}more rows")

    assert grid is not None
    assert [cell.text for cell in grid.column("a")] == ["1"]


def test_a_column_that_is_not_there_has_no_cells() -> None:
    grid = read_grid("a\n1")

    assert grid is not None
    assert grid.column("b") == []


@pytest.mark.parametrize(
    ("text", "value"),
    [("7", 7), ("-7.50", -7.5), ("1e3", 1000.0), ("NA", None), ("", None), ("7a", "7a")],
)
def test_cells_are_typed_as_they_are_written(text: str, value: object) -> None:
    assert typed(text) == value


@pytest.mark.parametrize("text", ["nan", "inf", "1_000"])
def test_words_that_python_takes_for_numbers_stay_text(text: str) -> None:
    assert typed(text) == text


def test_picked_columns_keep_the_order_of_the_table() -> None:
    table = Table("t", ("a", "b", "c"), ((1, 2, 3),))

    assert table.pick(["c", "a"]) == Table("t", ("a", "c"), ((1, 3),))
