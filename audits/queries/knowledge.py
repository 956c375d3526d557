"""Who knew what, and when: the facts behind the independence ledger and the methods paragraph."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from django.db.models import Max, Min

from annotation import queries as annotation
from audits.models import Declaration, Registration
from studies.models import AccessRecord

Kind = AccessRecord.Kind
UNBLINDED = (Kind.AUDIT, Kind.LABELS, Kind.DISAGREEMENT, Kind.UNBLINDING)
RESULTS = (Kind.AUDIT, Kind.DISAGREEMENT, Kind.UNBLINDING)


def iso(at: datetime | None) -> str | None:
    """A time as the ledger compares it: UTC, always six decimals."""
    return at.astimezone(UTC).isoformat(timespec="microseconds") if at else None


def peeks(packet: Any, trajectory_ids: Sequence[str]) -> list[dict[str, Any]]:
    """Who opened the packet's labels, audit or disagreements: first and last time for each."""
    rows = (
        AccessRecord.objects.filter(
            study=packet.study_id, kind__in=UNBLINDED, subject__in=[packet.slug, *trajectory_ids]
        )
        .values("user__username", "kind", "subject")
        .annotate(first=Min("at"), last=Max("at"))
        .order_by("first", "kind", "subject")
    )
    return [
        {
            "user": row["user__username"],
            "kind": row["kind"],
            "subject": row["subject"],
            "at": iso(row["first"]),
            "last_at": iso(row["last"]),
        }
        for row in rows
    ]


def first_opened_at(packet: Any) -> datetime | None:
    """When somebody first saw results of this packet; None while nobody has."""
    rows = AccessRecord.objects.filter(study=packet.study_id, kind__in=RESULTS, subject=packet.slug)
    return rows.aggregate(first=Min("at"))["first"]


def declarations(packet_id: int) -> list[dict[str, str]]:
    """The declared prior knowledge of a packet, oldest first; "" names every revision."""
    rows = Declaration.objects.filter(packet=packet_id).select_related("declared_by")
    return [
        {
            "revision": row.revision_id or "",
            "statement": row.statement,
            "by": row.declared_by.get_username() if row.declared_by else "the study's maker",
            "at": iso(row.declared_at) or "",
        }
        for row in rows.order_by("declared_at", "pk")
    ]


def registration(packet_id: int) -> dict[str, Any] | None:
    """The analysis fixed before anybody saw results; None where there is none."""
    row = Registration.objects.filter(packet=packet_id).select_related("registered_by").first()
    if row is None:
        return None
    names = (
        "field", "metric", "figure", "bar", "contrast_first", "contrast_second",
        "contrast_environment", "note",
    )  # fmt: skip
    return {name: getattr(row, name) for name in names} | {
        "by": row.registered_by.get_username(),
        "at": iso(row.registered_at),
    }


def stable_facts(packet: Any, labels: Any) -> dict[str, Any]:
    """What the methods paragraph and the ledger take from the packet and its labels."""
    everything = (*labels.ratings, *labels.adjudicated)
    known = [row.collected_at for row in everything if row.collected_at]
    stored = annotation.first_label_at(packet.pk)
    return {
        "manifest": labels.manifest,
        "packet_title": packet.title,
        "study_title": packet.study.title,
        "frozen_at": iso(packet.frozen_at),
        "schema": labels.schema.key,
        "reference_version": packet.reference_version,
        "codebook_versions": list(labels.codebook_versions),
        "options": packet.options,
        "sampling": packet.freeze_record.sampling,
        "first_label_at": iso(min([*known, stored])) if stored else None,
        "n_labels_of_unknown_time": sum(row.collected_at is None for row in everything),
        "n_unfinished": sum(not row.is_finished for row in labels.ratings),
        "origins": sorted({row.origin for row in everything}),
        "adjudicators": sorted({row.annotator for row in labels.adjudicated}),
        "n_adjudicated": len(labels.adjudicated),
        "submissions": submissions(packet.pk),
        "statements": [
            {"annotator": row.annotator, "purpose": row.purpose, "used_llm": row.used_llm}
            for row in annotation.statements(packet.pk)
        ],
    }


def live_facts(packet: Any, trajectory_ids: Sequence[str]) -> dict[str, Any]:
    """What people declared, registered and opened; it may have changed a moment ago."""
    return {
        "declarations": declarations(packet.pk),
        "registration": registration(packet.pk),
        "peeks": peeks(packet, trajectory_ids),
    }


def submissions(packet_id: int) -> list[dict[str, Any]]:
    """Who has submitted which round, as far as the packet's progress tells."""
    return [
        {
            "annotator": row.annotator,
            "purpose": row.purpose,
            "n_items": row.n_items,
            "n_done": row.n_done,
            "is_submitted": row.is_submitted,
        }
        for row in annotation.progress(packet_id)
    ]
