"""One case from its JSON to its result."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from audits.stats.cases import populations, raters, resamples, scorers
from audits.stats.cases.reading import Outputs, Statistic
from audits.stats.estimates import InputRefused

STATISTICS: Mapping[str, Statistic] = {
    **raters.STATISTICS,
    **scorers.STATISTICS,
    **resamples.STATISTICS,
    **populations.STATISTICS,
}
"""Name of a statistic -> its function of (input, generator)."""


def run_case(case: Any, *, rng: np.random.Generator, place: int) -> dict[str, object]:
    """The result line of one case; refused input becomes an error with its code, not a failure.

    place : the case's number from 1, its id where it has none.
    """
    name = case.get("id", f"case-{place}") if isinstance(case, dict) else f"case-{place}"
    try:
        outputs = _outputs(case, rng)
    except InputRefused as refusal:
        return {"id": name, "error": {"code": refusal.code, "message": str(refusal)}}
    except (ValueError, TypeError, ArithmeticError, MemoryError) as error:
        # JSON can hold what no reader foresees; the other cases must still be answered.
        return {"id": name, "error": {"code": "invalid_input", "message": str(error)}}
    return {"id": name, "outputs": outputs.figures, "flags": list(outputs.flags)}


def _outputs(case: Any, rng: np.random.Generator) -> Outputs:
    if not isinstance(case, dict):
        raise InputRefused("invalid_input", "a case is an object with id, statistic and input")
    statistic, given = case.get("statistic"), case.get("input")
    if not isinstance(statistic, str) or statistic not in STATISTICS:
        allowed = ", ".join(sorted(STATISTICS))
        raise InputRefused(
            "unknown_statistic", f"there is no statistic {statistic!r}; allowed: {allowed}"
        )
    if not isinstance(given, dict):
        raise InputRefused("invalid_input", f"the input of {statistic} is an object")
    return STATISTICS[statistic](given, rng)
