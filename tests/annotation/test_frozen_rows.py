"""What the database itself keeps from changing."""

import pytest
from django.db import DatabaseError, connection, transaction

from annotation.models import (
    Assignment,
    FreezeRecord,
    ItemMapping,
    Label,
    Packet,
    PacketItem,
    Round,
)
from tests.annotation.factories import label, make_packet, work_of

pytestmark = pytest.mark.django_db

GUARDED = {
    f"annotation_{name}_is_frozen"
    for name in (
        "assignment", "codebook", "conditionguess", "disputecause", "freezerecord", "gold",
        "itemmapping", "label", "packet", "packetitem", "returnedsheet", "round", "submission",
    )
}  # fmt: skip
TRIGGERS = {
    "sqlite": "SELECT name FROM sqlite_master WHERE type = 'trigger'",
    "postgresql": "SELECT tgname FROM pg_trigger WHERE NOT tgisinternal",
}


def test_every_guard_exists() -> None:
    with connection.cursor() as cursor:
        cursor.execute(TRIGGERS[connection.vendor])
        found = {name for (name,) in cursor.fetchall()}

    assert found >= GUARDED


@pytest.mark.parametrize(
    ("model", "column", "value"),
    [
        (Label, "note", "another"),
        (Label, "values", {"correct": True}),
        (PacketItem, "document", "{}"),
        (Packet, "manifest_hash", "0" * 64),
        (FreezeRecord, "certificate", {}),
        (ItemMapping, "stratum", "another"),
        (Assignment, "position", 99),
        (Round, "reason", "another"),
    ],
)
def test_a_stored_row_cannot_be_changed(model: type, column: str, value: object) -> None:
    label(work_of(make_packet())[0])

    with pytest.raises(DatabaseError, match="append-only"), transaction.atomic():
        model.objects.update(**{column: value})


def test_a_packet_can_still_be_released_and_unblinded() -> None:
    packet = make_packet()

    Packet.objects.filter(pk=packet.pk).update(released_at=None, codebook_version=2)

    packet.refresh_from_db()
    assert packet.codebook_version == 2
