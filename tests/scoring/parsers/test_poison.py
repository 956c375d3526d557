"""What was poisoned: the numbers of two observations, most lines of which are alike."""

from hypothesis import given
from hypothesis import strategies as st

from scoring.parsers.poison import _values, _values_of_both

lines = st.lists(
    st.sampled_from(["", "Oslo | 1,250 | 3.5", "(7", "2024-01-05", "-12%", "x = 1 000", ".5", "-"])
    | st.text("0123456789.,- +$%(x\u200b½", max_size=12),
    max_size=8,
).map("\n".join)


@given(lines, lines)
def test_lines_that_two_texts_share_are_read_as_in_each_of_them(first, second):
    assert _values_of_both(first, second) == (_values(first), _values(second))
