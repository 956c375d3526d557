"""Jinja2 draws the item as safely as Django draws the pages."""

from html.parser import HTMLParser

import pytest
from django.template.loader import render_to_string
from jinja2 import UndefinedError

from annotation.presenters.drawing import drawn
from annotation.presenters.timeline import trajectory
from trajectories.presenters import blocks

HOSTILE = "<script>alert('&')</script>"
OBSERVATIONS = ("", HOSTILE, f"Found:\n| a | b |\n|---|---|\n| 1 | {HOSTILE} |\n| 2 | x |\nEnd")


class Pieces(HTMLParser):
    """Tags and texts, without what white space there is between them."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[object] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, attrs))

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.found.append(data.strip())


def test_what_a_run_holds_is_escaped() -> None:
    event = {"tool": HOSTILE, "message": HOSTILE, "role": HOSTILE, "arguments": {HOSTILE: HOSTILE}}
    run = trajectory(
        {
            "query": HOSTILE,
            "answer": HOSTILE,
            "first_answer": HOSTILE,
            "references": {"clean": HOSTILE, "poisoned": HOSTILE, "aliases": [HOSTILE]},
            "events": [event | {"observation": each} for each in OBSERVATIONS],
        }
    )

    html = drawn("annotation/_trajectory.jinja", run=run, base="/x/")

    assert "<script" not in html
    assert html.count("&lt;script&gt;") > 10


def test_name_that_the_context_lacks_is_an_error() -> None:
    with pytest.raises(UndefinedError):
        drawn("annotation/_trajectory.jinja", base="/x/")


@pytest.mark.parametrize("observation", OBSERVATIONS)
def test_both_engines_draw_an_observation_alike(observation: str) -> None:
    context = {"blocks": blocks(observation) if observation else []}

    of_jinja = drawn("components/_blocks.html", **context)
    of_django = render_to_string("components/_blocks.html", context)

    assert Pieces(of_jinja).found == Pieces(of_django).found
