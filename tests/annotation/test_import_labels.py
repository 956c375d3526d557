"""Returned sheets: all or nothing, every problem named, the file kept."""

import csv
import hashlib
import io
import json
from pathlib import Path

import pytest
from openpyxl import Workbook

from annotation.models import Label, Packet, PacketItem, ReturnedSheet
from annotation.queries import disputed_items, label_table, progress
from annotation.rules import Locked
from annotation.services import Sheet, Statement, import_labels
from studies.models import User
from studies.rules import BadInput
from tests.annotation.factories import ALL_NO, label, make_corpus, make_packet, work_of
from tests.factories import AT, make_user

pytestmark = pytest.mark.django_db
FIELDS = tuple(ALL_NO)
HEADER = ("item", "annotator", *FIELDS, "note")


@pytest.fixture(autouse=True)
def archive(tmp_path: Path, settings) -> Path:
    settings.DATA_DIR = tmp_path
    return tmp_path / "sheets"


@pytest.fixture
def person() -> User:
    return make_user(username="a1")


@pytest.fixture
def packet(person: User) -> Packet:
    return make_packet(annotators=[person, make_user(username="a2")])


def codes_of(packet: Packet) -> list[str]:
    rows = PacketItem.objects.filter(packet=packet).order_by("code")
    return list(rows.values_list("code", flat=True))


def csv_sheet(codes: list[str], annotator: str = "a1", **cells: str) -> bytes:
    out = io.StringIO()
    writer = csv.DictWriter(out, HEADER)
    writer.writeheader()
    for code in codes:
        values = dict.fromkeys(FIELDS, "0") | cells
        writer.writerow({"item": code, "annotator": annotator, "note": "", **values})
    return out.getvalue().encode()


def take(packet: Packet, person: User, content: bytes, **changes) -> object:
    return import_labels(
        packet_id=packet.pk,
        annotator_id=person.pk,
        sheet=Sheet(name="sheet.csv", content=content, **changes),
        at=AT,
    )


def test_a_full_sheet_is_stored_handed_in_and_archived(
    packet: Packet, person: User, archive: Path
) -> None:
    content = csv_sheet(codes_of(packet), correct="yes")

    done = take(packet, person, content, statement=Statement(used_llm=False))

    digest = hashlib.sha256(content).hexdigest()
    assert (done.n_rows, done.sha256, done.repeated) == (packet.n_items, digest, False)
    assert (archive / f"{digest}.csv").read_bytes() == content
    assert ReturnedSheet.objects.get().sha256 == digest
    assert all(row.values["correct"] is True for row in Label.objects.all())
    assert progress(packet.pk)[0].is_submitted


def test_the_collection_time_of_a_sheet_is_unknown_unless_said(
    packet: Packet, person: User
) -> None:
    take(packet, person, csv_sheet(codes_of(packet)))

    assert {row.collected_at for row in label_table(packet.pk).ratings} == {None}


def test_the_same_sheet_again_changes_nothing(packet: Packet, person: User) -> None:
    content = csv_sheet(codes_of(packet))
    take(packet, person, content)

    again = take(packet, person, content)

    assert again.repeated
    assert Label.objects.count() == packet.n_items


def test_another_sheet_after_submission_is_refused(packet: Packet, person: User) -> None:
    take(packet, person, csv_sheet(codes_of(packet)))

    with pytest.raises(Locked, match="reopen"):
        take(packet, person, csv_sheet(codes_of(packet), correct="1"))

    assert Label.objects.count() == packet.n_items


@pytest.mark.parametrize("form", ["jsonl", "xlsx", "semicolons", "bom and CRLF"])
def test_every_form_of_a_sheet_gives_the_same_labels(
    packet: Packet, person: User, form: str
) -> None:
    plain = csv_sheet(codes_of(packet), correct="1", adopted="", detected="No")

    take(packet, person, in_form(plain, form))

    expected = {**ALL_NO, "correct": True, "adopted": None}
    assert [row.values for row in label_table(packet.pk).ratings] == [expected] * packet.n_items


def in_form(plain: bytes, form: str) -> bytes:
    if form == "semicolons":
        return plain.replace(b",", b";")
    if form == "bom and CRLF":
        return b"\xef\xbb\xbf" + plain
    rows = list(csv.DictReader(io.StringIO(plain.decode())))
    if form == "jsonl":
        return "".join(json.dumps(row) + "\n" for row in rows).encode()
    book = Workbook()
    book.active.append(HEADER)
    for row in rows:
        book.active.append([1.0 if row[key] == "1" else row[key] or None for key in HEADER])
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def test_an_unknown_item_is_named_with_its_line(packet: Packet, person: User) -> None:
    with pytest.raises(BadInput, match=r"line 14: item 'NOSUCH' is not in the packet packet"):
        take(packet, person, csv_sheet([*codes_of(packet), "NOSUCH"]))


def test_a_missing_item_is_named(packet: Packet, person: User) -> None:
    first, *rest = codes_of(packet)

    with pytest.raises(BadInput, match=f"item '{first}' is missing"):
        take(packet, person, csv_sheet(rest))

    assert not Label.objects.exists()


def test_an_item_that_comes_twice_is_named(packet: Packet, person: User) -> None:
    codes = codes_of(packet)

    with pytest.raises(BadInput, match=f"line 14: item '{codes[0]}' is on line 2 already"):
        take(packet, person, csv_sheet([*codes, codes[0]]))


def test_a_value_outside_its_field_is_named(packet: Packet, person: User) -> None:
    with pytest.raises(BadInput, match="line 2: correct: must be 1, 0, true, false, yes, no"):
        take(packet, person, csv_sheet(codes_of(packet), correct="maybe"))


def test_a_missing_column_is_named(packet: Packet, person: User) -> None:
    content = csv_sheet(codes_of(packet)).replace(b",detected,", b",seen,")

    with pytest.raises(BadInput, match="detected: is required"):
        take(packet, person, content)


def test_another_packets_sheet_is_recognised(packet: Packet, person: User) -> None:
    other = make_packet(study=packet.study, annotators=[person], slug="other")

    with pytest.raises(BadInput, match="wrong packet: its items belong to other"):
        take(packet, person, csv_sheet(codes_of(other)))


def test_another_annotators_sheet_is_refused(packet: Packet, person: User) -> None:
    with pytest.raises(BadInput, match="annotator: is 'a2', the sheet came as a1's"):
        take(packet, person, csv_sheet(codes_of(packet), annotator="a2"))


def test_who_has_no_part_in_the_packet_is_refused(packet: Packet) -> None:
    with pytest.raises(BadInput, match="stranger is no annotator of the packet"):
        take(
            packet,
            make_user(username="stranger"),
            csv_sheet(codes_of(packet), annotator="stranger"),
        )


def test_a_bad_sheet_leaves_earlier_labels_as_they_were(packet: Packet, person: User) -> None:
    label(work_of(packet, person)[0], note="mine")

    with pytest.raises(BadInput):
        take(packet, person, csv_sheet(codes_of(packet)[1:]))

    assert [row.note for row in Label.objects.all()] == ["mine"]


def test_an_adjudicated_row_replaces_the_others_and_erases_none(
    packet: Packet, person: User
) -> None:
    codes = codes_of(packet)
    second = User.objects.get(username="a2")
    take(packet, person, csv_sheet(codes))
    take(packet, second, csv_sheet(codes, annotator="a2", correct="1"))
    assert set(disputed_items(packet.pk)) == set(codes)

    take(
        packet,
        make_user(username="judge"),
        csv_sheet(codes[:2], annotator="judge", correct="1"),
        adjudicated=True,
    )

    table = label_table(packet.pk)
    assert [row.source for row in table.final[:3]] == ["adjudicated", "adjudicated", "unresolved"]
    assert table.final[0].values["correct"] is True
    assert len(table.ratings) == 2 * packet.n_items
    assert {row.annotator for row in table.adjudicated} == {"judge"}


def test_labels_by_trajectory_are_mapped_through_the_packet(person: User) -> None:
    packet = make_packet(study=make_corpus(n_tasks=1), annotators=[person])
    content = csv_sheet(
        ["t-00-clean-base", "t-00-toxic-base", "t-00-clean-double_pass", "t-00-toxic-double_pass"]
    ).replace(b"item,", b"trajectory_id,")

    take(packet, person, content, key="trajectory_id")

    assert Label.objects.count() == 4
    assert progress(packet.pk)[0].is_submitted


def test_a_broken_workbook_is_refused_in_one_sentence(packet: Packet, person: User) -> None:
    with pytest.raises(BadInput, match="cannot be read as a workbook"):
        take(packet, person, b"PK\x03\x04 and then nothing")
