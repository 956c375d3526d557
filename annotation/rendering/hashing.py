"""The hashes that freeze a packet: one per item, one per order, one root.

`annotation/verify.py` computes the same with the standard library alone.
"""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from trajectories.records import canonical_json


def digest(value: Any) -> str:
    """SHA-256, in hex, of the value's canonical JSON."""
    return hashlib.sha256(canonical_json(value)).hexdigest()


def item_hash(code: str, document: Mapping[str, Any]) -> str:
    """The hash of one item; the code is part of it, so that a hidden repeat does not show."""
    return digest({"item": code, "document": document})


def order_hash(codes: Sequence[str]) -> str:
    """The hash of the order in which one person sees the items."""
    return digest(list(codes))


def root_hash(manifest: Mapping[str, Any]) -> str:
    """The hash of the whole packet."""
    return digest(manifest)


def mapping_hash(mapping: Sequence[Mapping[str, Any]]) -> str:
    """The hash of the administrator mapping, which the manifest commits to without telling it."""
    return digest(list(mapping))
