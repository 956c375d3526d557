"""Cues: patterns that ignore case, quickly, and without missing what they would find slowly."""

import importlib
import pkgutil
import re
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

import scoring.parsers
from scoring.parsers.patterns import Cue, LastCue, lower

from .cases import load

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


def gated() -> Iterator[tuple[str, Cue]]:
    for module in pkgutil.walk_packages(scoring.parsers.__path__, "scoring.parsers."):
        for name, value in vars(importlib.import_module(module.name)).items():
            if isinstance(value, Cue) and value.needs:
                yield f"{module.name}.{name}", value


@pytest.mark.parametrize(("name", "cue"), list(gated()), ids=lambda value: str(value)[-30:])
def test_no_match_lacks_the_pieces_that_a_cue_looks_for_first(name: str, cue: Cue) -> None:
    slow = Cue(cue.pattern)
    texts = [case["answer"] for kind in ("answers", "developed_answers") for case in load(kind)]

    missed = [t for t in texts if slow.search(t) and not cue.search(t)]

    assert not missed, name
