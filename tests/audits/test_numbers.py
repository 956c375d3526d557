"""Numbers as people read them."""

import pytest

from audits.rendering.numbers import number, p_value


@pytest.mark.parametrize(
    ("value", "text"), [(None, ""), (1.0, "1.000"), (0.0312, "0.031"), (2e-9, "<0.001")]
)
def test_p_value_is_never_printed_as_zero(value, text) -> None:
    assert p_value(value) == text


def test_negative_number_has_a_real_minus_and_zero_has_none() -> None:
    assert (number(-0.25), number(-0.0001)) == ("\N{MINUS SIGN}0.250", "0.000")
