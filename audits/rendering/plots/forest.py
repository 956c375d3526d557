"""A forest plot: estimates with their intervals on one axis, one line per thing."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

WIDTH = 720
LABEL_WIDTH = 220
TEXT_WIDTH = 150
MARGIN = 12
ROW_HEIGHT = 26
MARK_GAP = 15
AXIS_HEIGHT = 30
HALF_MARK = 4
Place = Callable[[float | None], float | None]

STEPS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5, 1.0)
MOST_TICKS = 7


@dataclass(frozen=True)
class Point:
    """One estimate of a line; `series` chooses its mark, `text` says it in words."""

    value: float | None
    low: float | None = None
    high: float | None = None
    series: int = 0
    text: str = ""


@dataclass(frozen=True)
class Line:
    """One line of the plot; `band` is a range drawn behind the marks."""

    label: str
    points: Sequence[Point]
    band: tuple[float, float] | None = None


@dataclass(frozen=True)
class Mark:
    """A drawn estimate; x ends are None where there is no interval."""

    x: float | None
    low_x: float | None
    high_x: float | None
    y: float
    series: int
    text: str

    @property
    def square_x(self) -> float | None:
        """The left side of a square mark."""
        return None if self.x is None else self.x - HALF_MARK

    @property
    def square_y(self) -> float:
        """The upper side of a square mark."""
        return self.y - HALF_MARK


@dataclass(frozen=True)
class DrawnLine:
    """A drawn line with its marks and band."""

    label: str
    y: float
    marks: tuple[Mark, ...]
    band_x: float | None
    band_width: float
    band_y: float
    band_height: float


@dataclass(frozen=True)
class Tick:
    """A place on the axis."""

    x: float
    text: str
    is_zero: bool


@dataclass(frozen=True)
class Forest:
    """All that the template needs."""

    width: int
    height: float
    label_x: float
    text_x: float
    axis_y: float
    lines: tuple[DrawnLine, ...]
    ticks: tuple[Tick, ...]
    left: float
    right: float


def forest(lines: Sequence[Line], *, domain: tuple[float, float] | None = None) -> Forest:
    """Place every line; without a domain the axis spans what is drawn."""
    low, high = domain or _domain(lines)
    left, right = LABEL_WIDTH + MARGIN, WIDTH - TEXT_WIDTH

    def place(value: float | None) -> float | None:
        if value is None:
            return None
        share = (min(max(value, low), high) - low) / (high - low)
        return round(left + share * (right - left), 2)

    drawn, y = [], float(MARGIN)
    for line in lines:
        height = max(ROW_HEIGHT, MARK_GAP * len(line.points) + MARK_GAP)
        drawn.append(_draw(line, y, height, place))
        y += height
    return Forest(
        width=WIDTH,
        height=y + AXIS_HEIGHT,
        label_x=LABEL_WIDTH,
        text_x=right + MARGIN,
        axis_y=y + 4,
        lines=tuple(drawn),
        ticks=tuple(Tick(place(v) or left, _text(v), abs(v) < 1e-9) for v in _ticks(low, high)),
        left=left,
        right=right,
    )


def _draw(line: Line, top: float, height: float, place: Place) -> DrawnLine:
    middle = top + height / 2
    first = middle - MARK_GAP * (len(line.points) - 1) / 2
    marks = tuple(
        Mark(
            x=place(point.value),
            low_x=place(point.low),
            high_x=place(point.high),
            y=round(first + MARK_GAP * k, 2),
            series=point.series,
            text=point.text,
        )
        for k, point in enumerate(line.points)
    )
    ends = tuple(place(end) for end in line.band) if line.band else (None, 0.0)
    return DrawnLine(
        label=line.label,
        y=round(middle, 2),
        marks=marks,
        band_x=ends[0],
        band_width=max((ends[1] or 0.0) - (ends[0] or 0.0), 2.0) if line.band else 0.0,
        band_y=round(top + 3, 2),
        band_height=round(height - 6, 2),
    )


def _domain(lines: Sequence[Line]) -> tuple[float, float]:
    """The span of all values with zero in it, widened to whole steps."""
    values = [0.0]
    for line in lines:
        values += [end for end in line.band or ()]
        for point in line.points:
            values += [v for v in (point.value, point.low, point.high) if v is not None]
    low, high = min(values), max(values)
    if low == high:
        return low - 0.1, high + 0.1
    step = _step(low, high)
    return math.floor(low / step + 1e-9) * step, math.ceil(high / step - 1e-9) * step


def _step(low: float, high: float) -> float:
    return next((step for step in STEPS if (high - low) / step <= MOST_TICKS), high - low)


def _ticks(low: float, high: float) -> list[float]:
    step = _step(low, high)
    first, last = math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9)
    return [k * step for k in range(first, last + 1)]


def _text(value: float) -> str:
    text = f"{abs(value):.2f}".rstrip("0").rstrip(".") or "0"
    return f"\N{MINUS SIGN}{text}" if value < -1e-9 else text
