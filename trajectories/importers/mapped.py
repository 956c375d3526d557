"""CSV rows and JSON objects read by a field mapping, saved as JSON or guessed from usual names."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator
from typing import Any

from trajectories.records import UNKNOWN

from .base import MALFORMED, Context, Format, FormatError, Outcome, Refused, Value, plainly
from .messages import read_messages
from .transcript import UNSET, Call, Draft, Result, Transcript, finish
from .values import (
    as_dict,
    as_list,
    as_text,
    first,
    json_or_text,
    read_arguments,
    read_time,
    without,
)

CELL_LIMIT = 64 * 1024**2
MAPPED = (
    "question",
    "answer",
    "answers",
    "messages",
    "tool",
    "arguments",
    "observation",
    "trajectory_id",
    "task_id",
    "model",
    "environment",
    "method",
    "repetition",
    "started_at",
)
_USUAL = {
    "question": ("question", "query", "prompt", "input", "task", "instruction", "user_input"),
    "answer": (
        "answer",
        "final_answer",
        "output",
        "response",
        "prediction",
        "completion",
        "model_output",
        "model_answer",
        "generated_text",
    ),
    "trajectory_id": ("trajectory_id", "run_id", "id", "trace_id"),
    "model": ("model", "model_name"),
    "messages": ("messages", "conversation"),
    "tool": ("tool", "tool_name"),
    "arguments": ("tool_input", "tool_arguments", "arguments"),
    "observation": ("tool_output", "observation", "tool_result"),
}


def check_mapping(mapping: Any) -> dict[str, Any]:
    """A saved mapping: `{"question": path, "answer": path, …}`, a path being `key.key.0`.

    `answers` is a list of paths and gives one run for each. Raises FormatError.
    """
    if not isinstance(mapping, dict):
        raise FormatError("a field mapping must be a JSON object")
    if unknown := sorted(set(mapping) - set(MAPPED)):
        raise FormatError(f"{unknown[0]} cannot be mapped; a mapping may have {', '.join(MAPPED)}")
    if not ({"question", "messages"} & set(mapping)):
        raise FormatError("a field mapping must name `question` (or `messages`)")
    if not ({"answer", "answers", "messages"} & set(mapping)):
        raise FormatError("a field mapping must name `answer`, `answers` or `messages`")
    for key, path in mapping.items():
        paths = path if key == "answers" and isinstance(path, list) else [path]
        if not paths or not all(isinstance(p, str) and p for p in paths):
            raise FormatError(f"{key} must be mapped to a field's path; got {path!r}")
    return mapping


def guessed(keys: Iterable[str]) -> dict[str, str] | None:
    """A mapping from usual field names, or None where no question or answer is named."""
    by_name = {str(key).strip().lower(): str(key) for key in keys}
    mapping: dict[str, str] = {}
    for target, names in _USUAL.items():
        name = next((n for n in names if n in by_name and by_name[n] not in mapping.values()), None)
        if name:
            mapping[target] = by_name[name]
    known = "messages" in mapping or {"question", "answer"} <= set(mapping)
    return mapping if known else None


def _matches(value: Any) -> bool:
    if not isinstance(value, dict):
        return False
    mapping = guessed(value)
    if mapping is None or not {"question", "answer"} <= set(mapping):
        return False
    return all(
        isinstance(value[mapping[key]], str | int | float | None) for key in ("question", "answer")
    )


def _read(value: Value, context: Context) -> Iterator[Outcome]:
    mapping = context.mapping or guessed(value.value)
    if mapping is None:
        raise FormatError(unmapped(value.value))
    paths = as_list(mapping.get("answers")) or [mapping.get("answer")]
    for path in paths:
        yield _run(value, mapping, path, len(paths) > 1, context)


def unmapped(keys: Iterable[str]) -> str:
    """The reason given where nothing says which field is question and which is answer."""
    names = ", ".join(str(key) for key in list(keys)[:12])
    return (
        f"no field is named as a question and one as an answer ({names}): if these are runs, "
        "give a field mapping; a table or a list of questions holds none"
    )


def _run(
    value: Value, mapping: dict[str, Any], path: str | None, many: bool, context: Context
) -> Outcome:
    row = value.value
    transcript = Transcript()
    question = _text(row, mapping, "question")
    messages = json_or_text(_at(row, mapping.get("messages")))
    if isinstance(messages, list):
        read_messages(messages, transcript)
    elif question is not None:
        transcript.say("user", question)
    _read_tool(row, mapping, transcript)
    if not context.mapping:
        transcript.warnings.add("guessed-fields", ",".join(map(str, mapping.values())))
    transcript.started_at = read_time(_at(row, mapping.get("started_at")), transcript.warnings)
    draft = Draft(
        source_format="mapped",
        line=value.line,
        task_id=_text(row, mapping, "task_id") or None,
        environment=_text(row, mapping, "environment") or UNKNOWN,
        method=_text(row, mapping, "method") or UNKNOWN,
        repetition=_whole(_at(row, mapping.get("repetition"))),
        question=question,
        answer=as_text(_at(row, path)) if path else UNSET,
        metadata=_rest(row, mapping, path),
        notes=value.notes,
    )
    _name(draft, row, mapping, path.split(".")[0] if many and path else None)
    return finish(transcript, draft, context)


def _name(draft: Draft, row: Any, mapping: dict[str, Any], head: str | None) -> None:
    """Give the run its id and model; one of several answers of a row is named by its field."""
    run_id = _text(row, mapping, "trajectory_id")
    draft.run_id = f"{run_id}/{head}" if run_id and head else run_id
    draft.model = first(_at(row, mapping.get("model")), head)


def _text(row: Any, mapping: dict[str, Any], target: str) -> str | None:
    return as_text(_at(row, mapping.get(target)))


def _rest(row: dict[str, Any], mapping: dict[str, Any], path: str | None) -> dict[str, Any]:
    """What no target takes; beside a nested answer stands what belongs to it, such as a label."""
    answers = [*as_list(mapping.get("answers")), mapping.get("answer")]
    heads = {p if p in row else p.split(".")[0] for p in answers if p}
    rest: Any = {key: item for key, item in row.items() if key not in heads}
    for target, taken in mapping.items():
        if target not in ("answer", "answers"):
            rest = _pruned(rest, [taken] if taken in rest else taken.split("."))
    beside = _beside(row, path) if path and "." in path and path not in row else {}
    return without({**rest, **beside}, ())


def _pruned(value: Any, parts: list[str]) -> Any:
    """A copy without the value at a path."""
    if not isinstance(value, dict) or parts[0] not in value:
        return value
    inner = {} if len(parts) == 1 else {parts[0]: _pruned(value[parts[0]], parts[1:])}
    return {key: item for key, item in value.items() if key != parts[0]} | inner


def _whole(value: Any) -> int:
    """A repetition's number, which CSV gives as text; raises FormatError for another thing."""
    if value in (None, ""):
        return 0
    if isinstance(value, int) or str(value).strip().isdigit():
        return int(value)
    raise FormatError(f"repetition must be a whole number; got {value!r}")


def _beside(row: dict[str, Any], path: str) -> dict[str, Any]:
    """What stands beside a nested answer, such as a label of it."""
    parent, _, last = path.rpartition(".")
    return {k: v for k, v in as_dict(_at(row, parent)).items() if k != last}


def _at(row: Any, path: str | None) -> Any:
    """The value at a dotted path; a key that itself holds dots is found first."""
    if path is None:
        return None
    if isinstance(row, dict) and path in row:
        return row[path]
    for part in path.split("."):
        if isinstance(row, dict):
            row = row.get(part)
        elif isinstance(row, list) and part.isdigit() and int(part) < len(row):
            row = row[int(part)]
        else:
            return None
    return row


def _read_tool(row: Any, mapping: dict[str, Any], transcript: Transcript) -> None:
    observation = _at(row, mapping.get("observation"))
    name = _at(row, mapping.get("tool"))
    if observation in (None, "") and name in (None, ""):
        return
    arguments, _ = read_arguments(_at(row, mapping.get("arguments")))
    if isinstance(arguments, str):
        arguments = {"input": arguments}
    transcript.call(Call(name, arguments))
    if observation not in (None, ""):
        transcript.result(Result(as_text(observation)))


def read_csv(stream: io.BufferedReader, context: Context) -> Iterator[Outcome]:
    """Rows of a CSV file with a header; a row's number is the line it begins on."""
    text = io.TextIOWrapper(stream, encoding="utf-8-sig", newline="", errors="strict")
    csv.field_size_limit(CELL_LIMIT)
    line = 1
    try:
        rows = csv.reader(text, _dialect(stream), strict=True)
        header = next((row for row in rows if any(cell.strip() for cell in row)), None)
        if header is None:
            return
        if reason := _header_problem(header, context):
            yield Refused(1, reason)
            return
        line = rows.line_num + 1
        for cells in rows:
            if any(cells):
                yield from _row(header, cells, line, context)
            line = rows.line_num + 1
    except csv.Error as error:
        yield Refused(line, f"is not CSV: {error}; nothing after it can be read")
    except UnicodeDecodeError as error:
        yield Refused(line, f"is not UTF-8: {error.reason}; save the file as UTF-8")
    finally:
        text.detach()


def _dialect(stream: io.BufferedReader) -> type[csv.Dialect]:
    head = stream.peek(4096)[:4096].split(b"\n")[0]
    marks = {",": head.count(b","), ";": head.count(b";"), "\t": head.count(b"\t")}

    class Found(csv.excel):
        delimiter = max(marks, key=lambda mark: marks[mark])

    return Found


def _header_problem(header: list[str], context: Context) -> str | None:
    if len(set(header)) != len(header):
        twice = next(name for name in header if header.count(name) > 1)
        return f"the header names the column {twice!r} twice"
    return unmapped(header) if context.mapping is None and guessed(header) is None else None


def _row(header: list[str], cells: list[str], line: int, context: Context) -> Iterator[Outcome]:
    if len(cells) > len(header):
        yield Refused(line, f"has {len(cells)} cells where the header has {len(header)}")
        return
    if len(cells) < len(header):
        yield Refused(line, f"has only {len(cells)} of {len(header)} cells")
        return
    try:
        row = {name: cell if cell else None for name, cell in zip(header, cells, strict=True)}
        yield from _read(Value(line, row), context)
    except (FormatError, *MALFORMED) as error:
        yield Refused(line, plainly(error))


MAPPED_FIELDS = Format("mapped", "fields under a mapping", _matches, read_one=_read)
