"""What a model has replied, kept request by request, so that a run can be taken up again.

Taking up a run means doing it again with the replies that are on record: tools and poison are
deterministic, so it comes to where it stopped. What is on record, a failure included, is never
asked again; so no run gets a second chance because of how the first came out.
"""

import hashlib
import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

Reply = dict[str, Any]


class OtherExperiment(ValueError):
    """The folder holds replies to other requests: the settings, tasks or prompts differ."""


class RunLog:
    """The replies of one run in order. Raises `OtherExperiment` where a request differs."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._recorded = _whole_lines(path)
        self._next = 0

    def reply(self, request: Mapping[str, Any], ask: Callable[[], Reply]) -> Reply:
        """The recorded reply to the next request, or else that of `ask`, recorded at once."""
        digest = _digest(request)
        if self._next < len(self._recorded):
            entry = self._recorded[self._next]
            if entry["request_sha256"] != digest:
                raise OtherExperiment(
                    f"{self._path}: reply {self._next + 1} answers another request; "
                    "settings, tasks or prompts have changed: choose another checkpoint folder"
                )
        else:
            entry = {"request_sha256": digest, "reply": ask()}
            self._append(entry)
        self._next += 1
        return dict(entry["reply"])

    def _append(self, entry: Mapping[str, Any]) -> None:
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry, ensure_ascii=False) + "\n")
            file.flush()
            os.fsync(file.fileno())
        self._recorded.append(dict(entry))


def _digest(request: Mapping[str, Any]) -> str:
    return hashlib.sha256(json.dumps(request, sort_keys=True).encode()).hexdigest()


def _whole_lines(path: Path) -> list[dict[str, Any]]:
    """What is recorded; a last line that was cut off by a crash is removed."""
    if not path.exists():
        return []
    content = path.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    if whole != content:
        path.write_bytes(whole)
    return [json.loads(line) for line in whole.split(b"\n") if line]
