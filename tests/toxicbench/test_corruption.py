import pytest

from toxicbench.corruption import Refused, corrupt

RECORD = {"value": 3700.6623, "result": 3700.6623, "rows": 151}


def test_full_corruption_changes_every_alias_and_nothing_else() -> None:
    assert corrupt(RECORD, ("value", "result"), 4625.82781, "full") == {
        "value": 4625.8278,
        "result": 4625.8278,
        "rows": 151,
    }


def test_partial_corruption_leaves_the_other_aliases() -> None:
    assert corrupt(RECORD, ("value", "result"), 4625.8, "partial") == {
        "value": 4625.8,
        "result": 3700.6623,
        "rows": 151,
    }


def test_labels_are_corrupted_too() -> None:
    assert corrupt({"winner": "a"}, ("winner",), "b", "full") == {"winner": "b"}


@pytest.mark.parametrize(
    ("aliases", "poisoned", "complaint"),
    [
        (("value", "answer"), 1.0, "lacks the aliases"),
        ((), 1.0, "lacks the aliases"),
        (("value", "rows"), 1.0, "different values"),
        (("value",), 3700.66229, "holds already"),
    ],
)
def test_what_cannot_be_corrupted_as_asked_is_refused(
    aliases: tuple[str, ...], poisoned: float, complaint: str
) -> None:
    with pytest.raises(Refused, match=complaint):
        corrupt(RECORD, aliases, poisoned, "full")
