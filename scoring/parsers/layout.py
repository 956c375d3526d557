# ruff: noqa: E501 - patterns are read whole, as one line each
"""Where things stand in an answer: blocks, sentences, clauses, table cells, and what marks them."""

import re
from dataclasses import dataclass, replace

from scoring.parsers.view import THOUGHT, THOUGHT_ENDS

_LINE = re.compile(r"[^\n]*\n?")
_TABLE_RULE = re.compile(r"^\s*\|?[\s:|-]*-[\s:|-]*\|?\s*$")
_ITEM = re.compile(r"\s*(?:[-*+•–]|\(?(?P<number>\d{1,2})[.)]|\(?[a-z][.)]|\(?[A-Z]\))[ \t]+(?=\S)")
_HEADING = re.compile(r"\s*#{1,6}\s+")
_QUOTE = re.compile(r"\s*>\s?")
_SENTENCE_END = re.compile(
    r"""(?x)
    [.!?…。！？؟।] (?:  # one of these first, which is quick to look for
      (?<=[.!?])["')\]]{0,3}\s+(?=["'(\[¿¡~$€£]?[A-Z0-9À-ÞА-Я\\✓✅❌])
    | (?:(?<=\.)\.\.|(?<=…))["')\]]{0,2}\s*(?=\w)
    | (?<=[。！？؟।])
    )"""
)
_ABBREVIATION = re.compile(
    r"\b(?:vs|e\.g|i\.e|approx|ca|est|St|Dr|Inc|cf|p|Fig|Rs|etc|Mr|Ms|z\.B|bzw)\.$"
)
_TURN = r"(?:but|whereas|while|although|though|however|yet|because|since|aber|mais|pero)\s"
_CLAUSE_END = re.compile(
    rf"""(?x)
    [\s,;；—():] (?:  # one of these first, which is quick to look for
      (?<=\s)(?=[-—(\sabhmpswty])(?: (?=-\s) | (?<!\s\s)\s*+(?: (?={_TURN}) | —\s* | \(() ))
    | (?<=[,;；—():])(?:  # no space, of which most are left at once
        (?<=,)\s+(?={_TURN}|(?:so|and\s(?:so|then|therefore|thus))\s)
      | (?<=[a-z)]:)\s++(?!—)
      | (?<=[;；—])\s*
      | (?<=\()()
      | (?<=\))(?: [;；]\s* | \s*+—\s* | \s*+(?:\(())? )
      )
    )"""
)
"""Each match ends where a clause does; one with a group, right behind the bracket that opens the next."""
_OFFER = re.compile(
    r"\W*(?:would you like|let me know if|if (?:useful|helpful|needed|you(?:'d| would)? (?:like|want|need|prefer)"
    r"|it helps)|shall i|should i|do you want|feel free|happy to|i(?:'m| am) happy to|i can also|i could also"
    r"|want me to|just say|i'd be happy|möchten sie|souhaitez-vous|¿(?:quiere|desea))"
)
_APPENDIX = re.compile(
    r"[^\w|]*(?:appendix|footnotes?|references?|sources?|raw (?:data|buffer|output|log)|debug|trace|log)\b(?![^\n]*[:=][ \t]*\S)[^\n]{0,40}$"
    r"|[^\w|]*appendix\b"
)


@dataclass(slots=True)  # frozen ones take more than twice as long to make
class Sentence:
    """A sentence, list item, line of code or table cell: `text[start:end]` of the view.

    `kind`: text, item, table, code, quote, heading, offer, appendix, thinking. `context` holds the words that
    belong to it but stand elsewhere (row label and column header of a cell); `lead` is the line
    that announces it ("Final answer:"). `line` is the start of its line, `cuts` the clause ends, `rank`
    the number that a list or a table gives its row.
    """

    start: int
    end: int
    kind: str
    context: str
    lead: str
    line: int
    paragraph: int
    cuts: tuple[int, ...]
    rank: int = 0

    def clause(self, position: int) -> tuple[int, int]:
        """The clause around a position."""
        begin, end = self.start, self.end
        for cut in self.cuts:
            if cut <= position:
                begin = cut
            else:
                end = cut
                break
        return begin, end


def sentences(text: str, lowered: str) -> list[Sentence]:
    """All sentences of a view's text, which is given in lower case, too, in order."""
    found: list[Sentence] = []
    fence = appendix = False
    paragraph = ordinal = 0
    lead = ""
    table: list[str] = []
    thoughts: list[tuple[int, int]] = []
    opened = -1
    for match in _LINE.finditer(text):
        line, stripped = match[0], match[0].strip()
        if not stripped:
            paragraph += bool(line)
            table = [] if not fence else table
            continue
        if stripped in (THOUGHT, THOUGHT_ENDS):
            if opened >= 0:
                thoughts.append((opened, len(found)))
            opened = len(found) if stripped == THOUGHT else -1
            continue
        if stripped.startswith(("```", "~~~")):
            fence = not fence
            continue
        if found and not fence and _APPENDIX.match(lowered[match.start() : match.end()]):
            appendix = True
        kind = "appendix" if appendix else "code" if fence else _kind(line, stripped)
        if kind == "text" and "|" in line and (table or _has_rule(text, match.end())):
            kind = "table"
        if kind == "item" and (marker := _ITEM.match(line)) and marker["number"]:
            following = int(marker["number"]) in (1, ordinal + 1)
            kind, ordinal = ("item", int(marker["number"])) if following else ("text", ordinal)
        if kind == "table":
            found += _cells(text, match.start(), line, table, paragraph)
            continue
        table = []
        found += _split(text, lowered, *match.span(), kind, lead, paragraph)
        lead = _lead(line, kind) or (lead if kind == "code" else "")
    return _without_thoughts(found, thoughts)


def _without_thoughts(found: list[Sentence], thoughts: list[tuple[int, int]]) -> list[Sentence]:
    """The sentences, those between tags of thinking marked as such where others say the answer."""
    if sum(end - begin for begin, end in thoughts) == len(found):
        return found
    for begin, end in thoughts:
        found[begin:end] = [replace(s, kind="thinking") for s in found[begin:end]]
    return found


def _kind(line: str, stripped: str) -> str:
    if stripped.startswith(">"):
        return "quote"
    if stripped.count("|") >= 2:
        return "table"
    if _HEADING.match(line):
        return "heading"
    if _ITEM.match(line):
        return "item"
    return "text"


def _lead(line: str, kind: str) -> str:
    """The line itself where it announces the next one: a heading, or short and ending in a colon."""
    stripped = line.strip().strip("#*_ ")
    if kind == "heading" or stripped.endswith((":", "：")):
        return stripped[-200:]
    if len(stripped) < 40 and not re.search(r"\d|[.!?]$", stripped):
        return stripped
    return ""


def _split(
    text: str, lowered: str, start: int, end: int, kind: str, lead: str, paragraph: int
) -> list[Sentence]:
    """The sentences of one line."""
    begin = start
    if kind == "item" and (marker := _ITEM.match(text, start, end)):
        begin = marker.end()
    if kind in ("heading", "quote"):
        marker = (_HEADING if kind == "heading" else _QUOTE).match(text, start, end)
        begin = marker.end() if marker else start
    stops = [] if kind == "code" else _stops(text, begin, end)
    made = []
    for stop in [*stops, end]:
        if text[begin:stop].strip():
            offered = kind in ("text", "item") and _OFFER.match(lowered, begin, begin + 60)
            found = "offer" if offered else kind
            cuts = tuple(
                [m.end() - bool(m.lastindex) for m in _CLAUSE_END.finditer(lowered, begin, stop)]
            )
            made.append(Sentence(begin, stop, found, "", lead, start, paragraph, cuts))
        begin = stop
    return made


def _stops(text: str, begin: int, end: int) -> list[int]:
    """Where sentences end; not after an abbreviation."""
    return [
        match.end()
        for match in _SENTENCE_END.finditer(text, begin, end)
        if not _ABBREVIATION.search(text, max(begin, match.start() - 8), match.start() + 1)
        and not (
            text[match.start() - 2 : match.start()] == "No"
            and not text[max(begin, match.start() - 5) : match.start() - 2].rstrip().endswith("?")
            and _NUMBERED.match(text, match.end())
        )
    ]


_NUMBERED = re.compile(r"\d[\d.,]*+(?! [a-z]{2,})")
"""What "No." abbreviates; "No. 66 stalls are free" is two sentences."""
_YEAR_KEY = re.compile(r"(?:19|20)\d\d(?:[-/]\d{1,4})?")
_LETTER = re.compile(r"[^\W\d_]")


def _has_rule(text: str, end: int) -> bool:
    """Whether the line at `end` rules off a table's header."""
    following = text[end : end + 400].partition("\n")[0]
    return "|" in following and _TABLE_RULE.match(following) is not None


def _is_header(text: str, end: int, parts: list[tuple[int, int, str]]) -> bool:
    """Whether a table's first row names its columns: a rule or another row follows, and no values stand in it."""
    if _has_rule(text, end):
        return True
    following = text[end : end + 400].partition("\n")[0]
    return following.count("|") >= 2 and not any(piece[:1].isdigit() for _, _, piece in parts)


def _cells(text: str, start: int, line: str, table: list[str], paragraph: int) -> list[Sentence]:
    """The cells of a table row; `table` keeps the header between rows."""
    if _TABLE_RULE.match(line):
        return []
    parts, at = [], start
    for piece in line.rstrip("\n").split("|"):
        parts.append((at, at + len(piece), piece.strip()))
        at += len(piece) + 1
    if line.lstrip().startswith("|"):
        parts = parts[1:]
    header = not table and _is_header(text, start + len(line), parts)
    if header:
        table.extend(piece for _, _, piece in parts)
    label = next((piece for _, _, piece in parts if _LETTER.search(piece)), "")
    if not label and parts and _YEAR_KEY.fullmatch(parts[0][2]):
        label = parts[0][2]
    ranked = parts and re.fullmatch(r"#?\d{1,2}\.?", parts[0][2])
    rank = int(parts[0][2].strip("#.")) if ranked else 0
    made = []
    for column, (begin, end, piece) in enumerate(parts):
        if not table and _LETTER.search(piece):
            label = piece
        if piece and not header:
            title = table[column] if column < len(table) else ""
            made.append(
                Sentence(begin, end, "table", f"{title} | {label}", "", start, paragraph, (), rank)
            )
    return made
