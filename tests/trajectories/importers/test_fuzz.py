"""200 mutated inputs for each importer: a run, or a reason, and never a crash."""

import pytest

from tests.trajectories.importers.fuzz import check, fuzz, seeds
from tests.trajectories.importers.samples import SAMPLES

N_MUTANTS = 200
SEEDS = seeds("formats")


@pytest.mark.parametrize("name", sorted(SEEDS))
def test_mutated_files_give_runs_or_reasons(name):
    runs, refused = fuzz(name, SEEDS[name], N_MUTANTS)

    assert runs + refused >= N_MUTANTS


@pytest.mark.parametrize("name", sorted(SAMPLES))
def test_the_samples_are_runs_before_they_are_mutated(name):
    runs, refused = check(SAMPLES[name], name)

    assert runs >= 1
    assert refused == 0
