"""The corpus pages: for researchers, quick, and hostile text is only text."""

import pytest
from django.test import Client
from django.urls import reverse

from studies.models import AccessRecord, Role
from tests import factories
from trajectories.services import import_records

pytestmark = pytest.mark.django_db


@pytest.fixture
def study():
    study = factories.make_study(slug="corpus")
    factories.make_corpus(study, n_tasks=3)
    return study


@pytest.fixture
def researcher(study, client: Client) -> Client:
    client.force_login(factories.make_user(study=study, roles=[Role.RESEARCHER]))
    return client


def test_list_shows_runs_and_records_the_access(researcher, study) -> None:
    page = researcher.get(reverse("trajectories:list", args=["corpus"])).content.decode()

    assert "num-01-toxic-base" in page
    assert AccessRecord.objects.get().kind == AccessRecord.Kind.TRAJECTORY


def test_list_is_filtered_and_says_when_nothing_fits(researcher, study) -> None:
    address = reverse("trajectories:list", args=["corpus"])

    some = researcher.get(address, {"environment": "toxic", "method": "base"}).content.decode()
    none = researcher.get(address, {"task": "no-such"}).content.decode()

    assert "num-01-toxic-base" in some
    assert "num-01-clean-base" not in some
    assert "No run fits these filters" in none


def test_htmx_gets_the_table_alone(researcher, study) -> None:
    reply = researcher.get(
        reverse("trajectories:list", args=["corpus"]), headers={"HX-Request": "true"}
    )

    assert reply.content.decode().strip().startswith('<div id="_trajectory_table">')


def test_list_takes_the_same_queries_for_3_and_30_runs(
    researcher, study, django_assert_max_num_queries
) -> None:
    address = reverse("trajectories:list", args=["corpus"])
    with django_assert_max_num_queries(20) as few:
        researcher.get(address)
    import_records(
        study_id=study.pk,
        tasks=[],
        trajectories=[factories.trajectory_record(f"more-{n}") for n in range(30)],
        sources=["test"],
        at=factories.AT,
    )

    with django_assert_max_num_queries(len(few)):
        researcher.get(address)


@pytest.mark.parametrize("role", [Role.ANNOTATOR, Role.ADJUDICATOR])
def test_corpus_is_404_for_who_labels(client, study, role) -> None:
    client.force_login(factories.make_user(study=study, roles=[role]))

    for name in ("list", "imports"):
        assert client.get(reverse(f"trajectories:{name}", args=["corpus"])).status_code == 404
    detail = reverse("trajectories:detail", args=["corpus", "num-01-toxic-base"])
    assert client.get(detail).status_code == 404


def test_run_page_shows_poison_and_clean_side(researcher, study) -> None:
    page = researcher.get(
        reverse("trajectories:detail", args=["corpus", "num-01-toxic-base"])
    ).content.decode()

    assert "poisoned" in page
    assert "What an honest tool would have returned" in page


def test_markup_in_a_run_is_shown_as_text(researcher, study) -> None:
    hostile = '<script>alert(1)</script><img src="http://evil.example/x">'
    import_records(
        study_id=study.pk,
        tasks=[],
        trajectories=[factories.trajectory_record("bad", answer=hostile)],
        sources=["test"],
        at=factories.AT,
    )

    page = researcher.get(reverse("trajectories:detail", args=["corpus", "bad"])).content.decode()

    assert hostile not in page
    assert "&lt;script&gt;" in page


def test_events_count_from_one_and_a_table_that_is_cut_is_there_as_it_came(
    researcher, study
) -> None:
    rows = "".join(f"{k},{k * k}\n" for k in range(300))
    call = factories.event_record(
        arguments={"table": "orders", "limit": 5}, observation=f"id,total\n{rows}"
    )
    import_records(
        study_id=study.pk,
        tasks=[],
        trajectories=[factories.trajectory_record("long", events=[call])],
        sources=["test"],
        at=factories.AT,
    )

    page = researcher.get(reverse("trajectories:detail", args=["corpus", "long"])).content.decode()

    assert 'id="event-1"' in page
    assert "<dt>limit</dt>" in page
    assert ">total</th>" in page
    assert "100 more rows are not drawn here." in page
    assert "299,89401" in page


def test_unknown_run_is_404(researcher, study) -> None:
    reply = researcher.get(reverse("trajectories:detail", args=["corpus", "nothing"]))

    assert reply.status_code == 404


def test_imports_are_listed(researcher, study) -> None:
    page = researcher.get(reverse("trajectories:imports", args=["corpus"])).content.decode()

    assert "made for a test" in page
