"""What is made of words and kept."""

import pytest

from scoring.parsers.kept import kept


@pytest.mark.parametrize(
    ("words", "made"),
    [
        ("a b a", "a b"),
        ("a b c a", "a b c a"),
    ],
    ids=["each word is made once", "no more are kept than allowed"],
)
def test_words_are_kept_up_to_a_number(words: str, made: str) -> None:
    asked: list[str] = []

    @kept(most=2)
    def shouted(word: str) -> str:
        asked.append(word)
        return word.upper()

    assert [shouted(word) for word in words.split()] == words.upper().split()
    assert asked == made.split()


def test_what_is_longer_than_any_word_is_not_kept() -> None:
    asked: list[str] = []
    length = kept(most=2)(lambda word: asked.append(word) or len(word))

    assert [length("a" * 100), length("a" * 100)] == [100, 100]
    assert asked == ["a" * 100] * 2
