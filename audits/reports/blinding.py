"""Whether annotators could tell the hidden condition: their guesses against chance."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from audits.records import MISSING, AuditTable, Guess
from audits.reports.figures import Options
from audits.stats.blinding import bang_index, guess_rate, james_index
from audits.stats.estimates import Estimate


def blinding_report(table: AuditTable, options: Options) -> dict[str, Any]:
    """annotator → what was guessed, how often rightly, and chance; empty where nobody was asked.

    James' index is given where there are conditions to choose from, Bang's where there are two.
    """
    arms = sorted({each.truth for each in table.guesses})
    names = dict.fromkeys(each.annotator for each in table.guesses)
    return {
        name: _annotator([each for each in table.guesses if each.annotator == name], arms, options)
        for name in names
    }


def _annotator(guesses: list[Guess], arms: list[str], options: Options) -> dict[str, Any]:
    place = {arm: code for code, arm in enumerate(arms)}
    guessed = np.array([place.get(each.guess, MISSING) for each in guesses])
    truth = np.array([place[each.truth] for each in guesses])
    found = guess_rate(guessed, truth, n_arms=len(arms))
    made = guessed != MISSING
    right = int(np.count_nonzero(made & (guessed == truth)))
    report: dict[str, Any] = {
        "attribute": guesses[0].attribute,
        "n": len(guesses),
        "n_unsure": int(np.count_nonzero(~made)),
        "share_right": found.share_right.as_json(),
        "chance": found.chance,
    }
    if len(arms) > 1:
        report["james"] = _james(guessed, truth, len(arms), options).as_json()
    if len(arms) == 2:
        n_wrong = int(np.count_nonzero(made)) - right
        report["bang"] = bang_index(right, n_wrong, report["n_unsure"]).as_json()
    return report


def _james(
    guessed: NDArray[np.int64], truth: NDArray[np.int64], n_arms: int, options: Options
) -> Estimate:
    made = guessed != MISSING
    cells = np.bincount(truth[made] * n_arms + guessed[made], minlength=n_arms**2)
    return james_index(
        cells.reshape(n_arms, n_arms),
        np.bincount(truth[~made], minlength=n_arms),
        draws=options.draws,
        rng=np.random.default_rng(options.seed),
        level=options.level,
    )
