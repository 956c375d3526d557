"""Bundles: whole ones pass, and any change is found and named."""

import io
import json
import random
import zipfile
from typing import Any

import pytest

from audits import reports
from audits.records import AuditTable, from_rows, to_rows
from audits.reports import Options
from audits.services import BrokenBundle, verified
from audits.services.bundles import MANIFEST, bundle_bytes, bundle_members
from tests.audits.tables import item, label, table, verdict


def made_table() -> AuditTable:
    codes = [f"I{k:02}" for k in range(12)]
    return table(
        [item(code, correct=k % 3 > 0, exposed=k % 2 == 0) for k, code in enumerate(codes)],
        labels=[
            label(code, name, correct=(k + j) % 5 > 0)
            for k, code in enumerate(codes)
            for j, name in enumerate(("a1", "a2"))
        ],
        verdicts=[verdict(code, correct=k % 4 > 0) for k, code in enumerate(codes)],
        provenance={"first_label_at": "2026-02-01T00:00:00.000000+00:00"},
    )


@pytest.fixture(scope="module")
def members() -> dict[str, bytes]:
    made = made_table()
    report = reports.report(made, Options(draws=20))
    return bundle_members(made, report, {"methods.txt": b"Two annotators.\n"})


def changed(content: bytes, **documents: Any) -> bytes:
    """The bundle with other members, every hash made to fit."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        kept = {name: archive.read(name) for name in archive.namelist() if name != MANIFEST}
    return bundle_bytes(kept | documents)


def test_rows_give_back_the_table_that_they_came_from() -> None:
    rows = to_rows(made_table())

    assert to_rows(from_rows(json.loads(json.dumps(rows)))) == rows


def test_fresh_bundle_is_whole_and_always_the_same_bytes(members: dict[str, bytes]) -> None:
    content = bundle_bytes(members)

    assert verified(content) == []
    assert bundle_bytes(members) == content


def test_any_changed_byte_is_found(members: dict[str, bytes]) -> None:
    content = bundle_bytes(members)

    for place in random.Random(7).sample(range(len(content)), 24):
        broken = bytearray(content)
        broken[place] ^= 1 << place % 8
        try:
            problems = verified(bytes(broken))
        except BrokenBundle:
            continue
        assert problems, f"byte {place} changed unnoticed"


def test_line_separators_inside_texts_do_not_break_rows() -> None:
    made = table([item("A", suite="a\u2028b\x85c", correct=True)], verdicts=[verdict("A")])
    report = reports.report(made, Options(draws=10))

    assert verified(bundle_bytes(bundle_members(made, report, {}))) == []


def test_changed_member_is_named(members: dict[str, bytes]) -> None:
    content = bundle_bytes(members)
    place = content.index(b"Two annotators.")

    problems = verified(content[:place] + b"Ten" + content[place + 3 :])

    assert problems == ["methods.txt: content does not match its hash"]


def test_changed_member_is_named_in_a_bundle_that_was_packed_anew(
    members: dict[str, bytes],
) -> None:
    name = "rows/labels.jsonl"
    out = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(bundle_bytes(members))) as whole,
        zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive,
    ):
        for each in whole.namelist():
            body = whole.read(each)
            archive.writestr(each, body.replace(b"true", b"tsue", 1) if each == name else body)

    assert f"{name}: content does not match its hash" in verified(out.getvalue())


@pytest.mark.parametrize("name", ["figures.json", "rows/labels.jsonl"])
def test_member_that_cannot_be_read_is_named_in_a_short_line(
    members: dict[str, bytes], name: str
) -> None:
    broken = bytearray(members[name])
    broken[1] = 0xFF

    problems = verified(bundle_bytes(members | {name: bytes(broken)}))

    assert problems[-1].startswith(f"{name} is not JSON: ")
    assert all(len(problem) < 300 for problem in problems)


def test_changed_figure_is_named_although_its_hash_fits(members: dict[str, bytes]) -> None:
    report = json.loads(members["figures.json"])
    report["scorer"]["revisions"]["r1"]["TSR"]["overall"]["agreement"]["value"] += 0.01

    content = changed(bundle_bytes(members), **{"figures.json": json.dumps(report).encode()})

    problems = verified(content)
    assert problems[0].startswith("scorer.revisions.r1.TSR.overall.agreement.value: the rows give")


def test_changed_label_is_found_although_its_hash_fits(members: dict[str, bytes]) -> None:
    lines = members["rows/labels.jsonl"].decode().splitlines()
    first = json.loads(lines[0])
    lines[0] = json.dumps(first | {"correct": not first["correct"]})

    content = changed(
        bundle_bytes(members), **{"rows/labels.jsonl": "\n".join(lines).encode() + b"\n"}
    )

    assert any(problem.startswith("agreement.fields.correct.") for problem in verified(content))


def test_changed_table_is_found_although_its_hash_fits(members: dict[str, bytes]) -> None:
    text = members["tables/scorer.csv"].replace(b"TSR", b"TXR", 1)

    content = changed(bundle_bytes(members), **{"tables/scorer.csv": text})

    assert verified(content) == ["tables/scorer.csv: does not say what the figures say"]


def test_wrong_revision_archive_is_found(members: dict[str, bytes]) -> None:
    content = bundle_bytes(members | {f"revisions/{'0' * 64}.zip": b"not it"})

    assert verified(content) == [
        f"revisions/{'0' * 64}.zip: the archive is not the revision that its name says"
    ]


@pytest.mark.parametrize("content", [b"", b"no zip at all", b"PK\x05\x06" + bytes(18)])
def test_file_that_is_no_bundle_is_refused(content: bytes) -> None:
    with pytest.raises(BrokenBundle):
        verified(content)
