"""Writes of this floor: one verb each, in one transaction."""

from .adjudication import Chosen, code_dispute, open_adjudication, open_review
from .codebooks import adopt_codebook, publish_codebook
from .freezing import PacketOptions, PacketSpec
from .labels import LabelRow, guess_condition, save_label, standardise_note
from .packets import build_packet, release_packet, unblind
from .work import Statement, reopen, submit

__all__ = [
    "Chosen",
    "LabelRow",
    "PacketOptions",
    "PacketSpec",
    "Statement",
    "adopt_codebook",
    "build_packet",
    "code_dispute",
    "guess_condition",
    "open_adjudication",
    "open_review",
    "publish_codebook",
    "release_packet",
    "reopen",
    "save_label",
    "standardise_note",
    "submit",
    "unblind",
]
