"""Change one target in what a tool returned, or say why not.

The rules of a valid delivery: the output is no error; the target is found as a complete token, cell
or line, never as a part of one; it is unique; and the change alters its value. Whatever breaks a
rule is returned untouched with its reason, so that it neither counts nor uses up a one-shot chance.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_EVEN, ROUND_HALF_UP, Context, Decimal

from toxicbench.tables import Cell, Grid, read_grid
from trajectories.numerals import Number, numbers

ERROR_OUTPUT = "error_output"
MISSING = "missing"
AMBIGUOUS = "ambiguous"
VALUE_PRESERVING = "value_preserving"
UNWRITABLE = "unwritable"

MIN_SIGNIFICANT = 3
"""A rounded token is taken for the target only from so many digits on: 16.2 may be anything."""

_ERROR = re.compile(r"\s*(?:\w*error\b|traceback \(most recent|exception\b)", re.IGNORECASE)
_WRITTEN = re.compile(r"([+-]?)(\d[\d,'_ \u00a0]*?)(?:\.(\d+))?(?:([eE])([+-]?\d+))?")
_HYPHENATED = re.compile(r"-\w")
_WIDE = Context(prec=60)


@dataclass(frozen=True)
class Scalar:
    """A number becomes another. `factors` are other units it may come in (0.01 for a fraction)."""

    clean: Decimal
    poisoned: Decimal
    field: str = ""
    factors: tuple[Decimal, ...] = (Decimal(1),)


@dataclass(frozen=True)
class LabelExchange:
    """Two labels of one column change places; where only the first is there, it is replaced."""

    first: str
    second: str
    field: str = ""


@dataclass(frozen=True)
class RowExchange:
    """The rows of two keys exchange what they hold in one column, or in all but the key's."""

    key_field: str
    keys: tuple[str, str]
    value_field: str = ""


@dataclass(frozen=True)
class Retrieval:
    """Documents are left out of a result list in which one of `keep` remains."""

    omit: tuple[str, ...]
    keep: tuple[str, ...]


Edit = Scalar | LabelExchange | RowExchange | Retrieval


@dataclass(frozen=True)
class Injection:
    """What came of it: the text to pass on, and why it is unchanged (empty where delivered)."""

    text: str
    reason: str = ""

    @property
    def delivered(self) -> bool:
        """Whether the text was poisoned."""
        return not self.reason


def inject(edit: Edit, text: str, *, error: bool = False) -> Injection:
    """`text` with `edit` applied to its one target, or `text` itself with the reason."""
    if error or is_error_output(text):
        return Injection(text, ERROR_OUTPUT)
    match edit:
        case Scalar():
            return inject_scalar(edit, text)
        case LabelExchange():
            return _exchange_labels(edit, text)
        case RowExchange():
            return _exchange_rows(edit, text)
        case Retrieval():
            return _omit(edit, text)


def inject_all(edits: Sequence[Edit], text: str, *, error: bool = False) -> Injection:
    """`text` with all `edits` applied, or `text` itself with the reason of the first refusal."""
    changed = text
    for edit in edits:
        outcome = inject(edit, changed, error=error)
        if not outcome.delivered:
            return Injection(text, outcome.reason)
        changed = outcome.text
    return Injection(changed)


def is_error_output(text: str) -> bool:
    """Whether a tool output reads like an error, whatever its flag says."""
    return bool(_ERROR.match(text))


def inject_scalar(edit: Scalar, text: str) -> Injection:
    """`text` with the one token that is `edit.clean` rewritten, in the token's own number style."""
    hits = scalar_targets(edit, text)
    if len(hits) != 1:
        return Injection(text, AMBIGUOUS if hits else MISSING)
    token, factor = hits[0]
    if not same_as_written(token, edit.clean * factor):
        return Injection(text, AMBIGUOUS)
    return replace_number(text, token, edit.poisoned * factor)


def scalar_targets(edit: Scalar, text: str) -> list[tuple[Number, Decimal]]:
    """Every complete token that may be read as the target, with the unit it stands in.

    With a field, only tokens that fill a cell of that column; none where `text` is no table.
    """
    tokens = [token for token in numbers(text) if not _HYPHENATED.match(text, token.end)]
    if edit.field:
        places = {(cell.start, cell.end) for cell in _column(text, edit.field)}
        tokens = [token for token in tokens if (token.start, token.end) in places]
    return [
        (token, factor)
        for token in tokens
        for factor in edit.factors
        if any(_same(value, edit.clean * factor) for value in token.values)
    ]


def same_as_written(token: Number, value: Decimal) -> bool:
    """Whether the likeliest reading of `token` is `value`, rounded as the token is."""
    return token.value is not None and _same(token.value, value)


def replace_number(text: str, token: Number, value: Decimal) -> Injection:
    """`text` with `token` rewritten as `value`: its separators, decimals and exponent stay.

    Refused where the style cannot be kept, where rounding leaves the same value, or where the new
    text would be read as other tokens than the old.
    """
    written = write_like(token, value)
    if written is None:
        return Injection(text, UNWRITABLE)
    changed = text[: token.start] + written + text[token.end :]
    before, after = numbers(text), numbers(changed)
    place = before.index(token)
    others = [n.values for n in before[:place] + before[place + 1 :]]
    if (
        len(after) != len(before)
        or [n.values for n in after[:place] + after[place + 1 :]] != others
    ):
        return Injection(text, UNWRITABLE)
    if after[place].value == token.value:
        return Injection(text, VALUE_PRESERVING)
    return Injection(changed)


def write_like(token: Number, value: Decimal) -> str | None:
    """`value` in the style of `token`, rounded to its decimals; None for a style not known here."""
    parts = _WRITTEN.fullmatch(token.text)
    if parts is None or token.value is None:
        return None
    sign, whole, fraction, mark, exponent = parts.groups()
    mantissa = value.scaleb(-int(exponent or 0), context=_WIDE)
    places = len(fraction or "")
    rounded = mantissa.quantize(Decimal(1).scaleb(-places), ROUND_HALF_EVEN, context=_WIDE)
    separator = "".join(dict.fromkeys(char for char in whole if not char.isdigit()))
    if len(separator) > 1 or (separator and not token.grouped):
        return None
    digits = f"{abs(rounded):,f}".replace(",", separator)
    lead = "-" if rounded < 0 else "+" if sign == "+" else ""
    return lead + digits + (f"{mark}{exponent}" if mark else "")


def _same(written: Decimal, value: Decimal) -> bool:
    """Whether `written` is `value` or a rounding of it that keeps enough digits."""
    if written == value:
        return True
    exponent = written.as_tuple().exponent
    if (
        not isinstance(exponent, int)
        or len(written.normalize().as_tuple().digits) < MIN_SIGNIFICANT
    ):
        return False
    if exponent >= 0 or abs(value.adjusted() - written.adjusted()) > 1:
        return False
    step = Decimal(1).scaleb(exponent)
    roundings = (ROUND_HALF_EVEN, ROUND_HALF_UP)
    return any(value.quantize(step, how, context=_WIDE) == written for how in roundings)


def _column(text: str, field: str) -> list[Cell]:
    grid = read_grid(text)
    return grid.column(field) if grid else []


def _exchange_labels(edit: LabelExchange, text: str) -> Injection:
    first = _label_places(text, edit.first, edit.field)
    second = _label_places(text, edit.second, edit.field)
    if edit.first == edit.second:
        return Injection(text, VALUE_PRESERVING)
    if not first:
        return Injection(text, MISSING)
    if len(first) > 1 or len(second) > 1:
        return Injection(text, AMBIGUOUS)
    changes = [(*first[0], edit.second), *((*place, edit.first) for place in second)]
    return Injection(_rewritten(text, changes))


def _label_places(text: str, label: str, field: str) -> list[tuple[int, int]]:
    if field:
        return [(c.start, c.end) for c in _column(text, field) if c.text == label]
    return [m.span() for m in re.finditer(rf"(?<![\w-]){re.escape(label)}(?![\w-])", text)]


def _exchange_rows(edit: RowExchange, text: str) -> Injection:
    grid = read_grid(text)
    if grid is None or edit.key_field not in grid.columns:
        return Injection(text, MISSING)
    found = [_values_of(grid, edit, key) for key in edit.keys]
    if not all(found) or not found[0][0]:
        return Injection(text, MISSING)
    if any(len(rows) > 1 for rows in found):
        return Injection(text, AMBIGUOUS)
    (one,), (other,) = found
    if [cell.text for cell in one] == [cell.text for cell in other]:
        return Injection(text, VALUE_PRESERVING)
    pairs = list(zip(one, other, strict=True))
    changes = [(mine.start, mine.end, yours.text) for mine, yours in pairs]
    changes += [(yours.start, yours.end, mine.text) for mine, yours in pairs]
    return Injection(_rewritten(text, changes))


def _values_of(grid: Grid, edit: RowExchange, key: str) -> list[list[Cell]]:
    """For each row of `key`, the cells to exchange."""
    place = grid.columns.index(edit.key_field)
    places = [
        i
        for i, name in enumerate(grid.columns)
        if (name == edit.value_field if edit.value_field else i != place)
    ]
    return [[row[i] for i in places] for row in grid.rows if row[place].text == key]


def _omit(edit: Retrieval, text: str) -> Injection:
    lines = text.split("\n")
    shown: Callable[[Sequence[str]], list[str]] = lambda ids: [  # noqa: E731
        line for line in lines if any(line.startswith(f"[{name}] ") for name in ids)
    ]
    gone = shown(edit.omit)
    if not gone or not shown(edit.keep):
        return Injection(text, MISSING)
    if len(gone) > len(edit.omit):
        return Injection(text, AMBIGUOUS)
    return Injection("\n".join(line for line in lines if line not in gone))


def _rewritten(text: str, changes: Sequence[tuple[int, int, str]]) -> str:
    for start, end, new in sorted(changes, reverse=True):
        text = text[:start] + new + text[end:]
    return text
