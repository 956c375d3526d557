"""Text from a trajectory as a person can safely read it: nothing hidden, nothing endless."""

from dataclasses import dataclass

from trajectories.legible import visible

__all__ = ["Extract", "embedded_chars", "folded", "part", "visible"]

# An observation longer than this is shown clipped, the rest of it one key away.
CLIP_CHARS = 1_400
CLIP_LINES = 14
# The page carries this much of the observations of one run; what is longer comes on demand.
PAGE_CHARS = 100_000
MAX_EMBEDDED = 8_000
MIN_EMBEDDED = 400
# A full observation is sent in parts of this size, so that 1 MB stays quick.
PART_CHARS = 60_000


@dataclass(frozen=True)
class Extract:
    """The part of a text that is shown, and how much there is in all."""

    text: str
    start: int
    end: int
    n_chars: int
    n_lines: int

    @property
    def is_folded(self) -> bool:
        return self.start > 0 or self.end < self.n_chars

    @property
    def is_long(self) -> bool:
        return self.n_chars > CLIP_CHARS or self.n_lines > CLIP_LINES

    @property
    def size(self) -> str:
        """How much there is, in words."""
        lines = f"{self.n_lines:,} lines, " if self.n_lines > 1 else ""
        return f"{lines}{self.n_chars:,} characters"


def embedded_chars(n_events: int) -> int:
    """How much of one observation a page carries, so that 200 events still make a light page."""
    return max(MIN_EMBEDDED, min(MAX_EMBEDDED, PAGE_CHARS // max(n_events, 1)))


def folded(text: str, limit: int) -> Extract:
    """The beginning of a text, cut after a whole line where that loses little."""
    if len(text) <= limit:
        return Extract(text, 0, len(text), len(text), text.count("\n") + 1)
    line_end = text.rfind("\n", limit // 2, limit)
    end = line_end if line_end > 0 else limit
    return Extract(text[:end], 0, end, len(text), text.count("\n") + 1)


def part(text: str, start: int) -> Extract:
    """One part of a long text, from `start` on (clamped into the text)."""
    start = min(max(start, 0), len(text))
    end = min(start + PART_CHARS, len(text))
    return Extract(text[start:end], start, end, len(text), text.count("\n") + 1)
