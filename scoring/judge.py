"""A language model as a scorer, at any OpenAI-compatible endpoint.

What it is asked follows from its frozen configuration and the trajectory alone; what it once
answered is kept and never asked again, readable or not.
"""

import json
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from decimal import Decimal
from string import Template
from types import TracebackType
from typing import Any

from django.conf import settings
from django.db import transaction
from django.utils import timezone

from scoring.models import JudgeAnswer, JudgePace
from scoring.rules import FIELDS, Nonsense, Outcome, failed, is_exposed, read_outcome
from studies.rules import BadInput, Refused
from trajectories.records import RecordError, content_hash, loads

PLACEHOLDERS = frozenset({"query", "reference", "events", "answer", "first_answer"})
RESPONSE_FORMATS = ("json_object", "none")
# What the judge may read of an event; never the method, the model or the adapter.
EVENT_KEYS = (
    "index", "route", "role", "tool", "arguments", "message", "observation",
    "clean_observation", "poisoned", "error",
)  # fmt: skip
REFERENCE_KEYS = (
    "type", "clean", "poisoned", "tolerance", "unit", "aliases", "poisoned_aliases",
    "accept_any_of",
)  # fmt: skip


class EndpointUnusable(Refused):
    """The endpoint does not answer, or not to us; no trajectory is to blame."""


@dataclass(frozen=True, kw_only=True)
class JudgeConfig:
    """What `judge.json` and `prompt.md` say; frozen with the revision.

    Prices are per million tokens, in one currency; `max_text` cuts long observations.
    """

    base_url: str
    model: str
    prompt: str
    max_tokens: int = 800
    timeout_s: float = 60
    max_retries: int = 4
    requests_per_minute: float = 60
    response_format: str = "json_object"
    max_text: int = 6000
    price_prompt: float | None = None
    price_completion: float | None = None
    extra_body: dict[str, Any] = field(default_factory=dict)


_TYPES: dict[str, tuple[type, ...]] = {
    "base_url": (str,),
    "model": (str,),
    "max_tokens": (int,),
    "timeout_s": (int, float),
    "max_retries": (int,),
    "requests_per_minute": (int, float),
    "response_format": (str,),
    "max_text": (int,),
    "price_prompt": (int, float, type(None)),
    "price_completion": (int, float, type(None)),
    "extra_body": (dict,),
}


def read_config(files: Mapping[str, str]) -> JudgeConfig:
    """Read a judge's folder; raises `BadInput` naming file and field."""
    try:
        plain = loads(files["judge.json"])
    except RecordError as error:
        raise BadInput(f"judge.json: {error}") from None
    if not isinstance(plain, dict):
        raise BadInput("judge.json: must hold one object")
    for name, value in plain.items():
        _check_setting(name, value)
    for name in ("base_url", "model"):
        if not plain.get(name):
            raise BadInput(f"judge.json: {name}: is required")
    config = JudgeConfig(prompt=_prompt(files.get("prompt.md")), **plain)
    if config.response_format not in RESPONSE_FORMATS:
        raise BadInput(f"judge.json: response_format: must be one of {', '.join(RESPONSE_FORMATS)}")
    return config


def _check_setting(name: str, value: Any) -> None:
    if name not in _TYPES:
        raise BadInput(f"judge.json: {name}: is not known; there are {', '.join(_TYPES)}")
    if not isinstance(value, _TYPES[name]) or isinstance(value, bool):
        raise BadInput(f"judge.json: {name}: must be {_TYPES[name][0].__name__}; got {value!r}")
    if isinstance(value, int | float) and (value < 0 or (value == 0 and name != "max_retries")):
        raise BadInput(f"judge.json: {name}: must be greater than 0; got {value}")


def _prompt(text: str | None) -> str:
    if not text:
        raise BadInput("prompt.md: is required: what the judge is asked")
    template = Template(text)
    unknown = set(template.get_identifiers()) - PLACEHOLDERS
    if unknown or not template.is_valid():
        known = ", ".join(f"${name}" for name in sorted(PLACEHOLDERS))
        raise BadInput(
            f"prompt.md: has {', '.join(sorted(unknown)) or 'a lone $ (write $$)'}; "
            f"there are {known}"
        )
    if "answer" not in template.get_identifiers():
        raise BadInput("prompt.md: does not show the $answer")
    return text


@dataclass(frozen=True)
class Reply:
    """What came back, and what it took."""

    text: str
    prompt_tokens: int | None
    completion_tokens: int | None
    latency_s: float


class Judge:
    """Asks a language model for verdicts; one client per context."""

    def __init__(
        self,
        revision_id: str,
        config: JudgeConfig,
        *,
        clock: Callable[[], datetime] = timezone.now,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.revision_id = revision_id
        self.config = config
        self._clock, self._sleep = clock, sleep
        self._client: Any = None

    def __enter__(self) -> "Judge":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._client is not None:
            self._client.close()
        self._client = None

    def score_all(
        self, pairs: Iterable[tuple[Mapping[str, Any], Mapping[str, Any]]]
    ) -> Iterator[Outcome]:
        """The judge's verdicts, in order; as `score`."""
        return (self.score(task, trajectory) for task, trajectory in pairs)

    def score(self, task: Mapping[str, Any], trajectory: Mapping[str, Any]) -> Outcome:
        """The judge's verdict; a reply that is none is a failed outcome, and is not asked again.

        Raises `EndpointUnusable` where no reply can be had.
        """
        exposed = is_exposed(trajectory)
        request = self.request(task, trajectory)
        key = content_hash({"base_url": self.config.base_url, "request": request})
        answer = JudgeAnswer.objects.filter(pk=key).first()
        if answer is None:
            try:
                answer = self._asked(key, request)
            except _RefusedRequest as refusal:
                return failed(f"the endpoint refused the request: {refusal}", exposed=exposed)
        try:
            document = _document(answer.text) | {"details": _cost(answer)}
            document["claims"] = _quoted(document, trajectory.get("answer") or "")
            return read_outcome(document, task=task, trajectory=trajectory)
        except Nonsense as nonsense:
            return failed(f"the judge's reply {nonsense}", exposed=exposed)

    def request(self, task: Mapping[str, Any], trajectory: Mapping[str, Any]) -> dict[str, Any]:
        """What is sent for a trajectory: the prompt with its parts filled in, temperature 0."""
        config = self.config
        prompt = Template(config.prompt).substitute(_parts(task, trajectory, config.max_text))
        body: dict[str, Any] = {
            "model": config.model,
            "messages": [{"role": "user", "content": prompt}],
            "temperature": 0,
            "max_tokens": config.max_tokens,
        }
        if config.response_format != "none":
            body["response_format"] = {"type": config.response_format}
        return body | config.extra_body

    def _asked(self, key: str, request: dict[str, Any]) -> JudgeAnswer:
        self._sleep(self._turn_in())
        reply = self._send(request)
        answer, _ = JudgeAnswer.objects.get_or_create(
            key=key,
            defaults={
                "model": self.config.model,
                "text": reply.text.replace("\x00", "\ufffd"),
                "prompt_tokens": reply.prompt_tokens,
                "completion_tokens": reply.completion_tokens,
                "cost": self._price(reply),
                "latency_s": reply.latency_s,
                "answered_at": self._clock(),
            },
        )
        return answer

    @transaction.atomic
    def _turn_in(self) -> float:
        """Take the next turn under the rate that all workers share; returns seconds until it."""
        now = self._clock()
        JudgePace.objects.get_or_create(revision_id=self.revision_id, defaults={"next_at": now})
        pace = JudgePace.objects.select_for_update().get(revision=self.revision_id)
        turn = max(now, pace.next_at)
        pace.next_at = turn + timedelta(minutes=1 / self.config.requests_per_minute)
        pace.save(update_fields=["next_at"])
        return (turn - now).total_seconds()

    def _send(self, request: dict[str, Any]) -> Reply:
        import openai  # takes a second to import: only who asks a judge pays for it

        begun = time.monotonic()
        try:
            completion = self._connected().chat.completions.create(
                **{name: request[name] for name in _BASIC if name in request},
                extra_body={name: request[name] for name in request if name not in _BASIC},
            )
        except (openai.BadRequestError, openai.UnprocessableEntityError) as error:
            raise _RefusedRequest(str(error)[:300]) from None
        except openai.OpenAIError as error:
            raise EndpointUnusable(f"{self.config.base_url}: {error}"[:400]) from None
        usage = completion.usage
        return Reply(
            text=(completion.choices[0].message.content or "") if completion.choices else "",
            prompt_tokens=usage.prompt_tokens if usage else None,
            completion_tokens=usage.completion_tokens if usage else None,
            latency_s=time.monotonic() - begun,
        )

    def _connected(self) -> Any:
        """The client; it repeats a request on lost connections, 429 and 5xx, never on answers."""
        import openai

        if self._client is None:
            self._client = openai.OpenAI(
                base_url=self.config.base_url,
                api_key=settings.JUDGE_API_KEY or "none",
                timeout=self.config.timeout_s,
                max_retries=self.config.max_retries,
            )
        return self._client

    def _price(self, reply: Reply) -> Decimal | None:
        prices = (self.config.price_prompt, self.config.price_completion)
        tokens = (reply.prompt_tokens, reply.completion_tokens)
        if None in prices or None in tokens:
            return None
        shares = (Decimal(str(price)) * (n or 0) for price, n in zip(prices, tokens, strict=True))
        spent = sum(shares, Decimal(0))
        return (spent / 1_000_000).quantize(Decimal("0.000001"))


_BASIC = ("model", "messages", "temperature", "max_tokens", "response_format")


class _RefusedRequest(Exception):
    """The endpoint takes requests, but not this one (too long, say)."""


def _parts(task: Mapping[str, Any], trajectory: Mapping[str, Any], max_text: int) -> dict[str, str]:
    reference = task.get("reference")
    shown = {key: reference.get(key) for key in REFERENCE_KEYS} if reference else None
    events = [
        {key: _cut(event[key], max_text) for key in EVENT_KEYS if event.get(key) is not None}
        for event in trajectory.get("events") or ()
    ]
    return {
        "query": str(task.get("query") or ""),
        "reference": json.dumps(shown, ensure_ascii=False),
        "events": "\n".join(json.dumps(event, ensure_ascii=False) for event in events) or "(none)",
        "answer": trajectory.get("answer") or "(the run ended without an answer)",
        "first_answer": trajectory.get("first_answer") or "(none)",
    }


def _cut(value: Any, max_text: int) -> Any:
    if isinstance(value, str) and len(value) > max_text:
        return f"{value[:max_text]} … ({len(value) - max_text} characters more)"
    return value


def _document(text: str) -> dict[str, Any]:
    """The reply's JSON object, in a code fence or not; all six fields must be there."""
    inner = text.strip()
    if inner.startswith("```") and inner.endswith("```"):
        inner = inner.removesuffix("```").partition("\n")[2]
    try:
        document = loads(inner)
    except RecordError as error:
        raise Nonsense(str(error)) from None
    if not isinstance(document, dict):
        raise Nonsense("is no JSON object")
    missing = [name for name in FIELDS if name not in document]
    if missing:
        raise Nonsense(f"lacks {', '.join(missing)}")
    # Its status and claims are not the judge's to give.
    return {name: value for name, value in document.items() if name not in ("status", "claims")}


def _quoted(document: Mapping[str, Any], answer: str) -> list[dict[str, Any]]:
    """The passage that the judge names as the conclusion, where the answer has it."""
    quote = document.get("quote")
    if not isinstance(quote, str) or not quote or (start := answer.find(quote)) < 0:
        return []
    matches = "clean" if document["correct"] else "poisoned" if document["adopted"] else "none"
    claim = {"start": start, "end": start + len(quote), "text": quote, "value": None}
    return [claim | {"unit": None, "stance": "asserted", "matches": matches}]


def _cost(answer: JudgeAnswer) -> dict[str, Any]:
    return {
        "prompt_tokens": answer.prompt_tokens,
        "completion_tokens": answer.completion_tokens,
        "cost": None if answer.cost is None else float(answer.cost),
        "latency_s": round(answer.latency_s, 3),
    }
