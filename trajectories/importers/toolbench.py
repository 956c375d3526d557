"""ToolBench answer files: the last of the growing message chains, its answer in a `Finish` call."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .base import Context, Format, FormatError, Outcome, Value
from .messages import read_messages
from .transcript import Draft, Transcript, finish
from .values import as_dict, as_list, as_text, dicts, first, json_or_text, read_arguments, without

FINISH = "Finish"
_TAKEN = ("tree", "compare_candidates", "answer_generation", "trys")
_ANSWER_TAKEN = ("train_messages", "chain", "function", "final_answer", "query")


def _matches(value: Any) -> bool:
    return isinstance(value, dict) and isinstance(value.get("answer_generation"), dict)


def _read(value: Value, context: Context) -> Iterator[Outcome]:
    obj = value.value
    generation = obj["answer_generation"]
    chains = [chain for chain in as_list(generation.get("train_messages")) if dicts(chain)]
    transcript = Transcript()
    query = as_text(generation.get("query"))
    if chains:
        read_messages(chains[-1], transcript)
    else:
        paths = _paths(as_dict(as_dict(obj.get("tree")).get("tree")))
        nodes = dicts(generation.get("chain")) or (paths[-1] if paths else [])
        _read_chain(nodes, query, transcript)
        chains = paths
    if not transcript.events:
        raise FormatError("answer_generation holds no messages")
    _finish_calls(transcript)
    if len(chains) > 1:
        transcript.warnings.add("chains", len(chains), "the last one was read")
    answer = _answer(generation.get("final_answer"), transcript)
    if not _gave_answer(generation.get("final_answer")):
        transcript.warnings.add("gave-up", "", "the run finished without giving an answer")
    asked = transcript.user_texts[0].strip() if transcript.user_texts else None
    draft = Draft(
        source_format="toolbench",
        line=value.line,
        question=first(query, asked),
        answer=answer,
        metadata={**without(obj, _TAKEN), **without(generation, _ANSWER_TAKEN)},
        notes=value.notes,
    )
    yield finish(transcript, draft, context)


def _finish_calls(transcript: Transcript) -> None:
    """`Finish` ends the run and is never answered: that is no missing result."""
    for position in list(transcript.unanswered):
        if transcript.events[position]["tool"] == FINISH:
            transcript.unanswered.remove(position)


def _gave_answer(final: Any) -> bool:
    held = as_dict(json_or_text(final))
    return held.get("return_type", "give_answer") == "give_answer"


def _answer(final: Any, transcript: Transcript) -> str | None:
    """The text inside `Finish`, which is JSON in a text; None where the run gave up."""
    held = json_or_text(final)
    if isinstance(held, dict):
        return as_text(held.get("final_answer")) if _gave_answer(held) else None
    if isinstance(held, str) and held.strip():
        return held
    for event in reversed(transcript.calls):
        if event["tool"] == FINISH:
            return as_text(as_dict(event["arguments"]).get("final_answer"))
    return None


def _paths(node: dict[str, Any], above: tuple[dict[str, Any], ...] = ()) -> list[Any]:
    """The ways from the search tree's root to its leaves, in the order they were tried."""
    children = dicts(node.get("children"))
    path = (*above, node)
    if not children:
        return [list(path)] if above else []
    return [found for child in children for found in _paths(child, path)]


def _read_chain(nodes: list[dict[str, Any]], query: str | None, transcript: Transcript) -> None:
    """A chain of tree nodes, where a file has no message chains: thoughts, actions, inputs."""
    messages: list[dict[str, Any]] = [{"role": "user", "content": query}]
    name: Any = None
    thought: Any = None
    for node in nodes:
        kind, text = node.get("node_type"), node.get("description")
        if kind == "Thought":
            thought = text
        elif kind == "Action":
            name = text
        elif kind == "Action Input" and name:
            call = {"name": name, "arguments": read_arguments(text)[0]}
            messages.append({"role": "assistant", "content": thought, "function_call": call})
            thought = None
            if node.get("observation") is not None and name != FINISH:
                messages.append({"role": "function", "name": name, "content": node["observation"]})
    if thought is not None:
        messages.append({"role": "assistant", "content": thought})
    read_messages(messages, transcript)


TOOLBENCH = Format("toolbench", "a ToolBench answer", _matches, read_one=_read)
