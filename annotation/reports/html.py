"""The offline sheet: one HTML file that works without network and gives back a CSV."""

import html
import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from annotation import rules

if TYPE_CHECKING:
    from .folders import ExportedItem, ExportedPacket

OFFLINE = Path(__file__).resolve().parent / "offline"


def html_sheet(packet: "ExportedPacket", annotator: str, items: Sequence["ExportedItem"]) -> str:
    """The page with its items, codebook, style and script inside."""
    page = (OFFLINE / "sheet.html").read_text(encoding="utf-8")
    parts = {
        "TITLE": html.escape(packet.title),
        "STYLE": (OFFLINE / "sheet.css").read_text(encoding="utf-8"),
        "DATA": _inside_script(_data(packet, annotator, items)),
        "SCRIPT": (OFFLINE / "sheet.js").read_text(encoding="utf-8"),
    }
    for name, text in parts.items():
        page = page.replace(f"@@{name}@@", text, 1)
    return page


def _data(packet: "ExportedPacket", annotator: str, items: Sequence["ExportedItem"]) -> str:
    head = {
        "packet": packet.slug,
        "title": packet.title,
        "annotator": annotator,
        "manifest": packet.manifest_hash,
        "codebook": packet.codebook,
        "codebook_version": packet.codebook_version,
        "fields": [_field(field) for field in packet.schema.fields],
        "hints": [{"where": dict(hint.where), "say": hint.say} for hint in packet.schema.hints],
    }
    rows = ",".join(
        f'{{"item":{json.dumps(item.code)},"asks_all":{json.dumps(item.asks_all)},'
        f'"document":{item.document}}}'
        for item in items
    )
    return f'{json.dumps(head, ensure_ascii=False)[:-1]},"items":[{rows}]}}'


def _field(field: rules.Field) -> dict[str, Any]:
    return {
        "key": field.key,
        "title": field.title,
        "help": field.help,
        "kind": field.kind,
        "options": list(field.options),
        "asked": field.asked,
    }


def _inside_script(data: str) -> str:
    """JSON that cannot end the script element that holds it, whatever a run's texts say."""
    return data.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
