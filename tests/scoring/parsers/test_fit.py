"""Weights: a number that is not weighed could not have mattered."""

import pytest

from scoring.builtin.scorer import score
from scoring.parsers import reading
from scoring.parsers.claims import Claim
from scoring.parsers.compare import Target
from scoring.parsers.fit import most_relevance, relevance
from scoring.parsers.question import Question
from scoring.parsers.roles import Place

from .cases import load, run


@pytest.mark.parametrize("name", ["answers", "developed_answers"])
def test_no_surroundings_give_more_points_than_foretold(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    n_weighed = 0

    def checked(claim: Claim, place: Place, question: Question, goal: Target) -> int:
        nonlocal n_weighed
        n_weighed += 1
        points = relevance(claim, place, question, goal)
        said = place.said_before | place.said_after
        assert points <= most_relevance(claim, place.sentence, said, question, goal), claim
        return points

    monkeypatch.setattr(reading, "settled", lambda *_: "")  # so that claims have a weight
    monkeypatch.setattr(reading, "relevance", checked)
    monkeypatch.setattr(reading, "most_relevance", lambda *_: 1000)  # so that each is weighed
    for case in load(name):
        score(*run(case))

    assert n_weighed > 100
