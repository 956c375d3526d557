"""Whether annotators could tell the hidden condition: their guesses against chance."""

from typing import Any

import numpy as np

from audits.records import MISSING, AuditTable, Guess
from audits.stats.blinding import bang_index, guess_rate


def blinding_report(table: AuditTable) -> dict[str, Any]:
    """annotator → what was guessed, how often rightly, and chance; empty where nobody was asked.

    Bang's index is given where there are two conditions to choose from.
    """
    arms = sorted({each.truth for each in table.guesses})
    names = dict.fromkeys(each.annotator for each in table.guesses)
    return {
        name: _annotator([each for each in table.guesses if each.annotator == name], arms)
        for name in names
    }


def _annotator(guesses: list[Guess], arms: list[str]) -> dict[str, Any]:
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
    if len(arms) == 2:
        n_wrong = int(np.count_nonzero(made)) - right
        report["bang"] = bang_index(right, n_wrong, report["n_unsure"]).as_json()
    return report
