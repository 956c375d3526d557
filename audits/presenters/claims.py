"""An answer with the scorer's claims marked in it by their offsets."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from trajectories.legible import visible


@dataclass(frozen=True)
class Part:
    """A stretch of the answer; `claim` is what the scorer read there, None between claims."""

    text: str
    claim: Mapping[str, Any] | None = None


def answer_parts(answer: str | None, claims: Sequence[Mapping[str, Any]]) -> list[Part]:
    """The answer cut at its claims; what overlaps an earlier claim or lies outside is dropped."""
    text, parts, at = answer or "", [], 0
    for claim in sorted(claims, key=_start):
        start, end = _start(claim), claim.get("end", -1)
        if not isinstance(end, int) or not at <= start < end <= len(text):
            continue
        if start > at:
            parts.append(Part(visible(text[at:start])))
        parts.append(Part(visible(text[start:end]), claim))
        at = end
    if at < len(text):
        parts.append(Part(visible(text[at:])))
    return parts


def _start(claim: Mapping[str, Any]) -> int:
    start = claim.get("start", -1)
    return start if isinstance(start, int) else -1
