"""Number words of German, French and Spanish ("vierundzwanzig", "quatre-vingt-dix")."""

import re
from collections.abc import Iterator

from scoring.parsers.hints import ALL
from scoring.parsers.kept import kept
from scoring.parsers.patterns import Cue, lower

_GERMAN_ONES = {
    "null": 0, "ein": 1, "eins": 1, "eine": 1, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5,
    "sechs": 6, "sieben": 7, "acht": 8, "neun": 9, "zehn": 10, "elf": 11, "zwölf": 12,
    "dreizehn": 13, "vierzehn": 14, "fünfzehn": 15, "sechzehn": 16, "siebzehn": 17,
    "achtzehn": 18, "neunzehn": 19,
}  # fmt: skip
_GERMAN_TENS = {
    "zwanzig": 20, "dreißig": 30, "dreissig": 30, "vierzig": 40, "fünfzig": 50, "sechzig": 60,
    "siebzig": 70, "achtzig": 80, "neunzig": 90,
}  # fmt: skip
_ROMANCE = {
    "zéro": 0, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "six": 6, "sept": 7, "huit": 8,
    "neuf": 9, "dix": 10, "onze": 11, "douze": 12, "treize": 13, "quatorze": 14, "quinze": 15,
    "seize": 16, "vingt": 20, "vingts": 20, "trente": 30, "quarante": 40, "cinquante": 50,
    "soixante": 60, "septante": 70, "huitante": 80, "nonante": 90, "cent": 100, "cents": 100,
    "mille": 1000, "un": 1, "une": 1,
    "cero": 0, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7, "ocho": 8,
    "nueve": 9, "diez": 10, "once": 11, "doce": 12, "trece": 13, "catorce": 14, "quince": 15,
    "dieciséis": 16, "diecisiete": 17, "dieciocho": 18, "diecinueve": 19, "veinte": 20,
    "veintiuno": 21, "veintiún": 21, "veintidós": 22, "veintitrés": 23, "veinticuatro": 24,
    "veinticinco": 25, "veintiséis": 26, "veintisiete": 27, "veintiocho": 28, "veintinueve": 29,
    "treinta": 30, "cuarenta": 40, "cincuenta": 50, "sesenta": 60, "setenta": 70, "ochenta": 80,
    "noventa": 90, "cien": 100, "ciento": 100, "doscientos": 200, "trescientos": 300,
    "cuatrocientos": 400, "quinientos": 500, "seiscientos": 600, "setecientos": 700,
    "ochocientos": 800, "novecientos": 900, "mil": 1000,
}  # fmt: skip
_ROMANCE |= {
    f"{word[:-2]}as": number for word, number in _ROMANCE.items() if word.endswith("ientos")
}
_ONES = "|".join(sorted(_GERMAN_ONES, key=len, reverse=True))
_TENS = "|".join(sorted(_GERMAN_TENS, key=len, reverse=True))
_BELOW_HUNDRED = rf"(?:(?:{_ONES})und)?(?:{_TENS})|{_ONES}"
_GERMAN_WORD = re.compile(r"\b[a-zäöüß]+\b")
_GERMAN = re.compile(
    rf"(?:(?P<thousands>(?:{_BELOW_HUNDRED})?)tausend)?(?:und)?"
    rf"(?:(?P<hundreds>(?:{_ONES})?)hundert)?(?:und)?(?P<rest>{_BELOW_HUNDRED})?"
)
_WORDS = "|".join(sorted(_ROMANCE, key=len, reverse=True))
_PHRASE = re.compile(rf"\b(?:{_WORDS})(?>(?:(?:-et-| et | y |[- ])(?:{_WORDS}))*)\b")


_ENGLISH_TOO = frozenset(
    ["null", "elf", "acht", "six", "sept", "cent", "cents", "mil", "mille", "once", "dix", "tres"]
    + ["un", "une", "ein", "eine", "eins", "dos", "doce"]
)
_HINT = Cue(
    r"zig\b|ssig\b|ßig\b|zehn|hundert|tausend|zwei|drei|vier|fünf|sechs|sieben|neun|zwölf"
    r"|deux|trois|quatre|cinq|huit|neuf|onze|ouze|reize|quinze|seize|vingt|rente|quarante|soixante"
    r"|cuatro|cinco|seis|siete|ocho|nueve|diez|trece|catorce|quince|veint|einta|enta\b|iento"
)


def foreign(text: str, said: int = ALL, *, known: bool = True) -> Iterator[tuple[int, int, int]]:
    """Start, end and value of the number words of a text.

    known : that the text is in one of these languages; else words that English has too are left out
    """
    if not known and not _HINT.search(text, said):
        return
    lowered = lower(text)
    for start, end, value in _words(lowered):
        if known or lowered[start:end] not in _ENGLISH_TOO:
            yield start, end, value


def _words(lowered: str) -> Iterator[tuple[int, int, int]]:
    for match in _GERMAN_WORD.finditer(lowered):
        if (value := _german(match[0])) is not None:
            yield *match.span(), value
    for match in _PHRASE.finditer(lowered):
        if match[0] not in ("un", "une") and (value := _romance(match[0])) is not None:
            yield *match.span(), value


@kept(4096)
def _german(word: str) -> int | None:
    """Thousands, hundreds and what is below; a missing count means one. None for other words."""
    match = _GERMAN.fullmatch(word)
    if match is None or word in ("ein", "eine"):
        return None
    total = 0
    for name, factor in (("thousands", 1000), ("hundreds", 100)):
        if match[name] is not None:
            total += (_below_hundred(match[name]) or 1) * factor
    return total + _below_hundred(match["rest"] or "")


def _below_hundred(word: str) -> int:
    if word in _GERMAN_ONES:
        return _GERMAN_ONES[word]
    ones, _, tens = word.rpartition("und")
    return _GERMAN_TENS.get(tens, 0) + _GERMAN_ONES.get(ones, 0)


def _romance(phrase: str) -> int | None:
    """The value of a phrase; None where its words do not make one number ("deux trois")."""
    total = current = 0
    last = 1000
    for word in re.split(r"-et-| et | y |[- ]", phrase):
        number = _ROMANCE[word]
        if word in ("vingt", "vingts") and current % 100 == 4:
            current += 76
        elif number == 1000:
            total, current = total + max(current, 1) * 1000, 0
        elif number == 100:
            current = max(current, 1) * 100
        elif number >= last and current % 100:
            return None
        else:
            current += number
        last = number
    return total + current
