"""Who may see masked things: asked here, answered by the floors above at start-up.

`scoring` may not import `annotation`, so it asks below both. With no answer registered the
question is refused: it fails closed.
"""

from collections.abc import Callable

from studies.rules import MustNotUnmask

# (user id, study id) → why the person must stay blind, or "" where nothing stands against it.
Answer = Callable[[int, int], str]

_answers: list[Answer] = []


def register(answer: Answer) -> None:
    """Add a floor's answer; called once from an app's `ready`."""
    if answer not in _answers:
        _answers.append(answer)


def reason_to_stay_blind(user_id: int, study_id: int) -> str:
    """Return why the person may not see verdicts, audits or trajectories; "" if they may."""
    if not _answers:
        return "Nobody has said who is blinded here; the site is not set up completely."
    return next((why for answer in _answers if (why := answer(user_id, study_id))), "")


def check_may_unmask(user_id: int, study_id: int) -> None:
    """Raise `MustNotUnmask` while the person has blinded work open in the study."""
    if why := reason_to_stay_blind(user_id, study_id):
        raise MustNotUnmask(why)
