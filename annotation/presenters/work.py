"""One person's item as the labelling page draws it."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from uuid import UUID, uuid4

from django.core.cache import cache
from django.urls import reverse
from django.utils.html import json_script
from markupsafe import Markup

from annotation.presenters import panel
from annotation.presenters.beside import Cause, Feedback, Guess, OtherRows
from annotation.presenters.drawing import drawn
from annotation.presenters.timeline import trajectory
from annotation.queries import Desk, DeskItem

# Longer ones are drawn again each time: a process keeps some hundred of them in memory.
KEPT_CHARS = 300_000
PREFIX = {"labelling": "annotate", "adjudication": "adjudicate", "review": "review"}


def url(desk: Desk, name: str, *args: object) -> str:
    """The address of a page of this desk: `annotate_item`, `adjudicate_submit` and so on."""
    ending = f"_{name}" if name else ""
    return _address(f"{PREFIX[desk.purpose]}{ending}", desk.slug, *args)


@lru_cache(maxsize=4_096)
def _address(name: str, *args: object) -> str:
    """Kept, since an item names eight addresses of its desk, and most of them stay."""
    return reverse(f"annotation:{name}", args=args)


@dataclass(frozen=True)
class Work:
    """Everything that the fragment `_work` shows."""

    purpose: str
    kind: str
    code: str
    position: int
    n_items: int
    n_done: int
    version: int
    manifest: str
    review_field: str
    codebook_version: int
    is_complete: bool
    is_locked: bool
    is_stale_codebook: bool
    rows: tuple[panel.Row, ...]
    note: str
    evidence: list[dict[str, Any]]
    hints_now: tuple[str, ...]
    form_key: UUID
    trajectory_html: Markup
    url: str
    save_url: str
    guess_url: str
    previous_url: str
    next_url: str
    first_url: str
    finish_url: str
    home_url: str
    codebook_url: str
    disputed: tuple[str, ...] = ()
    causes: tuple[Cause, ...] = ()
    others: OtherRows | None = None
    feedback: Feedback | None = None
    guess: Guess | None = None
    why_here: str = ""

    @property
    def evidence_json(self) -> str:
        return json.dumps(self.evidence)

    @property
    def evidence_script(self) -> str:
        """The same as the element that the page's script reads."""
        return json_script(self.evidence, "evidence")


def work(
    desk: Desk,
    item: DeskItem,
    *,
    disputed: Sequence[str] = (),
    **more: Any,
) -> Work:
    """Present an item with its current label; `more` goes to the page as it is."""
    return Work(
        purpose=desk.purpose,
        kind=desk.kind,
        code=item.code,
        position=item.position,
        n_items=desk.n_items,
        n_done=desk.n_done,
        version=item.version,
        manifest=desk.manifest,
        review_field=desk.review_field,
        codebook_version=desk.codebook_version,
        is_complete=item.is_complete,
        is_locked=desk.is_submitted,
        is_stale_codebook=item.version > 0 and item.codebook_version != desk.codebook_version,
        rows=_rows(desk, item, disputed),
        note=item.note,
        evidence=item.evidence,
        hints_now=desk.schema.hints_for(item.values),
        form_key=uuid4(),
        trajectory_html=trajectory_html(desk, item),
        save_url=_address("label", item.assignment_id),
        guess_url=_address("guess", item.assignment_id) if more.get("guess") else "",
        disputed=tuple(disputed),
        **_urls(desk, item.position),
        **more,
    )


def _rows(desk: Desk, item: DeskItem, disputed: Sequence[str]) -> tuple[panel.Row, ...]:
    rows = panel.rows(desk.schema, item.values, asks_all=item.asks_all, disputed=disputed)
    if not desk.review_field:
        return rows
    return tuple(row for row in rows if row.key == desk.review_field)


def _urls(desk: Desk, position: int) -> dict[str, str]:
    def item(place: int) -> str:
        return url(desk, "item", place) if 1 <= place <= desk.n_items else ""

    return {
        "url": item(position),
        "previous_url": item(position - 1),
        "next_url": item(position + 1),
        "first_url": url(desk, ""),
        "finish_url": url(desk, "submit"),
        "home_url": url(desk, "home"),
        "codebook_url": url(desk, "codebook"),
    }


def trajectory_html(desk: Desk, item: DeskItem) -> Markup:
    """The reading side. The document never changes, so its hash is the name of what is kept."""
    base = url(desk, "events", item.code)
    key = f"trajectory.{item.item_hash}.{desk.purpose}"
    if (html := cache.get(key)) is None:
        html = drawn("annotation/_trajectory.jinja", run=trajectory(item.document), base=base)
        if len(html) <= KEPT_CHARS:
            cache.set(key, html, None)
    return html
