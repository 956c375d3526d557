"""What may be registered, declared and tagged in an audit, over plain values."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime

from studies.rules import Refused

CAUSES = {
    "scorer_missed_value": "the scorer did not find the value",
    "scorer_misread_stance": "the scorer misread what the answer concludes",
    "scorer_misread_events": "the scorer misread the tool events",
    "label_error": "the label is wrong",
    "reference_error": "the reference is wrong or incomplete",
    "codebook_gap": "the codebook does not decide this",
    "ambiguous_answer": "the answer can be read both ways",
    "other": "something else; see the comment",
}

CONTRAST = {
    "contrast_first": "method",
    "contrast_second": "method",
    "contrast_environment": "environment",
}


class RegistrationClosed(Refused):
    """The analysis can no longer be registered: somebody has seen results."""


def check_may_register(
    *,
    registered_at: datetime | None,
    unblinded_at: datetime | None,
    first_opened_at: datetime | None,
) -> None:
    """Raise `RegistrationClosed` once an analysis is registered or results were opened."""
    if registered_at:
        raise RegistrationClosed(
            f"The analysis of this packet was registered at {registered_at:%Y-%m-%d %H:%M} UTC; "
            "what is not in it is exploratory."
        )
    if opened := min(filter(None, (unblinded_at, first_opened_at)), default=None):
        raise RegistrationClosed(
            f"Results of this packet were opened at {opened:%Y-%m-%d %H:%M} UTC, so an analysis "
            "can no longer be registered; its figures are exploratory."
        )


def check_metric(key: str, known: Iterable[str]) -> None:
    """Raise unless the schema has such a metric."""
    if key not in set(known):
        raise Refused(f"There is no metric {key!r}; this packet has {', '.join(sorted(known))}.")


def check_bar(bar: float) -> None:
    """Raise unless the bar is a share."""
    if not 0 <= bar <= 1:
        raise Refused(f"The bar is a share between 0 and 1; got {bar}.")


def check_contrast(values: Mapping[str, str], known: Mapping[str, Sequence[str]]) -> None:
    """Raise unless the contrast, where there is one, names what occurs in the study."""
    for key, kind in CONTRAST.items():
        name = values.get(key)
        if name and name not in known[kind]:
            raise Refused(
                f"The study has no {kind} {name!r}; it has {', '.join(known[kind]) or 'none'}."
            )


def check_statement(statement: str) -> None:
    """Raise unless something was declared."""
    if not statement.strip():
        raise Refused("Say in a sentence what was known before the scorer was frozen.")


def check_cause(cause: str) -> None:
    """Raise unless the cause is one of CAUSES."""
    if cause not in CAUSES:
        raise Refused(f"There is no cause {cause!r}; choose one of {', '.join(CAUSES)}.")
