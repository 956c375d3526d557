# ruff: noqa: E501 - patterns are read whole, as one line each
"""Names in an answer: where the references' spellings stand, whole and longest first."""

import re
from functools import lru_cache
from itertools import islice

from scoring.parsers import cues, periods
from scoring.parsers.claims import Claim
from scoring.parsers.compare import Target, plain
from scoring.parsers.patterns import Cue, lower
from scoring.parsers.question import Question
from scoring.parsers.words import stem

_TOKEN = re.compile(r"[^\W_]+")
_CJK = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_GENERIC = (
    "Region|Regions|Category|Store|Channel|Department|Team|City|Column|Group|Arm|Division|Branch|Station|Warehouse|Supplier|Island|"
    "Country|State|Area|Zone|Product|Plan|Tier|Segment|Office|Index|Species|Penguins?|Has|Had|Is|Was|Wins?|Leads?|With|At|The|And|Because|Sales|It|I"
)
_LONGER_AFTER = re.compile(rf"[ \u00a0](?!(?:{_GENERIC})\b)[A-Z][a-z]{{2,}}|[-_]\w|\.\w")
_LONGER_BEFORE = re.compile(
    r"(?:\b(?:New|North|South|East|West|Northern|Southern|Eastern|Western|Upper|Lower|Central|Greater|Great|Saint|San|Los|Las|El|Non|Anti|Mid|Old|Fort|Port|Mount)[ \u00a0-]|\w[-_]|\w\.)$"
)
_TRUTH = frozenset(("yes", "no", "true", "false"))
_TRUTH_BEFORE = re.compile(r"(?:^|[.!?:\n\"'*({]\s*)$")
_TRUTH_AFTER = re.compile(r"[\"'*)}]*\s*(?:[.,;:!\n]|$)")
_ARTICLE_A = re.compile(
    r"\s(?!(?:is|has|was|had|wins|won|leads|led|with|at|and|or|because|came|comes|shows|performs|performed|beats|over|by|than|as)\b)[a-z]"
)


def label_claims(text: str, goal: Target, question: Question) -> list[Claim]:
    """Every whole mention of a reference's name, in order."""
    pattern, sides = _pattern(goal.spellings)
    if pattern is None:
        return []
    readable = plain(text)
    alone = len(list(islice(_TOKEN.finditer(text), 5))) <= 4
    found = []
    for match in pattern.finditer(lower(readable)):
        spelling, side = sides[int((match.lastgroup or "l0")[1:])]
        if _is_name(readable, match, spelling, alone, question):
            found.append(
                Claim(
                    *match.span(),
                    text[match.start() : match.end()],
                    label=spelling,
                    kind="label",
                    side=side,
                )
            )
        if len(found) >= 1200:
            break
    return found or _implied_truth(text, dict(sides), question)


_DENIES = Cue(r"\b(?:not|never|no longer|hardly)\b|n't\b|\bfail\w* to\b")


_PRONOUN = Cue(r"\W*(?:it|they|he|she|this|that)\b")
_IT_DOES = Cue(
    rf"{_PRONOUN.pattern} (?:does|do|is|are|was|were|has|have|did|can|will)(?: not|n't)?(?:\W*$|,)"
)


_SHORT_NO = Cue(
    r"^\W*(?:(?:unfortunately|sadly|regrettably|apparently|evidently|definitely|certainly|clearly|probably|obviously|absolutely|i'm afraid|i am afraid|of course|alas),? )not\W*$"
)
_ANTONYMS = tuple(
    tuple(map(stem, pair.split()))
    for pair in (
        "pass fail", "passed failed", "succeed fail", "increase decrease", "rise fall", "approve reject",
        "accept reject", "open closed", "win lose", "won lost", "meet miss", "met missed", "present absent",
        "alive dead", "valid invalid", "grow shrink", "grew shrank", "rose fell", "gain lose",
    )
)  # fmt: skip


def _says_opposite(sentence: str, question: Question) -> bool:
    """Whether a sentence has the opposite of a word of the question ("failed" for "pass")."""
    told = {stem(word) for word in re.findall(r"[^\W\d_]+", sentence)}
    return any(
        {one, other} & question.stems == {a} and {one, other} & told == {b}
        for one, other in _ANTONYMS
        for a, b in ((one, other), (other, one))
    )


def _implied_truth(text: str, sides: dict[str, str], question: Question) -> list[Claim]:
    """The yes or no of a first sentence in the question's words ("The pump did not pass")."""
    named = {name.casefold(): name for name in sides}
    if not {"yes", "no"} <= set(named):
        return []
    sentence = re.split(r"[.!;\n]", text, maxsplit=1)[0][:200]
    words = list(re.finditer(r"[^\W\d_]+", sentence))
    shared = {stem(word[0]) for word in words} & question.stems
    about = (
        _SHORT_NO.match(sentence)
        or _IT_DOES.match(sentence)
        or len(shared) >= 2
        or shared
        and _PRONOUN.match(sentence)
    )
    if "?" in sentence or not about or cues.UNRESOLVED.search(text) or cues.REFUSED.search(text):
        return []
    denied = _DENIES.search(sentence) is not None or _SHORT_NO.match(sentence) is not None
    name = named["no" if denied != _says_opposite(sentence, question) else "yes"]
    first = words[0]
    return [Claim(*first.span(), first[0], label=name, kind="truth", side=sides[name])]


@lru_cache(maxsize=4096)
def _pattern(
    spellings: tuple[tuple[str, str], ...],
) -> tuple[re.Pattern[str] | None, tuple[tuple[str, str], ...]]:
    """One pattern for all spellings, the longest first, and what each of its groups stands for."""
    ordered = tuple(sorted(spellings, key=lambda pair: -len(pair[0])))
    parts = []
    for number, (spelling, _) in enumerate(ordered):
        bodies = [_body(lower(plain(form)).strip("`'\" ")) for form in _written(spelling)]
        bodies.append(plain(periods.written(spelling)))
        if body := "|".join(filter(None, bodies)):
            parts.append(f"(?P<g{number}>{body})")
    return (re.compile("|".join(parts)) if parts else None), ordered


_TWO_LETTERS = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "ø": "oe", "å": "aa", "æ": "ae", "œ": "oe"}
    | {"Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "Ø": "Oe", "Å": "Aa", "Æ": "Ae", "Œ": "Oe"}
)


_AMERICAN = (
    (r"\bgrey\b", "gray"), (r"(?<=[a-z]{2})our\b", "or"), (r"(?<=[a-z]{2}[bt])re\b", "er"),
    (r"(?<=[a-z]{3})is(?=(?:e[ds]?|ing|ation)\b)", "iz"), (r"\baluminium\b", "aluminum"),
    (r"sulph", "sulf"), (r"\btyre", "tire"), (r"\bplough", "plow"),
)  # fmt: skip
_BRITISH = (
    (r"\bgray\b", "grey"), (r"\b(col|lab|harb|fav|flav|hon|hum|neighb)or\b", r"\1our"),
    (r"\b(cent|theat|fib|met|lit)er\b", r"\1re"), (r"(?<=[a-z]{3})iz(?=(?:e[ds]?|ing|ation)\b)", "is"),
    (r"\baluminum\b", "aluminium"), (r"sulf", "sulph"),
)  # fmt: skip


def _written(spelling: str) -> tuple[str, ...]:
    """The spelling, "Mueller" for "Müller", and "Gray" for "Grey"."""
    forms = [spelling, spelling.translate(_TWO_LETTERS)]
    for british, american in _AMERICAN:
        forms.append(re.sub(british, american, spelling, flags=re.IGNORECASE))
    for american, british in _BRITISH:
        forms.append(re.sub(american, british, spelling, flags=re.IGNORECASE))
    return tuple(dict.fromkeys(forms))


def _body(spelling: str) -> str:
    """A spelling as a pattern of its words; joints may be written in any way, "&" as "and"."""
    if _CJK.search(spelling):
        return re.escape(spelling)
    words = re.sub(r"\s*(?:&|\band\b)\s*", " & ", spelling)
    tokens = [
        token
        for token in re.split(r"([^\W_]+|&)", words)
        if token and (token == "&" or _TOKEN.match(token))
    ]
    if not tokens:
        return re.escape(spelling)
    comma = "," if "," in spelling else ""
    joined = rf"(?:[ \u00a0_./'#{comma}-]{{1,3}}|)".join(
        "(?:&|and)" if token == "&" else re.escape(token) for token in tokens
    )
    return rf"(?<![^\W_]){_either_number(joined, tokens[-1])}(?![^\W_])"


def _either_number(joined: str, last: str) -> str:
    """A pattern of words that end in `last`, in the singular as well as in the plural."""
    if not last.isalpha() or len(last) < 3:
        return joined
    if re.search(r"[^aeiou]y$", last):
        return rf"{joined[:-1]}(?:y|ies)"
    if len(last) >= 5 and re.search(r"[^siu]s$", last):
        return rf"{joined}?"
    return rf"{joined}(?:e?s)?"


def _is_name(
    text: str, match: re.Match[str], spelling: str, alone: bool, question: Question
) -> bool:
    """Whether a match is the name itself, not part of a longer one nor an ordinary word."""
    start, end = match.span()
    before, written, after = text[max(0, start - 12) : start], text[start:end], text[end : end + 24]
    if _CJK.search(spelling):
        return True
    if spelling.casefold() in _TRUTH:
        return _TRUTH_BEFORE.search(before) is not None or _TRUTH_AFTER.match(after) is not None
    short = len(spelling) <= 3 and spelling.isalpha()
    if short and not (spelling.islower() or written.startswith(spelling) or alone):
        return False
    if spelling in ("A", "I") and _ARTICLE_A.match(after) and not alone:
        return False
    if _LONGER_BEFORE.search(before) or re.search(r"[_]$", before):
        return False
    longer = _LONGER_AFTER.match(after)
    if longer and longer[0][0] in "-_." and re.match(r"(?:-(?:based|led|only|wide)\b|-\s)", after):
        return True
    if longer and longer[0][0] in " \u00a0":
        return longer[0].strip().casefold() in question.text.casefold() or not written[0].isupper()
    return not longer
