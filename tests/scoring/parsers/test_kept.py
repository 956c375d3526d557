"""What is made of words and kept."""

from scoring.parsers.kept import kept


def test_each_word_is_made_once() -> None:
    asked: list[str] = []

    @kept(most=2)
    def shouted(word: str) -> str:
        asked.append(word)
        return word.upper()

    assert [shouted(word) for word in "aba"] == ["A", "B", "A"]
    assert asked == ["a", "b"]


def test_no_more_are_kept_than_allowed() -> None:
    asked: list[str] = []

    @kept(most=2)
    def shouted(word: str) -> str:
        asked.append(word)
        return word.upper()

    for word in "abca":
        shouted(word)

    assert asked == ["a", "b", "c", "a"]


def test_what_is_longer_than_any_word_is_not_kept() -> None:
    asked: list[str] = []

    @kept(most=2)
    def shouted(word: str) -> str:
        asked.append(word)
        return word.upper()

    long = "a" * 100
    assert [shouted(long), shouted(long)] == ["A" * 100] * 2
    assert asked == [long, long]
