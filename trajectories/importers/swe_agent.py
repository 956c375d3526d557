"""SWE-agent `.traj` files: steps of command and observation, or the history of messages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from .base import Context, Format, Outcome, Value
from .content import read_text
from .messages import read_messages
from .transcript import UNSET, Call, Draft, Result, Transcript, finish
from .values import as_dict, as_list, as_text, dicts, first, without

SHELL = "shell"
_COMMAND = re.compile(r"```(?:mswea_bash_command|bash)\s*\n(.*?)\n```", re.DOTALL)
_TAKEN = ("trajectory", "history", "messages", "replay_config", "environment")
_STEP = frozenset(("action", "observation", "response", "thought"))


def _matches(value: Any) -> bool:
    if not isinstance(value, dict) or "mistake_step" in value:
        return False
    if str(value.get("trajectory_format")).startswith("mini-swe-agent"):
        return True
    if any(len(_STEP & set(step)) >= 2 for step in dicts(value.get("trajectory"))[:3]):
        return True
    history = dicts(value.get("history"))[:4]
    return any({"agent", "message_type"} & set(m) or "is_demo" in m for m in history)


def _read(value: Value, context: Context) -> Iterator[Outcome]:
    run = value.value
    steps = dicts(run.get("trajectory"))
    history = dicts(run.get("history")) or dicts(run.get("messages"))
    info = as_dict(run.get("info"))
    transcript = Transcript()
    for message in _prompts(history, steps):
        read_messages([message], transcript)
    if steps:
        for number, step in enumerate(steps):
            _read_step(step, number, transcript)
    else:
        read_messages(_conversation(history), transcript)
    status = str(info.get("exit_status") or "")
    submission = as_text(info.get("submission"))
    draft = Draft(
        source_format="swe_agent",
        line=value.line,
        run_id=first(run.get("instance_id"), info.get("instance_id")),
        answer=submission if submission or steps else UNSET,
        status=_status(status),
        metadata=_metadata(run, info),
        notes=value.notes,
    )
    yield finish(transcript, draft, context)


def _prompts(
    history: list[dict[str, Any]], steps: list[dict[str, Any]]
) -> Iterator[dict[str, Any]]:
    """The system text and the task; a demonstration is another run's and not asked here."""
    if not steps:
        return
    asked = False
    for message in history or dicts(steps[0].get("query")):
        role = message.get("role")
        if role == "system":
            yield {"role": "system", "content": message.get("content")}
        elif role == "user" and not asked and not message.get("is_demo"):
            asked = True
            yield {"role": "user", "content": message.get("content")}
        elif role == "assistant":
            return


def _read_step(step: dict[str, Any], number: int, transcript: Transcript) -> None:
    """One command and what the shell showed; the command line is the call's one argument."""
    action = as_text(step.get("action")) or ""
    thought = as_text(first(step.get("thought"), step.get("response")))
    transcript.n_requests += 1
    if not action.strip():
        transcript.say("assistant", thought)
        transcript.say("user", read_text(step.get("observation"), transcript) or None)
        return
    extra = {"step": number, "execution_time": step.get("execution_time")}
    extra = {key: value for key, value in extra.items() if value is not None}
    transcript.call(Call(SHELL, {"command": action}, extra=extra), thought)
    if step.get("observation") is not None:
        transcript.result(Result(read_text(step["observation"], transcript), name=SHELL))


def _conversation(history: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """A history without steps: with tool calls it is a chat, without them commands."""
    if any(as_list(message.get("tool_calls")) for message in history):
        for message in (m for m in history if m.get("role") != "exit"):
            ids = as_list(message.get("tool_call_ids"))
            yield {**message, "tool_call_id": ids[0]} if len(ids) == 1 else message
        return
    pending = False
    for message in history:
        thought, action = _thought_and_action(message)
        if message.get("role") == "exit":
            continue  # repeats the submission
        if message.get("role") == "assistant" and action:
            pending = True
            call = {"function": {"name": SHELL, "arguments": {"command": action}}}
            yield {"role": "assistant", "content": thought, "tool_calls": [call]}
        elif message.get("role") == "user" and pending:
            pending = False
            yield {"role": "tool", "content": message.get("content"), "name": SHELL}
        else:
            yield message


def _thought_and_action(message: dict[str, Any]) -> tuple[Any, str | None]:
    """What an assistant's message says and the command it runs, if need be out of its fence."""
    thought = first(message.get("thought"), message.get("content"))
    if message.get("action") or not isinstance(thought, str):
        return thought, message.get("action")
    block = _COMMAND.search(thought)
    return (thought, None) if block is None else (_COMMAND.sub("", thought).strip(), block[1])


def _status(exit_status: str) -> str:
    if (
        "exit_cost" in exit_status
        or "exit_context" in exit_status
        or "limit" in exit_status.lower()
    ):
        return "budget_exhausted"
    broken = (
        "exit_error",
        "exit_api",
        "exit_format",
        "exit_environment",
        "exit_command",
        "early_exit",
    )
    return "failed" if exit_status.startswith(broken) else "completed"


def _metadata(run: dict[str, Any], info: dict[str, Any]) -> dict[str, Any]:
    metadata = without(run, (*_TAKEN, "info"))
    if run.get("environment"):
        metadata["swe_environment"] = run["environment"]
    if info:
        metadata["info"] = without(info, ("submission",))
    return metadata


SWE_AGENT = Format("swe_agent", "a SWE-agent trajectory", _matches, read_one=_read)
