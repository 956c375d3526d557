"""The pages of people who label and adjudicate."""

from annotation.views.events import event, event_diff, event_index
from annotation.views.items import guess, item, label, next_item
from annotation.views.packets import codebook, packet_home, submit
from annotation.views.preferences import appearance, preferences

__all__ = [
    "appearance", "codebook", "event", "event_diff", "event_index", "guess", "item", "label",
    "next_item", "packet_home", "preferences", "submit",
]  # fmt: skip
