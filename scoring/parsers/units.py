# ruff: noqa: E501 - patterns are read whole, as one line each
"""Units, scale words and currencies: what a number is a number of."""

import re
from dataclasses import dataclass
from decimal import Decimal
from functools import lru_cache
from itertools import groupby

from scoring.parsers.patterns import Cue

_SCALES = {
    "hundred": "1e2", "thousand": "1e3", "k": "1e3", "million": "1e6", "millions": "1e6",
    "mn": "1e6", "mio": "1e6", "mm": "1e6", "billion": "1e9", "billions": "1e9", "bn": "1e9",
    "trillion": "1e12", "tn": "1e12", "lakh": "1e5", "lakhs": "1e5", "crore": "1e7",
    "crores": "1e7", "dozen": "12", "dozens": "12", "M": "1e6", "B": "1e9", "T": "1e12",
    "K": "1e3", "tausend": "1e3", "tsd": "1e3", "millionen": "1e6", "milliarden": "1e9",
    "mille": "1e3", "milliards": "1e9", "mil": "1e3", "millones": "1e6", "milhões": "1e6",
    "万": "1e4", "萬": "1e4", "億": "1e8", "亿": "1e8", "千": "1e3", "百万": "1e6",
    "mln": "1e6", "mld": "1e9", "mrd": "1e9", "Mrd": "1e9", "Mrd.": "1e9", "Mio": "1e6",
    "Mio.": "1e6", "Tsd": "1e3", "Tsd.": "1e3", "Mln": "1e6", "Mld": "1e9", "thousands": "1e3", "gross": "144",
}  # fmt: skip
_GLUED_ONLY = {"k", "K", "M", "B", "T", "mm", "百万"}
"""Scale letters that count only directly after the number, or after a currency amount."""

_DIMENSIONS: dict[str, dict[str, str]] = {
    "ratio": {
        "%": "0.01", "percent": "0.01", "per cent": "0.01", "pct": "0.01", "pct.": "0.01",
        "prozent": "0.01", "pour cent": "0.01", "por ciento": "0.01", "パーセント": "0.01",
        "‰": "0.001", "per mille": "0.001", "permille": "0.001", "per mil": "0.001",
        "bp": "0.0001", "bps": "0.0001", "basis points": "0.0001", "basis point": "0.0001",
        "pp": "0.01", "pps": "0.01", "ppt": "0.01", "percentage points": "0.01",
        "percentage point": "0.01", "percentage-points": "0.01", "percent points": "0.01",
        "%-points": "0.01", "% points": "0.01", "prozentpunkte": "0.01", "p.p.": "0.01",
        "ppm": "0.000001", "%pt": "0.01", "pct points": "0.01", "points": "0.01",
    },
    "time": {
        "ns": "1e-9", "nanoseconds": "1e-9", "µs": "1e-6", "μs": "1e-6", "us": "1e-6",
        "microseconds": "1e-6", "ms": "1e-3", "msec": "1e-3", "millisecond": "1e-3",
        "milliseconds": "1e-3", "s": "1", "sec": "1", "secs": "1", "second": "1", "seconds": "1",
        "sekunden": "1", "secondes": "1", "segundos": "1", "秒": "1", "min": "60", "mins": "60",
        "minute": "60", "minutes": "60", "minuten": "60", "minutos": "60", "分": "60",
        "h": "3600", "hr": "3600", "hrs": "3600", "hour": "3600", "hours": "3600",
        "stunden": "3600", "stunde": "3600", "heures": "3600", "horas": "3600", "時間": "3600",
        "小时": "3600", "d": "86400", "day": "86400", "days": "86400", "tage": "86400",
        "jours": "86400", "días": "86400", "dias": "86400", "天": "86400", "week": "604800",
        "weeks": "604800", "wochen": "604800", "semaines": "604800", "semanas": "604800",
    },
    "calendar": {
        "month": "1", "months": "1", "monate": "1", "mois": "1", "meses": "1", "year": "12",
        "years": "12", "yrs": "12", "yr": "12", "jahre": "12", "ans": "12", "años": "12",
        "quarters": "3", "decades": "120",
    },
    "mass": {
        "µg": "1e-6", "mcg": "1e-6", "mg": "1e-3", "milligrams": "1e-3", "g": "1", "gram": "1",
        "grams": "1", "grammes": "1", "gramm": "1", "kg": "1e3", "kgs": "1e3", "kilo": "1e3",
        "kilos": "1e3", "kilogram": "1e3", "kilograms": "1e3", "kilogramm": "1e3", "t": "1e6",
        "tonne": "1e6", "tonnes": "1e6", "tons": "1e6", "ton": "1e6", "metric tons": "1e6",
        "tonnen": "1e6", "kt": "1e9", "kilotonnes": "1e9", "kilotons": "1e9", "kilotonne": "1e9",
        "megatonnes": "1e12", "megatons": "1e12", "megatonne": "1e12", "gigatonnes": "1e15", "mt": "1e12", "lb": "453.59237", "lbs": "453.59237",
        "pound": "453.59237", "pounds": "453.59237", "oz": "28.349523125",
        "ounce": "28.349523125", "ounces": "28.349523125",
    },
    "length": {
        "nm": "1e-9", "µm": "1e-6", "microns": "1e-6", "mm": "1e-3", "millimetre": "1e-3",
        "millimetres": "1e-3", "millimeter": "1e-3", "millimeters": "1e-3", "cm": "0.01",
        "centimetres": "0.01", "centimeters": "0.01", "m": "1", "metre": "1", "metres": "1",
        "meter": "1", "meters": "1", "km": "1e3", "kms": "1e3", "kilometre": "1e3",
        "kilometres": "1e3", "kilometer": "1e3", "kilometers": "1e3", "mi": "1609.344",
        "mile": "1609.344", "miles": "1609.344", "ft": "0.3048", "foot": "0.3048",
        "feet": "0.3048", "inch": "0.0254", "inches": "0.0254", "yd": "0.9144",
        "yards": "0.9144",
    },
    "area": {
        "ha": "1e4", "hectare": "1e4", "hectares": "1e4", "m²": "1", "m2": "1", "m^2": "1",
        "sqm": "1", "square metres": "1", "square meters": "1", "square metre": "1",
        "square meter": "1", "km²": "1e6", "km2": "1e6",
        "km^2": "1e6", "sq km": "1e6", "square kilometres": "1e6", "square kilometers": "1e6",
        "acres": "4046.8564224", "acre": "4046.8564224", "sq ft": "0.09290304",
        "square feet": "0.09290304",
    },
    "volume": {
        "ml": "1e-3", "mL": "1e-3", "millilitres": "1e-3", "milliliters": "1e-3", "cl": "1e-2",
        "l": "1", "L": "1", "litre": "1", "litres": "1", "liter": "1", "liters": "1",
        "m³": "1e3", "m3": "1e3", "m^3": "1e3", "cubic metres": "1e3", "cubic meters": "1e3", "cubic metre": "1e3",
        "cubic meter": "1e3",
        "gal": "3.785411784", "gallon": "3.785411784", "gallons": "3.785411784",
    },
    "energy": {
        "J": "1", "kJ": "1e3", "MJ": "1e6", "GJ": "1e9", "Wh": "3600", "kWh": "3.6e6",
        "kwh": "3.6e6", "MWh": "3.6e9", "mwh": "3.6e9", "GWh": "3.6e12", "gwh": "3.6e12",
        "TWh": "3.6e15", "kilowatt hours": "3.6e6", "kilowatt-hours": "3.6e6",
        "megawatt hours": "3.6e9", "megawatt-hours": "3.6e9", "gigawatt-hours": "3.6e12",
        "gigawatt hours": "3.6e12", "kcal": "4184", "calories": "4.184",
    },
    "power": {
        "W": "1", "watts": "1", "watt": "1", "kW": "1e3", "kilowatts": "1e3", "MW": "1e6",
        "megawatts": "1e6", "GW": "1e9", "gigawatts": "1e9",
    },
    "current": {
        "A": "1", "kA": "1e3", "mA": "1e-3", "µA": "1e-6", "nA": "1e-9", "amperes": "1",
        "ampere": "1", "amps": "1", "milliamps": "1e-3", "microamps": "1e-6",
    },
    "voltage": {
        "V": "1", "kV": "1e3", "mV": "1e-3", "µV": "1e-6", "volts": "1", "volt": "1",
        "millivolts": "1e-3", "kilovolts": "1e3",
    },
    "pressure": {
        "Pa": "1", "hPa": "1e2", "kPa": "1e3", "MPa": "1e6", "mbar": "1e2", "psi": "6894.757",
        "pascals": "1", "kilopascals": "1e3", "mmHg": "133.322",
    },
    "horsepower": {"hp": "1", "horsepower": "1", "bhp": "1"},
    "data": {
        "bytes": "1", "byte": "1", "KB": "1e3", "kB": "1e3", "MB": "1e6", "GB": "1e9",
        "TB": "1e12", "PB": "1e15", "kb": "1e3", "mb": "1e6", "gb": "1e9", "tb": "1e12",
        "KiB": "1024", "MiB": "1048576", "GiB": "1073741824", "TiB": "1099511627776",
        "kilobytes": "1e3", "megabytes": "1e6", "gigabytes": "1e9", "terabytes": "1e12",
    },
    "speed": {
        "m/s": "1", "km/h": "0.2777777777777777777777777778", "kph": "0.2777777777777777777777777778",
        "kmh": "0.2777777777777777777777777778", "mph": "0.44704", "miles per hour": "0.44704",
        "kilometres per hour": "0.2777777777777777777777777778",
        "kilometers per hour": "0.2777777777777777777777777778", "metres per second": "1",
        "meters per second": "1", "knots": "0.514444",
    },
    "economy": {"mpg": "1", "miles per gallon": "1"},
    "frequency": {"Hz": "1", "kHz": "1e3", "MHz": "1e6", "GHz": "1e9"},
    "celsius": {
        "°C": "1", "℃": "1", "degrees Celsius": "1", "degrees celsius": "1", "° C": "1",
        "deg C": "1", "Celsius": "1", "celsius": "1",
    },
    "fahrenheit": {"°F": "1", "℉": "1", "degrees Fahrenheit": "1", "Fahrenheit": "1", "fahrenheit": "1"},
    "kelvin": {"kelvin": "1", "kelvins": "1", "K": "1"},
    "stars": {"stars": "1", "star": "1"},
    "USD": {"USD": "1", "usd": "1", "US dollars": "1", "dollars": "1", "dollar": "1", "US$": "1", "$": "1", "bucks": "1", "cents": "0.01", "cent": "0.01", "¢": "0.01"},
    "EUR": {"EUR": "1", "eur": "1", "euros": "1", "euro": "1", "€": "1"},
    "GBP": {"GBP": "1", "gbp": "1", "£": "1", "pounds sterling": "1", "sterling": "1"},
    "JPY": {"JPY": "1", "yen": "1", "¥": "1", "円": "1"},
    "CNY": {"CNY": "1", "RMB": "1", "yuan": "1", "元": "1"},
    "CHF": {"CHF": "1", "francs": "1", "Swiss francs": "1", "Franken": "1", "Fr.": "1"},
    "INR": {"INR": "1", "rupees": "1", "₹": "1", "Rs": "1", "Rs.": "1"},
    "CAD": {"CAD": "1", "C$": "1", "Canadian dollars": "1"},
    "AUD": {"AUD": "1", "A$": "1", "Australian dollars": "1"},
    "SEK": {"SEK": "1"},
    "KRW": {"KRW": "1", "won": "1", "₩": "1"},
    "BRL": {"BRL": "1", "reais": "1", "R$": "1"},
}  # fmt: skip
CURRENCIES = frozenset(
    ("USD", "EUR", "GBP", "JPY", "CNY", "CHF", "INR", "CAD", "AUD", "SEK", "KRW", "BRL")
)
_POINTS = re.compile(r"(?i)^(?:pps?|ppt|p\.p\.|.*points?|%pt|prozentpunkte)$")


@dataclass(frozen=True, slots=True)
class Unit:
    """What follows or precedes a number: `value × factor` is in the base unit of `dimension`.

    `dimension` is "" where only a scale word or nothing known was found. `points` tells percentage
    points from per cent, `scaled` that a scale word was there, `text` what was read.
    """

    dimension: str = ""
    factor: Decimal = Decimal(1)
    text: str = ""
    scaled: bool = False
    points: bool = False


NONE = Unit()


def _spellings() -> dict[str, tuple[str, Decimal]]:
    table = {}
    for dimension, units in _DIMENSIONS.items():
        for name, factor in units.items():
            table[name] = (dimension, Decimal(factor))
    return table


_UNITS = _spellings()
_FOLDED = {name.casefold(): entry for name, entry in _UNITS.items() if len(name) > 3}


def _alternation(names: list[str]) -> str:
    """A pattern of names, the longest first; behind each first letter only what goes on from it."""
    of_letter: dict[str, list[str]] = {}
    for name in sorted(names, key=len, reverse=True):
        of_letter.setdefault(name[0], []).append(name)
    return "|".join(f"{re.escape(letter)}(?:{_ends(of_letter[letter])})" for letter in of_letter)


def _ends(names: list[str]) -> str:
    """A pattern of what names have after their first letter; no letter may follow a letter."""
    runs = [
        ("|".join(re.escape(name[1:]) for name in run), ends)
        for ends, run in groupby(names, key=_is_letter_last)
    ]
    return "|".join(f"(?:{run})(?![A-Za-z0-9_À-ɏ])" if ends else run for run, ends in runs)


def _is_letter_last(name: str) -> bool:
    return name[-1].isalnum() and name[-1].isascii()


_LONG = [name for name in [*_UNITS, *_SCALES] if len(name) > 3 and name.isascii()]
_SHORT = [name for name in [*_UNITS, *_SCALES] if not (len(name) > 3 and name.isascii())]
_UNIT_AFTER = re.compile(
    rf"(?P<gap>[ \u00a0-]?)(?:(?P<unit>{_alternation([n for n in _SHORT if n != 'points'])})|(?P<word>(?i:{_alternation(_LONG)})))"
)
_WORD = re.compile(r"[ \u00a0-]?([A-Za-z]+)")
_FIRST_WORDS = frozenset(
    match[1].lower() for name in [*_UNITS, *_SCALES] if (match := _WORD.match(name))
)
_OTHER_SIGNS = frozenset(name[0] for name in [*_UNITS, *_SCALES] if not _WORD.match(name))
_GAPS = frozenset(" \u00a0-")


def _may_be_unit(text: str, position: int) -> bool:
    """Whether the word or sign at `position`, or after a gap there, begins any unit's name."""
    if word := _WORD.match(text, position):
        return word[1].lower() in _FIRST_WORDS
    sign = text[position : position + 1]
    return (text[position + 1 : position + 2] if sign in _GAPS else sign) in _OTHER_SIGNS


_CURRENCY_BEFORE = re.compile(
    r"(US\$|C\$|A\$|R\$|[$€£¥₹₩]|\b(?:USD|EUR|GBP|JPY|CNY|RMB|CHF|INR|CAD|AUD|SEK|KRW|BRL|Rs\.?|Fr\.))[ \u00a0]?$"
)
_CURRENCY_ENDS = frozenset("$€£¥₹₩s.")
_OTHER_UNIT = re.compile(
    r"[ \u00a0]?([A-Za-zµ°]{1,6}(?:\^?[23²³])?(?:/(?:10+[ ]?[A-Za-z]{1,3}\b|\([A-Za-zµ°][A-Za-zµ°0-9³²^]{0,4}(?>(?:[ \u00a0·⋅*×.]{1,3}[A-Za-zµ°][A-Za-zµ°0-9³²^]{0,4}){0,3})\)|[A-Za-zµ³²0-9^]{1,6}))+)"
)
_WRITTEN = str.maketrans({"²": "2", "³": "3"} | dict.fromkeys("()^ \u00a0·⋅*×."))


def after(text: str, end: int, *, currency: str = "") -> tuple[Unit, int]:
    """The unit that follows a number ending at `end`, and where it ends.

    Reads up to three parts: a scale word, a unit or currency, a compound such as "t/ha".
    """
    unit = Unit(currency, Decimal(1), currency) if currency else NONE
    position = end
    for _ in range(3):
        compound = "/" in text[position : position + 10] and _OTHER_UNIT.match(text, position)
        if compound:
            return _joined(unit, _compound(compound[1].replace(" ", ""))), compound.end()
        match = _may_be_unit(text, position) and _UNIT_AFTER.match(text, position)
        if not match:
            break
        found = _lookup(match, unit, first=position == end)
        if found is None:
            break
        unit, position = _joined(unit, found), match.end()
    return _per(text, unit, position)


_ONE_OF = frozenset(
    ("file", "record", "row", "page", "item", "piece", "unit", "box", "night", "stay", "ticket")
    + ("copy", "person", "head", "user", "visit", "trip", "session", "run", "call")
)
"""Things of which one is asked about: "256 MB/file" is 256 MB, as "256 MB per file" is."""


def _compound(name: str) -> Unit:
    """A unit such as "kg/ha"; one of unknown parts is only like itself."""
    if name in _UNITS:
        return Unit(*_UNITS[name], name)
    above, _, below = name.partition("/")
    first, second = _UNITS.get(above), _UNITS.get(below)
    if first and second:
        return _quotient(first, second, name)
    if first and below in _ONE_OF:
        return Unit(*first, name)
    return Unit(f"={_one_way(above)}/{_one_way(below)}", Decimal(1), name)


def _one_way(name: str) -> str:
    """The parts of a unit however they are joined: "(m² K)", "m2·K", "m^2/K" below a line."""
    return name.casefold().translate(_WRITTEN).replace("/", "")


def _quotient(first: tuple[str, Decimal], second: tuple[str, Decimal], text: str) -> Unit:
    dimension = (
        "speed" if (first[0], second[0]) == ("length", "time") else f"{first[0]}/{second[0]}"
    )
    return Unit(dimension, first[1] / second[1], text)


_PER = re.compile(
    rf"[ \u00a0](?:per|pro|par|por|each|every|a|an)[ \u00a0]({_alternation([n for n in _LONG if n in _UNITS])}|ha|m²|m2|m³|m3|kg|km)"
)
_PER_OF_ITS_OWN = ("area", "volume", "mass", "length", "energy")
"""Dimensions of which so much "per" another makes a quantity that is asked as such."""


def _per(text: str, unit: Unit, position: int) -> tuple[Unit, int]:
    """The unit with what it is per ("tonnes per hectare"); a rate in time only for lengths and volumes."""
    if unit.dimension not in _PER_OF_ITS_OWN or not (match := _PER.match(text, position)):
        return unit, position
    below = _UNITS[match[1]]
    if below[0] not in ("area", "volume", "mass", "length") and not (
        below[0] == "time" and unit.dimension in ("length", "volume")
    ):
        return unit, position
    return _quotient((unit.dimension, unit.factor), below, f"{unit.text}{match[0]}"), match.end()


_CURRENCY_AFTER = re.compile(
    r"(?i) (?:US )?(?:dollars?|euros?|pounds?|francs?|yen|usd|eur|gbp|chf)\b"
)


def _lookup(match: re.Match[str], sofar: Unit, *, first: bool) -> Unit | None:
    """The part that `match` names, or None where it is an ordinary word here."""
    name = match["unit"] or match["word"]
    glued = match["gap"] == ""
    folded = name.casefold()
    scale = _SCALES.get(name) or (_SCALES.get(folded) if len(name) > 3 else None)
    if name == "m" and (
        sofar.dimension in CURRENCIES
        or glued
        and first
        and _CURRENCY_AFTER.match(match.string, match.end())
    ):
        return Unit("", Decimal("1e6"), name, scaled=True)
    if scale and not (name in _GLUED_ONLY and not (glued or sofar.dimension in CURRENCIES)):
        if name == "mm" and sofar.dimension not in CURRENCIES:
            return Unit("length", Decimal("1e-3"), name)
        if first and not sofar.scaled:
            return Unit("", Decimal(scale), name, scaled=True)
    entry = _UNITS.get(name) or _FOLDED.get(folded)
    if entry is None or (name in ("d", "t", "m", "h", "T") and not glued and not first):
        return None
    if sofar.dimension and sofar.dimension != entry[0]:
        return None
    return Unit(entry[0], entry[1], name, points=bool(_POINTS.match(name)))


def _joined(first: Unit, second: Unit) -> Unit:
    return Unit(
        second.dimension or first.dimension,
        first.factor * second.factor,
        f"{first.text} {second.text}".strip() if first.text != second.text else second.text,
        first.scaled or second.scaled,
        first.points or second.points,
    )


_SCALE_NOTE = re.compile(
    r"(?i)(?:\(|\bin |, ?|^)(?:in |all |us)?[$€£]?(?:usd|eur|gbp|chf)? ?(?:of )?(?P<scale>thousands?|millions?|billions?|k|mn?|bn|'?000s?)(?: of \w+)?[$€£]?\)?(?:$|[|:])"
)
_FIGURES_IN = Cue(
    r"\b(?:all|figures?|amounts?|values?|numbers?|sums?|counts?)\b[^.\n\d|]{0,30}?\b(?:in|are) (?:[$€£]|usd |eur |gbp )?\s?(?P<scale>thousands?|millions?|billions?)\b"
)
_NOTED = {"k": "1e3", "000": "1e3", "t": "1e3", "m": "1e6", "b": "1e9"}


def title_scale(title: str) -> Unit:
    """The scale that a column or row title gives its cells ("Revenue ($m)")."""
    match = _SCALE_NOTE.search(title) if title else None
    return _scale(match["scale"]) if match else NONE


def text_scale(text: str, said: int) -> Unit:
    """The scale that a text says its figures are in ("All figures in £ thousand")."""
    match = _FIGURES_IN.search(text[:2000], said)
    return _scale(text[slice(*match.span("scale"))]) if match else NONE


def _scale(written: str) -> Unit:
    name = written.lower().strip("'")
    factor = _NOTED["000"] if name.startswith("000") else _NOTED[name[0]]
    return Unit("", Decimal(factor), written, scaled=True)


def scale_of(unit: Unit) -> Decimal:
    """The factor of a unit's scale word alone ("million m³" is a million)."""
    if not unit.dimension:
        return unit.factor
    return unit.factor / named(unit.text.partition(" ")[2]).factor


def is_like(word: str, dimension: str) -> bool:
    """Whether a word may be a unit of the dimension in a language not listed ("kilómetros")."""
    return any(
        name[:3].casefold() == word[:3].casefold() for name in _DIMENSIONS.get(dimension, {})
    )


def currency_before(text: str, start: int) -> tuple[str, int]:
    """The currency written just before a number, and where it starts."""
    last = text[max(0, start - 3) : start].rstrip(" \u00a0\n")[-1:]
    if last not in _CURRENCY_ENDS and not last.isupper():
        return "", start
    match = _CURRENCY_BEFORE.search(text, max(0, start - 6), start)
    if not match:
        return "", start
    dimension = _UNITS.get(match[1], ("", None))[0]
    return dimension, match.start()


@lru_cache(maxsize=1024)
def named(text: str | None) -> Unit:
    """The unit that a reference names ("million USD", "kWh"); of an unknown one only the text."""
    if not text or not text.strip():
        return NONE
    if text.strip() == "K":
        return Unit("kelvin", Decimal(1), "K")
    unit, end = after("0" + text.strip(), 1)
    if end == len(text.strip()) + 1:
        return unit
    unit, end = after("0 " + text.strip(), 1)
    if end == len(text.strip()) + 2:
        return unit
    if text.strip().casefold() == "points":
        return Unit("ratio", Decimal("0.01"), text, points=True)
    return Unit(f"={text.strip().casefold()}", Decimal(1), text.strip())
