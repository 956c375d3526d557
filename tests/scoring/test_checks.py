"""Settings that do not fit together stop the start, naming them."""

import pytest
from django.conf import LazySettings

from scoring.checks import lease_outlasts_a_trajectory


@pytest.mark.parametrize(("lease_s", "n_errors"), [(120, 0), (60, 1), (30, 1)])
def test_a_lease_shorter_than_one_trajectory_is_an_error(
    settings: LazySettings, lease_s: int, n_errors: int
) -> None:
    settings.SCORER_CPU_S = 20
    settings.SCORING_LEASE_S = lease_s

    errors = lease_outlasts_a_trajectory(None)

    assert len(errors) == n_errors
    assert all("SCORING_LEASE_S is" in error.msg for error in errors)
