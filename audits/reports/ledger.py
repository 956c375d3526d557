"""The independence ledger: may a figure count as validation, or is it a development recheck?

Computed from timestamps and access records that the table carries; nobody can switch it off.
A person may declare more prior knowledge, never less.
"""

from dataclasses import dataclass
from typing import Any

from audits.records import AuditTable, Verdicts

INDEPENDENT = "independent"
INFORMED = "informed"
UNLABELLED = "unlabelled"


@dataclass(frozen=True)
class Standing:
    """What a comparison with these labels is worth, and why."""

    standing: str
    reasons: tuple[str, ...]


def ledger_report(table: AuditTable) -> dict[str, Any]:
    """revision → its standing with the reasons, and who had opened what before its freeze."""
    found = {}
    for verdicts in table.verdicts:
        standing = standing_of(table, verdicts)
        found[verdicts.revision] = {
            "name": verdicts.name,
            "frozen_at": verdicts.frozen_at,
            "first_label_at": table.provenance.get("first_label_at"),
            "standing": standing.standing,
            "reasons": list(standing.reasons),
            "opened_before_freeze": opened_before(table, verdicts.frozen_at),
        }
    return found


def opened_before(table: AuditTable, frozen_at: str) -> list[dict[str, Any]]:
    """The peek record: unblinded things of this study opened before the revision was frozen."""
    peeks = table.provenance.get("peeks", [])
    return [peek for peek in peeks if peek["at"] <= frozen_at]


def standing_of(table: AuditTable, verdicts: Verdicts) -> Standing:
    """Independent if the revision was frozen before anybody could know a label of the packet.

    ISO times in UTC with a fixed number of digits compare as text.
    """
    provenance = table.provenance
    first = provenance.get("first_label_at")
    if not first:
        return Standing(UNLABELLED, ("no label is stored yet",))
    reasons = []
    if verdicts.frozen_at >= first:
        reasons.append(
            f"frozen {moment(verdicts.frozen_at)}, after the first label {moment(first)}"
        )
    if n := provenance.get("n_labels_of_unknown_time", 0):
        reasons.append(f"{n} imported labels do not say when they were collected")
    opened = opened_before(table, verdicts.frozen_at)
    if opened:
        people = sorted({peek["user"] for peek in opened})
        reasons.append(f"labels were opened before the freeze by {', '.join(people)}")
    reasons += [
        f"{each['by']} declared prior knowledge: {each['statement']}"
        for each in provenance.get("declarations", [])
        if each["revision"] in ("", verdicts.revision)
    ]
    if reasons:
        return Standing(INFORMED, tuple(reasons))
    frozen = moment(verdicts.frozen_at)
    return Standing(INDEPENDENT, (f"frozen {frozen}, before the first label {moment(first)}",))


def moment(at: str) -> str:
    """An ISO time as people write it, to the minute."""
    return f"on {at[:10]} at {at[11:16]} UTC"
