"""A model behind an OpenAI-compatible endpoint, with the benchmark's tools."""

import json
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import httpx2
import openai

from toxicbench.agents.checkpoints import Reply, RunLog
from toxicbench.runs import Call, Outcome, Route

Message = dict[str, Any]
OPENING = 2
"""Messages that a route begins with: the instructions and the question."""
ABOUT_THE_TEXT = frozenset({"context_length_exceeded", "content_filter", "string_above_max_length"})


class EndpointUnusable(Exception):
    """The endpoint cannot be reached, refuses the key or does not know the model.

    No run could succeed, and none has been asked anything.
    """


class LiveAgent:
    """Runs routes against `client`, every reply on record in `checkpoints` before it is used.

    Errors of the endpoint end a run as failed and stay on record. `EndpointUnusable` is raised
    where the fault is not the run's, and leaves no record. Safe for several threads, one run each.
    """

    adapter = "openai-chat"

    def __init__(
        self,
        client: openai.OpenAI,
        *,
        model: str,
        checkpoints: Path,
        temperature: float | None = None,
        token_parameter: str = "max_tokens",
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.model = model
        self._client = client
        self._checkpoints = checkpoints
        self._temperature = temperature
        self._token_parameter = token_parameter
        self._clock = clock
        checkpoints.mkdir(parents=True, exist_ok=True)

    def run(self, route: Route, call: Call) -> Outcome:
        """Converse until the model answers, or its budget is used up, or the endpoint fails."""
        log = RunLog(self._checkpoints / f"{route.run}-route{route.number}.jsonl")
        talk = _Conversation(route)
        while True:
            request = self._request(talk, route)
            outcome = talk.take(log.reply(request, partial(self._ask, request)), call)
            if outcome is not None:
                return outcome

    def _request(self, talk: "_Conversation", route: Route) -> dict[str, Any]:
        request: dict[str, Any] = {
            "model": self.model,
            "messages": list(talk.messages),
            "tools": TOOLS,
            "tool_choice": "auto" if talk.calls_left else "none",
            self._token_parameter: route.caps.output_tokens,
        }
        return request | ({} if self._temperature is None else {"temperature": self._temperature})

    def _ask(self, request: Mapping[str, Any]) -> Reply:
        started = self._clock()
        try:
            completion = self._client.chat.completions.create(**request)
            reply = _reply(completion)
        except (openai.OpenAIError, _Malformed, ValueError) as error:
            if _concerns_every_run(error, request):
                raise EndpointUnusable(f"the endpoint cannot be used: {error}") from error
            reply = {"error": f"{type(error).__name__}: {error}"}
        return reply | {"latency_s": round(self._clock() - started, 3)}


def _concerns_every_run(error: Exception, request: Mapping[str, Any]) -> bool:
    """Whether address, key, model or a parameter is at fault, and not what this run has said.

    A first request that is refused as bad would be so in every run, unless its text is the reason.
    """
    if isinstance(error, openai.BadRequestError):
        return len(request["messages"]) == OPENING and error.code not in ABOUT_THE_TEXT
    if isinstance(error.__cause__, httpx2.ConnectError | httpx2.UnsupportedProtocol):
        return True
    refusals = (openai.AuthenticationError, openai.PermissionDeniedError, openai.NotFoundError)
    return isinstance(error, refusals)


class _Malformed(Exception):
    """A reply that is no chat completion."""


class _Conversation:
    """One route's messages so far, and what is left of its budget."""

    def __init__(self, route: Route) -> None:
        self.messages: list[Message] = [
            {"role": "system", "content": route.instructions},
            {"role": "user", "content": route.question},
        ]
        self.calls_left = route.caps.steps
        self._requests = 0
        self._latency_s = 0.0
        self._tokens = {"prompt_tokens": 0, "completion_tokens": 0}

    def take(self, reply: Reply, call: Call) -> Outcome | None:
        """Go one step on; the outcome where the route has ended."""
        self._requests += 1
        self._latency_s += reply.get("latency_s", 0.0)
        if "error" in reply:
            return self._outcome(None, "failed", error=reply["error"])
        for name in self._tokens:
            self._tokens[name] += reply["usage"].get(name) or 0
        if not reply["calls"]:
            return self._answered(reply)
        if len(reply["calls"]) > self.calls_left:
            return self._outcome(None, "budget_exhausted")
        self._make_calls(reply, call)
        return None

    def _answered(self, reply: Reply) -> Outcome:
        if reply["finish_reason"] == "length":
            return self._outcome(reply["content"] or None, "budget_exhausted")
        if not reply["content"].strip():
            return self._outcome(None, "failed", error="the model gave neither answer nor call")
        return self._outcome(reply["content"], "completed")

    def _make_calls(self, reply: Reply, call: Call) -> None:
        self.messages.append(_assistant(reply))
        for place, wanted in enumerate(reply["calls"]):
            message = reply["content"] if place == 0 else ""
            seen = call(wanted["name"], _arguments(wanted["arguments"]), message)
            self.calls_left -= 1
            self.messages.append(
                {"role": "tool", "tool_call_id": wanted["id"], "content": seen.text}
            )

    def _outcome(self, answer: str | None, status: Any, error: str = "") -> Outcome:
        notes = {**self._tokens, **({"error": error} if error else {})}
        return Outcome(answer, status, self._requests, self._latency_s, notes)


def _reply(completion: Any) -> Reply:
    """What we keep of a completion. Raises `_Malformed`: the client checks no types."""
    try:
        return _kept(completion)
    except (AttributeError, IndexError, TypeError) as error:
        raise _Malformed(f"the reply is no chat completion ({error})") from error


def _kept(completion: Any) -> Reply:
    choice = completion.choices[0]
    message = choice.message
    usage = completion.usage
    calls = [
        {"id": c.id, "name": c.function.name, "arguments": _text(c.function.arguments)}
        for c in message.tool_calls or []
    ]
    return {
        "content": message.content or "",
        "calls": calls,
        "finish_reason": choice.finish_reason,
        "usage": {
            "prompt_tokens": usage.prompt_tokens if usage else None,
            "completion_tokens": usage.completion_tokens if usage else None,
        },
    }


def _text(arguments: Any) -> str:
    """Arguments as the standard has them; some servers send the object itself."""
    return arguments if isinstance(arguments, str) else json.dumps(arguments)


def _assistant(reply: Reply) -> Message:
    calls = [
        {
            "id": c["id"],
            "type": "function",
            "function": {"name": c["name"], "arguments": c["arguments"]},
        }
        for c in reply["calls"]
    ]
    return {"role": "assistant", "content": reply["content"], "tool_calls": calls}


def _arguments(text: str) -> dict[str, Any]:
    """The call's arguments. What is no JSON object goes on as `malformed`, which no tool takes."""
    try:
        found = json.loads(text or "{}")
    except ValueError:
        return {"malformed": text}
    return found if isinstance(found, dict) else {"malformed": text}


def _tool(name: str, description: str, required: str, **properties: Any) -> dict[str, Any]:
    parameters = {"type": "object", "properties": properties, "required": required.split()}
    function = {"name": name, "description": description, "parameters": parameters}
    return {"type": "function", "function": function}


_TEXT = {"type": "string"}
_COUNT = {"type": "integer", "minimum": 1}
TOOLS = [
    _tool("sql", "Run one SELECT over the tables (SQLite).", "query", query=_TEXT),
    _tool("schema", "List the tables, or describe the columns of one.", "", table=_TEXT),
    _tool("head", "Show the first rows of a table.", "table", table=_TEXT, rows=_COUNT),
    _tool("search", "Search the document collection.", "query", query=_TEXT, limit=_COUNT),
    _tool(
        "aggregate",
        "Compute one aggregate of a table; a ratio is sum(column) / sum(over).",
        "op table",
        op={"type": "string", "enum": ["mean", "sum", "count", "ratio"]},
        table=_TEXT,
        column=_TEXT,
        over=_TEXT,
        where={"type": "object", "description": "column: value that it must equal"},
        scale={"type": "integer"},
    ),
]
