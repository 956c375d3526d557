"""Sending a packet out as files."""

from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime
from json import loads
from pathlib import Path
from typing import Any

from annotation import rules
from annotation.models import Assignment, FreezeRecord, ItemMapping, Packet, Round
from annotation.queries import codebook
from annotation.reports import ExportedItem, ExportedPacket, write_packet
from studies.rules import BadInput
from studies.services import record_action


def export_packet(*, packet_id: int, out: Path, at: datetime, by: int | None = None) -> list[Path]:
    """Write what offline annotators get and, in a folder apart, the administrator mapping.

    Raises `rules.NotReleased` while the certificate holds the packet back, and `BadInput` where
    the folder cannot be written.
    """
    packet = Packet.objects.get(pk=packet_id)
    rules.check_released(released_at=packet.released_at)
    try:
        folders = write_packet(_exported(packet), out)
    except OSError as error:
        raise BadInput(f"{out}: cannot be written: {error.strerror}") from None
    record_action(
        study_id=packet.study_id, user_id=by, action="export packet", subject=packet.slug, at=at
    )
    return folders


def _exported(packet: Packet) -> ExportedPacket:
    frozen = FreezeRecord.objects.get(packet=packet)
    manifest = loads(frozen.manifest)
    version = manifest["codebook"]["version"]
    items, orders = _work(packet)
    return ExportedPacket(
        slug=packet.slug,
        title=packet.title,
        schema=rules.parse_schema(packet.schema),
        codebook=codebook(packet.study_id, packet.schema_key, packet.codebook_version).text,
        codebook_version=packet.codebook_version,
        frozen_codebook=codebook(packet.study_id, packet.schema_key, version).text,
        manifest=frozen.manifest,
        manifest_hash=packet.manifest_hash,
        items=items,
        orders=orders,
        frozen_orders=manifest["orders"].keys(),
        mapping=mapping_rows(packet.pk),
        certificate=frozen.certificate,
        sampling=frozen.sampling,
    )


def _work(packet: Packet) -> tuple[dict[str, ExportedItem], dict[str, list[str]]]:
    rows = Assignment.objects.filter(round__packet=packet, round__purpose=Round.Purpose.LABELLING)
    orders: dict[str, list[str]] = defaultdict(list)
    asks_all: dict[str, bool] = {}
    columns = ("annotator__username", "item__code", "asks_all")
    ordered = rows.order_by("annotator__username", "position").values_list(*columns)
    for name, code, asks in ordered:
        orders[name].append(code)
        asks_all[code] = asks
    documents = packet.items.order_by("code").values_list("code", "document")
    items = {code: ExportedItem(code, text, asks_all[code]) for code, text in documents}
    return items, dict(orders)


def mapping_rows(packet_id: int) -> Sequence[dict[str, Any]]:
    """The administrator mapping, in the form whose hash the manifest holds."""
    rows = ItemMapping.objects.filter(item__packet=packet_id).order_by("item__code")
    columns = {
        "item": "item__code",
        "trajectory_id": "trajectory__trajectory_id",
        "stratum": "stratum",
        "inclusion_probability": "inclusion_probability",
        "repeat_of": "repeat_of__code",
    }
    return [
        dict(zip(columns, row, strict=True)) | {"repeat_of": row[-1] or ""}
        for row in rows.values_list(*columns.values())
    ]
