"""A person's packet as a whole, for its home and for handing in."""

from collections.abc import Sequence
from dataclasses import dataclass

from annotation.presenters.work import url
from annotation.queries import Desk, Place

SHOWN_PLACES = 400
VERBS = {"labelling": "Label", "adjudication": "Adjudicate", "review": "Review"}


@dataclass(frozen=True)
class PlaceLink:
    position: int
    url: str
    state: str


@dataclass(frozen=True)
class Overview:
    """How far the work is and where it goes on."""

    verb: str
    next_url: str
    home_url: str
    submit_url: str
    codebook_url: str
    n_left: int
    places: tuple[PlaceLink, ...]
    n_more_places: int
    to_review: tuple[PlaceLink, ...]

    @property
    def may_submit(self) -> bool:
        return self.n_left == 0


def overview(desk: Desk, places: Sequence[Place], to_review: Sequence[int] = ()) -> Overview:
    """Present the person's order; of a very long one, the part around what is to be done next.

    to_review : the places that were judged by an older codebook and have to be looked at again.
    """
    first_open = next((n for n, place in enumerate(places) if place.state != "done"), 0)
    start = max(0, min(first_open - SHOWN_PLACES // 4, len(places) - SHOWN_PLACES))
    shown = places[start : start + SHOWN_PLACES]
    return Overview(
        verb=VERBS[desk.purpose],
        next_url=url(desk, ""),
        home_url=url(desk, "home"),
        submit_url=url(desk, "submit"),
        codebook_url=url(desk, "codebook"),
        n_left=desk.n_items - desk.n_done,
        places=tuple(
            PlaceLink(place.position, url(desk, "item", place.position), place.state)
            for place in shown
        ),
        n_more_places=len(places) - len(shown),
        to_review=tuple(PlaceLink(n, url(desk, "item", n), "done") for n in to_review),
    )
