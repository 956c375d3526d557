"""Number tokens: complete, placed, and read in every way that they may be meant."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trajectories.numerals import fold, numbers

CASES = [
    ("1,250 of 3.350", [["1250", "1.250"], ["3.350", "3350"]]),
    ("1 284 500 kWh", [["1284500"]]),
    ("48\u202f210.", [["48210"]]),
    ("CHF 1'250'000.", [["1250000"]]),
    ("3,75 Stunden", [["3.75"]]),
    ("R² at .75", [["0.75"]]),
    ("by −4.2% from", [["-4.2"]]),
    ("change: –312", [["-312"]]),
    ("1.2 × 10^6", [["1.2E+6"]]),
    ("4.2 × 10⁻³", [["0.0042"]]),
    ("10⁶ cells", [["1E+6"]]),
    ("3.4e-05", [["0.000034"]]),
    ("\\$9{,}500", [["9500"]]),
    ("-$5.1M", [["-5.1"]]),
    ("1,\u200b000", [["1000", "1.000"]]),
    ("注文数は１，０００件", [["1000", "1.000"]]),
    ("١٠٠٠", [["1000"]]),
    ("12,34,567.5", [["1234567.5"]]),
    ("1.250.000,50", [["1250000.50"]]),
    ("1½", [["1.5"]]),
    ("12.0%–14.5%", [["12.0"], ["14.5"]]),
    ("a,12,13,0.5", [["12"], ["13"], ["0.5"]]),
    ("5-10", [["5"], ["10"]]),
    ("H100 S-14 2024-05-06 10:14 3f2a9c 3.11.4 192.168.1.1 2024-03", []),
    ("7" * 4600, [[]]),
]


@pytest.mark.parametrize(("text", "values"), CASES, ids=[text[:20] for text, _ in CASES])
def test_numbers_are_complete_tokens_with_all_readings(text: str, values: list[list[str]]) -> None:
    assert [[str(v) for v in number.values] for number in numbers(text)] == values


def test_a_text_with_decimal_commas_puts_that_reading_first() -> None:
    (number,) = numbers("1,874", decimal_comma=True)

    assert number.values == (Decimal("1.874"), Decimal("1874"))


@given(st.text(alphabet="0123456789.,-+ eE'½×^%$()[]{}\\\u00a0\u200b−１x\n", max_size=60))
def test_numbers_stand_where_they_say_and_do_not_overlap(text: str) -> None:
    found = numbers(text)

    assert all(text[number.start : number.end] == number.text for number in found)
    assert all(a.end <= b.start for a, b in zip(found, found[1:], strict=False))


@given(st.text(max_size=60))
def test_folding_keeps_the_origin_of_every_character(text: str) -> None:
    folded, offsets = fold(text)

    assert offsets is None or len(offsets) == len(folded) + 1
    assert len(folded) <= len(text)


@given(st.integers(-(10**9), 10**9))
def test_a_grouped_integer_reads_as_itself(value: int) -> None:
    (number,) = numbers(f"total: {value:,}.")

    assert number.value == value
