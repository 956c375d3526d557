"""The runs' and revisions' pages: who may see what, and what they say."""

import json

import pytest
from django.test import Client
from django.urls import reverse

from scoring import tasks
from scoring.models import ScoringRun
from scoring.queries import pending_chunks
from scoring.services import start_run, work_chunk
from studies import access
from studies.models import AccessRecord, Role, Study, User
from tests.factories import AT, make_study, make_user

from .conftest import Freeze
from .scorers import EXACT

OTHER = EXACT.replace('"suspicious" in answer', '"1,250" in answer')


@pytest.fixture(autouse=True)
def _queue(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is sent: no broker in these tests."""
    monkeypatch.setattr(tasks.work_chunk, "delay", lambda *, chunk_id: None)


@pytest.fixture
def may_unmask(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has blinded work open."""
    monkeypatch.setattr(access, "_answers", [lambda user_id, study_id: ""])


@pytest.fixture
def must_stay_blind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody has blinded work open."""
    why = "You have 3 items to label in this study; submit them first."
    monkeypatch.setattr(access, "_answers", [lambda user_id, study_id: why])


@pytest.fixture
def researcher(study: Study, client: Client) -> User:
    """A signed-in researcher of the study."""
    user = make_user(study=study, roles=[Role.RESEARCHER])
    client.force_login(user)
    return user


def work_all(run: ScoringRun) -> None:
    """Work all of the run."""
    for chunk_id in pending_chunks(run.pk):
        work_chunk(chunk_id=chunk_id)


def address(name: str, study: Study, *args: object) -> str:
    """The path of one of our pages."""
    return reverse(f"scoring:{name}", args=[study.slug, *args])


def test_starting_a_run_leads_to_its_progress(
    study: Study, frozen: Freeze, client: Client, researcher: User
) -> None:
    revision = frozen()

    response = client.post(
        address("start", study), {"revision": revision.pk, "reference_version": 1}, follow=True
    )

    run = ScoringRun.objects.get()
    assert response.redirect_chain == [(address("run", study, run.pk), 302)]
    text = response.content.decode()
    assert "<b>0</b> of 12 trajectories judged" in text
    assert "waiting for a worker" in text
    assert "Cancel the run" in text


def test_a_form_without_a_revision_comes_back_with_its_errors(
    study: Study, frozen: Freeze, client: Client, researcher: User
) -> None:
    frozen()

    response = client.post(address("start", study), {"reference_version": 1})

    assert response.status_code == 422
    assert "This field is required." in response.content.decode()


def test_the_progress_fragment_polls_only_while_the_run_is_open(
    run: ScoringRun, study: Study, client: Client, researcher: User
) -> None:
    headers = {"HX-Request": "true"}
    path = address("run", study, run.pk)

    open_text = client.get(path, headers=headers).content.decode()
    work_all(run)
    done_text = client.get(path, headers=headers).content.decode()

    assert open_text.lstrip().startswith('<div id="_run_progress"')
    assert 'hx-trigger="every 2s"' in open_text
    assert "hx-trigger" not in done_text
    assert "<b>12</b> of 12" in done_text
    assert "See the verdicts" in done_text


def test_cancel_and_resume_from_the_page(
    run: ScoringRun, study: Study, client: Client, researcher: User
) -> None:
    cancelled = client.post(address("cancel", study, run.pk), follow=True).content.decode()
    assert "Resume the run" in cancelled

    resumed = client.post(address("resume", study, run.pk), follow=True).content.decode()
    assert "Cancel the run" in resumed

    again = client.post(address("resume", study, run.pk), follow=True).content.decode()
    assert "only a cancelled or failed one can be resumed" in again


@pytest.mark.usefixtures("may_unmask")
def test_verdicts_show_rates_and_the_opening_is_recorded(
    run: ScoringRun, study: Study, client: Client, researcher: User
) -> None:
    work_all(run)

    response = client.get(address("verdicts", study, run.pk), {"by": "method"})

    text = response.content.decode()
    assert response.status_code == 200
    assert "The scorer judged every trajectory." in text
    assert "double_pass" in text
    record = AccessRecord.objects.get()
    assert (record.user, record.kind, record.subject) == (researcher, "verdicts", str(run.pk))


@pytest.mark.usefixtures("may_unmask")
def test_verdicts_download_as_json_lines(
    run: ScoringRun, study: Study, client: Client, researcher: User
) -> None:
    work_all(run)

    response = client.get(address("verdict-file", study, run.pk))

    rows = [json.loads(line) for line in b"".join(response.streaming_content).splitlines()]
    assert len(rows) == 12
    assert {row["status"] for row in rows} == {"ok"}


@pytest.mark.usefixtures("must_stay_blind")
@pytest.mark.parametrize("name", ["verdicts", "verdict-file"])
def test_who_has_blinded_work_sees_progress_but_no_verdict(
    run: ScoringRun, study: Study, client: Client, researcher: User, name: str
) -> None:
    work_all(run)

    refused = client.get(address(name, study, run.pk))

    assert refused.status_code == 403
    assert "submit them first" in refused.content.decode()
    assert client.get(address("run", study, run.pk)).status_code == 200
    assert not AccessRecord.objects.exists()


@pytest.mark.usefixtures("may_unmask")
def test_two_runs_are_compared_decision_by_decision(
    study: Study, frozen: Freeze, client: Client, researcher: User
) -> None:
    first, second = (
        start_run(study_id=study.pk, revision_id=frozen(source).pk, at=AT)
        for source in (EXACT, OTHER)
    )
    work_all(first)
    work_all(second)

    text = client.get(address("compare", study, first.pk, second.pk)).content.decode()

    assert "6 of 12 trajectories were decided differently" in text
    assert "detected: no → yes" in text


def test_a_revision_shows_source_lineage_and_diff(
    study: Study, frozen: Freeze, client: Client, researcher: User
) -> None:
    first, second = frozen(), frozen(OTHER)

    page = client.get(address("revision", study, second.pk)).content.decode()
    diff = client.get(address("diff", study, second.pk), {"other": first.pk}).content.decode()

    assert "frozen/scorer.py" in page
    assert "What changed" in page
    assert second.pk in page
    assert 'data-kind="added"' in diff
    assert "&quot;1,250&quot; in answer" in diff


def test_a_long_change_is_shown_in_part_and_those_after_it_folded(
    study: Study, researcher: User, client: Client, frozen: Freeze
) -> None:
    table = "".join(f"# {i}\n" for i in range(1500))
    first, second = frozen(), frozen(table + EXACT)

    page = client.get(address("diff", study, second.pk), {"other": first.pk}).content.decode()

    assert "changed, 1,500 lines added, 0 lines removed" in page
    assert page.count('data-kind="added"') < 500
    assert "more lines are not shown" in page
    assert address("archive", study, second.pk) in page


def test_source_is_text_and_never_markup(
    study: Study, frozen: Freeze, client: Client, researcher: User
) -> None:
    revision = frozen(EXACT + "# <script>alert(1)</script>\n")
    path = address("source", study, revision.pk, "frozen/scorer.py")

    linked = client.get(address("revision", study, revision.pk)).content.decode()
    page = client.get(path).content.decode()
    unfolded = client.get(path, headers={"HX-Request": "true"}).content.decode()

    assert f'href="{path}"' in linked
    assert "<html" in page
    assert "<html" not in unfolded
    for text in (page, unfolded):
        assert "<script>alert(1)" not in text
        assert "&lt;script&gt;alert(1)" in text


def test_a_file_that_a_revision_lacks_is_not_found(
    study: Study, frozen: Freeze, client: Client, researcher: User
) -> None:
    path = address("source", study, frozen().pk, "frozen/other.py")

    assert client.get(path).status_code == 404


def test_the_archive_downloads_with_its_id_as_name(
    study: Study, frozen: Freeze, client: Client, researcher: User
) -> None:
    revision = frozen()

    response = client.get(address("archive", study, revision.pk))

    assert response["Content-Disposition"] == f'attachment; filename="{revision.pk}.zip"'
    assert response.content == bytes(revision.archive)


@pytest.mark.usefixtures("may_unmask")
@pytest.mark.parametrize("roles", [[Role.ANNOTATOR], [Role.ADJUDICATOR], []])
def test_annotators_and_strangers_find_none_of_the_pages(
    run: ScoringRun, study: Study, client: Client, roles: list[str]
) -> None:
    client.force_login(make_user(study=study, roles=roles))

    for name, *args in (
        ("runs",), ("run", run.pk), ("verdicts", run.pk), ("verdict-file", run.pk),
        ("compare", run.pk, run.pk), ("revisions",), ("revision", run.revision_id),
        ("diff", run.revision_id), ("archive", run.revision_id),
        ("source", run.revision_id, "frozen/scorer.py"),
    ):  # fmt: skip
        assert client.get(address(name, study, *args)).status_code == 404, name
    for name, *args in (("start",), ("cancel", run.pk), ("resume", run.pk)):
        assert client.post(address(name, study, *args)).status_code == 404, name


@pytest.mark.usefixtures("may_unmask")
def test_a_run_of_another_study_is_not_found(run: ScoringRun, client: Client) -> None:
    other = make_study()
    client.force_login(make_user(study=other, roles=[Role.OWNER]))

    assert client.get(address("run", other, run.pk)).status_code == 404
    assert client.get(address("verdicts", other, run.pk)).status_code == 404


def test_lists_take_the_same_queries_for_one_run_and_for_many(
    study: Study,
    frozen: Freeze,
    client: Client,
    researcher: User,
    django_assert_max_num_queries: object,
) -> None:
    for number in range(5):
        start_run(study_id=study.pk, revision_id=frozen(EXACT + f"# {number}\n").pk, at=AT)

    with django_assert_max_num_queries(14):
        client.get(address("runs", study))
