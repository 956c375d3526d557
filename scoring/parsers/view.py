# ruff: noqa: E501 - patterns are read whole, as one line each
"""The text that the patterns read, each character knowing where it stands in the answer.

Mark-up that only decorates (emphasis, inline code, LaTeX text commands, entities) is taken out or
decoded one piece at a time; what carries meaning (tables, fences, boxes, strike-through) stays.
"""

import html
import re
from dataclasses import dataclass

from trajectories.numerals import fold

MAX_READ = 128 * 1024
"""Longer answers are read at both ends, half of this each, and on marked lines between."""
_MAX_MARKED = 40

_MARKED_LINE = re.compile(r"(?i)^[^\n]{0,40}?\b(?:answer|conclusion)\b[^\n]{0,400}", re.MULTILINE)
_MARKUP = re.compile(
    r"""
    (?=[&<*_`\\{}$~])  # where else it cannot begin
    (?:
      (?P<entity>&(?:\#\d{1,6}|\#[xX][0-9a-fA-F]{1,5}|[a-zA-Z]{2,8});)
    | (?P<tag></?(?:b|strong|i|em|u|code|span|p|br|div|sup|sub|del|s|strike|mark|td|th|tr|li|ul|ol
        |table|tbody|thead|answer|final|final_answer|conclusion|solution|h[1-6]
        |think|thinking|thoughts?|reasoning|analysis|scratchpad|reflection|planning|tool_call|tool_response|observation)\b[^<>\n]{0,80}>)
    | (?P<bold>(?<!\d)\*\*|\*\*(?!\d)|(?<!\w)__(?=\w)|(?<=\w)__(?!\w))
    | (?P<drop>(?<![^\s(\["'|])\*(?=[^\s*]) | (?<=[^\s*])\*(?![\w*(\s]*\d) | (?<!`)`(?!`)
        | \\(?:text|mathrm|mathbf|textbf|mathit|operatorname|mbox|d?frac|tfrac)\ *\{
        | \\(?:left|right|displaystyle|[!]) | \$\$ )
    | (?P<bar>(?<=\d)\}\ *\{(?=\d))
    | (?P<comma>\{,\})
    | (?P<group>(?<=\d)\\[,:;\ ](?=\d{3}))
    | (?P<escaped>\\[$%#&_*~])
    | (?P<space>\\[,;:\ \[\]()] | ~(?=\\) | \\q?quad)
    | (?P<math>\$)
    | (?P<symbol>\\(?:times|cdot|approx|simeq|pm|to|rightarrow|Rightarrow|implies|therefore|neq|ne)\b)
    )
    """,
    re.VERBOSE,
)
_BEGIN_MARKUP = "&<*_`\\{$"
_SYMBOLS = {
    "times": "×", "cdot": "×", "approx": "≈", "simeq": "≈", "pm": "±", "to": "→", "ne": "≠",
    "rightarrow": "→", "Rightarrow": "→", "implies": "→", "therefore": "∴", "neq": "≠",
}  # fmt: skip
_TAGS = {"sup": "^", "del": "~~", "s": "~~", "strike": "~~", "td": " | ", "th": " | "}
_ANSWERS = {"answer", "final", "final_answer", "conclusion", "solution"}
"""Tags of which the content is marked as the answer."""
THOUGHT, THOUGHT_ENDS = "<think>", "</think>"
"""Lines that stand in the place of any tags around thinking."""
_THOUGHTS = {
    "think", "thinking", "thought", "thoughts", "reasoning", "analysis", "scratchpad", "reflection",
    "planning", "tool_call", "tool_response", "observation",
}  # fmt: skip
_BREAKS = {"br", "p", "div", "tr", "li", "table", "h1", "h2", "h3", "h4", "h5", "h6"}


@dataclass(frozen=True, slots=True)
class View:
    """`text` to read; `span` leads back to the answer; `bold` holds emphasised stretches of text."""

    source: str
    text: str
    starts: tuple[int, ...] | None
    ends: tuple[int, ...] | None
    bold: tuple[tuple[int, int], ...]

    def span(self, start: int, end: int) -> tuple[int, int]:
        """The place of `text[start:end]` in the answer."""
        if self.starts is None or self.ends is None:
            return start, end
        return self.starts[start], self.ends[end - 1]


def view(answer: str) -> View:
    """The readable text of an answer, of any length and content."""
    windows = _windows(answer)
    if len(windows) == 1 and not any(map(answer.__contains__, _BEGIN_MARKUP)):
        return _folded(answer, answer, None, None, ())
    pieces: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    toggles: list[int] = []
    for begin, end in windows:
        if pieces:
            _put(pieces, starts, ends, "\n\n", begin, begin)
        _read_window(answer, begin, end, pieces, starts, ends, toggles)
    bold = tuple(zip(toggles[::2], toggles[1::2], strict=False))
    return _folded(answer, "".join(pieces), starts, ends, bold)


def _windows(answer: str) -> list[tuple[int, int]]:
    """What is read of an answer: all of it, or both ends and the marked lines between them."""
    if len(answer) <= MAX_READ:
        return [(0, len(answer))]
    half = MAX_READ // 2
    head = answer.rfind("\n", half - 2000, half)
    head = head if head > 0 else half
    tail = answer.find("\n", len(answer) - half, len(answer) - half + 2000)
    tail = tail if tail > 0 else len(answer) - half
    marked = []
    for match in _MARKED_LINE.finditer(answer, head, tail):
        marked.append(match.span())
        if len(marked) == _MAX_MARKED:
            break
    return [(0, head), *marked, (tail, len(answer))]


def _read_window(
    answer: str,
    begin: int,
    end: int,
    pieces: list[str],
    starts: list[int],
    ends: list[int],
    toggles: list[int],
) -> None:
    """Append the readable text of `answer[begin:end]` and the origin of each of its characters."""
    at = begin
    formulas = _formula_signs(answer, begin, end)
    for match in _MARKUP.finditer(answer, begin, end):
        if match.lastgroup == "math" and match.start() not in formulas:
            continue
        _copy(pieces, starts, ends, answer, at, match.start())
        at = match.end()
        if match.lastgroup == "bold":
            toggles.append(len(starts))
        _put(pieces, starts, ends, _replacement(match), match.start(), at)
    _copy(pieces, starts, ends, answer, at, end)


_FORMULA = re.compile(
    r"(?<![\\$\w])\$(?=\S)(?=[^$\n]{0,300}?[\\=^_≈])[^$\n]{1,300}(?<=\S)\$(?![\d$])"
)


def _formula_signs(answer: str, begin: int, end: int) -> set[int]:
    """Where dollar signs enclose a formula, and are no currency."""
    if "$" not in answer:
        return set()
    spans = [match.span() for match in _FORMULA.finditer(answer, begin, end)]
    return {place for start, stop in spans for place in (start, stop - 1)}


def _copy(
    pieces: list[str], starts: list[int], ends: list[int], answer: str, begin: int, end: int
) -> None:
    if begin < end:
        pieces.append(answer[begin:end])
        starts.extend(range(begin, end))
        ends.extend(range(begin + 1, end + 1))


def _put(
    pieces: list[str], starts: list[int], ends: list[int], text: str, begin: int, end: int
) -> None:
    if text:
        pieces.append(text)
        starts.extend([begin] * len(text))
        ends.extend([end] * len(text))


def _replacement(match: re.Match[str]) -> str:
    """What is read in the place of a piece of mark-up."""
    kind, found = match.lastgroup, match[0]
    if kind == "entity":
        decoded = html.unescape(found)
        return decoded if len(decoded) == 1 else found
    if kind == "tag":
        name = found.strip("</>").split()[0].lower() if found.strip("</> ") else ""
        if name in _ANSWERS:
            return "\n" if found.startswith("</") else "\nAnswer: "
        if name in _THOUGHTS:
            return f"\n{THOUGHT_ENDS if found.startswith('</') else THOUGHT}\n"
        if name in _TAGS:
            return "" if name == "sup" and found.startswith("</") else _TAGS[name]
        return "\n" if name in _BREAKS else ""
    if kind == "symbol":
        return _SYMBOLS[found[1:]]
    if kind == "escaped":
        return found[1]
    return {"bar": "/", "comma": ",", "group": ",", "space": " "}.get(kind or "", "")


def _folded(
    source: str,
    text: str,
    starts: list[int] | None,
    ends: list[int] | None,
    bold: tuple[tuple[int, int], ...],
) -> View:
    """A view of `text` after folding its characters, the two offset maps joined."""
    folded, kept = fold(text)
    if kept is None:
        return View(source, folded, _frozen(starts), _frozen(ends), bold)
    inner = kept[:-1]
    begin = [starts[i] for i in inner] if starts else inner
    finish = [ends[i] for i in inner] if ends else [i + 1 for i in inner]
    where = {old: new for new, old in enumerate(kept)} if bold else {}
    moved = tuple((where.get(a, 0), where.get(b, len(folded))) for a, b in bold)
    return View(source, folded, tuple(begin), tuple(finish), moved)


def _frozen(offsets: list[int] | None) -> tuple[int, ...] | None:
    return None if offsets is None else tuple(offsets)
