"""Labels as people wrote them: what is missing, what is one label, what is refused."""

import numpy as np
import pytest

from audits.stats.estimates import InputRefused
from audits.stats.label_tables import LabelCell, field_value, long_tables
from audits.stats.labels import clean, code_book
from audits.stats.patterns import LongTable


def test_none_blank_and_nan_are_missing_and_words_are_labels() -> None:
    assert clean([None, "", float("nan"), "nan", "NA", 0, False]) == [
        None,
        None,
        None,
        "nan",
        "NA",
        0,
        False,
    ]


def test_a_whole_float_is_its_integer() -> None:
    book = code_book(clean([1.0, 2, 1]))

    assert book.categories == (1, 2)


def test_declared_labels_keep_their_order_and_count_unused() -> None:
    book = code_book(["low"], ["low", "mid", "high"])

    assert book.categories == ("low", "mid", "high")
    assert book.is_ordered
    assert book.encode(["high", None, "low"]).tolist() == [2, -1, 0]


def test_strings_have_no_order_of_their_own() -> None:
    assert not code_book(["b", "a"]).is_ordered
    assert code_book([3, 1]).is_ordered


@pytest.mark.parametrize("labels", [[1, True], [0, False], ["1", 1], [True, "true"]])
def test_labels_of_two_types_are_refused_even_where_python_calls_them_equal(
    labels: list[object],
) -> None:
    with pytest.raises(InputRefused, match="one type"):
        code_book(clean(labels))


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("1", True),
        ("TRUE", True),
        ("Yes", True),
        ("0", False),
        ("no", False),
        (" ", None),
        ("", None),
    ],
)
def test_yes_no_fields_take_words_and_digits_in_any_case(given: str, meant: bool | None) -> None:
    assert field_value("correct", given) is meant


def cell(
    item: str, annotator: str, value: object, *, task: str = "", field: str = "tone"
) -> LabelCell:
    return LabelCell(item, annotator, field, value, task, f"sheet:{item}{annotator}")  # type: ignore[arg-type]


def test_the_reliance_labels_are_declared_only_where_no_other_occurs() -> None:
    schema = long_tables([cell("1", "a", "ADOPT", field="label")])["label"]
    other = long_tables([cell("1", "a", "ADOPT"), cell("2", "a", "angry")])["tone"]

    assert len(schema.categories) == 5
    assert other.categories == ("ADOPT", "angry")


def test_tasks_count_only_where_every_row_has_one() -> None:
    some = long_tables([cell("1", "a", "x", task="t"), cell("2", "a", "x")])["tone"]
    all_rows = long_tables([cell("1", "a", "x", task="t"), cell("2", "a", "x", task="t")])["tone"]

    assert some.tasks is None
    assert all_rows.tasks is not None


def test_a_second_label_of_the_same_item_names_both_places() -> None:
    with pytest.raises(InputRefused, match="sheet:1a: tone: a labels item '1' again"):
        long_tables([cell("1", "a", "x"), cell("1", "a", "y")])


def test_a_long_table_refuses_columns_of_different_length() -> None:
    with pytest.raises(ValueError, match="one length"):
        LongTable(np.array([1, 2]), np.array(["a"]), np.array([0, 1]), ("x", "y"))


def test_a_long_table_refuses_codes_outside_its_labels() -> None:
    with pytest.raises(ValueError, match=r"-1 … 1; got 0 … 2"):
        LongTable(np.array([1, 2]), np.array(["a", "a"]), np.array([0, 2]), ("x", "y"))
