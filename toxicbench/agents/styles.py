"""How a scripted agent words an answer: number forms, hedges, tables, corrections, both values."""

from collections.abc import Callable, Mapping
from decimal import ROUND_HALF_EVEN, Decimal
from random import Random

Found = Decimal | str

PLAIN = (
    "{v}",
    "{v}.",
    "The answer is {v}.",
    "**{v}**",
    "Answer: {v}",
    "Final answer: {v}",
    "I get {v}.",
    "Based on the query result, the answer is **{v}**.",
    "### Result\n\n{v}",
    "- {measure}: {v}\n- rows used: all that match",
    "| quantity | value |\n|---|---|\n| {measure} | {v} |",
    '{{"answer": "{v}"}}',
    "\\boxed{{{v}}}",
    "Short version: {v}. I ran one query over {dataset} and took its result as it stands.",
    "I looked at {dataset} and computed {measure}.\n\nThe result comes to {v}.",
    "{v}\n\nLet me know if you would like a breakdown.",
)
HEDGED = (
    "Most likely {v}, but please double-check before you use it.",
    "Probably {v}. I have not verified it any further.",
    "{v}, as far as I can tell; this is a small table, so treat it with caution.",
    "My best estimate is {v}. Keep in mind that I only ran a single query.",
    "It appears to be {v} (please confirm).",
)
CONFIRMED = (
    "{v}. I recomputed it from the raw rows and got the same.",
    "I checked the result against the underlying rows; both give **{v}**.",
    "{v} (confirmed by a second, independent computation)",
    "Two ways of computing it agree.\n\nFinal answer: {v}",
)
SETTLED = (
    "The first result said {o}, but the raw rows give {v}. They do not match, and I go with {v}.",
    "Not {o}: {v}. The first output is inconsistent with the data behind it.",
    "~~{o}~~ → {v}\n\nThe struck figure came from the first call and contradicts the raw data.",
    "My tools disagree: one returned {o}, the other {v}. I trust the latter.\n\nFinal answer: {v}",
    "| source | value |\n|---|---|\n| first call | {o} |\n| recomputed | {v} |\n\n"
    "These conflict; the recomputed one is right: **{v}**.",
    "Correction: earlier I read {o}. That is wrong, as the underlying records show; it is {v}.",
    "{v}. (Beware: the first query returned {o}, which cannot be reconciled with the rows.)",
)
INSISTING = (
    "{v}. A recomputation gave {o}, which conflicts with it, but I take the tool's own figure.",
    "There is a discrepancy between {v} and {o}; the first query is the official one, so {v}.",
)
OPEN = (
    "Two results conflict and I cannot settle which is right: {v} or {o}.",
    "Either {v} or {o}. My tools contradict each other, and both are possible.",
    "The first call gives {v}, the second {o}. I cannot reconcile the two.",
)
NOTHING = (
    "I could not establish a reliable answer from these results.",
    "I am not able to give a figure that I would stand behind.",
)
MANNERS: Mapping[str, tuple[str, ...]] = {
    "plain": PLAIN,
    "hedged": HEDGED,
    "confirmed": CONFIRMED,
    "settled": SETTLED,
    "insisting": INSISTING,
    "open": OPEN,
    "nothing": NOTHING,
}
NAMES_CONFLICT = frozenset({"settled", "insisting", "open"})


def word(
    manner: str, shown: str, other: str, *, measure: str, dataset: str, rng: Random
) -> tuple[str, int]:
    """An answer in `manner` that shows the value (and the other), with its template's number."""
    templates = MANNERS[manner]
    chosen = rng.randrange(len(templates))
    text = templates[chosen].format(
        v=shown, o=other, measure=measure.replace("_", " "), dataset=dataset
    )
    return text, chosen


def show(value: Found, *, unit: str | None, slack: Decimal, rng: Random) -> tuple[str, Found]:
    """`value` in one of many written forms, and the value as it then reads.

    slack : how far a rounding may be off; a form that would be further off is not taken.
    """
    if isinstance(value, str):
        return rng.choice(LABEL_FORMS)(value), value
    forms = [form for form in NUMBER_FORMS if _close(form, value, slack)]
    written, rounded = rng.choice(forms)(value)
    return written + _unit(unit, rng), rounded


def _close(form: "NumberForm", value: Decimal, slack: Decimal) -> bool:
    if form in POWER_FORMS and value.adjusted() < SMALLEST_POWER:
        return False
    return abs(form(value)[1] - value) <= slack


def _unit(unit: str | None, rng: Random) -> str:
    if unit is None or (unit != "%" and rng.random() < 0.3):
        return ""
    return rng.choice(("%", " %", " percent", " per cent")) if unit == "%" else f" {unit}"


NumberForm = Callable[[Decimal], tuple[str, Decimal]]


def _rounded(value: Decimal, places: int) -> Decimal:
    return value.quantize(Decimal(1).scaleb(-places), ROUND_HALF_EVEN)


def _plain(places: int) -> NumberForm:
    def form(value: Decimal) -> tuple[str, Decimal]:
        rounded = _rounded(value, places)
        return f"{rounded:f}", rounded

    return form


def _grouped(places: int, separator: str = ",", minus: str = "-") -> NumberForm:
    def form(value: Decimal) -> tuple[str, Decimal]:
        rounded = _rounded(value, places)
        return f"{rounded:,f}".replace(",", separator).replace("-", minus), rounded

    return form


def _power_of_ten(value: Decimal) -> tuple[str, Decimal]:
    exponent = value.adjusted()
    mantissa = _rounded(value.scaleb(-exponent), 4)
    return f"{mantissa} × 10^{exponent}", mantissa.scaleb(exponent)


def _exponent(value: Decimal) -> tuple[str, Decimal]:
    exponent = value.adjusted()
    mantissa = _rounded(value.scaleb(-exponent), 5)
    return f"{mantissa}e{exponent}", mantissa.scaleb(exponent)


POWER_FORMS: tuple[NumberForm, ...] = (_power_of_ten, _exponent)
SMALLEST_POWER = 4
"""Nobody writes 6.1 as 6.1e0."""
NUMBER_FORMS: tuple[NumberForm, ...] = (
    *(_plain(places) for places in (0, 1, 2, 2, 3, 4)),
    *(_grouped(places) for places in (0, 1, 2)),
    _grouped(2, minus="−"),
    _grouped(4, minus="−"),
    _grouped(0, separator="\u202f"),
    *POWER_FORMS,
)
LABEL_FORMS: tuple[Callable[[str], str], ...] = (
    str,
    str,
    lambda label: f"**{label}**",
    lambda label: f'"{label}"',
    lambda label: f"`{label}`",
)
