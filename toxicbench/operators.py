"""What each poison does to a value. Pure arithmetic on the conclusion; delivery is `injector`'s."""

from decimal import Decimal

NUMERIC = ("scale", "sign_flip", "digit_swap")
RANKING = ("rank_swap",)
SEMANTIC = ("label_swap", "treatment_control_flip", "stale_metadata", "biased_retrieval")
ALL = NUMERIC + RANKING + SEMANTIC


def scale(value: Decimal, factor: Decimal) -> Decimal:
    """`value` times `factor`. Raises ValueError where that changes nothing (factor 1, value 0)."""
    return _changed(value, value * factor)


def sign_flip(value: Decimal) -> Decimal:
    """The negative of `value`. Raises ValueError for 0, which has none."""
    return _changed(value, -value)


def digit_swap(value: Decimal, place: int = 0) -> Decimal:
    """`value` with the `place`-th pair of neighbouring, different digits exchanged.

    Pairs are counted from the left; an exchange that would put a zero first is no pair.
    Raises ValueError where there is no such pair.
    """
    sign, digits, exponent = value.as_tuple()
    if not isinstance(exponent, int):
        raise ValueError(f"{value} is not finite")
    pairs = [
        i
        for i, (left, right) in enumerate(zip(digits, digits[1:], strict=False))
        if left != right and (i > 0 or right != 0)
    ]
    if not 0 <= place < len(pairs):
        raise ValueError(f"{value} has {len(pairs)} exchangeable digit pairs; asked for {place}")
    i = pairs[place]
    swapped = digits[:i] + (digits[i + 1], digits[i]) + digits[i + 2 :]
    return Decimal((sign, swapped, exponent))


def poisoned_value(operator: str, clean: Decimal, parameter: Decimal | None) -> Decimal:
    """The wrong value that numeric `operator` makes of `clean`.

    parameter : the factor of `scale`, the pair of `digit_swap` (0 by default); unused else.
    """
    if operator == "scale" and parameter is not None:
        return scale(clean, parameter)
    if operator == "sign_flip":
        return sign_flip(clean)
    if operator == "digit_swap":
        return digit_swap(clean, int(parameter or 0))
    raise ValueError(f"no numeric operator {operator!r} (with parameter {parameter})")


def _changed(before: Decimal, after: Decimal) -> Decimal:
    if before == after:
        raise ValueError(f"the operator leaves {before} as it is")
    return after
