"""A frozen scorer in a child process: one trajectory's crash is that trajectory's alone."""

import contextlib
import itertools
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from scoring.rules import Nonsense, Outcome, failed, is_exposed, read_outcome
from studies.rules import Refused

from . import child

START_S = 60
AHEAD = 16
AHEAD_BYTES = 64 * 1024
READ_BYTES = 64 * 1024
PACKAGE = "frozen"


Pair = tuple[Mapping[str, Any], Mapping[str, Any]]


class CannotLoad(Refused):
    """The archive cannot be run on this host, for any trajectory; the text says why."""


class _Ended(Exception):
    """The child is gone or no longer understood; the text says why."""


@dataclass(frozen=True)
class Limits:
    """What one trajectory may cost.

    `wall_s` is for a scorer that waits, which uses no CPU; it leaves room for a busy host, and
    lies well below the lease of a chunk.
    """

    cpu_s: int = 20
    wall_s: int = 60
    memory_mb: int = 1024
    output_bytes: int = 2**20


class _Request:
    """One trajectory on its way to a child; `child` is the process that it was sent to."""

    def __init__(self, number: int, task: Mapping[str, Any], trajectory: Mapping[str, Any]) -> None:
        encoded = _encoded({"id": number, "task": task, "trajectory": trajectory})
        self.number, self.task, self.trajectory = number, task, trajectory
        self.content = child.LENGTH.pack(len(encoded)) + encoded
        self.child: subprocess.Popen[bytes] | None = None


def _encoded(document: Any) -> bytes:
    """JSON, many times as quick as the standard library's where that is not needed."""
    try:
        return msgspec.json.encode(document)
    except (TypeError, ValueError):  # a number too great, half a surrogate pair
        return json.dumps(document).encode()


def _decoded(content: bytes) -> Any:
    """What JSON says; raises ValueError where it is none."""
    try:
        return msgspec.json.decode(content)
    except ValueError:  # half a surrogate pair, or no JSON at all
        return json.loads(content)


def _may_wait(request: _Request, waiting: "deque[_Request]") -> bool:
    """Whether a request may be sent ahead: what waits must fit into the channel's buffer.

    Else we would wait for a child to read that itself waits for us to read its reply.
    """
    n_bytes = sum(len(other.content) for other in waiting) + len(request.content)
    return len(waiting) < AHEAD and n_bytes <= AHEAD_BYTES


def _read_reply(reply: Mapping[str, Any], request: _Request) -> Outcome:
    exposed = is_exposed(request.trajectory)
    if error := reply.get("error"):
        return failed(str(error), exposed=exposed)
    try:
        return read_outcome(reply.get("verdict"), task=request.task, trajectory=request.trajectory)
    except Nonsense as nonsense:
        return failed(str(nonsense), exposed=exposed)


class Runner:
    """Scores trajectories with an archive, in a child that is replaced when it ends.

    Use as a context manager, from one thread.
    """

    def __init__(self, archive: Path, limits: Limits | None = None) -> None:
        self.archive = archive
        self.limits = limits or Limits()
        self._ids = itertools.count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self._channel: socket.socket | None = None
        self._unread = bytearray()
        self._folder = ""

    def __enter__(self) -> "Runner":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def score(self, task: Mapping[str, Any], trajectory: Mapping[str, Any]) -> Outcome:
        """Judge one trajectory; as `score_all`."""
        [outcome] = self.score_all([(task, trajectory)])
        return outcome

    def score_all(self, pairs: Iterable[Pair]) -> Iterator[Outcome]:
        """Judge (task, trajectory) pairs, in order; a scorer's every mistake is an outcome.

        The child finds its next requests waiting, so that neither side idles. Raises
        `CannotLoad` where the archive cannot be run at all.
        """
        waiting: deque[_Request] = deque()
        for task, trajectory in pairs:
            request = _Request(next(self._ids), task, trajectory)
            while waiting and not _may_wait(request, waiting):
                yield self._outcome(waiting)
            waiting.append(request)
        while waiting:
            yield self._outcome(waiting)

    def _outcome(self, waiting: "deque[_Request]") -> Outcome:
        """The outcome of the oldest request, which is taken off; all of them are sent first."""
        self.start()
        oldest = waiting[0]
        deadline = time.monotonic() + self.limits.wall_s
        try:
            for request in waiting:
                if request.child is not self._process:
                    self._send(request.content, deadline)
                    request.child = self._process
            reply = self._receive(deadline)
            if reply.get("id") != oldest.number:
                raise _Ended("the scorer wrote into the channel that carries its verdicts")
        except _Ended as ended:
            # The child takes requests in turn: it died of the oldest. A new one gets the rest.
            self.close()
            reply = {"error": str(ended)}
        waiting.popleft()
        return _read_reply(reply, oldest)

    def start(self) -> None:
        """Have a child that is ready; raises `CannotLoad` with the scorer's own error."""
        if self._process and self._process.poll() is None:
            return
        self.close()
        self._spawn()
        try:
            reply = self._receive(time.monotonic() + START_S)
        except _Ended as ended:
            self.close()
            raise CannotLoad(f"The scorer cannot be loaded: {ended}") from None
        if "ready" not in reply:
            self.close()
            raise CannotLoad(f"The scorer cannot be loaded: {reply.get('unloadable')}")

    def close(self) -> None:
        """End the child with everything that it started."""
        if self._channel:
            self._channel.close()
        if self._process:
            # No such group: it has ended, and left nothing behind.
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        if self._folder:
            shutil.rmtree(self._folder, ignore_errors=True)
        self._process, self._channel, self._folder = None, None, ""

    def _spawn(self) -> None:
        ours, theirs = socket.socketpair()
        self._channel, self._unread = ours, bytearray()
        self._folder = tempfile.mkdtemp(prefix="scorer-")
        limits = self.limits
        with theirs:
            self._process = subprocess.Popen(
                [
                    # What -I does, but for -E: our own PYTHONHASHSEED must count, or the order
                    # of a set would differ from run to run. Site packages stay importable.
                    *(sys.executable, "-P", "-s", "-B", child.__file__),
                    *(str(self.archive.resolve()), PACKAGE, str(theirs.fileno())),
                    *(str(limits.cpu_s), str(limits.wall_s)),
                    *(str(limits.memory_mb * 2**20), str(limits.output_bytes)),
                ],
                cwd=self._folder,
                env=_environment(self._folder),
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )

    def _send(self, content: bytes, deadline: float) -> None:
        assert self._channel is not None
        self._channel.settimeout(max(0.001, deadline - time.monotonic()))
        try:
            self._channel.sendall(content)
        except TimeoutError:
            raise _Ended(self._late()) from None
        except OSError:
            # The child has gone. Which request it died of shows in what it still answered: the
            # replies before that one lie in the channel.
            return

    def _receive(self, deadline: float) -> dict[str, Any]:
        (length,) = child.LENGTH.unpack(self._read(child.LENGTH.size, deadline))
        if length > self.limits.output_bytes + 4096:
            raise _Ended(f"the scorer announced a reply of {length:,} bytes")
        try:
            reply = _decoded(self._read(length, deadline))
        except (ValueError, RecursionError):
            raise _Ended("the scorer's reply is not JSON") from None
        if not isinstance(reply, dict):
            raise _Ended("the scorer's reply is no object")
        return reply

    def _read(self, n: int, deadline: float) -> bytes:
        """The next bytes of the channel; what came with them is kept for the next call."""
        assert self._channel is not None
        while len(self._unread) < n:
            self._channel.settimeout(max(0.001, deadline - time.monotonic()))
            try:
                part = self._channel.recv(READ_BYTES)
            except TimeoutError:
                raise _Ended(self._late()) from None
            except OSError:
                part = b""
            if not part:
                raise _Ended(self._why_ended())
            self._unread += part
        content = bytes(self._unread[:n])
        del self._unread[:n]
        return content

    def _late(self) -> str:
        return f"gave no verdict within {self.limits.wall_s} s"

    def _why_ended(self) -> str:
        """Say why the child has gone; it has closed its end, so it is about to be."""
        assert self._process is not None
        try:
            status = self._process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            return "closed the channel that carries its verdicts"
        if status == child.OUT_OF_MEMORY:
            return f"ran out of memory; {self.limits.memory_mb} MB are allowed"
        if status == -signal.SIGXCPU:
            return f"used more than {self.limits.cpu_s} s of CPU time"
        if status < 0:
            return f"was ended by {signal.Signals(-status).name}"
        return f"ended its process with exit status {status}"


def _environment(folder: str) -> dict[str, str]:
    """Nothing of ours: no secrets, no paths, one thread, one locale, one hash seed."""
    return {
        "PYTHONHASHSEED": "0",
        "LC_ALL": "C.UTF-8",
        "TZ": "UTC",
        "HOME": folder,
        "TMPDIR": folder,
        "OMP_NUM_THREADS": "1",
        "OPENBLAS_NUM_THREADS": "1",
    }
