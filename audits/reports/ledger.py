"""The independence ledger: may a figure count as validation, or is it a development recheck?

Computed from timestamps and access records; nobody can switch it off.
A person may declare more prior knowledge, never less.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

INDEPENDENT = "independent"
INFORMED = "informed"
UNLABELLED = "unlabelled"


@dataclass(frozen=True)
class Standing:
    """What a comparison with these labels is worth, and why."""

    standing: str
    reasons: tuple[str, ...]


def ledger_report(
    provenance: Mapping[str, Any], revisions: Iterable[tuple[str, str, str]]
) -> dict[str, Any]:
    """revision → its standing with the reasons, and who had opened what before its freeze.

    revisions : (id, name, ISO time of the freeze) of each.
    """
    found = {}
    for revision, name, frozen_at in revisions:
        standing = standing_of(provenance, revision, frozen_at)
        found[revision] = {
            "name": name,
            "frozen_at": frozen_at,
            "first_label_at": provenance.get("first_label_at"),
            "standing": standing.standing,
            "reasons": list(standing.reasons),
            "opened_before_freeze": opened_before(provenance, frozen_at),
        }
    return found


def opened_before(provenance: Mapping[str, Any], frozen_at: str) -> list[dict[str, Any]]:
    """The peek record: unblinded things of this study opened before the revision was frozen."""
    return [peek for peek in provenance.get("peeks", []) if peek["at"] <= frozen_at]


def standing_of(provenance: Mapping[str, Any], revision: str, frozen_at: str) -> Standing:
    """Independent if the revision was frozen before anybody could know a label of the packet.

    ISO times in UTC with a fixed number of digits compare as text.
    """
    first = provenance.get("first_label_at")
    if not first:
        return Standing(UNLABELLED, ("no label is stored yet",))
    reasons = []
    if frozen_at >= first:
        reasons.append(f"frozen {moment(frozen_at)}, after the first label {moment(first)}")
    if n := provenance.get("n_labels_of_unknown_time", 0):
        reasons.append(f"{n} imported labels do not say when they were collected")
    opened = opened_before(provenance, frozen_at)
    if opened:
        people = sorted({peek["user"] for peek in opened})
        reasons.append(f"labels were opened before the freeze by {', '.join(people)}")
    reasons += [
        f"{each['by']} declared prior knowledge: {each['statement'].rstrip('. ')}"
        for each in provenance.get("declarations", [])
        if each["revision"] in ("", revision)
    ]
    if reasons:
        return Standing(INFORMED, tuple(reasons))
    frozen = moment(frozen_at)
    return Standing(INDEPENDENT, (f"frozen {frozen}, before the first label {moment(first)}",))


def moment(at: str) -> str:
    """An ISO time as people write it, to the minute."""
    return f"on {at[:10]} at {at[11:16]} UTC"
