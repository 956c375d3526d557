"""200 mutated inputs for each importer: a run, or a reason, and never a crash."""

import pytest

from tests.trajectories.importers.fuzz import fuzz, seeds

N_MUTANTS = 200


@pytest.mark.parametrize("path", seeds(), ids=lambda path: path.name)
def test_mutated_files_give_runs_or_reasons(path):
    runs, refused = fuzz(path, N_MUTANTS)

    assert runs + refused >= N_MUTANTS
