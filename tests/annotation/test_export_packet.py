"""Offline folders: complete, blinded, checkable, and they come back."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
from django.core.management import CommandError, call_command
from openpyxl import load_workbook

from annotation.models import Label, Packet
from annotation.queries import label_table
from annotation.rules import NotReleased
from annotation.services import (
    Sheet,
    add_annotators,
    adopt_codebook,
    export_packet,
    import_labels,
    publish_codebook,
)
from studies.models import User
from tests.annotation.factories import make_corpus, make_packet
from tests.factories import AT, make_user
from trajectories.models import Trajectory

pytestmark = pytest.mark.django_db
CHROMIUM = shutil.which("chromium")


@pytest.fixture
def packet() -> Packet:
    return make_packet(annotators=[make_user(username="a1"), make_user(username="a2")])


@pytest.fixture
def out(packet: Packet, tmp_path: Path) -> Path:
    export_packet(packet_id=packet.pk, out=tmp_path, at=AT)
    return tmp_path


def verified(folder: Path) -> subprocess.CompletedProcess:
    """Run the copy that leaves with the packet, with the standard library alone."""
    script = folder / "annotators" / "a1" / "verify_packet.py"
    return subprocess.run(
        [sys.executable, "-I", "-S", script, folder], capture_output=True, text=True, check=False
    )


def test_an_annotator_gets_items_codebook_sheets_and_manifest(out: Path) -> None:
    assert {path.name for path in (out / "annotators" / "a1").iterdir()} == {
        "codebook.md", "items.jsonl", "manifest.json", "manifest.sha256", "sheet.csv",
        "sheet.html", "sheet.xlsx", "verify_packet.py",
    }  # fmt: skip


def test_the_mapping_is_in_a_folder_apart(out: Path, packet: Packet) -> None:
    lines = (out / "administrator" / "mapping.csv").read_text().splitlines()

    assert lines[0].startswith("item,trajectory_id")
    assert len(lines) == packet.n_items + 1
    assert not list((out / "annotators").rglob("mapping*"))


def test_no_masked_value_leaves_in_an_annotators_folder(tmp_path: Path) -> None:
    packet = make_packet(
        study=make_corpus(
            model="canary-model-7",
            adapter="canary-adapter",
            metadata={"canary": "canary-metadata"},
            answer="canary-model-7 in /home/canary/x.json says 1000",
        ),
        stratify=("environment",),
    )

    export_packet(packet_id=packet.pk, out=tmp_path, at=AT)

    hidden = {"canary", "double_pass", "environment=", *masked_ids()}
    for path in (tmp_path / "annotators").rglob("*.*"):
        text = text_of(path)
        assert [word for word in hidden if word in text] == [], path.name


def masked_ids() -> set[str]:
    return set(Trajectory.objects.values_list("trajectory_id", flat=True))


def text_of(path: Path) -> str:
    """What a file says; a workbook is unpacked."""
    if path.suffix != ".xlsx":
        return path.read_text()
    with ZipFile(path) as book:
        return "".join(book.read(name).decode(errors="replace") for name in book.namelist())


def test_annotators_get_their_own_order(out: Path) -> None:
    first, second = (
        [json.loads(line)["item"] for line in path.read_text().splitlines()]
        for path in sorted(out.rglob("items.jsonl"))
    )

    assert first != second
    assert sorted(first) == sorted(second)


def test_an_untouched_export_verifies_to_the_root_hash(out: Path, packet: Packet) -> None:
    done = verified(out)

    assert (done.returncode, done.stdout) == (0, f"{packet.manifest_hash} verified\n")


@pytest.mark.parametrize(
    ("name", "old", "new", "says"),
    [
        ("annotators/a1/items.jsonl", "1000 orders", "1001 orders", "was changed"),
        ("annotators/a1/codebook.md", "Codebook", "Another", "codebook.md is not the one"),
        ("annotators/a1/manifest.json", '"kind":"main"', '"kind":"mine"', "has the hash"),
        ("administrator/mapping.jsonl", "t-00-clean", "t-00-toxic", "mapping.jsonl is not"),
    ],
)
def test_a_later_change_is_named(out: Path, name: str, old: str, new: str, says: str) -> None:
    path = out / name
    path.write_text(path.read_text().replace(old, new))

    done = verified(out)

    assert done.returncode == 1
    assert says in done.stderr


def test_a_lost_item_and_another_order_are_named(out: Path) -> None:
    path = out / "annotators" / "a1" / "items.jsonl"
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[1:]))

    done = verified(out)

    assert "is missing" in done.stderr
    assert "no annotator's order" in done.stderr


def test_the_command_says_the_same(out: Path, packet: Packet, capsys) -> None:
    call_command("verify_packet", str(out))
    assert packet.manifest_hash in capsys.readouterr().out

    (out / "annotators" / "a1" / "codebook.md").write_text("another")
    with pytest.raises(CommandError, match="codebook"):
        call_command("verify_packet", str(out))


def test_a_newer_codebook_goes_along_beside_the_frozen_one(packet: Packet, tmp_path: Path) -> None:
    publish_codebook(study_id=packet.study_id, schema_key="six-fields", text="# Newer", at=AT)
    adopt_codebook(packet_id=packet.pk, version=2, at=AT)

    export_packet(packet_id=packet.pk, out=tmp_path, at=AT)

    assert (tmp_path / "annotators/a1/codebook-version-2.md").read_text() == "# Newer"
    assert verified(tmp_path).returncode == 0


def test_who_was_added_later_is_said_to_be(packet: Packet, tmp_path: Path) -> None:
    add_annotators(
        packet_id=packet.pk, annotator_ids=[make_user(username="late").pk], seed=1, at=AT
    )

    export_packet(packet_id=packet.pk, out=tmp_path, at=AT)

    assert "added after the freeze" in (tmp_path / "annotators/late/added-later.txt").read_text()
    assert verified(tmp_path).returncode == 0


def test_a_packet_that_is_held_back_is_not_exported(packet: Packet, tmp_path: Path) -> None:
    Packet.objects.update(released_at=None)

    with pytest.raises(NotReleased):
        export_packet(packet_id=packet.pk, out=tmp_path, at=AT)

    assert not list(tmp_path.iterdir())


def test_the_workbook_can_be_filled_in_and_comes_back(out: Path, packet: Packet) -> None:
    path = out / "annotators" / "a1" / "sheet.xlsx"
    book = load_workbook(path)
    for row in book.active.iter_rows(min_row=2):
        row[2].value, row[7].value, row[8].value = 1, 0, "filled in"
    book.save(path)

    take_back(packet, path.name, path.read_bytes())

    assert {row.values["correct"] for row in label_table(packet.pk).ratings} == {True}


def take_back(packet: Packet, name: str, content: bytes) -> None:
    import_labels(
        packet_id=packet.pk,
        annotator_id=User.objects.get(username="a1").pk,
        sheet=Sheet(name=name, content=content),
        at=AT,
    )


@pytest.mark.browser
@pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not on this machine")
def test_the_html_sheet_works_without_network_and_comes_back(out: Path, packet: Packet) -> None:
    name, content = labelled_in_chromium(out / "annotators" / "a1" / "sheet.html", packet.n_items)

    take_back(packet, name, content)

    rows = label_table(packet.pk).ratings
    assert len(rows) == packet.n_items
    assert {row.values["correct"] for row in rows} == {True}
    assert set(Label.objects.values_list("note", flat=True)) == {'said "yes", twice'}
    assert {row.values["adopted"] for row in rows if row.asks_all} == {True}
    assert {row.values["adopted"] for row in rows if not row.asks_all} == {None}


def labelled_in_chromium(path: Path, n_items: int) -> tuple[str, bytes]:
    """Label every item by keyboard, reload in between, and download the CSV."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM)
        page = browser.new_context(offline=True).new_page()
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path.as_uri())
        for place in range(n_items):
            for key in "123456":
                page.keyboard.press(key)
            page.get_by_label("Note").fill('said "yes", twice')
            page.locator("#reading").focus()
            if place == 0:
                page.reload()
            page.keyboard.press("n")
        page.get_by_text(f"{n_items} finished").wait_for()
        with page.expect_download() as download:
            page.get_by_role("button", name="Download CSV").click()
        name = download.value.suggested_filename
        content = Path(download.value.path()).read_bytes()
        browser.close()
    assert errors == []
    return name, content
