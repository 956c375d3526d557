"""Many annotators at once, briefly: every save that was acknowledged is stored, once."""

import pytest

from bench.load import Plan, measured
from tests.scoring.test_kills import SERVER, drop_database, new_database


@pytest.fixture
def database_url():
    url = SERVER and new_database()
    yield url
    drop_database(url)


def test_twenty_annotators_lose_and_double_nothing(database_url: str) -> None:
    found = measured(Plan(n_annotators=20, seconds=5, think_s=0.5), database_url)

    assert (found["faults"], found["lost"], found["doubled"]) == ({}, 0, 0)
    assert found["saves"] >= 20
