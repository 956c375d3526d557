"""The pages of people who label and adjudicate."""

from annotation.views.administration import (
    packet_adjudication,
    packet_certificate,
    packet_manifest,
    packet_new,
    packet_page,
    packet_release,
    packet_reopen,
    packet_unblind,
)
from annotation.views.events import event, event_diff, event_index
from annotation.views.items import guess, item, label, next_item
from annotation.views.packets import codebook, packet_home, submit
from annotation.views.preferences import appearance, preferences

__all__ = [
    "appearance", "codebook", "event", "event_diff", "event_index", "guess", "item", "label",
    "next_item", "packet_adjudication", "packet_certificate", "packet_home", "packet_manifest",
    "packet_new", "packet_page", "packet_release", "packet_reopen", "packet_unblind", "preferences",
    "submit",
]  # fmt: skip
