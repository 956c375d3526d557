"""Check an exported packet with the standard library alone: `python verify_packet.py FOLDER`.

FOLDER is an annotator's folder (manifest.json, items.jsonl, codebook.md), or one that holds such
folders; an `administrator` folder with mapping.jsonl is checked too. Prints the root hash, or
what differs and exits with 1.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def canonical(value: Any) -> bytes:
    """JSON in the one spelling that is hashed."""
    return json.dumps(
        value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    ).encode("utf-8")


def digest(value: Any) -> str:
    """SHA-256, in hex, of the canonical JSON."""
    return hashlib.sha256(canonical(value)).hexdigest()


def rows(path: Path) -> list[dict[str, Any]]:
    """The objects of a JSON Lines file."""
    text = path.read_text(encoding="utf-8")
    return [json.loads(line) for line in text.split("\n") if line]


def problems_of_annotator(folder: Path) -> Iterator[str]:
    """What differs between an annotator's folder and its manifest."""
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    stated = (folder / "manifest.sha256").read_text(encoding="utf-8").split()[0]
    if digest(manifest) != stated:
        yield f"{folder.name}: manifest.json has the hash {digest(manifest)}, not {stated}"
    items = rows(folder / "items.jsonl")
    yield from problems_of_items(folder, manifest, items)
    order = digest([row["item"] for row in items])
    later = (folder / "added-later.txt").exists()
    if order not in manifest["orders"].values() and not later:
        yield f"{folder.name}: the order of items.jsonl is no annotator's order"
    codebook = hashlib.sha256((folder / "codebook.md").read_bytes()).hexdigest()
    if codebook != manifest["codebook"]["sha256"]:
        yield f"{folder.name}: codebook.md is not the one that was frozen"


def problems_of_items(
    folder: Path, manifest: dict[str, Any], items: list[dict[str, Any]]
) -> Iterator[str]:
    """Items that are missing, added, or changed since the freeze."""
    frozen = {row["item"]: row["sha256"] for row in manifest["items"]}
    found = {
        row["item"]: digest({"item": row["item"], "document": row["document"]}) for row in items
    }
    for code in sorted(frozen.keys() | found.keys()):
        if code not in found:
            yield f"{folder.name}: item {code} is missing"
        elif code not in frozen:
            yield f"{folder.name}: item {code} was never part of the packet"
        elif found[code] != frozen[code]:
            yield f"{folder.name}: item {code} was changed"


def problems_of_administrator(folder: Path) -> Iterator[str]:
    """What differs between the administrator mapping and the manifest that commits to it."""
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    if digest(rows(folder / "mapping.jsonl")) != manifest["mapping_sha256"]:
        yield f"{folder.name}: mapping.jsonl is not the one that was frozen"


def check(folder: Path) -> tuple[list[str], set[str]]:
    """The problems below a folder, and the root hashes of the manifests met."""
    manifests = sorted(folder.glob("manifest.json")) or sorted(folder.rglob("manifest.json"))
    problems: list[str] = []
    roots = set()
    for path in manifests:
        roots.add(digest(json.loads(path.read_text(encoding="utf-8"))))
        administrator = (path.parent / "mapping.jsonl").exists()
        kind = problems_of_administrator if administrator else problems_of_annotator
        problems += kind(path.parent)
    if not manifests:
        problems.append(f"{folder}: holds no manifest.json")
    if len(roots) > 1:
        problems.append(f"{folder}: holds {len(roots)} different packets")
    return problems, roots


def main(arguments: list[str]) -> int:
    """Check the folder that the command line names; 0 where all is as frozen."""
    if len(arguments) != 1:
        sys.stderr.write("usage: python verify_packet.py FOLDER\n")
        return 2
    try:
        problems, roots = check(Path(arguments[0]))
    except (OSError, ValueError, KeyError, IndexError) as error:
        problems, roots = [f"cannot be read: {error}"], set()
    for problem in problems:
        sys.stderr.write(f"{problem}\n")
    if not problems:
        sys.stdout.write(f"{roots.pop()} verified\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
