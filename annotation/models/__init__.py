"""Packets, their blinded items, the work handed out on them, and append-only labels."""

from .labels import ConditionGuess, DisputeCause, Label, ReturnedSheet
from .packets import Codebook, FreezeRecord, Gold, ItemMapping, Packet, PacketItem
from .work import Assignment, Progress, Round, Submission

__all__ = [
    "Assignment",
    "Codebook",
    "ConditionGuess",
    "DisputeCause",
    "FreezeRecord",
    "Gold",
    "ItemMapping",
    "Label",
    "Packet",
    "PacketItem",
    "Progress",
    "ReturnedSheet",
    "Round",
    "Submission",
]
