"""Claude Code session lines. Side chains and meta lines are neither question nor answer."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from .base import MALFORMED, Context, Format, FormatError, Outcome, Refused, Value, plainly
from .content import Content, read_content
from .messages import say_steps
from .transcript import Draft, Transcript, finish
from .values import as_dict, first, read_time

_MARKS = ("sessionId", "parentUuid", "leafUuid", "isSidechain", "snapshot", "requestId")
_SAID = ("user", "assistant")
_META = ("isMeta", "isCompactSummary", "isVisibleInTranscriptOnly", "isApiErrorMessage")
_WRAPPED = ("<command-name>", "<local-command-", "<command-message>", "Caveat: The messages below")


def _matches(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and isinstance(value.get("type"), str)
        and any(key in _as_kept(value) for key in _MARKS)
        and "role" not in value
    )


def _as_kept(line: Any) -> Any:
    """A line of the command line's output stream in the form of a kept session's."""
    if not isinstance(line, dict) or "session_id" not in line or "uuid" not in line:
        return line
    is_side = line.get("parent_tool_use_id") is not None
    return {"sessionId": line["session_id"], "isSidechain": is_side, **line}


def _read(values: list[Value], context: Context) -> Iterator[Outcome]:
    sessions: dict[str, list[Value]] = defaultdict(list)
    loose: list[Value] = []
    for value in (Value(v.line, _as_kept(v.value), v.notes) for v in values):
        reason = _broken(value.value)
        if reason:
            yield Refused(value.line, reason)
        elif value.value.get("type") not in _SAID and "sessionId" not in value.value:
            loose.append(value)
        else:
            sessions[str(first(value.value.get("sessionId"), ""))].append(value)
    if "" in sessions and len(sessions) == 2:
        stray = sessions.pop("")
        only = next(iter(sessions.values()))
        only.extend(stray)
        only.sort(key=lambda value: value.line)
    for session, held in sessions.items():
        try:
            yield _session(session, held, len(loose), context)
        except (FormatError, *MALFORMED) as error:
            yield Refused(held[0].line, f"session {session}: {plainly(error)}")


def _broken(entry: Any) -> str | None:
    """Why a line is no session line, or None."""
    if not isinstance(entry, dict):
        return "a session line must be an object"
    if entry.get("type") not in _SAID:
        return None if isinstance(entry.get("type"), str) else "a session line must have a type"
    message = entry.get("message")
    if not isinstance(message, dict):
        return "message must be an object"
    if "content" not in message:
        return "message has no content"
    if not isinstance(message["content"], str | list):
        return "message.content must be text or blocks"
    return None


def _session(session: str, held: list[Value], n_loose: int, context: Context) -> Outcome:
    transcript = Transcript()
    side = [v for v in held if v.value.get("isSidechain")]
    if len(side) == sum(v.value.get("type") in _SAID for v in held):
        side = []  # a sub-agent's own file: its side chain is the run
    meta = [v for v in held if v not in side and _is_meta(v.value)]
    kept = [v.value for v in held if v not in side and v not in meta]
    if side:
        transcript.warnings.add("sidechain", len(side), "a sub-agent's lines were set apart")
    if meta:
        transcript.warnings.add("meta-line", len(meta), "neither question nor answer")
    said = [entry for entry in kept if entry.get("type") in _SAID]
    for turn in _turns(said):
        _read_turn(turn, transcript)
    draft = Draft(
        source_format="claude_code",
        line=held[0].line,
        run_id=session or None,
        metadata=_metadata(said, side, meta, n_loose + len(kept) - len(said)),
        notes=tuple(note for value in held for note in value.notes),
    )
    return finish(transcript, draft, context)


def _is_meta(entry: dict[str, Any]) -> bool:
    if any(entry.get(mark) for mark in _META):
        return True
    if entry.get("type") != "user":
        return False
    content = as_dict(entry.get("message")).get("content")
    if isinstance(content, list) and len(content) == 1:
        content = as_dict(content[0]).get("text")
    return isinstance(content, str) and content.lstrip().startswith(_WRAPPED)


def _turns(entries: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """Lines in turns: those that share a message id are one turn of the assistant."""
    turn: list[dict[str, Any]] = []
    for entry in entries:
        message_id = entry["message"].get("id")
        if turn and (message_id is None or turn[-1]["message"].get("id") != message_id):
            yield turn
            turn = []
        turn.append(entry)
    if turn:
        yield turn


def _read_turn(entries: list[dict[str, Any]], transcript: Transcript) -> None:
    head = entries[0]
    transcript.started_at = first(
        transcript.started_at, read_time(head.get("timestamp"), transcript.warnings)
    )
    said = Content()
    for entry in entries:
        said.items += read_content(entry["message"]["content"], transcript).items
    if head.get("type") == "user":
        for result in said.results:
            transcript.result(result)
        transcript.say("user", said.text)
        return
    transcript.n_requests += 1
    transcript.model = first(transcript.model, head["message"].get("model"))
    say_steps(said, [], transcript)


def _metadata(
    said: list[dict[str, Any]], side: list[Value], meta: list[Value], n_other: int
) -> dict[str, Any]:
    head = said[0] if said else {}
    metadata: dict[str, Any] = {
        key: head[key] for key in ("cwd", "version", "gitBranch", "userType") if head.get(key)
    }
    if side:
        metadata["sidechain"] = [v.value.get("message") for v in side]
    if meta:
        metadata["meta_lines"] = [v.value.get("message") for v in meta]
    if n_other:
        metadata["n_other_lines"] = n_other
    return metadata


CLAUDE_CODE = Format("claude_code", "a Claude Code session line", _matches, read_all=_read)
