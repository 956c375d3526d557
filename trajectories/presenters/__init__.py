"""What pages show of a run: its events, their arguments, and the tables that tools print."""

from trajectories.presenters.events import Argument, Step, arguments, steps
from trajectories.presenters.tables import Block, blocks

__all__ = ["Argument", "Block", "Step", "arguments", "blocks", "steps"]
