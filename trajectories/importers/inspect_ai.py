"""Inspect AI evaluation logs: `.json` documents and `.eval` zip archives."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from .base import MALFORMED, Context, Format, FormatError, Outcome, Refused, Value, plainly
from .messages import note_finish, read_messages
from .sources import READ_ERRORS, Archive
from .transcript import UNSET, Draft, Transcript, finish
from .values import as_dict, as_list, as_text, dicts, first, loads, read_time, without

ATTACHMENT = re.compile(r"(?:attachment|tc)://([0-9a-f]{32})")
_DIGITS = re.compile(r"(\D+)(\d*)")
_TAKEN = frozenset(
    [
        "messages",
        "events",
        "output",
        "attachments",
        "message_pool",
        "events_data",
        "transcript",
        "model_usage",
        "id",
        "epoch",
        "total_time",
        "store",
        "input",
    ]
)


def _matches(value: Any) -> bool:
    if not isinstance(value, dict):
        return False
    if isinstance(value.get("eval"), dict):
        return any(key in value for key in ("status", "plan", "results", "samples"))
    return _is_sample(value)


def _is_sample(value: dict[str, Any]) -> bool:
    """Whether a value is one sample, taken out of its log."""
    return {"epoch", "messages", "target"} <= set(value) and isinstance(value["messages"], list)


def is_archive(archive: Archive) -> bool:
    """Whether a zip file is an Inspect log."""
    names = archive.names()
    return "header.json" in names or any(name.startswith("_journal/") for name in names)


def read_archive(archive: Archive, context: Context) -> Iterator[Outcome]:
    """Read a log's samples one at a time."""
    names = archive.names()
    head = "header.json" if "header.json" in names else "_journal/start.json"
    header: dict[str, Any] = {}
    try:
        header = as_dict(_member(archive, head)) if head in names else {}
    except (FormatError, *MALFORMED, *READ_ERRORS) as error:
        yield Refused(1, f"{head}: {plainly(error)}; the samples were read without it")
    samples = [name for name in names if name.startswith("samples/") and name.endswith(".json")]
    if not samples:
        yield Refused(1, "an Inspect log without samples; log them with `log_samples`")
    for name in sorted(samples, key=_sample_order):
        try:
            yield _sample(_member(archive, name), header, Value(1, None), context)
        except (FormatError, *MALFORMED, *READ_ERRORS) as error:
            yield Refused(1, f"{name}: {plainly(error)}")


def _sample_order(name: str) -> list[tuple[int, str]]:
    """Sorts sample 2 before sample 10, as logs of one document list them."""
    return [(int(digits or -1), text) for text, digits in _DIGITS.findall(name)]


def _member(archive: Archive, name: str) -> Any:
    limit = archive.limits.document_bytes
    data = archive.open(name).read(limit + 1)
    if len(data) > limit:
        raise FormatError(f"{name} is longer than {limit:,} bytes")
    return loads(data.decode("utf-8"))[0]


def _read(value: Value, context: Context) -> Iterator[Outcome]:
    log = {"samples": [value.value]} if _is_sample(value.value) else value.value
    samples = log.get("samples")
    if not samples:
        raise FormatError("an Inspect log without samples; log them with `log_samples`")
    for number, sample in enumerate(as_list(samples), start=1):
        try:
            yield _sample(sample, log, value, context)
        except (FormatError, *MALFORMED) as error:
            yield Refused(value.line, f"sample {number}: {plainly(error)}")


def _sample(sample: Any, log: dict[str, Any], value: Value, context: Context) -> Outcome:
    sample = with_attachments(sample, as_dict(as_dict(sample).get("attachments")))
    header = as_dict(log.get("eval"))
    transcript = Transcript()
    transcript.started_at = read_time(
        first(sample.get("started_at"), header.get("created")), transcript.warnings
    )
    messages = as_list(sample.get("messages"))
    read_messages(messages, transcript)
    output = as_dict(sample.get("output"))
    epoch = first(sample.get("epoch"), 1)
    latency = sample.get("total_time")
    question = _asked(sample.get("input"), transcript)
    draft = Draft(
        source_format="inspect_ai",
        line=value.line,
        run_id=f"{header.get('run_id') or header.get('task') or 'inspect'}"
        f"/{sample.get('id')}/{epoch}",
        question=question if context.question == "first" else None,
        answer=_answer(output, transcript),
        model=first(output.get("model"), header.get("model")),
        status=_status(sample),
        repetition=epoch - 1 if isinstance(epoch, int) and epoch > 0 else 0,
        latency_s=latency if isinstance(latency, int | float) and latency >= 0 else None,
        metadata=_metadata(sample, header, log),
        notes=value.notes,
    )
    return finish(transcript, draft, context)


def with_attachments(value: Any, attachments: dict[str, Any]) -> Any:
    """The sample with each `attachment://` mark replaced by the text it stands for."""
    if not attachments:
        return value
    if isinstance(value, str):
        if "://" not in value:
            return value
        return ATTACHMENT.sub(lambda m: str(attachments.get(m[1], m[0])), value)
    if isinstance(value, list):
        return [with_attachments(item, attachments) for item in value]
    if isinstance(value, dict):
        return {
            key: item if key in ("attachments", "events") else with_attachments(item, attachments)
            for key, item in value.items()
        }
    return value


def _asked(value: Any, transcript: Transcript) -> str | None:
    if isinstance(value, str):
        return value
    scratch = Transcript()
    read_messages(as_list(value), scratch)
    return first(*scratch.user_texts[:1])


def _answer(output: dict[str, Any], transcript: Transcript) -> Any:
    """The first choice's text; where it only calls, what its `submit` call submitted."""
    choices = dicts(output.get("choices"))
    if not choices:
        completion = output.get("completion")
        return completion if isinstance(completion, str) and completion else UNSET
    note_finish(choices[0].get("stop_reason"), transcript)
    message = as_dict(choices[0].get("message"))
    scratch = Transcript()
    read_messages([{"role": "assistant", **message}], scratch)
    if scratch.calls:
        last = scratch.calls[-1]
        submitted = as_dict(last["arguments"]).get("answer")
        return as_text(submitted) if last["tool"] == "submit" and submitted is not None else UNSET
    said = [event["message"] for event in scratch.events]
    if said and said[-1]:
        return said[-1]
    completion = output.get("completion")
    return completion if isinstance(completion, str) and completion else UNSET


def _status(sample: dict[str, Any]) -> str:
    if sample.get("error"):
        return "failed"
    return "budget_exhausted" if sample.get("limit") else "completed"


def _metadata(
    sample: dict[str, Any], header: dict[str, Any], log: dict[str, Any]
) -> dict[str, Any]:
    own = as_dict(sample.get("metadata"))
    log_of_run = without(
        {
            "task": header.get("task"),
            "task_id": header.get("task_id"),
            "run_id": header.get("run_id"),
            "eval_model": header.get("model"),
            "status": log.get("status"),
            "version": log.get("version"),
            "sample_id": sample.get("id"),
            "epoch": sample.get("epoch"),
            "usage": sample.get("model_usage"),
        },
        (),
    )
    rest = without(sample, (*_TAKEN, "metadata"))
    return {**rest, **({"sample_metadata": own} if own else {}), "inspect": log_of_run}


INSPECT = Format("inspect_ai", "an Inspect AI log", _matches, read_one=_read)
