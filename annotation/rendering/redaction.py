"""What is taken out of the text at the freeze, by rule, and recorded.

Words that the question or its references use are left alone: a question may be about a model
by name. What stays in this way is found by the scan and shown on the certificate.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property, partial
from typing import Any

PATH = re.compile(
    r"(?<![\w/.:])(?:~|/(?:home|Users|root|tmp|var|opt|srv|mnt|etc|usr|private|data|workspace|app)"
    r"(?=/))(?:/[\w.@+\-]+)+/?"
    r"|(?<![\w])[A-Za-z]:\\(?:[\w.@+\- ]+\\)*[\w.@+\-]+"
)
# Both patterns look at a word's first letter before they try their names one after the other:
# that alone makes them three times as quick.
MODEL = re.compile(
    r"\b(?=[acdghklmopqs])(?:gpt-?\d[\w.\-]*|chatgpt|o[134]-(?:mini|preview|pro)"
    r"|claude(?:[ -](?:\d[\w.\-]*|opus|sonnet|haiku))+"
    r"|claude(?!\s+(?-i:[A-Z]))|(?:opus|sonnet|haiku)[ -]\d[\w.\-]*|gemini[ -]\d[\w.\-]*"
    r"|(?:llama|qwen|mistral|mixtral|deepseek|phi|gemma|grok|command-r|kimi|glm)-?\d[\w.\-]*"
    r"|deepseek-\w+|anthropic|openai)\b",
    re.IGNORECASE,
)
FRAMEWORK = re.compile(
    r"\b(?=[acdhlopst])(?:langgraph|langchain|langsmith|langfuse|smolagents|autogen|crewai|llama-?index|haystack"
    r"|pydantic[-_ ]ai|openai[-_ ]agents|semantic[-_ ]kernel|swe-agent|dspy|tool-proxy)\b",
    re.IGNORECASE,
)
PROMPT_ROLES = frozenset({"system", "developer"})
# A secret shorter than this, or an ordinary word, would cut holes into plain prose.
MIN_SECRET = 5
ORDINARY = frozenset(
    {
        "agent", "agents", "assistant", "baseline", "clean", "control", "custom", "default",
        "direct", "executor", "human", "local", "model", "multi", "native", "other", "pandas",
        "plain", "planner", "python", "react", "search", "simple", "single", "subagent", "toxic",
        "tools", "unknown", "workflow",
    }
)  # fmt: skip


@dataclass(frozen=True)
class Redaction:
    """One thing that was taken out: which rule, where, what."""

    rule: str
    place: str
    text: str


@dataclass(frozen=True)
class Secrets:
    """Masked values of the study's runs, and the protocol's own prompts."""

    models: frozenset[str] = frozenset()
    adapters: frozenset[str] = frozenset()
    methods: frozenset[str] = frozenset()
    prompts: frozenset[str] = frozenset()


def is_distinctive(word: str) -> bool:
    """Whether a masked value can be no word or number of plain prose."""
    return (
        len(word) >= MIN_SECRET and not word.isalpha() and any(letter.isalpha() for letter in word)
    )


def is_name(word: str) -> bool:
    """Whether a model or framework of this name is taken out: all but short and ordinary words."""
    return is_distinctive(word) or (
        len(word) >= MIN_SECRET and word.isalpha() and word.casefold() not in ORDINARY
    )


def _pattern(words: Iterable[str]) -> re.Pattern[str] | None:
    """Any of the words, whole, with `_`, `-` and space alike."""
    parts = [
        r"[\s_\-]".join(map(re.escape, re.split(r"[\s_\-]", word)))
        for word in sorted(words, key=lambda w: (-len(w), w))
        if word
    ]
    if not parts:
        return None
    return re.compile(rf"(?<![^\W_])(?:{'|'.join(parts)})(?![^\W_])", re.IGNORECASE)


Rule = tuple[str, re.Pattern[str], str]


class OwnId:
    """A run's own id as a rule. Few texts hold it, so it is compiled once one may."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.longest = max(re.split(r"[\s_\-]", name), key=len).casefold()

    def may_be_in(self, text: str) -> bool:
        """False only where the rule finds nothing.

        Dotless and dotted i are, to a pattern that ignores case, an i; to `casefold` they are not.
        """
        return not self.longest.isascii() or (
            self.longest in text.casefold() or "ı" in text or "İ" in text
        )

    @cached_property
    def rule(self) -> Rule | None:
        """What takes it out; None for a word of plain prose."""
        pattern = _pattern([self.name]) if is_distinctive(self.name) else None
        return ("trajectory id", pattern, "[id]") if pattern else None


class Redactor:
    """The rules for one study; compiled once, used for each of its runs.

    Runs of a study repeat each other's texts: each is searched once.
    """

    def __init__(self, secrets: Secrets) -> None:
        self.prompts = secrets.prompts
        self.rules: list[Rule] = []
        self.is_clean = cache(self._is_clean)
        named = (
            ("model name", secrets.models, "[model]"),
            ("framework name", secrets.adapters, "[framework]"),
            ("method name", {m for m in secrets.methods if is_distinctive(m)}, "[method]"),
        )
        for rule, words, mark in named:
            if pattern := _pattern(word for word in words if is_name(word)):
                self.rules.append((rule, pattern, mark))
        self.rules += [
            ("path", PATH, "[path]"),
            ("model name", MODEL, "[model]"),
            ("framework name", FRAMEWORK, "[framework]"),
        ]

    def for_run(self, task: Mapping[str, Any], trajectory: Mapping[str, Any]) -> "RunRedactor":
        """The rules for one run: its own id is taken out too, its question's words are not."""
        question = f"{task['query']}\n{task.get('reference')}\n{task.get('values')}".casefold()
        return RunRedactor(self, OwnId(trajectory["trajectory_id"]), question)

    def _is_clean(self, text: str) -> bool:
        """Whether none of the study's rules finds anything."""
        return not any(pattern.search(text) for _, pattern, _ in self.rules)


@dataclass
class RunRedactor:
    """Takes masked things out of one run's texts and keeps what it took."""

    study: Redactor
    own_id: OwnId
    question: str
    found: list[Redaction] = field(default_factory=list)

    def text(self, text: str | None, place: str) -> str | None:
        """The text without what the rules name; null stays null."""
        if not text:
            return text
        for rule, pattern, mark in self._rules(text):
            text = pattern.sub(partial(self._cut, rule=rule, mark=mark, place=place), text)
        return text

    def _rules(self, text: str) -> list[Rule]:
        """The rules that may change the text, in their order."""
        if self.own_id.may_be_in(text) and self.own_id.rule:
            return [self.own_id.rule, *self.study.rules]
        return [] if self.study.is_clean(text) else self.study.rules

    def _cut(self, match: re.Match[str], rule: str, mark: str, place: str) -> str:
        if match.group().casefold() in self.question:
            return match.group()
        self.found.append(Redaction(rule, place, match.group()))
        return mark

    def value(self, value: Any, place: str) -> Any:
        """Any JSON value with each of its texts redacted, keys included."""
        if isinstance(value, str):
            return self.text(value, place)
        if isinstance(value, list):
            return [self.value(entry, place) for entry in value]
        if isinstance(value, Mapping):
            return {
                self.text(key, place) or key: self.value(entry, place)
                for key, entry in value.items()
            }
        return value

    def message(self, event: Mapping[str, Any], place: str) -> str | None:
        """The visible text of an event; a prompt of the method is withheld whole."""
        message = event.get("message")
        if message and event.get("tool") is None and self._is_prompt(event, message):
            self.found.append(Redaction("method prompt", place, message[:200]))
            return "[instructions withheld]"
        return self.text(message, place)

    def _is_prompt(self, event: Mapping[str, Any], message: str) -> bool:
        if message.strip().casefold() in self.question:
            return False
        return event.get("role") in PROMPT_ROLES or message in self.study.prompts
