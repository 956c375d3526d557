"""Numbers as people read them; the figures themselves are never rounded."""

from collections.abc import Mapping
from typing import Any

from audits.stats.estimates import FLAG_SENTENCES, SENTENCES

MINUS = "\N{MINUS SIGN}"


def number(value: float | None, *, digits: int = 3, signed: bool = False) -> str:
    """A figure with a fixed number of digits and a real minus; "" for None."""
    if value is None:
        return ""
    text = f"{abs(value):.{digits}f}"
    is_zero = not float(text)
    sign = MINUS if value < 0 and not is_zero else "+" if signed and not is_zero else ""
    return sign + text


def p_value(value: float | None) -> str:
    """A p-value; never 0.000, which no p-value is. "" for None."""
    return "<0.001" if value is not None and value < 0.001 else number(value)


def percent(value: float | None, *, digits: int = 1) -> str:
    """A share as a percentage; "" for None."""
    return "" if value is None else f"{number(value * 100, digits=digits)} %"


def interval(figure: Mapping[str, Any], *, digits: int = 3, signed: bool = False) -> str:
    """Both ends in brackets; "" where there is no interval."""
    if figure["ci_low"] is None:
        return ""
    ends = (number(figure[end], digits=digits, signed=signed) for end in ("ci_low", "ci_high"))
    return f"[{', '.join(ends)}]"


def is_of_one_task(figure: Mapping[str, Any]) -> bool:
    """Whether a figure has no interval because all its rows share one task."""
    return figure.get("ci_undefined") == "too_few_clusters"


def reason(figure: Mapping[str, Any]) -> str:
    """The sentence that says why a figure is undefined; "" where it is not."""
    code = figure["undefined"]
    return SENTENCES.get(code, code.replace("_", " "))


def warnings(figure: Mapping[str, Any]) -> list[str]:
    """What must be said beside the figure."""
    said = [FLAG_SENTENCES.get(flag, flag.replace("_", " ")) for flag in figure.get("flags", ())]
    if code := figure.get("ci_undefined"):
        said.append(SENTENCES.get(code, code.replace("_", " ")))
    return said
