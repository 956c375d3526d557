"""One tolerant reader of chat messages, in the dialects that libraries write.

`read_messages` puts a list of messages into a transcript. Each message says by its own keys
which dialect it is in, so that a file may mix them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from .content import Content, read_content, read_text, response_text
from .transcript import Call, Result, Transcript
from .values import as_dict, as_list, as_text, dicts, first, read_time, without

_ROLES = {
    **dict.fromkeys(("user", "human", "humanmessage", "usermessage", "customer"), "user"),
    **dict.fromkeys(
        ("assistant", "ai", "aimessage", "assistantmessage", "model", "agent", "gpt", "bot"),
        "assistant",
    ),
    **dict.fromkeys(("system", "developer", "systemmessage"), "system"),
    **dict.fromkeys(
        ("tool", "function", "toolmessage", "functionmessage", "observation", "environment"),
        "tool",
    ),
}
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
        "run_id",
        "conversation_id",
        "instructions",
        "model_name",
        "model_id",
    ]
)


def read_messages(messages: Iterable[Any], transcript: Transcript) -> None:
    """Put messages of any dialect into the transcript, in order."""
    for message in messages:
        read_message(message, transcript)


def read_message(message: Any, transcript: Transcript) -> None:
    """Put one message into the transcript."""
    if isinstance(message, str):
        transcript.say("user" if not transcript.events else "assistant", message)
        return
    if not isinstance(message, dict):
        transcript.warnings.add("unknown-message", str(message)[:40], "left out: not an object")
        return
    message = unwrapped(message)
    _note_time_and_model(message, transcript)
    kind = str(message.get("type") or message.get("kind") or "")
    reader = _TYPED.get(kind)
    if reader is None and kind.endswith(("_call", "_call_output")) and "role" not in message:
        reader = _builtin_item
    (reader or _chat_message)(message, transcript)


def unwrapped(message: dict[str, Any]) -> dict[str, Any]:
    """A message out of LangChain's wrappers, its class or type kept as `type`."""
    if "kwargs" in message and ("lc" in message or message.get("type") == "constructor"):
        path = as_list(message.get("id"))
        inner = as_dict(message["kwargs"])
        return {"type": str(path[-1]) if path else "", **inner}
    if isinstance(message.get("data"), dict) and "content" in message["data"]:
        return {"type": message.get("type"), **message["data"]}
    if isinstance(message.get("message"), dict) and "role" not in message:
        return message["message"]
    return message


def role_of(message: dict[str, Any]) -> str | None:
    """`user`, `assistant`, `system` or `tool`, or None where the message says no such thing."""
    for key in ("role", "type", "from"):
        word = message.get(key)
        if isinstance(word, str):
            word = word.lower().removesuffix("chunk")
            if word in _ROLES:
                return _ROLES[word]
    return None


def _note_time_and_model(message: dict[str, Any], transcript: Transcript) -> None:
    if transcript.started_at is None:
        time = first(*(message.get(key) for key in ("created_at", "timestamp", "time")))
        transcript.started_at = read_time(time, transcript.warnings)
    metadata = as_dict(message.get("response_metadata"))
    model = first(
        *(message.get(key) for key in ("model", "model_name")),
        *(metadata.get(key) for key in ("model_name", "model", "model_id")),
    )
    if model is not None and transcript.model is None:
        transcript.model = str(model)
    reason = first(message.get("finish_reason"), metadata.get("finish_reason"))
    note_finish(first(reason, message.get("stop_reason")), transcript)


def note_finish(reason: Any, transcript: Transcript) -> None:
    """Warn where the model was cut off by its token limit."""
    if isinstance(reason, str) and reason.lower() in ("length", "max_tokens", "max_output_tokens"):
        transcript.warnings.add("truncated", reason, "the model was cut off by its token limit")


def _chat_message(message: dict[str, Any], transcript: Transcript) -> None:
    role = role_of(message)
    if role is None:
        kind = first(*(message.get(key) for key in ("role", "type", "kind", "source")), "none")
        transcript.warnings.add("unknown-message-type", str(kind)[:60], "the message was left out")
        return
    if role == "tool":
        _tool_message(message, transcript)
        return
    _think(message, transcript)
    content = read_content(_body(message), transcript)
    for result in content.results:
        transcript.result(result)
    if role == "assistant":
        calls = [*content.calls, *_calls(message)]
        transcript.n_requests += 1
        text = _visible(content, message, calls)
        transcript.turn(text, calls, source=_rest(message), speaker=message.get("name"))
    elif content.has_text:
        transcript.say(role, content.text, source=_rest(message), speaker=message.get("name"))


def _body(message: dict[str, Any]) -> Any:
    if message.get("parts") is not None:
        return message["parts"]
    return first(message.get("content"), message.get("value"), message.get("text"))


def _visible(content: Content, message: dict[str, Any], calls: list[Call]) -> str | None:
    """The text people see; an assistant that only refused said its refusal."""
    text = content.text
    if not text and isinstance(message.get("refusal"), str):
        return message["refusal"]
    return None if calls and not text else text


def _think(message: dict[str, Any], transcript: Transcript) -> None:
    for key in ("reasoning_content", "reasoning"):
        if isinstance(message.get(key), str):
            transcript.think(message[key])


def _rest(message: dict[str, Any]) -> dict[str, Any]:
    return without(message, _KNOWN)


def _calls(message: dict[str, Any]) -> list[Call]:
    """The calls beside a message's content: current, broken and of the old single form."""
    extra = as_dict(message.get("additional_kwargs"))
    calls = [_listed_call(item) for item in dicts(message.get("tool_calls"))]
    if not calls:
        calls = [_listed_call(item) for item in dicts(extra.get("tool_calls"))]
    for item in dicts(message.get("invalid_tool_calls")):
        broken = Call(item.get("name"), as_text(item.get("args")) or "", item.get("id"), True)
        calls.append(broken)
    single = first(message.get("function_call"), extra.get("function_call"))
    if isinstance(single, dict) and not calls:
        calls.append(Call(single.get("name"), single.get("arguments")))
    return calls


def _listed_call(item: dict[str, Any]) -> Call:
    """A call of a `tool_calls` list: OpenAI's, LangChain's, Inspect's, AgentDojo's, τ²'s."""
    inner = first(item.get("function"), item.get("custom"))
    holder = inner if isinstance(inner, dict) else item
    name = first(
        holder.get("name"), item.get("tool_name"), inner if isinstance(inner, str) else None
    )
    arguments = first(
        *(holder.get(key) for key in ("arguments", "args", "input", "parameters", "kwargs"))
    )
    call_id = first(*(item.get(key) for key in ("id", "tool_call_id", "call_id")))
    extra = {"requestor": item["requestor"]} if item.get("requestor") == "user" else {}
    if item.get("parse_error"):
        extra["parse_error"] = item["parse_error"]
    return Call(name, arguments, call_id, bool(item.get("parse_error")), extra)


def _tool_message(message: dict[str, Any], transcript: Transcript) -> None:
    if isinstance(message.get("tool_messages"), list):
        read_messages(message["tool_messages"], transcript)
        return
    call_id = first(*(message.get(key) for key in ("tool_call_id", "call_id", "toolCallId")))
    if call_id is None and transcript.knows(message.get("id")):
        call_id = message["id"]
    tool_call = as_dict(message.get("tool_call"))
    name = first(
        *(message.get(key) for key in ("name", "tool_name")),
        *(v for v in (message.get("function"), tool_call.get("function")) if isinstance(v, str)),
    )
    content = read_content(message["parts"], transcript) if message.get("parts") else None
    if content and content.results:
        for result in content.results:
            transcript.result(result)
        return
    text = content.text if content else read_text(message.get("content"), transcript)
    error, problem = _failure(message)
    extra: dict[str, Any] = {"artifact": message["artifact"]} if message.get("artifact") else {}
    if problem and problem != text:
        extra["error_message"] = problem
    transcript.result(Result(text or problem or text, call_id, name, error, extra))


def _failure(message: dict[str, Any]) -> tuple[bool | None, str | None]:
    """The error flag of a tool message (None: it has none) and the error's own text."""
    flag = first(message.get("is_error"), message.get("isError"))
    if "error" in message:
        error = message["error"]
        if isinstance(error, dict):
            return True, as_text(first(error.get("message"), error.get("type")))
        text = error if isinstance(error, str) and error else None
        return bool(error) or bool(flag), text
    if flag is not None:
        return bool(flag), None
    if message.get("status") in ("success", "error"):
        return message["status"] == "error", None
    return (False, None) if "function" in message else (None, None)


# --- items of the OpenAI Responses API ------------------------------------------------------


def _item_message(message: dict[str, Any], transcript: Transcript) -> None:
    _chat_message({"role": "assistant", **message}, transcript)


def _item_call(item: dict[str, Any], transcript: Transcript) -> None:
    call_id = first(item.get("call_id"), item.get("id"))
    transcript.call(
        Call(item.get("name"), first(item.get("arguments"), item.get("input")), call_id)
    )


def _item_output(item: dict[str, Any], transcript: Transcript) -> None:
    call_id = first(item.get("call_id"), item.get("tool_call_id"), item.get("id"))
    transcript.result(Result(read_text(item.get("output"), transcript), call_id))


def _item_reasoning(item: dict[str, Any], transcript: Transcript) -> None:
    parts = dicts(item.get("summary")) or dicts(item.get("content"))
    transcript.think("\n".join(str(part.get("text", "")) for part in parts).strip())


def _builtin_item(item: dict[str, Any], transcript: Transcript) -> None:
    """A built-in tool of the Responses API, whose item holds call and result together."""
    kind = str(item["type"])
    if kind.endswith("_call_output"):
        _item_output(item, transcript)
        return
    held = ("output", "outputs", "results", "result", "error")
    call_id = first(item.get("call_id"), item.get("id"))
    name = first(item.get("name"), kind.removesuffix("_call"))
    arguments = first(
        *(item.get(key) for key in ("arguments", "action")),
        without(item, ("type", "id", "call_id", "status", "name", *held)),
    )
    transcript.call(Call(name, arguments, call_id))
    found = first(*(item.get(key) for key in held[:-1]))
    problem = item.get("error")
    if found is not None or problem:
        failed = bool(problem) or item.get("status") in ("failed", "incomplete")
        text = read_text(first(found, problem), transcript)
        transcript.result(Result(text, call_id, error=failed))


# --- AutoGen --------------------------------------------------------------------------------


def _autogen_text(message: dict[str, Any], transcript: Transcript) -> None:
    source = message.get("source")
    role = "user" if message.get("type") == "UserMessage" or source == "user" else "assistant"
    if transcript.pending_text:
        transcript.think(transcript.pending_text)
        transcript.pending_text = None
    text = read_text(message.get("content"), transcript)
    speaker = None if source in ("user", "system") else source
    transcript.say(role, text, speaker=speaker, source=message.get("metadata"))


def _autogen_thought(message: dict[str, Any], transcript: Transcript) -> None:
    transcript.pending_text = read_text(message.get("content"), transcript)


def _autogen_calls(message: dict[str, Any], transcript: Transcript) -> None:
    content = message.get("content")
    thought = first(message.get("thought"), transcript.pending_text)
    transcript.pending_text = None
    if not isinstance(content, list):
        transcript.n_requests += 1
        _autogen_text(message, transcript)
        return
    transcript.n_requests += 1
    calls = [Call(c.get("name"), c.get("arguments"), c.get("id")) for c in dicts(content)]
    transcript.turn(as_text(thought), calls, speaker=message.get("source"))


def _autogen_results(message: dict[str, Any], transcript: Transcript) -> None:
    for item in dicts(message.get("content")):
        error = item.get("is_error")
        transcript.result(
            Result(
                read_text(item.get("content"), transcript),
                item.get("call_id"),
                item.get("name"),
                None if error is None else bool(error),
            )
        )


def _autogen_system(message: dict[str, Any], transcript: Transcript) -> None:
    transcript.say("system", as_text(message.get("content")))


def _autogen_code(message: dict[str, Any], transcript: Transcript) -> None:
    blocks = as_list(message.get("code_blocks"))
    transcript.call(Call("code_execution", {"code_blocks": blocks} if blocks else {}))


def _autogen_code_result(message: dict[str, Any], transcript: Transcript) -> None:
    result = as_dict(message.get("result"))
    text = as_text(first(result.get("output"), message.get("content")))
    code = result.get("exit_code")
    error = None if code is None else code != 0
    transcript.result(Result(text, None, "code_execution", error))


def _autogen_ignored(message: dict[str, Any], transcript: Transcript) -> None:
    """Events of the framework itself: a stream's chunk, a request for input, a speaker's turn."""


# --- pydantic-ai ----------------------------------------------------------------------------


def _pydantic_message(message: dict[str, Any], transcript: Transcript) -> None:
    texts: list[str] = []
    calls: list[Call] = []
    answered: list[Result] = []
    for part in dicts(message.get("parts")):
        kind = part.get("part_kind")
        if kind == "text":
            texts.append(as_text(part.get("content")) or "")
        elif kind in ("tool-call", "builtin-tool-call"):
            calls.append(Call(part.get("tool_name"), part.get("args"), part.get("tool_call_id")))
        elif kind == "builtin-tool-return":
            answered.append(_pydantic_result(part, transcript))
        else:
            _pydantic_part(part, kind, transcript)
    if message.get("kind") == "response":
        transcript.n_requests += 1
        if calls or texts:
            transcript.turn("".join(texts) if texts else None, calls)
        for result in answered:
            transcript.result(result)


def _pydantic_part(part: dict[str, Any], kind: Any, transcript: Transcript) -> None:
    content = part.get("content")
    if kind == "user-prompt":
        transcript.say("user", read_text(content, transcript))
    elif kind == "system-prompt":
        transcript.say("system", as_text(content))
    elif kind == "thinking":
        transcript.think(as_text(content))
    elif kind == "retry-prompt" and part.get("tool_name") is None:
        transcript.say("user", as_text(content))
    elif kind in ("tool-return", "retry-prompt"):
        transcript.result(_pydantic_result(part, transcript))
    else:
        transcript.warnings.add("unknown-content", str(kind)[:60], "the part was left out")


def _pydantic_result(part: dict[str, Any], transcript: Transcript) -> Result:
    failed = (
        part.get("part_kind") == "retry-prompt"
        or part.get("outcome") not in (None, "success")
        or part.get("retry") is not None
    )
    text = read_text(part.get("content"), transcript)
    return Result(text, part.get("tool_call_id"), part.get("tool_name"), failed)


_TYPED: dict[str, Callable[[dict[str, Any], Transcript], None]] = {
    "message": _item_message,
    "function_call": _item_call,
    "custom_tool_call": _item_call,
    "function_call_output": _item_output,
    "custom_tool_call_output": _item_output,
    "reasoning": _item_reasoning,
    "TextMessage": _autogen_text,
    "MultiModalMessage": _autogen_text,
    "StructuredMessage": _autogen_text,
    "StopMessage": _autogen_text,
    "HandoffMessage": _autogen_text,
    "ToolCallSummaryMessage": _autogen_text,
    "UserMessage": _autogen_text,
    "ThoughtEvent": _autogen_thought,
    "ToolCallRequestEvent": _autogen_calls,
    "AssistantMessage": _autogen_calls,
    "ToolCallExecutionEvent": _autogen_results,
    "FunctionExecutionResultMessage": _autogen_results,
    "SystemMessage": _autogen_system,
    "CodeGenerationEvent": _autogen_code,
    "CodeExecutionEvent": _autogen_code_result,
    "ModelClientStreamingChunkEvent": _autogen_ignored,
    "UserInputRequestedEvent": _autogen_ignored,
    "SelectSpeakerEvent": _autogen_ignored,
    "MemoryQueryEvent": _autogen_ignored,
    "request": _pydantic_message,
    "response": _pydantic_message,
}
__all__ = ["note_finish", "read_message", "read_messages", "response_text", "role_of", "unwrapped"]
