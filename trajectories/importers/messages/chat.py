"""Messages with a role: OpenAI, Anthropic, Gemini, LangChain, Inspect, AgentDojo, τ-bench."""

from __future__ import annotations

from typing import Any

from trajectories.importers.content import Content, read_content, read_text
from trajectories.importers.transcript import Call, Result, Transcript
from trajectories.importers.values import (
    as_dict,
    as_list,
    as_text,
    dicts,
    first,
    json_or_text,
    pick,
    read_time,
    without,
)

_ROLES = {
    **dict.fromkeys(("user", "human", "humanmessage", "usermessage", "customer"), "user"),
    **dict.fromkeys(
        (
            "assistant",
            "ai",
            "aimessage",
            "assistantmessage",
            "model",
            "agent",
            "gpt",
            "bot",
            "tool-call",
        ),
        "assistant",
    ),
    **dict.fromkeys(("system", "developer", "systemmessage"), "system"),
    **dict.fromkeys(
        (
            "tool",
            "function",
            "toolmessage",
            "functionmessage",
            "observation",
            "environment",
            "tool-response",
        ),
        "tool",
    ),
}
_TURN = ("role", "tool", "message", "observation")
_KNOWN = frozenset(
    [
        "role",
        "type",
        "content",
        "tool_calls",
        "tool_call_id",
        "name",
        "id",
        "function_call",
        "data",
        "kwargs",
        "lc",
        "parts",
        "kind",
        "source",
        "from",
        "value",
        "thought",
        "arguments",
        "call_id",
        "output",
        "status",
        "error",
        "is_error",
        "isError",
        "created_at",
        "timestamp",
        "time",
        "invalid_tool_calls",
        "tool_call_chunks",
        "function",
        "tool_call",
        "refusal",
        "annotations",
        "additional_kwargs",
        "response_metadata",
        "usage_metadata",
        "model",
        "reasoning_content",
        "reasoning",
        "summary",
        "index",
        "message_type",
        "agent",
        "action",
        "models_usage",
        "usage",
        "cost",
        "turn_idx",
        "requestor",
        "tool_messages",
        "tool_responses",
        "run_id",
        "conversation_id",
        "instructions",
        "model_name",
        "model_id",
    ]
)


def unwrapped(message: dict[str, Any]) -> dict[str, Any]:
    """A message out of LangChain's wrappers, its class or type kept as `type`."""
    if "kwargs" in message and ("lc" in message or message.get("type") == "constructor"):
        path = as_list(message.get("id"))
        inner = as_dict(message["kwargs"])
        return {"type": str(path[-1]) if path else "", **inner}
    if isinstance(message.get("data"), dict) and "content" in message["data"]:
        return {"type": message.get("type"), **message["data"]}
    if isinstance(message.get("raw_item"), dict):
        return message["raw_item"]
    if isinstance(message.get("message"), dict) and "role" not in message:
        return message["message"]
    return message


def role_of(message: dict[str, Any]) -> str | None:
    """`user`, `assistant`, `system` or `tool`, or None where the message says no such thing."""
    if message.get("from") == "function_call":
        return "assistant"
    for key in ("role", "type", "from"):
        word = message.get(key)
        if isinstance(word, str):
            word = word.lower().removesuffix("chunk")
            if word in _ROLES:
                return _ROLES[word]
    return None


def note_time_and_model(message: dict[str, Any], transcript: Transcript) -> None:
    if transcript.started_at is None:
        time = pick(message, ("created_at", "timestamp", "time"))
        transcript.started_at = read_time(time, transcript.warnings)
    metadata = as_dict(message.get("response_metadata"))
    model = first(
        pick(message, ("model", "model_name")),
        pick(metadata, ("model_name", "model", "model_id")),
    )
    if model is not None and transcript.model is None:
        transcript.model = str(model)
    reason = first(message.get("finish_reason"), metadata.get("finish_reason"))
    note_finish(first(reason, message.get("stop_reason")), transcript)


def note_finish(reason: Any, transcript: Transcript) -> None:
    """Warn where the model was cut off by its token limit."""
    if isinstance(reason, str) and reason.lower() in ("length", "max_tokens", "max_output_tokens"):
        transcript.warnings.add("truncated", reason, "the model was cut off by its token limit")


def chat_message(message: dict[str, Any], transcript: Transcript) -> None:
    role = role_of(message)
    if role is None and "role" not in message and isinstance(message.get("parts"), list):
        role = "user"  # Gemini's default
    if role is None:
        kind = first(pick(message, ("role", "type", "kind", "source")), "none")
        transcript.warnings.add("unknown-message-type", str(kind)[:60], "the message was left out")
        return
    if role == "tool":
        _tool_message(message, transcript)
        return
    _think(message, transcript)
    content = read_content(_body(message), transcript)
    if role == "assistant":
        transcript.n_requests += 1
        spoken = first(message.get("refusal"), as_dict(message.get("audio")).get("transcript"))
        if not content.text and isinstance(spoken, str):
            content.items.append(spoken)
        extra = {"source": _rest(message), "speaker": message.get("name")}
        say_steps(content, _calls(message), transcript, **extra)
        return
    for result in content.results:
        transcript.result(result)
    transcript.say(role, content.text, source=_rest(message), speaker=message.get("name"))
    for call in _calls(message):
        transcript.call(call)  # in τ²-bench the user has tools too


def say_steps(content: Content, beside: list[Call], transcript: Transcript, **extra: Any) -> None:
    """Put an assistant's message into the transcript; `beside` are calls outside its content.

    LangChain lists a call beside the content that holds it too: the listed one is read.
    """
    listed = {call.id for call in beside if call.id is not None}
    content.items = [i for i in content.items if not isinstance(i, Call) or i.id not in listed]
    steps = content.steps()
    steps[-1].calls.extend(beside)
    for step in steps:
        text = None if step.calls and not step.text else step.text
        transcript.turn(text, step.calls, **extra)
        extra = {}
        for result in step.results:
            transcript.result(result)


def taken_text(transcript: Transcript) -> tuple[str | None, dict[str, Any]]:
    """The assistant's text right before a call, taken back to stand with it, and what it held."""
    if not transcript.events or transcript.events[-1].get("role") != "assistant":
        return None, {}
    said = transcript.events.pop()
    return said["message"], {key: value for key, value in said.items() if key not in _TURN}


def _body(message: dict[str, Any]) -> Any:
    if message.get("from") == "function_call" and _calls(message):
        return None
    if message.get("parts") is not None:
        return message["parts"]
    return first(message.get("content"), message.get("value"), message.get("text"))


def _think(message: dict[str, Any], transcript: Transcript) -> None:
    for key in ("reasoning_content", "reasoning"):
        if isinstance(message.get(key), str):
            transcript.think(message[key])


def _rest(message: dict[str, Any]) -> dict[str, Any]:
    return without(message, _KNOWN)


def _calls(message: dict[str, Any]) -> list[Call]:
    """The calls beside a message's content: current, broken and of the old single form."""
    extra = as_dict(message.get("additional_kwargs"))
    calls = [listed_call(item) for item in dicts(message.get("tool_calls"))]
    if not calls:
        calls = [listed_call(item) for item in dicts(extra.get("tool_calls"))]
    for item in dicts(message.get("invalid_tool_calls")):
        broken = Call(item.get("name"), as_text(item.get("args")) or "", item.get("id"), True)
        calls.append(broken)
    if message.get("from") == "function_call":
        written = json_or_text(message.get("value"))
        return [listed_call(item) for item in dicts([written]) or dicts(written)]
    single = first(message.get("function_call"), extra.get("function_call"))
    if isinstance(single, dict) and not calls:
        calls.append(Call(single.get("name"), single.get("arguments")))
    return calls


def listed_call(item: dict[str, Any]) -> Call:
    """A call of a `tool_calls` list: OpenAI's, LangChain's, Inspect's, AgentDojo's, τ²'s."""
    inner = first(item.get("function"), item.get("custom"))
    holder = inner if isinstance(inner, dict) else item
    name = first(
        holder.get("name"),
        pick(item, ("tool_name", "toolName")),
        inner if isinstance(inner, str) else None,
    )
    arguments = pick(holder, ("arguments", "args", "input", "parameters", "kwargs"))
    if item.get("type") == "custom":
        arguments = {"input": arguments}
    call_id = pick(item, ("id", "tool_call_id", "call_id", "toolCallId"))
    extra = {"requestor": item["requestor"]} if item.get("requestor") == "user" else {}
    if item.get("parse_error"):
        extra["parse_error"] = item["parse_error"]
    return Call(name, arguments, call_id, bool(item.get("parse_error")), extra)


def _tool_message(message: dict[str, Any], transcript: Transcript) -> None:
    if isinstance(several := pick(message, ("tool_messages", "tool_responses")), list):
        for held in dicts(several):
            _tool_message(held, transcript)
        return
    call_id = pick(message, ("tool_call_id", "call_id", "toolCallId"))
    if call_id is None and transcript.knows(message.get("id")):
        call_id = message["id"]
    tool_call = as_dict(message.get("tool_call"))
    name = first(
        pick(message, ("name", "tool_name")),
        *(v for v in (message.get("function"), tool_call.get("function")) if isinstance(v, str)),
    )
    body = first(message.get("content"), message.get("value"))
    parts = message.get("parts") or (body if _holds_results(body) else None)
    content = read_content(parts, transcript) if parts else None
    if content and content.results:
        for result in content.results:
            transcript.result(result)
        return
    text = content.text if content else read_text(body, transcript)
    error, problem = _failure(message)
    extra: dict[str, Any] = {"artifact": message["artifact"]} if message.get("artifact") else {}
    if problem and problem != text:
        extra["error_message"] = problem
    transcript.result(Result(text or problem or text, call_id, name, error, extra))


def _holds_results(body: Any) -> bool:
    """Whether a tool message's content is results, each with its call's id, as the AI SDK's is."""
    return any(block.get("type") in ("tool-result", "tool_result") for block in dicts(body))


def _failure(message: dict[str, Any]) -> tuple[bool | None, str | None]:
    """The error flag of a tool message (None: it has none) and the error's own text."""
    flag = first(message.get("is_error"), message.get("isError"))
    if "error" in message:
        error = message["error"]
        if isinstance(error, dict):
            return True, as_text(first(error.get("message"), error.get("type")))
        text = error if isinstance(error, str) and error else None
        return bool(error) or bool(flag), text
    if isinstance(message.get("tool_error"), str):
        return True, message["tool_error"]
    if flag is not None:
        return bool(flag), None
    if message.get("status") in ("success", "error"):
        return message["status"] == "error", None
    return (False, None) if "function" in message else (None, None)
