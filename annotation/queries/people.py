"""Blinding follows the person: who must not see, and who has seen already."""

from collections.abc import Collection

from annotation.models import Assignment, ItemMapping, Packet
from studies.models import AccessRecord
from trajectories.models import Trajectory

Kind = AccessRecord.Kind
BY_TRAJECTORY = (Kind.TRAJECTORY, Kind.DISAGREEMENT)
BY_PACKET = (Kind.AUDIT, Kind.LABELS, Kind.UNBLINDING, Kind.DISAGREEMENT)


def why_blind(user_id: int, study_id: int) -> str:
    """Why the person may not see verdicts, audits or trajectories of the study; "" if they may."""
    open_work = (
        Assignment.objects.filter(annotator=user_id, locked_at=None, round__packet__study=study_id)
        .order_by("round")
        .values_list("round__packet__title", "round__purpose")
        .first()
    )
    if open_work is None:
        return ""
    title, purpose = open_work
    work = "labelling" if purpose == "labelling" else "adjudication"
    return (
        f"You have {work} open in the packet “{title}”. Submit it first: what you would see here "
        "shows what its items hide."
    )


def seen_kinds(user_id: int, study_id: int, trajectory_pks: Collection[int]) -> set[str]:
    """The kinds of record that the person has opened of these runs, as words for a sentence.

    A record that names a run or a packet counts for what it names; one that names neither (a
    scorer's verdicts, a declaration) counts for the whole study.
    """
    records = AccessRecord.objects.filter(user=user_id, study=study_id)
    opened = set(records.order_by().values_list("kind", "subject").distinct())
    if not opened:
        return set()
    named = _named_runs(study_id, {subject for _, subject in opened})
    wanted = set(trajectory_pks)
    return {
        _WORDS[Kind(kind)]
        for kind, subject in opened
        if subject not in named or named[subject] & wanted
    }


_WORDS = {
    Kind.VERDICTS: "verdicts",
    Kind.AUDIT: "the audit",
    Kind.DISAGREEMENT: "a disagreement",
    Kind.LABELS: "the labels",
    Kind.TRAJECTORY: "the unmasked record",
    Kind.UNBLINDING: "the mapping",
    Kind.DECLARED: "something declared",
}


def _named_runs(study_id: int, subjects: set[str]) -> dict[str, set[int]]:
    """For each subject that is a trajectory id or a packet's slug, the runs that it names."""
    runs = Trajectory.objects.filter(study=study_id, trajectory_id__in=subjects)
    named = {trajectory_id: {pk} for pk, trajectory_id in runs.values_list("pk", "trajectory_id")}
    for slug in Packet.objects.filter(study=study_id, slug__in=subjects).values_list(
        "slug", flat=True
    ):
        held = ItemMapping.objects.filter(item__packet__slug=slug)
        named[slug] = set(held.values_list("trajectory_id", flat=True))
    return named
