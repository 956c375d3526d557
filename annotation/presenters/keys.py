"""The keys of the labelling page and what a person may change about them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

N_FIELD_KEYS = 9


@dataclass(frozen=True)
class Key:
    """One action of the page, the key that does it, and what it does in words."""

    action: str
    key: str
    text: str


_FIELD_KEYS = tuple(Key(f"field.{n}", str(n), f"Field {n}") for n in range(1, N_FIELD_KEYS + 1))
_KEYS = (
    *_FIELD_KEYS,
    Key("rest_no", "0", "Every field that is still open: no"),
    Key("yes", "y", "The marked field: yes, and on to the next"),
    Key("no", "n", "The marked field: no, and on to the next"),
    Key("next", "j", "Next item (also Enter and →)"),
    Key("previous", "k", "Previous item (also ←)"),
    Key("first", "u", "First item that is not finished"),
    Key("undo", "z", "Undo, across items"),
    Key("note", "m", "Write a note (Esc leaves it)"),
    Key("event_next", "s", "Next event"),
    Key("event_previous", "w", "Previous event"),
    Key("poisoned", "p", "Next poisoned observation"),
    Key("answer", "a", "Final answer"),
    Key("unfold", "o", "Unfold or fold the long observations"),
    Key("compare", "d", "Compare poisoned observations with the clean ones"),
    Key("evidence", "e", "Mark the event in view as evidence for the marked field"),
    Key("codebook", "g", "Codebook"),
)
_CAUSE_KEYS = (
    Key("cause.slip", "l", "The annotators differed by a slip"),
    Key("cause.codebook", "c", "They differed over an unclear codebook"),
    Key("cause.hard", "h", "They differed over a hard item"),
    Key("cause.evidence", "v", "They differed for want of evidence"),
)
FIXED = (
    Key("shift", "⇧", "With a field's key: no at once (the key alone: yes, again for no)"),
    Key("fields", "↑ ↓", "Previous or next field"),
    Key("clear", "⌫", "Clear the marked field"),
    Key("keys", "?", "These keys"),
)
DEFAULTS = {key.action: key.key for key in (*_KEYS, *_CAUSE_KEYS)}
RESERVED = frozenset({"?"})


def keymap(preferences: Mapping[str, Any]) -> dict[str, str]:
    """Action → key, with the person's own keys over the defaults.

    A key that a person gave to another action is no longer a default: then the action has none.
    """
    own = preferences.get("keys")
    own = {action: str(key) for action, key in own.items()} if isinstance(own, Mapping) else {}
    taken = {key for action, key in own.items() if action in DEFAULTS}
    return {
        action: own.get(action, "" if key in taken else key) for action, key in DEFAULTS.items()
    }


def described(
    preferences: Mapping[str, Any], *, slots: Sequence[str] | None = None, causes: bool = True
) -> list[Key]:
    """Every key with its meaning.

    slots : what the field keys of a schema stand for.
    causes : whether the causes of a dispute are asked for.
    """
    keys = keymap(preferences)
    named = _FIELD_KEYS if slots is None else _FIELD_KEYS[: len(slots)]
    fields = [
        Key(key.action, keys[key.action], slots[n] if slots else key.text)
        for n, key in enumerate(named)
    ]
    rest = _KEYS[N_FIELD_KEYS:] + (_CAUSE_KEYS if causes else ())
    others = [Key(key.action, keys[key.action], key.text) for key in rest]
    return fields + others + list(FIXED)
