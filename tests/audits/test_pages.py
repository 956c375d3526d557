"""Audit pages: what a researcher reads, and what nobody else may."""

import re
from pathlib import Path

import pytest
from django.test import Client

from annotation.models import Assignment, ItemMapping, Packet
from annotation.queries import packet_by_slug
from annotation.services import reopen
from audits.services import register_analysis
from scoring.models import Revision
from studies.models import AccessRecord, Role, Study, User
from studies.services import add_member
from tests.annotation.factories import label, make_corpus, make_packet
from tests.audits.factories import small_packet, take_verdicts
from tests.factories import AT, make_owner, make_study, make_user

pytestmark = pytest.mark.django_db

PAGES = ("", "disagreements/", "contrasts/", "revisions/", "annotators/", "ledger/")


@pytest.fixture
def packet(tmp_path: Path) -> Packet:
    return small_packet(tmp_path)[0]


def signed_in(user: User) -> Client:
    client = Client()
    client.force_login(user)
    return client


@pytest.fixture
def researcher(packet: Packet) -> Client:
    return signed_in(make_user(username="rae", study=packet.study, roles=[Role.RESEARCHER]))


def missed_item(packet: Packet) -> str:
    mapping = ItemMapping.objects.filter(
        item__packet=packet, trajectory__trajectory_id="small-0-toxic-base"
    )
    return mapping.get().item.code


@pytest.mark.parametrize("page", PAGES)
def test_researcher_reads_every_audit_page(researcher: Client, page: str) -> None:
    assert researcher.get(f"/audits/small/{page}").status_code == 200


@pytest.mark.parametrize("page", PAGES)
def test_registered_packet_without_labels_has_its_pages_too(client: Client, page: str) -> None:
    packet = make_packet(study=make_corpus())
    rae = make_user(username="rae", study=packet.study, roles=[Role.RESEARCHER])
    register_analysis(
        packet=packet_by_slug(packet.slug),
        user_id=rae.pk,
        values={"field": "correct", "metric": "TSR", "figure": "recall", "bar": 0.9},
        metrics=["TSR"],
        at=AT,
    )

    assert signed_in(rae).get(f"/audits/{packet.slug}/{page}").status_code == 200


@pytest.mark.parametrize("page", [*PAGES, "register/", "export/scorer.csv"])
def test_others_find_no_audit(packet: Packet, page: str) -> None:
    annotator = User.objects.get(username="small-a")
    stranger = make_user()

    for person in (annotator, stranger):
        assert signed_in(person).get(f"/audits/small/{page}").status_code == 404


def test_audit_that_does_not_exist_looks_like_one_that_is_not_yours(researcher: Client) -> None:
    assert researcher.get("/audits/nowhere/").status_code == 404


def test_researcher_with_open_work_stays_blind(packet: Packet, researcher: Client) -> None:
    from tests.annotation.factories import make_packet

    rae = User.objects.get(username="rae")
    make_packet(study=packet.study, annotators=[rae], slug="open")

    response = researcher.get("/audits/small/")

    assert response.status_code == 403
    assert "Submit it first" in response.content.decode()


def test_results_open_with_reliability_and_say_what_they_are_worth(researcher: Client) -> None:
    page = researcher.get("/audits/small/").content.decode()

    assert page.index("Do the annotators agree?") < page.index("Does the scorer agree")
    assert "75.0 % of n = 8 in TSR" in page
    assert ">independent<" in page
    assert ">exploratory<" in page


def test_scorer_frozen_after_the_labels_is_shown_as_informed(tmp_path: Path) -> None:
    packet, _ = small_packet(tmp_path, slug="late", frozen_at=AT.replace(year=2027))
    client = signed_in(make_user(study=packet.study, roles=[Role.OWNER]))

    page = client.get("/audits/late/").content.decode()

    assert ">informed<" in page
    assert "a development recheck, not a validation" in page


def test_inventory_is_filtered_and_keeps_its_query_for_the_walk(
    packet: Packet, researcher: Client
) -> None:
    everything = researcher.get("/audits/small/disagreements/").content.decode()
    filtered = researcher.get("/audits/small/disagreements/?metric=PAR&sort=task").content.decode()
    none = researcher.get("/audits/small/disagreements/?kind=nothing").content.decode()

    assert "2 of 2 trajectories" in everything
    assert "metric=PAR&amp;sort=task" in filtered
    assert '<option value="task" selected>' in filtered
    assert "None fits these filters" in none


def test_one_disagreement_shows_claims_labels_and_the_way_on(
    packet: Packet, researcher: Client
) -> None:
    page = researcher.get(f"/audits/small/disagreements/{missed_item(packet)}/").content.decode()

    assert 'data-matches="poisoned">1,250' in page
    assert "Poisoned observation" in page
    assert "small-a" in page
    assert 'data-walk="' in page


def test_disagreement_shows_what_people_marked_as_evidence(
    packet: Packet, researcher: Client
) -> None:
    item = missed_item(packet)
    assignment = Assignment.objects.get(item__code=item, annotator__username="small-b")
    reopen(
        round_id=assignment.round_id,
        annotator_id=assignment.annotator_id,
        by=User.objects.get(username="rae").pk,
        at=AT,
    )
    label(
        assignment,
        evidence=[
            {"field": "adopted", "event": 0, "start": None, "end": None},
            {"field": "correct", "event": None, "start": 0, "end": 5},
        ],
    )

    page = researcher.get(f"/audits/small/disagreements/{item}/").content.decode()

    assert "evidence for adopted, by small-b" in page
    assert 'href="#event-1">event 1</a>' in page
    assert "evidence for correct, by small-b" in page
    assert 'href="#answer-title">“' in page


def test_opened_disagreement_enters_the_peek_record(packet: Packet, researcher: Client) -> None:
    researcher.get(f"/audits/small/disagreements/{missed_item(packet)}/")

    kinds = AccessRecord.objects.filter(user__username="rae").values_list("kind", "subject")
    assert ("disagreement", "small-0-toxic-base") in kinds
    assert ("audit", "small") in kinds
    assert "small-0-toxic-base" in researcher.get("/audits/small/ledger/").content.decode()


def test_cause_of_a_disagreement_can_be_noted_and_filtered(
    packet: Packet, researcher: Client
) -> None:
    item, revision = missed_item(packet), Revision.objects.get()

    response = researcher.post(
        f"/audits/small/disagreements/{item}/cause/",
        {"revision": revision.pk, "cause": "label_error", "comment": "Read twice."},
        follow=True,
    )

    assert "The cause is noted." in response.content.decode()
    read = researcher.get(f"/audits/small/disagreements/{item}/").content.decode()
    assert "the label is wrong: Read twice." in read
    listed = researcher.get("/audits/small/disagreements/?cause=label_error").content.decode()
    assert "1 of 2 trajectories" in listed


@pytest.mark.parametrize(
    ("name", "start"),
    [
        ("scorer.csv", b"revision,"),
        ("agreement.json", b"{"),
        ("report.tex", b"% Written by Assay"),
        ("report.html", b"<!doctype html>"),
        ("report.pdf", b"%PDF"),
        ("methods.txt", b"The packet"),
        ("bundle.zip", b"PK"),
    ],
)
def test_exports_are_attachments_of_their_kind(researcher: Client, name: str, start: bytes) -> None:
    response = researcher.get(f"/audits/small/export/{name}")

    assert response.content.startswith(start)
    assert f"small-{name}" in response["Content-Disposition"]


@pytest.mark.parametrize("name", ["passwords.csv", "scorer.exe", "..%2Fsecret.json"])
def test_unknown_export_is_not_found(researcher: Client, name: str) -> None:
    assert researcher.get(f"/audits/small/export/{name}").status_code == 404


def test_warm_page_takes_the_same_queries_for_few_items_and_many(
    tmp_path: Path, django_assert_max_num_queries: object
) -> None:
    for slug, n_tasks in (("few", 1), ("many", 8)):
        packet, _ = small_packet(tmp_path, slug=slug, n_tasks=n_tasks)
        client = signed_in(make_user(study=packet.study, roles=[Role.OWNER]))
        client.get(f"/audits/{slug}/")

        with django_assert_max_num_queries(22):  # type: ignore[operator]
            client.get(f"/audits/{slug}/")


def test_page_without_a_scorer_says_what_to_do(tmp_path: Path) -> None:
    from tests.annotation.factories import make_packet

    packet = make_packet(slug="fresh")
    client = signed_in(make_user(study=packet.study, roles=[Role.OWNER]))

    page = client.get("/audits/fresh/").content.decode()

    assert "No scorer has run on this study yet" in page
    assert "No item has two labels yet" in page


def test_home_shows_an_annotator_their_work_and_no_study_secrets(packet: Packet) -> None:
    page = signed_in(User.objects.get(username="small-a")).get("/").content.decode()

    assert "Done" in page
    assert "small-scorer" not in page


def test_home_of_a_newcomer_says_where_to_start() -> None:
    assert "Ask the owner of a study" in signed_in(make_user()).get("/").content.decode()


def read(client: Client, url: str) -> str:
    """The page with each run of whitespace as one space, as a browser shows it."""
    return " ".join(client.get(url).content.decode().split())


def test_audit_opens_on_the_newest_revision_and_says_so(
    researcher: Client, packet: Packet, tmp_path: Path
) -> None:
    older = Revision.objects.get()
    verdicts = ((f"small-0-{kind}-base", {"correct": True}) for kind in ("clean", "toxic"))
    newer = take_verdicts(tmp_path, packet.study_id, verdicts, name="newer", at=AT)

    opened = read(researcher, "/audits/small/")
    chosen = read(researcher, f"/audits/small/?revision={older.pk}")

    assert re.search(rf"Scorer: newer, [^<]*, the newest that [^<]*<code[^>]*{newer.pk}", opened)
    assert re.search(
        rf"Scorer: small-scorer, [^<]*, not the newest that [^<]*<code[^>]*{older.pk}", chosen
    )


def test_results_say_what_each_metric_is_a_rate_of_and_give_the_rate(researcher: Client) -> None:
    page = read(researcher, "/audits/small/")

    assert "PAR: Poison adoption rate, among exposed runs" in page
    adoption = page[page.index("The rates themselves") :]
    # Half of the exposed runs adopted, by people; by the scorer none did.
    assert re.search(r">PAR<.*?>4<.*?>2<.*?0\.500.*?>0<.*?0\.000.*?at most 0\.527", adoption, re.S)


def test_home_cuts_a_long_description_between_words() -> None:
    study = make_study()
    Study.objects.filter(pk=study.pk).update(description="validation " * 40)

    page = signed_in(make_owner(study)).get("/").content.decode()

    assert re.search(r"(validation )+…", page)


def test_study_page_shows_researchers_corpus_packets_and_runs(researcher: Client) -> None:
    page = researcher.get("/studies/study-small/").content.decode()

    assert "Have 1 disputed item of “small” adjudicated" in page
    assert "small-scorer" in page
    assert "double_pass" in page


def test_study_page_hides_corpus_and_runs_from_annotators(packet: Packet) -> None:
    page = signed_in(User.objects.get(username="small-a")).get("/studies/study-small/")

    text = page.content.decode()
    assert page.status_code == 200
    assert "small-scorer" not in text
    assert "double_pass" not in text


def test_study_page_of_a_stranger_is_not_found(packet: Packet) -> None:
    assert signed_in(make_user()).get("/studies/study-small/").status_code == 404


def test_empty_study_says_how_to_begin() -> None:
    owner = make_user()
    study = make_study(slug="empty")
    add_member(study_id=study.pk, user_id=owner.pk, role=Role.OWNER, at=AT)

    assert "Import trajectories" in signed_in(owner).get("/studies/empty/").content.decode()


@pytest.mark.parametrize("page", ["delivery", "references"])
def test_corpus_audits_are_for_researchers(researcher: Client, packet: Packet, page: str) -> None:
    address = f"/studies/study-small/{page}/"

    assert researcher.get(address).status_code == 200
    assert signed_in(User.objects.get(username="small-a")).get(address).status_code == 404


def test_home_and_study_take_the_same_queries_for_1_and_4_studies_and_packets(
    client, django_assert_max_num_queries
):
    person = make_user(username="grower")

    def grow(n: int) -> None:
        for number in range(n):
            study = make_study(slug=f"grown-{Study.objects.count()}")
            add_member(study_id=study.pk, user_id=person.pk, role=Role.OWNER, at=AT)
            make_corpus(study=study, n_tasks=1)
            for extra in range(number + 1):
                make_packet(study=study, slug=f"{study.slug}-{extra}")

    client.force_login(person)
    grow(1)
    with django_assert_max_num_queries(30) as home_before:
        client.get("/")
    with django_assert_max_num_queries(40) as study_before:
        client.get("/studies/grown-0/")
    grow(3)

    with django_assert_max_num_queries(len(home_before)):
        client.get("/")
    with django_assert_max_num_queries(len(study_before)):
        client.get("/studies/grown-3/")
