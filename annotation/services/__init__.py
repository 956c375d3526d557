"""Writes of this floor: one verb each, in one transaction."""

from .adjudication import Chosen, code_dispute, open_adjudication, open_review
from .annotators import add_annotators
from .codebooks import adopt_codebook, ensure_codebook, publish_codebook, shipped_schema
from .exports import export_packet, mapping_rows
from .freezing import GoldAnswer, PacketOptions, PacketSpec
from .labels import LabelRow, guess_condition, save_label, standardise_note
from .packets import build_packet, release_packet, require_training, unblind
from .people import people_named
from .sheets import Imported, Sheet, import_labels
from .specs import packet_spec
from .work import Statement, reopen, submit

__all__ = [
    "Chosen",
    "GoldAnswer",
    "Imported",
    "LabelRow",
    "PacketOptions",
    "PacketSpec",
    "Sheet",
    "Statement",
    "add_annotators",
    "adopt_codebook",
    "build_packet",
    "code_dispute",
    "ensure_codebook",
    "export_packet",
    "guess_condition",
    "import_labels",
    "mapping_rows",
    "open_adjudication",
    "open_review",
    "packet_spec",
    "people_named",
    "publish_codebook",
    "release_packet",
    "require_training",
    "reopen",
    "save_label",
    "shipped_schema",
    "standardise_note",
    "submit",
    "unblind",
]
