"""Cues: patterns that ignore case, quickly, and without missing what they would find slowly."""

import importlib
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import scoring.parsers
from bench.hints import needed
from scoring.parsers.hints import ALWAYS, hints, registered
from scoring.parsers.patterns import Cue, Cues, LastCue, lower

from .cases import load

ROOT = Path(__file__).resolve().parents[3]
PATTERN = r"\b(?:Not|never)\s(?P<what>\w+)|[A-C]\W$"


@given(st.text(alphabet="NOTnotever ABCabc!İß.", max_size=40))
def test_a_cue_finds_what_the_slow_pattern_finds(text: str) -> None:
    slow = re.compile(PATTERN, re.IGNORECASE).search(text)

    quick = Cue(PATTERN).search(text)

    assert (quick and quick.span()) == (slow and slow.span())


@given(st.text(max_size=40))
def test_lower_case_is_as_long_as_the_text(text: str) -> None:
    assert len(lower(text)) == len(text)


def test_the_rest_follows_the_last_match() -> None:
    assert LastCue(r"\band\b").rest("fell AND rose and stayed") == " stayed"
    assert LastCue(r"\band\b").rest("fell") == "fell"


@pytest.fixture(scope="module")
def read_off() -> Iterator[None]:
    """As if the table had the patterns of this module's own cues, too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("scoring.parsers.hints._words_of", needed)
        yield


def cues() -> Iterator[tuple[str, Cue | Cues]]:
    for module in pkgutil.walk_packages(scoring.parsers.__path__, "scoring.parsers."):
        for name, value in vars(importlib.import_module(module.name)).items():
            if isinstance(value, Cue | Cues):
                yield f"{module.name}.{name}", value


@pytest.fixture(scope="module")
def texts() -> list[tuple[str, int]]:
    """Answers, with their hints."""
    cases = [case for name in ("answers", "developed_answers") for case in load(name)]
    return [(case["answer"], hints(lower(case["answer"]))) for case in cases]


@pytest.mark.parametrize(("name", "cue"), list(cues()), ids=lambda value: str(value)[-30:])
def test_where_a_cue_is_found_its_text_hints_at_it(
    name: str, cue: Cue | Cues, texts: list[tuple[str, int]]
) -> None:
    missed = [text for text, said in texts if cue.search(text) and not cue.search(text, said)]

    assert not missed, name


def test_all_patterns_can_be_compiled() -> None:
    list(cues())  # imports all modules

    for pattern in registered:
        assert re.compile(pattern)


def test_most_cues_have_words_that_hint_at_them() -> None:
    without = [name for name, cue in cues() if cue.bit == ALWAYS]

    assert len(without) < 10, without


def test_the_table_of_words_is_what_is_read_off_the_patterns() -> None:
    command = [sys.executable, "-m", "bench.hints"]

    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr


def test_a_pattern_that_is_not_in_the_table_is_always_tried() -> None:
    assert Cue(r"\bno such cue\b").search("no such cue", hints(""))


@pytest.mark.parametrize(
    ("pattern", "words"),
    [
        (r"\b(?:not|never)\s\w+", [{"|not|", "|never|"}]),
        (r"\b(?:neither|not so)\b", [{"|neither|", "|not|"}]),
        (r"\b(?:no|mis-?\w+) one", [{"|one"}, {"|no|", "|mis", "|mis-"}]),
        (r"re-?count\w*|recheck(?:ed)?", [{"recount", "re-count", "recheck", "rechecked"}]),
        (r"\bfirst (?:answer|count)|at first\b", [{"|first|"}]),
        (r"\bthe (?:wrong|faulty) value", [{"|value"}]),
        (r"(?:is|looks) wrong", [{"|wrong"}]),
        (r"\b(?:is|looks) \w+ wrong", [{"|wrong"}, {"|is|", "|looks|"}]),
        (r"fell \w+ short|\bdropped", [{"fell|", "|dropped"}, {"|short", "|dropped"}]),
        (r"[=:]\s*$", [{"=", ":"}]),
        (r"(?:not )?\d+", []),
        (r"\w+ or \d", [{"|or|"}]),
    ],
)
def test_the_words_that_a_pattern_needs_are_read_off_it(
    pattern: str, words: list[set[str]]
) -> None:
    found = [{word.replace("\b", "|") for word in told} for told in needed(pattern)]

    assert sorted(map(sorted, found)) == sorted(map(sorted, words))


@pytest.mark.parametrize("text", ["it is so", "(is)", "is,", "is-not", "2is3", "数is"])
def test_a_word_hints_at_its_cue_wherever_a_text_may_be_cut(read_off: None, text: str) -> None:
    cue = Cue(r"\bis\b")

    assert hints(text) & cue.bit


def test_a_part_of_a_word_hints_at_no_cue_for_the_whole_word(read_off: None) -> None:
    cue = Cue(r"\bis\b")

    assert not hints("this list") & cue.bit


@given(st.text(alphabet="NOTnotever ABCabc!İß.", max_size=40))
def test_cues_find_what_one_of_their_patterns_finds(read_off: None, text: str) -> None:
    cue = Cues([r"\bnot\b", r"never", r"[a-c]\W$"])
    said = hints(lower(text))

    first = Cue(cue.pattern).search(text)

    assert cue.found(text, said) is (first is not None)
    assert cue.start(text, said) == (first.start() if first else -1)
    found = [match.span() for match in cue.finditer(text, said)]
    assert found == [match.span() for match in Cue(cue.pattern).finditer(text)]
