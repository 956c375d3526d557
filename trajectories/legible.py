"""Text from outside as a person can safely read it: nothing hidden, nothing reordered."""

from collections.abc import Mapping
from typing import Any

# Characters that are invisible or reorder what is read. The joiners U+200C and U+200D stay:
# ordinary spelling and emoji need them.
_BIDI_AND_INVISIBLE = (
    0x00AD, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028, 0x2029,
    *range(0x202A, 0x202F), *range(0x2060, 0x2070), 0x3164, 0xFEFF, 0xFFA0, *range(0xFFF9, 0xFFFC),
)  # fmt: skip
_TAGS = range(0xE0000, 0xE0080)  # letters that no font draws, used to smuggle instructions

_MADE_VISIBLE = {
    **{code: chr(0x2400 + code) for code in range(0x20) if chr(code) not in "\t\n"},
    0x7F: "\u2421",
    **{code: f"[U+{code:04X}]" for code in range(0x80, 0xA0)},
    **{code: f"[U+{code:04X}]" for code in _BIDI_AND_INVISIBLE},
    **{code: f"[U+{code:04X}]" for code in _TAGS},
    **{code: f"[U+{code:04X}]" for code in range(0xD800, 0xE000)},  # lone surrogates
}


def visible(text: str) -> str:
    """Return the text with control, bidirectional and invisible characters shown as signs.

    Line ends of Windows become plain ones; nothing else that can be seen changes.
    """
    return text.replace("\r\n", "\n").translate(_MADE_VISIBLE)


def legible(value: Any) -> Any:
    """A record with every text in it shown as `visible` does, at any depth."""
    if isinstance(value, str):
        return visible(value)
    if isinstance(value, Mapping):
        return {legible(key): legible(each) for key, each in value.items()}
    if isinstance(value, list):
        return [legible(each) for each in value]
    return value
