"""What the annotators' templates get: plain values, never a model."""

from annotation.presenters.diffs import Diff, diff
from annotation.presenters.text import Extract, folded, part, visible
from annotation.presenters.timeline import EventView, Trajectory, trajectory

__all__ = [
    "Diff", "EventView", "Extract", "Trajectory", "diff", "folded", "part", "trajectory", "visible",
]  # fmt: skip
