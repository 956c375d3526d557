"""Practice with model answers first, and the guess that comes after an item."""

import pytest

from annotation.models import ConditionGuess
from annotation.services import GoldAnswer, PacketOptions
from tests.annotation.factories import ALL_NO, finish, label, make_corpus, make_packet, work_of
from tests.factories import make_user

pytestmark = pytest.mark.django_db

GOLD = {"t-00-toxic-base": GoldAnswer(values={**ALL_NO, "correct": True}, explanation="It is so.")}


@pytest.fixture
def training(annotator):
    return make_packet(
        study=make_corpus(n_tasks=1), annotators=[annotator], slug="practice", kind="training",
        trajectory_ids=list(GOLD), gold=GOLD, title="Practice",
    )  # fmt: skip


def test_the_model_answer_comes_after_the_item_is_finished_and_not_before(
    page, training, annotator
):
    [mine] = work_of(training, annotator)
    before = page.get("/annotate/practice/1/").content.decode()
    label(mine, ALL_NO)

    after = page.get("/annotate/practice/1/").content.decode()

    assert "It is so." not in before
    assert "It is so." in after
    assert "5 of 6 fields as in the model answer" in after
    assert ">differs<" in after


def test_the_home_of_a_training_says_how_one_did(page, training, annotator):
    label(work_of(training, annotator)[0], ALL_NO)

    text = page.get("/annotate/practice/home/").content.decode()

    assert "5 of 6 fields were as in the model answers" in text
    assert "The bar is 80 of 100 fields" in text


def test_the_real_packet_opens_once_the_training_is_passed(page, training, annotator):
    make_packet(study=make_corpus(), annotators=[annotator], slug="real", training_id=training.pk)
    before = page.get("/annotate/real/", follow=True)
    finish(training, annotator, ALL_NO)

    after = page.get("/annotate/real/")

    assert before.redirect_chain == [("/annotate/real/home/", 302)]
    assert "The training “Practice” comes first" in before.content.decode()
    assert after.status_code == 200


@pytest.fixture
def guessed(annotator):
    """A packet that asks for a guess of the method, and the annotator's first item."""
    packet = make_packet(
        study=make_corpus(), annotators=[annotator, make_user()], slug="guess",
        options=PacketOptions(ask_guess="method"),
    )  # fmt: skip
    return work_of(packet, annotator)[0]


def send_guess(page, assignment, guess="base"):
    back = f"/annotate/guess/{assignment.position}/"
    sent = {"attribute": "method", "guess": guess, "back": back}
    return page.post(f"/labels/{assignment.pk}/guess/", sent)


def test_a_guess_waits_until_the_item_is_finished(page, guessed):
    answer = send_guess(page, guessed)

    assert answer.status_code == 409
    assert not ConditionGuess.objects.exists()


def test_the_first_guess_stands(page, guessed):
    label(guessed)

    answer = send_guess(page, guessed)
    send_guess(page, guessed, "double_pass")

    assert answer.url == "/annotate/guess/1/"
    assert [row.guess for row in ConditionGuess.objects.all()] == ["base"]
    assert "guess of the method is kept" in page.get("/annotate/guess/1/").content.decode()


def test_a_guess_about_another_person_s_item_is_404(page, guessed):
    theirs = next(
        r for r in work_of(guessed.round.packet) if r.annotator_id != guessed.annotator_id
    )

    assert send_guess(page, theirs).status_code == 404
