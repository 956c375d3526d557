"""What a person may change about the pages, and that it stays theirs."""

import pytest

from annotation.presenters import keys
from tests.factories import make_user

pytestmark = pytest.mark.django_db


def form(**changes):
    chosen = {f"key.{action}": key for action, key in keys.DEFAULTS.items()}
    return {"theme": "dark", "size": "l", "density": "compact"} | chosen | changes


def test_preferences_are_kept_and_the_pages_follow(page, annotator):
    page.post("/preferences/", form(auto_advance="on"))

    annotator.refresh_from_db()
    assert annotator.preferences["auto_advance"] is True
    text = page.get("/preferences/").content.decode()
    assert 'data-theme="dark"' in text
    assert 'data-size="l"' in text


def test_a_key_of_one_s_own_reaches_the_labelling_page(page, packet):
    page.post("/preferences/", form(**{"key.next": "x"}))

    settings = page.get("/annotate/pilot/1/").context["settings"]

    assert settings["keys"]["next"] == "x"
    assert settings["keys"]["previous"] == "k"


def test_one_key_cannot_do_two_things(page, annotator):
    answer = page.post("/preferences/", form(**{"key.next": "k"}))

    assert answer.status_code == 422
    assert "already does" in answer.content.decode()
    annotator.refresh_from_db()
    assert annotator.preferences == {}


def test_the_question_mark_keeps_its_meaning(page):
    answer = page.post("/preferences/", form(**{"key.next": "?"}))

    assert answer.status_code == 422


def test_the_first_keys_come_back(page, annotator):
    page.post("/preferences/", form(**{"key.next": "x"}))
    page.post("/preferences/", {"reset": "keys"})

    annotator.refresh_from_db()
    assert annotator.preferences["keys"] == {}
    assert annotator.preferences["theme"] == "dark"


def test_the_theme_switch_returns_to_the_page_that_asked(page, annotator):
    answer = page.post("/appearance/", {"theme": "light", "next": "/preferences/?x=1"})

    assert answer.url == "/preferences/?x=1"
    annotator.refresh_from_db()
    assert annotator.preferences["theme"] == "light"


def test_the_theme_switch_sends_nobody_to_another_site(page):
    answer = page.post("/appearance/", {"theme": "light", "next": "https://elsewhere.invalid/"})

    assert answer.url == "/preferences/"


def test_one_person_s_preferences_are_not_another_s(page):
    other = make_user()
    page.post("/preferences/", form())

    other.refresh_from_db()
    assert other.preferences == {}


def test_own_key_is_taken_from_an_action_that_had_it_by_default():
    keymap = keys.keymap({"keys": {"undo": "l"}})

    assert (keymap["undo"], keymap["cause.slip"], keymap["cause.hard"]) == ("l", "", "h")


def test_two_actions_can_swap_their_keys():
    keymap = keys.keymap({"keys": {"next": "k", "previous": "j"}})

    assert (keymap["next"], keymap["previous"]) == ("k", "j")


@pytest.mark.parametrize("causes", [True, False])
def test_keys_of_the_causes_are_listed_where_these_are_asked(causes):
    actions = {key.action for key in keys.described({}, causes=causes)}

    assert ("cause.slip" in actions) is causes
