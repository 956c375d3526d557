"""Importers: whatever traces people have, as validated native records.

`read` is the way in; it streams `Imported` runs and `Refused` records. docs/formats.md says what
each format needs and how it is read.
"""

from .base import Format, FormatError, Imported, Outcome, Refused
from .duplicates import Duplicate, renamed, settled
from .mapped import check_mapping
from .reader import FORMAT_NAMES, FORMATS, UnknownFormat, detect, read
from .sources import Limits

__all__ = [
    "FORMATS",
    "FORMAT_NAMES",
    "Duplicate",
    "Format",
    "FormatError",
    "Imported",
    "Limits",
    "Outcome",
    "Refused",
    "UnknownFormat",
    "check_mapping",
    "detect",
    "read",
    "renamed",
    "settled",
]
