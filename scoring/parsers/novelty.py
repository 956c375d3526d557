# ruff: noqa: E501 - patterns are read whole, as one line each
"""Whether a call could bring anything that the run did not hold already."""

import re
from decimal import Decimal
from typing import Any

from scoring.parsers.compare import number
from scoring.parsers.matter import Matter, given, leaves, starts, values
from scoring.parsers.patterns import Cue

_COPY = re.compile(
    r"(?i)(?:[\w.-]*/)*(?:\.?cached?|tool_(?:results?|outputs?))/[\w./-]+"
    r"|\b(?:call|step|response|result|output|observation)[_-]?\d+\.\w{2,5}\b|\blast_(?:response|result|output)\b"
)
"""A file that keeps the results of calls."""
_FILE = re.compile(r"[\w-]+\.\w{2,5}\b")
_WRITING = Cue(r"(?:^|_)(?:write|save|export|create|append)(?:_|$)")
CODE = Cue(
    r"(?:^|_)(?:sql|python|code|calc\w*|pandas|duckdb|bash|shell|exec\w*|eval\w*|compute|math|repl)(?:_|$)"
)
_QUOTED = re.compile(r"\"[^\"\n]*\"|'[^'\n]*'")
_COMMENT = re.compile(r"(?:#|--|//)[^\n]*|/\*.*?\*/", re.DOTALL)
_ASSIGNED = re.compile(r"(?m)(?:^|;)\s*([a-z_]\w*)\s*=(?!=)")
_IDENTIFIER = re.compile(r"(?<![\w.])[a-z_]\w*")
_SOURCE = re.compile(
    r"\b(?:read|open|load|get|fetch|query|connect|request|from\s+\w+\s*(?:$|where))"
)
_PLAIN = frozenset(
    "print round abs sum int float str len min max pow mean median sqrt sorted range import from as math statistics"
    " decimal fractions numpy np pd datetime select in for e f and or not if else".split()
)
_TRIVIAL = frozenset(map(Decimal, [*range(10), 10, 100, 1000]))
"""Numbers that stand in any calculation."""


def is_copy(event: dict[str, Any], text: str, matter: Matter) -> bool:
    """Whether a call reads back a kept result, or what the run wrote itself, and shows no new number."""
    arguments = given(event)
    kept = _COPY.search(arguments) or any(
        re.search(rf"\b{re.escape(tool)}\w*\.\w{{2,5}}\b", arguments) for tool in matter.tools
    )
    earlier = matter.before(event)
    files = set(_FILE.findall(arguments))
    written = [given(other) for other in earlier if _WRITING.search(other.get("tool") or "")]
    if not kept and not any(name in text_ for name in files for text_ in written):
        return False
    known = matter.held(event).union(*map(values, written))
    return values(text) <= known


def is_computed(event: dict[str, Any], text: str, matter: Matter) -> bool:
    """Whether a call only works on what it was given: arithmetic, conversion, a table, a template."""
    if CODE.search(event["tool"]) or _has_expression(event):
        return _is_arithmetic(event, matter)
    return event["tool"] not in matter.tools and _is_passed_on(event, text, matter)


def _has_expression(event: dict[str, Any]) -> bool:
    arguments = event.get("arguments")
    return isinstance(arguments, dict) and any(
        key.startswith(("expr", "formula")) for key in arguments
    )


def _is_arithmetic(event: dict[str, Any], matter: Matter) -> bool:
    """Whether code has no name but plain functions, reads nothing, and works on a number held before."""
    code = "\n".join(value for value in leaves(event.get("arguments")) if isinstance(value, str))
    code = _QUOTED.sub("", _COMMENT.sub("", code[:4000])).lower()
    if not code.strip() or _SOURCE.search(code):
        return False
    named = set(_IDENTIFIER.findall(code)) - _PLAIN - set(_ASSIGNED.findall(code))
    operands = values(code) - _TRIVIAL
    return not named and bool(operands & matter.held(event))


def _is_passed_on(event: dict[str, Any], text: str, matter: Matter) -> bool:
    """Whether a call is given the disputed value and returns it, or one number made of it."""
    arguments = list(leaves(event.get("arguments")))
    fresh = values(text) - values(given(event))
    if any(_is_value(leaf) and number(leaf) in matter.disputed for leaf in arguments):
        return len(fresh) <= 1
    words = starts(" ".join(map(str, arguments)))
    echoed = starts(text)
    return bool(echoed) and echoed <= words and not fresh and not re.search(r"\d", text)


def _is_value(leaf: Any) -> bool:
    return not isinstance(leaf, str) or bool(re.fullmatch(r"[-+]?[\d.,]+", leaf.strip()))
