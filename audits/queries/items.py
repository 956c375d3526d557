"""One item with everything about it, causes that people gave, and what a packet can register."""

from typing import Any

from annotation import queries as annotation
from audits.models import CauseTag
from audits.queries.joined import schema_of
from audits.queries.knowledge import first_opened_at, registration
from scoring import queries as scoring
from trajectories import queries as trajectories


def item_detail(packet: Any, revision_id: str, code: str) -> dict[str, Any]:
    """The task, the run, every label of the item with its note, and the verdict's claims."""
    labels = annotation.label_table(packet.pk)
    pk = next(item.trajectory_pk for item in labels.items if item.code == code)
    [(_, task, run)] = trajectories.pairs([pk], references=packet.reference_version)
    rows = scoring.verdict_table(
        study_id=packet.study_id, revision_id=revision_id, trajectory_pks=[pk]
    )
    verdict = rows.get(pk)
    everything = (*labels.ratings, *labels.adjudicated)
    return {
        "task": task,
        "run": run,
        "labels": [row for row in everything if row.code == code],
        "verdict": verdict,
        "claims": verdict.claims if verdict else [],
    }


def causes(packet_id: int, revision_id: str) -> dict[str, str]:
    """item code → the newest cause that somebody gave."""
    rows = CauseTag.objects.filter(packet=packet_id, revision=revision_id)
    return dict(rows.order_by("tagged_at", "pk").values_list("item_code", "cause"))


def cause_tags(packet_id: int, revision_id: str, code: str) -> list[CauseTag]:
    """Every cause that was given for an item, newest first."""
    rows = CauseTag.objects.filter(packet=packet_id, revision=revision_id, item_code=code)
    return list(rows.select_related("tagged_by").order_by("-tagged_at", "-pk"))


def packet_schema(packet: Any) -> tuple[list[str], list[str]]:
    """The keys of the packet's fields and metrics."""
    fields, metrics, _ = schema_of(annotation.frozen(packet.manifest_hash).schema)
    return [each.key for each in fields], [each.key for each in metrics]


def registration_state(packet: Any) -> dict[str, Any]:
    """The registered analysis, or whether and why one can no longer be registered."""
    return {
        "registration": registration(packet.pk),
        "opened_at": packet.unblinded_at or first_opened_at(packet),
    }
