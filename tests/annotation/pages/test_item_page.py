"""What a person reads on the labelling page, and the form that works without a script."""

import re
from uuid import uuid4

import pytest

from annotation.models import Label
from tests.annotation.factories import (
    finish,
    label,
    make_corpus,
    make_packet,
    run_record,
    schema,
    work_of,
)
from tests.factories import AT, event_record, make_study, make_user, poisoned_event, task_record
from trajectories.services import import_records

pytestmark = pytest.mark.django_db

SCRIPT = "<script>alert(1)</script>"


def at(assignment):
    return f"/annotate/pilot/{assignment.position}/"


def packet_of(events, annotator, **changes):
    """A packet of one run with these events, for the annotator."""
    study = make_corpus(n_tasks=0, study=make_study())
    run = run_record("t-1", "num-01", events=events, **changes)
    import_records(
        study_id=study.pk, tasks=[task_record()], trajectories=[run], sources=["test"], at=AT
    )
    return make_packet(study=study, annotators=[annotator], slug="one")


def without_tokens(answer):
    """The page but for its CSRF tokens, which differ every time."""
    return re.sub(r"[A-Za-z0-9]{64}", "token", answer.content.decode())


def form(packet, **changes):
    return {
        "key": str(uuid4()),
        "based_on": 0,
        "codebook_version": packet.codebook_version,
        "evidence": "[]",
        "note": "",
        "correct": "true",
        "then": "next",
    } | changes


def test_the_packet_s_address_opens_the_first_item_that_is_not_finished(page, packet, annotator):
    first, second, *_ = work_of(packet, annotator)
    label(first)

    answer = page.get("/annotate/pilot/")

    assert answer.status_code == 200
    assert f"Item {second.position}" in answer.content.decode()
    assert second.item.code in answer.content.decode()


def test_a_finished_packet_leads_to_handing_in(page, packet, annotator):
    for row in work_of(packet, annotator):
        label(row)

    answer = page.get("/annotate/pilot/")

    assert answer.status_code == 302
    assert answer.url == "/annotate/pilot/submit/"


def test_the_page_shows_question_references_events_and_answer(page, exposed):
    text = page.get(at(exposed)).content.decode()

    assert "How many orders were placed in March?" in text
    assert "Clean reference" in text
    assert "Poisoned reference" in text
    assert "SELECT COUNT(*) FROM orders" in text
    assert "Poisoned observation" in text
    assert "There were 1000 orders." in text


def test_fields_of_exposed_runs_are_not_asked_where_nothing_was_poisoned(page, unexposed):
    text = page.get(at(unexposed)).content.decode()

    assert text.count("not judged: nothing was poisoned") == 4
    assert 'name="correct"' in text
    assert 'name="adopted"' not in text


def test_the_script_gets_the_fragment_alone(page, exposed):
    answer = page.get(at(exposed), headers={"HX-Request": "true"})

    text = answer.content.decode().strip()
    assert text.startswith('<div id="_work"')
    assert "<html" not in text
    assert "HX-Request" in answer["Vary"]


def test_opening_an_item_stores_nothing(page, exposed):
    page.get(at(exposed))

    exposed.refresh_from_db()
    assert exposed.version == 0
    assert not Label.objects.exists()


def test_the_plain_form_saves_and_goes_on(page, packet, exposed):
    answer = page.post(at(exposed), form(packet, note="by hand"))

    assert answer.status_code == 302
    assert answer.url == f"/annotate/pilot/{exposed.position + 1}/"
    stored = Label.objects.get(assignment=exposed)
    assert stored.values["correct"] is True
    assert stored.note == "by hand"


def test_the_plain_form_sent_twice_is_stored_once(page, packet, exposed):
    sent = form(packet)

    page.post(at(exposed), sent)
    page.post(at(exposed), sent)

    assert Label.objects.filter(assignment=exposed).count() == 1


def test_a_stale_plain_form_is_409_and_shows_what_is_stored(page, packet, exposed):
    label(exposed, note="newer")

    answer = page.post(at(exposed), form(packet, note="older"))

    assert answer.status_code == 409
    assert "Another tab has saved this item since" in answer.content.decode()
    assert "newer" in answer.content.decode()


def test_a_submitted_item_can_be_read_but_not_changed(page, packet, annotator, exposed):
    finish(packet, annotator)

    text = page.get(at(exposed)).content.decode()

    assert "Submitted" in text
    assert "data-undo" not in text
    assert "disabled" in text


@pytest.mark.parametrize("ending", ["", "home/", "submit/", "codebook/", "1/", "events/ABC/1/"])
def test_a_packet_that_is_not_mine_is_404_like_one_that_does_not_exist(page, ending):
    make_packet(study=make_corpus(), slug="theirs")

    foreign = page.get(f"/annotate/theirs/{ending}")
    missing = page.get(f"/annotate/missing/{ending}")

    assert foreign.status_code == missing.status_code == 404
    assert without_tokens(foreign).replace("theirs", "missing") == without_tokens(missing)


def test_a_place_outside_the_order_is_404(page, packet):
    assert page.get("/annotate/pilot/0/").status_code == 404
    assert page.get("/annotate/pilot/13/").status_code == 404


def test_an_item_of_another_packet_is_404_by_its_code(page, packet):
    theirs = make_packet(study=make_corpus(), slug="theirs")
    code = theirs.items.first().code

    assert page.get(f"/annotate/pilot/events/{code}/1/").status_code == 404


def test_hostile_text_is_shown_as_text(page, annotator):
    events = [
        poisoned_event(message=SCRIPT, arguments={SCRIPT: SCRIPT})
        | {"observation": f"{SCRIPT}\u202etxt.exe", "clean_observation": SCRIPT},
        event_record(1, tool=SCRIPT, observation=f"a | b\n{SCRIPT} | 2"),
    ]
    packet_of(events, annotator, answer=f"{SCRIPT} \x1b[31m", first_answer=SCRIPT)

    text = page.get("/annotate/one/1/").content.decode()

    assert "alert(1)" in text
    assert SCRIPT not in text
    assert "\u202e" not in text
    assert "[U+202E]" in text
    assert "\x1b" not in text


def test_a_long_observation_is_folded_and_comes_whole_on_demand(page, annotator):
    packet_of([event_record(observation="line of text\n" * 90_000)], annotator)

    text = page.get("/annotate/one/1/").content.decode()
    code = page.get("/annotate/one/1/").context["work"].code
    full = page.get(f"/annotate/one/events/{code}/1/", headers={"HX-Request": "true"})
    rest = page.get(f"/annotate/one/events/{code}/1/?start=1169000")

    assert "90,001 lines, 1,170,000 characters" in text
    assert len(text) < 40_000
    assert full.content.count(b"line of text") > 4_000
    assert b"Show more" in full.content
    assert b"Show more" not in rest.content


def test_tables_in_observations_are_tables(page, annotator):
    packet_of([event_record(observation="city | n\nParis | 12\nRome | 7")], annotator)

    text = page.get("/annotate/one/1/").content.decode()

    assert '<td class="num">12</td>' in text


def test_a_poisoned_observation_is_compared_with_the_clean_one(page, exposed):
    url = f"/annotate/pilot/events/{exposed.item.code}/1/diff/"

    page_text = page.get(url).content.decode()
    fragment = page.get(url, headers={"HX-Request": "true"}).content.decode()

    assert "<mark>1000</mark>" in fragment
    assert "<mark>1250</mark>" in fragment
    assert fragment.strip() in page_text


def test_there_is_nothing_to_compare_where_nothing_was_poisoned(page, unexposed):
    url = f"/annotate/pilot/events/{unexposed.item.code}/1/diff/"

    assert page.get(url).status_code == 404


def test_a_run_without_reference_answer_or_result_says_so(page, annotator):
    study = make_corpus(n_tasks=0, study=make_study())
    run = run_record("t-1", "num-01", events=[event_record(observation=None)], answer=None)
    import_records(
        study_id=study.pk,
        tasks=[task_record(reference=None)],
        trajectories=[run],
        sources=["test"],
        at=AT,
    )
    make_packet(study=study, annotators=[annotator], slug="one")

    text = page.get("/annotate/one/1/").content.decode()

    assert "came without a reference" in text
    assert "No result was recorded" in text
    assert "ended without an answer" in text


@pytest.mark.parametrize("n_tasks", [1, 8])
def test_the_page_takes_the_same_queries_whatever_the_packet_s_size(
    page, annotator, n_tasks, django_assert_max_num_queries
):
    make_packet(study=make_corpus(n_tasks=n_tasks), annotators=[annotator], slug="sized")
    page.get("/annotate/sized/1/")

    with django_assert_max_num_queries(8):
        page.get("/annotate/sized/2/")


def test_nothing_that_is_masked_reaches_the_annotator(page, packet, exposed):
    paths = ["", "home/", "submit/", "codebook/", f"{exposed.position}/"]
    paths += [f"events/{exposed.item.code}/1/", f"events/{exposed.item.code}/1/diff/"]

    for path in paths:
        text = page.get(f"/annotate/pilot/{path}", follow=True).content.decode()
        for masked in ("canary-model-7", "canary-adapter", "double_pass", "toxic", "t-00-"):
            assert masked not in text, path


def test_a_packet_that_is_not_released_opens_no_item(page, packet):
    type(packet).objects.filter(pk=packet.pk).update(released_at=None)

    for path in ("", "1/"):
        answer = page.get(f"/annotate/pilot/{path}", follow=True)
        assert answer.redirect_chain == [("/annotate/pilot/home/", 302)]
        assert "has not gone out yet" in answer.content.decode()


def test_another_schema_has_options_and_flags(page, annotator):
    make_packet(
        study=make_corpus(), annotators=[annotator, make_user(), make_user()], slug="reliance",
        schema=schema("reliance"),
    )  # fmt: skip

    text = page.get("/annotate/reliance/1/").content.decode()

    assert 'value="ADOPT" data-slot="2"' in text
    assert 'data-field="warned"' in text
