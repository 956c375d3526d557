"""Files that leave the house: what an offline annotator gets and, apart, the mapping."""

from .folders import ExportedItem, ExportedPacket, write_packet

__all__ = ["ExportedItem", "ExportedPacket", "write_packet"]
