"""The content of a chat message: text, or blocks of text, calls, results and pictures."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from .transcript import Call, Result, Transcript
from .values import as_dict, as_text, dumps, first, pick, without

_DATA_URI = re.compile(r"data:([\w.+-]+/[\w.+-]+)?(?:;[\w=.+-]+)*;base64,([A-Za-z0-9+/=_-]{40,})")


@dataclass(slots=True)
class Step:
    """A part of a message: text, the calls after it, and what the provider's own tools gave."""

    texts: list[str] = field(default_factory=list)
    calls: list[Call] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)

    @property
    def text(self) -> str | None:
        return "".join(self.texts) if self.texts else None


@dataclass(slots=True)
class Content:
    """What one message holds, in its order; `text` is None where there is no text at all."""

    items: list[str | Call | Result] = field(default_factory=list)

    @property
    def text(self) -> str | None:
        texts = [item for item in self.items if isinstance(item, str)]
        return "".join(texts) if texts else None

    @property
    def results(self) -> list[Result]:
        return [item for item in self.items if isinstance(item, Result)]

    def steps(self) -> list[Step]:
        """The content in steps: what comes after a result begins the next one."""
        steps = [Step()]
        for item in self.items:
            if isinstance(item, Result):
                steps[-1].results.append(item)
                continue
            if steps[-1].results:
                steps.append(Step())
            if isinstance(item, Call):
                steps[-1].calls.append(item)
            else:
                steps[-1].texts.append(item)
        return steps


def read_content(value: Any, transcript: Transcript) -> Content:
    """Read a message's `content` in any dialect; pictures become placeholders."""
    content = Content()
    for block in value if isinstance(value, list) else [value]:
        _read_block(block, content, transcript)
    return content


def read_text(value: Any, transcript: Transcript) -> str | None:
    """A result's or message's content as one text."""
    blocks = [value] if isinstance(value, dict) else value
    if isinstance(blocks, list) and not _are_blocks(blocks):
        return without_data_uris(dumps(value), transcript)
    return read_content(value, transcript).text


_TEXT_KEYS = frozenset(("text", "thought", "thoughtSignature", "annotations", "citations", "id"))
_HOLDING_KEYS = frozenset(("image", "inlineData", "inline_data", "json", "document"))


def _are_blocks(values: list[Any]) -> bool:
    """Whether a list is blocks of content; a list of records may have a `type` or `text` too."""
    unknown = [v for v in values if not isinstance(v, str) and not _is_block(v)]
    if not all(isinstance(value, dict) and _kind(value) for value in unknown):
        return False
    return not values or len(unknown) < len(values)


def _is_block(value: Any) -> bool:
    if not isinstance(value, dict):
        return False
    if kind := _kind(value):
        return kind in _READERS
    if set(value) == {"data"}:
        return True  # a picture of AutoGen's
    return bool(value) and (set(value) <= _TEXT_KEYS or not _HOLDING_KEYS.isdisjoint(value))


def _kind(block: dict[str, Any]) -> str:
    kind = first(block.get("type"), block.get("kind"), block.get("part_kind"), "")
    return str(kind).lower().replace("-", "_")


def without_data_uris(text: str, transcript: Transcript) -> str:
    """The text with each embedded base64 file shown as a placeholder."""
    if "base64," not in text:
        return text
    return _DATA_URI.sub(lambda m: placeholder(m[1] or "file", m[2], transcript), text)


def placeholder(media_type: str, data: str, transcript: Transcript) -> str:
    """What stands for a picture in text; its type, size and hash go to the run's attachments."""
    size = len(data.rstrip("=")) * 3 // 4
    digest = hashlib.sha256(data.encode("utf-8", "replace")).hexdigest()
    transcript.attachments.append({"type": media_type, "bytes": size, "sha256_base64": digest})
    transcript.warnings.add("attachment", media_type, f"{size} bytes, not part of the text")
    return f"[{media_type}, {size} bytes]"


def _read_block(block: Any, content: Content, transcript: Transcript) -> None:
    if block is None:
        return
    if isinstance(block, str):
        content.items.append(without_data_uris(block, transcript))
        return
    if not isinstance(block, dict):
        content.items.append(dumps(block))
        return
    reader = _READERS.get(_kind(block))
    if reader is None:
        reader = _reader_by_keys(block)
    reader(block, content, transcript)


def _reader_by_keys(block: dict[str, Any]) -> Callable[[Any, Content, Transcript], None]:
    for key, reader in _KEY_READERS.items():
        if block.get(key) is not None:
            return reader
    return _unknown


def _text(block: dict[str, Any], content: Content, transcript: Transcript) -> None:
    value = first(block.get("text"), block.get("content"), block.get("refusal"))
    if isinstance(value, dict):
        value = first(value.get("value"), value.get("text"), dumps(value))
    if block.get("thought") is True:
        transcript.think(as_text(value))
    elif value is not None:
        content.items.append(without_data_uris(as_text(value) or "", transcript))


def _reasoning(block: dict[str, Any], content: Content, transcript: Transcript) -> None:
    inner = as_dict(block.get("reasoningContent"))
    block = as_dict(first(inner.get("reasoningText"), inner or None, block))
    for key in ("thinking", "reasoning", "text", "content", "summary"):
        value = block.get(key)
        if isinstance(value, list):
            value = "\n".join(str(as_dict(item).get("text", item)) for item in value)
        if value:
            transcript.think(as_text(value))
            return


def _call(block: dict[str, Any], content: Content, transcript: Transcript) -> None:
    inner = as_dict(first(block.get("functionCall"), block.get("function_call"), block))
    inner = as_dict(first(block.get("toolUse"), inner))
    function = inner.get("function")
    function = function if isinstance(function, dict) else inner
    arguments = pick(function, ("args", "arguments", "input", "parameters", "partial_json"))
    name = first(pick(function, ("name", "tool_name", "toolName")), inner.get("function"))
    call_id = pick(inner, ("call_id", "tool_call_id", "toolUseId", "id", "toolCallId"))
    content.items.append(Call(name, arguments, call_id))


def _result(block: dict[str, Any], content: Content, transcript: Transcript) -> None:
    inner = as_dict(first(block.get("toolResult"), block))
    body = pick(inner, ("content", "output", "result", "response", "text"))
    flag = first(inner.get("is_error"), inner.get("isError"))
    error: bool | None = bool(flag)
    if str(as_dict(body).get("type")).endswith("_error"):
        error = True
    if "toolResult" in block or block.get("type") == "server_tool_result":
        error = inner.get("status") == "error"
    if block.get("type") in ("tool_call_response",):
        error = None if flag is None else bool(flag)
    if isinstance(body, dict) and set(body) == {"type", "value"}:
        body, error = body["value"], str(body["type"]).startswith("error")
    keys = ("tool_use_id", "tool_call_id", "toolUseId", "toolCallId", "call_id", "id")
    content.items.append(
        Result(
            read_text(body, transcript),
            pick(inner, keys),
            pick(inner, ("name", "tool_name", "toolName")),
            error,
        )
    )


def _gemini_result(block: dict[str, Any], content: Content, transcript: Transcript) -> None:
    inner = as_dict(first(block.get("functionResponse"), block.get("function_response")))
    response = inner.get("response")
    text, error = response_text(response, transcript)
    if isinstance(inner.get("parts"), list):
        text = "\n".join(filter(None, (text, read_text(inner["parts"], transcript))))
    content.items.append(Result(text, inner.get("id"), inner.get("name"), error))


def response_text(response: Any, transcript: Transcript) -> tuple[str | None, bool | None]:
    """A function response's text and error: by custom under `result`, `output` or `error`."""
    if not isinstance(response, dict):
        return as_text(response), None
    if response.get("error") not in (None, "", False):
        return as_text(response["error"]), True
    if isinstance(response.get("content"), list):
        flag = first(response.get("isError"), response.get("is_error"))
        return read_text(response["content"], transcript), bool(flag)
    for key in ("result", "output"):
        if key in response and len(without(response, (key, "error"))) == 0:
            return as_text(response[key]), False
    return dumps(response), False


def _picture(block: dict[str, Any], content: Content, transcript: Transcript) -> None:
    source = as_dict(block.get("source"))
    if source.get("type") == "text":
        content.items.append(as_text(source.get("data")) or "")
        return
    media_type, data, address = _picture_parts(block)
    if content.text and not content.text.endswith("\n"):
        content.items.append("\n")
    if data:
        content.items.append(placeholder(media_type, data, transcript))
        return
    transcript.warnings.add("attachment", media_type, "not part of the text")
    transcript.attachments.append({"type": media_type, "address": str(address)[:500]})
    content.items.append(f"[{media_type}: {str(address)[:200]}]" if address else f"[{media_type}]")


def _picture_parts(block: dict[str, Any]) -> tuple[str, str, Any]:
    """The media type, base64 data and address of a picture or file, in any dialect."""
    kind = (
        str(block.get("type") or ("image" if set(block) == {"data"} else "file"))
        .removeprefix("input_")
        .removesuffix("_url")
    )
    candidates = [block, *(v for v in block.values() if isinstance(v, dict))]
    media_type, data, address = kind, "", None
    for part in candidates:
        for key in ("media_type", "mimeType", "mime_type", "mediaType", "format"):
            media_type = str(part[key]) if isinstance(part.get(key), str) else media_type
        for key in (
            "url",
            "data",
            "image",
            "image_url",
            "file_data",
            "audio",
            "uri",
            "fileUri",
            "path",
        ):
            value = part.get(key)
            if not isinstance(value, str):
                continue
            if match := _DATA_URI.match(value):
                return match[1] or media_type, match[2], None
            if key in ("data", "file_data") or len(value) > 500:
                data = value
            else:
                address = value
    return media_type, data, address


def _code(block: dict[str, Any], content: Content, transcript: Transcript) -> None:
    inner = as_dict(first(block.get("executableCode"), block.get("executable_code")))
    content.items.append(Call("code_execution", {"code": as_text(inner.get("code")) or ""}))


def _code_result(block: dict[str, Any], content: Content, transcript: Transcript) -> None:
    inner = as_dict(first(block.get("codeExecutionResult"), block.get("code_execution_result")))
    failed = "OK" not in str(inner.get("outcome", "OK"))
    content.items.append(Result(as_text(inner.get("output")), None, "code_execution", failed))


def _json_block(block: dict[str, Any], content: Content, transcript: Transcript) -> None:
    content.items.append(dumps(block["json"]))


def _unknown(block: dict[str, Any], content: Content, transcript: Transcript) -> None:
    kind = first(block.get("type"), block.get("kind"), ",".join(sorted(map(str, block))[:4]))
    transcript.warnings.add("unknown-content", str(kind)[:60], "kept as JSON text")
    content.items.append(dumps(block))


def _ignored(block: dict[str, Any], content: Content, transcript: Transcript) -> None:
    """Marks of a stream that hold nothing."""


_READERS: dict[str, Callable[[Any, Content, Transcript], None]] = (
    dict.fromkeys(("text", "input_text", "output_text", "refusal", "summary_text"), _text)
    | dict.fromkeys(
        ("thinking", "reasoning", "redacted_thinking", "reasoning_content", "thought"), _reasoning
    )
    | dict.fromkeys(
        (
            "tool_use",
            "tool_call",
            "function_call",
            "server_tool_use",
            "server_tool_call",
            "mcp_tool_use",
        ),
        _call,
    )
    | dict.fromkeys(
        (
            "tool_result",
            "tool_call_response",
            "mcp_tool_result",
            "server_tool_result",
            "function_call_output",
            "web_search_tool_result",
            "code_execution_tool_result",
        ),
        _result,
    )
    | dict.fromkeys(
        (
            "image",
            "image_url",
            "input_image",
            "audio",
            "input_audio",
            "video",
            "file",
            "input_file",
            "document",
            "media",
            "blob",
            "uri",
            "binary",
            "video_url",
            "audio_url",
            "computer_screenshot",
        ),
        _picture,
    )
    | dict.fromkeys(("tool_call_chunk", "input_json_delta", "non_standard"), _ignored)
)
_KEY_READERS: dict[str, Callable[[Any, Content, Transcript], None]] = {
    "functionCall": _call,
    "function_call": _call,
    "toolUse": _call,
    "reasoningContent": _reasoning,
    "functionResponse": _gemini_result,
    "function_response": _gemini_result,
    "toolResult": _result,
    "executableCode": _code,
    "executable_code": _code,
    "codeExecutionResult": _code_result,
    "code_execution_result": _code_result,
    "inlineData": _picture,
    "inline_data": _picture,
    "fileData": _picture,
    "file_data": _picture,
    "image": _picture,
    "text": _text,
    "json": _json_block,
    "data": _picture,
    "content": _text,
}
