from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toxicbench import injector
from toxicbench.injector import (
    LabelExchange,
    Retrieval,
    RowExchange,
    Scalar,
    inject,
    inject_all,
)
from toxicbench.tables import show
from trajectories.numerals import numbers

RATE = Scalar(Decimal("16.1842105263"), Decimal("22.8157894737"))
TWO_DOCUMENTS = "[a] Old (2021-01-01): Halden.\n[b] New (2024-01-01): Nordwind."


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("rate\n16.1842", "rate\n22.8158"),
        ("rate\n16.18", "rate\n22.82"),
        ("The rate is 16.184 %.", "The rate is 22.816 %."),
        ("rate\n1.61842e1", "rate\n2.28158e1"),
    ],
)
def test_a_number_is_rewritten_in_its_own_style(text: str, expected: str) -> None:
    assert inject(RATE, text) == injector.Injection(expected)


def test_thousands_separators_stay() -> None:
    edit = Scalar(Decimal("12480"), Decimal("1248000"))

    assert inject(edit, "total: 12,480 kWh").text == "total: 1,248,000 kWh"


@pytest.mark.parametrize("text", ["112,480", "12,480.5", "A12480", "12480-b7", "12.480,5"])
def test_a_part_of_a_token_is_no_target(text: str) -> None:
    edit = Scalar(Decimal("12480"), Decimal("48021"))

    outcome = inject(edit, f"total {text} units")

    assert outcome == injector.Injection(f"total {text} units", injector.MISSING)


def test_a_target_that_stands_twice_is_left_alone() -> None:
    outcome = inject(RATE, "rate | again\n16.1842 | 16.18")

    assert outcome.reason == injector.AMBIGUOUS


def test_a_field_makes_the_target_unique() -> None:
    bound = Scalar(RATE.clean, RATE.poisoned, field="again")

    assert inject(bound, "rate | again\n16.1842 | 16.18").text == "rate | again\n16.1842 | 22.82"


def test_a_field_that_the_output_lacks_means_no_delivery() -> None:
    bound = Scalar(RATE.clean, RATE.poisoned, field="other")

    assert inject(bound, "rate\n16.1842").reason == injector.MISSING


def test_a_token_that_may_be_another_number_is_ambiguous() -> None:
    edit = Scalar(Decimal("1.874"), Decimal("2.874"))

    assert inject(edit, "about 1,874").reason == injector.AMBIGUOUS


@pytest.mark.parametrize("text", ["Error: no such column 16.1842", "Traceback (most recent call"])
def test_error_outputs_are_never_poisoned(text: str) -> None:
    assert inject(RATE, text).reason == injector.ERROR_OUTPUT


def test_the_error_flag_is_believed_too() -> None:
    assert inject(RATE, "16.1842", error=True).reason == injector.ERROR_OUTPUT


def test_a_change_lost_in_rounding_does_not_count() -> None:
    edit = Scalar(Decimal("16.1842"), Decimal("16.1844"))

    assert inject(edit, "rate\n16.18").reason == injector.VALUE_PRESERVING


def test_a_fraction_is_found_for_a_percentage() -> None:
    edit = Scalar(RATE.clean, RATE.poisoned, factors=(Decimal(1), Decimal("0.01")))

    assert inject(edit, "rate\n0.161842").text == "rate\n0.228158"


def test_two_labels_of_a_column_change_places() -> None:
    edit = LabelExchange("North", "Northeast", "region")

    assert inject(edit, "region | n\nNorth | 9\nNortheast | 4").text == (
        "region | n\nNortheast | 9\nNorth | 4"
    )


def test_a_label_alone_is_replaced() -> None:
    assert (
        inject(LabelExchange("North", "South", "region"), "region\nNorth").text == "region\nSouth"
    )


def test_a_label_in_several_rows_is_ambiguous() -> None:
    edit = LabelExchange("North", "South", "region")

    assert inject(edit, "region | n\nNorth | 9\nNorth | 4").reason == injector.AMBIGUOUS


def test_a_label_within_a_longer_one_is_no_target() -> None:
    assert inject(LabelExchange("Pro", "Basic"), "the Pro-Plus plan").reason == injector.MISSING


def test_rows_exchange_values_and_keep_their_order() -> None:
    edit = RowExchange("region", ("North", "South"), "n")

    assert (
        inject(edit, "region | n\nNorth | 9\nSouth | 4").text == "region | n\nNorth | 4\nSouth | 9"
    )


def test_rows_with_equal_values_have_nothing_to_exchange() -> None:
    edit = RowExchange("region", ("North", "South"), "n")

    assert inject(edit, "region | n\nNorth | 9\nSouth | 9").reason == injector.VALUE_PRESERVING


def test_a_document_is_left_out_of_a_result() -> None:
    outcome = inject(Retrieval(("b",), ("a",)), TWO_DOCUMENTS)

    assert outcome.text == "[a] Old (2021-01-01): Halden."


def test_nothing_is_left_out_where_no_other_evidence_remains() -> None:
    assert inject(Retrieval(("b",), ("c",)), TWO_DOCUMENTS).reason == injector.MISSING


def test_edits_are_made_together_or_not_at_all() -> None:
    table = "region | n\nNorth | 9\nSouth | 4\nWest | 1"
    edits = [RowExchange("region", ("North", "South")), RowExchange("region", ("West", "East"))]

    assert inject_all(edits, table) == injector.Injection(table, injector.MISSING)
    assert inject_all(edits[:1], table).text == "region | n\nNorth | 4\nSouth | 9\nWest | 1"


names = st.lists(st.sampled_from("ABCDEFGH"), min_size=2, max_size=6, unique=True)


@given(names, st.data())
def test_an_exchange_made_twice_gives_the_output_back(
    labels: list[str], data: st.DataObject
) -> None:
    values = data.draw(
        st.lists(st.integers(), min_size=len(labels), max_size=len(labels), unique=True)
    )
    table = show(("name", "n"), list(zip(labels, values, strict=True)))
    edit = data.draw(
        st.sampled_from(
            [
                LabelExchange(labels[0], labels[1], "name"),
                RowExchange("name", (labels[0], labels[1]), "n"),
            ]
        )
    )

    once = inject(edit, table)

    assert once.delivered
    assert once.text != table
    assert inject(edit, once.text).text == table


targets = st.builds(
    lambda sign, digits: Decimal(sign * digits).scaleb(-4),
    st.sampled_from([-1, 1]),
    st.integers(10**4, 10**13),
)
words = st.text("0123456789.,-+'_ |\n%$€aeEx×é−½²", max_size=30)


@given(words, targets, targets, words)
def test_only_one_complete_token_ever_changes(
    before: str, clean: Decimal, poisoned: Decimal, after: str
) -> None:
    text = f"{before} {clean} {after}"

    outcome = inject(Scalar(clean, poisoned), text)

    if not outcome.delivered:
        assert outcome.text == text
        return
    old = [n.values for n in numbers(text)]
    new = [n.values for n in numbers(outcome.text)]
    changed = [(x, y) for x, y in zip(old, new, strict=True) if x != y]
    assert changed == [((clean, *changed[0][0][1:]), (poisoned, *changed[0][1][1:]))]


@given(targets, targets)
def test_a_lone_target_is_delivered_exactly_where_the_value_changes(
    clean: Decimal, poisoned: Decimal
) -> None:
    outcome = inject(Scalar(clean, poisoned), f"total | n\n{clean} | 7")

    assert outcome.delivered == (clean != poisoned)


@given(targets, targets, st.integers(2, 4))
def test_a_repeated_target_is_never_delivered(clean: Decimal, poisoned: Decimal, n: int) -> None:
    text = "\n".join(["total", *[str(clean)] * n])

    assert inject(Scalar(clean, poisoned), text) == injector.Injection(text, injector.AMBIGUOUS)


@given(st.integers(1000, 10**12), st.integers(1000, 10**12), st.sampled_from([",", "'", "_", " "]))
def test_grouped_numbers_stay_grouped(clean: int, poisoned: int, separator: str) -> None:
    written = f"{clean:,}".replace(",", separator)

    outcome = inject(Scalar(Decimal(clean), Decimal(poisoned)), f"total: {written} units")

    expected = f"{poisoned:,}".replace(",", separator)
    if clean == poisoned:
        assert outcome.reason == injector.VALUE_PRESERVING
    else:
        assert outcome.text == f"total: {expected} units"


def test_a_style_that_cannot_be_kept_is_refused() -> None:
    edit = Scalar(Decimal("1200000"), Decimal("2100000"))

    assert inject(edit, "about 1.2 × 10^6 rows").reason == injector.UNWRITABLE
