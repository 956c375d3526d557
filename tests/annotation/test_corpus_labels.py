"""The labels of the demo's corpus, taken through a packet of the labelled runs."""

import csv
from pathlib import Path

import pytest

from annotation.queries import disputed_items, label_table
from annotation.services import (
    PacketSpec,
    Sheet,
    build_packet,
    ensure_codebook,
    import_labels,
    people_named,
    shipped_schema,
)
from tests.factories import AT, make_study
from trajectories.services import import_study

pytestmark = [pytest.mark.django_db, pytest.mark.shared]


def test_twenty_one_of_eighty_nine_runs_are_disputed(shared: Path, tmp_path, settings) -> None:
    settings.DATA_DIR = tmp_path
    corpus = shared / "data" / "corpus"
    study = make_study()
    import_study(
        study_id=study.pk,
        tasks=[corpus / "tasks.jsonl"],
        trajectories=[corpus / "trajectories.jsonl"],
        at=AT,
    )
    ensure_codebook(study_id=study.pk, schema_key="six-fields", at=AT)
    with (corpus / "labels_a1.csv").open() as file:
        runs = [row["trajectory_id"] for row in csv.DictReader(file)]
    names = ("a1", "sim")
    ids = people_named(names, create=True)
    packet = build_packet(
        spec=PacketSpec(
            study_id=study.pk,
            slug="labelled",
            schema=shipped_schema("six-fields"),
            annotator_ids=ids,
            seed=1,
            trajectory_ids=runs,
        ),
        at=AT,
    )
    for name, pk in zip(names, ids, strict=True):
        path = corpus / f"labels_{name}.csv"
        sheet = Sheet(name=path.name, content=path.read_bytes(), key="trajectory_id")
        import_labels(packet_id=packet.pk, annotator_id=pk, sheet=sheet, at=AT)

    sources = [row.source for row in label_table(packet.pk).final]
    assert len(disputed_items(packet.pk)) == 21
    assert (sources.count("shared"), sources.count("unresolved")) == (68, 21)
    assert packet.finding == "look"
