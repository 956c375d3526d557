"""A study with runs, and frozen scorers, for the tests of the machinery."""

from collections.abc import Callable
from pathlib import Path

import pytest
from django.conf import LazySettings

from scoring.models import Revision, ScoringRun
from scoring.services import freeze, start_run
from studies.models import Study
from tests.factories import AT, make_corpus, make_study

from .scorers import EXACT, write_scorer

Freeze = Callable[..., Revision]


@pytest.fixture
def study(db: None) -> Study:
    """Three tasks with four runs each: 12 trajectories."""
    made = make_study()
    make_corpus(made)
    return made


@pytest.fixture
def frozen(db: None, tmp_path: Path, settings: LazySettings) -> Freeze:
    """Freeze a scorer's source under a name."""
    settings.DATA_DIR = tmp_path / "data"
    numbers = iter(range(1000))

    def make(source: str = EXACT, *, name: str = "exact", **options: object) -> Revision:
        folder = write_scorer(tmp_path / f"source-{next(numbers)}", source)
        return freeze(name=name, path=folder, **{"at": AT} | options)

    return make


@pytest.fixture
def run(study: Study, frozen: Freeze, settings: LazySettings) -> ScoringRun:
    """A started run of three chunks of up to five trajectories."""
    settings.SCORING_CHUNK_SIZE = 5
    return start_run(study_id=study.pk, revision_id=frozen().pk, at=AT)
