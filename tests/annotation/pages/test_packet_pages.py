"""A person's packet as a whole: its home, its codebook, handing it in."""

import pytest

from annotation.models import Submission
from annotation.services import adopt_codebook, publish_codebook
from tests.annotation.factories import label, make_corpus, make_packet, work_of
from tests.factories import AT

pytestmark = pytest.mark.django_db


def finish_all(packet, annotator):
    for row in work_of(packet, annotator):
        label(row)


def test_home_says_what_to_do_how_far_one_is_and_the_hash(page, packet, annotator):
    label(work_of(packet, annotator)[0])

    text = page.get("/annotate/pilot/home/").content.decode()

    assert "<b>1</b> of 12 items finished" in text
    assert packet.manifest_hash in text
    assert "Go on" in text
    assert 'aria-label="Item 1, finished"' in text
    assert 'aria-label="Item 2, not begun"' in text


def test_the_codebook_is_drawn_from_markdown_and_runs_nothing(page, annotator):
    study = make_corpus()
    text = "# Rules\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n<script>x</script> [y](javascript:z)"
    publish_codebook(study_id=study.pk, schema_key="six-fields", text=text, at=AT)
    make_packet(study=study, annotators=[annotator], slug="pilot")

    answer = page.get("/annotate/pilot/codebook/", headers={"HX-Request": "true"})

    drawn = answer.content.decode()
    assert "<h2>Rules</h2>" in drawn
    assert "<td>1</td>" in drawn
    assert "<script" not in drawn
    assert 'href="javascript' not in drawn


def test_handing_in_waits_for_the_last_item(page, packet):
    answer = page.post("/annotate/pilot/submit/", {"used_llm": "no"})

    assert answer.status_code == 409
    assert "12 items are not finished" in answer.content.decode()
    assert not Submission.objects.exists()


def test_handing_in_asks_whether_a_language_model_helped(page, packet, annotator):
    finish_all(packet, annotator)

    silent = page.post("/annotate/pilot/submit/", {})
    vague = page.post("/annotate/pilot/submit/", {"used_llm": "yes", "statement": " "})

    assert silent.status_code == vague.status_code == 422
    assert "Say whether a language model helped" in silent.content.decode()
    assert "Say in a sentence how" in vague.content.decode()


def test_handed_in_work_is_locked_with_its_statement(page, packet, annotator):
    finish_all(packet, annotator)

    answer = page.post(
        "/annotate/pilot/submit/", {"used_llm": "yes", "statement": "Spelling only."}, follow=True
    )

    assert "Handed in" in answer.content.decode()
    stored = Submission.objects.get()
    assert stored.used_llm is True
    assert stored.statement == "Spelling only."
    assert "Go on" not in answer.content.decode()


def test_handing_in_twice_is_refused(page, packet, annotator):
    finish_all(packet, annotator)
    page.post("/annotate/pilot/submit/", {"used_llm": "no"})

    answer = page.post("/annotate/pilot/submit/", {"used_llm": "no"})

    assert answer.status_code == 409
    assert Submission.objects.count() == 1


def test_labels_of_an_older_codebook_are_listed_to_look_at_again(page, packet, annotator):
    first, second, *_ = work_of(packet, annotator)
    label(first, {"correct": True})
    label(second, {"ambiguous": True})
    newer = publish_codebook(
        study_id=packet.study_id, schema_key="six-fields", text="# Clearer", at=AT,
        affected_fields=["correct"],
    )  # fmt: skip
    adopt_codebook(packet_id=packet.pk, version=newer.version, at=AT)

    home = page.get("/annotate/pilot/home/").content.decode()
    item = page.get("/annotate/pilot/1/").content.decode()

    assert "Item 1, judged by an older codebook" in home
    assert "Item 2, judged by an older codebook" not in home
    assert "It still holds" in item


@pytest.mark.parametrize("n_tasks", [1, 8])
def test_home_takes_the_same_queries_whatever_the_packet_s_size(
    page, annotator, n_tasks, django_assert_max_num_queries
):
    make_packet(study=make_corpus(n_tasks=n_tasks), annotators=[annotator], slug="sized")

    with django_assert_max_num_queries(10):
        page.get("/annotate/sized/home/")
