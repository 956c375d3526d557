"""Freezing a packet: deterministic, hashed, blinded, kept apart from its mapping."""

import json
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from annotation.models import (
    Assignment,
    Codebook,
    FreezeRecord,
    ItemMapping,
    Label,
    Packet,
    PacketItem,
    Round,
)
from annotation.rendering import item_hash, order_hash, root_hash
from annotation.rules import SawVerdicts
from annotation.sampling import Plan
from annotation.services import PacketOptions, PacketSpec, mapping_rows, packets, release_packet
from annotation.services.freezing import Frozen
from studies.models import AccessRecord, Study, User
from studies.rules import BadInput, Refused
from studies.services import record_access
from tests.annotation.factories import label, make_corpus, make_packet, schema, work_of
from tests.factories import AT, make_owner, make_user
from trajectories.models import Trajectory

pytestmark = pytest.mark.django_db


def test_the_same_seed_gives_the_same_packet_and_another_does_not() -> None:
    study = make_corpus()
    people = [make_user(username="a1"), make_user(username="a2")]
    first = make_packet(study=study, annotators=people, seed=1)
    manifest = first.freeze_record.manifest
    forget(first)

    again = make_packet(study=study, annotators=people, seed=1)
    assert again.freeze_record.manifest == manifest
    forget(again)

    assert make_packet(study=study, annotators=people, seed=2).freeze_record.manifest != manifest


def forget(packet: Packet) -> None:
    """Take a packet out of the database, so that its slug is free again."""
    Assignment.objects.filter(round__packet=packet).delete()
    Round.objects.filter(packet=packet).delete()
    ItemMapping.objects.filter(item__packet=packet).delete()
    PacketItem.objects.filter(packet=packet).delete()
    FreezeRecord.objects.filter(packet=packet).delete()
    packet.delete()


def test_every_hash_in_the_manifest_is_that_of_what_is_stored() -> None:
    packet = make_packet()
    manifest = json.loads(packet.freeze_record.manifest)

    assert root_hash(manifest) == packet.manifest_hash
    assert {row["item"]: row["sha256"] for row in manifest["items"]} == {
        item.code: item_hash(item.code, json.loads(item.document)) for item in packet.items.all()
    }
    for person in User.objects.all():
        codes = [row.item.code for row in work_of(packet, person)]
        assert manifest["orders"][person.username] == order_hash(codes)


def test_each_annotator_has_every_item_in_an_order_of_their_own() -> None:
    packet = make_packet()
    first, second = User.objects.order_by("pk")

    orders = [[row.item.code for row in work_of(packet, person)] for person in (first, second)]

    assert orders[0] != orders[1]
    assert sorted(orders[0]) == sorted(orders[1])
    assert [row.position for row in work_of(packet, first)] == list(range(1, packet.n_items + 1))


def test_no_masked_value_is_stored_where_an_annotator_looks() -> None:
    study = make_corpus(
        model="canary-model-7",
        adapter="canary-adapter",
        metadata={"verdict": "canary-verdict", "path": "/home/canary/run.json"},
        answer="canary-model-7 via canary-adapter says 1000, see /home/canary/run.json",
    )

    packet = make_packet(study=study)

    stored = " ".join(packet.items.values_list("document", flat=True))
    stored += packet.freeze_record.manifest
    hidden = {"canary", "double_pass", "scale"} | set(
        Trajectory.objects.values_list("trajectory_id", flat=True)
    )
    assert [word for word in hidden if word in stored] == []


def test_primary_keys_do_not_tell_where_an_item_came_from() -> None:
    packet = make_packet(study=make_corpus(n_tasks=6))

    by_item = ItemMapping.objects.filter(item__packet=packet).order_by("item__pk")
    runs = list(by_item.values_list("trajectory", flat=True))

    assert runs != sorted(runs)


def test_redactions_are_recorded_with_the_mapping() -> None:
    packet = make_packet(study=make_corpus(answer="canary-model-7 says 1000"))

    found = [row.redactions for row in ItemMapping.objects.filter(item__packet=packet)]

    assert all(
        rows == [{"rule": "model name", "place": "answer", "text": "canary-model-7"}]
        for rows in found
    )
    assert packet.freeze_record.certificate["redactions"][0]["n_items"] == packet.n_items


def test_the_manifest_commits_to_the_mapping_without_telling_it() -> None:
    packet = make_packet()
    manifest = json.loads(packet.freeze_record.manifest)

    assert manifest["mapping_sha256"] == root_hash(mapping_rows(packet.pk))


def test_pairs_are_kept_together_and_never_adjacent() -> None:
    packet = make_packet(
        study=make_corpus(n_tasks=8), pairs=("environment", "method"), plan=Plan(size=16)
    )

    groups = dict(ItemMapping.objects.filter(item__packet=packet).values_list("item", "pair_group"))
    assert packet.n_items == 16
    assert sorted(map(list(groups.values()).count, set(groups.values()))) == [4, 4, 4, 4]
    for person in User.objects.all():
        order = [groups[row.item_id] for row in work_of(packet, person)]
        assert all(a != b for a, b in zip(order, order[1:], strict=False))


def test_inclusion_probabilities_are_those_of_the_stratum() -> None:
    packet = make_packet(
        study=make_corpus(n_tasks=5),
        stratify=("environment",),
        plan=Plan(allocation="given", sizes={"environment=clean": 5, "environment=toxic": 2}),
    )

    rows = ItemMapping.objects.filter(item__packet=packet)
    assert set(rows.values_list("stratum", "inclusion_probability")) == {
        ("environment=clean", 0.5),
        ("environment=toxic", 0.2),
    }


def test_strata_can_come_from_metadata() -> None:
    study = make_corpus(metadata={"channel": "search"})

    packet = make_packet(study=study, stratify=("metadata.channel",))

    strata = ItemMapping.objects.filter(item__packet=packet).values_list("stratum", flat=True)
    assert set(strata) == {"metadata.channel=search"}


def test_excluded_tasks_have_no_item() -> None:
    packet = make_packet(excluded_tasks=frozenset({"num-00", "num-01"}))

    rows = ItemMapping.objects.filter(item__packet=packet)
    assert set(rows.values_list("trajectory__task__task_id", flat=True)) == {"num-02"}


def test_a_packet_can_be_made_of_listed_runs() -> None:
    packet = make_packet(trajectory_ids=["t-00-clean-base", "t-01-toxic-base"])

    rows = ItemMapping.objects.filter(item__packet=packet)
    assert set(rows.values_list("trajectory__trajectory_id", flat=True)) == {
        "t-00-clean-base",
        "t-01-toxic-base",
    }


def test_hidden_repeats_look_like_any_other_item() -> None:
    packet = make_packet(options=PacketOptions(repeats=3))

    repeats = ItemMapping.objects.filter(item__packet=packet, repeat_of__isnull=False)
    assert (packet.n_items, repeats.count()) == (15, 3)
    assert "repeats" not in packet.options
    assert "repeats" not in packet.freeze_record.manifest
    for row in repeats.select_related("item", "repeat_of"):
        assert row.item.document == row.repeat_of.document
        assert row.item.item_hash != row.repeat_of.item_hash


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"stratify": ("colour",)}, "Cannot stratify by 'colour'"),
        ({"pairs": ("suite",)}, "Cannot pair by 'suite'"),
        ({"stratify": ("method",), "pairs": ("method",)}, "cannot stratify too"),
        ({"trajectory_ids": ["nosuch"]}, "first is 'nosuch'"),
        ({"plan": Plan(size=99)}, "must lie in 1 … 12"),
        ({"options": PacketOptions(repeats=99)}, "repeats must lie in"),
        ({"options": PacketOptions(adjudication="loud")}, "blind or open"),
        ({"codebook": 9}, "no codebook"),
        ({"schema": {"key": "x"}}, "title must be a text|fields"),
        ({"kind": "training"}, "gold answers"),
    ],
)
def test_a_packet_that_cannot_be_made_is_refused(changes: dict, says: str) -> None:
    study = make_corpus()

    with pytest.raises(BadInput, match=says):
        make_packet(study=study, **changes)

    assert not Packet.objects.exists()


def test_who_has_opened_verdicts_of_these_runs_is_not_assigned() -> None:
    study = make_corpus()
    person = make_user(username="curious")
    record_access(study_id=study.pk, user_id=person.pk, kind="verdicts", subject="abc123", at=AT)

    with pytest.raises(SawVerdicts, match="curious has opened verdicts"):
        make_packet(study=study, annotators=[person])


def test_who_has_opened_one_other_run_may_still_be_assigned() -> None:
    study = make_corpus()
    person = make_user()
    record_access(
        study_id=study.pk,
        user_id=person.pk,
        kind=AccessRecord.Kind.TRAJECTORY,
        subject="t-00-clean-base",
        at=AT,
    )

    assert make_packet(study=study, annotators=[person], trajectory_ids=["t-01-clean-base"])
    with pytest.raises(SawVerdicts):
        make_packet(study=study, annotators=[person], slug="p2", trajectory_ids=["t-00-clean-base"])


def telling_corpus() -> Study:
    """Answers that name the model in a spelling that the redaction does not know."""
    return make_corpus(model="straße-7", answer="STRASSE-7 says 1000")


def test_a_packet_that_still_tells_does_not_go_out_until_released() -> None:
    study = telling_corpus()
    owner = make_owner(study)
    packet = make_packet(study=study)
    assert (packet.finding, packet.released_at) == ("stop", None)

    with pytest.raises(BadInput, match="Say why"):
        release_packet(packet_id=packet.pk, reason=" ", by=owner.pk, at=AT)
    release_packet(packet_id=packet.pk, reason="quoted by the agent itself", by=owner.pk, at=AT)

    assert label(work_of(packet)[0]).version == 1
    with pytest.raises(Refused, match="gone out already"):
        release_packet(packet_id=packet.pk, reason="again", by=owner.pk, at=AT)


def test_the_reliance_schema_can_be_labelled() -> None:
    packet = make_packet(schema=schema("reliance"))

    saved = label(work_of(packet)[0], {"label": "ADOPT", "warned": False, "unresolvable": False})

    assert saved.values["label"] == "ADOPT"
    assert Assignment.objects.get(pk=saved.assignment_id).is_complete
    with pytest.raises(BadInput, match="CORRECT, ADOPT"):
        label(work_of(packet)[0], {"label": "maybe"})
    assert Label.objects.count() == 1


def test_the_number_of_queries_does_not_grow_with_the_packet(
    django_assert_max_num_queries,
) -> None:
    study = make_corpus(n_tasks=20)
    people = [make_user()]

    with django_assert_max_num_queries(70):
        make_packet(study=study, annotators=people, slug="small", plan=Plan(size=4))
    with django_assert_max_num_queries(70):
        make_packet(study=study, annotators=people, slug="large")


@pytest.fixture
def study() -> Study:
    return make_corpus()


def build(*more: str) -> None:
    call_command("build_packet", *more)


def test_the_command_prints_the_manifests_hash(study: Study, capsys) -> None:
    build(
        "--study", study.slug, "--packet", "p1", "--annotators", "a1", "a2",
        "--create-annotators", "--seed", "3",
    )  # fmt: skip

    packet = Packet.objects.get(slug="p1")
    assert capsys.readouterr().out == f"{packet.manifest_hash}\n"
    assert not User.objects.get(username="a1").has_usable_password()


def test_the_command_takes_the_options_of_sampling(study: Study, tmp_path: Path) -> None:
    excluded = tmp_path / "excluded.txt"
    excluded.write_text("# development\nnum-00\n\n")

    build(
        "--study", study.slug, "--packet", "p1", "--annotators", "a1", "--create-annotators",
        "--size", "8", "--stratify", "suite", "--pairs", "environment,method",
        "--exclude-tasks", str(excluded), "--seed", "3",
    )  # fmt: skip

    packet = Packet.objects.get(slug="p1")
    runs = ItemMapping.objects.filter(item__packet=packet)
    assert packet.n_items == 8
    assert "num-00" not in set(runs.values_list("trajectory__task__task_id", flat=True))
    assert packet.freeze_record.sampling["seed"] == 3


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--study", "nosuch"], "no study 'nosuch'"),
        (["--annotators", "nobody"], "no person nobody"),
        (["--schema", "nosuch"], "neither a shipped schema"),
        (["--size", "99"], "must lie in"),
        (["--exclude-tasks", "/nosuch"], "cannot be read"),
    ],
)
def test_the_command_refuses_in_one_sentence(study: Study, arguments: list[str], says: str) -> None:
    make_user(username="known")
    defaults = ["--study", study.slug, "--packet", "p1", "--annotators", "known"]

    with pytest.raises(CommandError, match=says) as refusal:
        build(*defaults, *arguments)

    assert "\n" not in str(refusal.value)
    assert not Packet.objects.exists()


def test_the_command_releases_a_packet_with_a_reason() -> None:
    packet = make_packet(study=telling_corpus())

    call_command("release_packet", "--packet", packet.slug, "--reason", "only a role")

    packet.refresh_from_db()
    assert packet.release_reason == "only a role"
    assert packet.released_at is not None
    with pytest.raises(CommandError, match="gone out already"):
        call_command("release_packet", "--packet", packet.slug, "--reason", "again")


def test_the_command_publishes_the_shipped_codebook_where_there_is_none(study: Study) -> None:
    Codebook.objects.all().delete()

    build("--study", study.slug, "--packet", "p1", "--annotators", "a1", "--create-annotators")

    assert Codebook.objects.get().text.startswith("# Codebook, version 1")


def test_slug_that_another_request_has_taken_meanwhile_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    study, people = make_corpus(), [make_user()]
    whole = packets.freeze

    def overtaken(spec: PacketSpec) -> Frozen:
        frozen = whole(spec)
        monkeypatch.setattr(packets, "freeze", whole)
        make_packet(study=study, annotators=people)
        return frozen

    monkeypatch.setattr(packets, "freeze", overtaken)

    with pytest.raises(BadInput, match="exists on this site"):
        make_packet(study=study, annotators=people)
    assert Packet.objects.count() == 1
