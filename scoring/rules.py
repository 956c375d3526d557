"""What a scorer may say, and when a run may be cancelled or resumed; plain values only."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from studies.rules import Refused
from trajectories.records import RELIANCE_FIELDS, SIX_FIELDS

FIELDS = tuple(SIX_FIELDS)
EXPOSED_ONLY = frozenset({"adopted", "detected", "validated", "recovered"})
NEEDS_REFERENCE = frozenset({"correct", "adopted", "recovered"})
STANCES = ("asserted", "rejected", "hedged", "quoted")
MATCHES = ("clean", "poisoned", "none")
MAX_REASON = 500
MAX_CLAIMS = 1000
_encode = msgspec.json.Encoder().encode


class Nonsense(ValueError):
    """A scorer returned something that is no verdict; the text says what."""


class LostLease(Refused):
    """The chunk was taken by another worker, or its run was cancelled; nothing was written."""


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """What a scorer decided on one trajectory, or why it could not."""

    correct: bool | None = None
    adopted: bool | None = None
    detected: bool | None = None
    validated: bool | None = None
    recovered: bool | None = None
    ambiguous: bool | None = None
    label: str = ""
    warned: bool | None = None
    unresolvable: bool | None = None
    exposed: bool = False
    status: str = "ok"
    reason: str = ""
    claims: list[dict[str, Any]] = field(default_factory=list)
    details: dict[str, Any] = field(default_factory=dict)


_KNOWN = frozenset(Outcome.__dataclass_fields__) | {"trajectory_id", "revision", "details"}


def is_exposed(trajectory: Mapping[str, Any]) -> bool:
    """Whether the agent met at least one poisoned observation."""
    return any(event.get("poisoned") for event in trajectory.get("events") or ())


def failed(reason: str, *, exposed: bool) -> Outcome:
    """The outcome of a trajectory that the scorer could not judge: not correct, else null."""
    text = " ".join(_storable(reason).split()) or "no reason was given"
    return Outcome(correct=False, exposed=exposed, status="failed", reason=text[:MAX_REASON])


def read_outcome(
    document: Any, *, task: Mapping[str, Any], trajectory: Mapping[str, Any]
) -> Outcome:
    """Check what a scorer returned; exposure and the need for a reference are not its to decide.

    A field that it left out is not judged. Raises `Nonsense` where a value has the wrong type or
    a claim lies outside the answer.
    """
    if not isinstance(document, dict):
        raise Nonsense(f"returned {_kind(document)}; a verdict is an object")
    if not any(name in document for name in (*FIELDS, *RELIANCE_FIELDS)):
        raise Nonsense(f"returned none of the fields {', '.join(FIELDS)}")
    if document.get("status") == "failed":
        return failed(str(document.get("reason") or ""), exposed=is_exposed(trajectory))
    exposed, referenced = is_exposed(trajectory), task.get("reference") is not None
    claims = _claims(document.get("claims"), len(trajectory.get("answer") or ""))
    decided: dict[str, Any] = {
        name: _binary(document, name) for name in (*FIELDS, "warned", "unresolvable")
    }
    return Outcome(
        **decided | _not_judged(exposed=exposed, referenced=referenced),
        label=_label(document.get("label")),
        exposed=exposed,
        status="ok" if referenced else "unreferenced",
        **_storable({"claims": claims, "details": _details(document)}),
    )


def _not_judged(*, exposed: bool, referenced: bool) -> dict[str, None]:
    names = (frozenset() if exposed else EXPOSED_ONLY) | (
        frozenset() if referenced else NEEDS_REFERENCE
    )
    return dict.fromkeys(names)


def _binary(document: Mapping[str, Any], name: str) -> bool | None:
    value = document.get(name)
    if value is None or isinstance(value, bool):
        return value
    raise Nonsense(f"{name}: must be true, false or null; got {_kind(value)}")


def _label(value: Any) -> str:
    options = RELIANCE_FIELDS["label"] or ()
    if value in (None, ""):
        return ""
    if isinstance(value, str) and value in options:
        return value
    raise Nonsense(f"label: must be one of {', '.join(options)} or null; got {_kind(value)}")


def _claims(value: Any, n_characters: int) -> list[dict[str, Any]]:
    if value is None:
        return []
    if not isinstance(value, list) or len(value) > MAX_CLAIMS:
        raise Nonsense(f"claims: must be a list of at most {MAX_CLAIMS}; got {_kind(value)}")
    for number, claim in enumerate(value):
        _check_claim(claim, f"claims[{number}]", n_characters)
    return value


def _check_claim(claim: Any, where: str, n_characters: int) -> None:
    if not isinstance(claim, dict):
        raise Nonsense(f"{where}: must be an object; got {_kind(claim)}")
    start, end = claim.get("start"), claim.get("end")
    if type(start) is not int or type(end) is not int or not 0 <= start <= end <= n_characters:
        raise Nonsense(f"{where}: start and end must lie in the answer, 0 … {n_characters}")
    for key, words in (("stance", STANCES), ("matches", MATCHES)):
        if claim.get(key, words[0]) not in words:
            raise Nonsense(f"{where}.{key}: must be one of {', '.join(words)}")


def _details(document: Mapping[str, Any]) -> dict[str, Any]:
    given = document.get("details")
    own = given if isinstance(given, dict) else {}
    return {key: value for key, value in document.items() if key not in _KNOWN} | own


def _storable(value: Any) -> Any:
    """The value without what no database stores: NUL characters and half surrogate pairs."""
    try:
        # One look at all of its text: nearly every value is returned as it is.
        if b"\\u0000" not in _encode(value):
            return value
    except (TypeError, ValueError, RecursionError):
        pass
    return _replaced(value)


def _replaced(value: Any) -> Any:
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode().replace("\x00", "\ufffd")
    if isinstance(value, list):
        return [_replaced(item) for item in value]
    if isinstance(value, dict):
        return {_replaced(key): _replaced(item) for key, item in value.items()}
    return value


def _kind(value: Any) -> str:
    if isinstance(value, list):
        return f"a list of {len(value)}"
    text = repr(value)
    return text if len(text) <= 60 else f"{type(value).__name__} {text[:50]}…"


def check_can_cancel(state: str) -> None:
    """Raise `Refused` unless the run still works."""
    if state != "running":
        raise Refused(f"This run is {state}; only a running one can be cancelled.")


def check_can_resume(state: str) -> None:
    """Raise `Refused` unless the run was stopped before its end."""
    if state not in ("cancelled", "failed"):
        raise Refused(f"This run is {state}; only a cancelled or failed one can be resumed.")
