"""Rules between settings of the scoring floor."""

from typing import Any

from django.conf import settings
from django.core.checks import CheckMessage, Error, register

CLOCK_TIMES_CPU = 3


@register("scoring")
def lease_outlasts_a_trajectory(app_configs: Any, **kwargs: Any) -> list[CheckMessage]:
    """A worker shows that it lives between two trajectories: the lease must outlast one."""
    longest = CLOCK_TIMES_CPU * settings.SCORER_CPU_S
    if longest < settings.SCORING_LEASE_S:
        return []
    return [
        Error(
            f"SCORING_LEASE_S is {settings.SCORING_LEASE_S}, but one trajectory may take "
            f"{longest} s ({CLOCK_TIMES_CPU} × SCORER_CPU_S).",
            hint=f"Set SCORING_LEASE_S to more than {longest}, or SCORER_CPU_S to less.",
            id="scoring.E001",
        )
    ]
