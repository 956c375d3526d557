from decimal import Decimal

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from toxicbench.operators import digit_swap, poisoned_value, scale, sign_flip

values = st.integers(-(10**13), 10**13).filter(bool).map(lambda n: Decimal(n).scaleb(-4))


def test_scaling_multiplies() -> None:
    assert scale(Decimal("16.2"), Decimal("1.5")) == Decimal("24.3")


@pytest.mark.parametrize(("value", "factor"), [("16.2", "1"), ("0", "3")])
def test_scaling_that_changes_nothing_is_refused(value: str, factor: str) -> None:
    with pytest.raises(ValueError, match="leaves"):
        scale(Decimal(value), Decimal(factor))


def test_zero_has_no_sign_to_flip() -> None:
    with pytest.raises(ValueError, match="leaves 0"):
        sign_flip(Decimal(0))


@pytest.mark.parametrize(
    ("value", "place", "expected"),
    [("1874", 0, "8174"), ("1874", 2, "1847"), ("16.18", 1, "11.68"), ("-42", 0, "-24")],
)
def test_neighbouring_digits_are_exchanged(value: str, place: int, expected: str) -> None:
    assert digit_swap(Decimal(value), place) == Decimal(expected)


def test_a_zero_is_never_put_first() -> None:
    assert digit_swap(Decimal("2050"), 0) == Decimal("2500")


@pytest.mark.parametrize("value", ["7", "444", "90"])
def test_a_number_without_a_pair_is_refused(value: str) -> None:
    with pytest.raises(ValueError, match="0 exchangeable digit pairs"):
        digit_swap(Decimal(value))


def test_an_operator_that_is_not_numeric_is_refused() -> None:
    with pytest.raises(ValueError, match="no numeric operator 'label_swap'"):
        poisoned_value("label_swap", Decimal(5), None)


@given(values)
def test_flipping_twice_gives_the_value_back(value: Decimal) -> None:
    assert sign_flip(sign_flip(value)) == value


@given(values, st.integers(0, 5))
def test_a_digit_swap_keeps_the_digits_and_changes_the_value(value: Decimal, place: int) -> None:
    try:
        swapped = digit_swap(value, place)
    except ValueError:
        assume(False)

    assert swapped != value
    assert sorted(swapped.as_tuple().digits) == sorted(value.as_tuple().digits)
