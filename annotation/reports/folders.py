"""The folders of an exported packet: one for each annotator, one for the administrator."""

import csv
import io
import json
import shutil
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from annotation import rules, verify

from .html import html_sheet
from .workbook import workbook

NOTE = "note"


@dataclass(frozen=True)
class ExportedItem:
    """One blinded item as it leaves."""

    code: str
    document: str
    asks_all: bool


@dataclass(frozen=True)
class ExportedPacket:
    """What is written of a packet.

    codebook, codebook_version : the instructions in force, which may be newer than the frozen.
    orders : for each annotator the codes in their own order.
    manifest : canonical JSON text.
    frozen_orders : the annotators whose order the manifest states; others were added later.
    mapping, certificate : for the administrator alone.
    """

    slug: str
    title: str
    schema: rules.Schema
    codebook: str
    codebook_version: int
    frozen_codebook: str
    manifest: str
    manifest_hash: str
    items: Mapping[str, ExportedItem]
    orders: Mapping[str, Sequence[str]]
    frozen_orders: Collection[str]
    mapping: Sequence[Mapping[str, Any]]
    certificate: Mapping[str, Any]
    sampling: Mapping[str, Any]


def write_packet(packet: ExportedPacket, out: Path) -> list[Path]:
    """Write `annotators/NAME/…` and `administrator/…` below `out`; returns the folders.

    Nothing in an annotator's folder comes from the mapping.
    """
    folders = []
    for name, order in packet.orders.items():
        # A person may be called "..": dots alone are no folder's name.
        folder = out / "annotators" / (name if name.strip(".") else name.replace(".", "_"))
        folder.mkdir(parents=True, exist_ok=True)
        _write_annotator(packet, folder, name, [packet.items[code] for code in order])
        folders.append(folder)
    administrator = out / "administrator"
    administrator.mkdir(parents=True, exist_ok=True)
    _write_administrator(packet, administrator)
    return [*folders, administrator]


def _write_annotator(
    packet: ExportedPacket, folder: Path, name: str, items: Sequence[ExportedItem]
) -> None:
    _write_manifest(packet, folder)
    if name not in packet.frozen_orders:
        (folder / "added-later.txt").write_text(
            f"{name} was added after the freeze: the manifest does not state this order.\n"
        )
    lines = (f'{{"item":{json.dumps(item.code)},"document":{item.document}}}\n' for item in items)
    (folder / "items.jsonl").write_text("".join(lines), encoding="utf-8")
    (folder / "codebook.md").write_bytes(packet.frozen_codebook.encode())
    if packet.codebook != packet.frozen_codebook:
        newer = folder / f"codebook-version-{packet.codebook_version}.md"
        newer.write_bytes(packet.codebook.encode())
    codes = [item.code for item in items]
    (folder / "sheet.csv").write_text(_empty_csv(packet.schema, name, codes), encoding="utf-8")
    (folder / "sheet.xlsx").write_bytes(workbook(packet.schema, name, codes))
    (folder / "sheet.html").write_text(html_sheet(packet, name, items), encoding="utf-8")


def _write_manifest(packet: ExportedPacket, folder: Path) -> None:
    (folder / "manifest.json").write_bytes(packet.manifest.encode())
    (folder / "manifest.sha256").write_text(f"{packet.manifest_hash}  manifest.json\n")
    shutil.copyfile(verify.__file__, folder / "verify_packet.py")


def _empty_csv(schema: rules.Schema, annotator: str, codes: Sequence[str]) -> str:
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow(["item", "annotator", *schema.names, NOTE])
    blank = [""] * (len(schema.names) + 1)
    writer.writerows([code, annotator, *blank] for code in codes)
    return out.getvalue()


def _write_administrator(packet: ExportedPacket, folder: Path) -> None:
    _write_manifest(packet, folder)
    lines = (json.dumps(row, ensure_ascii=False) + "\n" for row in packet.mapping)
    (folder / "mapping.jsonl").write_text("".join(lines), encoding="utf-8")
    out = io.StringIO(newline="")
    writer = csv.DictWriter(out, list(packet.mapping[0]))
    writer.writeheader()
    writer.writerows(packet.mapping)
    (folder / "mapping.csv").write_text(out.getvalue(), encoding="utf-8")
    for name, document in (("certificate", packet.certificate), ("sampling", packet.sampling)):
        text = json.dumps(document, ensure_ascii=False, indent=2)
        (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")
