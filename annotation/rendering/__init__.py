"""From a trajectory to a blinded document, and the proof of what was taken out."""

from .documents import RenderOptions, render
from .hashing import item_hash, mapping_hash, order_hash, root_hash
from .redaction import Redaction, Redactor, Secrets

__all__ = [
    "Redaction",
    "Redactor",
    "RenderOptions",
    "Secrets",
    "item_hash",
    "mapping_hash",
    "order_hash",
    "render",
    "root_hash",
]
